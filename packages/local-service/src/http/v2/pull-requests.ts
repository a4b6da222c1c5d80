import { camelCased } from '../../../../shared/src/service/words.js';
import { ApiError, refusedAs } from '../../definitions/api-error.js';
import type { SecondHandlers, SecondRequest } from '../../definitions/requests.js';
import type { Submission } from '../../queue-rules/merge-queue-options.js';
import { priorityOf } from '../../queue-rules/priority.js';
import type { QueueEntry } from '../../queue-rules/queue-entry.js';
import { isFinal } from '../../queue-rules/states.js';
import { pageByPlace } from '../paging.js';
import { type Directory, type KnownPullRequest, repositoryIdOf } from './directory.js';
import { numberOfBranch, pullRequestRecord } from './records.js';

/** The endpoints of pull requests. They throw ApiError and Refusal. */
export function pullRequestHandlers(directory: Directory) {
  /** Runs an action on a pull request that is in a queue. @throws ApiError (PR_NOT_IN_ACTIVE_STATE) */
  const withActive = (id: string, act: (known: KnownPullRequest) => void): object => {
    const known = directory.pullRequest(id);
    const { number, state } = known.entry;
    if (isFinal(state)) {
      const why = `Pull request ${number} is not in a queue: it is ${camelCased(state)}`;
      throw new ApiError('PR_NOT_IN_ACTIVE_STATE', why);
    }
    act(known);
    return pullRequestRecord(known.registered, known.entry, true);
  };

  return {
    'POST /v2/merge-queues/{id}/pull-requests': ({ id, body, now }) => {
      const registered = directory.queue(id);
      const { number } = body;
      const present = directory.submitted(repositoryIdOf(registered.repo), number);
      if (present !== undefined && !isFinal(present.entry.state)) {
        throw new ApiError('PR_ALREADY_ENQUEUED', `Pull request ${number} is in a queue already`);
      }
      const submission = submissionOf(body);
      refusedAs('PR_NOT_ENQUEUEABLE', () => registered.queue.submit(now, number, submission));
      return pullRequestRecord(registered, registered.queue.find(number), true);
    },
    'GET /v2/merge-queues/{id}/pull-requests': ({ id, query }) => {
      const registered = directory.queue(id);
      const states = query.state?.split(',');
      const found = [...registered.queue.submitted].filter(
        ({ state }) => states === undefined || states.includes(camelCased(state)),
      );
      const recordOf = (entry: QueueEntry) => pullRequestRecord(registered, entry, false);
      return pageByPlace(`pull requests of ${id}`, query, found, ({ sequence }) => [-sequence, ''], recordOf);
    },
    'GET /v2/pull-requests': ({ query }) => {
      const { repositoryId, number } = query;
      if (number === undefined) throw new ApiError('VALIDATION_FAILED', 'number is missing');
      const numbers = new Set(number.split(',').map(Number));
      const found = [...numbers].flatMap((each) => directory.submitted(repositoryId, each) ?? []);
      const recordOf = ({ registered, entry }: KnownPullRequest) =>
        pullRequestRecord(registered, entry, numbers.size === 1);
      return pageByPlace('pull requests', query, found, ({ entry }) => [entry.number, ''], recordOf);
    },
    'GET /v2/pull-requests/{id}': ({ id }) => {
      const { registered, entry } = directory.pullRequest(id);
      return pullRequestRecord(registered, entry, true);
    },
    'PATCH /v2/pull-requests/{id}/queue-entry': ({ id, body, now }) =>
      withActive(id, ({ registered, entry }) => registered.queue.submit(now, entry.number, submissionOf(body))),
    'POST /v2/pull-requests/{id}/dequeue': ({ id, now }) =>
      withActive(id, ({ registered, entry }) => registered.queue.cancel(now, entry.number)),
    'POST /v2/pull-requests/{id}/restart-tests': ({ id, now }) =>
      withActive(id, ({ registered, entry: { state, number } }) => {
        if (state !== 'TESTING' && state !== 'PENDING_FAILURE') {
          const why = `Tests of pull request ${number} are not restarted: its state is ${camelCased(state)}, and must be testing or pendingFailure`;
          throw new ApiError('PR_TESTS_NOT_RESTARTABLE', why);
        }
        registered.queue.restartTests(now, number);
      }),
    'PUT /v2/impacted-targets': ({ body, now }) => {
      const { repositoryId, targetBranch, sha, branch = '', impactedTargets } = body;
      const number = body.number ?? numberOfBranch(branch);
      const repo = directory.repository(repositoryId);
      if (number === undefined) throw new ApiError('PR_NOT_FOUND', `No pull request has the branch ${branch}`);
      const targets = impactedTargets === undefined ? 'ALL' : new Set(impactedTargets);
      const find = () => directory.queues.findOrCreate(now, { repo, targetBranch });
      refusedAs('REPOSITORY_NOT_FOUND', find).queue.setImpactedTargets(now, number, targets, sha);
      return undefined;
    },
  } satisfies Partial<SecondHandlers>;
}

/** @throws ApiError (PR_NOT_ENQUEUEABLE) for a submission that this service does not support */
function submissionOf(given: SecondRequest<'PATCH /v2/pull-requests/{id}/queue-entry'>['body']): Submission {
  const { direct, priorityValue, priorityName, allowBatching } = given;
  if (direct === true) {
    throw new ApiError('PR_NOT_ENQUEUEABLE', 'direct must be left out or false: the local service tests everything');
  }
  return {
    priority: priorityOf(priorityValue ?? priorityName),
    noBatch: allowBatching === undefined ? undefined : !allowBatching,
  };
}
