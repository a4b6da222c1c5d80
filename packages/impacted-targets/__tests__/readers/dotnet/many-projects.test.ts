import { describe, expect, jest, test } from '@jest/globals';
import { dotnet } from '../../build-systems.js';
import { compareFiles, impactOf, realTools, type Files } from '../../trees.js';

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

/** How many elements are added to sets, and entries to maps, while an answer to a change of one file is computed. */
async function steps(count: number, path: string): Promise<number> {
  const before = projects(count);
  const comparison = await compareFiles(before, { ...before, [path]: '// changed' });
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
