import type { RegisteredQueue } from '../../queue-rules/merge-queues.js';
import type { QueueEntry } from '../../queue-rules/queue-entry.js';
import {
  type QueueSettings,
  fromSecondGeneration,
  inSecondGeneration,
  keptSettings,
} from '../../../../shared/src/service/queue-settings.js';
import { isFinal } from '../../queue-rules/states.js';
import { camelCased } from '../../../../shared/src/service/words.js';
import { repositoryAddress } from '../../repository-address.js';
import { entryFields, titleOf } from '../responses.js';
import { pullRequestIdOf, queueIdOf, repositoryIdOf } from './directory.js';

export const dateOf = (time: number): string => new Date(time).toISOString();

export const modeOf = (mode: QueueSettings['mode']): unknown => inSecondGeneration({ mode }).mode;

/** Settings by the names that the queue's rules use. Those that are not given are left out. */
export function settingsFrom(config: Readonly<Record<string, unknown>>): Partial<QueueSettings> {
  return fromSecondGeneration(Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)));
}

/** Settings that are unset are shown as false, or as an empty text. */
function configOf(settings: Readonly<QueueSettings>): object {
  const { mode: _mode, ...config } = Object.fromEntries(
    keptSettings.map(([name, { type }]) => [name, settings[name] ?? (type.kind === 'boolean' ? false : '')]),
  );
  return inSecondGeneration(config);
}

const pullRequestsUrl = (id: string): string => `/v2/merge-queues/${id}/pull-requests`;

export function stateChange(registered: RegisteredQueue) {
  const id = queueIdOf(registered);
  const { state, settings } = registered.queue;
  return { id, state: camelCased(state), mode: modeOf(settings.mode), pullRequestsUrl: pullRequestsUrl(id) };
}

export function queueRecord(registered: RegisteredQueue): object {
  const { repo, targetBranch, queue } = registered;
  return {
    ...stateChange(registered),
    repositoryId: repositoryIdOf(repo),
    targetBranch,
    managedState: 'manual',
    createdAt: dateOf(queue.createdAt),
    updatedAt: dateOf(queue.changedAt),
    repositoryUrl: repositoryAddress(repo),
    config: configOf(queue.settings),
  };
}

/** The made-up name of a pull request's branch, and the way back from that name to the number. */
const branchOf = (number: number): string => `pull-request-${String(number)}`;
export const numberOfBranch = (branch: string): number | undefined => {
  const digits = /^pull-request-([1-9]\d{0,7})$/.exec(branch)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** @param single true when the record is read on its own: lists do not show whether impacted targets were uploaded */
export function pullRequestRecord(registered: RegisteredQueue, entry: QueueEntry, single: boolean) {
  const { repo, queue, targetBranch } = registered;
  const { number, priority, state, test } = entry;
  const fields = entryFields(registered, entry);
  const mergeable = queue.isMergeable(number);
  return {
    ...referenceTo(registered, number),
    repositoryId: repositoryIdOf(repo),
    branch: branchOf(number),
    baseBranch: targetBranch,
    author: fields.prAuthor,
    state: state === 'MERGED' ? 'merged' : 'open',
    isCurrentlySubmittedToQueue: !isFinal(state),
    queueEntry: {
      id: fields.id,
      mergeQueueId: queueIdOf(registered),
      state: camelCased(state),
      stateChangedAt: fields.stateChangedAt,
      priorityValue: priority.value,
      ...(priority.name === 'custom' ? {} : { priorityName: priority.name }),
      ...(priority.isDefault ? { usedDefaultPriorityName: priority.name } : {}),
      skipsTheLine: priority.value === 0,
      allowBatching: !entry.noBatch,
      direct: false,
      ...(test?.result === 'passed' ? { verifiedByVerificationRunId: test.id } : {}),
      readiness: {
        requiresImpactedTargets: queue.requiresImpactedTargets,
        ...(single ? { hasImpactedTargets: entry.hasImpactedTargets } : {}),
        doesBaseBranchMatch: true,
        mergeability: mergeable ? 'mergeable' : 'notMergeable',
        ...(mergeable ? {} : { mergeabilityDetails: { provider: 'github', reasons: [notMergeable] } }),
      },
      createdAt: dateOf(entry.submittedAt),
      updatedAt: fields.stateChangedAt,
    },
    createdAt: dateOf(entry.submittedAt),
  };
}

const notMergeable = { code: 'other', message: 'It was set to be not mergeable' };

/** A pull request as other records refer to it. Its commit is empty until it is known. */
export function referenceTo({ repo, queue }: RegisteredQueue, number: number) {
  return {
    id: pullRequestIdOf(repo, number),
    number,
    sha: queue.entry(number)?.sha ?? '',
    title: titleOf(number),
    url: `${repositoryAddress(repo)}/pull/${String(number)}`,
  };
}
