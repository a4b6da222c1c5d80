import type { TestResult } from '../junit/test-result.js';
import type { NameGlob } from './name-glob.js';
import type { TestRecord } from '../records/test-record.js';

/** Most suites that are joined to one name, counted from the innermost. */
const deepestChain = 12;

type Names = Pick<TestResult, 'name' | 'suites' | 'classname' | 'file'>;

/** Tests that nothing excuses, by globs over their names, their suites, classes and files, and over `suite › name`. */
export class NeverExcused {
  readonly #globs: readonly NameGlob[];
  readonly #unused: Set<NameGlob>;
  readonly #pathsOf: (file: string) => readonly string[];

  /** @param pathsOf the paths from the root of the repository that a file of a report may mean */
  constructor(globs: readonly NameGlob[], pathsOf: (file: string) => readonly string[]) {
    this.#globs = globs;
    this.#unused = new Set(globs);
    this.#pathsOf = pathsOf;
  }

  /** Notes which globs fit a test, whether it failed or not. */
  see(test: TestResult): void {
    for (const glob of this.#fitting(this.#unused, test)) this.#unused.delete(glob);
  }

  /** The glob that forbids excusing a test. The record is checked, too, because the report may lack its fields. */
  globOf(test: TestResult, { name, parent, classname, file }: TestRecord): string | undefined {
    const listed = { name, suites: parent === undefined ? [] : [parent], classname, file };
    return [test, listed].flatMap((names) => this.#fitting(this.#globs, names))[0]?.written;
  }

  /** The globs that fit no test of the reports. */
  get unused(): readonly string[] {
    return [...this.#unused].map(({ written }) => written);
  }

  #fitting(globs: Iterable<NameGlob>, { name, suites, classname, file }: Names): readonly NameGlob[] {
    const left = [...globs];
    if (left.length === 0) return [];
    const near = suites.slice(-deepestChain);
    const chains = near.map((_suite, start) => near.slice(start).join(' › '));
    const around = [...new Set([...suites, ...chains, ...(classname === undefined ? [] : [classname])])];
    const names = [...around, ...(name === undefined ? [] : [name, ...around.map((suite) => `${suite} › ${name}`)])];
    const paths = file === undefined ? [] : this.#pathsOf(file);
    return left.filter((glob) => names.some((one) => glob.fitsName(one)) || paths.some((path) => glob.fitsPath(path)));
  }
}
