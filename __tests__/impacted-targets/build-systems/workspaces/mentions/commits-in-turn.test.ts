import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { workspaces } from '../../../../../src/impacted-targets/build-systems/workspaces/index.js';
import {
  readMentions,
  type Reading,
} from '../../../../../src/impacted-targets/build-systems/workspaces/mentions/index.js';
import { readWorkspace } from '../../../../../src/impacted-targets/build-systems/workspaces/projects.js';
import { ContentMemory } from '../../../../../src/impacted-targets/tree/content-memory.js';
import { compareContents, noTools, type Contents } from '../../memory-trees.js';
import { compareFiles, without } from '../../../trees.js';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 120);

/** Files that stay, with mentions of what the commits change around them. */
const lasting: Contents = {
  'package.json': '{"workspaces": ["p/**", "q/*"], "devDependencies": {"jest": "1"}}',
  'p/a/package.json': '{"name": "a", "scripts": {"build": "b-cli ../../tools/x"}}',
  'p/b/package.json': '{"name": "b"}',
  'tools/always.js': "require('../p/b/src/data'); require('../p/b/kit'); require('./more')",
  'vitest.config.ts': "export default { setup: './p/b/test/sample.ts' }",
  'p/b/src/index.ts': "export * from 'a'",
  'p/a/src/up.ts': "import '../../b/src/data'; import '../../b/src/deep/er/x'; import '../../../tools/x'",
  'p/a/src/tools.ts': "import '../../../tools/always'",
  'p/a/src/case.ts': "import '../../B/SRC/data.js'; import '../../../Tools/X'",
  'p/a/src/none.ts': "import '../../../Tools/Sub/none.txt'",
  'p/a/src/own.ts': "import '../../b/kit'; run('./test/sample.ts')",
  'p/a/src/written.ts': "read('p/b/src/data.json'); join(root, '..', '..', 'b', 'kit')",
  'p/a/src/run.ts': "read('../../../package.json'); run('make:all')",
  'p/a/jest.config.js': "module.exports = { moduleNameMapper: { '^b$': '<rootDir>/../b/src/data' } }",
  'p/a/tsconfig.build.json': '{"references": [{"path": "../b"}, {"path": "../b/kit"}]}',
  'p/a/src/top.ts': "read('q/z/data.json')",
  'p/a/src/alias.ts': "import '~/data'; import '~/kit/one'",
  'p/a/src/names.ts': "import 'b'; const text = 'c inside'; // see d",
  'p/a/src/inner.ts': "load('./inner/src/x.ts'); load('../inner/index')",
  'p/a/a.test.ts': "import '../b/test/sample'; import 'b/test/sample.js'",
};

/** Files that a commit may add, change or delete, each with its contents. */
const changing: Readonly<Record<string, readonly string[]>> = {
  'package.json': [
    '{"workspaces": ["p/*"], "devDependencies": {"d": "1"}}',
    '{"workspaces": ["p/**", "q/*"], "scripts": {"make:all": "b-cli", "other": "c"}}',
    '{"workspaces": ["p/*", "p/a/inner"]}',
  ],
  'p/a/package.json': ['{"name": "a", "dependencies": {"c": "1", "d": "2"}}', '{"name": "other", "bin": "x.js"}'],
  'p/b/package.json': ['{"name": "b", "bin": {"b-cli": "x.js"}}', '{"name": "c"}'],
  'p/c/package.json': ['{"name": "c"}', '{"name": "d"}'],
  'p/a/inner/package.json': ['{"name": "inner"}'],
  'q/z/package.json': ['{"name": "z"}'],
  'q/z/data.json': ['1'],
  'p/a/inner/src/x.ts': ["import 'b'", '1'],
  'p/a/inner/index.ts': ['1'],
  'p/a/tsconfig.json': [
    '{"compilerOptions": {"paths": {"~/*": ["../b/src/*"]}}}',
    '{"compilerOptions": {"paths": {"~/*": ["../b/test/*", "../../tools/*"]}}}',
  ],
  'p/b/src/data.ts': ['1', "import 'a'"],
  'p/b/src/data.json': ['1'],
  'p/b/src/Data.js': ['1'],
  'p/b/src/data/index.ts': ['1'],
  'p/b/src/deep/er/x.ts': ['1'],
  'p/b/src/deep/er/y.ts': ['1'],
  'p/B/src/data.js': ['1'],
  'p/b/kit/one.ts': ['1'],
  'p/b/kit/one.test.ts': ['1', "import '../../a/a.test'"],
  'p/b/kit/test/two.ts': ['1'],
  'p/b/kit': ['1'],
  'p/b/test/sample.ts': ['1'],
  'p/b/test/data.ts': ['1'],
  'p/a/test/sample.ts': ['1', "import '../src/up'"],
  'tools/x.js': ['1', "import '../p/b/src/data'"],
  'tools/X.mjs': ['1'],
  'tools/more.js': ["require('../p/b/src/data')", "require('b')"],
  'tools/kit/one.js': ['1'],
  'tools/sub/other.txt': ['1'],
  'Tools/x/index.js': ['1'],
  'jest.config.js': ["module.exports = { setup: './p/b/src/data.ts' }", '1'],
};

/** What a commit does to one file. */
const edit = fc
  .constantFrom(...Object.keys(changing))
  .chain((path) => fc.tuple(fc.constant(path), fc.constantFrom(undefined, ...(changing[path] ?? []))));

