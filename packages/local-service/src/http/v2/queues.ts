import type { MergeQueues, RegisteredQueue } from '../../queue-rules/merge-queues.js';
import { Refusal, type RefusalReason } from '../../queue-rules/refusal.js';
import type { RequestableQueueState } from '../../queue-rules/states.js';
import { camelCased } from '../../../../shared/src/service/words.js';
import { ApiError, type ErrorCode } from '../../definitions/v2/api-error.js';
import type { SomeHandlers } from '../../definitions/v2/endpoints.js';
import type { QueueEntry } from '../../queue-rules/queue-entry.js';
import { metricsText } from '../metrics.js';
import type { Cursors } from './cursors.js';
import { graphOf } from './graph.js';
import { queueIdOf, repositoryIdOf, type Directory } from './directory.js';
import { modeOf, queueRecord, referenceTo, settingsFrom, stateChange } from './records.js';
import { append } from '../../../../shared/src/append.js';

/** Parts of the service that the endpoints of the second generation use. */
export interface Served {
  readonly queues: MergeQueues;
  readonly directory: Directory;
  readonly cursors: Cursors;
}

/** Runs work whose refusal is answered with this code. @throws ApiError */
export function refusedAs<T>(code: ErrorCode | ((reason: RefusalReason) => ErrorCode), work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ApiError(typeof code === 'string' ? code : code(error.reason), error.message);
  }
}

/** The endpoints of queues. They throw ApiError and Refusal. */
export function queueHandlers({ queues, directory, cursors }: Served) {
  const setState =
    (state: RequestableQueueState) =>
    ({ id, now }: { readonly id: string; readonly now: number }): object => {
      const registered = directory.queue(id);
      registered.queue.update(now, {}, state);
      return stateChange(registered);
    };

  return {
    'mergeQueues.list': ({ query }) => {
      const { repositoryId, targetBranch } = query;
      const found = repositoryId === undefined ? [...queues] : directory.queuesOf(repositoryId);
      const wanted = found.filter((each) => targetBranch === undefined || each.targetBranch === targetBranch);
      const page = cursors.page('queues', query, wanted, (each) => [-each.queue.createdAt, queueIdOf(each)]);
      return { ...page, data: page.data.map(queueRecord) };
    },
    'mergeQueues.create': ({ body, now }) => {
      const { repositoryId, targetBranch, ...settings } = body;
      const repo = directory.repository(repositoryId);
      const codeOf = (reason: RefusalReason): ErrorCode =>
        reason === 'exists' ? 'QUEUE_ALREADY_EXISTS' : 'MERGE_QUEUE_NOT_CREATABLE';
      return refusedAs(codeOf, () => queueRecord(queues.create(now, { repo, targetBranch }, settingsFrom(settings))));
    },
    'mergeQueues.get': ({ id }) => queueRecord(directory.queue(id)),
    'mergeQueues.delete': ({ id, now }) => {
      const registered = directory.queue(id);
      refusedAs('QUEUE_HAS_ACTIVE_ENTRIES', () => queues.delete(now, registered));
      return undefined;
    },
    'mergeQueues.updateConfig': ({ id, body, now }) => {
      const registered = directory.queue(id);
      refuseWhileSwitching(registered);
      registered.queue.update(now, settingsFrom(body));
      return queueRecord(registered);
    },
    'mergeQueues.pause': setState('PAUSED'),
    'mergeQueues.resume': setState('RUNNING'),
    'mergeQueues.drain': setState('DRAINING'),
    'mergeQueues.switchModes': ({ id, body, now }) => {
      const registered = directory.queue(id);
      refuseWhileSwitching(registered);
      registered.queue.update(now, settingsFrom(body));
      return stateChange(registered);
    },
    'mergeQueues.order': ({ id }) => orderOf(directory.queue(id)),
    'mergeQueues.graph': ({ id, query }) => graphOf(directory.queue(id), query.includeImpactedTargets),
    'mergeQueues.metrics': ({ id, now }) => metricsText([directory.queue(id)], now),
    'mergeQueues.organizationMetrics': ({ query: { repositoryId }, now }) => {
      if (repositoryId === undefined) return metricsText(queues, now);
      const wanted = repositoryIdOf(directory.repository(repositoryId));
      return metricsText(directory.queuesOf(wanted), now);
    },
  } satisfies SomeHandlers;
}

function refuseWhileSwitching({ queue }: RegisteredQueue): void {
  if (queue.state !== 'SWITCHING_MODES') return;
  throw new ApiError('MODE_CHANGE_IN_PROGRESS', 'The queue is switching modes: wait until that is over');
}

/** Pull requests that are not ready are in no list, as in the hosted service. */
function orderOf(registered: RegisteredQueue): object {
  const { queue } = registered;
  const { mode, batch } = queue.settings;
  const groups = new Map<object, QueueEntry[]>();
  const waiting: QueueEntry[] = [];
  for (const entry of queue.enqueued) {
    const group = entry.batch ?? entry.bisection;
    if (group !== undefined) append(groups, group, entry);
    else if (entry.state === 'PENDING') waiting.push(entry);
  }
  const shown = ({ number }: QueueEntry) => referenceTo(registered, number);
  return {
    mode: modeOf(mode),
    queueState: camelCased(queue.state),
    batchingEnabled: batch,
    isolationResolved: true,
    hasCycle: false,
    batches: [...groups.values()].map((entries) => ({
      verificationRunId: entries[0]?.test?.id ?? '',
      state: camelCased(entries[0]?.state ?? 'TESTING'),
      isBisection: entries[0]?.bisection !== undefined,
      pullRequests: entries.map(shown),
    })),
    pending: waiting.map((entry, index) => ({
      pullRequest: shown(entry),
      schedulability: 'schedulable',
      // Which of the pull requests ahead share a target is left open. Only in a single line is the previous one
      // certain.
      directlyAhead: mode === 'single' ? waiting.slice(Math.max(0, index - 1), index).map(shown) : [],
      heldBy: [],
    })),
    awaitingAdmission: [],
    awaitingAdmissionTotal: 0,
  };
}
