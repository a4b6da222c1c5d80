const require_states = require("./states-DscZcFE_.js");
const require_responses = require("./responses-BXXPe5UR.js");
const require_index = require("../index.js");
const require_leven = require("./leven-CakbgFXD.js");
let node_util = require("node:util");
//#region src/service/queue-settings.ts
/** Whole numbers of the hosted service have 32 bits. */
const positive = {
	kind: "integer",
	least: 1,
	most: 4294967295
};
const boolean = { kind: "boolean" };
const choice = (...values) => ({
	kind: "choice",
	values
});
/**
* The settings of a queue that are known: names, types and ranges are those of the hosted service's public description
* (`enqueueingLabel` those of its reference).
*/
const queueSettings = {
	mode: {
		type: choice("single", "parallel"),
		meaning: "single tests pull requests in one lane; parallel puts those that share no impacted target into several",
		onCreation: true
	},
	concurrency: {
		type: positive,
		meaning: "how many tests run at a time",
		onCreation: true
	},
	state: {
		type: choice("running", "paused", "draining"),
		meaning: "paused starts nothing new; draining finishes what is enqueued and takes nothing more"
	},
	testingTimeoutMinutes: {
		type: positive,
		meaning: "minutes after which a test that has not ended counts as failed"
	},
	canOptimisticallyMerge: {
		type: boolean,
		meaning: "a pull request also counts as tested when one behind it, tested on top of it, passes"
	},
	pendingFailureDepth: {
		type: positive,
		meaning: "how many pull requests behind a failed one are waited for before the failure counts"
	},
	batch: {
		type: boolean,
		meaning: "test several pull requests together"
	},
	batchingMinSize: {
		type: positive,
		meaning: "how many pull requests a batch waits for"
	},
	batchingMaxWaitTimeMinutes: {
		type: positive,
		meaning: "how many minutes a batch waits for them"
	},
	bisectionConcurrency: {
		type: positive,
		meaning: "how many tests run at a time while failed batches are split"
	},
	createPrsForTestingBranches: {
		type: boolean,
		meaning: "open a draft pull request for each branch under test"
	},
	mergeMethod: {
		type: choice("merge_commit", "squash", "rebase"),
		meaning: "how pull requests are merged"
	},
	directMergeMode: {
		type: choice("off", "always"),
		meaning: "always merges a pull request that is up to date with its target branch without another test"
	},
	optimizationMode: {
		type: choice("off", "bisection_skip_redundant_tests"),
		meaning: "bisection_skip_redundant_tests leaves out tests whose outcome follows from others"
	},
	commentsEnabled: {
		type: boolean,
		meaning: "the service comments on pull requests"
	},
	commandsEnabled: {
		type: boolean,
		meaning: "comments on pull requests can command the queue"
	},
	statusCheckEnabled: {
		type: boolean,
		meaning: "the service sets a status check on pull requests"
	},
	enqueueingLabel: {
		type: { kind: "text" },
		meaning: "a label that submits the pull request that gets it"
	},
	requiredStatuses: {
		type: { kind: "list" },
		meaning: "names of the checks that decide whether a test passed; [] leaves it to the protection of the target branch"
	},
	deleteRequiredStatuses: {
		type: boolean,
		meaning: "of update-queue: true clears requiredStatuses. apply-queue takes an empty list for that",
		isOrder: true
	}
};
/** Case, `-` and `_` do not tell two names apart here. */
const bare = (name) => name.toLowerCase().replace(/[-_\s]/g, "");
/** The known setting that an unknown name was probably meant to be. */
function nearestSetting(name) {
	const names = Object.keys(queueSettings);
	const same = names.find((one) => bare(one) === bare(name));
	if (same !== void 0) return same;
	const nearest = require_leven.closestMatch(bare(name), names.map(bare), { maxDistance: Math.max(1, Math.min(3, Math.floor(name.length / 4))) });
	return names.find((one) => bare(one) === nearest);
}
/** What a value should have been, and what it is: undefined when it is right. */
function whyWrong(type, value) {
	const expected = describeType(type);
	const shown = require_index.oneLine(JSON.stringify(value), 80);
	switch (type.kind) {
		case "boolean": return typeof value === "boolean" ? void 0 : `${shown} is not ${expected}`;
		case "integer": return Number.isSafeInteger(value) && value >= type.least && value <= type.most ? void 0 : `${shown} is not ${expected}${/^"\d+"$/.test(shown) ? ": remove the quotes" : ""}`;
		case "choice": return typeof value === "string" && choiceOf(type.values, value) !== void 0 ? void 0 : `${shown} is not ${expected}`;
		case "text": return typeof value === "string" && value.trim() !== "" ? void 0 : `${shown} is not ${expected}`;
		case "list": return value === null || Array.isArray(value) && value.every((one) => typeof one === "string" && one !== "") ? void 0 : `${shown} is not ${expected}`;
	}
}
/** What a setting may be, in words: `a whole number from 1 to 4294967295`. */
function describeType(type) {
	switch (type.kind) {
		case "boolean": return "true or false";
		case "integer": return `a whole number from ${String(type.least)} to ${String(type.most)}`;
		case "choice": return `one of ${type.values.join(", ")}`;
		case "text": return "a text that is not empty";
		case "list": return "a list of texts";
	}
}
function choiceOf(values, written) {
	return values.find((value) => require_states.canonicalState(value) === require_states.canonicalState(written));
}
/**
* Holds settings that a person wrote against the table. A name that is not in it is kept, unless it is nearly one that is.
* @returns the settings as the service writes them, or what is wrong with the first that is not right
*/
function checkSettings(written) {
	const settings = /* @__PURE__ */ new Map();
	for (const [name, value] of Object.entries(written)) {
		const known = Object.hasOwn(queueSettings, name) ? queueSettings[name] : void 0;
		if (known === void 0) {
			const meant = nearestSetting(name);
			if (meant !== void 0) return { problem: `there is no setting ${JSON.stringify(require_index.oneLine(name, 80))}. Did you mean ${meant}? A setting that this action does not know goes into extra-fields` };
			settings.set(name, value);
			continue;
		}
		const problem = whyWrong(known.type, value);
		if (problem !== void 0) return { problem: `${name}: ${problem}` };
		settings.set(name, asService(known.type, value));
	}
	return { settings: Object.fromEntries(settings) };
}
/** A value that is right, as the service writes it. */
function asService(type, value) {
	if (type.kind === "choice") return choiceOf(type.values, value);
	return type.kind === "list" ? [...new Set(value ?? [])] : value;
}
/** Settings of a queue by name, as a response of the service shows them, its state among them. */
function shownSettings(response) {
	const { state, settings } = require_responses.readQueue(response);
	return {
		...require_responses.isObject(response) ? response : {},
		...settings,
		...state === void 0 ? {} : { state }
	};
}
/** Whether what the service shows of a setting is what was asked for. */
function isSameSetting(name, shown, asked) {
	const type = Object.hasOwn(queueSettings, name) ? queueSettings[name]?.type : void 0;
	return (0, node_util.isDeepStrictEqual)(comparable(type, shown), comparable(type, asked));
}
/** A form in which two ways to write the same are equal. */
function comparable(type, value) {
	if (type?.kind === "list") return Array.isArray(value) ? [...new Set(value)].sort() : value ?? [];
	return type?.kind === "choice" && typeof value === "string" ? require_states.canonicalState(value) : value;
}
/**
* What the queue has otherwise than was asked for, in the order in which it was asked.
* @param shown the settings as `shownSettings` reads them
*/
function settingDifferences(shown, asked) {
	return Object.entries(asked).filter(([name, value]) => !(Object.hasOwn(shown, name) && isSameSetting(name, shown[name], value))).map(([setting, after]) => ({
		setting,
		before: Object.hasOwn(shown, setting) ? shown[setting] : void 0,
		after
	}));
}
/** The fields by which `updateQueue` is asked for these settings: an empty list is cleared with an order of its own. */
function updateFields(settings) {
	const { requiredStatuses, ...others } = settings;
	if (requiredStatuses === void 0) return others;
	return Array.isArray(requiredStatuses) && requiredStatuses.length === 0 ? {
		...others,
		deleteRequiredStatuses: true
	} : {
		...others,
		requiredStatuses
	};
}
/** The settings among these that `createQueue` takes. */
function creationSettings(settings) {
	return Object.fromEntries(Object.entries(settings).filter(([name]) => queueSettings[name]?.onCreation === true));
}
//#endregion
exports.checkSettings = checkSettings;
exports.creationSettings = creationSettings;
exports.queueSettings = queueSettings;
exports.settingDifferences = settingDifferences;
exports.shownSettings = shownSettings;
exports.updateFields = updateFields;
