import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { oneLine } from '../src/text.js';

describe('text on one line', () => {
  test.each([
    ['plain', 'plain'],
    ['  two\r\n\tlines  \n', 'two lines'],
    ['a\u00a0\u2003b\u2028c', 'a b c'],
    ['', ''],
    [' \n ', ''],
  ])('%j is %j', (given, expected) => {
    expect(oneLine(given)).toBe(expected);
  });

  test('is cut at this many characters, with its length', () => {
    expect(oneLine('x'.repeat(500))).toBe('x'.repeat(500));
    expect(oneLine('x'.repeat(501))).toBe(`${'x'.repeat(500)}… (501 characters)`);
    expect(oneLine('abcdef', 3)).toBe('abc… (6 characters)');
    expect(oneLine('abc', 3)).toBe('abc');
  });

  test('that is long only by its white space says that it is cut', () => {
    expect(oneLine(`a${' '.repeat(20)}b`, 5)).toBe('a… (22 characters)');
    expect(oneLine(`a${' '.repeat(18)}b`, 5)).toBe('a b');
  });

  test('never has a line break, and is never much longer than it may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 1, max: 50 }), (text, most) => {
        const line = oneLine(text, most);
        expect(line).not.toMatch(/[\r\n\u2028\u2029]/);
        expect(line.length).toBeLessThanOrEqual(most + 20);
      }),
    );
  });
});
