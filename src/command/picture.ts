import { type Forest, type Reached } from '../../packages/impacted-targets/src/answer/explanation/forest.js';
import { describeEdge } from '../../packages/impacted-targets/src/answer/impact.js';
import { visible } from '../reporting/escape.js';
import { styles, type CommandSurroundings } from './terminal.js';

/** The targets below the changes that impact them, as a tree, with the text that made each edge. */
export function tree(
  { roots }: Forest,
  { stdout, environment }: Pick<CommandSurroundings, 'stdout' | 'environment'>,
): string {
  const { bold, dim } = styles(stdout, environment);
  const lineOf = ({ kind, name, edge }: Reached): string => {
    const shown = visible(name);
    if (kind === 'file') return `${shown} changed`;
    const reason = edge === undefined ? '' : ` (${describeEdge(edge)})`;
    return `${kind === 'target' ? bold(shown) : shown}${dim(visible(reason))}`;
  };
  const linesBelow = ({ next }: Reached, stem: string): string[] =>
    next.flatMap((step, index) => {
      const [branch, below] = index === next.length - 1 ? ['└─ ', '   '] : ['├─ ', '│  '];
      return [`${dim(stem + branch)}${lineOf(step)}`, ...linesBelow(step, stem + below)];
    });
  return roots
    .flatMap((root) => [
      lineOf(root),
      ...root.files.map((path) => dim(`  by ${visible(path)}`)),
      ...linesBelow(root, ''),
    ])
    .map((line) => `${line}\n`)
    .join('');
}
