import type { Grammar } from '../grammars.js';

/** Numbers from 0 up to 1, the same for the same seed (a xorshift generator). */
export function randomNumbers(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Longest text that is tried, in characters. */
const longest = 64 * 1024;

/** Characters that readers treat differently from others. */
const odd = '\0 \uFEFF \u2028 \ud800 \r \u00a0 \u{1f600} % \\ " \' ` __proto__ -1 1e999 0x \u0663'.split(' ');

/**
 * Another text, made from texts that reach new code.
 * @param pieces what the texts of the reader are made of
 */
export function mutated(corpus: readonly string[], pieces: readonly string[], random: () => number): string {
  const below = (end: number) => Math.floor(random() * end);
  const one = <T>(all: readonly T[]): T | undefined => all[below(all.length)];
  let text = one(corpus) ?? '';
  for (let times = 1 + below(4); times > 0; times -= 1) {
    const at = below(text.length + 1);
    const end = at + below(Math.min(text.length - at, 200) + 1);
    const piece = (random() < 0.15 ? one(odd) : one(pieces)) ?? '';
    const changes = [
      () => text.slice(0, at) + piece + text.slice(at),
      () => text.slice(0, at) + piece + text.slice(end),
      () => text.slice(0, at) + text.slice(end),
      () => text.slice(0, end) + text.slice(at),
      () => text.slice(0, at) + (one(corpus) ?? '').slice(below(40)),
      () => text.slice(0, at) + piece.repeat(2 ** below(14)).slice(0, longest) + text.slice(at),
      () => text.slice(0, at) + text.slice(at, end).repeat(2 ** below(8)) + text.slice(end),
      () => text.slice(0, at),
    ];
    text = (one(changes)?.() ?? text).slice(0, longest);
  }
  return text.replaceAll('№', () => String(below(9)));
}

/**
 * Reads a text.
 * @returns what is wrong where the reader fails in a way that it must not: it may refuse a text, in words, but neither
 *   run out of the stack nor use a value as what it is not
 */
export async function failureOf({ read }: Grammar, text: string): Promise<string | undefined> {
  try {
    await read(text);
    return undefined;
  } catch (error) {
    const isBug = error instanceof RangeError || error instanceof TypeError || error instanceof ReferenceError;
    return isBug || !(error instanceof Error) ? String(error) : undefined;
  }
}
