import { pathMatcher, type PathMatcher } from '../../../shared/src/globs/path-matcher.js';
import { directoryOf, inside, isWithin, pathsAbove, resolvePath, withoutEndSlashes } from '../tree/paths.js';
import type { Language } from '../scan/language.js';
import type { Literal } from '../scan/literal.js';
import type { PlaceKind, TrackedPlaces } from './places.js';

/** A file or folder that a literal leads to. */
export interface NamedPlace {
  /** From the root of the repository, as it is written: case and links are kept. */
  readonly path: string;
  /** `untracked`: the commit has nothing at a path that goes up (`../ui/dist/ui.css`); the folder that it is in may belong to a target. */
  readonly kind: PlaceKind | 'untracked';
}

/** The file that has a literal. */
export interface NamingFile {
  readonly path: string;
  /** Its folder. */
  readonly folder: string;
  /** The folder of the nearest manifest above it. */
  readonly home: string;
  readonly language: Language;
}

/** The folders that hold manifests. */
export interface Homes {
  /** The nearest one from a folder upwards; the root where there is none. */
  readonly of: (folder: string) => string;
  /** How many are below a folder. */
  readonly below: (folder: string) => number;
}

/** What follows the path of a module in the path of its file, in the order in which bundlers and interpreters try it. */
const endings =
  ' .ts .tsx .js .jsx .mts .cts .mjs .cjs .d.ts .json .vue .svelte /index.ts /index.tsx /index.js /index.jsx /index.mjs /index.cjs /index.mts';
const javascript = endings.split(' ');
const python = ['.py', '/__init__.py', '.pyi', '/__init__.pyi'];
const rust = ['.rs', '/mod.rs'];

