import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMentions } from '../../../../../src/impacted-targets/build-systems/workspaces/mentions/index.js';
import { readWorkspace } from '../../../../../src/impacted-targets/build-systems/workspaces/projects.js';
import type { Tree } from '../../../../../src/impacted-targets/build-systems/build-system.js';
import { compareContents, type Contents } from '../../memory-trees.js';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 400);

const contents: Readonly<Record<string, readonly string[]>> = {
  'package.json': ['{"workspaces": ["p/*"], "devDependencies": {"jest": "1"}}', '{"workspaces": ["p/a", "p/b"]}'],
  'jest.config.js': ["module.exports = { setup: './p/a/src/setup.ts' }", 'module.exports = {}'],
  'tools/build.js': ["require('../p/b/src/index.js')", "require('b')"],
  'p/a/package.json': [
    '{"name": "a"}',
    '{"name": "other"}',
    '{"name": "a", "scripts": {"build": "b-cli"}}',
    '{"name": "a", "scripts": {"build": "sh run.sh"}}',
  ],
  'p/a/run.sh': ['b-cli x', 'cat ../c/src/index.js', 'echo'],
  'p/b/x.js': ["spawn('../a/run.sh')", 'readdirSync(here)'],
  'p/b/package.json': ['{"name": "b", "bin": {"b-cli": "x.js"}}', '{"name": "b"}'],
  'p/c/package.json': ['{"name": "c"}'],
  'p/a/src/index.ts': ["import 'b'", "import '../../c/src/index'", "import '~/x'", 'export const n = 1;'],
  'p/a/src/setup.ts': ["import 'c'", 'export const n = 1;'],
  'p/a/a.test.ts': ["import 'c/test/x'", 'export const n = 1;'],
  'p/b/src/index.ts': ["import 'a'", 'export const n = 1;', "import '../../../tools/build'"],
  'p/b/test/x.ts': ["import 'a'", 'export const n = 1;'],
  'p/b/tsconfig.json': ['{"compilerOptions": {"paths": {"~/*": ["./test/*"]}}}', '{}'],
  'p/c/src/index.ts': ['export const n = 1;', "import 'other'", "import '../../a/src/Index'"],
  'p/c/src/index.js': ['export const n = 1;'],
  'p/c/README.md': ['a'],
};

/** A commit: some of the files, each with one of its contents. */
const commit = fc
  .record(
    Object.fromEntries(
      Object.entries(contents).map(([path, texts]) => [path, fc.option(fc.constantFrom(...texts), { nil: undefined })]),
    ),
  )
  .map((files): Contents => {
    const there = Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]));
    return { 'package.json': contents['package.json']?.[0] ?? '', ...Object.fromEntries(there) };
  });

async function mentionsOf(tree: Tree, before?: Awaited<ReturnType<typeof readMentions>>['reading']) {
  const workspace = await readWorkspace(tree, '', new Map());
  return readMentions(workspace, '', { rootDependencies: new Map([['jest', 'jest']]), usedOutside: new Set() }, before);
}

test('what was read of another commit changes nothing of what is found', async () => {
  await fc.assert(
    fc.asyncProperty(commit, commit, async (base, head) => {
      const comparison = compareContents(base, head);
      const { reading } = await mentionsOf(comparison.base);
      const [after, alone] = [await mentionsOf(comparison.head, reading), await mentionsOf(comparison.head)];
      expect(after.mentions).toEqual(alone.mentions);
      expect(after.reading.texts.read).toEqual(alone.reading.texts.read);
    }),
    { numRuns },
  );
});

test('of a commit that differs little, little is read', async () => {
  const base = Object.fromEntries(Object.entries(contents).map(([path, [text = '']]) => [path, text]));
  const { head, base: before } = compareContents(base, {
    ...base,
    'p/a/src/index.ts': "import 'c'",
    'p/a/new.ts': '1',
  });
  const { reading } = await mentionsOf(before);
  const read: string[] = [];
  const watched: Tree = {
    ...head,
    readEach: (files, use) => {
      read.push(...files.map(({ path }) => path));
      return head.readEach(files, use);
    },
  };
  await mentionsOf(watched, reading);
  // A file beside a script is searched for the script's name as well.
  expect([...new Set(read)]).toEqual(['p/a/new.ts', 'p/a/src/index.ts']);
});
