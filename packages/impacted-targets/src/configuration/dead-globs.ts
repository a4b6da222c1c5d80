import { pathsAbove } from '../tree/paths.js';
import type { Configuration } from './configuration.js';
import { Glob, type Globs } from './glob.js';

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
  const waiting = new Map<string, Glob>();
  for (const { included } of globsOf(configuration)) for (const glob of included) waiting.set(glob.text, glob);
  for (const path of paths) {
    if (waiting.size === 0) break;
    for (const [written, glob] of waiting) if (glob.matches(path)) waiting.delete(written);
  }
  if (waiting.size === 0) return [];
  const folders = new Set(paths.flatMap((path) => pathsAbove(path)));
  return [...waiting.keys()].map((written) => ({
    line: lineOf(text, written),
    message: `${written} matches no tracked file${hint(written, paths, folders)}`,
  }));
}

function hint(written: string, paths: readonly string[], folders: ReadonlySet<string>): string {
  if (folders.has(written)) return `: it is a folder, so write ${written}/**`;
  const below = new Glob(`**/${written}`);
  const deeper = paths.find((path) => below.matches(path));
  if (deeper !== undefined) return `: for ${deeper}, write **/${written}`;
  const small = new Glob(written.toLowerCase());
  const other = paths.find((path) => small.matches(path.toLowerCase()));
  if (other !== undefined) return `: ${other} is written in other letters`;
  const folder = [...folders].find((path) => path.toLowerCase() === written.toLowerCase());
  if (folder !== undefined) return `: ${folder} is a folder in other letters, so write ${folder}/**`;
  if (/[,\s]/.test(written)) return ': write several globs as a list';
  return '';
}

/** The line on which a text first stands in a file; the first line where it is written in another way. */
export function lineOf(file: string, text: string): number {
  const at = file.indexOf(text);
  return at === -1 ? 1 : file.slice(0, at).split('\n').length;
}
