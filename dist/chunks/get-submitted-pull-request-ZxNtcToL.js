const require_responses = require("./responses-BXXPe5UR.js");
const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
const require_fetch_state = require("./fetch-state-BU6qcPHj.js");
//#region src/operations/get-submitted-pull-request.ts
/** Reads the state of a pull request. */
const operation = {
	needs: {
		pullRequest: "required",
		targetBranch: true,
		repository: true
	},
	advice: { 404: "The pull request was probably never submitted to this queue" },
	prepare: (step) => {
		const pullRequest = require_requests.pullRequestResult(step);
		return Promise.resolve({
			request: {
				endpoint: "getSubmittedPullRequest",
				content: require_requests.pullRequestRequest(step)
			},
			result: {
				headline: `Fetched pull request #${String(pullRequest.number)} in the merge queue of ${require_requests.targetBranchOf(step)}`,
				pullRequest
			}
		});
	},
	carryOut: async (step, prepared, service) => {
		const response = await require_index.sendPrepared(prepared, service);
		return {
			...prepared.result,
			pullRequest: require_fetch_state.pullRequestWith(step, require_responses.readPullRequest(response.json))
		};
	}
};
//#endregion
exports.operation = operation;
