import type { TestResult } from '../junit/test-result.js';

interface Suite {
  readonly id: number;
  readonly inner: Map<string, Suite>;
}

/**
 * Decides which reported tests are the same test, as far as reports show. Names of suites, files and variants that
 * tests share are held once, however many tests share them.
 */
export class TestIdentities {
  readonly #outermost: Suite = { id: 0, inner: new Map() };
  readonly #shared = new Map<string, number>();
  #suites = 0;

  /** A text that is equal for two tests exactly when they are the same test. */
  of({ kind, name, suites, classname, file, variant, place }: TestResult): string {
    const ids = [this.#suite(suites), ...[file, variant].map((text) => (text === undefined ? -1 : this.#id(text)))];
    return JSON.stringify([kind, name ?? place, classname, ...ids]);
  }

  #suite(names: readonly string[]): number {
    let suite = this.#outermost;
    for (const name of names) {
      let inner = suite.inner.get(name);
      if (!inner) suite.inner.set(name, (inner = { id: (this.#suites += 1), inner: new Map() }));
      suite = inner;
    }
    return suite.id;
  }

  #id(text: string): number {
    const known = this.#shared.get(text) ?? this.#shared.size;
    this.#shared.set(text, known);
    return known;
  }
}
