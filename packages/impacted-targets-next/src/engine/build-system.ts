import { BrokenManifest } from '../../../impacted-targets/src/tree/broken-manifest.js';
import { remembered } from '../../../impacted-targets/src/tree/remembered.js';
import type { Comparison, Tree } from '../../../impacted-targets/src/tree/tree.js';
import { Unanswerable } from '../../../impacted-targets/src/tree/unanswerable.js';
import { getOrMake } from '../../../shared/src/append.js';
import { canonicalJson } from '../../../shared/src/json-values.js';
import { Commit } from '../readers/commit.js';
import type { Reader, Reading, Setting } from '../readers/reader.js';
import { ToolFailed, type Tools, type ToolsAndCheckout } from '../readers/tools.js';
import { compareGraphs } from './compare.js';
import { connect } from './connect.js';
import { declaredGraph } from './declared.js';
import { differencesOf, withDifferences } from './differences.js';
import { Dependencies } from './edge.js';
import { emptyGraph, type BuildGraph } from './graph.js';
import type { CauseOfAll, Impact } from './impact.js';

/** A build system, as it is asked. */
export interface BuildSystem {
  detect?(tree: Tree, root: string): Promise<boolean>;
  impact(comparison: Comparison, tools: Tools): Promise<Impact>;
}

/**
 * Answers from what a reader says of both commits. Where a manifest of either commit cannot be understood, nobody knows which targets there
 * are, so everything is impacted.
 * @throws ToolFailed where the reader's tool does not answer for the head commit
 */
export function buildSystemOf<R extends Reading>(reader: Reader<R>): BuildSystem {
  return {
    ...(reader.isUsed && { detect: async (tree, root) => reader.isUsed?.(await Commit.of(tree), root) ?? false }),
    impact: async (comparison, asked) => {
      const tools = { ...asked, checkout: comparison.checkout };
      const before = await settingsAlone(reader, comparison, tools);
      if (before !== undefined) return before;
      const read = await readBoth(reader, comparison, tools);
      if ('why' in read) return { kind: 'all', why: read.why };
      const uses = await usesOfExternals(reader, read.base.reading, read.head.reading, comparison, tools);
      const [base, head] = [withUses(read.base.graph, uses), withUses(read.head.graph, uses)];
      for (const line of unknownIn(base, head)) tools.warn(`${reader.name}: ${line}`);
      const impact = await compareGraphs(base, head, comparison);
      const causes = causesOfAll(base.everything, head.everything);
      const [first] = causes;
      const { coveredPaths, readPaths } = impact;
      if (first !== undefined) return { kind: 'all', why: first.what, causes, coveredPaths, readPaths };
      if (impact.concernsAll !== undefined) return { kind: 'all', why: impact.concernsAll, coveredPaths, readPaths };
      if (reader.compare === undefined) return impact;
      const differences = await differencesOf(reader.compare.bind(reader), comparison, read, tools);
      if ('everything' in differences) return { kind: 'all', why: differences.everything };
      const isRead = read.base.reading !== undefined || read.head.reading !== undefined;
      return withDifferences(impact, isRead ? impact.known : undefined, differences, comparison);
    },
  };
}

type Uses = ReadonlyMap<string, Iterable<string>>;

/** What only a tool knows of the externals of both commits. */
async function usesOfExternals<R extends Reading>(
  reader: Reader<R>,
  base: R | undefined,
  head: R | undefined,
  comparison: Comparison,
  tools: Tools,
): Promise<Uses> {
  const known = base !== undefined && head !== undefined ? reader.relate?.(base, head, comparison, tools) : undefined;
  return (await known) ?? new Map<string, Iterable<string>>();
}

/** The graph with more uses of externals. The graph itself stays as it is, since another comparison may use it. */
function withUses(graph: BuildGraph, uses: Uses): BuildGraph {
  if (uses.size === 0) return graph;
  const nodes = new Map(graph.nodes);
  for (const [id, used] of uses) {
    const node = nodes.get(id);
    if (node !== undefined) nodes.set(id, { ...node, dependencies: new Dependencies([...node.dependencies, ...used]) });
  }
  return { ...graph, nodes };
}

/** The answer where settings that files alone say make it everything, so that no tool is asked. */
async function settingsAlone(
  reader: Reader,
  { base, head, root, changes }: Comparison,
  { options }: ToolsAndCheckout,
): Promise<Impact | undefined> {
  if (reader.everything === undefined) return undefined;
  const [before, after] = [await Commit.of(base, options), await Commit.of(head, options)];
  const all = causesOfAll(await reader.everything(before, root), await reader.everything(after, root));
  // What another setting names no longer is no cause of its own.
  const changed = new Set(changes.map(({ path }) => path));
  const causes = all.filter(({ files }) => files.some((file) => changed.has(file)));
  return causes[0] && { kind: 'all', why: causes[0].what, causes };
}

