import { BrokenManifest } from '../../tree/broken-manifest.js';
import { strings, table, tables, text, type TomlTable } from '../../tree/formats/toml.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import { digest } from '../../../../shared/src/digest.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import { shortened } from '../../../../shared/src/text.js';
import type { External, TargetUse } from '../reader.js';
import { dependenciesOf, type Crate } from './manifest.js';

/** One package of Cargo.lock. */
interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Registry or git repository with commit; undefined for a package whose source is a path. */
  readonly source: string | undefined;
  /** Checksum of its content, as far as known. */
  readonly checksum: string | undefined;
  /** References to other packages. */
  readonly references: readonly string[];
}

/** What a Cargo.lock says. */
export interface Locked {
  /** Packages that do not come from the repository. */
  readonly externals: ReadonlyMap<string, External>;
  /** The lockfile, or a digest of it. */
  readonly content: string;
  has(crate: Crate): boolean;
  /** What the lockfile resolved for a crate. */
  uses(crate: Crate): readonly TargetUse[];
}

/** How many packages one reference may mean at most. No version of Cargo writes a lockfile with more. */
const mostMeant = 100;

/**
 * The packages of a lockfile, in any of its formats (1 to 4).
 * @param path of the lockfile, from the root of the repository
 * @param crates of the repository, by their folders
 * @throws BrokenManifest when a reference may mean more packages than Cargo ever writes
 */
export function lockedPackages(lock: TomlTable, path: string, crates: ReadonlyMap<string, Crate>): Locked {
  const packages = packagesOf(lock);
  const byName = new Map<string, LockedPackage[]>();
  for (const one of packages) append(byName, one.name, one);
  const local = new Set([...crates.values()].map(({ name }) => name));
  const isLocal = ({ name, source }: LockedPackage) => source === undefined && local.has(name);
  const idOf = (one: LockedPackage) =>
    isLocal(one) ? one.name : `${one.name} ${one.version} ${one.source ?? ''} in ${path}`;
  const known = new Map<string, readonly LockedPackage[]>();
  const meant = (reference: string) => getOrMake(known, reference, () => meantBy(reference, byName, path));
  const externals = new Map<string, External>();
  for (const one of packages.filter((each) => !isLocal(each))) {
    const uses = one.references.flatMap((reference) => meant(reference).map((used) => ({ id: idOf(used) })));
    const label = `${one.name} ${one.version} in Cargo.lock`;
    externals.set(idOf(one), { label, content: canonicalJson(one.checksum), uses });
  }
  const entriesOf = ({ name }: Crate) => (byName.get(name) ?? []).filter(isLocal);
  return {
    externals,
    content: digest(canonicalJson(lock)),
    has: (crate) => entriesOf(crate).length > 0,
    uses: (crate) => {
      const forTests = namesForTests(crate);
      return entriesOf(crate)
        .flatMap(({ references }) => references.flatMap(meant))
        .map((used) => ({ id: idOf(used), byTests: forTests.has(used.name) }));
    },
  };
}

/** A package is written in a table; the root package of the oldest lockfiles in one of its own. Format 1 holds checksums in `[metadata]`. */
function packagesOf(lock: TomlTable): LockedPackage[] {
  const metadata = table(lock.metadata);
  return [...tables([lock.root ?? {}]), ...tables(lock.package)].flatMap((entry) => {
    const [name, version, source] = [text(entry.name), text(entry.version), text(entry.source)];
    if (name === undefined || version === undefined) return [];
    const checksum = text(entry.checksum) ?? text(metadata[`checksum ${name} ${version} (${source ?? ''})`]);
    const references = [...strings(entry.dependencies), ...strings([entry.replace ?? false])];
    return [{ name, version, source, checksum, references }];
  });
}

/** A reference is `name`, `name version` or `name version (source)`: the shortest form that is unambiguous. */
function meantBy(
  reference: string,
  byName: ReadonlyMap<string, readonly LockedPackage[]>,
  path: string,
): readonly LockedPackage[] {
  const [, name = '', version, source] = /^(\S+)(?: (\S+))?(?: \((.*)\))?$/.exec(reference) ?? [];
  const found = (byName.get(name) ?? []).filter(
    (one) => (version === undefined || version === one.version) && (source === undefined || source === one.source),
  );
  if (found.length <= mostMeant) return found;
  const what = `the dependency ${JSON.stringify(shortened(reference, 80))} may mean any of ${found.length} packages`;
  throw new BrokenManifest(path, what);
}

/** Names of the packages on which only the tests of a crate depend. */
function namesForTests(crate: Crate): ReadonlySet<string> {
  const dependencies = dependenciesOf(crate);
  const always = new Set(dependencies.filter(({ byTests }) => !byTests).map(({ name }) => name));
  return new Set(dependencies.map(({ name }) => name).filter((name) => !always.has(name)));
}
