import { posix } from 'node:path';
import type { Comparison, Tree, TreeEntry } from '../build-systems/build-system.js';
import { isTextPath } from '../git/names.js';
import { isBinary } from '../tree/binary-files.js';
import { directoryOf, inside, nameOf, pathsAbove } from '../tree/paths.js';
import { isProse } from './documents.js';
import { kindOfReader, readingOf, type ReaderKind, type Reading } from './reader-kinds.js';
import { writtenPaths, type WrittenPath } from './written-paths.js';
import { addTo } from '../../shared/append.js';

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
  await search.read(base, (await base.entries()).filter(isRead));
  // Unchanged files were read in the base commit.
  await search.read(
    head,
    changes.flatMap(({ head: entry }) => (entry && isRead(entry) ? [entry] : [])),
  );
  return search;
}

/**
 * Searches the files of all commits of a history. Each comparison begins with the commit that the one before it ends
 * with. Returns the readers that any of the commits has.
 */
export async function findReadersOfAll(
  comparisons: readonly (() => Promise<Comparison>)[],
  sought: Sought,
): Promise<Readers> {
  const search = new ReaderSearch(sought);
  const [oldest, newest] = [comparisons.at(0), comparisons.at(-1)];
  if (oldest === undefined || newest === undefined) return search;
  const { base } = await oldest();
  await search.include(base, (await newest()).head);
  search.prepare();
  await search.read(base, (await base.entries()).filter(isRead));
  for (const compare of comparisons) {
    const { head, changes } = await compare();
    await search.read(
      head,
      changes.flatMap(({ head: entry }) => (entry && isRead(entry) ? [entry] : [])),
    );
  }
  return search;
}

const isRead = ({ path, mode }: TreeEntry) =>
  mode.startsWith('100') && isTextPath(path) && !isBinary(path) && !unread.test(path) && !ofMsbuild.test(path);

