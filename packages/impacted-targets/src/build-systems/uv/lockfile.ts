import { graphNode, type GraphNode } from '../../graph/graph.js';
import { resolvePath } from '../../tree/paths.js';
import { parseToml, table, tables, text, type TomlTable, type TomlValue } from '../../tree/formats/toml.js';
import { normalizeName } from './requirements.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import { shortened } from '../../../../shared/src/text.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';

/** One dependency of an entry of uv.lock. */
export interface LockedUse {
  readonly dependency: LockedPackage;
  readonly extras: readonly string[];
}

/** One entry of uv.lock. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string | undefined;
  /** The entry's source, with its keys in a fixed order. */
  readonly source: string;
  /** Directory from the root of the repository, when the source is in the repository. */
  readonly directory: string | undefined;
  readonly markers: string;
  /** The content of the entry, except its dependencies. */
  readonly content: string;
  readonly uses: LockedUse[];
  readonly extras: ReadonlyMap<string, LockedUse[]>;
  readonly groups: ReadonlyMap<string, LockedUse[]>;
}

/** A uv.lock, as far as packages are built from it. */
export interface Lockfile {
  readonly packages: readonly LockedPackage[];
  /** Dependencies of the dependency groups of a root that is not a package. */
  readonly rootGroups: readonly LockedUse[];
  /** Facts that hold for every package: name and value. */
  readonly facts: ReadonlyMap<string, string>;
}

/** How many packages a dependency may mean at most. Where there are several, uv names version and source. */
const mostMeant = 100;

/**
 * Reads uv.lock. Its `version` changes when older releases of uv cannot read it; its `revision` does not
 * (https://docs.astral.sh/uv/concepts/resolution/#lockfile-versioning).
 * @param directory of the lockfile, from the root of the repository
 * @throws BrokenManifest when it is not TOML, or when a dependency may mean more packages than uv ever writes
 * @throws Unanswerable for another version than 1
 */
export function readLockfile(path: string, content: Buffer, directory: string): Lockfile {
  const lock = parseToml(path, content);
  if (lock.version !== 1) {
    throw new Unanswerable(`${path} is of version ${canonicalJson(lock.version)}, and only version 1 is known`);
  }
  const byName = new Map<string, LockedPackage[]>();
  const written = tables(lock.package).flatMap((entry) => {
    const name = text(entry.name);
    if (name === undefined) return [];
    const local = describe(entry, normalizeName(name), directory);
    append(byName, local.name, local);
    return [{ entry, local }];
  });
  const resolved = new Map<string, readonly LockedPackage[]>();
  const meant = (use: TomlTable): readonly LockedPackage[] => {
    const [name, version] = [normalizeName(text(use.name) ?? ''), text(use.version)];
    const source = use.source === undefined ? undefined : canonicalJson(use.source);
    const reference = JSON.stringify([name, version, source]);
    const isMeant = (candidate: LockedPackage) =>
      (version === undefined || version === candidate.version) && (source === undefined || source === candidate.source);
    const known = getOrMake(resolved, reference, () => (byName.get(name) ?? []).filter(isMeant));
    if (known.length <= mostMeant) return known;
    throw new BrokenManifest(
      path,
      `the dependency ${shortened(reference, 80)} may mean any of ${known.length} packages`,
    );
  };
  const resolve = (uses: TomlValue | undefined): LockedUse[] =>
    tables(uses).flatMap((use) => {
      const extras = [...textsOf(use.extra), ...textsOf(use.extras)].map(normalizeName);
      return meant(use).map((dependency) => ({ dependency, extras }));
    });
  for (const { entry, local } of written) {
    addAll(local.uses, resolve(entry.dependencies));
    const [extras, groups] = [table(entry['optional-dependencies']), groupsOf(entry)];
    for (const [group, uses] of local.extras) addAll(uses, resolve(extras[group]));
    for (const [group, uses] of local.groups) addAll(uses, resolve(groups[group]));
  }
  // Other keys at the top say how versions were chosen. The versions themselves are in the entries below.
  const facts = ['requires-python', 'resolution-markers', 'supported-markers', 'required-markers', 'conflicts'].map(
    (key): [string, string] => [`${key} of ${path}`, canonicalJson(lock[key])],
  );
  const rootGroups = Object.values(groupsOf(table(lock.manifest))).flatMap(resolve);
  return { packages: written.map(({ local }) => local), rootGroups, facts: new Map(facts) };
}

/** Adds the uses one by one, because a call takes only some ten thousands of arguments. */
function addAll(all: LockedUse[], more: readonly LockedUse[]): void {
  for (const one of more) all.push(one);
}

function describe(entry: TomlTable, name: string, directory: string): LockedPackage {
  const source = table(entry.source);
  const place = ['editable', 'virtual', 'directory'].flatMap((kind) => textsOf(source[kind]))[0];
  const { dependencies: _1, 'optional-dependencies': extras, 'dev-dependencies': _2, metadata: _3, ...content } = entry;
  const empty = (named: TomlTable) => new Map(Object.keys(named).map((key): [string, LockedUse[]] => [key, []]));
  return {
    name,
    version: text(entry.version),
    source: canonicalJson(entry.source),
    directory: place === undefined ? undefined : resolvePath(directory, place),
    markers: canonicalJson(entry['resolution-markers']),
    content: canonicalJson(content),
    uses: [],
    extras: empty(table(extras)),
    groups: empty(groupsOf(entry)),
  };
}

/** Dependency groups. Older releases of uv wrote them under another name. */
function groupsOf(entry: TomlTable): TomlTable {
  return { ...table(entry['dev-dependencies']), ...table(entry['dependency-groups']) };
}

function textsOf(value: TomlValue | undefined): string[] {
  return [value].flat().filter((item) => typeof item === 'string');
}

/** Id of the node of a locked package that is not in the repository, or of one of its extras. */
export function lockedId({ name, version, source, markers }: LockedPackage, extra = ''): string {
  return `locked:${name}[${extra}] ${version ?? ''} ${source} ${markers}`;
}

/** The nodes of a locked package that is not in the repository: itself, and each of its extras. */
export function lockedNodes(
  locked: LockedPackage,
  idsOf: (use: LockedUse) => readonly string[],
): [id: string, node: GraphNode][] {
  const label = `${locked.name} ${locked.version ?? ''} in uv.lock`;
  const node = graphNode(label);
  node.facts.set(`${label} itself`, locked.content);
  for (const use of locked.uses) for (const id of idsOf(use)) node.dependencies.add(id);
  const extras = [...locked.extras].map(([extra, uses]): [string, GraphNode] => {
    const extraNode = graphNode(`${locked.name}[${extra}] in uv.lock`);
    for (const use of uses) for (const id of idsOf(use)) extraNode.dependencies.add(id);
    return [lockedId(locked, extra), extraNode];
  });
  return [[lockedId(locked), node], ...extras];
}
