import { inspect } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import type { PastRules } from '../../src/analysis/past-merges.js';
import type { BuildSystemOptions } from '../../src/configuration/configuration.js';
import { Globs } from '../../src/configuration/glob.js';
import { git, removeSamples } from '../sample-repository.js';
import { answers, expectNothingShared, expectNothingSharedIn, history, project } from './past-merges.js';

afterAll(removeSamples);

// Longer histories are in past-merges.many.test.ts.
test('what merges share changes no answer, in whatever order they are asked for', async () => {
  await expectNothingSharedIn(6, 2);
});

test('each set of rules that is tried gets its own answers', async () => {
  const directory = history([
    [
      ['package.json', '{"private": true, "workspaces": ["js/*"], "devDependencies": {"x": "1"}}'],
      ['js/a/package.json', '{"name": "a"}'],
      ['js/a/index.js', "import 'x'; import 'b'"],
      ['js/b/package.json', '{"name": "b"}'],
      ['js/b/test.js', "readFileSync('../../docs/read.md')"],
      ['Cargo.toml', '[workspace]\nmembers = ["rs/*"]\n'],
      ['rs/one/Cargo.toml', '[package]\nname = "one"\nversion = "1.0.0"\n'],
      ['rs/one/src/lib.rs', ''],
      ['docs/read.md', '1'],
      ['settings.xml', '1'],
    ],
    [['package.json', '{"private": true, "workspaces": ["js/*"], "devDependencies": {"x": "2"}}']],
    [
      ['docs/read.md', '2'],
      ['docs/other.md', '2'],
    ],
    [
      ['settings.xml', '2'],
      ['docs/read.md', '3'],
    ],
    [['js/b/index.js', 'export {}']],
  ]);
  const changed =
    (more: Partial<PastRules['configuration']>) =>
    ({ configuration, impactAllPaths }: PastRules): PastRules => ({
      configuration: { ...configuration, ...more },
      impactAllPaths,
    });
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
  const shared = await answers(directory, head, indexes.length, indexes, 'auto', ruleSets);
  const alone = [];
  for (const rules of ruleSets)
    alone.push(...(await answers(directory, head, indexes.length, indexes, 'auto', [rules])));
  expect(shared).toEqual(alone);
  const different = new Set(alone.map((answer) => inspect(answer, { depth: 9 })));
  expect(different.size).toBeGreaterThan(indexes.length + 4);
});

test('a property, an import or a list of .NET counts in each merge for the projects that use it', async () => {
  const item = (kind: string, path: string) => `<ItemGroup><${kind} Include="${path}"/></ItemGroup>`;
  const common = (reference: string, version: string, listed = '') =>
    project(`<PropertyGroup><Reference>${reference}</Reference><Import>${version}</Import></PropertyGroup>${listed}`);
  const directory = history([
    [
      ['Directory.Build.props', common('b', '1')],
      ['b/p.csproj', project('')],
      ['c/p.csproj', project('')],
      ['eng/1/x.props', project(item('ProjectReference', '../b/p.csproj'))],
      ['eng/2/x.props', project(item('ProjectReference', '../c/p.csproj'))],
      ['reference/r.csproj', project(item('ProjectReference', '../$(Reference)/p.csproj'))],
      ['import/i.csproj', project('<Import Project="../eng/$(Import)/x.props"/>')],
      ['list/l.csproj', project(item('ProjectReference', '@(Listed)'))],
    ],
    ...[common('c', '1'), common('b', '2'), common('b', '1', item('Listed', '../c/p.csproj'))].flatMap(
      (text, index): [string, string][][] => [[['Directory.Build.props', text]], [['c/x.cs', String(index)]]],
    ),
    [['new/n.csproj', project('')]],
    [['c/x.cs', 'last']],
  ]);
  await expectNothingShared(directory, 1, 'dotnet');
});

test('what projects of .NET ask about other files, and what they miss, counts in each merge', async () => {
  const directory = history([
    [
      ['a/a.csproj', project('<ItemGroup><ProjectReference Include="../gone/gone.csproj"/></ItemGroup>')],
      ['b/b.csproj', project(`<Import Project="../b.props" Condition="Exists('../c/c.txt')"/>`)],
      ['c/c.csproj', project('')],
      ['c/c.txt', ''],
      ['b.props', '<Project/>'],
    ],
    [['c/c.cs', '1']],
    [['c/c.cs', '2']],
    [['c/c.txt', null]],
    [['b.props', '<Project><PropertyGroup/></Project>']],
    [['c/c.txt', '']],
    [['b.props', '<Project/>']],
    [['c/d.csproj', project('')]],
  ]);
  await expectNothingShared(directory, 1, 'dotnet');
});
