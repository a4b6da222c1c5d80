import type { ComputedTargets } from '../../packages/impacted-targets/src/answer/computed-targets.js';
import { because, chainOf, describeCause } from '../../packages/impacted-targets/src/answer/explanation/chain.js';
import { adviceForUnowned, type CauseOfAll, type Reason } from '../../packages/impacted-targets/src/answer/impact.js';
import { cutLeft, printable, styles, widthOf, type CommandSurroundings } from './terminal.js';

/** A step of chains, with the steps after it. */
interface Branch {
  readonly name: string;
  readonly isTarget: boolean;
  /** The text that makes it depend on the step before it, in brackets after a space, or an empty text. */
  readonly edge: string;
  readonly below: Map<string, Branch>;
}

/** A cause, with what it impacts. */
interface Cause {
  readonly what: string;
  /** Changed files of a cause that isn't a file itself. */
  readonly files: readonly string[];
  readonly below: Map<string, Branch>;
}

interface TreeLine {
  readonly stem: string;
  readonly name: string;
  readonly isTarget: boolean;
  readonly edge: string;
}

/** Most causes that are printed; JSON has all of them. */
const mostCauses = 50;

/**
 * The targets below the changes that impact them, as a tree, with the text that made each edge. In a terminal, lines keep to its width: the
 * beginning that all names share is left out, and long texts lose their beginnings, because their ends differ.
 */
export function tree(
  targets: readonly string[],
  why: ReadonlyMap<string, Reason>,
  { stdout, environment }: Pick<CommandSurroundings, 'stdout' | 'environment'>,
): string {
  const { bold, dim } = styles(stdout, environment);
  const columns = stdout.isTTY === true ? widthOf(stdout) : Infinity;
  const causes = causesOf(targets, why);
  const lines = new Map([...causes].map((cause) => [cause, linesBelow(cause.below)]));
  const names = [...lines.values()].flat().flatMap(({ name, isTarget }) => (isTarget ? [name] : []));
  const shared = columns === Infinity ? '' : sharedBeginning(names);
  const shown: string[] = shared === '' ? [] : [dim(cutLeft(`… is ${printable(shared)}`, columns))];
  for (const [{ what, files }, below] of lines) {
    shown.push(
      cutLeft(printable(what), columns),
      ...files.map((path) => dim(cutLeft(`  by ${printable(path)}`, columns))),
    );
    for (const { stem, name, isTarget, edge } of below) {
      const left = cutLeft(stem, Math.floor(columns / 2));
      const written = printable(isTarget && shared !== '' ? `…${name.slice(shared.length)}` : name);
      const cut = cutLeft(written, Math.max(columns - left.length, 8));
      const room = columns - left.length - cut.length;
      const text = printable(edge);
      const note = text.length <= room ? text : room < 16 ? '' : ` (${cutLeft(text.slice(2), room - 2)}`;
      shown.push(`${dim(left)}${isTarget ? bold(cut) : cut}${dim(note)}`);
    }
  }
  return shown.map((line) => `${line}\n`).join('');
}

function causesOf(targets: readonly string[], why: ReadonlyMap<string, Reason>): readonly Cause[] {
  const causes = new Map<string, Cause>();
  for (const target of targets) {
    const { cause, steps } = chainOf(target, why);
    const what = describeCause(cause);
    const top: Cause = causes.get(what) ?? { what, files: cause.kind === 'graph' ? cause.files : [], below: new Map() };
    causes.set(what, top);
    let { below } = top;
    for (const step of steps) {
      const edge = because(step);
      const key = `${step.name}${edge}`;
      const branch: Branch = below.get(key) ?? {
        name: step.name,
        isTarget: step.kind === 'target',
        edge,
        below: new Map(),
      };
      below.set(key, branch);
      below = branch.below;
    }
  }
  return [...causes.values()];
}

/** The lines of a tree, without recursion, since chains may be as long as there are targets. */
function linesBelow(top: ReadonlyMap<string, Branch>): TreeLine[] {
  const lines: TreeLine[] = [];
  const placed = (below: ReadonlyMap<string, Branch>, stem: string) =>
    [...below.values()].map((branch, index) => ({ branch, stem, isLast: index === below.size - 1 })).reverse();
  const waiting = placed(top, '');
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { branch, stem, isLast } = one;
    const { name, isTarget, edge } = branch;
    lines.push({ stem: `${stem}${isLast ? '└─ ' : '├─ '}`, name, isTarget, edge });
    waiting.push(...placed(branch.below, `${stem}${isLast ? '   ' : '│  '}`));
  }
  return lines;
}

/** The beginning that all names share, up to a separator; empty where leaving it out would save nothing. */
function sharedBeginning(names: readonly string[]): string {
  const [first = '', ...others] = new Set(names);
  if (others.length === 0) return '';
  let length = first.length;
  for (const name of others) while (!name.startsWith(first.slice(0, length))) length -= 1;
  const beginning = first.slice(0, length);
  const end = Math.max(beginning.lastIndexOf('/'), beginning.lastIndexOf(':'));
  return end < 8 ? '' : beginning.slice(0, end);
}

/** Every cause of `ALL`, and what to do about files that no target owns, as lines. */
export function everything({ causes }: { readonly causes: readonly CauseOfAll[] }): string {
  const rest = causes.length - mostCauses;
  const lines = [
    ...causes.slice(0, mostCauses).map(({ what, files }) => {
      const others = files.filter((path) => !what.includes(path)).slice(0, 5);
      return `everything, because ${what}${others.length === 0 ? '' : ` (${others.join(', ')})`}`;
    }),
    ...(rest > 0 ? [`and ${String(rest)} more, which --format json with --why lists`] : []),
    ...(causes.some(({ kind }) => kind === 'unowned') ? [adviceForUnowned] : []),
  ];
  return lines.map((line) => `${printable(line)}\n`).join('');
}

/** What rules of the configuration decided about changed files, as lines. */
export function decisions({ decided }: Pick<Extract<ComputedTargets, { kind: 'targets' }>, 'decided'>): string {
  return [...(decided ?? [])].map(([path, rule]) => `${printable(`${path}: ${rule}`)}\n`).join('');
}
