import type { RuleProblem } from '../configuration/problems.js';
import type { CauseOfAll, Reason } from './impact.js';
import type { Place } from '../unowned/places.js';

/** The impacted targets, or all. */
export type Answer =
  | {
      readonly kind: 'all';
      /** The first of the causes, in one line. */
      readonly why: string;
      /** All known causes; never empty. */
      readonly causes: readonly CauseOfAll[];
      /** What decided about each changed file, where all build systems answered. */
      readonly places?: ReadonlyMap<string, Place>;
    }
  | {
      readonly kind: 'targets';
      /** In byte order, each once. */
      readonly targets: readonly string[];
      /** Why each target is impacted. */
      readonly why: ReadonlyMap<string, Reason>;
      /** The names of all targets of both commits, where they are known. */
      readonly names?: () => Promise<ReadonlySet<string> | undefined>;
      /** The known targets that own or read a file, in either commit. */
      readonly ownersOf?: (path: string) => Promise<readonly string[]>;
      /** The targets that depend on a target directly, in either commit. */
      readonly dependentsOf?: (target: string) => Promise<readonly string[]>;
      /** The targets that a name in a rule means. It throws where the name fits targets of several build systems. */
      readonly named?: (pattern: string) => readonly string[];
      /** Parts of the head commit's rules that have no effect. */
      readonly problems?: () => Promise<readonly RuleProblem[]>;
      /** What decided about each changed file. */
      readonly places?: ReadonlyMap<string, Place>;
      /** Changed files that no target owns and that do not impact everything, each with the rule that decided it. */
      readonly rules?: ReadonlyMap<string, string>;
      /** Changed files about which `rules` of the configuration decided, each with what they say. */
      readonly decided?: ReadonlyMap<string, string>;
      /** Why every known target is in the list, where rules want their names in place of `ALL`. */
      readonly everything?: { readonly why: string; readonly causes: readonly CauseOfAll[] };
    };

/** The answer that everything is impacted, for one cause. */
export function allBecause(
  what: string,
  files: readonly string[] = [],
  kind?: CauseOfAll['kind'],
): Extract<Answer, { kind: 'all' }> {
  return { kind: 'all', why: what, causes: [{ what, files, ...(kind && { kind }) }] };
}
