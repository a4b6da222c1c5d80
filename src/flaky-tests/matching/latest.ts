/** Shorter texts are worked out again in less time than it takes to look them up. In UTF-16 code units. */
const shortest = 100;

/** More than the names of the suites around one test. */
const mostTexts = 300;

/**
 * The function with a memory of its results for the latest long texts: the tests of one suite share its names and its file,
 * and a report can hold thousands of tests in a suite whose name has 64 KiB.
 */
export function rememberLatest<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    if (text.length < shortest) return compute(text);
    const found = known.get(text);
    if (found) return found.result;
    if (known.size >= mostTexts) known.clear();
    const result = compute(text);
    known.set(text, { result });
    return result;
  };
}
