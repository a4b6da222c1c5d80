import { table, tables, text, textsIn } from '../../tree/formats/toml.js';
import type { TomlTable, TomlValue } from '../../tree/formats/toml.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { append } from '../../../../shared/src/append.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { External, PlaceUse, Use } from '../reader.js';
import { placesAt, placesOf, type Projects } from './projects.js';
import { development, normalizeName, partOfExtra } from './requirements.js';

// Keys of externals. The name of a project has no space.
/** What the dependency groups of the root install, in the one environment in which all tests run. */
export const rootGroups = 'the dependency groups of the root';
/** All packages that uv.lock installs. */
export const environment = 'the packages of uv.lock';

/** What uv.lock says of a part of a project or package. What development needs has all extras, too. */
export function lockedPart(name: string, part: string): string {
  return `${name}${part} in uv.lock`;
}

/**
 * Reads uv.lock. Its `version` changes when older releases of uv cannot read it; its `revision` does not
 * (https://docs.astral.sh/uv/concepts/resolution/#lockfile-versioning). Entries of one name count together: uv writes one for each version and
 * source that some platform needs.
 * @returns by keys: packages with their extras, what the parts of each project need, and what all projects share
 * @throws Unanswerable for another version than 1
 */
export function lockedPackages(lock: TomlTable, path: string, read: Projects): Map<string, External> {
  if (lock.version !== 1) {
    throw new Unanswerable(`${path} is of version ${canonicalJson(lock.version)}, and only version 1 is known`);
  }
  const { folder } = read.root;
  const entries = tables(lock.package);
  const byName = new Map<string, TomlTable[]>();
  for (const entry of entries) append(byName, nameIn(entry), entry);
  const externals = new Map<string, External>();
  for (const [name, ofName] of byName) addParts(externals, name, ofName, read);
  const packages = [...byName.keys()].filter((name) => !read.isMember(name));
  const uses = packages.flatMap((name) => [{ id: lockedPart(name, '') }, { id: lockedPart(name, development) }]);
  externals.set(environment, { label: environment, content: '', uses });
  const roots = entries.filter((entry) => placesOf(entry, folder).some(({ path }) => path === folder));
  // A project's own manifest and sources show which other projects it uses.
  const shared = groupsOf([table(lock.manifest), ...roots]).filter((one) => !read.isMember(nameIn(one)));
  // Other keys say how versions were chosen. The versions are in the entries, and the markers of forks beside each dependency.
  const content = canonicalJson([lock['requires-python'], shared]);
  return externals.set(rootGroups, { label: rootGroups, content, uses: usesOf(shared, read) });
}

function nameIn({ name }: TomlTable): string {
  return normalizeName(text(name) ?? '');
}

/** Adds a package or project with its extras, and what the development of a project needs. */
function addParts(externals: Map<string, External>, name: string, entries: readonly TomlTable[], read: Projects): void {
  const add = (part: string, needs: readonly TomlTable[], content: TomlValue, further: readonly Use[]) => {
    const label = lockedPart(name, part);
    externals.set(label, { label, content: canonicalJson(content), uses: [...usesOf(needs, read), ...further] });
  };
  const { folder } = read.root;
  const places = read.isMember(name)
    ? []
    : entries.flatMap((entry) => [...placesOf(entry, folder), ...wheelsOf(entry, folder)]);
  const always = entries.flatMap(({ dependencies }) => tables(dependencies));
  add('', always, entries.map(contentOf), places);
  const extras = new Map<string, TomlTable[]>();
  for (const [extra, needs] of entries.flatMap((entry) => Object.entries(table(entry['optional-dependencies'])))) {
    for (const needed of tables(needs)) append(extras, partOfExtra(extra), needed);
  }
  for (const [part, needs] of extras) add(part, needs, needs, []);
  const groups = groupsOf(entries);
  const allExtras = [...extras.keys()].map((part) => ({ id: lockedPart(name, part) }));
  add(development, groups, groups, allExtras);
}

/** What dependencies mean: what is locked, and projects of the repository. */
function usesOf(dependencies: readonly TomlTable[], read: Projects): Use[] {
  return dependencies.flatMap((dependency) => {
    const name = nameIn(dependency);
    const extras = [...textsIn(dependency.extra), ...textsIn(dependency.extras)];
    const parts = ['', ...extras.map(partOfExtra)];
    const ofProject = read.isMember(name) ? parts.map((part) => `${name}${part}`) : [];
    return [...parts.map((part) => lockedPart(name, part)), ...ofProject].map((id) => ({ id }));
  });
}

/** What the dependency groups need. Older releases of uv wrote them under another name. */
function groupsOf(entries: readonly TomlTable[]): TomlTable[] {
  const groups = entries.flatMap((entry) => [table(entry['dev-dependencies']), table(entry['dependency-groups'])]);
  return groups.flatMap((one) => Object.values(one).flatMap((needs) => tables(needs)));
}

/** What makes an entry another one: not where and when a file was uploaded, as long as it has the same hash. Its parts are compared apart. */
function contentOf(entry: TomlTable): TomlValue {
  const apart = /^(?:metadata|optional-dependencies|dev-dependencies|dependency-groups|sdist|wheels)$/;
  const others = Object.entries(entry).filter(([key]) => !apart.test(key));
  return [Object.fromEntries(others), filesOf(entry).map((file) => text(file.hash) ?? file)];
}

function filesOf({ sdist, wheels }: TomlTable): TomlTable[] {
  return [...tables([sdist ?? false]), ...tables(wheels)];
}

/** Files in an index that is a folder. */
function wheelsOf(entry: TomlTable, root: string): PlaceUse[] {
  const index = text(table(entry.source).registry) ?? '.';
  const files = filesOf(entry).flatMap(({ path }) => text(path) ?? []);
  return files.flatMap((file) => placesAt(root, `${index}/${file}`, nameIn(entry)));
}
