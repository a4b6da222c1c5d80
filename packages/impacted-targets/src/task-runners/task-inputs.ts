import { posix } from 'node:path';
import { GlobError, pathMatcher, type PathMatcher } from '../../../shared/src/globs/path-matcher.js';

/** Packages with tasks that read a file as an input. */
export interface InputReaders {
  /** Manifests of these packages, from the root of the build. */
  readonly manifests: ReadonlySet<string>;
  /**
   * True where an input names the file or a folder above it, instead of matching every file. Its readers are then
   * known.
   */
  readonly isNamed: boolean;
}

interface Input {
  readonly matches: PathMatcher;
  readonly isNamed: boolean;
  readonly manifests: Set<string>;
}

/** The files outside of their packages that tasks name as inputs, each with the packages that have the task. */
export class TaskInputs {
  readonly #byGlob = new Map<string, Input>();

  /**
   * Records that a task of a package reads files.
   * @param written a glob from the root of the build; a folder stands for all files in it
   * @param manifest of the package, from the root of the build
   */
  add(written: string, manifest: string): void {
    const glob = posix.normalize(written).replace(/^\.\/|\/$/g, '');
    let input = this.#byGlob.get(glob);
    if (input === undefined) {
      input = { matches: matcherOf(glob), isNamed: !/^(?:\.?$|[*?[{!(])/.test(glob), manifests: new Set() };
      this.#byGlob.set(glob, input);
    }
    input.manifests.add(manifest);
  }

  readersOf(path: string): InputReaders {
    const found = [...this.#byGlob.values()].filter(({ matches }) => matches(path));
    return {
      manifests: new Set(found.flatMap(({ manifests }) => [...manifests])),
      isNamed: found.some(({ isNamed }) => isNamed),
    };
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
