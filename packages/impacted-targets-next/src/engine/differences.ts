import { readNamings } from '../../../impacted-targets/src/literals/namings.js';
import { belowRoot } from '../../../impacted-targets/src/tree/build-root.js';
import { pathsAbove } from '../../../impacted-targets/src/tree/paths.js';
import type { Comparison } from '../../../impacted-targets/src/tree/tree.js';
import type { Cause, Differences, Reader, Reading } from '../readers/reader.js';
import { ToolFailed, type ToolsAndCheckout } from '../readers/tools.js';
import type { Impact, Reason } from './impact.js';

type Targets = Extract<Impact, { kind: 'targets' }>;

/** What a tool says in both commits. The head commit's reasons come first. */
export async function differencesOf(
  compare: NonNullable<Reader['compare']>,
  { base, head, root, changes }: Comparison,
  read: Readonly<Record<'base' | 'head', { readonly reading: Reading | undefined }>>,
  tools: ToolsAndCheckout,
): Promise<Differences> {
  const targets = new Map<string, Cause>();
  const covered = new Set<string>();
  const changed = changes.flatMap(({ path }) => belowRoot(path, root) ?? []);
  for (const [tree, other] of changed.length === 0
    ? []
    : ([
        [head, base],
        [base, head],
      ] as const)) {
    const asked = { tree, other, root, changed, reading: read[tree.side].reading };
    const side = await compare(asked, tools).catch((error: unknown) => {
      const mayBeMended = error instanceof ToolFailed && tree === base && !tools.signal.aborted;
      if (!mayBeMended) throw error;
      return { everything: error.message };
    });
    if ('everything' in side) return side;
    for (const [name, cause] of side.targets) if (!targets.has(name)) targets.set(name, cause);
    for (const path of side.covered) covered.add(path);
  }
  return { targets, covered };
}

/**
 * The answer of the graphs, with what a tool adds to it.
 * @param known undefined where there are no graphs
 */
export async function withDifferences(
  { targets, alone }: Targets,
  known: Targets['known'],
  added: Exclude<Differences, { everything: string }>,
  comparison: Comparison,
): Promise<Targets> {
  const left = comparison.changes.map(({ path }) => path).filter((path) => !added.covered.has(path));
  return {
    kind: 'targets',
    targets: await withDependents(targets, added.targets, known),
    alone: new Set([...(alone ?? [])].filter((name) => !added.targets.has(name))),
    coveredPaths: added.covered,
    readPaths: await namedByFiles(comparison, left),
    // The tool does not say which other files a target reads, so nobody knows all owners and readers.
    ...(known && {
      known: { names: () => known.names(), dependentsOf: (target: string) => known.dependentsOf(target) },
    }),
  };
}

/** Adds targets, and what depends on them by the graphs. */
async function withDependents(
  targets: Targets['targets'],
  added: ReadonlyMap<string, Reason>,
  known: Targets['known'],
): Promise<Map<string, Reason>> {
  const found = new Map(targets);
  const fresh = new Map([...added].filter(([name]) => !found.has(name)));
  // The loop over a Map also reaches entries that are added while it runs.
  for (const [name, reason] of fresh) {
    found.set(name, reason);
    for (const dependent of (await known?.dependentsOf(name)) ?? []) {
      if (!found.has(dependent) && !fresh.has(dependent)) fresh.set(dependent, { kind: 'dependency', target: name });
    }
  }
  return found;
}

/** The paths that a file of either commit names, or whose folder it names. */
async function namedByFiles({ base, head }: Comparison, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const tree of paths.length === 0 ? [] : [base, head]) {
    const files = (await tree.entries()).filter(({ path }) => !`/${path}`.includes('/node_modules/'));
    for (const namings of (await readNamings(tree, files)).values()) {
      for (const { place } of namings) if (place !== undefined && place.path !== '') named.add(place.path);
    }
  }
  return new Set(paths.filter((path) => [path, ...pathsAbove(path)].some((place) => named.has(place))));
}
