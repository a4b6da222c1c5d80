import type { Answered } from './edges.js';
import type { Configuration, Configurations, Reach, Surface } from '../configuration/configuration.js';
import { valuesIn } from '../configuration/rule-names.js';
import type { TargetNames } from './target-names.js';
import { addTo, append } from '../../../shared/src/append.js';
import type { Impact, Reason } from '../graph/impact.js';
import { pathsAbove } from '../tree/paths.js';
import type { Comparison } from '../tree/tree.js';
import { inputsOf } from './inputs-of-task.js';

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
  const before = await surfacesOf(base.surfaces, comparison, 'base', names, answering);
  const after = await surfacesOf(head.surfaces, comparison, 'head', names, answering);
  const files = await filesByTarget(comparison, answering);
  for (const { answered, impact } of answering) {
    for (const [own, reason] of impact.targets) {
      const name = answered.named(own);
      // Nobody else knows the dependents of these targets, so that the answer stays as the build tool gives it.
      if (answered.known === undefined) {
        reached.why.set(name, reason);
        reached.far.add(name);
        continue;
      }
      if (reason.kind === 'dependency') continue;
      const [was, is, changed] = [before.get(name), after.get(name), files.get(name)];
      const isBelow =
        was !== undefined &&
        is !== undefined &&
        changed !== undefined &&
        impact.otherwise?.has(own) !== true &&
        ![...changed].some((path) => was.matches(path) || is.matches(path));
      if (isBelow || impact.alone?.has(own) === true) reached.why.set(name, reason);
      else add(name, reason);
    }
  }
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name)?.definition === after.get(name)?.definition) continue;
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
 * The changed files that each target owns or reads. Where the build system does not know owners, those of the nearest folder above count;
 * without folders, no target has files.
 */
async function filesByTarget(
  { changes }: Comparison,
  answering: readonly Answering[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  for (const { answered } of answering) {
    const { known, named } = answered;
    const places = new Map<string, string[]>();
    if (known?.owners === undefined)
      for (const [folder, own] of (await known?.places?.()) ?? []) append(places, folder, own);
    const nearest = (path: string) =>
      pathsAbove(path)
        .flatMap((above) => places.get(above) ?? [])
        .slice(0, 1);
    for (const { path } of changes) {
      for (const own of (await known?.owners?.(path)) ?? nearest(path)) addTo(found, named(own), path);
    }
  }
  return found;
}

/** What one target's surface is in one commit. */
interface SurfaceOfTarget {
  readonly definition: string;
  matches(path: string): boolean;
}

/** The surfaces of one commit, by the names of targets in the answer. Where several are stated for a target, it has all of them. */
async function surfacesOf(
  surfaces: readonly Surface[],
  comparison: Comparison,
  side: 'base' | 'head',
  names: TargetNames,
  answering: readonly Answering[],
): Promise<ReadonlyMap<string, SurfaceOfTarget>> {
  const found = new Map<string, SurfaceOfTarget>();
  const folders = await foldersOf(answering);
  for (const { target, ofRule, files, definition: written } of surfaces) {
    const inputs = 'task' in files ? await inputsOf(comparison[side], files, comparison.root) : undefined;
    for (const name of names.matching(ofRule ? `paths:${target}` : target)) {
      const values = (ofRule ? valuesIn(target, names.ownName(name)) : undefined) ?? new Map<string, string>();
      const isIn = (path: string) =>
        'task' in files ? (inputs?.matches(path, folders.get(name)) ?? true) : files.matchesWith(path, values);
      const known = found.get(name);
      found.set(name, {
        definition: `${known?.definition ?? ''}\n${written} ${inputs?.definition ?? ''}`,
        matches: (path) => known?.matches(path) === true || isIn(path),
      });
    }
  }
  return found;
}

/** The folders of targets, by their names in the answer; of several folders, the outermost. */
async function foldersOf(answering: readonly Answering[]): Promise<ReadonlyMap<string, string>> {
  const folders = new Map<string, string>();
  for (const { answered } of answering) {
    for (const [folder, own] of (await answered.known?.places?.()) ?? []) {
      const name = answered.named(own);
      const known = folders.get(name);
      if (known === undefined || folder.length < known.length) folders.set(name, folder);
    }
  }
  return folders;
}
