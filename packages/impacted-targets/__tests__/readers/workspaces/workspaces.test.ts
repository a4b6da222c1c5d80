import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from '@jest/globals';
import { compute, targetsBetween, twoCommits } from '../../computing.js';
import { removeSamples, sampleDirectory, writeFiles, type Files } from '../../sample-repository.js';

afterAll(removeSamples);

type Json = Readonly<Record<string, unknown>>;

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** A package in `packages/<name>`. */
function pkg(name: string, manifest: Json = {}): Files {
  const directory = `packages/${name.replace(/^@\w+\//, '')}`;
  return {
    [`${directory}/package.json`]: json({ name, version: '1.2.3', ...manifest }),
    [`${directory}/index.js`]: '1',
  };
}

const root = (more: Json = {}) => ({
  'package.json': json({ name: 'root', private: true, workspaces: ['packages/*'], ...more }),
});

const workspaces = { from: ['workspaces'] };

test('a package that is new around a file without an owner does not take the file from all that may use it', async () => {
  const files = { ...root(), ...pkg('web'), 'packages/tool/run.cfg': '1' };
  const added = { 'packages/tool/package.json': json({ name: 'tool' }), 'packages/tool/run.cfg': '2' };
  expect(await targetsBetween(files, added, workspaces)).toBe('ALL: no target owns packages/tool/run.cfg');
  expect(await targetsBetween({ ...files, ...added }, { 'packages/tool/run.cfg': '3' }, workspaces)).toEqual(['tool']);
});

test('the packages are those of npm', async () => {
  const patterns = ['packages/*', '!packages/b', 'packages/b', './apps/**/', '!apps/x', 'tools'];
  const directories = [
    'packages/a',
    'packages/b',
    'packages/.c',
    'packages/a/nested',
    'apps/x',
    'apps/x/y',
    'tools',
    'apps/node_modules/z',
  ];
  const files: Files = {
    'package.json': json({ name: 'root', version: '1.0.0', workspaces: patterns }),
    ...Object.fromEntries(
      directories.map((directory) => [
        `${directory}/package.json`,
        json({ name: directory.replaceAll(/[/.]/g, '-'), version: '1.0.0' }),
      ]),
    ),
  };
  const place = sampleDirectory();
  writeFiles(place, files);
  const said = execFileSync('npm', ['pkg', 'get', 'version', '--workspaces'], {
    cwd: place,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const expected = Object.keys(JSON.parse(said) as Json).sort();
  expect(expected.length).toBeGreaterThan(3);
  const all = Object.fromEntries(
    directories.map((directory) => [
      `${directory}/package.json`,
      json({ name: directory.replaceAll(/[/.]/g, '-'), version: '2.0.0' }),
    ]),
  );
  const targets = await targetsBetween(
    { ...files, '.github/impacted-targets.yml': 'unowned: ignore' },
    all,
    workspaces,
  );
  expect(targets).toEqual(expected);
});

test('below a working directory; where there is none, the error says so', async () => {
  const nested = Object.fromEntries(
    Object.entries({ ...root(), ...pkg('a'), ...pkg('b', { dependencies: { a: '^1.0.0' } }) }).map(
      ([path, content]) => [`js/${path}`, content],
    ),
  );
  const { directory, baseSha, headSha } = twoCommits(nested, { 'js/packages/a/index.js': '2' });
  const request = { workingDirectory: `${directory}/js`, baseSha, headSha };
  await expect(targetsBetween(nested, { 'js/packages/a/index.js': '2' }, workspaces)).rejects.toThrow(
    'workspaces is not used in the root of the repository',
  );
  expect(await compute(request)).toMatchObject({ targets: ['a', 'b'] });
});
