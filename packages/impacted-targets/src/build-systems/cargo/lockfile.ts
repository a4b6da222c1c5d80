import { graphNode, type GraphNode } from '../../graph/graph.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { strings, table, tables, text, type TomlTable } from '../../tree/formats/toml.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import { shortened } from '../../../../shared/src/text.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';

/** One package of Cargo.lock. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Registry or git repository with commit; undefined for a package whose source is a path. */
  readonly source: string | undefined;
  readonly dependencies: readonly LockedPackage[];
  /** Checksum of its content, as far as known. */
  readonly checksum: string | undefined;
}

/** How many packages one reference may mean at most. No version of Cargo writes a lockfile with more. */
const mostMeant = 100;

/**
 * The packages of a lockfile, in any of its formats (1 to 4). A dependency is written as `name`, `name version` or
 * `name version (source)`, in the shortest form that is unambiguous. Format 1 holds the checksums in `[metadata]`.
 * @param path of the lockfile, from the root of the repository
 * @throws BrokenManifest when a reference may mean more packages than Cargo ever writes
 */
export function lockedPackages(lock: TomlTable, path: string): LockedPackage[] {
  const metadata = table(lock.metadata);
  const byName = new Map<string, LockedPackage[]>();
  // The oldest lockfiles have the root package in a table of its own.
  const written = [...tables([lock.root ?? {}]), ...tables(lock.package)].flatMap((entry) => {
    const [name, version, source] = [text(entry.name), text(entry.version), text(entry.source)];
    if (name === undefined || version === undefined) return [];
    const checksum =
      text(entry.checksum) ?? text(metadata[`checksum ${name} ${version} (${source ?? ''})`]) ?? undefined;
    const references = [...strings(entry.dependencies), ...strings([entry.replace ?? false])];
    const dependencies: LockedPackage[] = [];
    const locked: LockedPackage = { name, version, source, checksum, dependencies };
    append(byName, name, locked);
    return [{ locked, dependencies, references }];
  });
  const byReference = new Map<string, LockedPackage[]>();
  for (const { dependencies, references } of written) {
    for (const reference of references) {
      dependencies.push(...getOrMake(byReference, reference, () => meant(reference)));
    }
  }
  return written.map(({ locked }) => locked);

  function meant(reference: string): LockedPackage[] {
    const [, name = '', version, source] = /^(\S+)(?: (\S+))?(?: \((.*)\))?$/.exec(reference) ?? [];
    const found = (byName.get(name) ?? []).filter(
      (candidate) =>
        (version === undefined || version === candidate.version) &&
        (source === undefined || source === candidate.source),
    );
    if (found.length <= mostMeant) return found;
    throw new BrokenManifest(
      path,
      `the dependency ${JSON.stringify(shortened(reference, 80))} may mean any of ${found.length} packages`,
    );
  }
}

/** Id of the node of a locked package that does not come from the repository. */
export function lockedId({ name, version, source }: LockedPackage): string {
  return `locked:${name} ${version} ${source ?? ''}`;
}

/** The node of a locked package, without dependencies. */
export function lockedNode(locked: LockedPackage): GraphNode {
  const node = graphNode(`${locked.name} ${locked.version} in Cargo.lock`);
  node.facts.set(`checksum of ${locked.name} ${locked.version} in Cargo.lock`, canonicalJson(locked.checksum));
  return node;
}
