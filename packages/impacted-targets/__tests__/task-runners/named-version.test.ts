import { afterAll, expect, test } from '@jest/globals';
import { warnOfOtherVersion } from '../../src/task-runners/named-version.js';
import { compareFiles, removeDirectories } from '../trees.js';

afterAll(removeDirectories);

const dev = (range: unknown) => JSON.stringify({ devDependencies: { turbo: range } });

/** The warnings when this version is installed and the two commits have these manifests at the root of the build. */
async function warnings(version: string, base: string | undefined, head: string | undefined, root = '') {
  const files = (manifest: string | undefined) => ({
    'a.txt': '',
    ...(manifest !== undefined && { [`${root === '' ? '' : `${root}/`}package.json`]: manifest }),
  });
  const lines: string[] = [];
  const comparison = await compareFiles(files(base), { ...files(head), 'a.txt': '1' });
  await warnOfOtherVersion(
    { ...comparison, root },
    'turbo',
    { script: '/none', version },
    {
      warn: (line) => lines.push(line),
    },
  );
  return lines;
}

test.each<[string, string, string | undefined, string | undefined]>([
  ['the named one', '2.5.0', dev('2.5.0'), dev('2.5.0')],
  ['one of a range', '2.5.0', dev('^2.1.0'), dev('^2.1.0')],
  ['that of the head', '2.5.0', dev('1.0.0'), dev('2.5.0')],
  ['that of the base', '2.5.0', dev('2.5.0'), dev('3.0.0')],
  ['one of the dependencies', '2.5.0', undefined, JSON.stringify({ dependencies: { turbo: '2' } })],
  ['no range', '1.0.0', dev('catalog:'), dev('latest')],
  ['none named', '1.0.0', '{}', undefined],
  ['no text', '1.0.0', dev(2), dev(null)],
  ['a broken manifest', '1.0.0', '{', '{'],
  ['an installed one without a version', '', dev('2.5.0'), dev('2.5.0')],
])('is silent: %s', async (_, version, base, head) => {
  expect(await warnings(version, base, head)).toEqual([]);
});

test.each<[string, string, string | undefined, string | undefined]>([
  ['another', '2.4.0', dev('2.5.0'), dev('2.5.0')],
  ['none of either commit', '1.0.0', dev('2.4.0'), dev('2.5.0')],
  ['a new one', '1.0.0', undefined, dev('2.5.0')],
])('warns of another version: %s', async (_, version, base, head) => {
  const [line, ...more] = await warnings(version, base, head, 'web');
  expect(line).toBe(
    `turbo ${version} in node_modules answers, and web/package.json names "2.5.0", which may give another answer. ` +
      'Install the dependencies of the pull request in a step before this one (npm ci, pnpm install or yarn install)',
  );
  expect(more).toEqual([]);
});

test('what a pull request writes stays visible and short', async () => {
  const range = `2.5.0\n${' '.repeat(5000)}|| 2.6.0`;
  const [line = ''] = await warnings('1.0.0', undefined, dev(range));
  expect(line).toContain('names "2.5.0\\n  ');
  expect(line.length).toBeLessThan(400);
});
