const require_requests = require("./requests-BNpNaGbd.js");
//#region src/operations/get-queue.ts
/** Reads state, settings and entries of a queue. */
const operation = require("./queue-operation-MafNLHbZ.js").queueOperation({
	endpoint: "getQueue",
	headline: (branch) => `Read the merge queue of ${branch}`,
	content: (step) => ({
		...require_requests.bareQueueRequest(step),
		...step.inputs.extraFields
	}),
	advice: { 404: "The queue does not exist; check target-branch and repository" }
});
//#endregion
exports.operation = operation;