/** A commit's reading, and the graph that follows from it. */
interface Read<R extends Reading = Reading> {
  readonly reading: R | undefined;
  readonly graph: BuildGraph;
}

/** What both commits say, or why nobody knows the targets of one of them. The head commit comes first: a mistake in it fails the step. */
async function readBoth<R extends Reading>(
  reader: Reader<R>,
  { base, head, root, changes }: Comparison,
  tools: ToolsAndCheckout,
): Promise<{ readonly base: Read<R>; readonly head: Read<R> } | { readonly why: string }> {
  let tree = head;
  try {
    const now = await readCommit(reader, head, root, tools);
    const isWithoutEffect = now.reading?.isWithoutEffect;
    tree = base;
    if (isWithoutEffect === undefined || !changes.every(isWithoutEffect)) {
      return { head: now, base: await readCommit(reader, base, root, tools) };
    }
    const { reading } = now;
    return {
      head: now,
      base: { reading, graph: await graphOf(reader, await Commit.of(base, tools.options), reading) },
    };
  } catch (error) {
    if (error instanceof ToolFailed && tree === base && !tools.signal.aborted) return { why: error.message };
    if (!(error instanceof BrokenManifest || error instanceof Unanswerable)) throw error;
    return { why: `${error.message} (in the ${tree.side} commit ${tree.object})` };
  }
}

/** What a commit says. A history compares each commit with the one before and the one after it. */
function readCommit<R extends Reading>(
  reader: Reader<R>,
  tree: Tree,
  root: string,
  tools: ToolsAndCheckout,
): Promise<Read<R>> {
  const make = async () => {
    const commit = await Commit.of(tree, tools.options);
    const reading = await reader.read(commit, root, tools);
    return { reading, graph: await graphOf(reader, commit, reading) };
  };
  if (reader.isConfigured === true) return make();
  const key = `graph of ${reader.name} in ${root} with ${canonicalJson(tools.options[reader.name])}`;
  return remembered(tree, key, make);
}

async function graphOf(
  reader: Pick<Reader, 'compare'>,
  commit: Commit,
  reading: Reading | undefined,
): Promise<BuildGraph> {
  if (reading === undefined) return emptyGraph;
  const graph = await declaredGraph(commit, reading);
  // A tool that compares the commits itself says what its tests reach.
  return reader.compare === undefined ? connect(commit.tree, graph) : graph;
}

/** What nobody knows, in a line for each. */
function unknownIn(base: BuildGraph, head: BuildGraph): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { target, label, unknown } of [...base.nodes.values(), ...head.nodes.values()]) {
    const claimed = target === undefined ? `what uses ${label}` : `the target ${target}`;
    if (unknown !== undefined) found.add(`${unknown}, so every answer has ${claimed}`);
  }
  for (const [what, { unreadable, value }] of head.everything ?? []) {
    if (unreadable === undefined || base.everything?.get(what)?.value !== value) continue;
    found.add(`${unreadable}. It is the same in both commits, so it is left out`);
  }
  return found;
}

type Settings = ReadonlyMap<string, Setting>;

/** The settings that differ and impact everything. */
function causesOfAll(base: Settings = new Map(), head: Settings = new Map()): CauseOfAll[] {
  const both = new Map<string, { base?: Setting; head?: Setting }>();
  for (const [what, setting] of base) both.set(what, { base: setting });
  for (const [what, setting] of head) getOrMake(both, what, (): { head?: Setting } => ({})).head = setting;
  const causes = [...both].flatMap(([what, { base: before, head: after }]) => {
    if (before?.value === after?.value) return [];
    const { file = what } = before ?? after ?? {};
    const unreadable = before?.unreadable ?? after?.unreadable;
    const how = before === undefined ? 'is new' : after === undefined ? 'was removed' : 'changed';
    const said = (after ?? before)?.cause ?? (what === file ? `${what} ${how}` : `${what} changed`);
    const cause = { what: unreadable === undefined ? said : `${unreadable}, and it changed`, files: [file] };
    return [{ cause, file, isWhole: what === file }];
  });
  // Where a whole file is new, gone or not understood, its settings are no further causes.
  const whole = new Set(causes.flatMap(({ file, isWhole }) => (isWhole ? [file] : [])));
  return causes.flatMap(({ cause, file, isWhole }) => (isWhole || !whole.has(file) ? [cause] : []));
}
