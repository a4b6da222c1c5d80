import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
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

test('the lock file names no address of a registry', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
