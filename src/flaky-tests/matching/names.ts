/** What stands between the names of nested suites, and between them and a test's name, when tools write them as one. */
export const SEPARATORS: readonly string[] = [' ', ' > ', ' › ', '.', '/', '::', '#', ':'];

/** Most suites that are joined, counted from the innermost. */
const DEEPEST_CHAIN = 12;

/** A name as names are compared: without white space at its ends, runs of it as one space, letters and case as they are. */
export function normaliseName(name: string): string {
  return /^\s|\s$|\s\s|[^\S ]/.test(name) ? name.replace(/\s+/g, ' ').trim() : name;
}

/**
 * What may be written for the suites around a test: the innermost one's name, or the names from any suite down to the
 * innermost, joined by one of the separators.
 *
 * @param suites the outermost first
 */
export function parentNames(suites: readonly string[]): readonly string[] {
  const chain = suites.slice(-DEEPEST_CHAIN).map(normaliseName);
  const found = new Set<string>(chain.slice(-1));
  for (const separator of SEPARATORS) {
    for (let start = chain.length - 2; start >= 0; start--) found.add(chain.slice(start).join(separator));
  }
  return [...found];
}
