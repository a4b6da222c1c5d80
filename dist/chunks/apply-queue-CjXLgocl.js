const require_responses = require("./responses-BXXPe5UR.js");
const require_index = require("../index.js");
const require_queue_settings = require("./queue-settings-DiE8UI_s.js");
const require_requests = require("./requests-BNpNaGbd.js");
//#region src/operations/apply-queue.ts
/**
* Brings a queue to the settings that a file names: creates it where there is none, updates what differs, and leaves
* alone what the file does not name. Broken off anywhere, the next run completes it.
*/
const operation = {
	needs: {
		pullRequest: "none",
		targetBranch: true,
		repository: true
	},
	readsInDryRun: true,
	advice: {
		400: "Check queue-settings: the service does not take a value, or the queue is in a state that forbids the change",
		404: "Check that the service knows this repository, and base-url, which ends with the version segment (…/v1)"
	},
	prepare: (step) => {
		askedOf(step);
		return Promise.resolve({
			request: {
				endpoint: "getQueue",
				content: require_requests.bareQueueRequest(step)
			},
			result: { headline: `Apply settings to ${nameOf(step)}` }
		});
	},
	carryOut: (step, _prepared, service) => apply(step, service, askedOf(step))
};
const nameOf = (step) => `the merge queue of ${require_requests.targetBranchOf(step)}`;
const count = (changes) => `${String(changes.length)} setting${changes.length === 1 ? "" : "s"}`;
/**
* The settings that the queue shall have.
* @throws InputError when there are none, or one is an order and no state
*/
function askedOf({ inputs }) {
	const asked = {
		...inputs.queueSettings,
		...inputs.extraFields
	};
	if (Object.keys(asked).length === 0) throw new require_index.InputError("queue-settings", "there is nothing to apply. Give settings such as `concurrency: 5`, here or in queue-settings-file");
	const order = Object.keys(asked).find((name) => require_queue_settings.queueSettings[name]?.isOrder === true);
	if (order !== void 0) throw new require_index.InputError("queue-settings", `${order} is an order, not a setting that a queue has. Give an empty list instead: \`requiredStatuses: []\``);
	return asked;
}
async function apply(step, service, asked) {
	const found = await fetchQueue(step, service);
	const shown = found === void 0 ? {} : require_queue_settings.shownSettings(found);
	const { due, left } = split(require_queue_settings.settingDifferences(shown, asked), shown);
	for (const change of due) step.log.info(describe(change));
	const result = {
		headline: headlineOf(step, found !== void 0, due),
		...found === void 0 ? {} : { queue: require_requests.queueResult(step, require_responses.readQueue(found)) },
		queueChanges: await writeChanges(step, due),
		warnings: left.map(({ setting, before }) => `${setting} is ${shownValue(before)} and was left alone, because the queue is SWITCHING_MODES. Run apply-queue again when that is over`)
	};
	if (step.inputs.dryRun || found !== void 0 && due.length === 0) return result;
	const before = found ?? await createQueue(step, service, asked);
	if (before === void 0) return {
		...result,
		failure: `${nameOf(step)} was created, and the service does not know it. Run the step again`
	};
	const rest = found === void 0 ? split(require_queue_settings.settingDifferences(require_queue_settings.shownSettings(before), asked), require_queue_settings.shownSettings(before)).due : due;
	const after = rest.length === 0 ? before : await updateQueue(step, service, rest);
	const outcome = outcomeOf(require_queue_settings.settingDifferences(require_queue_settings.shownSettings(after), asked), left, after);
	return {
		...result,
		queue: require_requests.queueResult(step, {
			...require_responses.readQueue(before),
			...withoutUndefined(require_responses.readQueue(after))
		}),
		warnings: [...result.warnings ?? [], ...outcome.warnings],
		...outcome.notTaken.length === 0 ? {} : { failure: `the service did not take ${outcome.notTaken.join("; ")}. It may not allow that to this queue, or something else sets it (required statuses may come from the protection of the branch)` }
	};
}
/** The queue as the service shows it; undefined when there is none. @throws ServiceError */
async function fetchQueue(step, service) {
	try {
		return (await service.send("getQueue", require_requests.bareQueueRequest(step))).json;
	} catch (error) {
		if (require_index.isAbsence(error)) return void 0;
		throw error;
	}
}
/**
* Creates the queue with as much as the service takes then. One that somebody else created meanwhile is as good.
* @returns the queue as it is now
* @throws ServiceError
*/
async function createQueue(step, service, asked) {
	try {
		await service.send("createQueue", {
			...require_requests.bareQueueRequest(step),
			...require_queue_settings.creationSettings(asked)
		});
		step.log.info(`Created ${nameOf(step)}`);
	} catch (error) {
		if (!(error instanceof require_index.ServiceError) || error.status !== 409) throw error;
		step.log.info(`${nameOf(step)} was created by another run meanwhile`);
	}
	return fetchQueue(step, service);
}
/** Sends what differs. @returns the queue as it is now @throws ServiceError */
async function updateQueue(step, service, changes) {
	const fields = require_queue_settings.updateFields(Object.fromEntries(changes.map(({ setting, after }) => [setting, after])));
	const { json } = await service.send("updateQueue", {
		...require_requests.bareQueueRequest(step),
		...fields
	});
	return require_responses.isObject(json) && changes.some(({ setting }) => Object.hasOwn(require_queue_settings.shownSettings(json), setting)) ? json : fetchQueue(step, service);
}
/**
* What is to be changed now, and what a queue that is switching modes changes by itself: nobody can say then which
* mode it is switching to, and its state becomes RUNNING afterwards.
*/
function split(changes, shown) {
	const left = changes.filter(({ setting }) => isSwitching(shown) && changesBySwitching.has(setting));
	return {
		due: changes.filter((change) => !left.includes(change)),
		left
	};
}
const changesBySwitching = /* @__PURE__ */ new Set(["mode", "state"]);
const isSwitching = ({ state }) => state === "SWITCHING_MODES";
/**
* What the service made of an update: remarks, and the settings that it did not take.
* @param left what was left alone, of which the step has spoken already
*/
function outcomeOf(differences, left, after) {
	const warnings = [];
	const notTaken = [];
	for (const { setting, before, after: asked } of differences) {
		if (left.some((change) => change.setting === setting)) continue;
		if (before === void 0) warnings.push(`The service does not show ${setting}, so it was sent and cannot be checked. It may not know this setting`);
		else if (isSwitching(require_queue_settings.shownSettings(after)) && changesBySwitching.has(setting)) warnings.push(`${setting} is still ${shownValue(before)}: the queue is SWITCHING_MODES`);
		else notTaken.push(`${setting}: ${shownValue(asked)} (it is ${shownValue(before)})`);
	}
	return {
		warnings,
		notTaken
	};
}
function headlineOf(step, exists, due) {
	const { dryRun } = step.inputs;
	const name = nameOf(step);
	if (!exists) return `${dryRun ? "Would create" : "Created"} ${name} with ${count(due)}`;
	if (due.length === 0) return `Nothing to change: ${name} has these settings already`;
	return `${dryRun ? "Would change" : "Changed"} ${count(due)} of ${name}`;
}
function describe({ setting, before, after }) {
	return `${setting}: ${shownValue(before)} → ${shownValue(after)}`;
}
/** A value of a setting for people. */
function shownValue(value) {
	return value === void 0 ? "not shown" : JSON.stringify(value);
}
async function writeChanges(step, due) {
	const rows = due.map(({ setting, before, after }) => ({
		setting,
		before: before ?? null,
		after
	}));
	return {
		changes: due,
		file: await step.files.write("queue-changes.json", `${JSON.stringify(rows, void 0, 2)}\n`)
	};
}
function withoutUndefined(object) {
	return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== void 0));
}
//#endregion
exports.operation = operation;
