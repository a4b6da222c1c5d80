import { posix } from 'node:path';
import { directoryOf, nameOf, pathsAbove } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import type { MsbuildFiles } from './msbuild-files.js';
import { itemsIn, type Statements } from './statements.js';

/** Stands for a part of a text that only MSBuild knows while it builds. */
export const unknownText = '\0';

/**
 * How many values and references a text may have, how many items it may transform, how long it may be, and how deep properties may nest,
 * before it is unknown.
 */
const mostValues = 16;
const mostReferences = 100;
const mostItems = 2000;
const longestText = 65_536;
const deepest = 60;

/** Where a text is. */
interface Place {
  /** File that has the text, from the root of the repository. */
  readonly file: string;
  /** The item that a text with `%(Identity)` transforms. */
  readonly item?: string;
  readonly depth: number;
}

/**
 * The values that texts of a project may have. Every definition of a property and every item of a list counts, because conditions are not
 * evaluated.
 */
export class Values {
  readonly #definitions = new Map<string, { readonly text: string; readonly file: string }[]>();
  /** Values of properties and lists. One that is being looked up is unknown. */
  #known = new Map<string, readonly string[]>();

  /**
   * @param project that is built
   * @param solutionFolders folders of the solutions that have the project
   */
  constructor(
    readonly project: string,
    readonly solutionFolders: readonly string[],
    readonly files: MsbuildFiles,
  ) {}

  /** Adds what a file defines. */
  define(file: string, { definitions }: Statements): void {
    for (const [name, texts] of definitions) for (const text of texts) append(this.#definitions, name, { text, file });
    this.#known = new Map();
  }

  /** The values of a text of a file, with slashes. The root of the repository is `/`. Unknown parts are `unknownText`. */
  of(text: string, file: string): readonly string[] {
    return this.#expand(text, { file, depth: 0 });
  }

  /** The values of an item. A property in it may be a list. */
  ofItem(item: string, file: string): string[] {
    return this.of(item, file).flatMap(itemsIn);
  }

  #expand(text: string, place: Place): readonly string[] {
    if (text.length > longestText || place.depth > deepest) return [unknownText];
    if ((text.match(/[$@%]\(/g)?.length ?? 0) > mostReferences) return [unknownText];
    let values: readonly string[] = [''];
    for (let at = 0; at < text.length;) {
      const start = nextReference(text, at);
      const end = closing(text, start + 2);
      if (start > at) values = this.#joined(values, [plain(text.slice(at, start))]);
      if (start < text.length) {
        const inner = text.slice(start + 2, end).trim();
        values = this.#joined(values, this.#meaning(text.charAt(start), inner, { ...place, depth: place.depth + 1 }));
      }
      at = end + 1;
    }
    return values;
  }

  /** Each value followed by each part. */
  #joined(values: readonly string[], parts: readonly string[]): readonly string[] {
    const all = [...new Set(values.flatMap((value) => parts.map((part) => value + part)))];
    this.files.spend(all.reduce((sum, { length }) => sum + length, 0) / charactersOfStep);
    return all.length > mostValues || all.some(({ length }) => length > longestText) ? [unknownText] : all;
  }

  #meaning(sign: string, inner: string, place: Place): readonly string[] {
    if (sign === '%') return [/^(?:identity|fullpath)$/i.test(inner) ? (place.item ?? unknownText) : unknownText];
    if (sign === '@') return this.#list(inner, place);
    const set = reserved.get(inner.toLowerCase())?.(place.file, this);
    if (set !== undefined) return set.length === 0 ? [unknownText] : set;
    const [, name, written = ''] = /^\[[\w.]+\]::(\w+)\((.*)\)$/s.exec(inner) ?? [];
    if (name === undefined) return this.#defined(`$${inner}`, place);
    return this.#expand(written, place).map((all) => called(name.toLowerCase(), all, place.file, this.files));
  }

  /** What a property (`$name`) or the items of a list (`@name`) may be. */
  #defined(written: string, { depth }: Place): readonly string[] {
    const name = written.toLowerCase();
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, [unknownText]);
    const isList = name.startsWith('@');
    // Another project may fill a list that this project leaves empty.
    const none = isList && this.files.fills(name) ? [] : [unknownText];
    const values = this.#definitions
      .get(name)
      ?.flatMap(({ text, file }) =>
        (isList ? itemsIn(text) : [text.trim()]).flatMap((one) => this.#expand(one, { file, depth })),
      );
    const found = values === undefined ? none : [...new Set(values)];
    this.#known.set(name, found);
    return found;
  }

  /** `@(Name)`, `@(Name -> 'text with %(Identity)', 'separator')`, `@(Name->Function())`: the items, with `;` between. */
  #list(inner: string, place: Place): readonly string[] {
    let items = this.#defined(`@${/^[\w.-]*?(?=\s*(?:->|,|$))/.exec(inner)?.[0] ?? ''}`, place).flatMap(itemsIn);
    for (const [, text = ''] of inner.matchAll(/->\s*'([^']*)'/g)) {
      if (items.length > mostItems) return [unknownText];
      items = items.flatMap((item) => this.#expand(text, { ...place, item }));
    }
    return [items.join(';')];
  }
}

