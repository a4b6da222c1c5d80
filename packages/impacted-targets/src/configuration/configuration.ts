import type { Configuration } from './read-configuration.js';

export type { Configuration };
/** Options of build systems, by their names; each build system reads its own. */
export type BuildSystemOptions = Configuration['buildSystems'];
/** One entry under `targets`. */
export type Rule = Configuration['rules'][number];
/** One entry under `rules`. */
export type FileRule = Configuration['fileRules'][number];
/** The changed files of a target that reach its dependents. */
export type Surface = Configuration['surfaces'][number];
/** One entry under `depends-on`, and one under `not-depends-on`. */
export type DependencyRule = Configuration['dependsOn'][number];
export type NoDependency = Configuration['notDependsOn'][number];

/** The configuration of both commits. */
export interface Configurations {
  readonly kind: 'configurations';
  /** Path of the file, from the root of the repository. */
  readonly file: string;
  readonly base: Configuration;
  readonly head: Configuration;
}

/** Policy for a file without an owner: the stricter of both commits. */
export function unownedPolicy({ base, head }: Configurations): { ignored: boolean; targets: readonly string[] } {
  const policies = [base.unowned, head.unowned];
  if (policies.includes('all')) return { ignored: false, targets: [] };
  const targets = policies.flatMap((policy) => (typeof policy === 'string' ? [] : policy));
  return { ignored: targets.length === 0, targets: [...new Set(targets)] };
}
