import { append, getOrMake } from '../../../shared/src/append.js';
import type { TargetsOfCommit } from '../analysis/past-merges.js';
import { ImpactError } from '../tree/impact-error.js';
import { nameOf } from '../tree/paths.js';

/** A failed test, as a report describes it. */
export interface ReportedTest {
  /** Its name with the suites around it, for people. */
  readonly name: string;
  /** The paths from the root of the repository that its source file may have, the likeliest first. */
  readonly files: readonly string[];
  readonly classname?: string;
  /** Names of the suites around it, the outermost first. */
  readonly suites: readonly string[];
  /** Why it is nobody's, where it is: quarantined. */
  readonly flaky?: string;
}

/** The targets of a commit, as far as tests need them. */
type Commit = Pick<TargetsOfCommit, 'names' | 'paths' | 'ownersOf' | 'named'>;

/** Longest name of a class that is looked for: longer ones belong to nobody's language. */
const longestClass = 1000;

/** Finds the target that a test belongs to. */
export class TestTargets {
  readonly #commit: Commit;
  readonly #paths: ReadonlySet<string>;
  /** Files by their name without its ending. */
  readonly #byStem = new Map<string, string[]>();
  /** Most segments of a path. */
  readonly #deepest: number;
  readonly #found = new Map<string, Promise<string | undefined>>();

  constructor(commit: Commit) {
    this.#commit = commit;
    this.#paths = new Set(commit.paths);
    this.#deepest = commit.paths.reduce((most, path) => Math.max(most, path.split('/').length), 0);
    for (const path of commit.paths) append(this.#byStem, nameOf(path).replace(/(?<=.)\..*/s, ''), path);
  }

  /**
   * The target that owns the test's file; without a file, the target of its class or package.
   * @returns undefined where nothing says it, or several targets are possible
   */
  async of({ files, classname, suites }: ReportedTest): Promise<string | undefined> {
    const file = files.find((path) => this.#paths.has(path));
    if (file !== undefined) return getOrMake(this.#found, `file ${file}`, () => this.#ownerOf([file]));
    for (const word of [classname, ...suites.toReversed()]) {
      if (word === undefined || word.length > longestClass) continue;
      const target = await getOrMake(this.#found, `class ${word}`, () => this.#ofClass(word));
      if (target !== undefined) return target;
    }
    return undefined;
  }

  /** A name of a target (a package of Go, a crate), or a class whose name leads to a file. */
  async #ofClass(word: string): Promise<string | undefined> {
    const [crate = ''] = word.split('::');
    const named = this.#named(word) ?? this.#named(crate);
    if (named !== undefined) return named;
    // An inner class, or a parameter, follows these characters.
    const [name = ''] = word.split(/[$[(\s]/);
    const segments = name.split(/[./\\]|::/).filter((segment) => segment !== '');
    const whole = this.#filesAt(segments);
    if (whole.length > 0) return this.#ownerOf(whole);
    // A class in another folder than its package says, as in Kotlin and C#.
    const alike = this.#byStem.get(segments.at(-1) ?? '') ?? [];
    if (alike.length === 1) return this.#ownerOf(alike);
    // The last segments may be classes in the file. A file that only the first ones name, such as com.js, is another one.
    // A report may name many very long classes, and no path is as long.
    const longest = Math.min(segments.length - 1, this.#deepest);
    for (let length = longest; length >= segments.length / 2; length -= 1) {
      const files = this.#filesAt(segments.slice(0, length));
      if (files.length > 0) return this.#ownerOf(files);
    }
    return undefined;
  }

  /** Files whose paths end with these segments, without the ending of their names. */
  #filesAt(segments: readonly string[]): readonly string[] {
    const end = `/${segments.join('/')}.`;
    return (this.#byStem.get(segments.at(-1) ?? '') ?? []).filter((path) => `/${path}`.includes(end));
  }

  /** The one target of a name. */
  #named(name: string): string | undefined {
    if (this.#commit.names.has(name)) return name;
    if (name.includes('*') || name === '') return undefined;
    try {
      const [target, ...others] = this.#commit.named(name);
      return others.length === 0 ? target : undefined;
    } catch (error) {
      // The name fits targets of several build systems.
      if (error instanceof ImpactError) return undefined;
      throw error;
    }
  }

  /** The one target that owns all of these files, or reads them; undefined where it may be any of several. */
  async #ownerOf(files: readonly string[]): Promise<string | undefined> {
    const found = await Promise.all(files.map((path) => this.#commit.ownersOf(path)));
    const [owner, ...others] = new Set(found.flat());
    return others.length === 0 ? owner : undefined;
  }
}
