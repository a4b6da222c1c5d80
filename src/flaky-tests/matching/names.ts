import { rememberLatest } from './latest.js';

/**
 * Separators between the names of nested suites, and between a suite's and a test's name, in tools that write them as
 * one name.
 */
export const separators: readonly string[] = [' ', ' > ', ' › ', '.', '/', '::', '#', ':'];

/** Most suites that are joined, counted from the innermost. */
const deepestChain = 12;

/**
 * A name in the form in which names are compared: without white space at its ends, and with each run of white space as
 * one space. Letters and case stay.
 */
export const normaliseName = rememberLatest((name) => name.replace(/\s+/g, ' ').trim());

/**
 * Ways to write the suites around a test: the innermost suite's name, or the names from any suite down to the
 * innermost, joined by one of the separators.
 *
 * @param suites the outermost first
 * @param isLength true for a length of names that the caller can use; only names of these lengths, and the innermost
 *   suite's name, are joined. There are 88 ways to join twelve suites, and a stranger's suites may have long names
 */
export function parentNames(suites: readonly string[], isLength: (length: number) => boolean): readonly string[] {
  const chain = suites.slice(-deepestChain).map(normaliseName);
  const innermost = chain.pop();
  if (innermost === undefined) return [];
  const found = new Set([innermost]);
  for (const separator of separators) {
    let length = innermost.length;
    for (const [start, name] of [...chain.entries()].reverse()) {
      length += name.length + separator.length;
      if (isLength(length)) found.add([...chain.slice(start), innermost].join(separator));
    }
  }
  return [...found];
}
