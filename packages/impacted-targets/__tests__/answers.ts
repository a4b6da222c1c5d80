import { compareContents, noTools, type Files } from './trees.js';
import type { BuildSystemOptions } from '../src/configuration/configuration.js';
import type { BuildSystem } from '../src/engine/build-system.js';
import type { Tools } from '../src/readers/tools.js';
import { impactOf } from './impact-of.js';

/** What a build system answers about two commits. */
export interface Answered {
  /** The targets, or `ALL: why`. */
  readonly targets: readonly string[] | string;
  readonly warnings: readonly string[];
  /** Changed files that no target owns, and whose meaning is not known. */
  readonly uncovered: readonly string[];
}

/** @param changes files of the head commit; null for one that is gone */
export async function answer(
  system: BuildSystem,
  files: Files,
  changes: Readonly<Record<string, Files[string] | null>>,
  options: BuildSystemOptions = {},
  configured: Pick<Tools, 'configurations'> = noTools,
): Promise<Answered> {
  const head = Object.entries({ ...files, ...changes }).filter(
    (entry): entry is [string, Files[string]] => entry[1] !== null,
  );
  const comparison = compareContents(files, Object.fromEntries(head));
  const warnings: string[] = [];
  const impact = await impactOf(system, comparison, {
    ...noTools,
    configurations: configured.configurations,
    options,
    warn: (line) => warnings.push(line),
  });
  const covered = impact.coveredPaths ?? new Set();
  return {
    targets: impact.kind === 'all' ? `ALL: ${impact.why}` : [...impact.targets.keys()].sort(),
    warnings,
    uncovered: comparison.changes.map(({ path }) => path).filter((path) => !covered.has(path)),
  };
}