/** How many characters of values are one step of work. */
const charactersOfStep = 16;

/** A part of a text without properties: with slashes, and without escapes such as `%2e` (MSBuild's documentation, "Special characters"). */
function plain(text: string): string {
  return text
    .replace(/%([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\', '/');
}

/** Index of the next `$(`, `@(` or `%(`. The text's end where no reference follows. */
function nextReference(text: string, from: number): number {
  const reference = /[$@%]\(/g;
  reference.lastIndex = from;
  return reference.exec(text)?.index ?? text.length;
}

/** Index where the brackets end that are open at an index. The text's end where they do not. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text.charAt(at) === '(') depth += 1;
    if (text.charAt(at) === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const slashed = (directory: string) => (directory === '' ? '/' : `/${directory}/`);
const stem = (path: string) => nameOf(path).replace(/\.[^.]*$/, '');

/** Properties that MSBuild itself sets (https://learn.microsoft.com/visualstudio/msbuild/msbuild-reserved-and-well-known-properties). */
const reserved: ReadonlyMap<string, (file: string, values: Values) => string[]> = new Map([
  ['msbuildthisfiledirectory', (file) => [slashed(directoryOf(file))]],
  ['msbuildthisfilefullpath', (file) => [`/${file}`]],
  ['msbuildthisfile', (file) => [nameOf(file)]],
  ['msbuildthisfilename', (file) => [stem(file)]],
  ['msbuildprojectdirectory', (_file, { project }) => [slashed(directoryOf(project))]],
  ['projectdir', (_file, { project }) => [slashed(directoryOf(project))]],
  ['msbuildprojectfullpath', (_file, { project }) => [`/${project}`]],
  ['projectpath', (_file, { project }) => [`/${project}`]],
  ['msbuildprojectfile', (_file, { project }) => [nameOf(project)]],
  ['msbuildprojectname', (_file, { project }) => [stem(project)]],
  ['projectname', (_file, { project }) => [stem(project)]],
  ['solutiondir', (_file, { solutionFolders }) => solutionFolders.map(slashed)],
]);

/** The value of a function of paths; unknown for every other function. */
function called(name: string, written: string, file: string, files: MsbuildFiles): string {
  if (written.includes(unknownText) && !isJoining.test(name)) return unknownText;
  const parts = written.split(',').map((part) => part.trim().replace(/^['"`]|['"`]$/g, ''));
  const [first = '', second] = parts;
  if (name === 'getpathoffileabove') return fileAbove(first, second ?? `/${directoryOf(file)}`, files);
  // The folder that is found begins with a slash, as every folder of the repository does.
  if (name === 'getdirectorynameoffileabove') return posix.dirname(fileAbove(second ?? '', first, files));
  if (!isJoining.test(name)) return unknownText;
  const path = parts.reduce((all, part) => (all === '' || part.startsWith('/') ? part : `${all}/${part}`));
  return /directory|slash/.test(name) ? `${path}/` : path;
}

const isJoining = /^(?:combine|normalizepath|normalizedirectory|getfullpath|ensuretrailingslash)$/;

/** The nearest file of that name in a folder or above it; empty where there is none. */
function fileAbove(name: string, from: string, files: MsbuildFiles): string {
  const start = posix.join('/', from).replace(/^\/|\/$/g, '');
  const above = [start, ...pathsAbove(start)].map((folder) => posix.join(folder, name));
  const found = above.find((path) => files.find(path) !== undefined);
  return found === undefined ? '' : `/${found}`;
}
