import { TrackedPlaces } from '../../literals/places.js';
import { BrokenManifest, manifestText } from '../../tree/broken-manifest.js';
import { parseXml } from '../../tree/formats/xml.js';
import { isWithin } from '../../tree/paths.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { wildcardMatcher } from '../../tree/wildcards.js';
import { getOrMake } from '../../../../shared/src/append.js';
import type { Commit, Documents } from '../commit.js';
import { statementsOf, type Statements } from './statements.js';

export const projectFile = /\.(cs|fs|vb|sql|vcx|wix|es|js|njs|py)proj$/i;
const xmlFile = /\.(\w*proj(\.user)?|props|targets|projitems|tasks|slnx)$/i;
export const solutionFile = /\.slnx?$/i;

/** True for a file that MSBuild may read. */
export function isMsbuildFile(path: string): boolean {
  return xmlFile.test(path) || solutionFile.test(path);
}

/** How many steps are done at most: some minutes. 500 projects with 20 imported files each need a hundredth of them. */
const mostSteps = 100_000_000;
/** How many steps it costs to try a pattern on a path. */
const stepsOfPattern = 50;

/** The files of a commit, as MSBuild finds them: in any case of letters, because Windows does not distinguish cases. */
export class MsbuildFiles {
  readonly #matched = new Map<string, readonly string[]>();
  #filled: ReadonlySet<string> | undefined;
  #steps = 0;

  private constructor(
    /** All files, with links to files of MSBuild. */
    readonly paths: readonly string[],
    readonly places: TrackedPlaces,
    readonly submodules: readonly string[],
    readonly documents: Documents<Statements>,
    readonly solutions: Documents<string>,
  ) {}

  static async of(commit: Commit): Promise<MsbuildFiles> {
    const places = await TrackedPlaces.of(commit.tree);
    const links = [...(await commit.tree.links()).keys()].filter(isMsbuildFile);
    const paths = [...commit.files.keys(), ...links];
    // MSBuild opens a file by any name that leads to it.
    const read = (form: RegExp) => paths.filter((path) => form.test(path)).map((path) => places.destination(path));
    const parse = (content: Buffer, path: string) => statementsOf(parseXml(path, content));
    const documents = await commit.documents('MSBuild', read(xmlFile), parse);
    const solutions = await commit.documents('solutions', read(/\.sln$/i), manifestText);
    return new MsbuildFiles(paths, places, commit.submodules, documents, solutions);
  }

  isInSubmodule(path: string): boolean {
    return this.submodules.some((one) => isWithin(path, one));
  }

  /** The file at a path, as it is tracked. */
  find(path: string): string | undefined {
    return this.places.find(path) === 'file' ? this.places.written(path) : undefined;
  }

  /** True for a file with statements: one of MSBuild that is not a solution of the older form. */
  has(path: string): boolean {
    return this.documents.has(this.places.destination(path));
  }

  /**
   * What a file says to the projects that import it.
   * @throws BrokenManifest when it is not XML
   */
  statements(path: string): Statements {
    return this.documents.get(this.places.destination(path));
  }

  /** Text of a solution of the older form. */
  solution(path: string): string {
    return this.solutions.get(this.places.destination(path));
  }

  /** True for a list of items (`@name` in lower case) that any file fills. */
  fills(list: string): boolean {
    this.#filled ??= new Set([...this.documents.paths()].flatMap((path) => [...this.#definedIn(path)]));
    return this.#filled.has(list);
  }

  #definedIn(path: string): Iterable<string> {
    try {
      return this.documents.get(path).definitions.keys();
    } catch (error) {
      if (error instanceof BrokenManifest) return [];
      throw error;
    }
  }

  /**
   * The files that a path may mean.
   * @param path with slashes and wildcards as MSBuild has them: `*` and `?` within a segment, `**` for any number of folders
   * @param isEnd true where only the end of the path is known
   */
  matching(path: string, isEnd: boolean): readonly string[] {
    if (!isEnd && !/[*?]/.test(path)) {
      const found = this.find(path);
      return found === undefined ? [] : [found];
    }
    return getOrMake(this.#matched, `${String(isEnd)} ${path}`, () => {
      const pattern = path
        .toLowerCase()
        .replace(/\*{3,}/g, '**')
        .replaceAll('[', '?');
      const start = isEnd ? '' : pattern.slice(0, pattern.search(/[*?]/));
      const tried = this.paths.filter((one) => one.toLowerCase().startsWith(start));
      this.spend(this.paths.length + tried.length * stepsOfPattern);
      const syntax = { anyDepth: true, escapes: false } as const;
      const matches = wildcardMatcher(isEnd ? `**/${pattern}` : pattern, syntax);
      return tried.filter((one) => matches(one.toLowerCase()));
    });
  }

  /**
   * Counts steps of work, so that no set of files keeps a step of the workflow busy for ever.
   * @throws Unanswerable when the total exceeds the need of any repository
   */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > mostSteps)
      throw new Unanswerable('the projects have more imports and patterns than anybody writes');
  }
}
