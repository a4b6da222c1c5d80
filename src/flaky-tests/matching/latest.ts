/**
 * Length in UTF-16 code units below which texts are not remembered: computing them again is quicker than looking them
 * up.
 */
const shortest = 100;

/** How many texts are remembered: more than the names of the suites around one test. */
const mostTexts = 300;

// Stryker disable all: without the memory, results are the same.
/**
 * The function, with a memory of its results for the latest long texts. The tests of one suite share its name and file,
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
