import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { groups } from './groups.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The packages: the action itself, and those that it is made of. */
const packages = {
  action: '.',
  'impacted-targets': 'packages/impacted-targets',
  'local-service': 'packages/local-service',
  shared: 'packages/shared',
};

/** Most lines of a shard, unless one file has more: about a thousand mutants. */
const mostLines = 1_000;

const inGroups = new Set(
  Object.values(groups).flatMap(({ mutate }) => mutate.flatMap((glob) => globSync(glob, { cwd: root }))),
);

/** The source of a package that no group has, in shards of neighbours. */
function shardsOf([name, folder]) {
  const [source, tests] = ['src', '__tests__'].map((part) => posix.join(folder, part));
  const files = globSync(`${source}/**/*.ts`, { cwd: root, ignore: [`${source}/left-out/**`] });
  const shards = [];
  let lines = mostLines;
  for (const file of files.filter((path) => !inGroups.has(path)).sort()) {
    const own = readFileSync(root + file, 'utf8').split('\n').length;
    if (lines + own > mostLines) {
      shards.push([]);
      lines = 0;
    }
    shards.at(-1).push(file);
    lines += own;
  }
  const roomOf = (path) => posix.relative(source, path).split('/')[0].replace(/\.ts$/, '');
  // The folders of tests of the action that mirror its source: the others are about the whole.
  const roots = folder === '.' ? [...new Set(files.map(roomOf))].map((room) => posix.join(tests, room)) : [tests];
  return shards.map((mutate, index) => [
    `${name}-${index + 1}`,
    {
      mutate,
      roots: roots.filter((path) => existsSync(root + path)),
      rooms: [...new Set(mutate.map(roomOf))].map((room) => posix.join(tests, room)),
    },
  ]);
}

/**
 * All of the source but what the groups have, shard by shard: the files, the folders whose unit tests are run, and the
 * tests (folders, or the beginnings of their names) that are run although they are whole steps.
 */
export const shards = Object.fromEntries(Object.entries(packages).flatMap(shardsOf));
