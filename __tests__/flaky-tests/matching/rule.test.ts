import { describe, expect, test } from '@jest/globals';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
import { type Comparison, listedIdentity, reportedIdentity, compare } from '../../../src/flaky-tests/matching/rule.js';
import { listed as recordOf, reported as resultOf } from '../results-and-records.js';

const paths = { roots: ['/repo'], workingDirectory: 'web' };

const listed = (fields: object) => listedIdentity(recordOf(fields), paths);
const reported = (fields: Partial<TestResult>) => reportedIdentity(resultOf(fields), paths);

function verdict(record: Readonly<Record<string, string>>, fields: Partial<TestResult>): Comparison {
  const [one, other] = [listed(record), reported(fields)];
  if (one === undefined || other === undefined) throw new Error('without a name');
  return compare(one, other);
}

const none = { matches: false, excuses: false, decidedBy: [] };

test('what has no name is compared with nothing', () => {
  expect(listed({ classname: 'C' })).toBeUndefined();
  expect(reported({ classname: 'C' })).toBeUndefined();
});

test('what is compared is what is there, each path with those of its kind', () => {
  expect(listed({ name: ' adds ' })).toEqual({ name: 'adds', values: {} });
  expect(listed({ name: 'adds', file: '/repo/a.ts', parent: 'p  q', classname: ' C ', variant: 'v\t1' })).toEqual({
    name: 'adds',
    values: { parent: 'p q', classname: 'C', relativeFile: 'a.ts', variant: 'v 1' },
  });
  expect(listed({ name: 'adds', file: '/mnt/a.ts' })).toEqual({ name: 'adds', values: { absoluteFile: '/mnt/a.ts' } });
  expect(reported({ name: ' adds ' })).toEqual({
    name: 'adds',
    accepted: { parent: [], classname: [], relativeFile: [], absoluteFile: [], variant: [] },
  });
  expect(reported({ name: 'adds', suites: ['p'], file: 'a.ts', classname: ' C ', variant: 'v\t1' })).toEqual({
    name: 'adds',
    accepted: {
      parent: ['p'],
      classname: ['C'],
      relativeFile: ['a.ts', 'web/a.ts'],
      absoluteFile: [],
      variant: ['v 1'],
    },
  });
  expect(reported({ name: 'adds', file: '/mnt/a.ts' })?.accepted).toMatchObject({
    relativeFile: [],
    absoluteFile: ['/mnt/a.ts'],
  });
});

describe('a pair', () => {
  test('of different names does not match', () => {
    expect(verdict({ name: 'adds', classname: 'C' }, { name: 'Adds', classname: 'C' })).toEqual(none);
  });

  test('with a path outside of every known root is decided by it, too', () => {
    expect(verdict({ name: 'adds', file: '/mnt/a.ts' }, { name: 'adds', file: '/mnt/a.ts' })).toEqual({
      matches: true,
      excuses: true,
      decidedBy: ['name', 'file'],
    });
  });

  test.each(['pytest', 'rspec', 'Mocha Tests', 'Root Suite', 'TestResults', '(empty)'])(
    'with the parent %s, which tools write for every test, excuses nothing',
    (parent) => {
      expect(verdict({ name: 'adds', parent }, { name: 'adds', suites: [parent] })).toEqual({
        matches: true,
        excuses: false,
        decidedBy: ['name', 'parent'],
      });
    },
  );

  test.each([
    ['test', 'adds', false],
    ['adds', 'adds', false],
    ['two', 'adds two', false],
    ['two', 'adds-two', true],
    ['adds', 'adds two', true],
    ['pytest', 'adds', true],
  ])('with the class name %j and the name %j excuses: %s', (classname, name, excuses) => {
    expect(verdict({ name, classname }, { name, classname })).toMatchObject({ matches: true, excuses });
  });

  test('with a parent that repeats the name excuses', () => {
    expect(verdict({ name: 'adds', parent: 'adds' }, { name: 'adds', suites: ['adds'] }).excuses).toBe(true);
    expect(verdict({ name: 'adds', parent: 'test' }, { name: 'adds', suites: ['test'] }).excuses).toBe(true);
  });
});
