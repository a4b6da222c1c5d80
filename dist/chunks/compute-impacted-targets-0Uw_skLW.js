const require_requested_targets = require("./requested-targets-CnfZBvCS.js");
//#region src/operations/compute-impacted-targets.ts
/** Computes or reads impacted targets and hands them to later steps. */
const operation = {
	needs: {
		pullRequest: "if-known",
		targetBranch: false,
		repository: false
	},
	sendsNothing: true,
	prepare: async (step) => {
		const intended = await require_requested_targets.requestedTargets(step);
		const { list } = intended;
		const result = await require_requested_targets.impactedTargetsResult(step, intended);
		return {
			request: void 0,
			result: {
				headline: `Impacted targets: ${list.kind === "all" ? "ALL" : String(list.count)}`,
				...result
			}
		};
	},
	carryOut: (_context, prepared) => Promise.resolve(prepared.result)
};
//#endregion
exports.operation = operation;
