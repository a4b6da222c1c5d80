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
const numbered = <T>(count: number, one: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at));
const toProject = (path: string) => item('ProjectReference', path);
const doubling = numbered(60, (at) => `<P${at}>$(P${at + 1})$(P${at + 1})</P${at}>`).join('');
const doubled = project(`<PropertyGroup>${doubling}<P60>x</P60></PropertyGroup>`, toProject('$(P0)'));
const chain = numbered(4001, (at) => [`p${at}/p.csproj`, project(toProject(`../p${at + 1}/p.csproj`))] as const);
const many = numbered(1500, (at) => [`p${at}/p.csproj`, project()] as const);
const patterns = numbered(2000, (at) => toProject(`../x${at}*/*.csproj`));
const inManyWays = project(toProject(`../**/${'*a'.repeat(40)}b.csproj`));

test.each<[string, Contents, string, number]>([
  ['properties that double each other end', { [leaf]: project(), [user]: doubled }, 'src/Leaf/A.cs', 2],
  ['a chain is longer than a program can call itself', Object.fromEntries(chain), 'p4000/x.cs', 4001],
  ['patterns are tried once', { ...Object.fromEntries(many), [user]: project(...patterns) }, 'p1/x.cs', 1],
  [
    'a pattern reads a path in many ways',
    { [user]: inManyWays, [`src/Y/${'a'.repeat(200)}.csproj`]: project() },
    'src/User/A.cs',
    1,
  ],
])('%s', async (_what, files, changed, count) => {
  expect((await answer(dotnet, files, { [changed]: '' })).targets).toHaveLength(count);
});
