const require_index = require("../index.js");
const require_compute = require("./compute-DylJAYqj.js");
//#region src/operations/computed-targets.ts
/**
* Computes the targets of the pull request from the build system, and says in the log what was compared and why each is impacted.
* @param from names of build systems, or `auto`
* @throws ImpactError when they cannot be computed
*/
async function computedTargets(step, from) {
	const { log } = step;
	return log.group(`Computing impacted targets (${from.join(", ")})`, () => step.computing(() => require_compute.computeImpactedTargets(requestOf(step, from), {
		log,
		signal: step.signal
	})));
}
function requestOf(step, from) {
	const { inputs, context, event } = step;
	const { pullRequest } = context;
	const targetBranch = inputs.targetBranch ?? context.targetBranch ?? pullRequest?.baseBranch;
	const group = event.name === "merge_group" ? require_index.part(event.payload, "merge_group") : {};
	const isTrusted = require_compute.isTrustedEvent(event.name, (pullRequest ?? inputs.pullRequest) !== void 0);
	const [groupBase, groupHead] = [require_index.text(group, "base_sha"), require_index.text(group, "head_sha")];
	return {
		from,
		workingDirectory: inputs.workingDirectory,
		configPath: inputs.impactedTargetsConfig,
		impactAllPaths: inputs.impactAllPaths,
		workspace: inputs.workspace,
		secrets: [inputs.apiToken, inputs.githubToken].filter((token) => token !== void 0),
		...isTrusted || inputs.trustPullRequest ? {} : { untrustedIn: event.name },
		...inputs.baseSha === void 0 ? {} : { baseSha: inputs.baseSha },
		...inputs.headSha === void 0 ? {} : { headSha: inputs.headSha },
		event: {
			...targetBranch === void 0 ? {} : { targetBranch },
			...pullRequest === void 0 ? {} : { pullRequest: pullRequest.number },
			...pullRequest?.sha === void 0 ? {} : { headSha: pullRequest.sha },
			...groupBase === void 0 || groupHead === void 0 ? {} : { mergeGroup: {
				baseSha: groupBase,
				headSha: groupHead
			} }
		}
	};
}
//#endregion
exports.computedTargets = computedTargets;
