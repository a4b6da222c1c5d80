import { keepUsed, type ContentMemory } from '../tree/content-memory.js';
import { nameOf, pathsAbove } from '../tree/paths.js';
import type { TreeEntry } from '../build-systems/build-system.js';
import { isJudgedByReaders } from './documents.js';
import { ListsOfNames } from './lists-of-names.js';
import { isScript, kindOfReader, listsFolders, readingOf, relevantText, type ReaderKind } from './reader-kinds.js';
import { writtenPaths } from './written-paths.js';

/** A path that is written in a file, with what decides whether the file reads it. */
export interface Written {
  readonly path: string;
  /** How many segments the path has. None where it begins with a wildcard. */
  readonly depth: number;
  readonly pattern: string | undefined;
  readonly isQuoted: boolean;
  /** True where the path need not start beside the file, or in its package. */
  readonly isFree: boolean;
  /** The line around it; empty where the line does not matter. */
  readonly line: string;
}

/** The part of a file's text that shows which files it reads. */
export interface ReadText {
  /** True where it may use files of a folder that it does not name. */
  readonly lists: boolean;
  readonly written: readonly Written[];
  /** The wanted programs whose names it holds. */
  readonly programs: readonly string[];
}

/** What is looked for in texts. */
export interface Wanted {
  /** The last segments of paths. */
  readonly names: ReadonlySet<string>;
  /** Names of programs. */
  readonly programs: ReadonlySet<string>;
}

/** Finds what is wanted in the text of a file. */
export function readText(file: string, kind: ReaderKind, content: string, { names, programs }: Wanted): ReadText {
  const text = relevantText(file, content);
  const reading = readingOf(file, kind, listsFolders(text));
  const seen = new Set<string>();
  const found: Written[] = [];
  const lists = new ListsOfNames(text);
  for (const { segments, pattern, isQuoted, leadsUp, index } of writtenPaths(text, names)) {
    if (segments.length === 0 && !ofProse.test(pattern ?? '')) continue;
    const line = lineAt(text, index);
    if (kind === 'code' && isQuoted && segments.length === 1 && lists.holds(segments[0] ?? '', index)) continue;
    if (reading.isByItself(line) || (segments.length === 1 && isComment(line))) continue;
    const isFree = leadsUp || startsAnywhere.test(line);
    const kept = reading.keyOf(line);
    const key = JSON.stringify([segments, pattern, isQuoted, isFree, kept]);
    if (seen.has(key)) continue;
    seen.add(key);
    found.push({ path: segments.join('/'), depth: segments.length, pattern, isQuoted, isFree, line: kept });
  }
  return { lists: reading.lists, written: found, programs: programsIn(content, programs) };
}

/** A pattern that matches texts. */
const ofProse = /\.\{?[\w,]*\b(?:mdx?|markdown|rst|adoc|asciidoc)\b/;

/** Words for a directory above the package. A path beside one of them need not start in the package. */
const startsAnywhere =
  /\.\.|root|parent|cwd|repo|workspace|dirname|toplevel|MANIFEST_DIR|__file__|base_?dir|top_?dir|chdir|pwd/i;

/** True for a line that is a comment and no directive: `# See the NOTICE file`, and not `//go:embed NOTICE`. */
function isComment(line: string): boolean {
  return /^\s*(?:#|\/\/|\/?\*+|<!--)\s[^'"`]*$/.test(line) && !/\*\/\s*\S|-->\s*\S/.test(line);
}

/** The programs whose names a text holds as words, or, for odd names, anywhere. */
function programsIn(content: string, programs: ReadonlySet<string>): string[] {
  if (programs.size === 0) return [];
  const found = new Set<string>();
  for (const [word] of content.matchAll(/\w[\w.-]*\w/g)) if (programs.has(word)) found.add(word);
  for (const name of programs) if (!/^\w[\w.-]*\w$/.test(name) && content.includes(name)) found.add(name);
  return [...found];
}

function lineAt(text: string, index: number): string {
  const start = Math.max(0, index - 500);
  const around = text.slice(start, index + 500);
  const end = around.indexOf('\n', index - start);
  return around.slice(around.lastIndexOf('\n', index - start - 1) + 1, end === -1 ? undefined : end);
}

/** The name of a script in a text. */
const nameOfScript = /\.(?:sh|bash|zsh|ps1|bat|cmd)(?!\w)/i;

const known = new WeakMap<ContentMemory, RememberedTexts>();

/**
 * Texts of files that were read earlier in a history, as far as they concern what its merges look for: names of changed
 * files without an owner, and of the folders above them, and scripts.
 */
export class RememberedTexts {
  readonly #wanted: Wanted;
  readonly #texts = new Map<string, ReadText>();

  /**
   * @param contents the memory that the history's trees share
   * @param entries of any commit
   * @returns undefined where only two commits are compared
   */
  static async of(
    contents: ContentMemory | undefined,
    entries: readonly TreeEntry[],
  ): Promise<RememberedTexts | undefined> {
    const changed = await contents?.changed?.();
    if (contents === undefined || changed === undefined) return undefined;
    const texts = known.get(contents) ?? new RememberedTexts(changed, entries);
    known.set(contents, texts);
    return texts;
  }

  /** @param changed paths of all files that differ in any comparison of the history */
  private constructor(changed: Iterable<string>, entries: readonly TreeEntry[]) {
    const names = new Set<string>();
    const add = (path: string) => {
      for (const each of [path, ...pathsAbove(path)]) if (each !== '') names.add(nameOf(each));
    };
    for (const path of changed) if (isJudgedByReaders(path)) add(path);
    const scripts = entries.flatMap(({ path }) => (isScript(path) ? [path] : []));
    scripts.forEach(add);
    this.#wanted = { names, programs: new Set(scripts.map(nameOf)) };
  }

  /** The names that the texts do not tell about. */
  unknown({ names, programs }: Wanted): string[] {
    return [
      ...[...names].filter((name) => !this.#wanted.names.has(name)),
      ...[...programs].filter((name) => !this.#wanted.programs.has(name)),
    ];
  }

  get({ object, path }: TreeEntry): ReadText | undefined {
    return this.#texts.get(keyOf(object, path));
  }

  /** Reads a text, and keeps copies, because parts of a text would keep the whole text in memory. */
  add({ object, path }: TreeEntry, content: string): void {
    const { names, programs: scripts } = this.#wanted;
    const wanted = { names, programs: nameOfScript.test(content) ? scripts : new Set<string>() };
    const { lists, written, programs } = readText(path, kindOfReader(path), content, wanted);
    const copied = written.map((one) => ({
      ...one,
      path: copyOf(one.path),
      pattern: one.pattern === undefined ? undefined : copyOf(one.pattern),
      line: copyOf(one.line),
    }));
    const isEmpty = copied.length + programs.length === 0 && !lists;
    this.#texts.set(keyOf(object, path), isEmpty ? nothingWritten : { lists, written: copied, programs });
  }

  /** Lets go of texts that these files do not have. */
  keep(entries: readonly TreeEntry[]): void {
    keepUsed(
      this.#texts,
      entries.map(({ object, path }) => keyOf(object, path)),
    );
  }
}

/** What a text says that holds nothing wanted. */
export const nothingWritten: ReadText = { lists: false, written: [], programs: [] };

/** What a text says depends on its content, on the kind of the file, and on whether it is a manifest with scripts. */
function keyOf(object: string, path: string): string {
  return `${object} ${kindOfReader(path)}${nameOf(path) === 'package.json' ? ' manifest' : ''}`;
}

function copyOf(text: string): string {
  const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1';
  return Buffer.from(text, encoding).toString(encoding);
}