/** The place where a path is written. */
interface Place {
  readonly file: string;
  readonly kind: ReaderKind;
  readonly line: string;
  /** True where the path need not start beside the file, or in its package. */
  readonly isFree: boolean;
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
      const prose = (await tree.entries()).filter((entry) => isRead(entry) && isProse(entry.path));
      if (prose.length === 0) continue;
      await tree.readEach(prose, (indexes, content) => {
        if (!included.test(content.toString('latin1'))) return;
        const lines = content
          .toString('utf8')
          .split('\n')
          .filter((line) => included.test(line))
          .join('\n')
          .replace(/[{}]+/g, ' ');
        for (const index of indexes) {
          const file = prose[index]?.path ?? '';
          for (const path of this.#meantBy(file, lines)) addTo(includes, path, file);
        }
      });
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

  /** Every tracked file that lines of prose may mention. */
  #meantBy(file: string, lines: string): string[] {
    return [...writtenPaths(lines)].flatMap(({ segments, pattern }) => {
      if (pattern !== undefined) return [];
      const written = segments.join('/');
      return startsOf(file)
        .map((above) => inside(above, written))
        .filter((path) => this.#tracked.has(path));
    });
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

  async read(tree: Tree, files: readonly TreeEntry[]): Promise<void> {
    const others = files.filter(({ path }) => !isProse(path));
    const signs = [
      ...this.#signs(),
      ...new Set(this.#found.map(({ start }) => start)),
      String.raw`\*[^\s"']{0,100}\.\{?(?:md|rst|adoc)`,
    ];
    const pattern = new RegExp(signs.join('|'), 'g');
    const holds = new RegExp(pattern.source);
    await tree.readEach(
      others,
      (indexes, content) => {
        if (!holds.test(content.toString('latin1'))) return;
        const text = content.toString('utf8');
        for (const index of indexes) this.#readFile(others[index]?.path ?? '', text);
      },
      { pattern, mayBeLeftOut: () => true },
    );
  }

  /**
   * Expressions. Every file that mentions a wanted file contains at least one of them: a name, or a name's ending where
   * there are many.
   */
  #signs(): Iterable<string> {
    const inLatin = (name: string) => escaped(Buffer.from(name).toString('latin1'));
    if (this.#names.size <= mostNames) return [...this.#names].map(inLatin);
    const folders = [...this.#folders].map(nameOf);
    const files = [...this.#documents, ...this.#prose].map((path) => posix.extname(path) || nameOf(path));
    const signs = new Set([...folders, ...files].map(inLatin));
    return signs.size <= mostNames ? signs : [String.raw`\w`];
  }

  #readFile(file: string, content: string): void {
    const kind = kindOfReader(file);
    const reading = readingOf(file, kind, content);
    const seen = new Set<string>();
    const home = this.#homeOf(file);
    const starts = startsOf(file);
    for (const path of this.#programsNamedIn(content)) this.#add(path, file, true);
    for (const { path, isStarted } of this.#found) if (isStarted.test(content)) this.#add(path, file, true);
    for (const written of writtenPaths(reading.text, this.#names)) {
      const line = lineAt(reading.text, written.index);
      if (reading.isByItself(line) || (written.segments.length === 1 && isOfHeader(line))) continue;
      const isFree = written.leadsUp || startsAnywhere.test(line);
      const key = JSON.stringify([written.segments, written.pattern, written.isQuoted, isFree, reading.keyOf(line)]);
      if (seen.has(key)) continue;
      seen.add(key);
      this.#readPath({ file, kind, line, isFree, reading, home, starts }, written);
    }
  }

  *#programsNamedIn(content: string): Generator<string> {
    if (this.#programs.size === 0) return;
    for (const [found] of content.matchAll(/\w[\w.-]*\w/g)) yield* this.#programs.get(found) ?? [];
    for (const [name, paths] of this.#programs) if (!/^\w[\w.-]*\w$/.test(name) && content.includes(name)) yield* paths;
  }

  #readPath(
    { file, kind, line, isFree, reading, home, starts }: Place,
    { segments, pattern, isQuoted }: WrittenPath,
  ): void {
    const path = segments.join('/');
    if (pattern !== undefined && segments.length === 0) {
      // A pattern that matches all texts, starting where the program runs.
      if (!ofProse.test(pattern) || !(isFree || home === '')) return;
      if (kind === 'code' && !reading.lists && !isFree) return;
      this.#add('', file, reading.countsFolder(line));
      return;
    }
    for (const above of starts) {
      // A single name means a file in the package or the project, and a path may begin at the root of the repository.
      const isOutside = home !== '' && above.length < home.length;
      if (isOutside && !isFree && !(above === '' && segments.length > 1)) continue;
      const found = inside(above, path);
      if (pattern === undefined && (this.#documents.has(found) || this.#prose.has(found))) {
        this.#add(found, file, reading.countsFile(line, found));
        if (!isFree) return;
      } else if (this.#folders.has(found)) {
        const isMeant =
          pattern !== undefined ||
          isFree ||
          segments.length > 1 ||
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

  of(path: string): ReadonlyMap<string, boolean> {
    const found = new Map<string, boolean>();
    const waiting = new Set([path]);
    // The loop also reaches elements that are added while it runs.
    for (const one of waiting) {
      for (const place of [one, ...(this.#prose.has(one) ? pathsAbove(one) : [])]) {
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

/** A pattern that matches texts. */
const ofProse = /\.\{?[\w,]*\b(?:mdx?|markdown|rst|adoc|asciidoc)\b/;

/** Words for a directory above the package. A path beside one of them need not start in the package. */
const startsAnywhere =
  /\.\.|root|parent|cwd|repo|workspace|dirname|toplevel|MANIFEST_DIR|__file__|base_?dir|top_?dir|chdir|pwd/i;

/** True for a line of a comment that says where the licence is: `# See the NOTICE file`. */
function isOfHeader(line: string): boolean {
  const isComment = /^\s*(?:#|\/\/|\/?\*|<!--|--|;|rem\b)[^'"`]*$/i.test(line) && !/\*\/\s*\S|-->\s*\S/.test(line);
  return isComment && /\b(?:see|licen[cs]e|copyright|distributed)\b/i.test(line);
}

function lineAt(text: string, index: number): string {
  const start = Math.max(0, index - 500);
  const around = text.slice(start, index + 500);
  const end = around.indexOf('\n', index - start);
  return around.slice(around.lastIndexOf('\n', index - start - 1) + 1, end === -1 ? undefined : end);
}

/** True for a file inside the folder that it reads, unless it is a test. A site is built from its own texts alone. */
function isSite(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`) && !/(?:^|[/._-])tests?(?:[/._-])|(?:^|\/)conftest\.py$/i.test(file);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
