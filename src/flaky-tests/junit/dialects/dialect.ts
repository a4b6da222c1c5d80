/** What an element directly inside a test case says about the test. */
export type Verdict = 'failure' | 'error' | 'skipped' | 'earlier-attempt';

/** What the attribute `status` or `result` of a test case says about the test. */
export type Status = 'passed' | 'failed' | 'not-run';

/**
 * What a tool writes beyond what all write. Every report is read with the words of all dialects at once: no word means one
 * thing in one dialect and another in the next, and a report does not say which tool wrote it. A word that no dialect has
 * may mean a failure, so it is taken for one.
 */
export interface JUnitDialect {
  /** Elements directly inside a test case, by their local names. `nothing`: it does not say how the test ended. */
  readonly elements?: Readonly<Record<string, Verdict | 'nothing'>>;
  /** Values of the attributes `status` and `result` of a test case, in lower case. */
  readonly statuses?: Readonly<Record<string, Status>>;
  /** Other names of attributes, which count where the usual one is missing. */
  readonly attributes?: {
    readonly classname?: readonly string[];
    readonly file?: readonly string[];
  };
}
