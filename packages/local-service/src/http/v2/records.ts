import type { RegisteredQueue } from '../../queue-rules/merge-queues.js';
import type { QueueEntry } from '../../queue-rules/queue-entry.js';
import type { QueueSettings } from '../../queue-rules/settings.js';
import { isFinal } from '../../queue-rules/states.js';
import type { PullRequestRecord, QueueRecord, ReferenceRecord } from '../../definitions/v2/responses.js';
import { underscored, wordOf } from '../../definitions/v2/words.js';
import { repositoryAddress } from '../../repository-address.js';
import { entryFields, titleOf } from '../responses.js';
import { pullRequestIdOf, queueIdOf, repositoryIdOf } from './directory.js';

export const dateOf = (time: number): string => new Date(time).toISOString();

/** Settings that have another name in the second generation. */
const renamed = {
  batch: 'allowBatching',
  createPrsForTestingBranches: 'createsPrsForTestingBranches',
  commentsEnabled: 'areCommentsEnabled',
  commandsEnabled: 'areCommandsEnabled',
  statusCheckEnabled: 'isStatusCheckEnabled',
  extensionEnabled: 'isExtensionEnabled',
  labelCommandsEnabled: 'areLabelCommandsEnabled',
  stateLabelsEnabled: 'areStateLabelsEnabled',
} as const satisfies Partial<Record<keyof QueueSettings, keyof QueueRecord['config']>>;

const namesThere: Readonly<Partial<Record<string, string>>> = renamed;

const namesHere: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  Object.entries(renamed).map(([here, there]) => [there, here]),
);

/** Settings whose values are words. */
const worded: ReadonlySet<string> = new Set(['mergeMethod', 'optimizationMode', 'testBranchConstructionMode']);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const modeOf = (mode: QueueSettings['mode']): QueueRecord['mode'] => (mode === 'single' ? 'queue' : 'graph');
export const modeFrom = (mode: QueueRecord['mode']): QueueSettings['mode'] =>
  mode === 'queue' ? 'single' : 'parallel';

/** Settings by the names that the queue's rules use. */
export function settingsFrom(
  config: Readonly<Record<string, unknown>>,
  present: Readonly<QueueSettings>,
): Partial<QueueSettings> {
  const settings: Record<string, unknown> = {};
  const later: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(config)) {
    if (value === undefined) continue;
    const part = name in present.later ? later : settings;
    part[namesHere[name] ?? name] = worded.has(name) ? underscored(textOf(value)) : value;
  }
  return { ...settings, ...(Object.keys(later).length === 0 ? {} : { later: { ...present.later, ...later } }) };
}

function configOf({
  mode: _mode,
  later,
  enqueueingLabel,
  ...settings
}: Readonly<QueueSettings>): QueueRecord['config'] {
  const unset = { extensionEnabled: false, labelCommandsEnabled: false, stateLabelsEnabled: false };
  const all = { ...unset, ...settings, ...later, enqueueingLabel: enqueueingLabel ?? '' };
  const entries = Object.entries(all).map(([name, value]) => [
    namesThere[name] ?? name,
    worded.has(name) ? wordOf(textOf(value)) : value,
  ]);
  return Object.fromEntries(entries) as QueueRecord['config'];
}

const pullRequestsUrl = (id: string): string => `/v2/merge-queues/${id}/pull-requests`;

export function stateChange(registered: RegisteredQueue) {
  const id = queueIdOf(registered);
  const { state, settings } = registered.queue;
  return { id, state: wordOf(state), mode: modeOf(settings.mode), pullRequestsUrl: pullRequestsUrl(id) };
}

export function queueRecord(registered: RegisteredQueue): QueueRecord {
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
export function pullRequestRecord(registered: RegisteredQueue, entry: QueueEntry, single: boolean): PullRequestRecord {
  const { repo, queue, targetBranch } = registered;
  const { number, priority, state, test } = entry;
  const fields = entryFields(registered, entry, 'upper');
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
      state: wordOf(state),
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

const notMergeable = { code: 'other', message: 'It was set to be not mergeable' } as const;

/** A pull request as other records refer to it. Its commit is empty until it is known. */
export function referenceTo({ repo, queue }: RegisteredQueue, number: number): ReferenceRecord {
  return {
    id: pullRequestIdOf(repo, number),
    number,
    sha: queue.entry(number)?.sha ?? '',
    title: titleOf(number),
    url: `${repositoryAddress(repo)}/pull/${String(number)}`,
  };
}
