import { expect, test } from '@jest/globals';
import type { Reason } from '../../../src/answer/impact.js';
import { forestOf, type Reached } from '../../../src/answer/explanation/forest.js';

const file = (path: string): Reason => ({ kind: 'file', path });
const on = (target: string, because?: Reason): Reason => ({ kind: 'dependency', target, ...(because && { because }) });

/** A forest as text: `a(b, c +2)`. */
const drawn = (steps: readonly Reached[]): string =>
  steps
    .map(({ name, next, leftOut }) => {
      const below = [...(next.length === 0 ? [] : [drawn(next)]), ...(leftOut === 0 ? [] : [`+${String(leftOut)}`])];
      return below.length === 0 ? name : `${name}(${below.join(' ')})`;
    })
    .join(', ');

const forest = (why: Record<string, Reason>, all = 30, most = 3): string =>
  drawn(forestOf(new Map(Object.entries(why)), all, most).roots);

const leaves = Object.fromEntries(['c', 'd', 'e'].map((name) => [name, on('b')]));

test.each([
  ['a way', { a: file('x'), b: on('a'), c: on('b') }, 'x(a(b(c)))'],
  ['two changes, the one with more targets first', { a: file('x'), b: file('y'), c: on('b') }, 'y(b(c)), x(a)'],
  [
    'a part of a lockfile',
    { a: { kind: 'graph', what: 'p is new', files: ['lock'], through: ['q', 'p'] } },
    'p is new(p(q(a)))',
  ],
  ['a target on the way that another change impacts', { a: file('x'), b: on('a', file('y')) }, 'x(a), y(a(b))'],
  ['a target with a shorter way of its own', { c: on('b', on('a')), a: file('x'), b: file('x') }, 'x(a, b(c))'],
  ['a circle', { a: on('b'), b: on('a') }, 'the reason is not known(b(a))'],
  ['an unknown reason', { a: on('z') }, 'the reason is not known(z(a))'],
] as const)('%s', (_, why, expected) => {
  expect(forest(why)).toBe(expected);
});

test('of too many targets, those that lead to others stay, and the others are counted', () => {
  const why = { a: file('x'), b: on('a'), ...leaves, f: on('a'), g: file('y') };
  expect(forest(why, 7)).toBe('x(a(b(c, d, e), f)), y(g)');
  expect(forest(why, 6)).toBe('x(a(b(c +2) +1))');
  expect(forestOf(new Map(Object.entries(why)), 6, 3)).toMatchObject({ shown: 3, total: 7 });
});

test('a way that is too long is not shown', () => {
  const long = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`t${String(index)}`, on(`t${String(index - 1)}`)]),
  );
  const why = { ...long, t0: file('x') };
  expect(forest(why)).toBe('x(t0(t1(t2(+997))))');
  const through = Array.from({ length: 1000 }, (_, index) => String(index));
  expect(forest({ a: { kind: 'graph', what: 'far', through }, b: file('x') })).toBe('x(b)');
});
