const require_states = require("./states-DscZcFE_.js");
const require_responses = require("./responses-BXXPe5UR.js");
const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
//#region src/service/readiness.ts
/**
* What a pull request waits for while it is NOT_READY, from `readiness` in the service's record; nothing in any other
* state, and nothing that the record does not say.
*/
function unmetConditions({ state, record = {} }, known) {
	const { readiness } = record;
	if (state !== "NOT_READY" || !require_responses.isObject(readiness)) return [];
	return [
		impactedTargets(readiness, record, known),
		baseBranch(readiness, record, known),
		mergeability(readiness)
	].filter((unmet) => unmet !== void 0);
}
/** The commit that the queue has, where it is not the one that is known here: both, as a service tells them. */
function otherCommit(record, { sha }) {
	const queues = record?.prSha;
	if (sha === void 0 || typeof queues !== "string" || queues === "") return void 0;
	return queues.toLowerCase() === sha.toLowerCase() ? void 0 : {
		ours: sha,
		queues: require_index.oneLine(queues, 64)
	};
}
/** `hasImpactedTargets` is left out by services that leave out what is false. */
function impactedTargets(readiness, record, known) {
	if (readiness.requiresImpactedTargets !== true || readiness.hasImpactedTargets === true) return void 0;
	const other = otherCommit(record, known);
	return other === void 0 ? {
		condition: "impacted-targets",
		what: "its impacted targets, which are not uploaded",
		advice: "Upload its impacted targets with set-impacted-targets"
	} : {
		condition: "impacted-targets",
		what: `the impacted targets of commit ${other.queues}, which the queue has of it; what is uploaded for ${other.ours}, which this workflow knows, does not count for that`,
		advice: `Upload its impacted targets for commit ${other.queues} with set-impacted-targets`
	};
}
function baseBranch(readiness, { prBaseBranch }, { targetBranch }) {
	if (readiness.doesBaseBranchMatch !== false) return void 0;
	return {
		condition: "base-branch",
		what: `its base branch to be ${targetBranch}${typeof prBaseBranch === "string" && prBaseBranch !== "" ? `, and not ${require_index.oneLine(prBaseBranch, 100)}` : ""}`,
		advice: "Change the base branch of the pull request, or submit it to the queue of the branch that it has"
	};
}
/** `unspecified` is what a service says before GitHub was asked. */
function mergeability({ gitHubMergeability }) {
	const said = typeof gitHubMergeability === "string" ? require_states.canonicalState(gitHubMergeability) : "MERGEABLE";
	if (said === "MERGEABLE") return void 0;
	if (said !== "NOT_MERGEABLE") return {
		condition: "mergeability",
		what: "GitHub to say whether it can be merged",
		advice: "See on its page whether GitHub still checks for conflicts, or waits for required checks or reviews"
	};
	return {
		condition: "mergeability",
		what: "GitHub to let it be merged",
		advice: "See on its page what GitHub asks for: no conflicts, the required checks and reviews, no draft"
	};
}
//#endregion
//#region src/operations/fetch-state.ts
/**
* Fetches the pull request once.
* @throws ServiceError
*/
async function fetchPullRequest(step, service) {
	return require_responses.readPullRequest((await service.send("getSubmittedPullRequest", require_requests.barePullRequestRequest(step))).json);
}
/** The pull request with what a response says of it, as results show it. */
function pullRequestWith(step, response) {
	const known = {
		sha: require_requests.pullRequestOf(step).sha,
		targetBranch: require_requests.targetBranchOf(step)
	};
	return {
		...require_requests.pullRequestResult(step),
		...response,
		unmet: unmetConditions(response, known)
	};
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
		return { pullRequest: pullRequestWith(step, await fetchPullRequest(step, service)) };
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
Object.defineProperty(exports, "otherCommit", {
	enumerable: true,
	get: function() {
		return otherCommit;
	}
});
Object.defineProperty(exports, "pullRequestWith", {
	enumerable: true,
	get: function() {
		return pullRequestWith;
	}
});
