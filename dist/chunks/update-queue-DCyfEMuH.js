const require_index = require("../index.js");
const require_requests = require("./requests-04IWD5kK.js");
//#region src/operations/update-queue.ts
/** Changes settings of a queue. */
const operation = require("./queue-operation-CfsAB85U.js").queueOperation({
	endpoint: "updateQueue",
	headline: (branch) => `Updated the merge queue of ${branch}`,
	content: (step) => {
		if (Object.keys({
			...step.inputs.queueSettings,
			...step.inputs.extraFields
		}).length === 0) throw new require_index.InputError("queue-settings", "there is nothing to update. Give settings such as `concurrency: 5`, here or in queue-settings-file");
		return require_requests.queueSettingsRequest(step);
	},
	advice: {
		400: "Check queue-settings",
		404: "The queue does not exist; create-queue makes it"
	}
});
//#endregion
exports.operation = operation;
