import { posix } from 'node:path';
import { directoryOf, nameOf, pathsAbove } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import type { MsbuildFiles } from './msbuild-files.js';

/** Stands for a part of a text that only MSBuild knows while it builds. */
export const unknownText = '\0';

/** How many values a text may have before it counts as unknown. */
const mostValues = 16;

/** How long a text may be, in characters, before it counts as unknown. Lists of projects have some thousands. */
const longestText = 65_536;

/** How many properties and functions one text may use, and how deep they may nest, before it counts as unknown. */
const mostExpansions = 2000;
const deepest = 60;

/** Expansions and characters that do not count as steps, since nearly all texts have fewer. */
const freeExpansions = 8;
const freeLength = 1000;

/** What a file says about a name: several texts, in their order. */
interface Said<T> {
  readonly texts: readonly T[];
  readonly file: string;
}

/** What files say about names, in the order of the files. The names are in lower case. */
export type Definitions<T> = Map<string, Said<T>[]>;

/** Adds what one more file says. */
export function addDefinitions<T>(
  definitions: Definitions<T>,
  file: string,
  names: ReadonlyMap<string, readonly T[]>,
): void {
  for (const [name, texts] of names) append(definitions, name, { texts, file });
}

/** The place of a text, and the possible meanings of its properties. */
export interface TextContext {
  /** File that has the text, from the root of the repository. */
  readonly file: string;
  /** Project that is built. */
  readonly project: string;
  readonly properties: ReadonlyMap<string, readonly Said<string>[]>;
  /** Directories of the solutions that have the project. */
  readonly solutionDirectories: readonly string[];
  /** Says which files there are, and counts work beyond the usual amount. */
  readonly files: Pick<MsbuildFiles, 'exists' | 'spend'>;
}

/**
 * The values that a text of a project may have, with slashes. Every definition of a property counts, because conditions
 * are not evaluated. The root of the repository is `/`. Unknown parts are `unknownText`.
 */
export function valuesOf(text: string, context: TextContext): readonly string[] {
  const work = { expansions: 0, depth: 0 };
  const values = expand(text, { ...context, work }, new Set());
  if (work.expansions > freeExpansions) context.files.spend(work.expansions * 40);
  return values;
}

/** The context of a text that is being expanded, with a count of the work done for it. */
type Expanding = TextContext & { readonly work: { expansions: number; depth: number } };

function expand(text: string, context: Expanding, within: ReadonlySet<string>): string[] {
  const { work } = context;
  if (text.length > longestText || work.depth > deepest || work.expansions > mostExpansions) return [unknownText];
  if (text.length > freeLength) context.files.spend(text.length / 4);
  work.expansions += 1;
  work.depth += 1;
  const values = expandParts(text, context, within);
  work.depth -= 1;
  return values.length > mostValues || values.some(({ length }) => length > longestText) ? [unknownText] : values;
}

function expandParts(text: string, context: Expanding, within: ReadonlySet<string>): string[] {
  let values = [''];
  for (let at = 0; at < text.length;) {
    if (context.work.expansions > mostExpansions) return [unknownText];
    const sign = text.charAt(at);
    if ((sign === '$' || sign === '@' || sign === '%') && text.charAt(at + 1) === '(') {
      const end = closing(text, at + 1);
      const inner = text.slice(at + 2, end);
      const parts = sign === '$' ? propertyValues(inner.trim(), context, within) : [unknownText];
      values = values.flatMap((value) => parts.map((part) => joined(value, part)));
      if (values.length > mostValues || values.some(({ length }) => length > longestText)) values = [unknownText];
      at = end + 1;
    } else {
      const end = nextReference(text, at + 1);
      const part = withoutEscapes(text.slice(at, end)).replaceAll('\\', '/');
      values = values.map((value) => joined(value, part));
      at = end;
    }
  }
  return [...new Set(values)];
}

