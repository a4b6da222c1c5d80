const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
const require_fetch_state = require("./fetch-state-BU6qcPHj.js");
//#region src/operations/pull-request-write.ts
/** An operation that sends a pull request's identity and then fetches its state. */
function pullRequestWrite({ endpoint, headline, advice, open, alreadySo, more }) {
	const headlineOf = (step) => headline(`pull request #${String(require_requests.pullRequestOf(step).number)}`, `merge queue of ${require_requests.targetBranchOf(step)}`);
	return {
		needs: {
			pullRequest: "required",
			targetBranch: true,
			repository: true,
			...open === true ? { open } : {}
		},
		...advice === void 0 ? {} : { advice },
		prepare: (step) => Promise.resolve({
			request: {
				endpoint,
				content: {
					...require_requests.pullRequestRequest(step),
					...more?.(step)
				}
			},
			result: {
				headline: headlineOf(step),
				pullRequest: require_requests.pullRequestResult(step)
			}
		}),
		carryOut: async (step, prepared, service) => {
			let verified;
			try {
				({verified = false} = await require_index.sendPrepared(prepared, service));
			} catch (error) {
				return resultOfRefusal(error, alreadySo, step, service);
			}
			const fetched = await require_fetch_state.fetchAfterwards(step, service);
			const isMerged = fetched.pullRequest?.state === "MERGED";
			return {
				headline: (endpoint === "cancelPullRequest" && verified && isMerged ? alreadySo?.(nameOf(step), "MERGED") : void 0) ?? headlineOf(step),
				...fetched
			};
		}
	};
}
const nameOf = (step) => `Pull request #${String(require_requests.pullRequestOf(step).number)}`;
/**
* The result where a request was refused because there is nothing left to do.
* @param error why the request failed
* @throws the error, where it is another reason
*/
async function resultOfRefusal(error, alreadySo, step, service) {
	if (alreadySo === void 0 || !require_fetch_state.isRefusal(error)) throw error;
	let found;
	try {
		found = await require_fetch_state.fetchRefused(step, service);
	} catch (another) {
		throw another instanceof require_index.ServiceError ? error : another;
	}
	const headline = alreadySo(nameOf(step), found === void 0 ? void 0 : found.state ?? "");
	if (headline === void 0) throw error;
	return {
		headline,
		pullRequest: {
			...require_fetch_state.pullRequestWith(step, found ?? {}),
			submitted: found?.submitted ?? false
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
Object.defineProperty(exports, "resultOfRefusal", {
	enumerable: true,
	get: function() {
		return resultOfRefusal;
	}
});
