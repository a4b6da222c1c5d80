import { isDeepStrictEqual } from 'node:util';
import type { Reason, BuildSystem, Comparison } from './build-system.js';
import type { ListedBuildSystem } from './build-systems/index.js';
import type { PathsOptions } from './build-systems/paths/index.js';
import { unownedPolicy, type Configurations } from './configuration/both-configurations.js';
import { compareByteOrder } from './git/names.js';
import { addImpactRules, coveredByImpactRules, impactsNothing, type Answered } from './impact-rules.js';
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
  const answered: Answered[] = [];
  const readPaths = new Set<string>();
  // The pull request's configuration counts as read: its rules are compared with those of the target branch.
  const coveredPaths = new Set([configurations.file, ...coveredByImpactRules(comparison.changes, configurations)]);
  const unowned = unownedPolicy(configurations);
  const inOrder = [...systems].sort((a, b) => Number(a.name === 'paths') - Number(b.name === 'paths'));
  for (const listed of inOrder) {
    const system: BuildSystem = await listed.load();
    const options = configurations.base.buildSystems[listed.name] ?? {};
    // Options may name a program to run, so those of the pull request are never used.
    if (!isDeepStrictEqual(options, configurations.head.buildSystems[listed.name] ?? {})) {
      return { kind: 'all', why: `the options of ${listed.name} in ${configurations.file} changed` };
    }
    surroundings.signal.throwIfAborted();
    let given: Readonly<Record<string, unknown>> = options;
    if (listed.name === 'paths') {
      // Asked last, and told for which files nobody is left to answer.
      await coverWhatImpactsNothing(comparison, configurations, readPaths, coveredPaths);
      const pathsOptions: PathsOptions = { ...configurations, coveredPaths, unownedTargets: unowned.targets };
      given = pathsOptions as unknown as Record<string, unknown>;
    }
    const tools = toolsFor(surroundings, given);
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
    for (const path of impact.readPaths ?? []) readPaths.add(path);
    answered.push({ system: listed.name, known: impact.known, named });
  }
  const everything = await addImpactRules(comparison.changes, configurations, answered, why);
  if (everything !== undefined) return { kind: 'all', why: everything };
  await coverWhatImpactsNothing(comparison, configurations, readPaths, coveredPaths);
  const left = comparison.changes.filter(({ path }) => !coveredPaths.has(path));
  const [first] = left;
  if (first && !unowned.ignored) {
    const more = left.length > 1 ? ` and ${left.length - 1} more` : '';
    return { kind: 'all', why: `no target owns ${first.path}${more}` };
  }
  return { kind: 'targets', targets: [...why.keys()].sort(compareByteOrder), why };
}

/** Adds the changed files that impact nothing to those that are accounted for. */
async function coverWhatImpactsNothing(
  comparison: Comparison,
  configurations: Configurations,
  readPaths: ReadonlySet<string>,
  coveredPaths: Set<string>,
): Promise<void> {
  for (const change of comparison.changes) {
    const { path } = change;
    if (coveredPaths.has(path) || readPaths.has(path)) continue;
    if (await impactsNothing(comparison, change, configurations)) coveredPaths.add(path);
  }
}
