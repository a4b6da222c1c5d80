import type { Result } from '../../operations/result.js';
import type { SettingDifference } from '../../service/queue-settings.js';
import type { QueueEntry } from '../../service/responses.js';
import { shortened } from '../../service/text.js';
import { code, flowchart, mermaidLabel, table, text } from './markdown.js';
import { stateBadge } from './pull-request.js';

/** More entries make a picture that nobody can read. */
const mostInPicture = 30;
const mostInTable = 200;

/** A queue: its state and settings, who is in it, and what waits for what. */
export function queueSummary(queue: NonNullable<Result['queue']>): string {
  const { state, entries, settings, targetBranch } = queue;
  const parts = [
    table(
      ['', ''],
      [
        ['Merges into', code(shortened(targetBranch, 100))],
        ...(state === undefined ? [] : [['State', stateBadge(state)]]),
        ...(entries === undefined ? [] : [['Pull requests', String(entries.length)]]),
      ],
    ),
  ];
  if (entries !== undefined && entries.length > 0) {
    parts.push('### In the queue', entriesTable(entries));
    if (entries.length <= mostInPicture)
      parts.push('### What waits for what', waitsFor(entries, settings.mode, targetBranch));
  } else if (entries !== undefined) {
    parts.push('The queue is empty.');
  }
  const rows = Object.entries(settings).flatMap(([field, value]) => {
    const shown = settingCell(field, value);
    return shown === undefined ? [] : [[code(shortened(field, 60)), shown]];
  });
  if (rows.length > 0) {
    parts.push(`<details><summary>Settings</summary>\n\n${table(['Setting', 'Value'], rows)}\n\n</details>`);
  }
  return parts.join('\n\n');
}

/** A setting for people; undefined for what is no plain value. */
function settingCell(field: string, value: unknown): string | undefined {
  if (field === 'requiredStatuses' && (value === null || (Array.isArray(value) && value.length === 0))) {
    return 'none of its own';
  }
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'string') ? code(shortened(value.join(', '), 500)) : undefined;
  }
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? code(shortened(String(value), 100)) : undefined;
}

/** What a queue has and shall have, one setting a row. */
export function queueChangesSummary(changes: readonly SettingDifference[]): string {
  const cellOf = (value: unknown): string =>
    value === undefined ? '–' : code(shortened(typeof value === 'string' ? value : JSON.stringify(value), 300));
  return table(
    ['Setting', 'Is', 'Shall be'],
    changes.map(({ setting, before, after }) => [code(shortened(setting, 60)), cellOf(before), cellOf(after)]),
  );
}

function entriesTable(entries: readonly QueueEntry[]): string {
  const rows = entries
    .slice(0, mostInTable)
    .map((entry, index) => [
      String(index + 1),
      entry.number === undefined ? '' : `#${String(entry.number)}`,
      text(shortened(entry.title ?? '', 100)),
      entry.state === undefined ? '' : stateBadge(entry.state),
      code(shortened(entry.since ?? '', 40)),
      [
        code(shortened(entry.priority ?? '', 40)),
        ...(entry.skipsTheLine === true ? ['skips the line'] : []),
        ...(entry.noBatch === true ? ['in no batch'] : []),
      ]
        .filter((piece) => piece !== '')
        .join(', '),
      code(shortened(entry.author ?? '', 40)),
    ]);
  const rest = entries.length - rows.length;
  const header = ['', 'Pull request', 'Title', 'State', 'Since', 'Priority', 'Author'];
  return `${table(header, rows)}${rest > 0 ? `\n\n… and ${String(rest)} more, in the response file.` : ''}`;
}

/**
 * A picture of the queue: an arrow leads from a pull request to what it waits for. In a single queue that is the one
 * ahead; in a parallel one, those ahead that impact a common target. Where the service does not say what they impact,
 * dotted arrows claim no more than that all are on their way to the branch.
 */
function waitsFor(entries: readonly QueueEntry[], mode: unknown, targetBranch: string): string {
  const parallel = typeof mode === 'string' && mode.toLowerCase() === 'parallel';
  const unsaid = parallel && entries.some((entry) => entry.impactedTargets === undefined);
  const arrow = unsaid ? '-.->' : '-->';
  const node = (index: number): string => `e${String(index)}`;
  const ahead = (index: number): readonly number[] => {
    if (unsaid) return [];
    if (parallel) return nearestOverlaps(entries, index);
    return index === 0 ? [] : [index - 1];
  };
  const lines = [`branch[(${mermaidLabel(shortened(targetBranch, 60))})]`];
  entries.forEach((entry, index) => {
    const label = [`#${String(entry.number ?? '?')}`, shortened(entry.title ?? '', 40), entry.state ?? '']
      .filter((piece) => piece !== '')
      .join(' · ');
    const others = ahead(index).map(node);
    lines.push(`${node(index)}[${mermaidLabel(label)}]`);
    lines.push(...(others.length === 0 ? ['branch'] : others).map((other) => `${node(index)} ${arrow} ${other}`));
  });
  const note = 'The service does not say which of them share impacted targets, so each is drawn by itself.';
  return unsaid ? `${flowchart(lines)}\n\n${note}` : flowchart(lines);
}

/** Entries ahead that share a target, but for those that another of them already waits for. */
function nearestOverlaps(entries: readonly QueueEntry[], index: number): readonly number[] {
  const waitsOn = new Map<number, ReadonlySet<number>>();
  const direct = (at: number): number[] =>
    entries.flatMap((entry, other) => (other < at && overlap(entry, entries[at]) ? [other] : []));
  const all = (at: number): ReadonlySet<number> => {
    const known = waitsOn.get(at);
    if (known !== undefined) return known;
    const set = new Set(direct(at).flatMap((other) => [other, ...all(other)]));
    waitsOn.set(at, set);
    return set;
  };
  const ahead = direct(index);
  return ahead.filter((one) => !ahead.some((other) => other !== one && all(other).has(one)));
}

function overlap(a: QueueEntry | undefined, b: QueueEntry | undefined): boolean {
  const [one, other] = [a?.impactedTargets, b?.impactedTargets];
  if (one === undefined || other === undefined || one === 'ALL' || other === 'ALL') return true;
  const set = new Set(one);
  return other.some((target) => set.has(target));
}
