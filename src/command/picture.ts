import { because, chainOf, describeCause } from '../../packages/impacted-targets/src/answer/explanation/chain.js';
import type { Reason } from '../../packages/impacted-targets/src/answer/impact.js';
import { printable, styles, type CommandSurroundings } from './terminal.js';

/** A cause or a step of chains, with the steps after it. */
interface Branch {
  /** The name as it is shown, with the text that makes it depend on the step before it. */
  readonly line: string;
  /** Changed files of a cause that isn't a file itself. */
  readonly files: readonly string[];
  readonly below: Map<string, Branch>;
}

/** The targets below the changes that impact them, as a tree, with the text that made each edge. */
export function tree(
  targets: readonly string[],
  why: ReadonlyMap<string, Reason>,
  { stdout, environment }: Pick<CommandSurroundings, 'stdout' | 'environment'>,
): string {
  const { bold, dim } = styles(stdout, environment);
  const causes = new Map<string, Branch>();
  for (const target of targets) {
    const { cause, steps } = chainOf(target, why);
    const what = describeCause(cause);
    let { below } = branchIn(causes, what, printable(what), cause.kind === 'graph' ? cause.files : []);
    for (const step of steps) {
      const name = printable(step.name);
      const edge = because(step);
      const line = `${step.kind === 'target' ? bold(name) : name}${dim(printable(edge))}`;
      ({ below } = branchIn(below, `${step.name}${edge}`, line));
    }
  }
  return [...causes.values()]
    .flatMap(({ line, files, below }) => [
      line,
      ...files.map((path) => dim(`  by ${printable(path)}`)),
      ...linesBelow(below, dim),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

function branchIn(branches: Map<string, Branch>, key: string, line: string, files: readonly string[] = []): Branch {
  const branch = branches.get(key) ?? { line, files, below: new Map<string, Branch>() };
  branches.set(key, branch);
  return branch;
}

/** The lines of a tree, without recursion, since chains may be as long as there are targets. */
function linesBelow(top: ReadonlyMap<string, Branch>, dim: (text: string) => string): string[] {
  const lines: string[] = [];
  const placed = (below: ReadonlyMap<string, Branch>, stem: string) =>
    [...below.values()].map((branch, index) => ({ branch, stem, isLast: index === below.size - 1 })).reverse();
  const waiting = placed(top, '');
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { branch, stem, isLast } = one;
    lines.push(`${dim(`${stem}${isLast ? '└─ ' : '├─ '}`)}${branch.line}`);
    waiting.push(...placed(branch.below, `${stem}${isLast ? '   ' : '│  '}`));
  }
  return lines;
}
