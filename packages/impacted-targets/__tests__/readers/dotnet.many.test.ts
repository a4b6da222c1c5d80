import { expect, jest, test } from '@jest/globals';
import { answer } from '../answers.js';
import { dotnet } from '../build-systems.js';
import type { Contents } from '../trees.js';

const project = (...inner: string[]) => `<Project>${inner.join('')}</Project>`;
const item = (kind: string, path: string) => `<ItemGroup><${kind} Include="${path}" /></ItemGroup>`;
const pinning = '<CentralPackageTransitivePinningEnabled>true</CentralPackageTransitivePinningEnabled>';

/** Projects in one folder, each with a source that reads a file of another folder, and central versions. */
function projects(count: number): Contents {
  const numbers = [...Array(count).keys()];
  const versions = numbers.map((at) => `<PackageVersion Include="P${at}" Version="1" />`).join('');
  const files = numbers.flatMap((at): [string, string][] => [
    [`all/P${at}.csproj`, project()],
    [`all/sub${at}/P.cs`, `File.ReadAllText("../../data/x.json"); // ${at}`],
  ]);
  const central = project(`<PropertyGroup>${pinning}</PropertyGroup><ItemGroup>${versions}</ItemGroup>`);
  return { 'Directory.Packages.props': central, 'data/x.json': '', 'all/A.cs': '', ...Object.fromEntries(files) };
}

/** How many targets there are, and how many elements are added to sets, and entries to maps, for a change of one file. */
async function steps(count: number, path: string) {
  const before = projects(count);
  const [added, put] = [jest.spyOn(Set.prototype, 'add'), jest.spyOn(Map.prototype, 'set')];
  try {
    const { targets } = await answer(dotnet, before, { [path]: `${before[path]?.replace('"1"', '"2"')}\n` });
    return { targets: targets.length, steps: added.mock.calls.length + put.mock.calls.length };
  } finally {
    added.mockRestore();
    put.mockRestore();
  }
}

test.each(['all/A.cs', 'data/x.json', 'Directory.Packages.props'])(
  'many projects in one folder take work in proportion to their number: %s',
  async (path) => {
    const [some, more] = [await steps(50, path), await steps(200, path)];
    expect([some.targets, more.targets]).toEqual([50, 200]);
    expect(more.steps / some.steps).toBeLessThan(6);
  },
);

const [leaf, user] = ['src/Leaf/Leaf.csproj', 'src/User/User.csproj'];

test('properties that double each other end', async () => {
  const doubling = [...Array(60).keys()].map((at) => `<P${at}>$(P${at + 1})$(P${at + 1})</P${at}>`).join('');
  const properties = `<PropertyGroup>${doubling}<P60>x</P60></PropertyGroup>`;
  const files = { [leaf]: project(), [user]: project(properties, item('ProjectReference', '$(P0)')) };
  expect((await answer(dotnet, files, { 'src/Leaf/A.cs': '' })).targets).toEqual([leaf, user]);
});

test('a chain of projects may be longer than a program can call itself', async () => {
  const chain = [...Array(4000).keys()].map((at) => [
    `p${at}/p.csproj`,
    project(item('ProjectReference', `../p${at + 1}/p.csproj`)),
  ]);
  const files = { ...Object.fromEntries(chain), 'p4000/p.csproj': project() } as Contents;
  expect((await answer(dotnet, files, { 'p4000/x.cs': '' })).targets).toHaveLength(4001);
});

test('more patterns than anybody writes are tried, each once', async () => {
  const many = Object.fromEntries([...Array(1500).keys()].map((at) => [`p${at}/p.csproj`, project()]));
  const patterns = [...Array(2000).keys()].map((at) => item('ProjectReference', `../x${at}*/*.csproj`));
  const files = { ...many, [user]: project(...patterns) };
  expect((await answer(dotnet, files, { 'p1/x.cs': '' })).targets).toEqual(['p1/p.csproj']);
});

test('patterns that read a path in many ways end', async () => {
  const files = {
    [user]: project(item('ProjectReference', `../**/${'*a'.repeat(40)}b.csproj`)),
    [`src/Y/${'a'.repeat(200)}.csproj`]: project(),
  };
  expect((await answer(dotnet, files, { 'src/User/A.cs': '' })).targets).toEqual([user]);
});
