import type { TestResult } from '../junit/test-result.js';
import type { NameGlob } from './name-glob.js';

/** A glob of suites of which no report has a test that ran. */
export interface MissingSuite {
  readonly glob: string;
  /** True where a suite fits, and all its tests were skipped. */
  readonly isSkipped: boolean;
}

/**
 * Finds globs of suites that did not run. A suite ran when a test in it, or in a suite within it, was not skipped. The name of a class
 * counts as the name of a suite, because pytest writes all tests into one suite.
 */
export class RequiredSuites {
  readonly #missing: Map<NameGlob, { isSkipped: boolean }>;
  /** The latest names. Tests of one suite follow each other. */
  #latest: Pick<TestResult, 'suites' | 'classname'> & { readonly skipped: boolean } = { suites: [], skipped: true };

  constructor(globs: readonly NameGlob[]) {
    this.#missing = new Map(globs.map((glob) => [glob, { isSkipped: false }]));
  }

  add({ kind, suites, classname, outcome }: TestResult): void {
    const skipped = outcome === 'skipped';
    const { suites: before, classname: classBefore, skipped: skippedBefore } = this.#latest;
    if (this.#missing.size === 0 || kind === 'suite') return;
    if (suites === before && classname === classBefore && skipped === skippedBefore) return;
    this.#latest = { suites, ...(classname === undefined ? {} : { classname }), skipped };
    const names = classname === undefined ? suites : [...suites, classname];
    for (const [glob, state] of this.#missing) {
      if (!names.some((name) => glob.fitsName(name))) continue;
      if (skipped) state.isSkipped = true;
      else this.#missing.delete(glob);
    }
  }

  get missing(): readonly MissingSuite[] {
    return [...this.#missing].map(([{ written }, { isSkipped }]) => ({ glob: written, isSkipped }));
  }
}
