import type { LinearExpression } from '../../../globs/linear-expression.js';
import { append } from '../../target-graph/append.js';
import { FileOwners } from '../../target-graph/file-owners.js';
import { isWithin, nameOf, pathsAbove } from '../../target-graph/paths.js';
import { wildcardPath, type Reference } from './project.js';

/** Files outside of a project's directory that it is built from. */
export class OutsideFiles {
  readonly #exact = new FileOwners();
  /** Patterns by the directory before their first wildcard. */
  readonly #patterns = new Map<string, { expression: LinearExpression; id: string }[]>();
  /** Ends of paths by the name of the file. */
  readonly #tails = new Map<string, { expression: LinearExpression; id: string }[]>();

  /** Records that a node is built from what a reference names. */
  add({ path, tail, isText }: Reference, directory: string, id: string): void {
    if (path === undefined || isWithin(directory, path)) return;
    if (tail) {
      const expression = wildcardPath(path, 'end');
      append(this.#tails, /[*?]/.test(nameOf(path)) ? '' : nameOf(path).toLowerCase(), { expression, id });
    } else if (/[*?]/.test(path)) {
      const start = path.slice(0, path.search(/[*?]/));
      append(this.#patterns, start.slice(0, Math.max(0, start.lastIndexOf('/'))), {
        expression: wildcardPath(path, 'whole'),
        id,
      });
    } else this.#exact.add(path, id, isText ? 'file' : 'directory');
  }

  /** The nodes that are built from a file. */
  of(path: string): Set<string> {
    const found = this.#exact.all(path);
    for (const above of pathsAbove(path))
      for (const { expression, id } of this.#patterns.get(above) ?? [])
        if (expression.test(path.toLowerCase())) found.add(id);
    for (const name of [nameOf(path).toLowerCase(), ''])
      for (const { expression, id } of this.#tails.get(name) ?? [])
        if (expression.test(path.toLowerCase())) found.add(id);
    return found;
  }
}
