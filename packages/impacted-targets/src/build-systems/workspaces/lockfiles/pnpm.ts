import { posix } from 'node:path';
import { parseYamlDocuments } from '../../../tree/formats/yaml.js';
import { dependencySections } from '../manifest.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import type { LockedPackage, LockedPackages } from './locked-packages.js';
import { canonicalJson, isObject, textEntries } from '../../../../../shared/src/json-values.js';

const ofPackageManager = ['packageManagerDependencies', 'configDependencies'];

/**
 * Reads pnpm-lock.yaml, versions 6 and 9 (pnpm's specification of its lockfile). Version 9 splits a package's own data
 * (`packages`) from its dependencies with given peers (`snapshots`). Where pnpm keeps itself and its plugins in the
 * lockfile (`packageManagerDependencies`, `configDependencies`), these are in a document before the other one.
 * @param name of the lockfile in errors
 * @param start directory from which its paths start, from the root of the build; empty for that root
 * @throws Unanswerable for another version; Error where it cannot be parsed
 */
export function readPnpmLockfile(text: string, name = 'pnpm-lock.yaml', start = ''): LockedPackages {
  const documents = parseYamlDocuments(text);
  const lockfile = documents.pop();
  if (documents.length > 1) throw new Unanswerable(`${name} has more than two documents`);
  const version = isObject(lockfile) ? `${canonicalJson(lockfile.lockfileVersion).replaceAll('"', '')}.` : '';
  if (!isObject(lockfile) || !/^(6|9)\./.test(version)) {
    throw new Unanswerable(`${name} is of a version other than 6 and 9`);
  }
  const described = isObject(lockfile.packages) ? lockfile.packages : {};
  const snapshots = isObject(lockfile.snapshots) ? lockfile.snapshots : described;
  // A repository without workspaces has its own dependencies at the top, in version 6.
  const importers = isObject(lockfile.importers) ? lockfile.importers : { '.': lockfile };
  const root = isObject(importers['.']) ? importers['.'] : {};
  const packages = new Map<string, LockedPackage>();
  const find = (name: string, version: string): string =>
    [`${name}@${version}`, `/${name}@${version}`, version].find((key) => key in snapshots) ??
    `absent ${name}@${version}`;

  for (const [key, snapshot] of Object.entries(snapshots)) {
    const entry = isObject(snapshot) ? snapshot : {};
    const uses = [...textEntries(entry.dependencies), ...textEntries(entry.optionalDependencies)];
    const description = snapshots === described ? {} : described[key.replace(/\(.*$/s, '')];
    const rest = Object.entries(entry).filter(
      ([field]) => !['dependencies', 'optionalDependencies', 'dev', 'optional'].includes(field),
    );
    packages.set(key, {
      content: canonicalJson([key, Object.fromEntries(rest), description ?? null]),
      uses: uses.map(([name, used]) => [name, addLink(packages, start, used) ?? find(name, used)]),
    });
  }
  const used = new Map<string, [string, string][]>();
  for (const [path, importer] of Object.entries(importers)) {
    const directory = posix.join(start, path).replace(/^\.$|\/$/, '');
    if (!isObject(importer)) continue;
    const entries = dependencySections.flatMap((section) =>
      isObject(importer[section]) ? Object.entries(importer[section]) : [],
    );
    used.set(
      directory,
      entries.flatMap(([name, entry]) => {
        const resolved = isObject(entry) ? entry.version : entry;
        if (typeof resolved !== 'string') return [];
        return [[name, addLink(packages, directory, resolved) ?? find(name, resolved)] as [string, string]];
      }),
    );
  }
  return {
    packages,
    settings: canonicalJson([
      ...[version, lockfile.settings ?? null, lockfile.ignoredOptionalDependencies ?? null],
      // The packages that run pnpm affect everything that it installs.
      ...[documents, ofPackageManager.map((section) => root[section] ?? null)],
    ]),
    usedBy: ({ directory }) => used.get(directory) ?? [],
  };
}

/**
 * The key of a package of the workspace to which a version such as `link:../b` points. Undefined for other versions.
 */
function addLink(packages: Map<string, LockedPackage>, directory: string, version: string): string | undefined {
  if (!version.startsWith('link:')) return undefined;
  const joined = posix.join(directory, version.slice('link:'.length));
  const link = joined === '.' ? '' : joined.replace(/\/$/, '');
  const key = `link ${link}`;
  if (!packages.has(key)) packages.set(key, { content: key, uses: [], link });
  return key;
}
