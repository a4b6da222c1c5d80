import { GlobError } from '../../../shared/src/globs/path-matcher.js';
import { counted } from '../../../shared/src/numbers.js';
import type { Mistake } from '../../../shared/src/user-error.js';
import { ImpactError } from '../tree/impact-error.js';
import { pathsAbove } from '../tree/paths.js';
import type { Configuration, FileRule, NoDependency, Surface } from './configuration.js';
import type { Problem, Written } from './mistakes.js';
import { Glob, globMistake, isNegated, type Globs } from './glob.js';

/** A part of the configuration file that has no effect, with what to write instead. */
export type RuleProblem = Omit<Mistake, 'file'>;

/** What an answer knows of targets. */
export interface KnownNames {
  /** The targets that a name means; undefined where not all targets are known. @throws ImpactError for a name that fits several */
  named(pattern: string): readonly string[] | undefined;
  /** The targets that depend on a target directly, without the named edges that rules take away. */
  dependentsOf(target: string): Promise<readonly string[]>;
  /** Surfaces that narrow nothing, with the targets for which that is so. */
  uselessSurfaces(): Promise<readonly { stated: Surface; glob?: string; targets: readonly string[] }[]>;
}

/**
 * Parts of a configuration file without effect: globs of no tracked file, rules that are never the first to fit, names of no target, edges and
 * surfaces that stay as they are.
 * @param paths of all tracked files
 * @param known undefined where the targets are not known; then names are not looked at
 * @returns in the order of the file
 */
export async function problemsOf(
  configuration: Configuration,
  paths: readonly string[],
  known?: KnownNames,
): Promise<RuleProblem[]> {
  const found = [...deadGlobs(configuration.globs, paths), ...neverFirst(configuration.fileRules, paths)];
  if (known !== undefined) {
    found.push(...namesWithoutTarget(configuration, known));
    for (const rule of configuration.notDependsOn) found.push(...(await edgesThatStay(rule, known)));
    for (const { stated, glob, targets } of await known.uselessSurfaces()) {
      const why =
        glob === undefined
          ? 'the inputs of its task are missing or not understood'
          : `${glob} matches none of its files`;
      const message = `the surface of ${listed(targets)} narrows nothing: ${why}. Correct it; until then every file of the target is surface`;
      found.push({ place: stated.place, message });
    }
  }
  return found
    .map(({ place, message }) => ({ line: configuration.lineOf(place), message }))
    .sort((one, other) => one.line - other.line);
}

const listed = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first} and ${counted(more.length, 'other')} like it`;

/** The rules that match files, but are the first to do so for none. */
function neverFirst(rules: readonly FileRule[], paths: readonly string[]): Problem[] {
  const first = new Set(paths.map((path) => rules.find((rule) => matches(rule.paths, path))));
  return rules.flatMap((rule) => {
    // A rule that matches nothing is told by its globs.
    if (first.has(rule) || !paths.some((path) => matches(rule.paths, path))) return [];
    const message = `the rule for ${rule.paths.texts[0] ?? ''} never decides: rules above it match all of its files first. Move it up, or remove it`;
    return [{ place: rule.place, message }];
  });
}

function namesWithoutTarget({ names, groups }: Configuration, known: KnownNames): Problem[] {
  const problems: Problem[] = [];
  for (const { text, place, effect } of names) {
    const found = named(text, known, ({ message }) => problems.push({ place, message }));
    if (found?.length !== 0) continue;
    problems.push({ place, message: `no target is named ${text}, so ${effect}: correct the name, or remove it` });
  }
  for (const [group, texts] of groups) {
    if (!texts.every((text) => named(text, known)?.length === 0)) continue;
    const message = `no target is in the group ${group}: correct its names, or remove it`;
    problems.push({ place: ['groups', group], message });
  }
  return problems;
}

/**
 * The targets that a name means; undefined where not all targets are known, and for a name that fits several.
 * @param refuse gets why such a name means none
 */
function named(text: string, known: KnownNames, refuse?: (error: ImpactError) => void): readonly string[] | undefined {
  try {
    return known.named(text);
  } catch (error) {
    if (!(error instanceof ImpactError)) throw error;
    refuse?.(error);
    return undefined;
  }
}

/** Edges that `not-depends-on` does not take away, because more than a text says them. */
async function edgesThatStay({ target, on, place }: NoDependency, known: KnownNames): Promise<Problem[]> {
  const targets = named(target, known) ?? [];
  const stays: string[] = [];
  for (const name of named(on, known) ?? []) {
    const dependents = new Set(await known.dependentsOf(name));
    const staying = targets.filter((one) => one !== name && dependents.has(one));
    stays.push(...staying.map((one) => `${one} still depends on ${name}`));
  }
  const why =
    'a manifest, an import, a rule or the build tool states it, and not-depends-on removes only edges that a text names. Remove this entry, or the dependency itself';
  return stays.length === 0 ? [] : [{ place, message: `${listed(stays)}: ${why}` }];
}

/** The globs that match no tracked file, each with what its author may mean: a folder, other letters, a path below a folder. */
export function deadGlobs(written: readonly Written[], paths: readonly string[]): Problem[] {
  const waiting = new Map(written.filter(({ text }) => !isNegated(text)).map(({ text }) => [text, new Glob(text)]));
  for (const path of paths) for (const [text, glob] of waiting) if (matches(glob, path)) waiting.delete(text);
  const dead = written.filter(({ text }) => waiting.has(text));
  const folders = new Set(dead.length === 0 ? [] : paths.flatMap((path) => pathsAbove(path)));
  return dead.map(({ text, place }) => ({
    place,
    message: `${text} matches no tracked file${hintFor(text, paths, folders)}`,
  }));
}

function hintFor(written: string, paths: readonly string[], folders: ReadonlySet<string>): string {
  const small = (path: string) => path.toLowerCase();
  const like = (text: string, pathOf = (path: string) => path) => {
    const glob = globMistake(text) === undefined ? new Glob(text) : undefined;
    return glob && paths.find((path) => matches(glob, pathOf(path)));
  };
  const [folder] = folders.has(written) ? [written] : [...folders].filter((path) => small(path) === small(written));
  if (folder !== undefined) return `: it is a folder, so write ${folder}/**`;
  const deeper = like(`**/${written}`);
  if (deeper !== undefined) return `: for ${deeper}, write **/${written}`;
  const other = like(small(written), small);
  if (other !== undefined) return `: ${other} differs only in upper and lower case`;
  return /[,\s]/.test(written) ? ': write several globs as a list' : '';
}

/** True when a path matches. A path in which the names of the glob have too many readings counts as a match. */
function matches(glob: Glob | Globs, path: string): boolean {
  try {
    return glob.matches(path);
  } catch (error) {
    if (error instanceof GlobError) return true;
    throw error;
  }
}
