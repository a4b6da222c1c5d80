import { inspect } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import type { BuildSystemOptions, Configuration } from '../../src/configuration/configuration.js';
import { Globs } from '../../src/configuration/glob.js';
import { git, removeSamples } from '../sample-repository.js';
import { answers, expectNothingSharedIn, history } from './past-merges.js';

afterAll(removeSamples);

test('what merges share changes no answer, in whatever order they are asked for', async () => {
  await expectNothingSharedIn(25, 1);
});

test('each set of rules that is tried gets its own answers', async () => {
  const root = (version: string) => `{"private": true, "workspaces": ["js/*"], "devDependencies": {"x": "${version}"}}`;
  const directory = history([
    {
      'package.json': root('1'),
      'js/a/package.json': '{"name": "a"}',
      'js/a/index.js': "import 'x'; import 'b'",
      'js/b/package.json': '{"name": "b"}',
      'js/b/test.js': "readFileSync('../../docs/read.md')",
      'Cargo.toml': '[workspace]\nmembers = ["rs/*"]\n',
      'rs/one/Cargo.toml': '[package]\nname = "one"\nversion = "1.0.0"\n',
      'rs/one/src/lib.rs': '',
      'docs/read.md': '1',
      'settings.xml': '1',
    },
    { 'package.json': root('2') },
    { 'docs/read.md': '2', 'docs/other.md': '2' },
    { 'settings.xml': '2', 'docs/read.md': '3' },
    { 'js/b/index.js': 'export {}' },
  ]);
  const changed =
    (more: Partial<Configuration>) =>
    (today: Configuration): Configuration => ({ ...today, ...more });
  const of = (options: BuildSystemOptions['workspaces']) => changed({ buildSystems: { workspaces: options } });
  const ruleSets = [
    changed({}),
    of({ 'root-dependencies': 'declared' }),
    changed({ impactNone: new Globs(['settings.xml']) }),
    of({ 'root-tools': ['x'] }),
    changed({ impactNone: new Globs(['docs/**']) }),
    changed({ documents: 'all' }),
    changed({ impactAll: new Globs(['js/b/**']) }),
    changed({}),
  ];
  const indexes = [0, 1, 2, 3];
  const head = git(directory, 'rev-parse', 'main').trim();
  const shared = await answers(directory, head, indexes.length, indexes, ruleSets);
  const alone = [];
  for (const rules of ruleSets) alone.push(...(await answers(directory, head, indexes.length, indexes, [rules])));
  expect(shared).toEqual(alone);
  const different = new Set(alone.map((answer) => inspect(answer, { depth: 9 })));
  expect(different.size).toBeGreaterThan(indexes.length + 4);
});
