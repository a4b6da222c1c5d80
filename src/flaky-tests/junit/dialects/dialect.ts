/** Meaning of an element directly inside a test case. */
export type ElementMeaning = 'failure' | 'error' | 'skipped' | 'earlier-attempt' | 'rerun';

/** Meaning of the attribute `status` or `result` of a test case. */
export type Status = 'passed' | 'failed' | 'not-run';

/**
 * Words of one tool beyond those of all tools. Every report is read with the words of all dialects at once: a report does
 * not say which tool wrote it, and no word has two meanings. An unknown word may mean a failure, and counts as one.
 */
export interface JUnitDialect {
  /** Elements directly inside a test case, by their local names. `nothing`: it does not say how the test ended. */
  readonly elements?: Readonly<Record<string, ElementMeaning | 'nothing'>>;
  /** Values of the attributes `status` and `result` of a test case, in lower case. */
  readonly statuses?: Readonly<Record<string, Status>>;
  /** Other names of attributes, which count where the usual one is missing. */
  readonly attributes?: {
    readonly classname?: readonly string[];
    readonly file?: readonly string[];
  };
}
