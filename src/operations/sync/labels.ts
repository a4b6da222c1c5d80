import type { TimelineChange } from '../../pull-request/github-api.js';
import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { same } from '../../pull-request/resolution.js';
import { UserError } from '../../../packages/shared/src/user-error.js';
import type { Failure } from './patience.js';
import type { SyncRun } from './sync-run.js';

/** What the timeline of a pull request on GitHub says of its required labels. Times are in milliseconds since the epoch. */
export interface LabelHistory {
  /** The last change of a required label; undefined where none was ever added or removed. */
  readonly last: 'added' | 'removed' | undefined;
  /** When one was added last; NaN where the timeline has no date for it. */
  readonly addedAt: number;
  /** The last removal before `addedAt`; NaN where none was removed, or the timeline has no date for it. */
  readonly removedAt: number;
  /** True where the timeline shows a push after the label was added. */
  readonly wasPushed: boolean;
}

/** @returns the error where the timeline cannot be read */
export async function labelHistory(
  { github, patience, isRequired }: SyncRun,
  number: number,
): Promise<LabelHistory | Failure> {
  const changes = await patience.ask('timeline', () => github.timeline(number));
  if (changes instanceof UserError) return changes;
  const isChange = (one: TimelineChange, ...kinds: readonly boolean[]): boolean =>
    one.kind === 'label' && kinds.includes(one.isAdded) && isRequired(one.label);
  const last = changes.findLast((one) => isChange(one, true, false));
  const added = changes.findLastIndex((one) => isChange(one, true));
  const removed = changes.slice(0, Math.max(added, 0)).findLast((one) => isChange(one, false));
  return {
    last: last === undefined ? undefined : isChange(last, true) ? 'added' : 'removed',
    addedAt: timeOf(changes[added]),
    removedAt: timeOf(removed),
    wasPushed: changes.slice(added + 1).some(({ kind }) => kind === 'push'),
  };
}

function timeOf(change: TimelineChange | undefined): number {
  return change?.kind === 'label' ? Date.parse(change.at ?? '') : NaN;
}

/**
 * Warnings about required labels that neither an open pull request nor the repository has. There are none where GitHub does not list the
 * labels.
 * @param wanted the required labels
 * @param open every open pull request
 */
export async function labelWarnings(
  { github, patience }: SyncRun,
  wanted: readonly string[],
  open: readonly PullRequestFacts[],
): Promise<readonly string[]> {
  const without = (labels: readonly string[]): readonly string[] => {
    return wanted.filter((one) => !labels.some((label) => same(label, one)));
  };
  const used = open.flatMap(({ labels = [] }) => labels);
  const known = without(used).length === 0 ? [] : await patience.ask('labels', () => github.labels());
  const unknown = known instanceof UserError ? [] : without([...used, ...known]);
  return unknown.map(
    (label) =>
      `input {input:required-label}: neither the repository nor an open pull request has the label ${JSON.stringify(label)}. Write the label as it is on GitHub, one per line`,
  );
}
