const require_states = require("./states-DscZcFE_.js");
//#region src/operations/cancel-pull-request.ts
/** Sees to it that a pull request is not in the queue. */
const operation = require("./pull-request-write-DK_jPjYn.js").pullRequestWrite({
	endpoint: "cancelPullRequest",
	headline: (pullRequest, queue) => `Took ${pullRequest} out of the ${queue}`,
	advice: { 404: "Check base-url and repository, and that there is a queue for target-branch" },
	alreadySo: (name, state) => {
		if (state === void 0) return `${name} is not in the queue: it was never submitted`;
		return require_states.finalStates.has(state) ? `${name} is not in the queue any more: it is ${state}` : void 0;
	}
});
//#endregion
exports.operation = operation;
