import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chainOf, explain } from '../../src/answer/explanation/chain.js';
import { forestOf, type Reached } from '../../src/answer/explanation/forest.js';
import type { Reason } from '../../src/answer/impact.js';
import { ask } from '../asking.js';

const file = (path: string): Reason => ({ kind: 'file', path });
const on = (target: string, because?: Reason): Reason => ({ kind: 'dependency', target, ...(because && { because }) });
const locked: Reason = { kind: 'graph', what: 'p is new', files: ['lock'], through: ['q', 'p'] };
const leaves = Object.fromEntries(['c', 'd', 'e'].map((name) => [name, on('b')]));

test.each<[string, Record<string, Reason>, target: string, line: string]>([
  ['a changed file', { ui: file('a.ts') }, 'ui', 'ui: a.ts changed'],
  [
    'steps',
    { ui: file('a.ts'), web: on('ui'), e2e: on('web') },
    'e2e',
    'e2e, which depends on web, which depends on ui: a.ts changed',
  ],
  ['another event', { api: { kind: 'graph', what: 'its settings changed' } }, 'api', 'api: its settings changed'],
  ['parts of a lockfile', { a: locked }, 'a', 'a, which depends on q, which depends on p: p is new'],
  [
    'a target that two changes impact',
    { core: file('tests/all.rs'), app: on('core', file('lib.rs')) },
    'app',
    'app, which depends on core: lib.rs changed',
  ],
  ['a circle', { a: on('b'), b: on('a') }, 'a', 'a, which depends on b: the reason is not known'],
  ['no reason', {}, 'x', 'x: the reason is not known'],
])('why, in one line: %s', (_title, why, target, line) => {
  expect(explain(target, new Map(Object.entries(why)))).toBe(line);
});

test('parts and changed files are in the chain', () => {
  expect(chainOf('a', new Map([['a', locked]]))).toEqual({
    cause: { kind: 'graph', what: 'p is new', files: ['lock'] },
    steps: [
      { kind: 'part', name: 'p' },
      { kind: 'part', name: 'q' },
      { kind: 'target', name: 'a' },
    ],
  });
});

/** A forest as text: `a(b, c +2)`. */
const drawn = (steps: readonly Reached[]): string =>
  steps
    .map(({ name, next, leftOut }) => {
      const below = [...(next.length === 0 ? [] : [drawn(next)]), ...(leftOut === 0 ? [] : [`+${String(leftOut)}`])];
      return below.length === 0 ? name : `${name}(${below.join(' ')})`;
    })
    .join(', ');

const many = { a: file('x'), b: on('a'), ...leaves, f: on('a'), g: file('y') };
const deep = Object.fromEntries(Array.from({ length: 999 }, (_, at) => [`t${String(at + 1)}`, on(`t${String(at)}`)]));
const far: Reason = { kind: 'graph', what: 'far', through: Array.from({ length: 1000 }, (_, at) => String(at)) };

test.each<[string, Record<string, Reason>, expected: string, all?: number]>([
  ['a way', { a: file('x'), b: on('a'), c: on('b') }, 'x(a(b(c)))'],
  ['two changes, the one with more targets first', { a: file('x'), b: file('y'), c: on('b') }, 'y(b(c)), x(a)'],
  ['a part of a lockfile', { a: locked }, 'p is new(p(q(a)))'],
  ['a target on the way that another change impacts', { a: file('x'), b: on('a', file('y')) }, 'x(a), y(a(b))'],
  ['a target with a shorter way of its own', { c: on('b', on('a')), a: file('x'), b: file('x') }, 'x(a, b(c))'],
  ['a circle', { a: on('b'), b: on('a') }, 'the reason is not known(b(a))'],
  ['as many targets as are all shown', many, 'x(a(b(c, d, e), f)), y(g)', 7],
  ['more: those that lead to others, and how many are left out', many, 'x(a(b(c +2) +1))', 6],
  ['a way that is too long', { ...deep, t0: file('x') }, 'x(t0(t1(t2(+997))))'],
  ['parts that are too many', { a: far, b: file('x') }, 'x(b)'],
])('a forest of %s', (_title, why, expected, all = 30) => {
  const { roots, total } = forestOf(new Map(Object.entries(why)), all, 3);
  expect([drawn(roots), total]).toEqual([expected, Object.keys(why).length]);
});

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
type Edges = Readonly<Record<string, readonly string[]>>;
const edges = fc.record(Object.fromEntries(names.map((name) => [name, fc.subarray(names, { maxLength: 2 })])));

test('every step of every chain is an edge of one of the commits, from a change on', async () => {
  const filesOf = (of: Edges, touched: readonly string[] = []) => ({
    'package.json': '{"private":true,"workspaces":["p/*"]}',
    ...Object.fromEntries(
      names.flatMap((name) => [
        [
          `p/${name}/package.json`,
          JSON.stringify({ name, dependencies: Object.fromEntries((of[name] ?? []).map((one) => [one, '*'])) }),
        ],
        [`p/${name}/index.js`, String(touched.includes(name))],
      ]),
    ),
  });
  const several = fc.subarray(names, { minLength: 1, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(edges, edges, several, several, async (before, other, touched, replaced) => {
      const after = { ...before, ...Object.fromEntries(replaced.map((name) => [name, other[name] ?? []])) };
      const answer = await ask(filesOf(before), filesOf(after, touched));
      if (answer.kind === 'all') throw new Error(answer.why);
      for (const target of answer.targets) {
        const { cause, steps } = chainOf(target, answer.why);
        const [first = '', ...others] = steps.map(({ name }) => name);
        expect([first, ...others].at(-1)).toBe(target);
        for (const [at, name] of others.entries())
          expect([...(before[name] ?? []), ...(after[name] ?? [])]).toContain([first, ...others][at]);
        const files = cause.kind === 'file' ? [cause.path] : cause.kind === 'graph' ? cause.files : [];
        expect(files).not.toEqual([]);
        if (cause.kind === 'file') expect(cause.path).toMatch(new RegExp(`^p/${first}/`));
        for (const path of files) expect([...touched, ...replaced]).toContain(path.split('/')[1]);
      }
    }),
    { numRuns: 100 },
  );
});
