const require_responses = require("./responses-BXXPe5UR.js");
const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
//#region src/operations/queue-operation.ts
/** An operation on the queue of a branch, whose response is the queue or nothing. */
function queueOperation({ endpoint, headline, content, warnings = () => [], advice }) {
	return {
		needs: {
			pullRequest: "none",
			targetBranch: true,
			repository: true
		},
		advice,
		prepare: (step) => Promise.resolve({
			request: {
				endpoint,
				content: content(step)
			},
			result: { headline: headline(require_requests.targetBranchOf(step)) }
		}),
		carryOut: async (step, prepared, service) => {
			const { json } = await require_index.sendPrepared(prepared, service);
			const result = {
				...prepared.result,
				warnings: warnings(step, json)
			};
			if (json === void 0 || endpoint === "deleteQueue") return result;
			return {
				...result,
				queue: require_requests.queueResult(step, require_responses.readQueue(json))
			};
		}
	};
}
//#endregion
Object.defineProperty(exports, "queueOperation", {
	enumerable: true,
	get: function() {
		return queueOperation;
	}
});
