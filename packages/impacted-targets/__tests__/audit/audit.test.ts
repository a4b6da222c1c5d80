import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { audit, pullRequestIn, type AuditOptions, type FailedTests } from '../../src/audit/audit.js';
import type { Files } from '../trees.js';
import { memoryPast } from './memory-past.js';

const manifest = (name: string, on: readonly string[] = []): string =>
  JSON.stringify({ name, dependencies: Object.fromEntries(on.map((other) => [other, 'workspace:*'])) });
const root = { 'package.json': '{"private":true,"workspaces":["packages/*"]}' };
const repository: Files = {
  ...root,
  'packages/ui/package.json': manifest('ui'),
  'packages/ui/src/button.js': 'export const a = 1;\n',
  'packages/web/package.json': manifest('web', ['ui']),
  'packages/web/src/page.js': "import 'ui';\n",
  'packages/server/package.json': manifest('server'),
  'packages/server/src/start.js': "const templates = ['packages', 'ui'].join('/');\n",
  'packages/docs/package.json': manifest('docs'),
  'packages/docs/java/com/acme/DocsTest.java': 'class DocsTest {}\n',
  'packages/docs/tests/test_same.py': '',
  'packages/server/tests/test_same.py': '',
  'packages/server/tests/test_one.py': '',
  'packages/server/com.sh': '',
};
const edit = (files: Files, path: string, content = `${String(Math.random())}\n`): Files => ({
  ...files,
  [path]: content,
});

async function audited(commits: readonly Files[], failed: Partial<FailedTests>, options: AuditOptions = {}) {
  return audit(await memoryPast(commits), { targets: [], tests: [], ...failed }, options);
}

const ui = edit(repository, 'packages/ui/src/button.js', 'export const a = 2;\n');
const uiAndDocs = edit(ui, 'packages/docs/java/com/acme/DocsTest.java', 'class DocsTest { int a; }\n');
const three = [repository, ui, uiAndDocs];

