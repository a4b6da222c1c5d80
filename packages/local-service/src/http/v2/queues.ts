import { append } from '../../../../shared/src/append.js';
import { camelCased } from '../../../../shared/src/service/words.js';
import { ApiError, refusedAs } from '../../definitions/api-error.js';
import type { SecondHandlers } from '../../definitions/requests.js';
import type { RegisteredQueue } from '../../queue-rules/merge-queues.js';
import type { QueueEntry } from '../../queue-rules/queue-entry.js';
import type { RequestableQueueState } from '../../queue-rules/states.js';
import { metricsText } from '../metrics.js';
import { pageByPlace } from '../paging.js';
import { queueIdOf, type Directory } from './directory.js';
import { modeOf, queueRecord, referenceTo, settingsFrom, stateChange } from './records.js';

/** The endpoints of queues. They throw ApiError and Refusal. */
export function queueHandlers(directory: Directory) {
  const { queues } = directory;
  const setState =
    (state: RequestableQueueState) =>
    ({ id, now }: { readonly id: string; readonly now: number }): object => {
      const registered = directory.queue(id);
      registered.queue.update(now, {}, state);
      return stateChange(registered);
    };
  const change = (id: string, now: number, settings: Readonly<Record<string, unknown>>): RegisteredQueue => {
    const registered = directory.queue(id);
    if (registered.queue.state === 'SWITCHING_MODES') {
      throw new ApiError('MODE_CHANGE_IN_PROGRESS', 'The queue is switching modes: wait until that is over');
    }
    registered.queue.update(now, settingsFrom(settings));
    return registered;
  };

  return {
    'GET /v2/merge-queues': ({ query }) => {
      const { repositoryId, targetBranch } = query;
      if (targetBranch !== undefined && repositoryId === undefined) {
        throw new ApiError('VALIDATION_FAILED', 'repositoryId is missing: it must be given together with targetBranch');
      }
      const found = repositoryId === undefined ? [...queues] : directory.queuesOf(repositoryId);
      const wanted = found.filter((each) => targetBranch === undefined || each.targetBranch === targetBranch);
      return pageByPlace('queues', query, wanted, (each) => [-each.queue.createdAt, queueIdOf(each)], queueRecord);
    },
    'POST /v2/merge-queues': ({ body, now }) => {
      const { repositoryId, targetBranch, ...settings } = body;
      const identity = { repo: directory.repository(repositoryId), targetBranch };
      const create = () => queueRecord(queues.create(now, identity, settingsFrom(settings)));
      return refusedAs('MERGE_QUEUE_NOT_CREATABLE', create);
    },
    'GET /v2/merge-queues/{id}': ({ id }) => queueRecord(directory.queue(id)),
    'DELETE /v2/merge-queues/{id}': ({ id, now }) => {
      const registered = directory.queue(id);
      refusedAs('QUEUE_HAS_ACTIVE_ENTRIES', () => queues.delete(now, registered));
      return undefined;
    },
    'PATCH /v2/merge-queues/{id}/config': ({ id, body, now }) => queueRecord(change(id, now, body)),
    'POST /v2/merge-queues/{id}/switch-modes': ({ id, body, now }) => stateChange(change(id, now, body)),
    'POST /v2/merge-queues/{id}/pause': setState('PAUSED'),
    'POST /v2/merge-queues/{id}/resume': setState('RUNNING'),
    'POST /v2/merge-queues/{id}/drain': setState('DRAINING'),
    'GET /v2/merge-queues/{id}/order': ({ id }) => orderOf(directory.queue(id)),
    'GET /v2/merge-queues/{id}/metrics': ({ id, now }) => metricsText([directory.queue(id)], now),
    'GET /v2/merge-queues/metrics': ({ query: { repositoryId }, now }) => {
      if (repositoryId === undefined) return metricsText(queues, now);
      directory.repository(repositoryId);
      return metricsText(directory.queuesOf(repositoryId), now);
    },
  } satisfies Partial<SecondHandlers>;
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
