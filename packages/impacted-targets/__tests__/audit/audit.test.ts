import { expect, test } from '@jest/globals';
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
  return audit(memoryPast(commits), { targets: [], tests: [], ...failed }, options);
}

const ui = edit(repository, 'packages/ui/src/button.js', 'export const a = 2;\n');
const uiAndDocs = edit(ui, 'packages/docs/java/com/acme/DocsTest.java', 'class DocsTest { int a; }\n');
const three = [repository, ui, uiAndDocs];

/** What is known of `server`, which no merge claims. */
async function escaped(commits: readonly Files[]) {
  const { targets } = await audited(commits, { targets: ['server'] });
  expect(targets[0]?.verdict).toBe('escaped');
  return targets[0]?.near ?? [];
}

test.each<[string, string, readonly Files[], object]>([
  [
    'a target that a merge claimed',
    'web',
    three,
    { verdict: 'claimed', claims: [{ merge: 0, why: expect.anything() }] },
  ],
  ['a target that no merge claimed', 'server', three, { verdict: 'escaped', claims: [] }],
  ['a name of no target', 'sever', three, { why: 'No target is named sever (did you mean server?)' }],
  ['a name with its build system', 'workspaces:web', three, { target: 'web', verdict: 'claimed' }],
  ['no merge', 'server', [repository], { verdict: 'unknown' }],
])('the verdict for %s', async (_what, name, commits, expected) => {
  const { targets } = await audited(commits, { targets: [name] });
  expect(targets).toEqual([expect.objectContaining(expected)]);
});

test.each([
  [false, 'apart', true],
  [true, 'claimed', true],
  [undefined, 'claimed', false],
])('two merges that claimed it, tested together: %s', async (together, verdict, isApartKnown) => {
  const again = edit(uiAndDocs, 'packages/ui/src/button.js');
  const asked: unknown[] = [];
  const testedTogether: AuditOptions['testedTogether'] = (later, earlier) => {
    asked.push([later.pullRequest, earlier.pullRequest]);
    return Promise.resolve(together);
  };
  const { targets } = await audited([...three, again], { targets: ['web'] }, { testedTogether });
  expect(asked).toEqual([[3, 1]]);
  expect(targets[0]).toMatchObject({ verdict, isApartKnown });
});

test('for an escaped one: the nearest merge, and the rule that would have claimed it', async () => {
  const [near] = await escaped(three);
  expect(near).toEqual({
    merge: 0,
    reasons: ['packages/server/src/start.js of server names ui'],
    rule: { key: 'depends-on', on: 'ui', yaml: 'depends-on:\n  "server": ["ui"]\n' },
  });
  // With one merge alone, a rule is no guess.
  const before = edit(repository, 'README.md');
  expect((await escaped([before, edit(before, 'README.md')]))[0]?.rule).toMatchObject({
    key: 'impact',
    on: 'README.md',
  });
});

test.each<[string, string, string, string[]]>([
  ['a path in a comment', '// docs/read.md', 'docs/read.md', ['docs/read.md']],
  ['the end of a path', '// ../up/docs/read.md', 'docs/read.md', ['docs/read.md']],
  ['the name of a file', '// read.md', 'docs/read.md', []],
  ['a folder around the target', '', 'packages/read.md', []],
  ['a part of a word', '// threads', 'docs/read.md', []],
])('what connects an escaped target with a merge: %s', async (_what, text, path, names) => {
  const before = { ...repository, 'packages/server/src/start.js': text };
  const file = edit(before, path);
  const near = await escaped([before, file, edit(file, 'notes.md')]);
  const reasons = names.map((name) => `packages/server/src/start.js of server names ${name}`);
  expect(near.find(({ merge }) => merge === 0)?.reasons).toEqual(reasons);
  // Without any connection, the newest merge comes first, and a rule would be a guess.
  expect([near[0]?.merge, near[0]?.rule?.on]).toEqual(names.length > 0 ? [0, path] : [1, undefined]);
});

const reported = { name: 'a test', files: [], suites: [] };

