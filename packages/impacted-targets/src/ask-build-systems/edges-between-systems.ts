import { addTo } from '../../../shared/src/append.js';
import type { Answered, Edges } from './edges.js';
import { hasAny } from '../graph/graph.js';
import type { Edge, Reason } from '../graph/impact.js';
import { readNamings } from '../literals/namings.js';
import { isWithin, pathsAbove } from '../tree/paths.js';
import type { Comparison, Tree } from '../tree/tree.js';

/** The directories of one build system's targets, with the targets' names in the answer. */
interface System {
  readonly name: string;
  /** Root of its build, from the root of the repository. */
  readonly root: string;
  readonly places: ReadonlyMap<string, ReadonlySet<string>>;
  /** False for a file of no target of this build system. The target of the root has only what its build system gives it. */
  readonly owns: (file: string) => Promise<boolean>;
}

/**
 * Adds edges between targets of different build systems. A target depends on a target of another build system where one of its files names a
 * path there: a package that builds a crate by `--manifest-path`. Targets in one directory depend on each other, because a tool such as
 * maturin or napi builds them in one go.
 * @param ends gets the targets on which others depend since the head commit; they are impacted alone, without their dependents
 * @param isNoEdge true for a named edge that rules take away
 */
export async function addEdgesBetweenSystems(
  comparison: Comparison,
  answered: readonly Answered[],
  edges: Edges,
  ends: Map<string, Reason>,
  isNoEdge: (target: string, on: string) => boolean,
): Promise<void> {
  const systems: System[] = [];
  for (const { system, root, known, named } of answered) {
    const places = new Map<string, Set<string>>();
    for (const [place, target] of (await known?.places?.()) ?? []) addTo(places, place, named(target));
    const owns = async (file: string) => hasAny((await known?.impactedBy?.(file)) ?? ['']);
    if (places.size > 0) systems.push({ name: system, root, places, owns });
  }
  if (systems.length < 2) return;
  addEdgesWithinDirectories(systems, edges);
  const before = await namedBetween(comparison.base, systems, isNoEdge);
  const after = await namedBetween(comparison.head, systems, isNoEdge);
  for (const { on, target, edge } of [...before.values(), ...after.values()])
    edges.add(on, { targets: [target], edge });
  for (const [key, { on, target, edge }] of after) {
    if (before.has(key) || ends.has(on)) continue;
    ends.set(on, { kind: 'graph', what: `${target} depends on ${on} now`, edge, files: [edge.file ?? ''] });
  }
}

function addEdgesWithinDirectories(systems: readonly System[], edges: Edges): void {
  // A directory with further targets below it is the root of a build, which many build systems share.
  const roots = new Set(systems.flatMap(({ places }) => [...places.keys()].flatMap((place) => pathsAbove(place))));
  for (const { name, places } of systems) {
    for (const [place, targets] of places) {
      for (const other of systems) {
        const beside = other.name === name || roots.has(place) ? undefined : other.places.get(place);
        if (beside === undefined) continue;
        const edge: Edge = { kind: 'declared', text: `both are in ${place || 'the root'}` };
        for (const on of beside) edges.add(on, { targets: [...targets], edge });
      }
    }
  }
}

/** A dependency of a target on a target of another build system. */
interface Named {
  readonly on: string;
  readonly target: string;
  readonly edge: Edge;
}

/** The dependencies that files of a commit name, each once. */
async function namedBetween(
  tree: Tree,
  systems: readonly System[],
  isNoEdge: (target: string, on: string) => boolean,
): Promise<Map<string, Named>> {
  const entries = (await tree.entries()).filter(
    ({ path, mode }) => mode.startsWith('100') && systems.some((system) => placeAround(path, system) !== undefined),
  );
  const found = new Map<string, Named>();
  for (const [file, namings] of await readNamings(tree, entries)) {
    const owners = ownersOf(file, systems);
    for (const { literal, place } of namings) {
      if (place === undefined) continue;
      for (const { system, home, targets } of owners) {
        for (const other of systems) {
          const named = other === system ? [] : nearest(place.path, other, file);
          if (named.length === 0 || (home === system.root && !(await system.owns(file)))) continue;
          for (const on of named) {
            const edge: Edge = { kind: 'named', file, line: literal.line, text: literal.text };
            for (const target of targets) {
              const key = JSON.stringify([target, on]);
              if (!found.has(key) && !isNoEdge(target, on)) found.set(key, { on, target, edge });
            }
          }
        }
      }
    }
  }
  return found;
}

/** The targets in the nearest directory above a file that has any. */
function ownersOf(file: string, systems: readonly System[]) {
  const found = systems.flatMap((system) => {
    const home = placeAround(file, system);
    return home === undefined ? [] : [{ system, home, targets: system.places.get(home) ?? new Set<string>() }];
  });
  const deepest = Math.max(...found.map(({ home }) => home.length));
  return found.filter(({ home }) => home.length === deepest);
}

function placeAround(path: string, { places }: System): string | undefined {
  return pathsAbove(path).find((above) => places.has(above));
}

/** The targets that a place belongs to, unless they lie around the file that names it. */
function nearest(place: string, system: System, file: string): string[] {
  const around = system.places.has(place) ? place : placeAround(place, system);
  // The target of the root has every place that no other target has.
  return around === undefined || around === system.root || isWithin(file, around)
    ? []
    : [...(system.places.get(around) ?? [])];
}
