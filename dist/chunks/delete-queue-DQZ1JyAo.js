const require_requests = require("./requests-BNpNaGbd.js");
//#region src/operations/delete-queue.ts
/** Deletes an empty queue. Its request holds nothing but the queue's identity (service interface, section 4.1). */
const operation = require("./queue-operation-MafNLHbZ.js").queueOperation({
	endpoint: "deleteQueue",
	headline: (branch) => `Deleted the merge queue of ${branch}`,
	content: (step) => {
		require_requests.refuseExtraFields(step, "delete-queue sends the repository and the target branch, and nothing else");
		return require_requests.bareQueueRequest(step);
	},
	advice: {
		400: "A queue must be empty to be deleted: cancel or merge its pull requests first",
		404: "The queue does not exist; check target-branch and repository"
	}
});
//#endregion
exports.operation = operation;
