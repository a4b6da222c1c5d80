import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';
import type { QueueEntry } from '../queue-rules/queue-entry.js';

/**
 * The links between pull requests of a queue, in their order: from each to those behind it that wait for it. When several share a target,
 * each waits for the one right before it. In single mode, each waits for the previous one, whatever it impacts.
 */
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