describe('verdicts', () => {
  test.each<[string, string, object]>([
    [
      'a target that a merge claimed',
      'web',
      { verdict: 'claimed', claims: [{ merge: 0, why: expect.stringContaining('ui') }] },
    ],
    ['a target that no merge claimed', 'server', { verdict: 'escaped', claims: [] }],
    ['a name of no target', 'sever', { verdict: 'unknown', why: 'No target is named sever (did you mean server?)' }],
    ['a name with its build system', 'workspaces:web', { target: 'web', verdict: 'claimed' }],
  ])('%s', async (_what, name, expected) => {
    const { targets } = await audited(three, { targets: [name] });
    expect(targets).toEqual([expect.objectContaining(expected)]);
  });

  test('for an escaped one: the nearest merge, and the rule that would have claimed it', async () => {
    const { targets, merges } = await audited(three, { targets: ['server'] });
    expect(merges.map(({ pullRequest }) => pullRequest)).toEqual([1, 2]);
    const [near] = targets[0]?.near ?? [];
    expect(near).toMatchObject({
      merge: 0,
      rule: {
        key: 'depends-on',
        on: 'ui',
        yaml: 'depends-on:\n  "server": ["ui"]\n',
      },
    });
    expect(near?.reasons).toContain('packages/server/src/start.js of server names ui');
  });

  test('a word that many names share says nothing, and a change that reached others counts more', async () => {
    const names = ['widgets', 'web', 'docs', 'data', 'client', 'api', 'server'].map((name) => `acme-tool-${name}`);
    const many = Object.fromEntries(
      names.map((name) => [
        `packages/${name}/package.json`,
        manifest(name, name === 'acme-tool-web' ? ['acme-tool-widgets'] : []),
      ]),
    );
    const before: Files = { ...root, ...many, 'packages/acme-tool-server/start.js': '// acme-tool-widgets\n' };
    const source = edit(before, 'packages/acme-tool-widgets/button.js');
    const test = edit(source, 'packages/acme-tool-widgets/tests/button.test.js');
    const other = edit(test, 'packages/acme-tool-docs/page.js');
    const { targets } = await audited([before, source, test, other], { targets: ['acme-tool-server'] });
    expect(targets[0]?.near.map(({ merge }) => merge)).toEqual([0, 1, 2]);
    expect(targets[0]?.near[0]?.rule).toMatchObject({ key: 'depends-on', on: 'acme-tool-widgets' });
    expect(targets[0]?.near[2]?.reasons).toEqual([]);
  });

  test.each<[string, string, string, string[]]>([
    [
      'a path in a comment',
      '// docs/read.md',
      'docs/read.md',
      ['packages/server/src/start.js of server names docs/read.md'],
    ],
    [
      'the end of a path',
      '// ../up/docs/read.md',
      'docs/read.md',
      ['packages/server/src/start.js of server names docs/read.md'],
    ],
    ['the name of a file', '// read.md', 'docs/read.md', ['packages/server/src/start.js of server names docs/read.md']],
    ['the name of six files', '// read.md', 'f/read.md', []],
    ['a folder around the target', '', 'packages/read.md', []],
    ['a part of a word', '// threads', 'docs/read.md', []],
  ])('what connects an escaped target with a merge: %s', async (_what, text, path, reasons) => {
    const named = edit(repository, 'packages/server/src/start.js', text);
    const folders = path.startsWith('f/') ? ['a', 'b', 'c', 'd', 'e'] : [];
    const before = folders.reduce((files, folder) => edit(files, `${folder}/read.md`, ''), named);
    const file = edit(before, path, 'one');
    const other = edit(file, 'notes.md', 'two');
    const { targets } = await audited([before, file, other], { targets: ['server'] });
    const [near] = targets[0]?.near ?? [];
    expect(targets[0]?.near.find(({ merge }) => merge === 0)?.reasons).toEqual(reasons);
    // Without any connection, the newest merge comes first, and a rule would be a guess.
    expect([near?.merge, near?.rule?.on]).toEqual(reasons.length > 0 ? [0, path] : [1, undefined]);
  });

  test.each([
    ['a change that others were claimed through is nearer than a path', 'packages/ui/src/button.js', [0, 1]],
    ['a path is nearer than a test of a target', 'packages/ui/tests/button.test.js', [1, 0]],
  ])('%s', async (_what, changed, order) => {
    const before = edit(repository, 'packages/server/src/start.js', "['packages', 'ui']; // docs/read.md");
    const named = edit(before, changed);
    const { targets } = await audited([before, named, edit(named, 'docs/read.md')], { targets: ['server'] });
    expect(targets[0]?.near.map(({ merge }) => merge)).toEqual(order);
  });

  test('where a merge changed no file of a target, the rule names the file', async () => {
    const before = edit(repository, 'README.md', 'one');
    const { targets } = await audited([before, edit(before, 'README.md', 'two')], { targets: ['server'] });
    expect(targets[0]?.near[0]?.rule).toMatchObject({ key: 'impact', on: 'README.md' });
  });

  test('without a merge, nothing escaped', async () => {
    const { targets } = await audited([repository], { targets: ['server'] });
    expect(targets[0]).toMatchObject({ verdict: 'unknown' });
  });

  test.each([
    [false, 'apart', true],
    [true, 'claimed', true],
    [undefined, 'claimed', false],
  ])('two merges that claimed it, tested together: %s', async (together, verdict, isApartKnown) => {
    const again = edit(uiAndDocs, 'packages/ui/src/button.js', 'export const a = 3;\n');
    const asked: unknown[] = [];
    const { targets } = await audited(
      [...three, again],
      { targets: ['web'] },
      {
        testedTogether: (later, earlier) => {
          asked.push([later.pullRequest, earlier.pullRequest]);
          return Promise.resolve(together);
        },
      },
    );
    expect(asked).toEqual([[3, 1]]);
    expect(targets[0]).toMatchObject({ verdict, isApartKnown });
  });
});

describe('the target of a test', () => {
  const reported = { name: 'a test', files: [], suites: [] };
  test.each<[string, object, string | undefined]>([
    ['its file', { files: ['src/page.js', 'packages/web/src/page.js'] }, 'web'],
    ['the class of a file', { classname: 'com.acme.DocsTest' }, 'docs'],
    ['an inner class', { classname: 'com.acme.DocsTest$Inner' }, 'docs'],
    ['a class in a suite', { suites: ['all', 'com.acme.DocsTest'] }, 'docs'],
    ['the name of a target', { classname: 'server' }, 'server'],
    ['a name of Rust', { classname: 'server::tests' }, 'server'],
    ['a file that is not there', { files: ['elsewhere.js'] }, undefined],
    ['the module of a file', { classname: 'tests.test_one.TestIt' }, 'server'],
    ['the module of files of two targets', { classname: 'tests.test_same.TestIt' }, undefined],
    ['a class that is not there', { classname: 'com.acme.Other' }, undefined],
    ['nothing', {}, undefined],
  ])('%s', async (_what, fields, target) => {
    const { targets, unknownTests } = await audited(three, { tests: [{ ...reported, ...fields }] });
    expect(targets.map((one) => one.target)).toEqual(target === undefined ? [] : [target]);
    expect(unknownTests).toEqual(target === undefined ? ['a test'] : []);
  });

  test('a target is flaky only where all of its failed tests are', async () => {
    const of = { ...reported, files: ['packages/server/src/start.js'] };
    const flaky = { ...of, flaky: 'it is quarantined' };
    const [only, mixed] = [await audited(three, { tests: [flaky] }), await audited(three, { tests: [flaky, of] })];
    expect([only.targets[0]?.verdict, mixed.targets[0]?.verdict]).toEqual(['flaky', 'escaped']);
  });
});

