import { describe, expect, test } from '@jest/globals';
import { normaliseName, parentNames } from '../../../src/flaky-tests/matching/names.js';

test.each([
  ['adds two', 'adds two'],
  [' adds', 'adds'],
  ['adds ', 'adds'],
  ['adds  two', 'adds two'],
  ['adds\ttwo', 'adds two'],
  ['adds\u00a0two', 'adds two'],
  [' adds \n two\r\n', 'adds two'],
  ['Adds: two', 'Adds: two'],
  [' ', ''],
  ['', ''],
])('%j is compared as %j', (name, expected) => {
  expect(normaliseName(name)).toBe(expected);
});

describe('what may be written for the suites around a test', () => {
  test('is nothing without any, and its name for one', () => {
    expect(parentNames([])).toEqual([]);
    expect(parentNames([' Calc '])).toEqual(['Calc']);
  });

  test('is the innermost, or all from one on, joined by any separator', () => {
    expect([...parentNames(['all', 'Calc', 'add'])].sort()).toEqual(
      [
        'add',
        ...[' ', ' > ', ' › ', '.', '/', '::', '#', ':'].flatMap((by) => [`Calc${by}add`, `all${by}Calc${by}add`]),
      ].sort(),
    );
  });

  test('is put together only where its length is of use, but for the innermost', () => {
    const asked: number[] = [];
    const found = parentNames(['all', ' Calc', 'add'], (length) => {
      asked.push(length);
      return length === 'Calc > add'.length;
    });
    expect(found).toEqual(['add', 'Calc > add', 'Calc › add']);
    expect(new Set(asked)).toEqual(new Set([8, 9, 10, 12, 14, 16]));
    expect(parentNames(['all', 'Calc', 'add'], () => false)).toEqual(['add']);
  });

  test('reaches twelve suites outwards', () => {
    const suites = Array.from({ length: 14 }, (_, index) => `s${String(index)}`);
    const found = parentNames(suites);
    expect(found).toContain(suites.slice(2).join('.'));
    expect(found).not.toContain(suites.slice(1).join('.'));
    expect(found).toHaveLength(1 + 8 * 11);
  });
});
