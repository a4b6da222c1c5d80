import { posix } from 'node:path';
import type { Comparison, Tree, TreeEntry } from '../build-systems/build-system.js';
import { isTextPath } from '../git/names.js';
import { isBinary } from '../tree/binary-files.js';
import { contentMemory, keepUsed } from '../tree/content-memory.js';
import { directoryOf, inside, nameOf, pathsAbove } from '../tree/paths.js';
import { isProse } from './documents.js';
import { kindOfReader, readingOf, type ReaderKind, type Reading } from './reader-kinds.js';
import { nothingWritten, readText, RememberedTexts, type ReadText, type Wanted, type Written } from './read-texts.js';
import { writtenPaths } from './written-paths.js';
import { addTo, append } from '../../shared/append.js';

/** The files that may read changed files without an owner. */
export interface Readers {
  /**
   * Files that read a file. The value says whether the reader counts when it has no owner itself: a formatter's
   * settings and ignore lists do not count.
   */
  of(path: string): ReadonlyMap<string, boolean>;
}

/** The files whose readers are searched. */
export interface Sought {
  /** Changed files that count where their own path is written. */
  readonly documents: readonly string[];
  /** Changed files that count where a folder above them, or a pattern, is written as well. */
  readonly prose: readonly string[];
  /** Programs, of which the name alone counts, wherever it is written. */
  readonly programs?: readonly string[];
}

/** Files that a program finds by itself, and how a text starts this program. */
const foundByPrograms = [
  {
    files: /^\.devcontainer(?:\/|\.json$)/,
    start: String.raw`\bdevcontainers/ci\b|\bdevcontainer (?:up|build|exec|run)|@devcontainers/cli`,
  },
  {
    files: /^(?:flake\.nix|flake\.lock|shell\.nix|\.envrc)$/,
    start: String.raw`\bnix (?:build|develop|run|flake|shell|profile|eval|fmt|-)|\bnix-(?:shell|build|env|instantiate|installer|community|fast-build)\b|\bnixbuild|install-nix-action|\bcachix\b|\bdirenv\b|\bgarnix\b|\bflakehub\b`,
  },
];

/** Files that MSBuild reads. The projects already hold each of their references. */
const ofMsbuild = /\.(?:\w+proj|props|targets|projitems|slnx?|slnf)$/i;

/** Files that a program writes, and that do not show which file reads which. */
const unread =
  /(?:^|\/)(?:node_modules|\.yarn|\.git)\/|\.(?:snap|map|lock|lockb|tsbuildinfo|svg)$|(?:^|\/)(?:\.[\w-]*ignore|\.git-blame-ignore-revs|\.gitattributes|\.editorconfig|CODEOWNERS|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.sum)$/i;

/** Files that say that a program, a package or a test starts from their folder. */
const homes =
  /^(?:package\.json|Cargo\.toml|pyproject\.toml|setup\.py|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|[^/]*\.(?:cs|fs|vb)proj)$/;

/** Searches the files of both commits for readers of these files: one pass over prose, one over all other files. */
export async function findReaders({ base, head, changes }: Comparison, sought: Sought): Promise<Readers> {
  const search = new ReaderSearch(sought);
  await search.include(base, head);
  search.prepare();
  const entries = await base.entries();
  const texts = await RememberedTexts.of(base.contents, entries);
  await search.read(base, entries.filter(isRead), texts);
  // Unchanged files were read in the base commit.
  await search.read(
    head,
    changes.flatMap(({ head: entry }) => (entry && isRead(entry) ? [entry] : [])),
    texts,
  );
  return search;
}

const isRead = ({ path, mode }: TreeEntry) =>
  mode.startsWith('100') && isTextPath(path) && !isBinary(path) && !unread.test(path) && !ofMsbuild.test(path);

