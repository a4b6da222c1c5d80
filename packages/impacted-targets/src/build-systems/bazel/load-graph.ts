import { isBuildFile, isExtensionFile, labelPath } from './labels.js';
import type { Revision } from './revision.js';
import { firstStrings, tokenize, type Token } from './starlark.js';
import { append, getOrMake } from '../../../../shared/src/append.js';

/** A file that every BUILD file loads implicitly. */
const prelude = 'tools/build_rules/prelude_bazel';

/** True for files that `load` reads, and for the prelude. */
export function isLoadable(path: string): boolean {
  return isExtensionFile(path) || path === prelude;
}

/** Which BUILD and .bzl files of one side load which. `load` takes only literal labels, so reading them is enough. */
export class LoadGraph {
  readonly #tokens = new Map<string, Token[]>();
  readonly #loads = new Map<string, string[]>();
  readonly #names = new Map<string, Set<string>>();

  static async read(side: Revision): Promise<LoadGraph> {
    const graph = new LoadGraph();
    const files = await side.read(side.paths.filter((path) => isBuildFile(path) || isLoadable(path)));
    for (const [path, text] of files) {
      const tokens = tokenize(text);
      const loads = firstStrings(tokens, ['load']).flatMap((label) => labelPath(label, path) ?? []);
      graph.#tokens.set(path, tokens);
      graph.#loads.set(path, isBuildFile(path) && files.has(prelude) ? [...loads, prelude] : loads);
    }
    return graph;
  }

  tokens(path: string): readonly Token[] {
    return this.#tokens.get(path) ?? [];
  }

  /** For each BUILD file that loads a changed file at any depth: the loaded files that changed or lead to one. */
  affected(changed: ReadonlySet<string>): Map<string, string[]> {
    const loaders = new Map<string, string[]>();
    for (const [path, loads] of this.#loads) {
      for (const loaded of loads) append(loaders, loaded, path);
    }
    const reached = new Set(changed);
    for (const path of reached) {
      for (const loader of loaders.get(path) ?? []) reached.add(loader);
    }
    const affected = new Map<string, string[]>();
    for (const path of reached) {
      if (isBuildFile(path))
        affected.set(
          path,
          this.#closure(path).filter((loaded) => reached.has(loaded)),
        );
    }
    return affected;
  }

  #closure(path: string): string[] {
    const closure = new Set(this.#loads.get(path));
    for (const loaded of closure) {
      for (const next of this.#loads.get(loaded) ?? []) closure.add(next);
    }
    return [...closure];
  }

  /**
   * Every name in a file except those of Bazel's own rules (`native.genrule`). A rule's class is named by the variable
   * to which it is assigned, so the names include every class that the file defines.
   */
  names(path: string): ReadonlySet<string> {
    const tokens = this.tokens(path);
    const isOfBazel = (at: number) => tokens[at - 1]?.text === '.' && tokens[at - 2]?.text === 'native';
    const named = () => tokens.flatMap(({ kind, text }, at) => (kind === 'name' && !isOfBazel(at) ? [text] : []));
    return getOrMake(this.#names, path, () => new Set(named()));
  }
}
