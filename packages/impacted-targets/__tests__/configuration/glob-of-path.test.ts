import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Globs } from '../../src/configuration/glob.js';
import { globOf } from '../../src/configuration/glob-of-path.js';

const segment = fc.string({
  unit: fc.constantFrom(...'ab.!*?[]{}()+@|\\#"\'-: ~&%$^é'.split(/(?:)/u)),
  minLength: 1,
  maxLength: 6,
});
const path = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join('/'))
  .filter((text) => !/(^|\/)\.{1,2}(\/|$)/.test(text));

test('the glob of a path matches that path and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path, { minLength: 2, maxLength: 2 }), ([one = '', other = '']) => {
      const glob = globOf(one);
      if (glob === undefined) return;
      const globs = new Globs([glob]);
      expect([globs.matches(one), globs.matches(other)]).toEqual([true, false]);
    }),
  );
});

test.each(['.github/workflows/ci.yml', 'app/[id]/page (1).tsx', '!odd', 'a{b}', 'Makefile', 'c++/x#y'])(
  '%s has a glob',
  (name) => {
    expect(globOf(name)).toBeDefined();
  },
);

test('a path that no line can hold has none', () => {
  expect(globOf('a\nb')).toBeUndefined();
  expect(globOf('a\udc80b')).toBeUndefined();
});
