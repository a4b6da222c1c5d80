import { textBetween } from '../../../shared/src/globs/text-between.js';
import type { Configurations } from '../configuration/configuration.js';
import type { TargetNames } from './target-names.js';

type IsNoEdge = (target: string, on: string) => boolean;

/**
 * Finds the edges that `not-depends-on` of both commits names, within one build system. A pull request alone cannot take edges away.
 * @param root of the build, from the root of the repository
 * @returns a test for names of targets as the build system has them; undefined where no edge is named
 */
export function noEdgesWithin({ base, head }: Configurations, system: string, root: string): IsNoEdge | undefined {
  if (base.notDependsOn.length === 0 || head.notDependsOn.length === 0) return undefined;
  const isCalled = (pattern: string, name: string) =>
    [name, `${system}:${name}`, `${root}/${system}:${name}`].some(
      (one) => textBetween(pattern.split('*'), one) !== undefined,
    );
  return (target, on) =>
    [base, head].every(({ notDependsOn }) =>
      notDependsOn.some((rule) => isCalled(rule.target, target) && isCalled(rule.on, on)),
    );
}

/**
 * The same between targets of several build systems, by their names in the answer.
 * @throws ImpactError for a name without its build system that fits targets of several
 */
export function noEdgesBetween({ base, head }: Configurations, names: TargetNames): IsNoEdge {
  const sides = [base, head].map(({ notDependsOn }) =>
    notDependsOn.map(({ target, on }) => [new Set(names.matching(target)), new Set(names.matching(on))] as const),
  );
  return (target, on) => sides.every((rules) => rules.some(([from, to]) => from.has(target) && to.has(on)));
}
