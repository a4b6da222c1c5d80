const require_index = require("../index.js");
const require_requests = require("./requests-04IWD5kK.js");
//#region src/operations/fetch-state.ts
/**
* Fetches the pull request once.
* @throws ServiceError
*/
async function fetchPullRequest(step, service) {
	return require_index.readPullRequest((await service.send("getSubmittedPullRequest", require_requests.barePullRequestRequest(step))).json);
}
/**
* Fetches what fills the pull-request outputs after a write. The write is done, so a failure is a warning.
*/
async function fetchAfterwards(step, service) {
	const pullRequest = require_requests.pullRequestResult(step);
	try {
		return { pullRequest: {
			...pullRequest,
			...await fetchPullRequest(step, service)
		} };
	} catch (error) {
		if (!(error instanceof require_index.ServiceError)) throw error;
		return {
			pullRequest,
			warnings: [`It is done, but fetching its state afterwards failed: ${error.message}`]
		};
	}
}
//#endregion
Object.defineProperty(exports, "fetchAfterwards", {
	enumerable: true,
	get: function() {
		return fetchAfterwards;
	}
});
Object.defineProperty(exports, "fetchPullRequest", {
	enumerable: true,
	get: function() {
		return fetchPullRequest;
	}
});
