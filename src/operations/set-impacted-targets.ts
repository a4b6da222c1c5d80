import type { TargetList } from '../impacted-targets/answer/target-list.js';
import { bodyLimitBytes, encodeBody, encodeBodyWith } from '../service/request-body.js';
import type { PullRequestRequest } from '../service/endpoints.js';
import { ServiceError, grouped } from '../service/errors.js';
import { otherCommit } from '../service/readiness.js';
import { impactedTargetsResult, requestedTargets } from './requested-targets.js';
import { fetchAfterwards } from './fetch-state.js';
import { type Step, type Operation, sendPrepared } from './operation.js';
import { pullRequestOf, pullRequestRequest, pullRequestResult } from './requests.js';
import type { Result } from './result.js';

/** The request but for its targets. */
function requestWithoutTargets(step: Step): PullRequestRequest {
  const { number, sha } = pullRequestOf(step);
  return { ...pullRequestRequest(step), pr: { number, ...(sha === undefined ? {} : { sha }) } };
}

interface Fitted {
  readonly list: TargetList;
  readonly body: Buffer;
  /** JSON of the list, where it is sent. */
  readonly json?: Buffer;
  readonly why?: string;
}

/** Section 8 of the service interface: a list whose body would be over the limit goes as `ALL`. */
function fitted(list: TargetList, request: PullRequestRequest): Fitted {
  const all: Fitted = { list: { kind: 'all' }, body: encodeBody({ ...request, impactedTargets: 'ALL' }) };
  if (list.kind === 'all') return all;
  const { bytes, encoded } = encodeBodyWith(request, 'impactedTargets', list);
  if (encoded !== undefined) return { list, ...encoded };
  return {
    ...all,
    why: `ALL is sent instead of the list of ${grouped(list.count)} targets: its request would have ${grouped(bytes)} bytes, and the service takes at most ${grouped(bodyLimitBytes)}`,
  };
}

/** Impacted targets count for the commit that they were uploaded for, which the queue may not have (any more, or yet). */
function uploadedForAnother(step: Step, { pullRequest }: Pick<Result, 'pullRequest'>): readonly string[] {
  const other = otherCommit(pullRequest?.record, { sha: pullRequestOf(step).sha });
  if (other === undefined || pullRequest?.submitted !== true) return [];
  return [
    `The impacted targets were uploaded for commit ${other.ours}, and the queue has commit ${other.queues} of pull request #${String(pullRequest.number)}: they count only once the queue has ${other.ours}`,
  ];
}

/** What an administrator has to allow, and the way without it. */
const forkAdvice =
  "This pull request comes from a fork, whose workflows get no secrets, so the run stood for the token. An administrator has to allow such uploads for this repository at the service, and the run must be in progress for the pull request's head commit. Where that is not allowed, upload in two workflows: examples/impacted-targets-from-forks.yml and examples/impacted-targets-send.yml";

/** Says what to do where a service refuses an upload without a token. @throws ServiceError */
function refused(error: unknown): never {
  const isRefused = error instanceof ServiceError && [400, 401, 403, 404, 409, 422].includes(error.status ?? 0);
  throw isRefused ? error.advised(forkAdvice) : error;
}

/** Uploads what a pull request impacts, so that independent pull requests can merge in parallel. */
export const operation: Operation = {
  needs: { pullRequest: 'required', targetBranch: true, repository: true, headSha: true },
  takesForkedRun: true,
  advice: {
    404: 'Check that the service knows this repository and has a queue for target-branch',
    413: 'The service takes smaller bodies than it documents. Send ALL as impacted-targets',
  },
  prepare: async (step) => {
    const intended = await requestedTargets(step);
    const { list, body, json, why } = fitted(intended.list, requestWithoutTargets(step));
    const { warnings, ...shown } = await impactedTargetsResult(step, {
      ...intended,
      list,
      ...(why === undefined ? {} : { why }),
      ...(json === undefined ? {} : { json }),
    });
    const number = `pull request #${String(pullRequestOf(step).number)}`;
    const what = list.kind === 'all' ? 'ALL' : `${grouped(list.count)} target${list.count === 1 ? '' : 's'}`;
    return {
      request: { endpoint: 'setImpactedTargets', content: body },
      result: {
        headline: `Set the impacted targets of ${number}: ${what}`,
        pullRequest: pullRequestResult(step),
        ...shown,
        warnings: [...warnings, ...(why === undefined ? [] : [why])],
      },
    };
  },
  carryOut: async (step, prepared, service) => {
    if (service.uploadsOnly) {
      await sendPrepared(prepared, service).catch(refused);
      return prepared.result;
    }
    await sendPrepared(prepared, service);
    const fetched = await fetchAfterwards(step, service, { mayBeAbsent: true });
    return {
      ...prepared.result,
      ...fetched,
      warnings: [
        ...(prepared.result.warnings ?? []),
        ...(fetched.warnings ?? []),
        ...uploadedForAnother(step, fetched),
      ],
    };
  },
};
