import { BrokenManifest } from '../../tree/broken-manifest.js';
import { table, tables, text, textsIn } from '../../tree/formats/toml.js';
import type { TomlTable } from '../../tree/formats/toml.js';
import { resolvePath } from '../../tree/paths.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { append } from '../../../../shared/src/append.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { External, PlaceUse, Use } from '../reader.js';
import { folderOf, type Projects } from './projects.js';
import { development, normalizeName, partOfExtra, type Part } from './requirements.js';

// Keys of what is no package. The name of a project has no space.
/** What the dependency groups of the root install, in the one environment in which all tests run. */
export const rootGroups = 'the dependency groups of the root';
/** Everything that uv.lock installs. */
export const environment = 'the packages of uv.lock';

/** The key of what uv.lock says of a part of a project. What its development needs has the extras, too. */
export function lockedPart(name: string, part: Part): string {
  return `${name}${part} in uv.lock`;
}

/** An entry of uv.lock. */
interface Entry {
  /** The project's name for a project of the repository. uv writes one entry for each name, version and source. */
  readonly id: string;
  readonly isProject: boolean;
  readonly name: string;
  readonly label: string;
  /** The folder of its source, from the root of the repository. */
  readonly folder: string | undefined;
  readonly written: TomlTable;
}

/** How many entries of one name are read at most. uv writes one for each version and source that is needed. */
const mostOfOneName = 100;

/**
 * Reads uv.lock. Its `version` changes when older releases of uv cannot read it; its `revision` does not
 * (https://docs.astral.sh/uv/concepts/resolution/#lockfile-versioning).
 * @returns by keys: packages with their extras, what the parts of each project need, and what all projects share
 * @throws BrokenManifest when a package has more entries than uv ever writes
 * @throws Unanswerable for another version than 1
 */
export function lockedPackages(lock: TomlTable, path: string, read: Projects): Map<string, External> {
  if (lock.version !== 1) {
    throw new Unanswerable(`${path} is of version ${canonicalJson(lock.version)}, and only version 1 is known`);
  }
  const entries = tables(lock.package).map((written) => entryOf(written, read));
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) append(byName, entry.name, entry);
  const crowded = [...byName].find(([, found]) => found.length > mostOfOneName);
  if (crowded) throw new BrokenManifest(path, `the package ${crowded[0]} has ${crowded[1].length} entries`);

  const externals = new Map<string, External>();
  for (const entry of entries) if (!entry.isProject) addParts(externals, entry, byName, read.root.folder);
  const packages = [...externals.keys()].map((id) => ({ id }));
  externals.set(environment, { label: environment, content: '', uses: packages });
  for (const entry of entries) if (entry.isProject) addParts(externals, entry, byName, read.root.folder);
  const roots = entries.filter(({ folder }) => folder === read.root.folder).map(({ written }) => written);
  // A project's own manifest and sources show which other projects it uses.
  const shared = [table(lock.manifest), ...roots]
    .flatMap(groupsOf)
    .filter((one) => !meantBy(one, byName).some(({ isProject }) => isProject));
  // Other keys say how versions were chosen. The versions are in the entries, and the markers of forks beside each dependency.
  const content = canonicalJson([lock['requires-python'], shared]);
  return externals.set(rootGroups, { label: rootGroups, content, uses: usesOf(shared, byName) });
}

function entryOf(written: TomlTable, read: Projects): Entry {
  const [name, version] = [normalizeName(text(written.name) ?? ''), text(written.version) ?? ''];
  const folder = folderOf(written, read.root.folder);
  const project = folder === undefined ? undefined : read.memberAt(folder, name);
  const id = project ?? `${name} ${version} ${canonicalJson(written.source)}`;
  return { id, isProject: project !== undefined, name, label: `${name} ${version} in uv.lock`, folder, written };
}

function keyOf({ id, isProject }: Entry, part: Part): string {
  return isProject ? lockedPart(id, part) : `${id}${part}`;
}

type ByName = ReadonlyMap<string, readonly Entry[]>;

/** The entries that a dependency means. It names version and source where the package has several entries. */
function meantBy({ name, version, source }: TomlTable, byName: ByName): readonly Entry[] {
  return (byName.get(normalizeName(text(name) ?? '')) ?? []).filter(
    ({ written }) =>
      (version === undefined || version === written.version) &&
      (source === undefined || canonicalJson(source) === canonicalJson(written.source)),
  );
}

function usesOf(dependencies: readonly TomlTable[], byName: ByName): Use[] {
  return dependencies.flatMap((one) => {
    const parts: Part[] = ['', ...[...textsIn(one.extra), ...textsIn(one.extras)].map(partOfExtra)];
    const keys = (entry: Entry) => parts.flatMap((part) => [`${entry.id}${part}`, keyOf(entry, part)]);
    return meantBy(one, byName).flatMap((entry) => keys(entry).map((id) => ({ id })));
  });
}

/** Adds an entry and its extras, and what the development of a project needs. */
function addParts(externals: Map<string, External>, entry: Entry, byName: ByName, root: string): void {
  const { written, isProject, label } = entry;
  const add = (part: Part, needs: readonly TomlTable[], content: string, further: readonly Use[] = []) => {
    const uses = [...usesOf(needs, byName), ...further];
    externals.set(keyOf(entry, part), { label: `${label}${part}`, content, uses });
  };
  add('', tables(written.dependencies), contentOf(written), isProject ? [] : placesOf(written, root));
  const extras = Object.entries(table(written['optional-dependencies']));
  for (const [extra, needs] of extras) add(partOfExtra(extra), tables(needs), canonicalJson(needs));
  const groups = groupsOf(written);
  const all = extras.map(([extra]) => ({ id: keyOf(entry, partOfExtra(extra)) }));
  if (isProject) add(development, groups, canonicalJson(groups), all);
}

/** What the dependency groups need. Older releases of uv wrote them under another name. */
function groupsOf(entry: TomlTable): TomlTable[] {
  const groups = [entry['dev-dependencies'], entry['dependency-groups']].map(table);
  return groups.flatMap((one) => Object.values(one).flatMap((uses) => tables(uses)));
}

/** What makes an entry another one: not where and when a file was uploaded, as long as it has the same hash. Its parts are compared apart. */
function contentOf(written: TomlTable): string {
  const apart = /^(?:metadata|optional-dependencies|dev-dependencies|dependency-groups|sdist|wheels)$/;
  const others = Object.entries(written).filter(([key]) => !apart.test(key));
  return canonicalJson([Object.fromEntries(others), filesOf(written).map((file) => text(file.hash) ?? file)]);
}

function filesOf({ sdist, wheels }: TomlTable): TomlTable[] {
  return [...tables([sdist ?? false]), ...tables(wheels)];
}

/** Files and folders of the repository from which a package is installed, also by an index that is a folder. */
function placesOf(written: TomlTable, root: string): PlaceUse[] {
  const { registry, path, directory, editable, virtual } = table(written.source);
  const files = filesOf(written).flatMap((file) => text(file.path) ?? []);
  const paths = [path, directory, editable, virtual].flatMap((one) => text(one) ?? []);
  const all = [...paths, ...files.map((file) => `${text(registry) ?? '.'}/${file}`)];
  return all.map((one) => ({ path: resolvePath(root, one), written: one, what: text(written.name) ?? '' }));
}
