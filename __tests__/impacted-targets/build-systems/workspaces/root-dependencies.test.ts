import { expect, test } from '@jest/globals';
import { workspaces } from '../../../../src/impacted-targets/build-systems/workspaces/index.js';
import { compareContents, noTools, type Contents } from '../memory-trees.js';

const rooted = (devDependencies: object): Contents => ({
  'package.json': JSON.stringify({ name: 'top', workspaces: ['packages/*'], devDependencies }),
});
const files: Contents = {
  'packages/kit/package.json': '{"name":"kit"}',
  'packages/web/package.json': '{"name":"web"}',
};

async function impact(base: Contents, head: Contents, options: object): Promise<string[] | string> {
  const answer = await workspaces.impact(compareContents(base, head), { ...noTools, options: { ...options } });
  return answer.kind === 'all' ? answer.why : [...answer.targets.keys()].sort();
}

const every = ['kit', 'top', 'web'];
const declared = { 'root-dependencies': 'declared' };
const using = (text: string) => ({ 'packages/web/x.js': text });
const script = { 'packages/web/package.json': '{"name":"web","scripts":{"x":"changeset status"}}' };

test.each<[string, string, Contents, object, string[]]>([
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

test.each([
  [{ 'root-dependencies': 'some' }, 'root-dependencies must be all'],
  [{ 'root-tools': 'x' }, 'root-tools must be a list'],
  [{ 'built-in-root-tools': 'no' }, 'must be true or false'],
  [{ tools: [] }, 'there is no option tools'],
])('an option with a mistake: %j', async (options, expected) => {
  await expect(impact(files, files, options)).rejects.toThrow(expected);
});
