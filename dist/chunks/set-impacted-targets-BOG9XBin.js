const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
const require_fetch_state = require("./fetch-state-BU6qcPHj.js");
const require_requested_targets = require("./requested-targets-CnfZBvCS.js");
const require_request_body = require("./request-body-DGf2da6l.js");
//#region src/operations/set-impacted-targets.ts
/** The request but for its targets. */
function requestWithoutTargets(step) {
	const { number, sha } = require_requests.pullRequestOf(step);
	return {
		...require_requests.pullRequestRequest(step),
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
		body: require_request_body.encodeBody({
			...request,
			impactedTargets: "ALL"
		})
	};
	if (list.kind === "all") return all;
	const { bytes, encoded } = require_request_body.encodeBodyWith(request, "impactedTargets", list);
	if (encoded !== void 0) return {
		list,
		...encoded
	};
	return {
		...all,
		why: `ALL is sent instead of the list of ${require_index.grouped(list.count)} targets: its request would have ${require_index.grouped(bytes)} bytes, and the service takes at most ${require_index.grouped(require_request_body.bodyLimitBytes)}`
	};
}
/** Impacted targets count for the commit that they were uploaded for, which the queue may not have (any more, or yet). */
function uploadedForAnother(step, { pullRequest }) {
	const other = require_fetch_state.otherCommit(pullRequest?.record, { sha: require_requests.pullRequestOf(step).sha });
	if (other === void 0 || pullRequest?.submitted !== true) return [];
	return [`The impacted targets were uploaded for commit ${other.ours}, and the queue has commit ${other.queues} of pull request #${String(pullRequest.number)}: they count only once the queue has ${other.ours}`];
}
/** Uploads what a pull request impacts, so that independent pull requests can merge in parallel. */
const operation = {
	needs: {
		pullRequest: "required",
		targetBranch: true,
		repository: true,
		headSha: true
	},
	advice: { 404: "Check that the service knows this repository and has a queue for target-branch" },
	prepare: async (step) => {
		const intended = await require_requested_targets.requestedTargets(step);
		const { list, body, json, why } = fitted(intended.list, requestWithoutTargets(step));
		const { warnings, ...shown } = await require_requested_targets.impactedTargetsResult(step, {
			...intended,
			list,
			...why === void 0 ? {} : { why },
			...json === void 0 ? {} : { json }
		});
		const number = `pull request #${String(require_requests.pullRequestOf(step).number)}`;
		const what = list.kind === "all" ? "ALL" : `${require_index.grouped(list.count)} target${list.count === 1 ? "" : "s"}`;
		return {
			request: {
				endpoint: "setImpactedTargets",
				content: body
			},
			result: {
				headline: `Set the impacted targets of ${number}: ${what}`,
				pullRequest: require_requests.pullRequestResult(step),
				...shown,
				warnings: [...warnings, ...why === void 0 ? [] : [why]]
			}
		};
	},
	carryOut: async (step, prepared, service) => {
		await require_index.sendPrepared(prepared, service);
		const fetched = await require_fetch_state.fetchAfterwards(step, service, { mayBeAbsent: true });
		return {
			...prepared.result,
			...fetched,
			warnings: [
				...prepared.result.warnings ?? [],
				...fetched.warnings ?? [],
				...uploadedForAnother(step, fetched)
			]
		};
	}
};
//#endregion
exports.operation = operation;