/** The file in which a path is written. */
interface Place {
  readonly file: string;
  readonly kind: ReaderKind;
  readonly reading: Reading;
  /** The nearest folder above the file from which a program, a package or a test starts. */
  readonly home: string;
  /** Folders that a path may start from, nearest first. */
  readonly starts: readonly string[];
}

class ReaderSearch implements Readers {
  readonly #documents: Set<string>;
  readonly #prose: Set<string>;
  /** Programs by their names. */
  readonly #programs = new Map<string, Set<string>>();
  /** Files that a program finds by itself, each with the texts that start the program. */
  readonly #found: readonly { readonly path: string; readonly start: string; readonly isStarted: RegExp }[];
  /** The readers of each file or folder, by its path. */
  readonly #readers = new Map<string, Map<string, boolean>>();
  /** Folders above the prose whose readers are searched. */
  readonly #folders = new Set<string>();
  /** Names of the files and folders that are looked for. */
  readonly #names = new Set<string>();
  readonly #tracked = new Set<string>();
  readonly #homes = new Set<string>();

  constructor({ documents, prose, programs = [] }: Sought) {
    this.#documents = new Set(documents);
    this.#prose = new Set([...prose, ...programs]);
    for (const path of programs) addTo(this.#programs, nameOf(path), path);
    this.#found = documents.flatMap((path) =>
      foundByPrograms
        .filter(({ files }) => files.test(path))
        .map(({ start }) => ({ path, start, isStarted: new RegExp(start) })),
    );
  }

