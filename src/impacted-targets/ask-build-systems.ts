import { isDeepStrictEqual } from 'node:util';
import type { Reason, BuildSystem, Comparison } from './build-system.js';
import type { ListedBuildSystem } from './build-systems/index.js';
import type { PathsOptions } from './build-systems/paths/index.js';
import { unownedPolicy, type Configurations } from './configuration/both-configurations.js';
import { compareByteOrder } from './git/names.js';
import { toolsFor, type Surroundings } from './tools.js';

/** What is impacted. */
export type Answer =
  | { readonly kind: 'all'; readonly why: string }
  | {
      readonly kind: 'targets';
      /** In byte order, each once. */
      readonly targets: readonly string[];
      /** Why each target is impacted. */
      readonly why: ReadonlyMap<string, Reason>;
    };

/** Asks the build systems, one after the other, and puts their answers together. */
export async function askBuildSystems(
  systems: readonly ListedBuildSystem[],
  comparison: Comparison,
  configurations: Configurations,
  surroundings: Surroundings,
): Promise<Answer> {
  const why = new Map<string, Reason>();
  // The pull request's configuration counts as read: its rules are compared with those of the target branch.
  const coveredPaths = new Set([configurations.file]);
  const unowned = unownedPolicy(configurations);
  const inOrder = [...systems].sort((a, b) => Number(a.name === 'paths') - Number(b.name === 'paths'));
  for (const listed of inOrder) {
    const system: BuildSystem = await listed.load();
    const options = configurations.base.buildSystems[listed.name] ?? {};
    // Options may name a program to run, so those of the pull request are never used.
    if (!isDeepStrictEqual(options, configurations.head.buildSystems[listed.name] ?? {})) {
      return { kind: 'all', why: `the options of ${listed.name} in ${configurations.file} changed` };
    }
    const pathsOptions: PathsOptions = { ...configurations, coveredPaths, unownedTargets: unowned.targets };
    const tools = toolsFor(
      surroundings,
      listed.name === 'paths' ? (pathsOptions as unknown as Record<string, unknown>) : options,
    );
    surroundings.signal.throwIfAborted();
    const impact = await system.impact(comparison, tools);
    if (impact.kind === 'all') return { kind: 'all', why: `${listed.name}: ${impact.why}` };
    const named = (target: string) => (systems.length > 1 ? `${listed.name}:${target}` : target);
    for (const [target, reason] of impact.targets) {
      why.set(
        named(target),
        reason.kind === 'dependency' ? { kind: 'dependency', target: named(reason.target) } : reason,
      );
    }
    for (const path of impact.coveredPaths) coveredPaths.add(path);
  }
  const left = comparison.changes.filter(({ path }) => !coveredPaths.has(path));
  const [first] = left;
  if (first && !unowned.ignored) {
    const more = left.length > 1 ? ` and ${left.length - 1} more` : '';
    return { kind: 'all', why: `no target owns ${first.path}${more}` };
  }
  return { kind: 'targets', targets: [...why.keys()].sort(compareByteOrder), why };
}
