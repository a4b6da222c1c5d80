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
  /** Globs of which no suite ran; true where a matching suite was skipped. */
  readonly #missing: Map<NameGlob, boolean>;

  constructor(globs: readonly NameGlob[]) {
    this.#missing = new Map(globs.map((glob) => [glob, false]));
  }

  add({ kind, suites, classname = '', outcome }: TestResult): void {
    if (kind === 'suite') return;
    for (const glob of this.#missing.keys()) {
      if (![...suites, classname].some((name) => name !== '' && glob.fitsName(name))) continue;
      if (outcome === 'skipped') this.#missing.set(glob, true);
      else this.#missing.delete(glob);
    }
  }

  get missing(): readonly MissingSuite[] {
    return [...this.#missing].map(([{ written }, isSkipped]) => ({ glob: written, isSkipped }));
  }
}
