import { BrokenManifest } from '../tree/broken-manifest.js';
import { leadsNowhere } from '../tree/unanswerable.js';
import { directoryOf, inside, nameOf, resolvePath } from '../tree/paths.js';
import { wildcardMatcher } from '../tree/wildcards.js';
import { parseToml, type TomlTable } from '../tree/formats/toml.js';
import type { Commit, Documents } from './commit.js';

/** The manifests of a commit that have one name, by their directories. */
export class TomlManifests {
  private constructor(
    readonly name: string,
    readonly documents: Documents<TomlTable>,
  ) {}

  /** @param name of the files: `Cargo.toml` */
  static async of(commit: Commit, name: string): Promise<TomlManifests> {
    const paths = [...commit.files.keys()].filter((path) => nameOf(path) === name);
    return new TomlManifests(name, await commit.documents(name, paths, (content, path) => parseToml(path, content)));
  }

  has(directory: string): boolean {
    return this.documents.has(inside(directory, this.name));
  }

  directories(): string[] {
    return [...this.documents.paths()].map(directoryOf);
  }

  /** @throws BrokenManifest */
  get(directory: string): TomlTable {
    return this.documents.get(inside(directory, this.name));
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
