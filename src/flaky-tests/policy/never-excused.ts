import type { TestResult } from '../junit/test-result.js';
import type { NameGlob } from './name-glob.js';
import type { TestRecord } from '../records/test-record.js';

/** Most suites that are joined to one name, counted from the innermost. */
const deepestChain = 12;

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
    if (this.#unused.size === 0) return;
    const texts = this.#textsOf(test);
    for (const glob of this.#unused) if (fits(glob, texts)) this.#unused.delete(glob);
  }

  /** The glob because of which nothing excuses a test. */
  globOf(test: TestResult): string | undefined {
    const texts = this.#textsOf(test);
    return this.#globs.find((glob) => fits(glob, texts))?.written;
  }

  /** The glob that fits the record of a test: a report may leave out what the record names. */
  globOfRecord({ name, parent, classname, file }: TestRecord): string | undefined {
    const texts = this.#textsOf({ name, suites: parent === undefined ? [] : [parent], classname, file });
    return this.#globs.find((glob) => fits(glob, texts))?.written;
  }

  /** The globs that fit no test of the reports. */
  get unused(): readonly string[] {
    return [...this.#unused].map(({ written }) => written);
  }

  #textsOf({ name, suites, classname, file }: Names): Texts {
    const near = suites.slice(-deepestChain);
    const chains = near.map((_suite, start) => near.slice(start).join(' › '));
    const around = new Set([...suites, ...chains, ...(classname === undefined ? [] : [classname])]);
    const full = name === undefined ? [] : [name, ...[...around].map((suite) => `${suite} › ${name}`)];
    return { names: [...around, ...full], paths: file === undefined ? [] : this.#pathsOf(file) };
  }
}

interface Names {
  readonly name?: string | undefined;
  readonly suites: readonly string[];
  readonly classname?: string | undefined;
  readonly file?: string | undefined;
}

interface Texts {
  readonly names: readonly string[];
  readonly paths: readonly string[];
}

const fits = (glob: NameGlob, { names, paths }: Texts): boolean =>
  names.some((name) => glob.fitsName(name)) || paths.some((path) => glob.fitsPath(path));
