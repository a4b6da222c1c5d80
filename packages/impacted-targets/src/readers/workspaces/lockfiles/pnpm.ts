import { parseYamlDocuments } from '../../../tree/formats/yaml.js';
import { resolvePath } from '../../../tree/paths.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import { canonicalJson, fieldsOf, isObject, textEntries, texts } from '../../../../../shared/src/json-values.js';
import type { External, Use } from '../../reader.js';
import { dependencySections } from '../../package-json.js';
import { nameOf, placeAt, type Lockfile, type LockfileContext, type Resolved } from './lockfile.js';

type Fields = Readonly<Record<string, unknown>>;

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
  const lockfile = fieldsOf(documents.at(-1));
  const version = Number.parseInt(String(lockfile.lockfileVersion), 10);
  if (![6, 9].includes(version)) throw new Unanswerable(`${path} is of a version other than 6 and 9`);
  const described = fieldsOf(lockfile.packages);
  const snapshots = isObject(lockfile.snapshots) ? lockfile.snapshots : described;
  const use = (from: string, name: string, used: string): Use => {
    if (used.startsWith('link:')) return placeAt(from, used.slice('link:'.length), name);
    const key = [`${name}@${used}`, `/${name}@${used}`, used].find((one) => one in snapshots);
    return { id: `${key ?? `absent ${name}@${used}`} in ${path}` };
  };
  const externals = new Map<string, External>();
  for (const [key, snapshot] of Object.entries(snapshots)) {
    const own = key.replace(/\(.*$/s, '');
    const entry: Fields = { ...fieldsOf(described[own]), ...fieldsOf(snapshot) };
    const uses = [...textEntries(entry.dependencies), ...textEntries(entry.optionalDependencies)];
    externals.set(`${key} in ${path}`, {
      label: `${own.replace(/^\//, '').replace(/(?!^)@/, ' ')} in ${path}`,
      content: canonicalJson(Object.fromEntries(Object.entries(entry).filter(([field]) => !marks.has(field)))),
      uses: [...uses.map(([name, used]) => use(start, name, used)), ...placesOf(entry, key, lockfile, context)],
    });
  }
  // A repository without workspaces has its own dependencies at the top, in version 6.
  const importers = isObject(lockfile.importers) ? lockfile.importers : { '.': lockfile };
  const installed = installedBy(importers, start, use);
  const { packageManagerDependencies, configDependencies } = fieldsOf(importers['.']);
  const { settings, ignoredOptionalDependencies } = lockfile;
  return {
    externals,
    // The packages that run pnpm affect everything that it installs.
    settings: canonicalJson({
      ...{ version, settings, ignoredOptionalDependencies, before: documents.slice(0, -1) },
      ...{ packageManagerDependencies, configDependencies },
    }),
    installs: ({ folder }) => installed.get(folder) ?? [],
  };
}

/** What is installed for each package of the workspace, by its folder. @param start the folder from which paths start */
function installedBy(
  importers: Fields,
  start: string,
  use: (from: string, name: string, used: string) => Use,
): ReadonlyMap<string, readonly Resolved[]> {
  const installed = new Map<string, Resolved[]>();
  for (const [at, importer] of Object.entries(importers)) {
    const folder = resolvePath(start, at);
    if (folder === undefined) continue;
    const resolved = dependencySections.flatMap((section) =>
      Object.entries(fieldsOf(fieldsOf(importer)[section])).flatMap(([name, entry]): Resolved[] => {
        const used = isObject(entry) ? entry.version : entry;
        return typeof used === 'string' ? [{ name, uses: [use(folder, name, used)], isCertain: true }] : [];
      }),
    );
    installed.set(folder, resolved);
  }
  return installed;
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