/** Commits, each of which does little to the one before it. */
const commits = fc
  .array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 })
  .map((all) => all.reduce<Contents[]>((past, edits) => [...past, edited(past.at(-1) ?? lasting, edits)], [lasting]));

/** A deleted file that belongs to the lasting ones is as it was at first. */
function edited(files: Contents, edits: readonly (readonly [string, string | undefined])[]): Contents {
  return edits.reduce<Contents>((now, [path, text]) => {
    const rest = without(now, path) as Contents;
    const written = text ?? lasting[path];
    return written === undefined ? rest : { ...rest, [path]: written };
  }, files);
}

async function mentionsOf(files: Contents, before?: Reading) {
  const { head } = compareContents({}, files);
  return readMentions(
    await readWorkspace(head, '', new Map()),
    '',
    { rootDependencies: new Map([['jest', 'jest']]), usedOutside: new Set() },
    before,
  );
}

/** Compares what is found in each commit with what is found in it alone. */
async function checkInTurn(all: readonly Contents[]): Promise<void> {
  let before: Reading | undefined;
  for (const files of all) {
    const [after, alone] = [await mentionsOf(files, before), await mentionsOf(files)];
    expect(after.mentions).toEqual(alone.mentions);
    expect([...after.mentions.of.keys()]).toEqual([...alone.mentions.of.keys()]);
    expect(after.reading.texts.read).toEqual(alone.reading.texts.read);
    before = after.reading;
  }
}

describe('commits that are read in turn', () => {
  test('lead to what each of them leads to alone', async () => {
    await fc.assert(fc.asyncProperty(commits, checkInTurn), { numRuns });
  });

  const few: readonly (readonly [what: string, path: string, text: string])[] = [
    ['a file where a path leads', 'p/b/src/data.ts', '1'],
    ['a file that is named with another extension', 'p/b/src/data.json', '1'],
    ['a file in another spelling', 'p/b/src/Data.js', '1'],
    ['a directory in another spelling', 'p/B/src/data.js', '1'],
    ['a directory instead of nothing', 'p/b/src/data/index.ts', '1'],
    ['a directory two levels above a file', 'p/b/src/deep/er/y.ts', '1'],
    ['a directory above a place where nothing is', 'tools/sub/other.txt', '1'],
    ['tests below a directory', 'p/b/kit/test/two.ts', '1'],
    ['a test that a source names', 'p/a/test/sample.ts', '1'],
    ['an alias', 'p/a/tsconfig.json', '{"compilerOptions": {"paths": {"~/*": ["../b/src/*"]}}}'],
    ['a declared dependency', 'p/a/package.json', '{"name": "a", "dependencies": {"c": "1", "d": "2"}}'],
    ['a command', 'p/b/package.json', '{"name": "b", "bin": {"b-cli": "x.js"}}'],
    ['a package', 'p/c/package.json', '{"name": "c"}'],
    ['a package within another', 'p/a/inner/package.json', '{"name": "inner"}'],
    ['a package in a directory of its own', 'q/z/package.json', '{"name": "z"}'],
    ['a script of the root', 'package.json', '{"workspaces": ["p/**", "q/*"], "scripts": {"make:all": "x p/b/src"}}'],
    ['a file of the root that another mentions', 'tools/more.js', "require('b')"],
    ['a file of the root', 'tools/x.js', "import '../p/b/src/data'"],
    ['the setup of all tests', 'jest.config.js', "module.exports = { setup: './p/b/src/data.ts' }"],
  ];
  test.each(few)('%s comes and goes', async (_what, path, text) => {
    const whole = {
      ...lasting,
      'p/b/kit/one.ts': '1',
      'p/b/src/deep/er/x.ts': '1',
      'p/c/package.json': '{"name": "d"}',
    };
    await checkInTurn([lasting, { ...lasting, [path]: text }, lasting, whole, { ...whole, [path]: text }, whole]);
  });

  test('get the answers that two commits get alone', async () => {
    await fc.assert(
      fc.asyncProperty(commits, async (all) => {
        const shared = new ContentMemory();
        for (const [index, head] of all.entries()) {
          const base = all[index - 1] ?? lasting;
          const ask = async (contents?: ContentMemory) =>
            workspaces.impact(await compareFiles(base, head, '', contents), noTools);
          const { known: _, ...answer } = { known: undefined, ...(await ask(shared)) };
          const { known: _other, ...alone } = { known: undefined, ...(await ask()) };
          expect(answer).toEqual(alone);
        }
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    );
  });

  test('do not mix up names of dependencies that hold line ends', async () => {
    const declaring = (...names: string[]) => ({
      ...lasting,
      'p/d/package.json': '{"name": "d"}',
      'p/a/package.json': JSON.stringify({
        name: 'a',
        dependencies: Object.fromEntries(names.map((name) => [name, '1'])),
      }),
      'p/a/src/names.ts': "const text = 'd inside';",
    });
    await checkInTurn([declaring('x\nd'), declaring('x', 'd'), declaring('x\nd')]);
  });

  test('are followed only where something changed', async () => {
    const first = await mentionsOf(lasting);
    const second = await mentionsOf({ ...lasting, 'p/b/src/data.ts': '1' }, first.reading);
    const [before, after] = [first.reading.resolution.files, second.reading.resolution.files];
    const again = [...after.keys()].filter((file) => after.get(file) !== before.get(file));
    expect(again).toEqual(['p/a/jest.config.js', 'p/a/src/case.ts', 'p/a/src/up.ts']);
  });
});