test.each([
  ['Merge pull request #12 from a/b', 12],
  ['Fix it (#7)', 7],
  ['Fix (#7) it', null],
  ['Revert "Fix it (#7)" (#9)', 9],
  ['Fix #7', null],
])('the pull request of %j', (subject, number) => {
  expect(pullRequestIn(subject)).toBe(number);
});

/** A repository of packages: what each declares, and on what each depends without saying it. All lead to earlier packages. */
const shape = fc.integer({ min: 2, max: 7 }).chain((packages) => {
  const one = fc.nat(packages - 1);
  const edge = fc.tuple(one, one).filter(([a, b]) => a !== b);
  return fc.record({
    declared: fc.array(edge, { maxLength: 8 }),
    hidden: fc.array(edge, { minLength: 1, maxLength: 4 }),
    /** The package that each merge changes, and whether only a test of it. */
    merges: fc.array(fc.tuple(one, fc.boolean()), { maxLength: 5 }),
    /** Where the merge comes that changes what the first hidden edge leads to. */
    place: fc.nat(5),
    packages: fc.constant(packages),
  });
});

test('every break that is planted outside of the claims is found, and none inside is called escaped', async () => {
  let [cases, outside, inside] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(shape, async ({ packages, declared, hidden, place, merges: others }) => {
      cases += 1;
      const onEarlier = (edges: readonly [number, number][]) =>
        edges.map(([a, b]): [number, number] => [Math.max(a, b), Math.min(a, b)]);
      const merges = others.toSpliced(place, 0, [Math.min(...(hidden[0] ?? [0])), false]);
      const known = onEarlier(declared);
      const unsaid = onEarlier(hidden).filter(([from, to]) => !known.some(([a, b]) => a === from && b === to));
      let files: Files = { ...root };
      for (let one = 0; one < packages; one += 1) {
        const on = known.flatMap(([from, to]) => (from === one ? [`p${String(to)}`] : []));
        const parts = unsaid.flatMap(([from, to]) =>
          from === one ? [`open(['packages', 'p${String(to)}'].join('/'));`] : [],
        );
        files = {
          ...files,
          [`packages/p${String(one)}/package.json`]: manifest(`p${String(one)}`, on),
          [`packages/p${String(one)}/src/a.js`]: parts.join('\n'),
          [`packages/p${String(one)}/test/a.test.js`]: '',
        };
      }
      const commits = [files];
      for (const [index, [one, onlyTest]] of merges.entries()) {
        const path = `packages/p${String(one)}/${onlyTest ? 'test/a.test' : 'src/a'}.js`;
        files = edit(files, path, `${files[path] as string}\n// ${String(index)}\n`);
        commits.push(files);
      }
      /** What a merge claims, by edges that are declared: an oracle of ours. */
      const claimed = ([changed, onlyTest]: readonly [number, boolean]): Set<number> => {
        const found = new Set([changed]);
        for (let size = 0; !onlyTest && size < found.size;) {
          size = found.size;
          for (const [from, to] of known) if (found.has(to)) found.add(from);
        }
        return found;
      };
      for (const [from, to] of unsaid) {
        const breaking = merges.findLastIndex(([one, onlyTest]) => one === to && !onlyTest);
        if (breaking < 0) continue;
        const isInside = merges.some((merge) => claimed(merge).has(from));
        const { targets } = await audited(commits, { targets: [`p${String(from)}`] });
        expect(targets[0]?.verdict).toBe(isInside ? 'claimed' : 'escaped');
        if (isInside) inside += 1;
        else {
          outside += 1;
          const named = targets[0]?.near ?? [];
          expect(named.map(({ merge }) => merge)).toContain(breaking);
          // Other packages that it names, or whose tests it names, may be as near.
          const rules = named.flatMap(({ rule }) => (rule === undefined ? [] : [rule.on]));
          const possible = unsaid.flatMap(([one, other]) => (one === from ? [`p${String(other)}`] : []));
          expect(possible).toEqual(expect.arrayContaining(rules));
          expect(rules).toHaveLength(1);
        }
      }
    }),
    { numRuns: 40 },
  );
  // Few cases may be of one kind.
  if (cases >= 40) expect(Math.min(outside, inside)).toBeGreaterThan(cases / 4);
});
