import type { RegisteredQueue } from '../../queue-rules/merge-queues.js';
import type { QueueEntry } from '../../queue-rules/queue-entry.js';
import type { QueueSettings } from '../../../../shared/src/service/queue-settings.js';
import { camelCased } from '../../../../shared/src/service/words.js';
import { titleOf } from '../responses.js';
import { pullRequestRecord } from './records.js';

/** Most nodes, most edges, and most targets of a node or edge, as in the hosted service. */
const most = 10_000;

/**
 * The pull requests of a queue, and an edge from each to those behind it that wait for it. When several pull requests
 * share a target, each waits for the one right before it. In the mode `queue`, each waits for the previous pull
 * request, whatever it impacts.
 * @param withTargets true when targets are listed
 */
export function graphOf(registered: RegisteredQueue, withTargets: boolean): object {
  const { queue } = registered;
  const entries = queue.enqueued.slice(0, most);
  return {
    nodes: entries.map((entry) => nodeOf(registered, entry, withTargets)),
    edges: linksOf(queue.settings.mode, entries)
      .slice(0, most)
      .map(({ from, to, common }) => edgeOf(from, to, withTargets ? common : undefined)),
  };
}

function nodeOf(registered: RegisteredQueue, entry: QueueEntry, withTargets: boolean): object {
  const { author, queueEntry } = pullRequestRecord(registered, entry, false);
  const { number, state, test, bisection, impactedTargets: targets } = entry;
  return {
    pullRequestNumber: number,
    title: titleOf(number),
    author,
    state: camelCased(state),
    priorityValue: queueEntry.priorityValue,
    ...(queueEntry.priorityName === undefined ? {} : { priorityName: queueEntry.priorityName }),
    skipsTheLine: queueEntry.skipsTheLine,
    allowsBatching: queueEntry.allowBatching,
    ...(test === undefined || test.endedAt !== undefined ? {} : { verificationRunId: test.id }),
    isBisection: bisection !== undefined,
    ...(withTargets && targets !== undefined && targets !== 'ALL' ? listed([...targets]) : {}),
  };
}

const listed = (targets: readonly string[]) => ({
  impactedTargets: targets.slice(0, most),
  totalImpactedTargets: targets.length,
});

function edgeOf(from: number, to: number, common: readonly string[] | undefined): object {
  return {
    fromPullRequestNumber: from,
    toPullRequestNumber: to,
    ...(common === undefined
      ? {}
      : { commonImpactedTargets: common.slice(0, most), totalCommonImpactedTargets: common.length }),
  };
}

/** The edges between pull requests of a queue, in their order. */
export function linksOf(mode: QueueSettings['mode'], entries: readonly QueueEntry[]): readonly Link[] {
  return mode === 'single' ? inOneLine(entries) : bySharedTargets(entries);
}

interface Link {
  readonly from: number;
  readonly to: number;
  /** Targets that both impact; undefined where one of them impacts everything. */
  readonly common: readonly string[] | undefined;
}

const inOneLine = (entries: readonly QueueEntry[]): Link[] =>
  entries.slice(1).map(({ number }, index) => ({ from: entries[index]?.number ?? 0, to: number, common: undefined }));

function bySharedTargets(entries: readonly QueueEntry[]): Link[] {
  const links: Link[] = [];
  /** The last pull request for each target, and the pull requests that have no other behind them yet. */
  const last = new Map<string, number>();
  let lastOfAll: number | undefined;
  let open = new Set<number>();
  for (const { number: to, impactedTargets = 'ALL' } of entries) {
    if (impactedTargets === 'ALL') {
      for (const from of open) links.push({ from, to, common: undefined });
      last.clear();
      lastOfAll = to;
      open = new Set([to]);
      continue;
    }
    const shared = new Map<number, string[]>();
    for (const target of impactedTargets) {
      const from = last.get(target);
      const common = from === undefined ? undefined : shared.get(from);
      if (common !== undefined) common.push(target);
      else if (from !== undefined) shared.set(from, [target]);
      else if (lastOfAll !== undefined && !shared.has(lastOfAll)) shared.set(lastOfAll, []);
      last.set(target, to);
    }
    for (const [from, common] of shared) {
      links.push({ from, to, common: from === lastOfAll ? undefined : common });
      open.delete(from);
    }
    if (impactedTargets.size > 0) open.add(to);
  }
  return links;
}
