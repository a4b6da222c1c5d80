const require_index = require("../index.js");
const require_requests = require("./requests-BMjlOAhA.js");
const require_look = require("./look-Dfrr9iUN.js");
//#region src/operations/pull-request-write.ts
/** An operation that sends a pull request's identity and then looks at it. */
function pullRequestWrite({ endpoint, headline, advice }) {
	const headlineOf = (context) => headline(`pull request #${String(require_requests.pullRequestOf(context).number)}`, `merge queue of ${require_requests.targetBranchOf(context)}`);
	return {
		needs: {
			pullRequest: "required",
			targetBranch: true,
			repository: true
		},
		...advice === void 0 ? {} : { advice },
		prepare: (context) => Promise.resolve({
			request: {
				endpoint,
				content: require_requests.pullRequestRequest(context)
			},
			result: {
				headline: headlineOf(context),
				pullRequest: require_requests.pullRequestResult(context)
			}
		}),
		carryOut: async (context, prepared, service) => {
			await require_index.sendPrepared(prepared, service);
			return {
				headline: headlineOf(context),
				...await require_look.lookAfterwards(context, service)
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
