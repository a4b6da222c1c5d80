import type { BuildSystem, Comparison, Impact, Tools } from '../../build-system.js';
import type { Configuration } from '../../configuration/configuration.js';
import { impactOfRules } from './impact.js';

/** What the composition hands to `paths` as its options: the configuration file of both commits. */
export interface PathsOptions {
  readonly file: string;
  readonly base: Configuration;
  readonly head: Configuration;
  /** Changed paths that another build system accounts for. */
  readonly coveredPaths: ReadonlySet<string>;
  /** Targets that a changed file counts for which nobody owns (`unowned`). */
  readonly unownedTargets: readonly string[];
}

/** Targets by globs, from the configuration file. */
export const paths: BuildSystem = {
  name: 'paths',
  rootFiles: ['.github/impacted-targets.yml'],
  executes: 'nothing',
  impact(comparison: Comparison, tools: Tools): Promise<Impact> {
    return impactOfRules(comparison, tools.options as unknown as PathsOptions);
  },
};
