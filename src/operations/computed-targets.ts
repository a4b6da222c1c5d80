import { part, text } from '../pull-request/event.js';
import { type ImpactedTargetsRequest, computeImpactedTargets } from '../../packages/impacted-targets/src/compute.js';
import type { ComputedTargets } from '../../packages/impacted-targets/src/answer/computed-targets.js';
import { given } from '../../packages/shared/src/json-values.js';
import { checkoutRequest } from './checkout-request.js';
import type { Step, StepWith } from './operation.js';

/**
 * Computes the targets of the pull request from the build system, and logs the compared commits and why each target is
 * impacted.
 * @param from names of build systems, or `auto`
 * @throws ImpactError when they cannot be computed
 */
export async function computedTargets(step: Step, from: readonly string[]): Promise<ComputedTargets> {
  const { log } = step;
  return log.group(`Computing impacted targets (${from.join(', ')})`, () =>
    step.computing(() => computeImpactedTargets(requestOf(step, from), { log, signal: step.signal })),
  );
}

function requestOf(
  step: StepWith<'environment' | 'inputs' | 'event' | 'context'>,
  from: readonly string[],
): ImpactedTargetsRequest {
  const { inputs, context, event } = step;
  const { pullRequest, repository } = context;
  const targetBranch = inputs.targetBranch ?? context.targetBranch ?? pullRequest?.baseBranch;
  const group = event.name === 'merge_group' ? part(event.payload, 'merge_group') : {};
  const [groupBase, groupHead] = [text(group, 'base_sha'), text(group, 'head_sha')];
  // The pull request's target branch may have changed since, or an input may name another branch.
  const baseSha = pullRequest?.baseBranch === targetBranch ? pullRequest?.baseSha : undefined;
  const namesPullRequest = (pullRequest ?? inputs.pullRequest) !== undefined;
  const { untrustedIn, ...request } = checkoutRequest(step, from, namesPullRequest);
  return {
    ...request,
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
      baseSha,
      mergeGroup:
        groupBase === undefined || groupHead === undefined ? undefined : { baseSha: groupBase, headSha: groupHead },
    }),
  };
}
