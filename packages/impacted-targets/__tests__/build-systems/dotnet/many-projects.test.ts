import type { Comparison } from '../../../src/tree/tree.js';
import { describe, expect, jest, test } from '@jest/globals';
import { dotnet } from '../../../src/build-systems/dotnet/index.js';
import { ContentMemory } from '../../../src/tree/content-memory.js';
import { compareFiles, edited, impactOf, realTools, type Files } from '../../trees.js';

/** Projects in one folder, each with a source that reads a file of another folder, and central versions. */
const projects = (count: number): Files => ({
  'Directory.Packages.props': `<Project><PropertyGroup><CentralPackageTransitivePinningEnabled>true</CentralPackageTransitivePinningEnabled></PropertyGroup><ItemGroup>${Array.from({ length: count }, (_, index) => `<PackageVersion Include="P${index}" Version="1" />`).join('')}</ItemGroup></Project>`,
  'data/x.json': '{}',
  'all/A.cs': '',
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, string][] => [
      [`all/P${index}.csproj`, '<Project />'],
      [`all/sub${index}/P.cs`, `File.ReadAllText("../../data/x.json"); // ${index}`],
    ]).flat(),
  ),
});

/** The steps of an answer after a change of one file. */
async function steps(count: number, path: string): Promise<number> {
  const before = projects(count);
  return stepsOf(await compareFiles(before, { ...before, [path]: '// changed' }));
}

/** How many elements are added to sets, and entries to maps, while an answer is computed. */
async function stepsOf(comparison: Comparison): Promise<number> {
  const added = jest.spyOn(Set.prototype, 'add');
  const put = jest.spyOn(Map.prototype, 'set');
  try {
    await dotnet.impact(comparison, realTools());
    return added.mock.calls.length + put.mock.calls.length;
  } finally {
    added.mockRestore();
    put.mockRestore();
  }
}

describe('many projects in one folder', () => {
  test.each(['all/A.cs', 'data/x.json', 'Directory.Packages.props'])(
    'take work in proportion to their number: %s',
    async (path) => {
      const [some, more] = [await steps(50, path), await steps(200, path)];
      expect(more / some).toBeLessThan(6);
    },
  );

  test.each(['all/A.cs', 'data/x.json', 'Directory.Packages.props'])('are all impacted by %s', async (path) => {
    const before = projects(20);
    const changed = path.endsWith('props') ? (before[path] as string).replace('Version="1"', 'Version="2"') : 'changed';
    const { targets } = await impactOf(dotnet, before, { ...before, [path]: changed });
    expect(targets).toHaveLength(20);
  });
});

describe('projects that import a file with many properties', () => {
  const count = 40;
  const properties = 500;

  /** Projects that import a file, of whose properties they use one. */
  const importing = (version: string, used: string): Files => ({
    ...projects(count),
    'data/used/used.csproj': '<Project />',
    'Directory.Build.props': `<Project><PropertyGroup><Used>${used}</Used>${Array.from({ length: properties }, (_, index) => `<V${index}>${version}</V${index}>`).join('')}</PropertyGroup><ItemGroup><ProjectReference Include="../data/$(Used)/used.csproj" /></ItemGroup></Project>`,
  });

  /** The steps of an answer to a change, after an answer for an earlier one. */
  async function stepsAfter(changed: Files): Promise<number> {
    const contents = new ContentMemory();
    const [first, second] = [importing('1.0.0', 'used'), importing('1.0.1', 'used')];
    await dotnet.impact(await compareFiles(first, second, '', contents), realTools());
    return stepsOf(await compareFiles(second, changed, '', contents));
  }

  test('are read again where a property that they use has changed', async () => {
    expect(await stepsAfter(importing('1.0.1', 'other'))).toBeGreaterThan(count * properties);
  });

  test('are not read again where another property has changed, or is new', async () => {
    const changed = importing('1.0.2', 'used');
    expect(await stepsAfter(changed)).toBeLessThan((count * properties) / 2);
    const more = edited(changed, 'Directory.Build.props', '<Used>', '<New>1.0.0</New><Used>');
    expect(await stepsAfter(more)).toBeLessThan((count * properties) / 2);
  });
});
