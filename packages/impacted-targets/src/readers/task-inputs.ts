import { posix } from 'node:path';
import { GlobError, pathMatcher, type PathMatcher } from '../../../shared/src/globs/path-matcher.js';
import { getOrMake } from '../../../shared/src/append.js';

interface Input {
  readonly matches: PathMatcher;
  /** True where an input names the file or a folder above it, instead of matching every file. */
  readonly isNamed: boolean;
  readonly users: Set<string>;
}

/** The files outside of their packages that tasks name as inputs, each with the users: the packages that have the task. */
export class TaskInputs {
  readonly #byGlob = new Map<string, Input>();

  /**
   * Records that a task of a package reads files.
   * @param written a glob from the root of the build; a folder stands for all files in it
   * @param user what stands for the package
   */
  add(written: string, user: string): void {
    const glob = posix.normalize(written).replace(/^\.\/|\/$/g, '');
    const input = getOrMake(this.#byGlob, glob, () => ({
      matches: matcherOf(glob),
      isNamed: !/^(?:\.?$|[*?[{!(])/.test(glob),
      users: new Set<string>(),
    }));
    input.users.add(user);
  }

  /** The inputs that match a file. */
  of(path: string): readonly Input[] {
    return [...this.#byGlob.values()].filter(({ matches }) => matches(path));
  }
}

/**
 * Returns a test for the paths that a glob of a tool matches. A glob that is not understood matches all paths with the
 * same beginning.
 */
export function matcherOf(glob: string): PathMatcher {
  if (glob === '' || glob === '.') return () => true;
  try {
    const matches = pathMatcher(glob);
    return (path) => matches(path) || path.startsWith(`${glob}/`);
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    const start = glob.replace(/[*?[{!(+@].*$/s, '');
    return (path) => path.startsWith(start);
  }
}
