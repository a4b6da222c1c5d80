import { posix } from 'node:path';
import { directoryOf, nameOf, pathsAbove } from '../../tree/paths.js';
import type { MsbuildFiles } from './msbuild-files.js';
import { itemsIn } from './statements.js';

/** Stands for a part of a text that only MSBuild knows while it builds. */
export const unknownText = '\0';

/** How many values a text may have, and how long one may be, before it counts as unknown. Lists of projects have some thousand characters. */
const mostValues = 16;
const longestText = 65_536;
/** How many properties and functions one text may use, and how deep they may nest, before it counts as unknown. */
const mostExpansions = 2000;
const deepest = 60;

/** What files say about names, in lower case: texts, each with the file that says it. */
export type Definitions<T> = Map<string, { readonly text: T; readonly file: string }[]>;

/** The place of a text, and the possible meanings of its properties. */
export interface TextContext {
  /** File that has the text, from the root of the repository. */
  readonly file: string;
  /** Project that is built. */
  readonly project: string;
  readonly properties: Definitions<string>;
  /** Folders of the solutions that have the project. */
  readonly solutionFolders: readonly string[];
  readonly files: MsbuildFiles;
}

/** Most definitions of a property that are tried. So many never have few values. */
const mostDefinitions = 64;
/** How many expansions of one text are not counted as work. */
const freeExpansions = 100;
/** How many steps of work an expansion is. */
const stepsOfExpansion = 40;

/** The context of a text that is being expanded, with a count of the work done for it, and the properties around it. */
interface Expanding extends TextContext {
  readonly work: { expansions: number; depth: number };
  readonly within: ReadonlySet<string>;
}

/**
 * The values that a text of a project may have, with slashes. Every definition of a property counts, because conditions
 * are not evaluated. The root of the repository is `/`. Unknown parts are `unknownText`.
 */
export function valuesOf(text: string, context: TextContext): readonly string[] {
  const work = { expansions: 0, depth: 0 };
  const values = expand(text, { ...context, work, within: new Set() });
  // Texts that people write have few parts.
  if (work.expansions > freeExpansions) context.files.spend(work.expansions * stepsOfExpansion);
  return values;
}

/** The values of the items of a list. A property in it may be a list, too. */
export function itemValues(text: string, context: TextContext): string[] {
  return itemsIn(text).flatMap((item) => valuesOf(item, context).flatMap(itemsIn));
}

function expand(text: string, context: Expanding): string[] {
  const { work } = context;
  if (text.length > longestText || work.depth > deepest || work.expansions > mostExpansions) return [unknownText];
  work.expansions += 1;
  work.depth += 1;
  let values = [''];
  const add = (parts: readonly string[]) => {
    values = [...new Set(values.flatMap((value) => parts.map((part) => joined(value, part))))];
    if (values.length > mostValues || values.some(({ length }) => length > longestText)) values = [unknownText];
  };
  for (let at = 0; at < text.length;) {
    if (work.expansions > mostExpansions) {
      values = [unknownText];
      break;
    }
    const start = nextReference(text, at);
    if (start > at) add([withoutEscapes(text.slice(at, start)).replaceAll('\\', '/')]);
    const end = indexOutside(text, start + 2, ')');
    if (start < text.length)
      add(text.charAt(start) === '$' ? propertyValues(text.slice(start + 2, end).trim(), context) : [unknownText]);
    at = end + 1;
  }
  work.depth -= 1;
  return values;
}

