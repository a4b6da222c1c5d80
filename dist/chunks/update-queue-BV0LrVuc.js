const require_responses = require("./responses-BXXPe5UR.js");
const require_index = require("../index.js");
const require_queue_settings = require("./queue-settings-DiE8UI_s.js");
const require_requests = require("./requests-BNpNaGbd.js");
//#region src/operations/update-queue.ts
/** Changes settings of a queue. */
const operation = require("./queue-operation-MafNLHbZ.js").queueOperation({
	endpoint: "updateQueue",
	headline: (branch) => `Updated the merge queue of ${branch}`,
	content: (step) => {
		if (Object.keys({
			...step.inputs.queueSettings,
			...step.inputs.extraFields
		}).length === 0) throw new require_index.InputError("queue-settings", "there is nothing to update. Give settings such as `concurrency: 5`, here or in queue-settings-file");
		return {
			...require_requests.bareQueueRequest(step),
			...require_queue_settings.updateFields(step.inputs.queueSettings ?? {}),
			...step.inputs.extraFields
		};
	},
	warnings: ({ inputs: { queueSettings: asked = {} } }, json) => {
		const shown = require_responses.isObject(json) ? require_queue_settings.shownSettings(json) : {};
		return require_queue_settings.settingDifferences(shown, asked).flatMap(({ setting, before, after }) => {
			const known = Object.hasOwn(require_queue_settings.queueSettings, setting);
			if (before !== void 0) {
				const why = shown.state === "SWITCHING_MODES" ? ", while the queue is SWITCHING_MODES" : "";
				return [`${setting} is ${JSON.stringify(before)} after the update, not ${JSON.stringify(after)}${why}`];
			}
			return known ? [] : [`The response does not show ${setting}: the service may not know this setting`];
		});
	},
	advice: {
		400: "Check queue-settings",
		404: "The queue does not exist; create-queue makes it, and apply-queue does either"
	}
});
//#endregion
exports.operation = operation;