  /**
   * Lists the tracked files, and adds prose that includes a wanted file: a reader of that prose also reads the wanted
   * file.
   */
  async include(...trees: readonly Tree[]): Promise<void> {
    const includes = new Map<string, Set<string>>();
    for (const tree of trees) {
      const entries = await tree.entries();
      for (const { path } of entries) {
        for (const above of [path, ...pathsAbove(path)]) {
          if (this.#tracked.has(above)) break;
          this.#tracked.add(above);
        }
        if (homes.test(nameOf(path))) this.#homes.add(directoryOf(path));
      }
    }
    for (const tree of trees) {
      for (const [file, paths] of await includedBy(tree)) {
        for (const path of this.#meantBy(file, paths)) addTo(includes, path, file);
      }
    }
    for (const path of this.#prose) {
      for (const file of includes.get(path) ?? []) {
        this.#add(path, file, false);
        this.#prose.add(file);
      }
    }
    this.#includes = includes;
  }

  #includes: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  /** Every tracked file that paths in prose may mean. */
  #meantBy(file: string, paths: readonly string[]): string[] {
    const starts = startsOf(file);
    return paths.flatMap((path) =>
      starts.map((above) => inside(above, path)).filter((found) => this.#tracked.has(found)),
    );
  }

  prepare(): void {
    for (const path of [...this.#documents, ...this.#prose]) this.#names.add(nameOf(path));
    for (const path of this.#prose) {
      for (const above of pathsAbove(path)) {
        if (above === '' || this.#folders.has(above)) continue;
        this.#folders.add(above);
        this.#names.add(nameOf(above));
      }
    }
  }

  async read(tree: Tree, files: readonly TreeEntry[], texts?: RememberedTexts): Promise<void> {
    const others = files.filter(({ path }) => !isProse(path));
    if (texts === undefined) {
      const use = (file: string, text: string) => {
        this.#useText(file, this.#readFile(file, text));
      };
      await eachHolding(tree, others, [...this.#signs(), ...this.#starts(), patternOfProse], use);
      return;
    }
    const fresh = others.filter((entry) => texts.get(entry) === undefined);
    await tree.readEach(fresh, (indexes, content) => {
      const text = content.toString('utf8');
      for (const entry of indexes.flatMap((index) => fresh[index] ?? []))
        if (texts.get(entry) === undefined) texts.add(entry, text);
    });
    // What the texts do not tell about is searched for again.
    const unknown = texts.unknown(this.#wanted);
    const again = new Map<string, ReadText>();
    const signs = [...(unknown.length > mostNames ? [String.raw`\w`] : unknown.map(inLatin)), ...this.#starts()];
    if (signs.length > 0)
      await eachHolding(tree, others, signs, (file, text) => again.set(file, this.#readFile(file, text)));
    // Files with one content come together, in the order in which contents are read.
    const alike = new Map<string, TreeEntry[]>();
    for (const entry of others) append(alike, entry.object, entry);
    for (const entry of [...alike.values()].flat())
      this.#useText(entry.path, again.get(entry.path) ?? texts.get(entry) ?? nothingWritten);
    if (tree.side === 'base') texts.keep(others);
  }

  #starts(): ReadonlySet<string> {
    return new Set(this.#found.map(({ start }) => start));
  }

  get #wanted(): Wanted {
    return { names: this.#names, programs: new Set(this.#programs.keys()) };
  }

  /**
   * Expressions. Every file that mentions a wanted file contains at least one of them: a name, or a name's ending where
   * there are many.
   */
  #signs(): Iterable<string> {
    if (this.#names.size <= mostNames) return [...this.#names].map(inLatin);
    const folders = [...this.#folders].map(nameOf);
    const files = [...this.#documents, ...this.#prose].map((path) => posix.extname(path) || nameOf(path));
    const signs = new Set([...folders, ...files].map(inLatin));
    return signs.size <= mostNames ? signs : [String.raw`\w`];
  }

  #readFile(file: string, content: string): ReadText {
    for (const { path, isStarted } of this.#found) if (isStarted.test(content)) this.#add(path, file, true);
    return readText(file, kindOfReader(file), content, this.#wanted);
  }

  #useText(file: string, { lists, written, programs }: ReadText): void {
    if (written.length + programs.length === 0) return;
    const kind = kindOfReader(file);
    const reading = readingOf(file, kind, lists);
    const home = this.#homeOf(file);
    const starts = startsOf(file);
    for (const name of programs) for (const path of this.#programs.get(name) ?? []) this.#add(path, file, true);
    for (const one of written) {
      if (one.depth > 0 && !this.#names.has(nameOf(one.path))) continue;
      this.#readPath({ file, kind, reading, home, starts }, one);
    }
  }

  #readPath(
    { file, kind, reading, home, starts }: Place,
    { path, depth, pattern, isQuoted, isFree, line }: Written,
  ): void {
    if (depth === 0) {
      // A pattern that matches all texts, starting where the program runs.
      if (!(isFree || home === '')) return;
      if (kind === 'code' && !reading.lists && !isFree) return;
      this.#add('', file, reading.countsFolder(line));
      return;
    }
    for (const above of starts) {
      // A single name means a file in the package or the project, and a path may begin at the root of the repository.
      const isOutside = home !== '' && above.length < home.length;
      if (isOutside && !isFree && !(above === '' && depth > 1)) continue;
      const found = inside(above, path);
      if (pattern === undefined && (this.#documents.has(found) || this.#prose.has(found))) {
        this.#add(found, file, reading.countsFile(line, found));
        if (!isFree) return;
      } else if (this.#folders.has(found)) {
        const isMeant =
          pattern !== undefined ||
          isFree ||
          depth > 1 ||
          (isQuoted && reading.lists) ||
          (kind === 'commands' && reading.countsFolder(line));
        if (isMeant) this.#add(found, file, reading.countsFolder(line) && !isSite(file, found));
        if (!isFree) return;
      } else if (!isFree && this.#tracked.has(found)) return;
    }
  }

  /** The nearest folder above a file from which a program, a package or a test starts. */
  #homeOf(file: string): string {
    return pathsAbove(file).find((above) => this.#homes.has(above)) ?? '';
  }

  #add(path: string, file: string, counts: boolean): void {
    if (path === file) return;
    const readers = this.#readers.get(path) ?? new Map<string, boolean>();
    readers.set(file, counts || readers.get(file) === true);
    this.#readers.set(path, readers);
  }

  /** The paths whose readers read a file. Patterns for all texts are kept under the root, and mean texts alone. */
  #placesOf(path: string): readonly string[] {
    if (!this.#prose.has(path)) return [path];
    return [path, ...pathsAbove(path).filter((above) => above !== '' || isProse(path))];
  }

  of(path: string): ReadonlyMap<string, boolean> {
    const found = new Map<string, boolean>();
    const waiting = new Set([path]);
    // The loop also reaches elements that are added while it runs.
    for (const one of waiting) {
      for (const place of this.#placesOf(one)) {
        for (const [file, counts] of this.#readers.get(place) ?? [])
          found.set(file, counts || found.get(file) === true);
      }
      for (const file of this.#includes.get(one) ?? []) waiting.add(file);
    }
    return found;
  }
}

/** Most folders above a file that a path may start from, besides the root: no repository is deeper. */
const deepest = 60;

/** The folders above a file, nearest first. */
function startsOf(file: string): readonly string[] {
  const above = pathsAbove(file);
  return above.length <= deepest ? above : [...above.slice(0, deepest), ''];
}

/** Most names that one expression looks for. */
const mostNames = 50;

/** Syntax by which one text includes another. */
const included =
  /^[ \t]*(?:import|export)\b.*\bfrom\b|include|\{\{[#%<]?\s*(?:runtime-import|embed|import)|--8<--|literalinclude|raw::/im;

/** The paths in the lines of prose that may include another text, for all prose of a commit that has some. */
async function includedBy(tree: Tree): Promise<Map<string, readonly string[]>> {
  const prose = (await tree.entries()).filter((entry) => isRead(entry) && isProse(entry.path));
  const known = contentMemory<readonly string[]>(tree, 'paths that prose includes');
  const fresh = prose.filter(({ object }) => !known.has(object));
  await tree.readEach(fresh, ([first = -1], content) => {
    known.set(fresh[first]?.object ?? '', includedIn(content));
  });
  const paths = prose.map(({ path, object }) => [path, known.get(object) ?? []] as const);
  keepUsed(
    known,
    prose.map(({ object }) => object),
  );
  return new Map(paths.filter(([, included]) => included.length > 0));
}

function includedIn(content: Buffer): string[] {
  if (!included.test(content.toString('latin1'))) return [];
  const lines = content
    .toString('utf8')
    .split('\n')
    .filter((line) => included.test(line))
    .join('\n')
    .replace(/[{}]+/g, ' ');
  const paths = [...writtenPaths(lines)].filter(({ pattern }) => pattern === undefined);
  return [...new Set(paths.map(({ segments }) => segments.join('/')))];
}

/** True for a file inside the folder that it reads, unless it is a test. A site is built from its own texts alone. */
function isSite(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`) && !/(?:^|[/._-])tests?(?:[/._-])|(?:^|\/)conftest\.py$/i.test(file);
}

/** A sign of patterns that match texts. */
const patternOfProse = String.raw`\*[^\s"']{0,100}\.\{?(?:md|rst|adoc)`;

/** Hands over the texts of the files that hold any sign. @param signs expressions for contents as Latin-1 */
async function eachHolding(
  tree: Tree,
  files: readonly TreeEntry[],
  signs: readonly string[],
  use: (file: string, text: string) => void,
): Promise<void> {
  const pattern = new RegExp(signs.join('|'), 'g');
  const holds = new RegExp(pattern.source);
  await tree.readEach(
    files,
    (indexes, content) => {
      if (!holds.test(content.toString('latin1'))) return;
      const text = content.toString('utf8');
      for (const index of indexes) use(files[index]?.path ?? '', text);
    },
    { pattern, mayBeLeftOut: () => true },
  );
}

function inLatin(name: string): string {
  return escaped(Buffer.from(name).toString('latin1'));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
