const require_index = require("../index.js");
const require_requests = require("./requests-q1XNXEM6.js");
//#region src/operations/fetch-state.ts
/**
* Fetches the pull request once.
* @throws ServiceError
*/
async function fetchPullRequest(step, service) {
	return require_index.readPullRequest((await service.send("getSubmittedPullRequest", require_requests.barePullRequestRequest(step))).json);
}
/**
* Fetches the pull request once, where a write was refused because of its state.
* @returns undefined when it was never submitted to the queue, which is certain only where the service knows the queue: a
* wrong address answers 404 to everything
* @throws ServiceError
*/
async function fetchRefused(step, service) {
	try {
		return await fetchPullRequest(step, service);
	} catch (error) {
		if (!(error instanceof require_index.ServiceError) || error.status !== 404) throw error;
		await service.send("getQueue", require_requests.bareQueueRequest(step));
		return;
	}
}
/** Whether a service refused a request because of the state that something is in. */
const isRefusal = (error) => error instanceof require_index.ServiceError && [
	400,
	404,
	409,
	422
].includes(error.status ?? 0);
/**
* Fetches what fills the pull-request outputs after a write. The write is done, so a failure is a warning.
* @param mayBeAbsent whether the write makes sense before the pull request is submitted, so that 404 says nothing but that
*/
async function fetchAfterwards(step, service, { mayBeAbsent = false } = {}) {
	const pullRequest = require_requests.pullRequestResult(step);
	try {
		return { pullRequest: {
			...pullRequest,
			...await fetchPullRequest(step, service)
		} };
	} catch (error) {
		if (!(error instanceof require_index.ServiceError)) throw error;
		if (mayBeAbsent && error.status === 404) {
			step.log.info(`Pull request #${String(pullRequest.number)} is not submitted yet`);
			return { pullRequest: {
				...pullRequest,
				submitted: false
			} };
		}
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
Object.defineProperty(exports, "fetchRefused", {
	enumerable: true,
	get: function() {
		return fetchRefused;
	}
});
Object.defineProperty(exports, "isRefusal", {
	enumerable: true,
	get: function() {
		return isRefusal;
	}
});
