import { parseYamlDocuments } from '../../../tree/formats/yaml.js';
import { resolvePath } from '../../../tree/paths.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import { canonicalJson, fieldsOf, isObject, textEntries, texts } from '../../../../../shared/src/json-values.js';
import type { External, Use } from '../../reader.js';
import { dependencySections } from '../manifest.js';
import { nameOf, placeAt, type Lockfile, type LockfileContext, type Resolved } from './lockfile.js';

type Fields = Readonly<Record<string, unknown>>;

const ofPackageManager = ['packageManagerDependencies', 'configDependencies'];

/** Fields of an entry that say what it uses, or who uses it. */
const marks = new Set(['dependencies', 'optionalDependencies', 'dev', 'optional']);

/**
 * pnpm-lock.yaml, versions 6 and 9 (pnpm's specification of its lockfile). Version 9 splits a package's own data
 * (`packages`) from its dependencies with given peers (`snapshots`). Where pnpm keeps itself and its plugins in the
 * lockfile (`packageManagerDependencies`, `configDependencies`), these are in a document before the other one.
 * @throws Unanswerable for another version; Error where it cannot be parsed
 */
export function pnpmLockfile(text: string, context: LockfileContext): Lockfile {
  const { path, start } = context;
  const documents = parseYamlDocuments(text);
  const before = documents.slice(0, -1);
  const lockfile = documents.at(-1);
  if (before.length > 1) throw new Unanswerable(`${path} has more than two documents`);
  const version = isObject(lockfile) ? `${canonicalJson(lockfile.lockfileVersion).replaceAll('"', '')}.` : '';
  if (!isObject(lockfile) || !/^(?:6|9)\./.test(version)) {
    throw new Unanswerable(`${path} is of a version other than 6 and 9`);
  }
  const described = fieldsOf(lockfile.packages);
  const snapshots = isObject(lockfile.snapshots) ? lockfile.snapshots : described;
  // A repository without workspaces has its own dependencies at the top, in version 6.
  const importers = isObject(lockfile.importers) ? lockfile.importers : { '.': lockfile };
  const find = (name: string, used: string): string =>
    [`${name}@${used}`, `/${name}@${used}`, used].find((key) => key in snapshots) ?? `absent ${name}@${used}`;
  const use = (from: string, name: string, used: string): Use => {
    if (used.startsWith('link:')) return placeAt(from, used.slice('link:'.length), name);
    return { id: `${find(name, used)} in ${path}` };
  };
  const externals = new Map<string, External>();
  for (const [key, snapshot] of Object.entries(snapshots)) {
    const entry = fieldsOf(snapshot);
    const own = key.replace(/\(.*$/s, '');
    const description = snapshots === described ? {} : fieldsOf(described[own]);
    const rest = Object.entries(entry).filter(([field]) => !marks.has(field));
    const uses = [...textEntries(entry.dependencies), ...textEntries(entry.optionalDependencies)];
    externals.set(`${key} in ${path}`, {
      label: `${own.replace(/^\//, '').replace(/(?!^)@/, ' ')} in ${path}`,
      content: canonicalJson([Object.fromEntries(rest), description]),
      uses: [
        ...uses.map(([name, used]) => use(start, name, used)),
        ...placesOf({ ...description, ...entry }, key, lockfile, context),
      ],
    });
  }
  const installed = new Map<string, Resolved[]>();
  for (const [at, importer] of Object.entries(importers)) {
    const folder = resolvePath(start, at);
    if (folder !== undefined)
      installed.set(
        folder,
        resolvedIn(fieldsOf(importer), (name, used) => use(folder, name, used)),
      );
  }
  const ofRoot = fieldsOf(importers['.']);
  return {
    externals,
    settings: canonicalJson([
      ...[version, lockfile.settings ?? null, lockfile.ignoredOptionalDependencies ?? null],
      // The packages that run pnpm affect everything that it installs.
      ...[before, ofPackageManager.map((section) => ofRoot[section] ?? null)],
    ]),
    installs: ({ folder }) => installed.get(folder) ?? [],
  };
}

function resolvedIn(importer: Fields, use: (name: string, used: string) => Use): Resolved[] {
  return dependencySections.flatMap((section) =>
    Object.entries(fieldsOf(importer[section])).flatMap(([name, entry]): Resolved[] => {
      const used = isObject(entry) ? entry.version : entry;
      return typeof used === 'string' ? [{ name, uses: [use(name, used)], isCertain: true }] : [];
    }),
  );
}

/** Files and folders of the repository that a package is: the folder or archive that takes its place, and its patch. */
function placesOf(entry: Fields, key: string, lockfile: Fields, { start, patches }: LockfileContext): Use[] {
  const { directory, tarball } = fieldsOf(entry.resolution);
  const archive = typeof tarball === 'string' ? /^file:(.*)$/s.exec(tarball)?.[1] : undefined;
  const isPatched = key.includes('(patch_hash=') || entry.patched === true;
  const locked = Object.entries(fieldsOf(lockfile.patchedDependencies)).map(
    ([of, patch]) => [of, fieldsOf(patch).path] as const,
  );
  const ofIt = [...patches, ...locked].filter(([of]) => isPatched && nameOf(of) === nameOf(key.replace(/^\//, '')));
  return texts([directory, archive, ...ofIt.map(([, path]) => path)]).map((written) => placeAt(start, written, key));
}
