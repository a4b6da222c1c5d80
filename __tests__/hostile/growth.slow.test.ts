import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TestTargets } from '../../packages/impacted-targets/src/audit/test-targets.js';
import { type Grammar, grammars } from './grammars.js';
import { caseCount, seeded } from './property.js';

/** A text that grows: the middle is repeated, with its number for `№`. */
interface Growing {
  readonly before: string;
  readonly middle: string;
  readonly after: string;
}

/** Times below this say more about the machine than about the code, in milliseconds. */
const leastMs = 20;

/** Longest text, in characters: what takes no time even there takes none in a pull request. */
const longest = 64 * 1024;

/** Twice the text may take this many times as long. */
const mostPerDoubling = 3;

/**
 * The time that the processor spends on a text, in milliseconds: the least of a few runs, since whatever else happens on a
 * machine only adds to it.
 */
async function costMs({ read }: Grammar, text: string, runs: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    try {
      await read(text);
    } catch {
      // A text that is refused has been read, too.
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const textOf = ({ before, middle, after }: Growing, characters: number): string =>
  before + repeated(middle, Math.ceil(characters / middle.length)) + after;

function repeated(middle: string, times: number): string {
  if (!middle.includes('№')) return middle.repeat(times);
  return Array.from({ length: times }, (_, number) => middle.replaceAll('№', String(number))).join('');
}

/**
 * By how much the time grows with each doubling of the text, in the mean of three doublings, from a text on that takes long
 * enough to be timed; undefined where none does.
 */
async function growth(
  grammar: Grammar,
  growing: Growing,
): Promise<{ perDoubling: number; characters: number } | undefined> {
  for (let characters = 256; characters <= longest; characters *= 2) {
    if ((await costMs(grammar, textOf(growing, characters), 1)) < leastMs) continue;
    const small = await costMs(grammar, textOf(growing, characters), 3);
    if (small < leastMs) continue;
    const large = await costMs(grammar, textOf(growing, characters * 8), 2);
    return { perDoubling: Math.cbrt(large / small), characters };
  }
  return undefined;
}

/**
 * The same, but what grows too fast has to do so three times: a machine that is busy with something else may deceive once.
 * @returns the least of what was measured, or 1 where nothing takes long enough
 */
async function surely(grammar: Grammar, growing: Growing): Promise<number> {
  let least = Infinity;
  for (let times = 0; times < 3 && least > mostPerDoubling; times += 1) {
    least = Math.min(least, (await growth(grammar, growing))?.perDoubling ?? 1);
  }
  return least;
}

const runs = caseCount({ usual: 3, deep: 50 });

test.each(Object.entries(grammars))(
  '%s: twice the text takes at most three times as long',
  async (_name, grammar) => {
    const some = (least: number, most: number) =>
      fc.array(fc.constantFrom(...grammar.pieces), { minLength: least, maxLength: most }).map((all) => all.join(''));
    // Not fast-check's assert, which tries as many cases as PROPERTY_RUNS says.
    const details = await fc.check(
      fc.asyncProperty(fc.record({ before: some(0, 3), middle: some(1, 4), after: some(0, 2) }), async (growing) => {
        expect(await surely(grammar, growing)).toBeLessThanOrEqual(mostPerDoubling);
      }),
      { numRuns: runs, ...seeded },
    );
    if (details.failed) throw new Error(fc.defaultReportMessage(details));
  },
  60_000 + runs * 20_000,
);

test.each<[string, Growing]>([
  ['sources in javascript', { before: 'require', middle: ' ', after: "x\nimport 'b'" }],
  ['sources in javascript', { before: '', middle: '<reference ', after: "\nimport 'b'" }],
  ['sources in javascript', { before: 'createRequire(x)', middle: ' ', after: "x\nimport 'b'" }],
  ['sources in go', { before: '.', middle: '\u00a0', after: '"a"' }],
  ['XML', { before: '<!', middle: 'x', after: '' }],
  ['JUnit reports', { before: '<!', middle: 'x', after: '' }],
  ['texts of MSBuild', { before: '', middle: '$(b)"', after: '' }],
  ['sources in rust', { before: 'env!("CARGO_MANIFEST_DIR"', middle: ' ', after: 'x' }],
  ['sources in rust', { before: '', middle: 'CARGO_MANIFEST_DIR/', after: '' }],
  ['sources of Python', { before: '', middle: 'from b import (\n', after: '' }],
  ['pyproject.toml, one requirement', { before: '', middle: 'a', after: '/' }],
  ['redaction', { before: 'a', middle: '\n', after: '' }],
  ['redaction', { before: '', middle: 'a', after: '' }],
  ['redaction', { before: '', middle: 'aab-aab-\n', after: '' }],
  ['redaction', { before: '', middle: 'a\na\nb\n', after: '' }],
  ['redaction', { before: '', middle: '%61%62', after: '' }],
  ['redaction', { before: '', middle: '\\u0061\\n', after: '' }],
  ['redaction', { before: '', middle: '\\', after: '' }],
  ['pyproject.toml, one requirement', { before: './b', middle: ' ', after: 'x' }],
  ['pyproject.toml, one requirement', { before: './b#', middle: '#&', after: '' }],
  ['central versions of packages', { before: '', middle: '<PackageVersion Include="p№" Version="1"/>', after: '' }],
  ['a solution of Visual Studio', { before: '', middle: 'Project("")="","","{\r', after: '' }],
])('%s: a text that took the square of its length: %j', async (name, growing) => {
  const grammar = grammars[name];
  if (grammar === undefined) throw new Error(`no grammar for ${name}`);
  expect(await surely(grammar, growing)).toBeLessThanOrEqual(mostPerDoubling);
});

test('what takes the square of the length is found', async () => {
  const square = { pieces: ['a'], read: (text: string) => /a*b/.test(text) };
  const found = await growth(square, { before: '', middle: 'a', after: '' });
  expect(found?.perDoubling).toBeGreaterThan(mostPerDoubling);
});

test('a very long name of a class in a report takes as long as its characters, and not as the files of the repository', async () => {
  const paths = Array.from({ length: 1500 }, (_, index) => `a/d${String(index)}/a/a/a/a.js`);
  const commit = { names: new Set<string>(), paths, ownersOf: () => Promise.resolve(['a']), named: () => [] };
  const targets = new TestTargets(commit);
  let number = 0;
  const read = async (start: string): Promise<void> => {
    for (let tests = 0; tests < 200; tests += 1, number += 1)
      await targets.of({ name: 'x', files: [], suites: [], classname: `${start}x${String(number)}.a` });
  };
  const costs = [await costMs({ pieces: [], read }, '', 3), await costMs({ pieces: [], read }, 'a.'.repeat(440), 3)];
  expect(costs[1]).toBeLessThan(20 * Math.max(1, costs[0] ?? 0));
});
