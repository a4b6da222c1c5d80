import { type Block, type Fact, type Inline, fold, heading, paragraph, tableOf } from '../../document/blocks.js';
import { grouped } from '../../../packages/shared/src/numbers.js';
import { shortened } from '../../../packages/shared/src/text.js';
import type { SettingDifference } from '../../service/queue/queue-settings.js';
import type { QueueEntry } from '../../service/queue/responses.js';
import type { QueueResult, Result } from '../result.js';
import { longestWord, numberWithLink, stateWithSign } from './pull-request.js';

/** Most boxes of a flowchart; nobody can read a larger one. */
const mostInPicture = 12;
const mostInTable = 100;
/** Most boxes in a row. GitHub shrinks a longer row to the width of the page, and it becomes unreadable. */
const longestRow = 4;

/** What outputs and summary say of a queue. */
export function aboutQueue(queue: QueueResult): Required<Pick<Result, 'outputs' | 'document'>> {
  const { state, entries, cut } = queue;
  return {
    outputs: {
      'queue-state': state && shortened(state, longestWord),
      'queue-length': (cut === undefined ? entries?.length : cut.total)?.toString(),
    },
    document: documentOf(queue),
  };
}

function documentOf(queue: QueueResult): readonly Block[] {
  const { state, entries = [], settings, targetBranch } = queue;
  const facts: Fact[] = [['Merges into', { code: targetBranch }]];
  if (state !== undefined) facts.push(['State', stateWithSign(state)]);
  if (queue.entries !== undefined) facts.push(['Pull requests', countsOf(entries, queue)]);
  const rows = Object.entries(settings).flatMap(([field, value]) => {
    const shown = settingOf(field, value);
    return shown === undefined ? [] : [[{ code: field }, shown]];
  });
  return [
    { kind: 'facts', facts },
    ...picture(queue, entries),
    ...(entries.length === 0 ? [] : [heading('In the queue'), entriesTable(queue, entries)]),
    ...(rows.length === 0 ? [] : [fold('Settings', { kind: 'table', header: ['Setting', 'Value'], rows })]),
  ];
}

/** A setting for people; undefined for anything but a plain value. */
function settingOf(field: string, value: unknown): Inline | undefined {
  if (field === 'requiredStatuses' && (value === null || (Array.isArray(value) && value.length === 0))) {
    return 'the branch protection decides';
  }
  const values: readonly unknown[] = [value].flat();
  const isPlain = values.every((one) => ['string', 'number', 'boolean'].includes(typeof one));
  return isPlain ? { code: values.join(', ') } : undefined;
}

/** The settings that differ. */
export function changesTable(changes: readonly SettingDifference[]): readonly Block[] {
  if (changes.length === 0) return [];
  const cellOf = (value: unknown): Inline =>
    value === undefined ? '–' : { code: typeof value === 'string' ? value : JSON.stringify(value) };
  const rows = changes.map(({ setting, before, after }) => [{ code: setting }, cellOf(before), cellOf(after)]);
  return [{ kind: 'table', header: ['Setting', 'Is', 'Will be'], rows }];
}

/** How many entries there are, and how many of them are in each state. */
function countsOf(entries: readonly QueueEntry[], { cut }: QueueResult): Inline {
  if (entries.length === 0) return 'none: the queue is empty';
  const counts = new Map<string, number>();
  for (const { state } of entries) if (state !== undefined) counts.set(state, (counts.get(state) ?? 0) + 1);
  const states = [...counts].flatMap(([state, count], index): Inline[] => [
    index === 0 ? ': ' : ', ',
    stateWithSign(state),
    ` ${grouped(count)}`,
  ]);
  const all = cut === undefined ? '' : `the first of ${cut.total === undefined ? 'more' : grouped(cut.total)}: `;
  return { parts: [`${all}${grouped(entries.length)}`, ...states] };
}

function entriesTable({ repositoryUrl }: QueueResult, entries: readonly QueueEntry[]): Block {
  const header = ['Position', 'Pull request', 'Title', 'State', 'Since (UTC)', 'Priority', 'Author'];
  const cut = { most: mostInTable, file: 'response' };
  return tableOf(
    header,
    entries,
    ({ number, title = '', state, since = '', priority = '', author = '', skipsTheLine, noBatch }, index) => [
      String(index + 1),
      number === undefined ? '' : numberWithLink(number, repositoryUrl && `${repositoryUrl}/pull/${String(number)}`),
      shortened(title, 100),
      state === undefined ? '' : stateWithSign(state),
      momentOf(since),
      [priority, skipsTheLine === true ? 'skips the line' : '', noBatch === true ? 'in no batch' : '']
        .filter((piece) => piece !== '')
        .join(', '),
      shortened(author, 40),
    ],
    cut,
  );
}

/** A moment for people, to the minute and in UTC, on one line: `21 Nov 11:58`; anything else as it is. */
function momentOf(written: string): string {
  const since = /^\d{4}-\d\d-\d\dT/.test(written) ? new Date(written) : undefined;
  if (since === undefined || Number.isNaN(since.getTime())) return shortened(written, 40);
  const [, day, month, , time = ''] = since.toUTCString().split(' ');
  return [String(Number(day)), month, time.slice(0, 'hh:mm'.length)].join('\u00a0');
}

/**
 * A picture of a parallel queue: an arrow leads from a pull request to those ahead that impact a common target. The
 * summary has no picture where it would add nothing to the table: for a single queue, without impacted targets from the
 * service, when no pull request waits for another, and when each waits for the one before it.
 */
function picture({ settings: { mode } }: QueueResult, entries: readonly QueueEntry[]): readonly Block[] {
  const isParallel = typeof mode === 'string' && mode.toLowerCase() === 'parallel';
  const first = entries.slice(0, mostInPicture);
  if (!isParallel || first.some((entry) => entry.impactedTargets === undefined)) return [];
  const waits = nearestOverlaps(first);
  const arrows = waits.flatMap((others, from) => others.map((to) => ({ from, to })));
  const isOneLine = waits.every((others, index) => index === 0 || others[0] === index - 1);
  if (arrows.length === 0 || isOneLine) return [];
  const boxes = first.map(({ number, title, state }) => ({
    lines: [`#${String(number ?? '?')}`, ...(title === undefined ? [] : [shortened(title, 60)])],
    look: state,
  }));
  const more = entries.length - first.length;
  const rest = `The first ${String(mostInPicture)}; ${grouped(more)} more wait behind them.`;
  return [
    heading('What waits for what'),
    { kind: 'graph', direction: boxes.length > longestRow ? 'TB' : 'LR', boxes, arrows },
    ...(more > 0 ? [paragraph(rest)] : []),
  ];
}

/** For each entry, those ahead that share a target, without those for which another of them already waits. */
function nearestOverlaps(entries: readonly QueueEntry[]): readonly (readonly number[])[] {
  const allAhead: Set<number>[] = [];
  return entries.map((entry, index) => {
    const ahead = [...entries.keys()].filter((other) => other < index && overlap(entry, entries[other]));
    allAhead.push(new Set(ahead.flatMap((other) => [other, ...(allAhead[other] ?? [])])));
    return ahead.filter((one) => !ahead.some((other) => allAhead[other]?.has(one) === true));
  });
}

function overlap(a: QueueEntry, b: QueueEntry | undefined): boolean {
  const [one, other] = [a.impactedTargets, b?.impactedTargets];
  if (one === undefined || other === undefined || one === 'ALL' || other === 'ALL') return true;
  const set = new Set(one);
  return other.some((target) => set.has(target));
}
