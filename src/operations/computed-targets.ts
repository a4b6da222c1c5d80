import { part, text } from '../pull-request/event.js';
import { type ImpactedTargetsRequest, computeImpactedTargets } from '../../packages/impacted-targets/src/compute.js';
import type { ComputedTargets } from '../../packages/impacted-targets/src/answer/computed-targets.js';
import { given } from '../../packages/shared/src/json-values.js';
import { checkoutRequest } from './checkout-request.js';
import type { Step } from './operation.js';

/**
 * Computes the targets of the pull request from the build system, and logs the compared commits and why each target is
 * impacted.
 * @param from names of build systems, or `auto`
 * @throws ImpactError when they cannot be computed
 */
export async function computedTargets(step: Step, from: readonly string[]): Promise<ComputedTargets> {
  const { inputs, context, event, log, signal } = step;
  const { pullRequest, repository } = context;
  const targetBranch = inputs.targetBranch ?? context.targetBranch ?? pullRequest?.baseBranch;
  const group = event.name === 'merge_group' ? part(event.payload, 'merge_group') : {};
  const [groupBase, groupHead] = [text(group, 'base_sha'), text(group, 'head_sha')];
  const namesPullRequest = (pullRequest ?? inputs.pullRequest) !== undefined;
  const { untrustedIn, ...checkout } = checkoutRequest(step, from, namesPullRequest);
  const request: ImpactedTargetsRequest = {
    ...checkout,
    ...given({
      untrustedIn: inputs.trustPullRequest ? undefined : untrustedIn,
      baseSha: inputs.baseSha,
      repository: repository && `${repository.owner}/${repository.name}`,
    }),
    event: given({
      workflowSha: event.sha,
      targetBranch,
      pullRequest: pullRequest?.number,
      headSha: pullRequest?.sha,
      // The pull request's target branch may have changed since, or an input may name another branch.
      baseSha: pullRequest?.baseBranch === targetBranch ? pullRequest?.baseSha : undefined,
      mergeGroup:
        groupBase === undefined || groupHead === undefined ? undefined : { baseSha: groupBase, headSha: groupHead },
    }),
  };
  return log.group(`Computing impacted targets (${from.join(', ')})`, () =>
    step.computing(() => computeImpactedTargets(request, { log, signal })),
  );
}
