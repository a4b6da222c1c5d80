import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { holdsAnyText } from '../../src/service/holds-any-text.js';

describe('whether texts stand in bytes', () => {
  const character = fc.constantFrom('a', 'b', 'c', '-', 'é', '🎉', '\n');
  const text = fc.string({ unit: character, minLength: 1, maxLength: 8 });

  test('is what Buffer.includes says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: character, maxLength: 200 }),
        fc.array(text, { maxLength: 3 }),
        (content, texts) => {
          const bytes = Buffer.from(content);
          expect(holdsAnyText(bytes, texts)).toBe(texts.some((one) => bytes.includes(one)));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('is true wherever one stands, whatever is rare in front of it', () => {
    fc.assert(
      fc.property(text, fc.nat({ max: 3000 }), character, text, (wanted, before, filler, behind) => {
        const bytes = Buffer.from(filler.repeat(before) + wanted + behind);
        expect(holdsAnyText(bytes, ['nowhere', wanted])).toBe(true);
        expect(holdsAnyText(bytes.subarray(0, bytes.length), ['nowhere'])).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('is told of one at the very end of megabytes, of half of one, and of none', () => {
    const targets = '//services/service-000000/server:integration-tests-web\n'.repeat(50_000);
    expect(holdsAnyText(Buffer.from(`${targets}bench-token`), ['BENCH-TOKEN', 'bench-token'])).toBe(true);
    expect(holdsAnyText(Buffer.from(`${targets}bench-toke`), ['bench-token'])).toBe(false);
    expect(holdsAnyText(Buffer.from(`${targets}ken oken bench`), ['bench-token'])).toBe(false);
    expect(holdsAnyText(Buffer.from(targets), [])).toBe(false);
    expect(holdsAnyText(Buffer.alloc(0), ['bench-token'])).toBe(false);
  });
});
