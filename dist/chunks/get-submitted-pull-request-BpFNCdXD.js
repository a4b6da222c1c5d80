require("./rolldown-runtime-Bd6kNlEP.js");
const require_index = require("../index.js");
const require_requests = require("./requests-BMjlOAhA.js");
//#region src/operations/get-submitted-pull-request.ts
/** Reads the state of a pull request. */
const operation = {
	needs: {
		pullRequest: "required",
		targetBranch: true,
		repository: true
	},
	advice: { 404: "The pull request was probably never submitted to this queue" },
	prepare: (context) => {
		const pullRequest = require_requests.pullRequestResult(context);
		return Promise.resolve({
			request: {
				endpoint: "getSubmittedPullRequest",
				content: require_requests.pullRequestRequest(context)
			},
			result: {
				headline: `Looked at pull request #${String(pullRequest.number)} in the merge queue of ${require_requests.targetBranchOf(context)}`,
				pullRequest
			}
		});
	},
	carryOut: async (context, prepared, service) => {
		const answer = await require_index.sendPrepared(prepared, service);
		return {
			...prepared.result,
			pullRequest: {
				...require_requests.pullRequestResult(context),
				...require_index.readPullRequest(answer.json)
			}
		};
	}
};
//#endregion
exports.operation = operation;
