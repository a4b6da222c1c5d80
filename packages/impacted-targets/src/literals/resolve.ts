import { posix } from 'node:path';
import { pathMatcher, type PathMatcher } from '../../../shared/src/globs/path-matcher.js';
import { isWithin, resolvePath, withoutEndSlashes } from '../tree/paths.js';
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
  /** The folder of the nearest target or manifest above it. */
  readonly home: string;
  readonly language: Language;
}

/** What an import without an ending may be, in the order in which bundlers and compilers try it. */
const javascriptEndings = ['', ...'.ts .tsx .js .jsx .mts .cts .mjs .cjs .d.ts .json .vue .svelte'.split(' ')];
const indexFiles = ['/index.ts', '/index.tsx', '/index.js', '/index.jsx', '/index.mjs', '/index.cjs', '/index.mts'];
/** Sources by the ending of what a compiler makes of them. */
const compiledEndings: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx', '.jsx'],
  '.jsx': ['.ts', '.tsx', '.jsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
};

const wildcard = /[*?[{]/;

/** True for a literal with wildcards, which may name many files. */
export function isGlob({ role, text }: Literal): boolean {
  return (role === 'path' || role === 'joined') && wildcard.test(text);
}

/**
 * The files that a glob matches, from the first of the places where paths may start that has any. A glob that begins with a wildcard
 * says which kind of files is meant, and not where they are.
 * @param homesBelow how many targets or manifests are below a folder. A folder with several of them is not meant from the root where a file of a
 * target names it, and one without any in the file's own target has its own files alone
 */
export function globbedPlaces(
  literal: Literal,
  file: NamingFile,
  places: TrackedPlaces,
  homesBelow: (folder: string) => number,
): NamedPlace[] {
  const { text, role } = literal;
  const written = text.replace(/^\/+|^(?:\.\/)+/, '');
  if (!written.includes('/') || wildcard.test(written.slice(0, written.indexOf('/')))) return [];
  const folder = written.slice(0, written.lastIndexOf('/', written.search(wildcard)) + 1);
  for (const start of startsOf(text, role, file)) {
    const named = resolvePath(start, folder === '' ? '.' : folder);
    if (named === undefined || (named !== '' && places.find(named) !== 'directory')) continue;
    const base = places.written(named);
    const glob = resolvePath(base, written.slice(folder.length));
    if (glob === undefined) continue;
    if (start === '' && file.folder !== '' && homesBelow(base) > 1) continue;
    if (file.home !== '' && isWithin(base, file.home) && homesBelow(base) === 0) return [];
    const matches = matcherOf(glob);
    if (matches === undefined) return [{ path: base, kind: 'directory' }];
    const found = [...places.below(base)].filter(matches).map((path) => ({ path, kind: 'file' as const }));
    if (found.length > 0) return found;
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
 * The place that a literal leads to: from the file's folder, the target's folder, then the root of the repository. The first of them where
 * something is, is meant.
 * @returns undefined for the name of a module or a target, and where nothing is
 */
export function namedPlace(literal: Literal, file: NamingFile, places: TrackedPlaces): NamedPlace | undefined {
  if (literal.role === 'word') return undefined;
  if (literal.role === 'import') return importedPlace(literal.text, file, places);
  const text = withoutEndSlashes(literal.text);
  if (text === '' || text.length > 1024) return undefined;
  const starts = startsOf(text, literal.role, file);
  const written = text.replace(/^\/+/, '');
  // Nearly all texts with a slash name nothing here, and are told apart by their last name.
  if (!written.endsWith('..') && !places.mayHave(written)) return untracked(written, file, places);
  for (const start of starts) {
    const path = resolvePath(start, written);
    const kind = path === undefined || path === '' ? undefined : places.find(path);
    if (path !== undefined && kind !== undefined) return { path: places.written(path), kind };
  }
  return untracked(written, file, places);
}

function startsOf(text: string, role: Literal['role'], { path, folder, home }: NamingFile): readonly string[] {
  // An address on a server looks like an absolute path; a path below the root has two names at least.
  if (text.startsWith('/')) return role === 'joined' || text.includes('/', 1) ? [folder, home, ''] : [];
  // `Path(__file__).parent` starts from the file itself.
  if (role === 'joined' && text.startsWith('..')) return [path, folder, home, ''];
  return [folder, home, ''];
}

/** A path that goes up to where the commit has nothing, such as the output of a build. */
function untracked(written: string, { folder, home }: NamingFile, places: TrackedPlaces): NamedPlace | undefined {
  if (!written.startsWith('../')) return undefined;
  for (const start of new Set([folder, home])) {
    const path = resolvePath(start, written);
    if (path !== undefined && path !== '' && isBelowTracked(path, places)) return { path, kind: 'untracked' };
  }
  return undefined;
}

function isBelowTracked(path: string, places: TrackedPlaces): boolean {
  const above = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return above !== '' && (places.find(above) === 'directory' || isBelowTracked(above, places));
}

/** The file that an import beside the file leads to; undefined for the name of a module. */
function importedPlace(text: string, file: NamingFile, places: TrackedPlaces): NamedPlace | undefined {
  const place = placeOfImport(text, file, places);
  return place === undefined || place.kind === 'untracked' ? place : { ...place, path: places.written(place.path) };
}

function placeOfImport(text: string, from: NamingFile, places: TrackedPlaces): NamedPlace | undefined {
  if (from.language === 'python') return pythonModule(text, from, places);
  if (from.language === 'rust') return rustModule(text.slice(2), from, places);
  const [written = ''] = text.split(/[?#]/);
  if (!/^\.{1,2}(?:\/|$)/.test(written)) return undefined;
  const path = resolvePath(from.folder, written);
  if (path === undefined) return undefined;
  const module = javascriptModule(path, places);
  if (module !== undefined) return module;
  if (places.find(path) === 'directory') return { path, kind: 'directory' };
  return untracked(written, from, places);
}

/**
 * The file that a path of an import means, with or without its ending.
 * @param path from the root of the repository
 */
export function javascriptModule(path: string, places: TrackedPlaces): NamedPlace | undefined {
  const ending = posix.extname(path);
  const file = [
    ...javascriptEndings.map((one) => path + one),
    ...(compiledEndings[ending] ?? []).map((one) => path.slice(0, -ending.length) + one),
    ...indexFiles.map((one) => path + one),
  ].find((one) => places.find(one) === 'file');
  return file === undefined ? undefined : { path: file, kind: 'file' };
}

/** The file of a module that `mod` names: beside the file, or in the folder that has the name of the file's own module. */
function rustModule(name: string, { path, folder }: NamingFile, places: TrackedPlaces): NamedPlace | undefined {
  const starts = [folder, path.slice(0, path.lastIndexOf('.'))].map((start) =>
    start === '' ? name : `${start}/${name}`,
  );
  const found = starts
    .flatMap((start) => [`${start}.rs`, `${start}/mod.rs`])
    .find((one) => places.find(one) === 'file');
  return found === undefined ? undefined : { path: found, kind: 'file' };
}

/** The file of a module whose name begins with dots (PEP 328). */
function pythonModule(text: string, { folder }: NamingFile, places: TrackedPlaces): NamedPlace | undefined {
  const dots = /^\.+/.exec(text)?.[0].length ?? 0;
  if (dots === 0) return undefined;
  const start = resolvePath(folder, '../'.repeat(dots - 1) || '.');
  if (start === undefined) return undefined;
  return longestModule(start, namesOfModule(text.slice(dots)), places);
}

/** The names in the dotted name of a Python module. */
export function namesOfModule(module: string): string[] {
  return module.split('.').filter((name) => name !== '' && name !== '*');
}

/** The file of the longest known beginning of a module's name below a folder; the rest are names in that module. */
export function longestModule(start: string, names: readonly string[], places: TrackedPlaces): NamedPlace | undefined {
  for (let length = names.length; length > 0; length -= 1) {
    const path = [...(start === '' ? [] : [start]), ...names.slice(0, length)].join('/');
    const file = [`${path}.py`, `${path}/__init__.py`, `${path}.pyi`, `${path}/__init__.pyi`].find(
      (one) => places.find(one) === 'file',
    );
    if (file !== undefined) return { path: file, kind: 'file' };
    if (length === names.length && places.find(path) === 'directory') return { path, kind: 'directory' };
  }
  return undefined;
}
