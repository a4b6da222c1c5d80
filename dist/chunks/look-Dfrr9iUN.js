const require_index = require("../index.js");
const require_requests = require("./requests-BMjlOAhA.js");
//#region src/operations/look.ts
/**
* Looks at the pull request once.
* @throws ServiceError
*/
async function lookAtPullRequest(context, service) {
	return require_index.readPullRequest((await service.send("getSubmittedPullRequest", require_requests.barePullRequestRequest(context))).json);
}
/**
* The look that fills the pull-request outputs after a write. The write is done, so a look that fails is a warning.
*/
async function lookAfterwards(context, service) {
	const pullRequest = require_requests.pullRequestResult(context);
	try {
		return { pullRequest: {
			...pullRequest,
			...await lookAtPullRequest(context, service)
		} };
	} catch (error) {
		if (!(error instanceof require_index.ServiceError)) throw error;
		return {
			pullRequest,
			warnings: [`It is done, but the look at its state afterwards failed: ${error.message}`]
		};
	}
}
//#endregion
Object.defineProperty(exports, "lookAfterwards", {
	enumerable: true,
	get: function() {
		return lookAfterwards;
	}
});
Object.defineProperty(exports, "lookAtPullRequest", {
	enumerable: true,
	get: function() {
		return lookAtPullRequest;
	}
});
