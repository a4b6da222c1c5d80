import type { Answered } from './edges.js';
import type { Configuration, Configurations, Reach } from '../configuration/configuration.js';
import type { TargetNames } from './target-names.js';
import type { Impact, Reason } from '../graph/impact.js';
import type { Comparison } from '../tree/tree.js';
import { filesByTarget, placesOf, surfacesOf, uselessOf, type SurfacesOfTargets } from './surfaces.js';

/** The answer of a build system that named its targets. */
export interface Answering {
  readonly answered: Answered;
  readonly impact: Extract<Impact, { kind: 'targets' }>;
}

/** True where rules of either commit say that changes do not reach everything that depends on them. */
export function isNarrowed({ base, head }: Configurations): boolean {
  return [base, head].some(({ surfaces, reach }) => surfaces.length > 0 || [...reach.values()].includes('direct'));
}

/** The changed targets of an answer, by how far each reaches. */
export interface Reached {
  /** The changed targets, each with its reason, and those whose surface is said in another way now. */
  readonly why: Map<string, Reason>;
  readonly far: Set<string>;
  readonly near: Set<string>;
}

/**
 * Tells the changed targets of an answer from their dependents, and says how far each of them reaches. Where the rules of the two commits
 * differ, the wider ones count.
 * @param ruled targets that rules name; they reach what depends on them
 */
export async function reachOfChanges(
  comparison: Comparison,
  configurations: Configurations,
  answering: readonly Answering[],
  names: TargetNames,
  ruled: ReadonlyMap<string, Reason>,
): Promise<Reached> {
  const { base, head, file } = configurations;
  const reached: Reached = { why: new Map(), far: new Set(), near: new Set() };
  const reachIn = [base, head].map((configuration) => reachByRules(configuration, names));
  const add = (name: string, reason: Reason) => {
    if (!reached.why.has(name)) reached.why.set(name, reason);
    const isNear = reachIn.every((reachOf) => reachOf(name) === 'direct');
    (isNear ? reached.near : reached.far).add(name);
  };
  const answered = answering.map((one) => one.answered);
  const places = await placesOf(answered);
  const surfaces = {
    base: await surfacesOf(base.surfaces, comparison.base, names, places),
    head: await surfacesOf(head.surfaces, comparison.head, names, places),
  };
  const isBelow = surfaceTest(comparison, surfaces, answered);
  for (const { answered: one, impact } of answering) {
    for (const [own, reason] of impact.targets) {
      const name = one.named(own);
      // Nobody else knows the dependents of these targets, so that the answer stays as the build tool gives it.
      if (one.known === undefined) {
        reached.why.set(name, reason);
        reached.far.add(name);
        continue;
      }
      if (reason.kind === 'dependency') continue;
      const isAlone = impact.alone?.has(own) === true || (impact.otherwise?.has(own) !== true && (await isBelow(name)));
      if (isAlone) reached.why.set(name, reason);
      else add(name, reason);
    }
  }
  const definition = (side: SurfacesOfTargets, name: string) =>
    side
      .get(name)
      ?.map((one) => one.definition)
      .join('\n');
  for (const name of new Set([...surfaces.base.keys(), ...surfaces.head.keys()])) {
    if (definition(surfaces.base, name) === definition(surfaces.head, name)) continue;
    add(name, { kind: 'graph', what: `the surface of ${name} is another one now, by ${file}`, files: [file] });
  }
  for (const [name, reason] of ruled) add(name, reason);
  return reached;
}

/** Finds how far a target reaches, by its groups, else by its build system, else as all do. */
function reachByRules({ reach, groups }: Configuration, names: TargetNames): (name: string) => Reach {
  const byName = new Map<string, Reach>();
  for (const [group, patterns] of groups) {
    const own = reach.get(group);
    if (own === undefined) continue;
    for (const name of patterns.flatMap((pattern) => names.matching(pattern))) {
      // Of two groups, the one that reaches further counts.
      if (byName.get(name) !== 'all') byName.set(name, own);
    }
  }
  return (name) => byName.get(name) ?? reach.get(names.systemOfTarget(name) ?? '') ?? reach.get('all') ?? 'all';
}

/**
 * Tells whether a target's changed files are below its surface. Each glob must fit a file of the target, else nobody knows what was meant. The
 * head commit shows that for both: where only one commit has a file of the surface, that file is a change of the surface.
 */
function surfaceTest(
  { head, changes }: Comparison,
  surfaces: Readonly<Record<'base' | 'head', SurfacesOfTargets>>,
  answered: readonly Answered[],
): (name: string) => Promise<boolean> {
  const files = (listed: readonly { readonly path: string }[]) =>
    filesByTarget(
      listed.map(({ path }) => path),
      answered,
    );
  let changed: ReturnType<typeof files> | undefined;
  let all: ReturnType<typeof files> | undefined;
  return async (name) => {
    const [was, is] = [surfaces.base.get(name), surfaces.head.get(name)];
    if (was === undefined || is === undefined) return false;
    const paths = (await (changed ??= files(changes))).get(name);
    if (paths === undefined) return false;
    if ([...paths].some((path) => [...was, ...is].some(({ matches }) => matches(path)))) return false;
    all ??= head.entries().then(files);
    return uselessOf(is, (await all).get(name) ?? []).length === 0;
  };
}
