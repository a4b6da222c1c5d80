import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chainOf, type Chain } from '../../../src/answer/explanation/chain.js';
import { compareGraphs } from '../../readers/gradle/graphs.js';
import { addEdge, graphNode, type CommitGraph, type GraphNode } from '../../../src/engine/graph.js';
import { compareContents, type Contents } from '../../trees.js';

/** Ids of nodes. Those of one letter are parts that nobody builds by name; `b1` and `b2` belong to the target `b`. */
const ids = ['a1', 'a2', 'b1', 'b2', 'c1', 'd1', 'p', 'q', 'r'];
const targetOf = (id: string): string | undefined => (id.length === 2 ? id.charAt(0) : undefined);

interface Source {
  /** By id: what it depends on. */
  readonly edges: Readonly<Record<string, readonly string[]>>;
  readonly facts: Readonly<Record<string, number>>;
  /** Content of the file of each node, by id. */
  readonly files: Readonly<Record<string, string>>;
}

const source: fc.Arbitrary<Source> = fc.record({
  edges: fc.dictionary(fc.constantFrom(...ids), fc.subarray(ids, { maxLength: 3 }), {
    minKeys: 6,
    noNullPrototype: true,
  }),
  facts: fc.dictionary(fc.constantFrom(...ids), fc.nat(1), { noNullPrototype: true }),
  files: fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('1', '2'), { noNullPrototype: true }),
});

/** Two commits that differ a little, so that chains are long. */
const commits: fc.Arbitrary<readonly [Source, Source]> = fc
  .tuple(source, source, fc.subarray(ids, { maxLength: 2 }), fc.subarray(ids, { maxLength: 1 }))
  .map(([before, other, touched, replaced]) => {
    const of = <T>(from: Readonly<Record<string, T>>, to: Readonly<Record<string, T>>): Record<string, T> => {
      const rest = Object.entries(from).filter(([id]) => !replaced.includes(id));
      return Object.fromEntries([...rest, ...Object.entries(to).filter(([id]) => replaced.includes(id))]);
    };
    const files = Object.fromEntries(touched.map((id) => [id, `${before.files[id] ?? ''}changed`]));
    const edges = of(before.edges, other.edges);
    return [before, { edges, facts: of(before.facts, other.facts), files: { ...before.files, ...files } }] as const;
  });

function graphOf({ edges, facts }: Source): CommitGraph {
  const nodes = new Map<string, GraphNode>();
  for (const [id, dependencies] of Object.entries(edges)) {
    const node = graphNode(`node ${id}`, targetOf(id));
    for (const dependency of dependencies) if (dependency !== id) addEdge(node, dependency);
    if (facts[id] !== undefined) node.facts.set('a fact', String(facts[id]));
    nodes.set(id, node);
  }
  return {
    nodes,
    owners: (path) => new Set([path.slice('files/'.length)].filter((id) => path !== 'manifest' && nodes.has(id))),
    readers: () => new Map(),
    covers: (path) => path !== 'manifest' && nodes.has(path.slice('files/'.length)),
    describedBy: (path) => (path === 'manifest' ? path : undefined),
  };
}

const contents = (one: Source): Contents => ({
  ...Object.fromEntries(Object.entries(one.files).map(([id, content]) => [`files/${id}`, content])),
  manifest: JSON.stringify([one.edges, one.facts]),
});

/** True for a node that a step names. */
const isStep = (id: string, { kind, name }: Chain['steps'][number]): boolean =>
  kind === 'target' ? targetOf(id) === name : targetOf(id) === undefined && `node ${id}` === name;

/** The nodes that lead from the beginning of a chain to its end, by the edges of either commit; parts of one target are one step. */
function reached(chain: Chain, start: readonly string[], both: readonly Source[]): string[] {
  const dependsOn = (id: string, on: string) => both.some(({ edges }) => edges[id]?.includes(on) === true);
  const within = (found: Set<string>, step: Chain['steps'][number]) => {
    for (const id of found) {
      for (const other of ids)
        if (isStep(other, step) && step.kind === 'target' && dependsOn(other, id)) found.add(other);
    }
    return found;
  };
  const [first, ...others] = chain.steps;
  if (first === undefined) return [];
  let found = within(new Set(start.filter((id) => isStep(id, first))), first);
  for (const step of others) {
    const before = [...found];
    found = within(new Set(ids.filter((id) => isStep(id, step) && before.some((on) => dependsOn(id, on)))), step);
  }
  return [...found];
}

test('every step of every chain is an edge of one of the two graphs, from a change on', async () => {
  await fc.assert(
    fc.asyncProperty(commits, async ([before, after]) => {
      const comparison = compareContents(contents(before), contents(after));
      const changed = comparison.changes.map(({ path }) => path);
      const impact = await compareGraphs(graphOf(before), graphOf(after), comparison);
      if (impact.kind === 'all') throw new Error('graphs can always be compared');
      for (const target of impact.targets.keys()) {
        const chain = chainOf(target, impact.targets);
        expect(chain.steps.at(-1)).toEqual({ kind: 'target', name: target });
        const { cause } = chain;
        if (cause.kind === 'unknown') throw new Error(`${target} has no cause`);
        if (cause.kind === 'file') {
          expect(changed).toContain(cause.path);
          expect(reached(chain, [cause.path.slice('files/'.length)], [before, after])).not.toEqual([]);
        } else {
          // A file may belong to other nodes than before, because a node is new or gone: the manifest says so.
          expect(cause.files).toEqual(['manifest']);
          expect(changed).toContain('manifest');
          expect(reached(chain, ids, [before, after])).not.toEqual([]);
        }
      }
    }),
    { numRuns: 300 },
  );
});
