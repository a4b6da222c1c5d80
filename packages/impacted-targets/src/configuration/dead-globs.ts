import { GlobError } from '../../../shared/src/globs/path-matcher.js';
import { pathsAbove } from '../tree/paths.js';
import type { Configuration } from './configuration.js';
import { Glob, globMistake, type Globs } from './glob.js';

/** A part of the configuration file that has no effect, with what to write instead. */
export interface DeadRule {
  /** Line of the part, counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** Every list of globs of a configuration. */
function globsOf({ impactAll, impactNone, impact, fileRules, rules, surfaces }: Configuration): readonly Globs[] {
  return [
    impactAll,
    impactNone,
    ...impact.map(({ paths }) => paths),
    ...fileRules.map(({ paths }) => paths),
    ...rules.map(({ globs }) => globs),
    ...surfaces.flatMap(({ files }) => ('task' in files ? [] : [files])),
  ];
}

/**
 * The globs that match no tracked file, each with what its author may mean: a folder, a path in other letters, a path below a folder.
 * @param text of the configuration file
 * @param paths of all tracked files
 */
export function deadGlobs(configuration: Configuration, text: string, paths: readonly string[]): DeadRule[] {
  const globs = globsOf(configuration).flatMap(({ included }) => included);
  return unmatched(globs, paths).map(({ written, isFolder, deeper, hint }) => {
    const meant = isFolder
      ? `: it is a folder, so write ${written}/**`
      : deeper && `: for ${deeper}, write **/${written}`;
    return { line: lineOf(text, written), message: `${written} matches no tracked file${meant ?? hint()}` };
  });
}

/** A glob that matches none of some files. */
interface Unmatched {
  readonly written: string;
  /** True for the name of a folder. */
  readonly isFolder: boolean;
  /** A file below a folder that the glob would match there. */
  readonly deeper: string | undefined;
  /** What else its author may mean; empty where nothing shows it. */
  readonly hint: () => string;
}

/** The globs that match none of these files. */
export function unmatched(globs: Iterable<Glob>, paths: readonly string[]): Unmatched[] {
  const waiting = new Map([...globs].map((glob) => [glob.text, glob]));
  for (const path of paths) {
    if (waiting.size === 0) return [];
    for (const [written, glob] of waiting) if (matches(glob, path)) waiting.delete(written);
  }
  const folders = new Set(paths.flatMap((path) => pathsAbove(path)));
  return [...waiting.keys()].map((written) => {
    const below = globIfAny(`**/${written}`);
    return {
      written,
      isFolder: folders.has(written),
      deeper: below && paths.find((path) => matches(below, path)),
      hint: () => hintFor(written, paths, folders),
    };
  });
}

/** A glob that is made of another one; undefined where that is no longer a glob, such as for its length. */
function globIfAny(text: string): Glob | undefined {
  return globMistake(text) === undefined ? new Glob(text) : undefined;
}

/** True when a path matches. A path in which the names of the glob have too many readings counts as a match. */
function matches(glob: Glob, path: string): boolean {
  try {
    return glob.matches(path);
  } catch (error) {
    if (error instanceof GlobError) return true;
    throw error;
  }
}

function hintFor(written: string, paths: readonly string[], folders: ReadonlySet<string>): string {
  const small = globIfAny(written.toLowerCase());
  const other = small && paths.find((path) => matches(small, path.toLowerCase()));
  if (other !== undefined) return `: ${other} is written in other letters`;
  const folder = [...folders].find((path) => path.toLowerCase() === written.toLowerCase());
  if (folder !== undefined) return `: ${folder} is a folder in other letters, so write ${folder}/**`;
  if (/[,\s]/.test(written)) return ': write several globs as a list';
  return '';
}

/** The first line of a file with a text; the first line where it is written in another way. */
export function lineOf(file: string, text: string): number {
  const at = file.indexOf(text);
  return at === -1 ? 1 : file.slice(0, at).split('\n').length;
}
