import { canonicalJson } from '../../../shared/src/json-values.js';
import { remembered } from '../tree/remembered.js';
import type { Comparison } from '../tree/tree.js';
import type { Impact, KnownTargets } from '../graph/impact.js';
import type { Tools } from '../graph/reader.js';

/** The optional methods of the known targets. */
type Optional = 'impactedBy' | 'owners' | 'dependentLists' | 'places';

/** An answer without the graphs that it was computed from. */
interface Kept {
  readonly impact: Impact;
  /** What was asked about the known targets; undefined where the build system knows none. */
  readonly known?: { readonly memory: Map<string, Promise<unknown>>; readonly has: ReadonlySet<Optional> };
}

/**
 * The answer of a build system, which is computed once for a comparison that has a memory. Rules that are tried later
 * seldom change it. Graphs are not kept: they are read again where something new is asked about the targets.
 * @param system name of the build system
 * @param without changed files that rules decide about, so that it was not asked about them
 * @param ask gets the tools that the build system may use
 * @throws ImpactError as the build system does
 */
export async function rememberedImpact(
  comparison: Comparison,
  { system, without }: { readonly system: string; readonly without: readonly string[] },
  tools: Tools,
  ask: (tools: Tools) => Promise<Impact>,
): Promise<Impact> {
  const { memory } = comparison;
  if (memory === undefined) return ask(tools);
  const key = `answer of ${system} in ${comparison.root} without ${canonicalJson(without)} with ${canonicalJson(tools.options)}`;
  const before = (await memory.get(key)) as Kept | undefined;
  let asked: Promise<Impact> | undefined;
  const again = () => (asked ??= ask(tools));
  if (before !== undefined) return withKnown(before, again);
  const { watched, dependsOnOptionsAlone } = watching(tools);
  const impact = await ask(watched);
  if (!dependsOnOptionsAlone()) return impact;
  asked = Promise.resolve(impact);
  const kept = withoutGraphs(impact);
  memory.set(key, Promise.resolve(kept));
  return withKnown(kept, again);
}

/** The tools, and whether the build system has used only those that are the same for equal options. */
function watching(tools: Tools): { readonly watched: Tools; readonly dependsOnOptionsAlone: () => boolean } {
  let usesMore = false;
  const get = (target: Tools, name: string | symbol): unknown => {
    usesMore ||= name === 'configurations';
    return Reflect.get(target, name);
  };
  return { watched: new Proxy(tools, { get }), dependsOnOptionsAlone: () => !usesMore };
}

function withoutGraphs(impact: Impact): Kept {
  if (impact.kind === 'all' || impact.known === undefined) return { impact };
  const { known, ...others } = impact;
  const optional = ['impactedBy', 'owners', 'dependentLists', 'places'] as const;
  const has = new Set(optional.filter((name) => known[name] !== undefined));
  return { impact: others, known: { memory: new Map(), has } };
}

/** @param again gives the whole answer */
function withKnown({ impact, known }: Kept, again: () => Promise<Impact>): Impact {
  if (impact.kind === 'all' || known === undefined) return impact;
  const { memory, has } = known;
  const ask = async <T>(question: (known: Partial<KnownTargets>) => Promise<T> | undefined): Promise<T | undefined> => {
    const whole = await again();
    return whole.kind === 'all' || whole.known === undefined ? undefined : question(whole.known);
  };
  const list = <T>(key: string, question: (known: Partial<KnownTargets>) => Promise<Iterable<T>> | undefined) =>
    remembered({ memory }, key, async () => [...((await ask(question)) ?? [])]);
  return {
    ...impact,
    known: {
      names: () => list('names', (targets) => targets.names?.()),
      dependentsOf: (target) => list(`dependents of ${target}`, (targets) => targets.dependentsOf?.(target)),
      ...(has.has('impactedBy') && {
        impactedBy: (path) => list(`impacted by ${path}`, (targets) => targets.impactedBy?.(path)),
      }),
      ...(has.has('owners') && { owners: (path) => list(`owners of ${path}`, (targets) => targets.owners?.(path)) }),
      ...(has.has('dependentLists') && {
        dependentLists: async (target) => (await ask((targets) => targets.dependentLists?.(target))) ?? [],
      }),
      ...(has.has('places') && { places: () => list('places', (targets) => targets.places?.()) }),
    },
  };
}
