import { describe, expect, test } from '@jest/globals';
import { dotnet } from '../../../src/build-systems/dotnet/index.js';
import { compareFiles, impactOf, realTools, type Files } from '../../trees.js';

const project = (...references: string[]) =>
  `<Project>${references.map((path) => `<ItemGroup><ProjectReference Include="${path}" /></ItemGroup>`).join('')}</Project>`;

const [web, api, pack, other] = [
  'pack/templates/starter/App.1.Web/App.1.Web.csproj',
  'pack/templates/starter/App.1.Api/App.1.Api.csproj',
  'pack/Pack.csproj',
  'other/Other.csproj',
] as const;
const description = 'pack/templates/starter/.template.config/template.json';

/** A template whose project `web` refers to `api` by the name that the engine gives it. */
const files = (more: Files = {}): Files => ({
  [web]: project('..\\XmlEncodedName.Api\\XmlEncodedName.Api.csproj'),
  [api]: project(),
  'pack/templates/starter/App.1.Api/A.cs': '',
  [pack]: project(),
  [other]: project(),
  'other/A.cs': '',
  [description]:
    '{ // a remark\n"sourceName": "App.1", "symbols": { "a": { "replaces": "XmlEncodedName" }, "b": { "fileRename": "Class1" } } }',
  ...more,
});
const changing = async (before: Files, path: string) => {
  const after = { ...before, [path]: '// changed' };
  const tools = realTools();
  await dotnet.impact(await compareFiles(before, after), tools);
  return { targets: (await impactOf(dotnet, before, after)).targets, log: tools.log };
};

describe('a project of a template that refers to a placeholder', () => {
  test('is not uncertain', async () => {
    expect(await changing(files(), 'other/A.cs')).toEqual({ targets: [other], log: [] });
  });

  test('depends on the other projects of its template', async () => {
    const { targets } = await changing(files(), 'pack/templates/starter/App.1.Api/A.cs');
    expect(targets).toEqual([pack, api, web]);
  });

  test('is impacted when the template no longer replaces the word', async () => {
    const after = files({ [description]: '{}' });
    expect((await impactOf(dotnet, files(), after)).targets).toEqual(expect.arrayContaining([web]));
  });

  test.each([
    ['the template does not replace the word', { [description]: '{ "sourceName": "App.1" }' }],
    ['the description is no JSON', { [description]: '{' }],
    ['the description is no object', { [description]: '[1]' }],
    ['the word is empty', { [description]: '{ "sourceName": "", "symbols": { "a": { "replaces": "" } } }' }],
    ['the reference leads out of the template', { [web]: project('../../../gone/XmlEncodedName.csproj') }],
    ['another reference is missing, too', { [web]: project('../XmlEncodedName/X.csproj', '../Gone/Gone.csproj') }],
    [
      'the template replaces more words than anybody writes',
      {
        [description]: JSON.stringify({
          sourceName: 'XmlEncodedName',
          symbols: Object.fromEntries(
            Array.from({ length: 200 }, (_, index) => [`s${index}`, { replaces: `w${index}` }]),
          ),
        }),
      },
    ],
  ])('is uncertain where %s', async (_, more) => {
    const { targets, log } = await changing(files(more), 'other/A.cs');
    expect(targets).toEqual([other, web]);
    expect(log).toEqual([expect.stringContaining('nothing is there, so it counts as impacted')]);
  });

  test('of another project outside the template is uncertain, too', async () => {
    const { targets } = await changing(
      files({ [pack]: project('templates/starter/XmlEncodedName/X.csproj') }),
      'other/A.cs',
    );
    expect(targets).toEqual([other, pack]);
  });
});
