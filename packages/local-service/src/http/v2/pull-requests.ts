import type { Submission } from '../../queue-rules/merge-queue-options.js';
import { type PriorityName, toPriority } from '../../queue-rules/priority.js';
import { isFinal } from '../../queue-rules/states.js';
import { camelCased } from '../../../../shared/src/service/words.js';
import { ApiError } from '../../definitions/v2/api-error.js';
import type { RequestOf, SomeHandlers } from '../../definitions/v2/endpoints.js';
import { type KnownPullRequest, repositoryIdOf } from './directory.js';
import { refusedAs, type Served } from './queues.js';
import { numberOfBranch, pullRequestRecord } from './records.js';

/** The endpoints of pull requests. They throw ApiError. */
export function pullRequestHandlers({ queues, directory, cursors }: Served) {
  const change = ({ id, body, now }: RequestOf<'pullRequests.updateQueueEntry'>): object => {
    const { registered, entry } = active(directory.pullRequest(id));
    registered.queue.submit(now, entry.number, submissionOf(body));
    return pullRequestRecord(registered, entry, true);
  };
  /** Runs an action on a pull request that is in a queue. */
  const withActive = (id: string, act: (known: KnownPullRequest) => void): object => {
    const known = active(directory.pullRequest(id));
    act(known);
    return pullRequestRecord(known.registered, known.entry, true);
  };

  return {
    'mergeQueues.submitPullRequest': ({ id, body, now }) => {
      const registered = directory.queue(id);
      const { number } = body;
      const present = directory.submitted(repositoryIdOf(registered.repo), number);
      if (present !== undefined && !isFinal(present.entry.state)) {
        throw new ApiError('PR_ALREADY_ENQUEUED', `Pull request ${String(number)} is in a queue already`);
      }
      const submission = submissionOf(body);
      refusedAs('PR_NOT_ENQUEUEABLE', () => registered.queue.submit(now, number, submission));
      return pullRequestRecord(registered, registered.queue.find(number), true);
    },
    'mergeQueues.listPullRequests': ({ id, query }) => {
      const registered = directory.queue(id);
      const { state, author, concludedAfter, concludedBefore } = query;
      const [after, before] = [concludedAfter, concludedBefore].map((time) =>
        time === undefined ? undefined : Date.parse(time),
      );
      const isShown = (known: KnownPullRequest['entry']): boolean =>
        (state === undefined || state.includes(camelCased(known.state))) &&
        ((after === undefined && before === undefined) || isFinal(known.state)) &&
        known.stateChangedAt >= (after ?? -Infinity) &&
        known.stateChangedAt <= (before ?? Infinity) &&
        (author === undefined || pullRequestRecord(registered, known, false).author === author);
      const found = [...registered.queue.submitted].filter(isShown);
      const page = cursors.page(`pull requests of ${id}`, query, found, ({ sequence }) => [-sequence, '']);
      return { ...page, data: page.data.map((each) => pullRequestRecord(registered, each, false)) };
    },
    'pullRequests.resolve': ({ query }) => {
      const { repositoryId, number = [], branch, baseBranch } = query;
      const numbers = new Set(branch === undefined ? number : [numberOfBranch(branch) ?? 0]);
      const found = [...numbers].flatMap((each) => directory.submitted(repositoryId, each) ?? []);
      const wanted = found.filter(({ registered }) => [undefined, registered.targetBranch].includes(baseBranch));
      const page = cursors.page('pull requests', query, wanted, ({ entry }) => [entry.number, '']);
      const single = numbers.size === 1;
      return { ...page, data: page.data.map(({ registered, entry }) => pullRequestRecord(registered, entry, single)) };
    },
    'pullRequests.get': ({ id }) => {
      const { registered, entry } = directory.pullRequest(id);
      return pullRequestRecord(registered, entry, true);
    },
    'pullRequests.dequeue': ({ id, now }) =>
      withActive(id, ({ registered, entry }) => registered.queue.cancel(now, entry.number)),
    'pullRequests.restartTests': ({ id, now }) =>
      withActive(id, ({ registered, entry }) => {
        if (entry.state !== 'TESTING' && entry.state !== 'PENDING_FAILURE') {
          const why = `its state is ${camelCased(entry.state)}, and must be testing or pendingFailure`;
          throw new ApiError(
            'PR_TESTS_NOT_RESTARTABLE',
            `Tests of pull request ${String(entry.number)} are not restarted: ${why}`,
          );
        }
        registered.queue.restartTests(now, entry.number);
      }),
    'pullRequests.reprioritize': ({ id, now, body, query }) =>
      change({ id, now, query, body: { ...body, direct: undefined, allowBatching: undefined } }),
    'pullRequests.updateQueueEntry': change,
    'impactedTargets.upload': ({ body, now }) => {
      const { repositoryId, targetBranch, sha, branch, impactedTargets } = body;
      const number = body.number ?? numberOfBranch(branch ?? '');
      const repo = directory.repository(repositoryId);
      if (number === undefined) throw new ApiError('PR_NOT_FOUND', `No pull request has the branch ${branch ?? ''}`);
      const targets = impactedTargets === undefined ? 'ALL' : new Set(impactedTargets);
      refusedAs('REPOSITORY_NOT_FOUND', () =>
        queues.setImpactedTargets(now, { repo, targetBranch }, number, targets, sha),
      );
      return undefined;
    },
  } satisfies SomeHandlers;
}

/** @throws ApiError (PR_NOT_IN_ACTIVE_STATE) for one that has left its queue */
function active(known: KnownPullRequest): KnownPullRequest {
  const { number, state } = known.entry;
  if (!isFinal(state)) return known;
  throw new ApiError(
    'PR_NOT_IN_ACTIVE_STATE',
    `Pull request ${String(number)} is not in a queue: it is ${camelCased(state)}`,
  );
}

/** @throws ApiError (PR_NOT_ENQUEUEABLE) for a submission that this service does not support */
function submissionOf(given: {
  readonly priorityValue?: number | undefined;
  readonly priorityName?: PriorityName | undefined;
  readonly allowBatching?: boolean | undefined;
  readonly direct?: boolean | undefined;
}): Submission {
  if (given.direct === true) {
    throw new ApiError('PR_NOT_ENQUEUEABLE', 'direct must be left out or false: the local service tests everything');
  }
  const priority = given.priorityValue ?? given.priorityName;
  return {
    ...(priority === undefined ? {} : { priority: toPriority(priority) }),
    ...(given.allowBatching === undefined ? {} : { noBatch: !given.allowBatching }),
  };
}
