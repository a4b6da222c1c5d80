import { posix } from 'node:path';
import { directoryOf, nameOf, pathsAbove } from '../../tree/paths.js';

/** Stands for a part of a text that is known only to MSBuild while it builds. */
export const unknownText = '\0';

/** How many values a text may have before it counts as unknown. */
const mostValues = 16;

/** Longest text that is looked into, in characters; lists of projects have some thousands. */
const longestText = 65_536;

/** How many properties and functions one text may lead to, and how deep, before it counts as unknown. */
const mostExpansions = 2000;
const deepest = 60;

/** Expansions and characters that are not counted as steps, since nearly all texts have fewer. */
const freeExpansions = 8;
const freeLength = 1000;

/** Where a text stands, and what its properties may mean. */
export interface TextContext {
  /** File in which the text stands, from the root of the repository. */
  readonly file: string;
  /** Project that is built. */
  readonly project: string;
  /** Definitions of each property, by its name in lower case: with the file in which each stands. */
  readonly properties: ReadonlyMap<string, readonly Definition[]>;
  /** Directories of the solutions that have the project. */
  readonly solutionDirectories: readonly string[];
  /** Whether the commit has this file. */
  exists(path: string): boolean;
  /**
   * Counts what is done beyond the usual, in steps of `MsbuildFiles`.
   * @throws Unanswerable when it is more than any repository needs
   */
  spend(steps: number): void;
}

/** One definition of a property. */
export interface Definition {
  readonly text: string;
  readonly file: string;
}

/**
 * The values that a text of a project may have, with slashes. Every definition of a property counts, because conditions are
 * not evaluated. The root of the repository is `/`. Parts that cannot be told are `UNKNOWN`.
 */
export function valuesOf(text: string, context: TextContext): string[] {
  const work = { expansions: 0, depth: 0 };
  const values = expand(text, { ...context, work }, new Set());
  if (work.expansions > freeExpansions) context.spend(work.expansions * 40);
  return values;
}

/** A text on the way, with what has been done for it. */
type Expanding = TextContext & { readonly work: { expansions: number; depth: number } };

function expand(text: string, context: Expanding, within: ReadonlySet<string>): string[] {
  const { work } = context;
  if (text.length > longestText || work.depth > deepest || work.expansions > mostExpansions) return [unknownText];
  if (text.length > freeLength) context.spend(text.length / 4);
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

/** A text with `%2e` and the like as the characters that they stand for (MSBuild's documentation, "Special characters"). */
function withoutEscapes(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Index of the next `$(`, `@(` or `%(`; the text's end where there is none. */
function nextReference(text: string, from: number): number {
  for (let at = from; at < text.length - 1; at += 1) {
    if (text.charAt(at + 1) === '(' && '$@%'.includes(text.charAt(at))) return at;
  }
  return text.length;
}

/** A property that ends with a slash is often followed by another one. */
function joined(value: string, part: string): string {
  return value.endsWith('/') && part.startsWith('/') ? value + part.slice(1) : value + part;
}

/** Index of the bracket that closes the one at an index; the text's end when none does. */
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
  const reserved = reservedValue(inner.toLowerCase(), context);
  if (reserved !== undefined) return reserved;
  if (/^[\w.-]+$/.test(inner)) {
    const name = inner.toLowerCase();
    const definitions = context.properties.get(name);
    if (definitions === undefined || within.has(name) || definitions.length > mostExpansions) return [unknownText];
    const deeper = new Set([...within, name]);
    return definitions.flatMap(({ text, file }) => expand(text.trim(), { ...context, file }, deeper));
  }
  const call = /^\[([\w.]+)\]::(\w+)\((.*)\)$/s.exec(inner);
  return call ? functionValues(call[2] ?? '', splitArguments(call[3] ?? ''), context, within) : [unknownText];
}

/** Properties that MSBuild itself sets (https://learn.microsoft.com/visualstudio/msbuild/msbuild-reserved-and-well-known-properties). */
function reservedValue(name: string, { file, project, solutionDirectories }: TextContext): string[] | undefined {
  const slashed = (directory: string) => (directory === '' ? '/' : `/${directory}/`);
  const stem = (path: string) => nameOf(path).replace(/\.[^.]*$/, '');
  switch (name) {
    case 'msbuildthisfiledirectory':
      return [slashed(directoryOf(file))];
    case 'msbuildprojectdirectory':
    case 'projectdir':
      return [slashed(directoryOf(project))];
    case 'msbuildthisfilefullpath':
      return [`/${file}`];
    case 'msbuildprojectfullpath':
    case 'projectpath':
      return [`/${project}`];
    case 'msbuildthisfile':
      return [nameOf(file)];
    case 'msbuildthisfilename':
      return [stem(file)];
    case 'msbuildprojectfile':
    case 'projectfilename':
      return [nameOf(project)];
    case 'msbuildprojectname':
    case 'projectname':
      return [stem(project)];
    case 'solutiondir':
      return solutionDirectories.length === 0 ? [unknownText] : solutionDirectories.map(slashed);
    default:
      return undefined;
  }
}

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
    .find((path) => context.exists(path));
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