test.each<[string, object, string | undefined]>([
  ['its file', { files: ['src/page.js', 'packages/web/src/page.js'] }, 'web'],
  ['the class of a file', { classname: 'com.acme.DocsTest' }, 'docs'],
  ['an inner class', { classname: 'com.acme.DocsTest$Inner' }, 'docs'],
  ['a class in another folder', { classname: 'org.other.DocsTest' }, 'docs'],
  ['a class in a suite', { suites: ['all', 'com.acme.DocsTest'] }, 'docs'],
  ['the name of a target', { classname: 'server' }, 'server'],
  ['a name of Rust', { classname: 'server::tests' }, 'server'],
  ['a file that is not there', { files: ['elsewhere.js'] }, undefined],
  ['the module of a file', { classname: 'tests.test_one.TestIt' }, 'server'],
  ['the module of files of two targets', { classname: 'tests.test_same.TestIt' }, undefined],
  ['a class that is not there', { classname: 'com.acme.Other' }, undefined],
  ['a file that another target reads', { files: ['packages/web/src/shared.js'] }, 'web'],
  ['nothing', {}, undefined],
])('the target of a test: %s', async (_what, fields, target) => {
  const reading = { 'packages/docs/read.js': "open('../web/src/shared.js')", 'packages/web/src/shared.js': '' };
  const commits = three.map((files) => ({ ...files, ...reading }));
  const { targets, unknownTests } = await audited(commits, { tests: [{ ...reported, ...fields }] });
  expect(targets.map((one) => one.target)).toEqual(target === undefined ? [] : [target]);
  expect(unknownTests).toEqual(target === undefined ? ['a test'] : []);
});

test('a target is flaky only where all of its failed tests are', async () => {
  const of = { ...reported, files: ['packages/server/src/start.js'] };
  const flaky = { ...of, flaky: 'it is quarantined' };
  const verdicts = async (...tests: object[]) =>
    (await audited(three, { tests: tests as FailedTests['tests'] })).targets.map(({ verdict }) => verdict);
  expect([await verdicts(flaky), await verdicts(flaky, of)]).toEqual([['flaky'], ['escaped']]);
  expect((await audited(three, { tests: [{ ...reported, flaky: 'x' }] })).unknownTests).toEqual([]);
});

test.each([
  ['Merge pull request #12 from a/b', 12],
  ['Fix it (#7)', 7],
  ['Fix (#7) it', null],
  ['Revert "Fix it (#7)" (#9)', 9],
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
  const counts = { cases: 0, outside: 0, inside: 0 };
  await fc.assert(
    fc.asyncProperty(shape, async ({ packages, declared, hidden, place, merges: others }) => {
      counts.cases += 1;
      const onEarlier = (edges: readonly [number, number][]) =>
        edges.map(([a, b]): [number, number] => [Math.max(a, b), Math.min(a, b)]);
      const merges = others.toSpliced(place, 0, [Math.min(...(hidden[0] ?? [0])), false]);
      const known = onEarlier(declared);
      const unsaid = onEarlier(hidden).filter(([from, to]) => !known.some(([a, b]) => a === from && b === to));
      const named = (edges: readonly [number, number][], of: number) =>
        edges.flatMap(([from, to]) => (from === of ? [`p${String(to)}`] : []));
      let files: Files = { ...root };
      for (let one = 0; one < packages; one += 1) {
        const folder = `packages/p${String(one)}`;
        files = edit(files, `${folder}/package.json`, manifest(`p${String(one)}`, named(known, one)));
        const parts = named(unsaid, one).map((to) => `open(['packages', '${to}'].join('/'));`);
        files = edit(edit(files, `${folder}/src/a.js`, parts.join('\n')), `${folder}/test/a.test.js`, '');
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
        const [target] = (await audited(commits, { targets: [`p${String(from)}`] })).targets;
        expect(target?.verdict).toBe(isInside ? 'claimed' : 'escaped');
        counts[isInside ? 'inside' : 'outside'] += 1;
        if (isInside) continue;
        expect(target?.near.map(({ merge }) => merge)).toContain(breaking);
        // Other packages that it names may be as near, and so may one that it declares, of which only a test changed.
        const tested = known.filter(([, of]) => merges.some(([one, onlyTest]) => one === of && onlyTest));
        const rules = target?.near.flatMap(({ rule }) => (rule === undefined ? [] : [rule.on])) ?? [];
        expect([named([...unsaid, ...tested], from), rules.length]).toEqual([expect.arrayContaining(rules), 1]);
      }
    }),
    { numRuns: 40 },
  );
  // Few cases may be of one kind.
  if (counts.cases >= 40) expect(Math.min(counts.outside, counts.inside)).toBeGreaterThan(counts.cases / 4);
});
