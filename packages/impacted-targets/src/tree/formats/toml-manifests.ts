import type { Tree } from '../tree.js';
import { BrokenManifest } from '../broken-manifest.js';
import { leadsNowhere } from '../unanswerable.js';
import { directoryOf, inside, nameOf, resolvePath } from '../paths.js';
import { wildcardMatcher } from '../wildcards.js';
import { parseToml, type TomlTable } from './toml.js';
import { getOrMake } from '../../../../shared/src/append.js';

/**
 * The manifests of a commit that have one name, by their directories. Each is parsed when it is first needed, so that a broken
 * sample of a test does not matter.
 */
export class TomlManifests {
  readonly #parsed = new Map<string, TomlTable>();

  private constructor(
    readonly name: string,
    readonly contents: ReadonlyMap<string, Buffer>,
  ) {}

  /** @param name of the files: `Cargo.toml` */
  static async of(tree: Tree, name: string): Promise<TomlManifests> {
    const paths = (await tree.entries()).map(({ path }) => path).filter((path) => nameOf(path) === name);
    return new TomlManifests(name, await tree.read(paths));
  }

  has(directory: string): boolean {
    return this.contents.has(inside(directory, this.name));
  }

  directories(): string[] {
    return [...this.contents.keys()].map(directoryOf);
  }

  /** @throws BrokenManifest */
  get(directory: string): TomlTable {
    const path = inside(directory, this.name);
    const content = this.contents.get(path);
    if (content === undefined) throw new BrokenManifest(path, 'the manifest is missing');
    return getOrMake(this.#parsed, directory, () => parseToml(path, content));
  }
}

const syntax = { anyDepth: true, escapes: false } as const;

/** Matches paths with a pattern of members of a workspace. */
export function memberMatcher(pattern: string): (path: string) => boolean {
  return wildcardMatcher(pattern, syntax);
}

/**
 * The members that patterns of a workspace's manifest list.
 * @param directory of the workspace
 * @param key of the patterns in the manifest
 * @param submodules of the commit
 * @returns their directories, and the submodules that hold some of them
 * @throws BrokenManifest when a pattern without wildcards leads to no manifest
 * @throws Unanswerable when a pattern leads out of the repository
 */
export function membersOf(
  manifests: TomlManifests,
  directory: string,
  key: string,
  patterns: readonly string[],
  isExcluded: (directory: string) => boolean,
  submodules: readonly string[],
): { members: Set<string>; opaque: Set<string> } {
  const members = new Set<string>();
  const opaque = new Set<string>();
  const file = inside(directory, manifests.name);
  for (const pattern of patterns) {
    const path = resolvePath(directory, pattern);
    if (path === undefined) throw leadsNowhere(file, pattern, key);
    const mayHold = wildcardMatcher(path, { ...syntax, partial: true });
    const holding = submodules.filter((submodule) => mayHold(submodule) && !isExcluded(submodule));
    for (const submodule of holding) opaque.add(submodule);
    if (!/[*?[]/.test(path) && !manifests.has(path) && holding.length === 0 && !isExcluded(path)) {
      throw new BrokenManifest(file, `${key} names ${pattern}, where there is no ${manifests.name}`);
    }
    const matches = memberMatcher(path);
    for (const place of manifests.directories()) if (matches(place) && !isExcluded(place)) members.add(place);
  }
  return { members, opaque };
}
