import { UserError } from '../../shared/user-error.js';
import { grouped } from '../../shared/numbers.js';

/**
 * Largest manifest or lockfile that is parsed, in bytes: the largest lockfiles that are known have a third of it. What a parser
 * makes of a file has many times its size, and a list of tens of millions of entries is one piece of memory that may not be
 * there, which would end the process without a word.
 */
export const parsedLimitBytes = 32 * 1024 * 1024;

/** A file that is not parsed because of its size. The message is a clause about it. */
export class TooLarge extends UserError {
  override readonly name = 'TooLarge';
}

/** @throws TooLarge */
export function checkSize(size: number): void {
  const refused = tooLarge(size);
  if (refused !== undefined) throw new TooLarge(refused);
}

/**
 * Why a file is not parsed.
 * @param size in bytes, or in characters, of which a file has no more
 * @returns a clause about the file; undefined where it is parsed
 */
export function tooLarge(size: number): string | undefined {
  return size <= parsedLimitBytes
    ? undefined
    : `it has ${grouped(size)} bytes, and at most ${grouped(parsedLimitBytes)} of such a file are read`;
}
