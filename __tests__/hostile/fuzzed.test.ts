import { describe, expect, test } from '@jest/globals';
import { failureOf, keptTexts, readers } from './fuzz/texts.js';
import { mutated, randomNumbers } from './fuzz/mutations.js';
import { caseCount } from './property.js';

describe('texts that a stranger writes', () => {
  test.each(Object.keys(readers))('%s: are read or refused, but end in no bug', async (name) => {
    const reader = readers[name];
    if (reader === undefined) throw new Error(`no reader is called ${name}`);
    const random = randomNumbers(20_261_121);
    const corpus = reader.pieces.map((piece) => piece.replaceAll('№', '1'));
    for (let times = caseCount({ usual: 20, deep: 1000 }); times > 0; times -= 1) {
      const text = mutated(corpus, reader.pieces, random).slice(0, 4000);
      expect({ text, failure: await failureOf(reader, text) }).toEqual({ text, failure: undefined });
    }
  });

  test('and so are those that earlier runs found', async () => {
    for (const { reader, text } of keptTexts())
      expect({
        reader,
        failure: await failureOf(readers[reader] ?? { pieces: [], read: () => undefined }, text),
      }).toEqual({ reader, failure: undefined });
  });

  test('what fails is found', async () => {
    const deep = (text: string): number => (text === '' ? 0 : 1 + deep(text.slice(1)));
    expect(await failureOf({ pieces: [], read: deep }, 'x'.repeat(100_000))).toContain('call stack');
    expect(await failureOf({ pieces: [], read: () => JSON.parse('{') as unknown }, '')).toBeUndefined();
  });
});
