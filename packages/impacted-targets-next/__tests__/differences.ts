/** Tests of the package before this one whose expectation is another one here, each with the reason. */
export const differences: Readonly<Record<string, string>> = {};
