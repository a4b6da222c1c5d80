import { GlobError, pathMatcher, type PathMatcher } from '../../../shared/src/globs/path-matcher.js';
import { append, getOrMake } from '../../../shared/src/append.js';
import { canonicalJson } from '../../../shared/src/json-values.js';
import type { Surface } from '../configuration/configuration.js';
import { capturePattern, type Globs } from '../configuration/glob.js';
import { valuesIn } from '../configuration/rule-names.js';
import { matcherOf } from '../readers/task-inputs.js';
import { nameOf } from '../tree/paths.js';
import type { Tree } from '../tree/tree.js';
import { inputsOf, manifests, type Input } from './inputs-of-task.js';
import type { TargetNames } from './target-names.js';

/** One surface of one target in one commit. */
export interface SurfaceOfTarget {
  readonly stated: Surface;
  /** What is declared, so that two commits can be compared. */
  readonly definition: string;
  /** Each of them must fit a file of the target. Undefined where no inputs are declared or understood. */
  readonly globs: readonly { readonly written: string; readonly matches: PathMatcher }[] | undefined;
  readonly matches: PathMatcher;
}

/** By the names of targets in the answer. A target may have several. */
export type SurfacesOfTargets = ReadonlyMap<string, readonly SurfaceOfTarget[]>;

/** The surfaces that the rules of one commit state. */
export async function surfacesOf(
  stated: readonly Surface[],
  tree: Tree,
  names: TargetNames,
): Promise<SurfacesOfTargets> {
  const found = new Map<string, SurfaceOfTarget[]>();
  for (const surface of stated) {
    const { target, ofRule, files, definition } = surface;
    const targets = names.matching(ofRule ? `paths:${target}` : target).map((name) => {
      const values = ofRule ? valuesIn(target, names.get(name)?.own ?? name) : undefined;
      return { name, values: values ?? new Map<string, string>() };
    });
    if (!('task' in files)) {
      for (const { name, values } of targets) {
        const within = (part: Pick<Globs, 'matchesWith'>) => (path: string) => part.matchesWith(path, values);
        const globs = files.included.map((glob) => ({ written: glob.text, matches: within(glob) }));
        append(found, name, { stated: surface, definition, globs, matches: within(files) });
      }
      continue;
    }
    const tasks = targets.map(({ name, values }) => {
      const file = files.file.replaceAll(capturePattern, (_, part: string) => values.get(part) ?? '');
      const { folder, asked } = names.get(name) ?? {};
      return { task: files.task, file, folder, root: folder === undefined ? '' : (asked?.readings.root ?? '') };
    });
    for (const [index, inputs] of (await inputsOf(tree, tasks)).entries())
      append(found, targets[index]?.name ?? '', { stated: surface, ...surfaceOfInputs(inputs, definition) });
  }
  return found;
}

function surfaceOfInputs(inputs: readonly Input[] | undefined, written: string): Omit<SurfaceOfTarget, 'stated'> {
  const definition = `${written} ${canonicalJson(inputs)}`;
  if (inputs === undefined) return { definition, globs: undefined, matches: () => true };
  const excluded = inputs.filter(({ isExcluded }) => isExcluded).map(({ glob }) => exactly(glob));
  const included = inputs.filter(({ isExcluded }) => !isExcluded);
  const globs = included.map(({ from, glob }) => ({ from, written: glob, matches: matcherOf(glob) }));
  const ofTarget = globs.filter(({ from }) => from === 'target');
  return {
    definition,
    // Globs from the root of the build are for files of no target, unless there are no others.
    globs: ofTarget.length > 0 ? ofTarget : globs,
    matches: (path) =>
      manifests.includes(nameOf(path)) ||
      (globs.some(({ matches }) => matches(path)) && !excluded.some((matches) => matches(path))),
  };
}

/** A glob that takes files away. One that is not understood takes none. */
function exactly(glob: string): PathMatcher {
  try {
    return pathMatcher(glob);
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    return () => false;
  }
}

/** A surface that narrows nothing, because nobody knows what was meant. */
export interface UselessSurface {
  readonly stated: Surface;
  /** The glob that fits no file of the target; undefined where no inputs are declared or understood. */
  readonly glob?: string;
}

/**
 * The surfaces of a target that narrow nothing.
 * @param files of the target
 */
export function uselessOf(surfaces: readonly SurfaceOfTarget[], files: Iterable<string> = []): UselessSurface[] {
  const paths = [...files];
  return surfaces.flatMap(({ stated, globs }): UselessSurface[] =>
    globs === undefined
      ? [{ stated }]
      : globs.flatMap(({ written, matches }) => (paths.some(matches) ? [] : [{ stated, glob: written }])),
  );
}

/** Every surface that narrows nothing, with the targets for which that is so. */
export function uselessSurfaces(
  surfaces: SurfacesOfTargets,
  files: ReadonlyMap<string, ReadonlySet<string>>,
): (UselessSurface & { readonly targets: readonly string[] })[] {
  const found = new Map<string, UselessSurface & { readonly targets: string[] }>();
  for (const [name, ofTarget] of surfaces) {
    for (const useless of uselessOf(ofTarget, files.get(name))) {
      const { stated, glob } = useless;
      // Inputs of a task begin in the folder of each target.
      const key = JSON.stringify([stated.definition, 'task' in stated.files ? '' : glob]);
      getOrMake(found, key, () => ({ ...useless, targets: [] as string[] })).targets.push(name);
    }
  }
  return [...found.values()];
}
