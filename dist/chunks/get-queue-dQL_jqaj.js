require("./rolldown-runtime-n5aEA02a.js");
const require_queue_operation = require("./queue-operation-DLoEt-fZ.js");
const require_requests = require("./requests-Dw7TDA4n.js");
// src/operations/get-queue.ts
/** Reads state, settings and entries of a queue. */
const operation = require_queue_operation.queueOperation({
	endpoint: "getQueue",
	headline: (branch) => `Read the merge queue of ${branch}`,
	content: (context) => ({
		...require_requests.bareQueueRequest(context),
		...context.inputs.extraFields
	}),
	advice: { 404: "The queue does not exist; check target-branch and repository" }
});
exports.operation = operation;
