require("./rolldown-runtime-n5aEA02a.js");
const require_queue_operation = require("./queue-operation-DLoEt-fZ.js");
const require_requests = require("./requests-Dw7TDA4n.js");
// src/operations/create-queue.ts
/** Creates the queue of a branch. */
const operation = require_queue_operation.queueOperation({
	endpoint: "createQueue",
	headline: (branch) => `Created the merge queue of ${branch}`,
	content: require_requests.queueSettingsRequest,
	advice: {
		400: "Check queue-settings",
		409: "The queue exists already; update-queue changes its settings"
	}
});
exports.operation = operation;
