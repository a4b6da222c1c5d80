import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../../scripts/bundles.js';

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly resolved?: string }>>;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;

/** Names of packages by their paths in the lock file, in which the project itself has an empty one. */
const namesOf = (entries: readonly (readonly [string, unknown])[]): ReadonlySet<string> =>
  new Set(entries.map(([path]) => path.replace(/^.*node_modules\//, '')).filter((name) => name !== ''));

/** The packages whose licences `dist` has: each text begins with the name of its package. */
const installed = namesOf(Object.entries(packages));
const bundled = readFileSync(join(root, 'dist/licenses.txt'), 'utf8')
  .split('\n')
  .filter((line) => installed.has(line));

test('every package that dist bundles is in dependencies or below one, so that audits and alerts see it', () => {
  const production = namesOf(Object.entries(packages).filter(([, { dev }]) => dev !== true));
  expect(bundled).toContain('axios');
  expect(bundled.filter((name) => !production.has(name))).toEqual([]);
});

test('Dependabot has a group for what dist bundles, at the root', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    updates: readonly Readonly<Record<string, unknown>>[];
  };
  const ofPackages = updates.filter((one) => one['package-ecosystem'] === 'npm' && one.directory === '/');
  expect(ofPackages).toMatchObject([{ groups: { bundled: { 'dependency-type': 'production' } } }]);
});

test('the lock file names no address of a registry', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
