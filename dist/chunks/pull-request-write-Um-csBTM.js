const require_index = require("../index.js");
const require_requests = require("./requests-04IWD5kK.js");
const require_fetch_state = require("./fetch-state-DcUnwmph.js");
//#region src/operations/pull-request-write.ts
/** An operation that sends a pull request's identity and then fetches its state. */
function pullRequestWrite({ endpoint, headline, advice }) {
	const headlineOf = (step) => headline(`pull request #${String(require_requests.pullRequestOf(step).number)}`, `merge queue of ${require_requests.targetBranchOf(step)}`);
	return {
		needs: {
			pullRequest: "required",
			targetBranch: true,
			repository: true
		},
		...advice === void 0 ? {} : { advice },
		prepare: (step) => Promise.resolve({
			request: {
				endpoint,
				content: require_requests.pullRequestRequest(step)
			},
			result: {
				headline: headlineOf(step),
				pullRequest: require_requests.pullRequestResult(step)
			}
		}),
		carryOut: async (step, prepared, service) => {
			await require_index.sendPrepared(prepared, service);
			return {
				headline: headlineOf(step),
				...await require_fetch_state.fetchAfterwards(step, service)
			};
		}
	};
}
//#endregion
Object.defineProperty(exports, "pullRequestWrite", {
	enumerable: true,
	get: function() {
		return pullRequestWrite;
	}
});
