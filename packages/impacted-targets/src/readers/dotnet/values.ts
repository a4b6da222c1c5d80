import { posix } from 'node:path';
import { directoryOf, nameOf, pathsAbove } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import type { MsbuildFiles } from './msbuild-files.js';
import { itemsIn, type Statements } from './statements.js';

/** Stands for a part of a text that only MSBuild knows while it builds. */
export const unknownText = '\0';

/** How many values and references a text may have, how long it may be, and how deep properties may nest, before it is unknown. */
const mostValues = 16;
const mostReferences = 100;
const longestText = 65_536;
const deepest = 60;
/** How many characters the items of a list may have while they are transformed. */
const mostTransformed = 2 ** 20;
/** How many characters of values are one step of work. */
const charactersOfStep = 16;

/** `$(Name)` or `@(List)` that holds no further one. It may hold calls, and `%(Identity)`. */
const innermost = /([$@])\(((?:[^()$@]|[$@](?!\()|\((?:[^()$@]|[$@](?!\())*\))*)\)/;

/**
 * The values that texts of a project may have. Every definition of a property and every item of a list counts, because conditions are not
 * evaluated.
 */
export class Values {
  readonly #definitions = new Map<string, { readonly text: string; readonly file: string }[]>();
  /** Values of properties (`$name`) and lists (`@name`). One that is being looked up is unknown. */
  #known = new Map<string, readonly string[]>();
  #depth = 0;

  /** @param project that is built */
  constructor(
    readonly project: string,
    readonly files: MsbuildFiles,
  ) {}

  /** Adds what a file defines. */
  define(file: string, { definitions }: Statements): void {
    for (const [name, texts] of definitions) for (const text of texts) append(this.#definitions, name, { text, file });
    this.#known = new Map();
  }

  /** The values of a text of a file, with slashes. The root of the repository is `/`. Unknown parts are `unknownText`. */
  of(text: string, file: string): readonly string[] {
    if ((text.match(/[$@%]\(/g)?.length ?? 0) > mostReferences) return [unknownText];
    const values = new Set<string>();
    const waiting = [text];
    // The loop over an array also reaches elements that are added while it runs.
    for (const one of waiting) {
      this.files.spend(one.length / charactersOfStep);
      if (one.length > longestText || waiting.length > mostValues * mostReferences) return [unknownText];
      const found = innermost.exec(one);
      if (found === null) {
        values.add(plain(one));
        continue;
      }
      const [reference, sign, inner = ''] = found;
      const [before, after] = [one.slice(0, found.index), one.slice(found.index + reference.length)];
      const meant = sign === '@' ? [this.#list(inner)] : this.#property(inner.trim(), file);
      for (const each of meant) waiting.push(before + each + after);
    }
    return values.size > mostValues ? [unknownText] : [...values];
  }

  /** The values of an item. A property in it may be a list. */
  ofItem(item: string, file: string): string[] {
    return this.of(item, file).flatMap(itemsIn);
  }

  #property(inner: string, file: string): readonly string[] {
    const set = reserved.get(inner.toLowerCase())?.(file, this.project);
    if (set !== undefined) return [set];
    const [, name, written = ''] = /^\[[\w.]+\]::(\w+)\((.*)\)$/s.exec(inner) ?? [];
    return name === undefined ? this.#defined(`$${inner}`) : [called(name.toLowerCase(), written, file, this.files)];
  }

  /** What a property (`$name`) or the items of a list (`@name`) may be. */
  #defined(written: string): readonly string[] {
    const name = written.toLowerCase();
    const known = this.#known.get(name) ?? (this.#depth >= deepest ? [unknownText] : undefined);
    if (known !== undefined) return known;
    this.#known.set(name, [unknownText]);
    this.#depth += 1;
    const isList = name.startsWith('@');
    const values = this.#definitions
      .get(name)
      ?.flatMap(({ text, file }) => (isList ? itemsIn(text) : [text.trim()]).flatMap((one) => this.of(one, file)));
    this.#depth -= 1;
    // Another project may fill a list that this project leaves empty.
    const found = [...new Set(values ?? (isList && this.files.fills(name) ? [] : [unknownText]))];
    this.#known.set(name, found);
    return found;
  }

  /** `@(Name)`, `@(Name -> 'text with %(Identity)', 'separator')`, `@(Name->Function())`: the items, with `;` between. */
  #list(inner: string): string {
    const [name = '', ...transforms] = inner.split('->');
    let items = this.#defined(`@${name.replace(/,.*/s, '').trim()}`).flatMap(itemsIn);
    for (const transform of transforms) {
      const text = /^\s*'([^']*)'/.exec(transform)?.[1];
      if (text === undefined) continue;
      if (items.length * text.length > mostTransformed) return unknownText;
      items = items.map((item) => text.replace(/%\((?:identity|fullpath)\)/gi, () => item));
    }
    return items.join(';');
  }
}

/** A text without references: with slashes, and without escapes such as `%2e` (MSBuild's documentation, "Special characters"). */
function plain(text: string): string {
  return text
    .replace(/%\([^()]*\)/g, unknownText)
    .replace(/[$@%]\(.*/s, unknownText)
    .replace(/%([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\', '/');
}

const slashed = (directory: string) => (directory === '' ? '/' : `/${directory}/`);
const stem = (path: string) => nameOf(path).replace(/\.[^.]*$/, '');

/** Properties that MSBuild itself sets (https://learn.microsoft.com/visualstudio/msbuild/msbuild-reserved-and-well-known-properties). */
const reserved = new Map<string, (file: string, project: string) => string>([
  ['msbuildthisfiledirectory', (file) => slashed(directoryOf(file))],
  ['msbuildthisfilefullpath', (file) => `/${file}`],
  ['msbuildthisfile', nameOf],
  ['msbuildthisfilename', stem],
  ['msbuildprojectdirectory', (_file, project) => slashed(directoryOf(project))],
  ['projectdir', (_file, project) => slashed(directoryOf(project))],
  ['msbuildprojectfullpath', (_file, project) => `/${project}`],
  ['projectpath', (_file, project) => `/${project}`],
  ['msbuildprojectfile', (_file, project) => nameOf(project)],
  ['msbuildprojectname', (_file, project) => stem(project)],
  ['projectname', (_file, project) => stem(project)],
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
