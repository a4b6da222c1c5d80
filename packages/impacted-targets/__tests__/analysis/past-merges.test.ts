import { afterAll, test } from '@jest/globals';
import { removeSamples } from '../sample-repository.js';
import { expectNothingShared, expectNothingSharedIn, history, project } from './past-merges.js';

afterAll(removeSamples);

// Longer histories, and sets of rules, are in past-merges.many.test.ts.
test('what merges share changes no answer, in whatever order they are asked for', async () => {
  await expectNothingSharedIn(6, 2);
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
