import { expect, test } from '@jest/globals';
import { keepUsed } from '../../src/tree/content-memory.js';

test('what a commit has is kept, and as much again of what was used last', () => {
  const made = new Map<string, unknown>();
  for (let commit = 0; commit < 1000; commit += 1) {
    const used = Array.from({ length: 10 }, (_, index) => `file ${String(index)} of ${String(index < 5 ? 0 : commit)}`);
    for (const key of used) if (!made.has(key)) made.set(key, undefined);
    keepUsed(made, used);
    expect(made.size).toBeLessThanOrEqual(20);
    expect(used.every((key) => made.has(key))).toBe(true);
  }
  expect([...made.keys()].slice(-5)).toEqual([5, 6, 7, 8, 9].map((index) => `file ${String(index)} of 999`));
  expect(made.has('file 5 of 998')).toBe(true);
});

test('a commit without files leaves nothing', () => {
  const made = new Map([['a', 1]]);
  keepUsed(made, []);
  expect(made.size).toBe(0);
});
