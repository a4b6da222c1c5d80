import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textBetween } from '../../src/globs/text-between.js';

test.each([
  ['*-*', 'x-y-z', ['x-y', 'z']],
  ['a*b*c', 'abbc', ['b', '']],
  ['*/*', 'a\n/b', ['a\n', 'b']],
])('%j in %j: %j', (pattern, text, gaps) => {
  expect(textBetween(pattern.split('*'), text)).toEqual(gaps);
});

test('what it finds is what a regular expression finds', () => {
  const pattern = fc.array(fc.constantFrom('a', 'b', '*', 'ab'), { maxLength: 6 }).map((all) => all.join(''));
  fc.assert(
    fc.property(pattern, fc.stringMatching(/^[ab]{0,8}$/), fc.constantFrom(0, 1), (written, text, least) => {
      const parts = written.split('*');
      const expression = new RegExp(`^${parts.join(`(.{${least},})`)}$`, 's');
      expect(textBetween(parts, text, least)).toEqual(expression.exec(text)?.slice(1));
    }),
    { numRuns: 2000 },
  );
});

test('a name that nearly matches many wildcards ends', () => {
  const parts = `${'*a'.repeat(500)}*b`.split('*');
  const before = process.cpuUsage();
  for (let times = 0; times < 100; times += 1) textBetween(parts, `b${'a'.repeat(2000)}b`.repeat(2).slice(0, -1));
  const { user } = process.cpuUsage(before);
  // Trying one way after the other takes longer than a life; this takes some milliseconds.
  expect(user / 1000).toBeLessThan(5000);
});