const wildcard = /[*?[{]/;

/** True for a literal with wildcards, which may name many files. */
export function isGlob({ role, text }: Literal): boolean {
  return (role === 'path' || role === 'joined') && wildcard.test(text);
}

/**
 * The files outside of the file's own target that a glob matches, from the first of the places where paths may start that has any. A glob
 * that begins with a wildcard says which kind of files is meant, and not where they are. A folder with several targets is not meant from the
 * root where a file of a target names it.
 */
export function globbedPlaces(
  { text, role }: Literal,
  file: NamingFile,
  places: TrackedPlaces,
  homes: Homes,
): NamedPlace[] {
  const written = text.replace(/^\/+|^(?:\.\/)+/, '');
  if (!written.includes('/') || wildcard.test(written.slice(0, written.indexOf('/')))) return [];
  const folder = written.slice(0, written.lastIndexOf('/', written.search(wildcard)) + 1);
  for (const start of startsOf(text, role, file)) {
    const named = resolvePath(start, folder === '' ? '.' : folder);
    if (named === undefined || (named !== '' && places.find(named) !== 'directory')) continue;
    const base = places.written(named);
    const glob = resolvePath(base, written.slice(folder.length));
    if (glob === undefined || (start === '' && file.folder !== '' && homes.below(base) > 1)) continue;
    if (file.home !== '' && isWithin(base, file.home) && homes.below(base) === 0) return [];
    const matches = matcherOf(glob);
    if (matches === undefined) return [{ path: base, kind: 'directory' }];
    const found = places.matching(base, glob, matches);
    const others = found.filter((path) => file.home === '' || homes.of(directoryOf(path)) !== file.home);
    if (found.length > 0) return others.map((path) => ({ path, kind: 'file' }));
  }
  return [];
}

/** Tells which files a glob matches, or have a folder that it matches; undefined for one that could take long. Then its folder counts. */
function matcherOf(glob: string): PathMatcher | undefined {
  try {
    const [itself, below] = [pathMatcher(glob), pathMatcher(`${glob}/**`)];
    return (path) => itself(path) || below(path);
  } catch {
    return undefined;
  }
}

/**
 * The place that a literal leads to. The first of the places where it may start that has something, is meant.
 * @returns undefined for the name of a module or a target, and where nothing is
 */
export function namedPlace({ text, role }: Literal, file: NamingFile, places: TrackedPlaces): NamedPlace | undefined {
  if (role === 'word') return undefined;
  const isImport = role === 'import';
  if (isImport && !text.startsWith('.')) return undefined;
  const [written = ''] = isImport ? text.split(/[?#]/) : [withoutEndSlashes(text).replace(/^\/+/, '')];
  const found = isImport
    ? importedPlace(written, file, places)
    : firstPlace(startsOf(text, role, file), written, places);
  if (found !== undefined) return { ...found, path: places.written(found.path) };
  const path = written.startsWith('../') ? resolvePath(file.folder, written) : undefined;
  return path === undefined || path === '' ? undefined : { path, kind: 'untracked' };
}

/**
 * Where a path may start: in the file's folder, the target's folder or the root. Behind a beginning that the program computes, it may start
 * in every folder above the file, and `..` in the file itself (`Path(__file__).parent`).
 */
function startsOf(text: string, role: Literal['role'], { path, folder, home }: NamingFile): readonly string[] {
  if (role === 'joined') return text.startsWith('..') ? [path, ...pathsAbove(path)] : pathsAbove(path);
  // An address on a server looks like an absolute path; a path below the root has two names at least.
  return text.startsWith('/') && !text.includes('/', 1) ? [] : [folder, home, ''];
}

function firstPlace(starts: readonly string[], written: string, places: TrackedPlaces): NamedPlace | undefined {
  for (const start of starts) {
    const path = resolvePath(start, written);
    const kind = path === undefined || path === '' ? undefined : places.find(path);
    if (path !== undefined && kind !== undefined) return { path, kind };
  }
  return undefined;
}

/** The file or folder that an import beside the file leads to. */
function importedPlace(
  written: string,
  { path, folder, language }: NamingFile,
  places: TrackedPlaces,
): NamedPlace | undefined {
  if (language === 'python') {
    const dots = /^\.+/.exec(written)?.[0].length ?? 0;
    // Dots lead upwards (PEP 328).
    const start = resolvePath(folder, '../'.repeat(dots - 1) || '.');
    return start === undefined ? undefined : longestModule(start, namesOfModule(written.slice(dots)), places);
  }
  if (language === 'rust') {
    // A module is beside the file, or in the folder that has the name of the file's own module.
    const name = written.slice('./'.length);
    return fileOf(inside(folder, name), rust, places) ?? fileOf(inside(path.replace(/\.rs$/, ''), name), rust, places);
  }
  const module = resolvePath(folder, written);
  return module === undefined ? undefined : (javascriptModule(module, places) ?? firstPlace([folder], written, places));
}

/** The file of a module whose path is known but for its ending. */
function fileOf(module: string, ends: readonly string[], places: TrackedPlaces): NamedPlace | undefined {
  const ending = ends.find((one) => places.find(module + one) === 'file');
  return ending === undefined ? undefined : { path: module + ending, kind: 'file' };
}

/**
 * The file that a path of an import means, with or without its ending; also one that a compiler makes the file of that path from.
 * @param path from the root of the repository
 */
export function javascriptModule(path: string, places: TrackedPlaces): NamedPlace | undefined {
  const source = path.replace(/\.([cm]?)jsx?$/, '.$1ts');
  return fileOf(path, javascript, places) ?? (source === path ? undefined : fileOf(source, ['', 'x'], places));
}

/** The names in the dotted name of a Python module. */
export function namesOfModule(module: string): string[] {
  return module.split('.').filter((name) => name !== '' && name !== '*');
}

/** The file of the longest known beginning of a module's name below a folder; the rest are names in that module. */
export function longestModule(start: string, names: readonly string[], places: TrackedPlaces): NamedPlace | undefined {
  for (let length = names.length; length > 0; length -= 1) {
    const path = inside(start, names.slice(0, length).join('/'));
    const found = fileOf(path, python, places);
    if (found !== undefined) return found;
    if (length === names.length && places.find(path) === 'directory') return { path, kind: 'directory' };
  }
  return undefined;
}
