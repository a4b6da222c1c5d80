require("./rolldown-runtime-Bd6kNlEP.js");
const require_requests = require("./requests-BMjlOAhA.js");
//#region src/operations/get-queue.ts
/** Reads state, settings and entries of a queue. */
const operation = require("./queue-operation-DMqrGefH.js").queueOperation({
	endpoint: "getQueue",
	headline: (branch) => `Read the merge queue of ${branch}`,
	content: (context) => ({
		...require_requests.bareQueueRequest(context),
		...context.inputs.extraFields
	}),
	advice: { 404: "The queue does not exist; check target-branch and repository" }
});
//#endregion
exports.operation = operation;
