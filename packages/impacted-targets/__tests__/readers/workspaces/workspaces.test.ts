import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from '@jest/globals';
import { compute, targetsBetween, twoCommits } from '../../computing.js';
import { removeSamples, sampleDirectory, writeFiles, type Files } from '../../sample-repository.js';

afterAll(removeSamples);

const json = (value: unknown) => JSON.stringify(value);

test('the packages are those of npm', async () => {
  const workspaces = ['packages/*', '!packages/b', 'packages/b', './apps/**/', '!apps/x', 'tools'];
  const folders = 'packages/a packages/b packages/.c packages/a/nested apps/x apps/x/y tools apps/node_modules/z'.split(
    ' ',
  );
  const packages = (version: string): Files =>
    Object.fromEntries(
      folders.map((folder) => [`${folder}/package.json`, json({ name: folder.replaceAll(/[/.]/g, '-'), version })]),
    );
  const files = {
    'package.json': json({ name: 'root', version: '1.0.0', workspaces }),
    '.github/impacted-targets.yml': 'unowned: ignore',
    ...packages('1.0.0'),
  };
  const cwd = sampleDirectory();
  writeFiles(cwd, files);
  const said = execFileSync('npm', ['pkg', 'get', 'version', '--workspaces'], { cwd, encoding: 'utf8', stdio: 'pipe' });
  const expected = Object.keys(JSON.parse(said) as object).sort();
  expect(expected.length).toBeGreaterThan(3);
  expect(await targetsBetween(files, packages('2.0.0'), { from: ['workspaces'] })).toEqual(expected);
});

test('below a working directory; where there is none, the error says so', async () => {
  const files = {
    'js/package.json': json({ workspaces: ['p/*'] }),
    'js/p/a/package.json': json({ name: 'a' }),
    'js/p/b/package.json': json({ name: 'b', dependencies: { a: '*' } }),
  };
  const change = { 'js/p/a/index.js': '2' };
  const { directory, baseSha, headSha } = twoCommits(files, change);
  expect(await compute({ workingDirectory: `${directory}/js`, baseSha, headSha })).toMatchObject({
    targets: ['a', 'b'],
  });
  await expect(targetsBetween(files, change, { from: ['workspaces'] })).rejects.toThrow(
    'workspaces is not used in the root of the repository',
  );
});
