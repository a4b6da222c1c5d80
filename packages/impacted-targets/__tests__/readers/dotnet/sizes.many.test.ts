import { expect, test } from '@jest/globals';
import { dotnet } from '../../build-systems.js';
import { impactOf, type Files } from '../../trees.js';

const project = (...inner: string[]) => `<Project Sdk="Microsoft.NET.Sdk">\n${inner.join('\n')}\n</Project>\n`;
const reference = (path: string) => `<ItemGroup><ProjectReference Include="${path}" /></ItemGroup>`;
const leaf = 'src/Leaf/Leaf.csproj';
const user = 'src/User/User.csproj';
const changing = (files: Files, path: string) => impactOf(dotnet, files, { ...files, [path]: '// changed' });

test('properties that double each other end', async () => {
  const doubling = Array.from({ length: 60 }, (_, at) => `<P${at}>$(P${at + 1})$(P${at + 1})</P${at}>`).join('');
  const properties = `<PropertyGroup>${doubling}<P60>x</P60></PropertyGroup>`;
  const files = { [leaf]: project(), [user]: project(properties, reference('$(P0)')) };
  expect((await changing(files, 'src/Leaf/A.cs')).targets).toEqual([leaf, user]);
});

test('a chain of projects may be longer than a program can call itself', async () => {
  const chain: Record<string, string> = {};
  for (let at = 0; at < 4000; at += 1) chain[`p${at}/p.csproj`] = project(reference(`../p${at + 1}/p.csproj`));
  const answer = await changing({ ...chain, 'p4000/p.csproj': project() }, 'p4000/x.cs');
  expect(answer.targets).toHaveLength(4001);
});

test('more patterns than anybody writes are tried, each once', async () => {
  const many: Record<string, string> = {};
  for (let at = 0; at < 1500; at += 1) many[`p${at}/p.csproj`] = project();
  const patterns = Array.from({ length: 2000 }, (_, at) => `<ProjectReference Include="../x${at}*/*.csproj" />`);
  const files = { ...many, [user]: project(`<ItemGroup>${patterns.join('')}</ItemGroup>`) };
  expect((await changing(files, 'p1/x.cs')).targets).toEqual(['p1/p.csproj']);
});
