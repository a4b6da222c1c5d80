import { describe, expect, test } from '@jest/globals';
import { kept } from './counterexamples.js';
import { failureOf, mutated, randomNumbers } from './fuzz/mutations.js';
import { grammars } from './grammars.js';
import { caseCount } from './property.js';

describe('texts that a stranger writes', () => {
  test.each(Object.entries(grammars))('%s: each is read or refused, and none ends in a bug', async (name, grammar) => {
    const random = randomNumbers(20_261_121);
    const corpus = grammar.pieces.map((piece) => piece.replaceAll('№', '1'));
    const tried = Array.from({ length: caseCount({ usual: 20, deep: 1000 }) }, () =>
      mutated(corpus, grammar.pieces, random).slice(0, 4000),
    );
    const found = kept().flatMap(({ reader, text = '' }) => (reader === name ? [text] : []));
    for (const text of [...found, ...tried])
      expect({ text, failure: await failureOf(grammar, text) }).toEqual({ text, failure: undefined });
  });

  test('each that was found before names a reader', () => {
    expect(kept().filter(({ reader }) => reader !== undefined && grammars[reader] === undefined)).toEqual([]);
  });

  test('what fails is found', async () => {
    const deep = (text: string): number => (text === '' ? 0 : 1 + deep(text.slice(1)));
    expect(await failureOf({ pieces: [], read: deep }, 'x'.repeat(100_000))).toContain('call stack');
    expect(await failureOf({ pieces: [], read: () => JSON.parse('{') as unknown }, '')).toBeUndefined();
  });
});
