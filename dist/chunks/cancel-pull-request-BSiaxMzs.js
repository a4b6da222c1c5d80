require("../index.js");
//#region src/operations/cancel-pull-request.ts
/** Takes a pull request out of the queue. */
const operation = require("./pull-request-write-Um-csBTM.js").pullRequestWrite({
	endpoint: "cancelPullRequest",
	headline: (pullRequest, queue) => `Took ${pullRequest} out of the ${queue}`,
	advice: { 404: "The pull request may not be in the queue: nothing to cancel" }
});
//#endregion
exports.operation = operation;
