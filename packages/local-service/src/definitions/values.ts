import { z } from 'zod';

/**
 * Kinds of values in requests. The `error` of each names the expected value and completes the sentence "NAME must be
 * …".
 */

const mostUnsigned = 4_294_967_295;

export function text(error = 'a non-empty string') {
  return z.string({ error }).min(1, { error });
}

export function flag() {
  return z.boolean({ error: 'true or false' });
}

/** @param most largest value; without it, the error names only the smallest */
export function integer(least: number, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  const error = `an integer ${range}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
}

export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `one of ${words.join(', ')}` });
}

export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, { error: 'an object' });
}

/** A pull request's number; some clients send it in quotes. */
export function pullRequestNumber() {
  const error = `an integer from 1 to ${mostUnsigned}`;
  const inQuotes = z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(integer(1, mostUnsigned));
  return z.union([integer(1, mostUnsigned), inQuotes], { error });
}
