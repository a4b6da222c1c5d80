require("./rolldown-runtime-Bd6kNlEP.js");
const require_intended_targets = require("./intended-targets-DehYLUWA.js");
//#region src/operations/compute-impacted-targets.ts
/** Computes or reads impacted targets and hands them to later steps. */
const operation = {
	needs: {
		pullRequest: "if-known",
		targetBranch: false,
		repository: false
	},
	sendsNothing: true,
	prepare: async (context) => {
		const intended = await require_intended_targets.intendedTargets(context);
		const { list } = intended;
		const result = await require_intended_targets.impactedTargetsResult(context, intended);
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
