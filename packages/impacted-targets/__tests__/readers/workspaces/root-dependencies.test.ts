import { expect, test } from '@jest/globals';
import type { BuildSystemOptions } from '../../../src/configuration/configuration.js';
import { workspaces } from '../../build-systems.js';
import { compareContents, noTools, type Contents } from '../../trees.js';

type Options = BuildSystemOptions['workspaces'];

const rooted = (devDependencies: object): Contents => ({
  'package.json': JSON.stringify({ name: 'top', workspaces: ['packages/*'], devDependencies }),
});
const files: Contents = {
  'packages/kit/package.json': '{"name":"kit"}',
  'packages/web/package.json': '{"name":"web"}',
};

async function impact(base: Contents, head: Contents, options: Options): Promise<string[] | string> {
  const answer = await workspaces.impact(compareContents(base, head), { ...noTools, options: { workspaces: options } });
  return answer.kind === 'all' ? answer.why : [...answer.targets.keys()].sort();
}

const every = ['kit', 'top', 'web'];
const declared = { 'root-dependencies': 'declared' } as const;
const using = (text: string) => ({ 'packages/web/x.js': text });
const script = { 'packages/web/package.json': '{"name":"web","scripts":{"x":"changeset status"}}' };

test.each<[string, string, Contents, Options, string[]]>([
  ['every package can use it', 'typescript', {}, {}, every],
  ['a formatter is of the root', 'prettier', {}, {}, ['top']],
  ['a tool for messages is of the root', '@commitlint/cli', {}, {}, ['top']],
  ['a package that imports a formatter', 'prettier', using("import 'prettier'"), {}, ['top', 'web']],
  ['a package that runs a tool of releases', '@changesets/cli', script, {}, ['top', 'web']],
  ['a longer list of tools', '@acme/release', {}, { 'root-tools': ['@acme/rel*'] }, ['top']],
  ['no built-in list', 'prettier', {}, { 'built-in-root-tools': false }, every],
  ['declared', 'typescript', {}, declared, ['top']],
  ['declared, and named', 'typescript', using("require('typescript')"), declared, ['top', 'web']],
])('a dependency of the root that changes: %s', async (_, name, more, options, expected) => {
  const at = (version: string) => ({ ...files, ...more, ...rooted({ [name]: version }) });
  expect(await impact(at('1.0.0'), at('2.0.0'), options)).toEqual(expected);
});

test('a package of the repository that the root declares impacts the root', async () => {
  const base = { ...files, ...rooted({ kit: '*' }) };
  expect(await impact(base, { ...base, 'packages/kit/x.js': '' }, {})).toEqual(['kit', 'top']);
});
