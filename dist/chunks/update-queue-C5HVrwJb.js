require("./rolldown-runtime-n5aEA02a.js");
const require_index = require("../index.js");
const require_queue_operation = require("./queue-operation-DLoEt-fZ.js");
const require_requests = require("./requests-Dw7TDA4n.js");
// src/operations/update-queue.ts
/** Changes settings of a queue. */
const operation = require_queue_operation.queueOperation({
	endpoint: "updateQueue",
	headline: (branch) => `Updated the merge queue of ${branch}`,
	content: (context) => {
		if (Object.keys({
			...context.inputs.queueSettings,
			...context.inputs.extraFields
		}).length === 0) throw new require_index.InputError("queue-settings", "there is nothing to update. Give settings such as `concurrency: 5`, here or in queue-settings-file");
		return require_requests.queueSettingsRequest(context);
	},
	advice: {
		400: "Check queue-settings",
		404: "The queue does not exist; create-queue makes it"
	}
});
exports.operation = operation;
