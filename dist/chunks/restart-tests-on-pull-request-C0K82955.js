//#region src/operations/restart-tests-on-pull-request.ts
/** Runs the tests of a queued pull request again. */
const operation = require("./pull-request-write-DK_jPjYn.js").pullRequestWrite({
	endpoint: "restartTestsOnPullRequest",
	headline: (pullRequest, queue) => `Restarted the tests of ${pullRequest} in the ${queue}`,
	advice: {
		400: "Tests can be restarted only while the pull request is in the queue",
		404: "Tests can be restarted only while the pull request is in the queue",
		409: "Tests can be restarted only while the pull request is in the queue"
	}
});
//#endregion
exports.operation = operation;
