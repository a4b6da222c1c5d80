require("./rolldown-runtime-Bd6kNlEP.js");
const require_index = require("../index.js");
const require_requests = require("./requests-BMjlOAhA.js");
const require_look = require("./look-Dfrr9iUN.js");
const require_intended_targets = require("./intended-targets-DehYLUWA.js");
const require_body = require("./body-C-cyadO1.js");
//#region src/operations/set-impacted-targets.ts
/** The request but for its targets. */
function requestWithoutTargets(context) {
	const { number, sha } = require_requests.pullRequestOf(context);
	return {
		...require_requests.pullRequestRequest(context),
		pr: {
			number,
			...sha === void 0 ? {} : { sha }
		}
	};
}
/** Section 8 of the service interface: a list whose body would be over the limit goes as `ALL`. */
function fitted(list, request) {
	const all = {
		list: { kind: "all" },
		body: require_body.encodeBody({
			...request,
			impactedTargets: "ALL"
		})
	};
	if (list.kind === "all") return all;
	const { bytes, encoded } = require_body.encodeBodyWith(request, "impactedTargets", list);
	if (encoded !== void 0) return {
		list,
		...encoded
	};
	return {
		...all,
		why: `ALL is sent instead of the list of ${require_index.grouped(list.count)} targets: its request would have ${require_index.grouped(bytes)} bytes, and the service takes at most ${require_index.grouped(require_body.bodyLimitBytes)}`
	};
}
/** Uploads what a pull request impacts, so that independent pull requests can merge in parallel. */
const operation = {
	needs: {
		pullRequest: "required",
		targetBranch: true,
		repository: true
	},
	advice: { 404: "Check that the service knows this repository and has a queue for target-branch" },
	prepare: async (context) => {
		const intended = await require_intended_targets.intendedTargets(context);
		const { list, body, json, why } = fitted(intended.list, requestWithoutTargets(context));
		const { warnings, ...shown } = await require_intended_targets.impactedTargetsResult(context, {
			...intended,
			list,
			...why === void 0 ? {} : { why },
			...json === void 0 ? {} : { json }
		});
		const number = `pull request #${String(require_requests.pullRequestOf(context).number)}`;
		const what = list.kind === "all" ? "ALL" : `${require_index.grouped(list.count)} target${list.count === 1 ? "" : "s"}`;
		return {
			request: {
				endpoint: "setImpactedTargets",
				content: body
			},
			result: {
				headline: `Set the impacted targets of ${number}: ${what}`,
				pullRequest: require_requests.pullRequestResult(context),
				...shown,
				warnings: [...warnings, ...why === void 0 ? [] : [why]]
			}
		};
	},
	carryOut: async (context, prepared, service) => {
		await require_index.sendPrepared(prepared, service);
		const look = await require_look.lookAfterwards(context, service);
		return {
			...prepared.result,
			...look,
			warnings: [...prepared.result.warnings ?? [], ...look.warnings ?? []]
		};
	}
};
//#endregion
exports.operation = operation;
