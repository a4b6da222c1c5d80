import type { CauseOfAll, Edge, KnownTargets, Reason } from '../graph/impact.js';
import { append } from '../../../shared/src/append.js';

/** One build system that answered. */
export interface Answered {
  readonly system: string;
  /** Root of its build, from the root of the repository. */
  readonly root: string;
  /** All targets of the build system; undefined where they are not known beforehand. */
  readonly known: KnownTargets | undefined;
  /** Returns a target's name in the answer: with the build system in front, where there are several. */
  readonly named: (target: string) => string;
}

/** Dependents of a target, or why they are not known. */
export type Dependents =
  { readonly targets: readonly string[]; readonly edge?: Edge } | { readonly unknown: CauseOfAll };

/** Dependencies between targets that no build system knows of, by the targets' names in the answer. */
export class Edges {
  readonly #exact = new Map<string, Dependents[]>();
  readonly #patterns: { readonly matches: (name: string) => boolean; readonly dependents: Dependents }[] = [];
  readonly #taken = new Set<Dependents>();

  /** @param on name of a target */
  add(on: string, dependents: Dependents): void {
    append(this.#exact, on, dependents);
  }

  /** @param matches true for the name of a target on which the dependents depend */
  addPattern(matches: (name: string) => boolean, dependents: Dependents): void {
    this.#patterns.push({ matches, dependents });
  }

  /** Begins anew: each list of dependents is given once more. */
  again(): void {
    this.#taken.clear();
  }

  /** Dependents of a target; each list of dependents is given once. */
  take(name: string): Dependents[] {
    const found = [...(this.#exact.get(name) ?? [])];
    for (const { matches, dependents } of this.#patterns) {
      if (!this.#taken.has(dependents) && matches(name)) found.push(dependents);
    }
    const fresh = found.filter((dependents) => !this.#taken.has(dependents));
    for (const dependents of fresh) this.#taken.add(dependents);
    return fresh;
  }
}

/**
 * Adds targets to an answer, and everything that depends on targets in the answer. Build systems know the dependents of
 * the added targets; the edges add dependents of any target.
 * @param why targets by their names in the answer, with their dependents in their own build system
 * @returns why everything is impacted, where it is
 */
export async function addWithDependents(
  seeds: ReadonlyMap<string, Reason>,
  why: Map<string, Reason>,
  answered: readonly Answered[],
  edges = new Edges(),
): Promise<CauseOfAll | undefined> {
  const complete = new Set(why.keys());
  for (const [name, reason] of seeds) if (!why.has(name)) why.set(name, reason);
  return addByReach(why, { far: new Set(why.keys()), near: new Set(), complete }, answered, edges);
}

/**
 * Adds what depends on targets in the answer, where some reach only what depends on them directly, or nothing.
 * @param why targets by their names in the answer, without their dependents; these are added
 * @param far targets that reach all of their dependents
 * @param near targets that reach their direct dependents
 * @param complete targets whose dependents in their own build system are in the answer already
 * @param edgeOf the edge between a dependent and a target, where it is known
 * @returns why everything is impacted, where it is
 */
export async function addByReach(
  why: Map<string, Reason>,
  {
    far,
    near,
    complete,
  }: { readonly far: ReadonlySet<string>; readonly near: ReadonlySet<string>; readonly complete?: ReadonlySet<string> },
  answered: readonly Answered[],
  edges: Edges,
  edgeOf: (dependent: string, target: string) => Edge | undefined = () => undefined,
): Promise<CauseOfAll | undefined> {
  const reached = new Set(far);
  for (const from of [reached, near]) {
    edges.again();
    const dependents = new KnownDependents(answered);
    const further = from === reached ? reached : new Set<string>();
    const add = (name: string, target: string, edge: Edge | undefined) => {
      further.add(name);
      if (!why.has(name)) why.set(name, { kind: 'dependency', target, ...(edge && { edge }) });
    };
    // The loop also reaches entries that are added to the set while it runs.
    for (const target of from) {
      if (from === near && reached.has(target)) continue;
      for (const one of edges.take(target)) {
        if ('unknown' in one) return one.unknown;
        for (const name of one.targets) add(name, target, one.edge);
      }
      if (complete?.has(target) === true) continue;
      for (const name of await dependents.of(target)) add(name, target, edgeOf(name, target));
    }
  }
  return undefined;
}

/** Dependents of targets, as the build systems know them. */
export class KnownDependents {
  readonly #answered: readonly Answered[];
  #owners: Map<string, { answered: Answered; own: string }> | undefined;
  readonly #seen = new Set<Iterable<string>>();

  constructor(answered: readonly Answered[]) {
    this.#answered = answered;
  }

  /** The targets that depend on this one, without lists of dependents that were already returned. */
  async of(target: string): Promise<string[]> {
    this.#owners ??= await this.#list();
    const owner = this.#owners.get(target);
    if (owner === undefined) return [];
    const { known, named } = owner.answered;
    const lists = (await known?.dependentLists?.(owner.own)) ?? [(await known?.dependentsOf(owner.own)) ?? []];
    const found: string[] = [];
    for (const list of lists) {
      if (this.#seen.has(list)) continue;
      this.#seen.add(list);
      for (const name of list) found.push(named(name));
    }
    return found;
  }

  async #list(): Promise<Map<string, { answered: Answered; own: string }>> {
    const owners = new Map<string, { answered: Answered; own: string }>();
    for (const answered of this.#answered) {
      for (const own of (await answered.known?.names()) ?? []) owners.set(answered.named(own), { answered, own });
    }
    return owners;
  }
}
