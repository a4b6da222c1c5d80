import { describe, expect, test } from '@jest/globals';
import { dotnet } from '../../build-systems.js';
import { impactOf, without, type Files } from '../../trees.js';

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
  [pack]: project(),
  [other]: project(),
  [description]: '{}',
  ...more,
});
const changing = async (before: Files, path: string) =>
  (await impactOf(dotnet, before, { ...before, [path]: '// changed' })).targets;

describe('a project of a template that refers to a placeholder', () => {
  test('is not uncertain, and depends on the other projects of its template', async () => {
    expect(await changing(files(), 'other/A.cs')).toEqual([other]);
    expect(await changing(files(), 'pack/templates/starter/App.1.Api/A.cs')).toEqual([pack, api, web]);
  });

  test.each([
    ['there is no template', without(files(), description), web],
    ['the reference leads out of the template', files({ [web]: project('../../../gone/XmlEncodedName.csproj') }), web],
    [
      'it lies outside',
      files({ [web]: project(), [pack]: project('templates/starter/XmlEncodedName/X.csproj') }),
      pack,
    ],
  ])('is uncertain where %s', async (_, before, uncertain) => {
    expect(await changing(before, 'other/A.cs')).toEqual([other, uncertain]);
  });
});
