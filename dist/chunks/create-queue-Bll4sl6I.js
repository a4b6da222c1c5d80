const require_responses = require("./responses-BXXPe5UR.js");
const require_queue_settings = require("./queue-settings-DiE8UI_s.js");
const require_requests = require("./requests-BNpNaGbd.js");
//#region src/operations/create-queue.ts
/** Creates the queue of a branch. */
const operation = require("./queue-operation-MafNLHbZ.js").queueOperation({
	endpoint: "createQueue",
	headline: (branch) => `Created the merge queue of ${branch}`,
	content: (step) => ({
		...require_requests.bareQueueRequest(step),
		...step.inputs.queueSettings,
		...step.inputs.extraFields
	}),
	warnings: ({ inputs: { queueSettings = {} } }, json) => {
		const atOnce = require_queue_settings.creationSettings(queueSettings);
		const unsure = require_queue_settings.settingDifferences(require_responses.isObject(json) ? require_queue_settings.shownSettings(json) : {}, queueSettings).map(({ setting }) => setting).filter((setting) => !Object.hasOwn(atOnce, setting) || require_responses.isObject(json));
		return unsure.length === 0 ? [] : [`The response does not show that the queue has ${unsure.join(", ")}: a service may take only mode and concurrency when it creates a queue. apply-queue sets the others too, and checks them`];
	},
	advice: {
		400: "Check queue-settings",
		409: "The queue exists already; update-queue changes its settings, and apply-queue does either"
	}
});
//#endregion
exports.operation = operation;