/** Replaces escapes such as `%2e` by their characters (MSBuild's documentation, "Special characters"). */
function withoutEscapes(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Index of the next `$(`, `@(` or `%(`. The text's end where no reference follows. */
function nextReference(text: string, from: number): number {
  for (let at = from; at < text.length - 1; at += 1) {
    if (text.charAt(at + 1) === '(' && '$@%'.includes(text.charAt(at))) return at;
  }
  return text.length;
}

/** Joins two parts. A property that ends with a slash is often followed by another slash. */
function joined(value: string, part: string): string {
  return value.endsWith('/') && part.startsWith('/') ? value + part.slice(1) : value + part;
}

/** Index of the bracket that closes the one at an index. The text's end where no bracket closes it. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text.charAt(at) === '(') depth += 1;
    if (text.charAt(at) === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function propertyValues(inner: string, context: Expanding, within: ReadonlySet<string>): string[] {
  const set = reserved.get(inner.toLowerCase());
  if (set !== undefined) return [set(context)];
  if (inner.toLowerCase() === 'solutiondir') {
    const { solutionDirectories } = context;
    return solutionDirectories.length === 0 ? [unknownText] : solutionDirectories.map(slashed);
  }
  if (/^[\w.-]+$/.test(inner)) {
    const name = inner.toLowerCase();
    const definitions = context.properties.get(name);
    const count = definitions?.reduce((sum, { texts }) => sum + texts.length, 0) ?? 0;
    if (definitions === undefined || within.has(name) || count > mostExpansions) return [unknownText];
    const deeper = new Set([...within, name]);
    return definitions.flatMap(({ texts, file }) => {
      const there = { ...context, file };
      return texts.flatMap((text) => expand(text.trim(), there, deeper));
    });
  }
  const call = /^\[([\w.]+)\]::(\w+)\((.*)\)$/s.exec(inner);
  return call ? functionValues(call[2] ?? '', splitArguments(call[3] ?? ''), context, within) : [unknownText];
}

const slashed = (directory: string) => (directory === '' ? '/' : `/${directory}/`);
const stem = (path: string) => nameOf(path).replace(/\.[^.]*$/, '');

/** Properties that MSBuild itself sets (https://learn.microsoft.com/visualstudio/msbuild/msbuild-reserved-and-well-known-properties). */
const reserved: ReadonlyMap<string, (context: TextContext) => string> = new Map([
  ['msbuildthisfiledirectory', ({ file }) => slashed(directoryOf(file))],
  ['msbuildprojectdirectory', ({ project }) => slashed(directoryOf(project))],
  ['projectdir', ({ project }) => slashed(directoryOf(project))],
  ['msbuildthisfilefullpath', ({ file }) => `/${file}`],
  ['msbuildprojectfullpath', ({ project }) => `/${project}`],
  ['projectpath', ({ project }) => `/${project}`],
  ['msbuildthisfile', ({ file }) => nameOf(file)],
  ['msbuildthisfilename', ({ file }) => stem(file)],
  ['msbuildprojectfile', ({ project }) => nameOf(project)],
  ['projectfilename', ({ project }) => nameOf(project)],
  ['msbuildprojectname', ({ project }) => stem(project)],
  ['projectname', ({ project }) => stem(project)],
]);

function functionValues(
  name: string,
  written: readonly string[],
  context: Expanding,
  within: ReadonlySet<string>,
): string[] {
  const parts = written.slice(0, mostValues).map((part) => expand(part, context, within));
  const first = parts[0]?.[0] ?? '';
  const second = parts[1]?.[0];
  const here = `/${directoryOf(context.file)}`;
  switch (name.toLowerCase()) {
    case 'getpathoffileabove': {
      const found = fileAbove(first, second ?? here, context);
      return [found === undefined ? '' : `/${found}`];
    }
    case 'getdirectorynameoffileabove': {
      const found = fileAbove(second ?? '', first, context);
      return [found === undefined ? '' : `/${directoryOf(found)}`];
    }
    case 'combine':
    case 'normalizepath':
    case 'normalizedirectory':
    case 'getfullpath':
    case 'ensuretrailingslash': {
      const all = parts.reduce<string[]>(
        (paths, part) => paths.flatMap((path) => part.map((each) => combine(path, each))),
        [''],
      );
      return all.length > mostValues
        ? [unknownText]
        : all.map((path) => (/directory|slash/i.test(name) ? `${path}/` : path));
    }
    default:
      return [unknownText];
  }
}

function combine(path: string, part: string): string {
  return path === '' || part.startsWith('/') ? part : `${path.replace(/\/$/, '')}/${part}`;
}

/** The nearest file of that name in a directory or above it. */
function fileAbove(name: string, from: string, context: TextContext): string | undefined {
  const start = posix.join('/', from).replace(/^\/|\/$/g, '');
  if (start.includes(unknownText)) return undefined;
  return [start, ...pathsAbove(start)]
    .map((directory) => posix.join(directory, name))
    .find((path) => context.files.exists(path));
}

/** Arguments of a function, without their quotes. */
function splitArguments(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (at === text.length || (sign === ',' && depth === 0)) {
      found.push(
        text
          .slice(from, at)
          .trim()
          .replace(/^['"`]|['"`]$/g, ''),
      );
      from = at + 1;
    }
  }
  return found;
}
