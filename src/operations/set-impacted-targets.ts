import { ServiceError } from '../service/transport/errors.js';
import { otherCommit } from '../service/queue/readiness.js';
import { impactedTargets } from './requested-targets.js';
import { aboutPullRequest } from './documents/pull-request.js';
import { type FetchedPullRequest, type QueueInPassing, fetchAfterwards, queueInPassing } from './fetch-state.js';
import { type Operation, type StepWith, planned } from './operation.js';
import { fieldsOf, given, present } from '../../packages/shared/src/json-values.js';
import { pullRequestOf, pullRequestReference, pullRequestResult, targetBranchOf } from './requests.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { PullRequestResult, Result } from './result.js';
import { counted } from '../../packages/shared/src/numbers.js';

/**
 * Warnings where an upload counts for nothing: the queue has another commit (any more, or yet), since impacted targets count only for their
 * commit; or the state of the pull request, or else the queue, shows that lists of impacted targets are not used.
 */
async function withoutEffect(
  step: StepWith<'context' | 'log' | 'signal'>,
  service: MergeQueueService,
  { pullRequest: { number, record, submitted }, warnings }: FetchedPullRequest,
): Promise<readonly string[]> {
  const commits = submitted === true ? otherCommit(record, { sha: pullRequestOf(step).sha }) : undefined;
  const readiness = fieldsOf(record?.readiness).requiresImpactedTargets;
  // A service that did not answer about the pull request is not asked again.
  const isKnown = readiness === true || warnings.length > 0;
  const isUnused = !isKnown && (readiness === false || isSingle(await queueInPassing(step, service)));
  return present(
    commits &&
      `The impacted targets were uploaded for commit ${commits.ours}, and the queue has commit ${commits.queues} of pull request #${String(number)}: they count only once the queue has ${commits.ours}`,
    isUnused &&
      `The list has no effect, because the merge queue of ${targetBranchOf(step)} does not use impacted targets. A queue in mode parallel does (update-queue with mode: parallel)`,
  );
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
      return resultWith(fetched.pullRequest, [...fetched.warnings, ...(await withoutEffect(step, service, fetched))]);
    });
  },
};
