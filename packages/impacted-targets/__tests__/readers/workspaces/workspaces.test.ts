import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from '@jest/globals';
import { answer } from '../../answers.js';
import { workspaces } from '../../build-systems.js';
import { removeDirectories, writeFiles, type Contents } from '../../trees.js';

afterAll(removeDirectories);

const json = (value: unknown) => JSON.stringify(value);

test('the packages are those of npm', async () => {
  const patterns = ['packages/*', '!packages/b', 'packages/b', './apps/**/', '!apps/x', 'tools'];
  const folders = 'packages/a packages/b packages/.c packages/a/nested apps/x apps/x/y tools apps/node_modules/z'.split(
    ' ',
  );
  const packages = (version: string): Contents =>
    Object.fromEntries(
      folders.map((folder) => [`${folder}/package.json`, json({ name: folder.replaceAll(/[/.]/g, '-'), version })]),
    );
  const files = {
    'package.json': json({ name: 'root', version: '1.0.0', workspaces: patterns }),
    ...packages('1.0.0'),
  };
  const cwd = await writeFiles(files);
  const said = execFileSync('npm', ['pkg', 'get', 'version', '--workspaces'], { cwd, encoding: 'utf8', stdio: 'pipe' });
  const expected = Object.keys(JSON.parse(said) as object).sort();
  expect(expected.length).toBeGreaterThan(3);
  expect((await answer(workspaces, files, packages('2.0.0'))).targets).toEqual(expected);
});
