import { expect, test } from '@jest/globals';
import { annotate } from '../../src/reporting/annotations.js';
import type { Annotation } from '../../src/operations/result.js';

function written(facts: Parameters<typeof annotate>[2], failure?: string) {
  const count = { error: 0, warn: 0, notice: 0 };
  const lines: string[] = [];
  const of = (level: keyof typeof count) => () => {
    count[level] += 1;
  };
  const info = (line: string) => lines.push(line);
  annotate({ info, error: of('error'), warn: of('warn'), notice: of('notice') }, failure, facts);
  return { count, lines };
}

const some = (level: Annotation['level'], number: number): Annotation[] =>
  Array.from({ length: number }, (_, index) => ({ level, message: String(index) }));

test('GitHub shows ten of each level, so errors hide no notices', () => {
  const annotations = [...some('error', 12), ...some('notice', 11)];
  const { count, lines } = written({ warnings: ['a'], annotations }, 'failed');
  expect(count).toEqual({ error: 10, warn: 1, notice: 10 });
  expect(lines).toEqual(['GitHub shows 10 errors, 10 warnings and 10 notices of a step; 4 more are in the summary']);
});

test('warnings of the step count among those that GitHub shows', () => {
  const { count, lines } = written({ warnings: ['a', 'b'], annotations: some('warn', 9) });
  expect(count.warn).toBe(10);
  expect(lines).toEqual([expect.stringContaining('; 1 more are in the summary')]);
});

test('what fits needs no remark', () => {
  expect(written({ annotations: some('warn', 10) })).toEqual({ count: { error: 0, warn: 10, notice: 0 }, lines: [] });
});
