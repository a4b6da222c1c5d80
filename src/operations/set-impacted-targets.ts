import { ServiceError } from '../service/transport/errors.js';
import { otherCommit } from '../service/queue/readiness.js';
import { impactedTargets } from './requested-targets.js';
import { aboutPullRequest } from './documents/pull-request.js';
import { type FetchedPullRequest, type QueueInPassing, fetchAfterwards, queueInPassing } from './fetch-state.js';
import { type Operation, type StepWith, planned } from './operation.js';
import { given, isObject } from '../../packages/shared/src/json-values.js';
import { pullRequestOf, pullRequestReference, pullRequestResult, targetBranchOf } from './requests.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { PullRequestResult, Result } from './result.js';
import { counted } from '../../packages/shared/src/numbers.js';

/**
 * A warning when the queue has another commit. Impacted targets count only for their commit, and the queue may not have
 * that commit (any more, or yet).
 */
function uploadedForAnother(step: StepWith<'context'>, { pullRequest }: FetchedPullRequest): readonly string[] {
  const other = otherCommit(pullRequest.record, { sha: pullRequestOf(step).sha });
  if (other === undefined || pullRequest.submitted !== true) return [];
  return [
    `The impacted targets were uploaded for commit ${other.ours}, and the queue has commit ${other.queues} of pull request #${String(pullRequest.number)}: they count only once the queue has ${other.ours}`,
  ];
}

/** A warning where the state of the pull request, or else the queue, shows that lists of impacted targets are not used. */
async function withoutEffect(
  step: StepWith<'context' | 'log' | 'signal'>,
  service: MergeQueueService,
  { pullRequest, warnings }: FetchedPullRequest,
): Promise<readonly string[]> {
  const readiness = pullRequest.record?.readiness;
  const required = isObject(readiness) ? readiness.requiresImpactedTargets : undefined;
  // A service that did not answer about the pull request is not asked again.
  if (required === true || warnings.length > 0) return [];
  if (required !== false && !isSingle(await queueInPassing(step, service))) return [];
  return [
    `The list has no effect, because the merge queue of ${targetBranchOf(step)} does not use impacted targets. A queue in mode parallel does (update-queue with mode: parallel)`,
  ];
}

const isSingle = ({ mode }: QueueInPassing): boolean => typeof mode === 'string' && mode.toLowerCase() === 'single';

/** Advice: which permission an administrator has to give, and how to work without it. */
const forkAdvice =
  "This pull request comes from a fork, whose workflows get no secrets, so the id of the run was sent instead of the token. An administrator has to allow such uploads for this repository at the service, and the run must be in progress for the pull request's head commit. Where that is not allowed, upload in two workflows: examples/impacted-targets-from-forks.yml and examples/impacted-targets-send.yml";

/**
 * Adds advice to the error of a service that refuses an upload without a token.
 * @throws ServiceError
 */
function refused(error: unknown): never {
  const isRefused = error instanceof ServiceError && [400, 401, 403, 404, 409, 422].includes(error.status ?? 0);
  throw isRefused ? error.with({ advice: forkAdvice }) : error;
}

/** Uploads the targets that a pull request impacts, so that independent pull requests can merge in parallel. */
export const operation: Operation = {
  kind: 'upload',
  needs: { pullRequest: 'required', targetBranch: true, repository: true, headSha: true, notOfQueue: true },
  plan: async (step, service) => {
    const { sha, number } = pullRequestOf(step);
    const pullRequest = { ...pullRequestReference(step), ...given({ sha }) };
    const { list, way, result } = await impactedTargets(step, (targets) =>
      service.upload(pullRequest, targets, step.inputs.extraFields),
    );
    const what = list.kind === 'all' ? 'ALL' : counted(list.count, 'target');
    const warnings = [...result.warnings, ...(way.why === undefined ? [] : [way.why])];
    const headline = `Set the impacted targets of pull request #${String(number)}: ${what}`;
    const resultWith = (of: PullRequestResult, more: readonly string[] = []): Result => {
      const { outputs, document, remarks } = aboutPullRequest(of);
      return {
        headline,
        remarks,
        outputs: { ...outputs, ...result.outputs },
        // The answer comes first.
        document: [...result.document, ...document],
        warnings: [...warnings, ...more],
      };
    };
    const planResult = resultWith(pullRequestResult(step));
    return planned(planResult, way.send, async (answer) => {
      if (service.uploadsOnly) {
        await answer.catch(refused);
        return planResult;
      }
      await answer;
      const fetched = await fetchAfterwards(step, service, { mayBeAbsent: true });
      return resultWith(fetched.pullRequest, [
        ...fetched.warnings,
        ...uploadedForAnother(step, fetched),
        ...(await withoutEffect(step, service, fetched)),
      ]);
    });
  },
};
