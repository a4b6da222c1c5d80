import { BrokenManifest } from '../../tree/broken-manifest.js';
import { table, tables, text, textsIn } from '../../tree/formats/toml.js';
import type { TomlTable } from '../../tree/formats/toml.js';
import { resolvePath } from '../../tree/paths.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { append } from '../../../../shared/src/append.js';
import { digest } from '../../../../shared/src/digest.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { External, PlaceUse, Use } from '../reader.js';
import { folderOf, type Projects } from './projects.js';
import { development, normalizeName, partOfExtra, type Part } from './requirements.js';

/** What one part of a project is built from. */
export interface BuiltPart {
  readonly part: Part;
  readonly uses: readonly Use[];
  /** Dependencies as uv.lock writes them, with their markers. */
  readonly content: string;
}

/** A uv.lock, as far as projects are built from it. */
export interface Locked {
  /** Packages that are no projects of the repository, and their extras. */
  readonly externals: ReadonlyMap<string, External>;
  /** By the project's name. */
  readonly projects: ReadonlyMap<string, readonly BuiltPart[]>;
  /** Packages that the dependency groups of the root install, in the one environment in which all tests run. */
  readonly rootGroups: External;
  /** A digest of the lockfile. */
  content(): string;
  /** What holds for every package: name and value. */
  readonly facts: ReadonlyMap<string, string>;
}

/** How many entries of one name are read at most. uv writes one for each version and source that is needed. */
const mostOfOneName = 100;

/**
 * Reads uv.lock. Its `version` changes when older releases of uv cannot read it; its `revision` does not
 * (https://docs.astral.sh/uv/concepts/resolution/#lockfile-versioning).
 * @throws BrokenManifest when a package has more entries than uv ever writes
 * @throws Unanswerable for another version than 1
 */
export function lockedPackages(lock: TomlTable, path: string, read: Projects): Locked {
  if (lock.version !== 1) {
    throw new Unanswerable(`${path} is of version ${canonicalJson(lock.version)}, and only version 1 is known`);
  }
  const { folder } = read.root;
  const entries = tables(lock.package).map((entry) => ({ entry, ...identify(entry, read) }));
  const byName = new Map<string, typeof entries>();
  for (const one of entries) append(byName, one.name, one);
  const crowded = [...byName].find(([, found]) => found.length > mostOfOneName);
  if (crowded) throw new BrokenManifest(path, `the package ${crowded[0]} has ${crowded[1].length} entries`);

  // A dependency names version and source where the package has several entries.
  const meant = ({ name, version, source }: TomlTable) =>
    (byName.get(normalizeName(text(name) ?? '')) ?? []).filter(
      ({ entry }) =>
        (version === undefined || version === entry.version) &&
        (source === undefined || canonicalJson(source) === canonicalJson(entry.source)),
    );
  const usesOf = (dependencies: readonly TomlTable[]): Use[] =>
    dependencies.flatMap((one) => {
      const parts = ['', ...[...textsIn(one.extra), ...textsIn(one.extras)].map(partOfExtra)];
      return meant(one).flatMap(({ id }) => parts.map((part) => ({ id: `${id}${part}` })));
    });
  const externals = new Map<string, External>();
  const projects = new Map<string, BuiltPart[]>();
  for (const { id, isProject, label, entry } of entries) {
    for (const [part, dependencies] of partsOf(entry)) {
      const [uses, content] = [usesOf(dependencies), canonicalJson(dependencies)];
      if (isProject) append(projects, id, { part, uses, content });
      else if (part !== '') externals.set(`${id}${part}`, { label: `${label}${part}`, content, uses });
      else externals.set(id, { label, content: contentOf(entry), uses: [...uses, ...placesOf(entry, folder)] });
    }
  }
  const roots = entries.filter(({ entry }) => folderOf(entry, folder) === folder).map(({ entry }) => entry);
  // A project's own manifest and sources show which other projects it uses.
  const groups = [table(lock.manifest), ...roots].flatMap(groupsOf);
  const shared = groups.filter((one) => !meant(one).some(({ isProject }) => isProject));
  // Other keys say how versions were chosen. The versions are in the entries, and the markers of forks beside each dependency.
  const ofAll = ['requires-python', 'supported-markers', 'conflicts'];
  return {
    externals,
    projects,
    content: () => digest(canonicalJson(lock)),
    rootGroups: { label: 'the dependency groups of the root', content: canonicalJson(shared), uses: usesOf(shared) },
    facts: new Map(ofAll.map((key) => [`${key} of ${path}`, canonicalJson(lock[key])])),
  };
}

/** The id of an entry: the project's name for a project of the repository. uv writes one entry for each name, version and source. */
function identify(entry: TomlTable, read: Projects) {
  const [name, version] = [normalizeName(text(entry.name) ?? ''), text(entry.version) ?? ''];
  const folder = folderOf(entry, read.root.folder);
  const project = folder === undefined ? undefined : read.memberAt(folder, name);
  const id = project ?? `${name} ${version} ${canonicalJson(entry.source)}`;
  return { id, name, isProject: project !== undefined, label: `${name} ${version} in uv.lock` };
}

/** The parts of an entry, each with its dependencies. */
function* partsOf(entry: TomlTable): Generator<[Part, readonly TomlTable[]]> {
  yield ['', tables(entry.dependencies)];
  for (const [extra, uses] of Object.entries(table(entry['optional-dependencies'])))
    yield [partOfExtra(extra), tables(uses)];
  const groups = groupsOf(entry);
  if (groups.length > 0) yield [development, groups];
}

/** What the dependency groups need. Older releases of uv wrote them under another name. */
function groupsOf(entry: TomlTable): TomlTable[] {
  const groups = [entry['dev-dependencies'], entry['dependency-groups']].map(table);
  return groups.flatMap((one) => Object.values(one).flatMap((uses) => tables(uses)));
}

/** What makes an entry another one: not where and when a file was uploaded, as long as it has the same hash. */
function contentOf({ metadata: _, 'optional-dependencies': _extras, sdist, wheels, ...entry }: TomlTable): string {
  const files = [...tables([sdist ?? false]), ...tables(wheels)];
  return canonicalJson([entry, files.map((file) => text(file.hash) ?? file)]);
}

/** Files and folders of the repository from which a package is installed, also by an index that is a folder. */
function placesOf(entry: TomlTable, folder: string): PlaceUse[] {
  const { registry, path, directory, editable, virtual } = table(entry.source);
  const files = [...tables([entry.sdist ?? false]), ...tables(entry.wheels)].flatMap((file) => text(file.path) ?? []);
  const written = [path, directory, editable, virtual].flatMap((one) => text(one) ?? []);
  const all = [...written, ...files.map((file) => `${text(registry) ?? '.'}/${file}`)];
  return all.map((one) => ({ path: resolvePath(folder, one), written: one, what: text(entry.name) ?? '' }));
}
