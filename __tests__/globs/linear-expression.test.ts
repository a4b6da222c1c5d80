import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import picomatch from 'picomatch';
import { LinearExpression } from '../../src/globs/linear-expression.js';
import { property } from '../bundle/hostile/property.js';

const options = { dot: true, nonegate: true, windows: false, flags: 's' } as const;

/** Globs of everything that picomatch knows, nested a little. */
const glob = fc.letrec<{ glob: string; segment: string; piece: string }>((tie) => ({
  glob: fc
    .array(fc.oneof({ weight: 3, arbitrary: tie('segment') }, fc.constant('**')), { minLength: 1, maxLength: 4 })
    .map((all) => all.join('/')),
  segment: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', '.', '-', 'ab', '*', '?', '[ab]', '[!a]', '[a-c]', '\\*', '{a,b}', '{1..3}', '😀'),
    fc
      .tuple(fc.constantFrom('@', '?', '*', '+', '!'), fc.array(tie('piece'), { minLength: 1, maxLength: 3 }))
      .map(([mark, all]) => `${mark}(${all.join('|')})`),
  ),
})).glob;

const path = fc
  .array(fc.stringMatching(/^[ab.*\n-]{1,4}$|^1$|^😀$/), { minLength: 1, maxLength: 4 })
  .map((segments) => segments.join('/'));

/** The automaton alone, whatever the text is: V8's engine is for texts of the length that it can take. */
function automatic(source: string, text: string): boolean {
  // A name that stands nowhere, with a value, so that the automaton has to be asked.
  return new LinearExpression(source, ['\ue000']).test(text, ['x']);
}

property(
  'the automaton answers as the language does, for every glob that picomatch reads',
  fc.record({ written: glob, texts: fc.array(path, { minLength: 5, maxLength: 5 }) }),
  ({ written, texts }) => {
    const { source } = picomatch.makeRe(written, options);
    for (const text of texts) expect(automatic(source, text)).toBe(new RegExp(source, 's').test(text));
    return Promise.resolve();
  },
  {
    found: [
      { written: '*!(a)', texts: ['aa', 'a'] },
      { written: '+(a|?(b))', texts: ['ab', 'b'] },
      { written: '!(!(a)*)', texts: ['a', 'ab'] },
      { written: '**/a', texts: ['b/\n/a'] },
    ],
  },
);

describe.each([
  { written: '^(?:a*)*b$', texts: ['', 'b', 'aab', 'aa'] },
  { written: '^(?:(?:a?)*(?!b)c?)*$', texts: ['', 'a', 'ac', 'ab', 'acac'] },
  { written: '^(?:a{2,3}|b+?){1,2}$', texts: ['a', 'aa', 'aaaaa', 'aaaaaaa', 'bbb', 'baa'] },
  { written: '^(?=a.*c$)(?!.*bb).[^/]+$', texts: ['abc', 'abbc', 'ac', 'a/c', 'xc'] },
  { written: '^\\/\\.(?:^|x)$', texts: ['/.', '/.x'] },
])('$written', ({ written, texts }) => {
  test.each(texts)('%j', (text) => {
    expect(automatic(written, text)).toBe(new RegExp(written, 's').test(text));
  });
});

test('a name stands for its value, or for a part of one segment', () => {
  const name = '\ue000';
  const expression = new LinearExpression(`^(?:.*/)?x-${name}/${name}$`, [name]);
  expect(expression.test('a/x-one/two')).toBe(true);
  expect(expression.test('a/x-one/two', ['one'])).toBe(false);
  expect(expression.test('a/x-one/one', ['one'])).toBe(true);
  expect(expression.test('a/x-one/one', ['on'])).toBe(false);
  expect(expression.test('a/x-/b')).toBe(false);
});

test.each(['^(?<=a)b$', '^(a)\\1$'])('%s is refused where V8 alone could match it', (source) => {
  expect(() => automatic(source, 'ab')).toThrow(/is not read/);
});