/** Replaces escapes such as `%2e` by their characters (MSBuild's documentation, "Special characters"). */
function withoutEscapes(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Index of the next `$(`, `@(` or `%(`. The text's end where no reference follows. */
function nextReference(text: string, from: number): number {
  const reference = /[$@%]\(/g;
  reference.lastIndex = from;
  return reference.exec(text)?.index ?? text.length;
}

/** Joins two parts. A property that ends with a slash is often followed by another slash. */
function joined(value: string, part: string): string {
  return value.endsWith('/') && part.startsWith('/') ? value + part.slice(1) : value + part;
}

/** Index of the first sign that is in no brackets, from an index. The text's end where it is not there. */
function indexOutside(text: string, from: number, sign: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (depth === 0 && character === sign) return at;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
  }
  return text.length;
}

function propertyValues(inner: string, context: Expanding): string[] {
  const name = inner.toLowerCase();
  const set = reserved.get(name)?.(context);
  if (set !== undefined) return set.length === 0 ? [unknownText] : set;
  if (!/^[\w.-]+$/.test(inner)) {
    const call = /^\[[\w.]+\]::(\w+)\((.*)\)$/s.exec(inner);
    return call ? functionValues(call[1] ?? '', argumentsIn(call[2] ?? ''), context) : [unknownText];
  }
  const definitions = context.properties.get(name);
  if (definitions === undefined || definitions.length > mostDefinitions || context.within.has(name))
    return [unknownText];
  const within = new Set([...context.within, name]);
  return definitions.flatMap(({ text, file }) => expand(text.trim(), { ...context, file, within }));
}

const slashed = (directory: string) => (directory === '' ? '/' : `/${directory}/`);
const stem = (path: string) => nameOf(path).replace(/\.[^.]*$/, '');

/** Properties that MSBuild itself sets (https://learn.microsoft.com/visualstudio/msbuild/msbuild-reserved-and-well-known-properties). */
const reserved: ReadonlyMap<string, (context: TextContext) => string[]> = new Map([
  ['msbuildthisfiledirectory', ({ file }) => [slashed(directoryOf(file))]],
  ['msbuildthisfilefullpath', ({ file }) => [`/${file}`]],
  ['msbuildthisfile', ({ file }) => [nameOf(file)]],
  ['msbuildthisfilename', ({ file }) => [stem(file)]],
  ['msbuildprojectdirectory', ({ project }) => [slashed(directoryOf(project))]],
  ['projectdir', ({ project }) => [slashed(directoryOf(project))]],
  ['msbuildprojectfullpath', ({ project }) => [`/${project}`]],
  ['projectpath', ({ project }) => [`/${project}`]],
  ['msbuildprojectfile', ({ project }) => [nameOf(project)]],
  ['projectfilename', ({ project }) => [nameOf(project)]],
  ['msbuildprojectname', ({ project }) => [stem(project)]],
  ['projectname', ({ project }) => [stem(project)]],
  ['solutiondir', ({ solutionFolders }) => solutionFolders.map(slashed)],
]);

function functionValues(written: string, parts: readonly string[], context: Expanding): string[] {
  const name = written.toLowerCase();
  const values = parts.slice(0, mostValues).map((part) => expand(part, context));
  const [first = '', second] = values.map(([value = '']) => value);
  const found = (path: string | undefined) => [path === undefined ? '' : `/${path}`];
  if (name === 'getpathoffileabove')
    return found(fileAbove(first, second ?? `/${directoryOf(context.file)}`, context.files));
  if (name === 'getdirectorynameoffileabove') {
    const file = fileAbove(second ?? '', first, context.files);
    return found(file && directoryOf(file));
  }
  if (!/^(?:combine|normalizepath|normalizedirectory|getfullpath|ensuretrailingslash)$/.test(name))
    return [unknownText];
  let all = [''];
  for (const part of values) all = all.flatMap((path) => part.map((each) => combine(path, each))).slice(0, 300);
  if (all.length > mostValues) return [unknownText];
  return all.map((path) => (/directory|slash/.test(name) ? `${path}/` : path));
}

function combine(path: string, part: string): string {
  return path === '' || part.startsWith('/') ? part : `${path.replace(/\/$/, '')}/${part}`;
}

/** The nearest file of that name in a folder or above it. */
function fileAbove(name: string, from: string, files: MsbuildFiles): string | undefined {
  const start = posix.join('/', from).replace(/^\/|\/$/g, '');
  if (start.includes(unknownText)) return undefined;
  return [start, ...pathsAbove(start)].map((folder) => posix.join(folder, name)).find((path) => files.find(path));
}

/** Arguments of a function, without their quotes. */
function argumentsIn(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at <= text.length;) {
    const end = indexOutside(text, at, ',');
    found.push(
      text
        .slice(at, end)
        .trim()
        .replace(/^['"`]|['"`]$/g, ''),
    );
    at = end + 1;
  }
  return found;
}
