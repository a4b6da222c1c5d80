import { wordSet } from '../../../../shared/src/word-set.js';
import { belowRoot } from '../../tree/build-root.js';
import type { Reason, Impact } from '../../graph/impact.js';
import type { Change, Comparison } from '../../tree/tree.js';
import type { BuildSystem, Tools } from '../../graph/reader.js';
import { ImpactError } from '../../tree/impact-error.js';
import {
  differences,
  examineStructure,
  fullDefinitions,
  labelsBelow,
  sourceLabels,
  type LoadedSide,
} from './difference.js';
import { parseGraph, type Graph } from './graph.js';
import { isBuildFile, isMainLabel, labelPackage } from './labels.js';
import { directoryOf } from '../../tree/paths.js';
import { isLoadable } from './load-graph.js';
import { bazelOptions, universeExpression, type BazelOptions } from './options.js';
import { BazelServer } from './server.js';
import { Revision, touchedPaths, type Touched } from './revision.js';
import { whyUnusable } from './version.js';
import { isWorkspaceFile, saysTheSame, WorkspaceMentions } from './workspace-files.js';

/** Rules that reach other rules by toolchain resolution. No query of the loading phase shows these edges. */
const resolvedRules = wordSet(
  'toolchain toolchain_type platform constraint_setting constraint_value cc_toolchain_suite',
);

export const bazel: BuildSystem = {
  impact,
};

async function impact(comparison: Comparison, tools: Tools): Promise<Impact> {
  const options = bazelOptions(tools.options);
  const submodule = comparison.changes.find(({ base, head }) => base?.mode === '160000' || head?.mode === '160000');
  if (submodule && belowRoot(submodule.path, comparison.root) !== undefined) {
    return { kind: 'all', why: `submodule ${submodule.path} changed, and its files are not at hand` };
  }
  const touched = { base: touchedPaths(comparison, 'base'), head: touchedPaths(comparison, 'head') };
  if (touched.base.length === 0 && touched.head.length === 0) {
    return { kind: 'targets', targets: new Map(), coveredPaths: new Set() };
  }
  const sides = {
    base: await Revision.open(comparison.base, comparison.root),
    head: await Revision.open(comparison.head, comparison.root),
  };
  const changes = await classify(comparison, touched, sides);
  if (changes.kind === 'all') return changes;

  const loadable = [...changes.structural].find(isLoadable);
  if (options.externals && loadable !== undefined) {
    return { kind: 'all', why: `${loadable} changed, and external repositories may load it` };
  }
  const mentions = await WorkspaceMentions.collect(sides.head.paths, sides.head.read);
  const mentioned = [...touched.base, ...touched.head].find(
    ({ path }) => !changes.equivalent.has(path) && (mentions.isSource(path) || mentions.mentionsFile(path)),
  );
  if (mentioned) {
    return {
      kind: 'all',
      why: `${mentioned.change} is used by the definitions of external repositories or by .bazelrc`,
    };
  }
  const answer =
    changes.structural.size === 0
      ? await impactOfSources(sides.head, touched.head, options, tools)
      : await impactOfStructure(sides, touched, changes.structural, changes.everywhere, options, tools);

  for (const [label, kind] of answer.kinds) {
    if (resolvedRules.has(kind))
      return { kind: 'all', why: `${kind} ${label} is impacted, and any target may be resolved to it` };
    if (mentions.mentionsLabel(label)) {
      return { kind: 'all', why: `${label} is impacted, and external repositories or .bazelrc use it` };
    }
  }
  for (const { path, change } of [...touched.base, ...touched.head]) {
    if (changes.equivalent.has(path)) answer.coveredPaths.add(change);
  }
  return { kind: 'targets', targets: answer.targets, coveredPaths: answer.coveredPaths };
}

interface Sides<T> {
  readonly base: T;
  readonly head: T;
}

type TouchedSides = Sides<readonly Touched[]>;

type Classified =
  | { readonly kind: 'all'; readonly why: string }
  | {
      readonly kind: 'changes';
      /** Changed files of the workspace whose meaning did not change. */
      readonly equivalent: ReadonlySet<string>;
      /** Paths whose change may change the graph. */
      readonly structural: ReadonlySet<string>;
      /** True when any package may have changed. */
      readonly everywhere: boolean;
    };

/** Sorts the changed paths by what they can change: everything, the graph, or only the content of a source file. */
async function classify(comparison: Comparison, touched: TouchedSides, sides: Sides<Revision>): Promise<Classified> {
  const byPath = new Map(comparison.changes.map((change) => [change.path, change]));
  const all = [...touched.base, ...touched.head];
  const readable = all.flatMap(({ path }) =>
    isWorkspaceFile(path) || isBuildFile(path) || isLoadable(path) ? [path] : [],
  );
  const before = await sides.base.read(readable);
  const after = await sides.head.read(readable);
  const equivalent = new Set<string>();
  const structural = new Set<string>();
  let everywhere = false;
  for (const { path, change } of all) {
    const was = before.get(path);
    const is = after.get(path);
    const same = was !== undefined && is !== undefined && saysTheSame(path, was, is);
    if (isWorkspaceFile(path)) {
      if (!same)
        return {
          kind: 'all',
          why: `${change} changed: it says which Bazel runs, how, or with which external repositories`,
        };
      equivalent.add(path);
      continue;
    }
    if (isLoadable(path) && same) equivalent.add(path);
    if (path === '.bazelignore') everywhere = true;
    const entry = byPath.get(change);
    if (entry && isLink(entry)) everywhere = true;
    if ((entry && entry.status !== 'modified') || everywhere || ((isBuildFile(path) || isLoadable(path)) && !same)) {
      structural.add(path);
    }
  }
  return { kind: 'changes', equivalent, structural, everywhere };
}

function isLink({ base, head }: Change): boolean {
  return base?.mode === '120000' || head?.mode === '120000';
}

interface Answer {
  readonly targets: Map<string, Reason>;
  /** Classes of the impacted rules. */
  readonly kinds: Map<string, string>;
  readonly coveredPaths: Set<string>;
}

/** Where only contents of files changed, both graphs are the same and one query is enough. */
async function impactOfSources(
  side: Revision,
  touched: readonly Touched[],
  options: BazelOptions,
  tools: Tools,
): Promise<Answer> {
  const answer: Answer = { targets: new Map(), kinds: new Map(), coveredPaths: new Set() };
  const loaded = await BazelServer.use([await side.directory()], options, tools, ([server]) =>
    load(side, touched, server, options, tools),
  );
  addImpact(answer, loaded, new Map());
  return answer;
}

/** Compares both graphs. */
async function impactOfStructure(
  sides: Sides<Revision>,
  touched: TouchedSides,
  structural: ReadonlySet<string>,
  everywhere: boolean,
  options: BazelOptions,
  tools: Tools,
): Promise<Answer> {
  const answer: Answer = { targets: new Map(), kinds: new Map(), coveredPaths: new Set() };
  const directories = [await sides.base.directory(), await sides.head.directory()] as const;
  await BazelServer.use(directories, options, tools, async ([baseServer, headServer]) => {
    const [base, head] = await both(
      load(sides.base, touched.base, baseServer, options, tools),
      load(sides.head, touched.head, headServer, options, tools),
    );
    const inHead = await examineStructure(head, base, structural, everywhere);
    const inBase = await examineStructure(base, head, structural, everywhere);
    const packages = new Set(
      [...inHead.packages, ...inBase.packages].filter(
        (directory) => base.packages.has(directory) && head.packages.has(directory),
      ),
    );
    const [before, after] = await both(fullDefinitions(baseServer, packages), fullDefinitions(headServer, packages));
    const seeds = differences(base.graph, head.graph, { base: before, head: after }, packages);
    for (const [label, reason] of [...inHead.rules, ...inBase.rules]) {
      if (!seeds.has(label)) seeds.set(label, reason);
    }
    addImpact(answer, head, seeds);
    addImpact(answer, base, seeds);
    for (const side of [head, base]) {
      for (const { path, change } of side.touched) {
        const isPackage = isBuildFile(path) && side.packages.has(directoryOf(path));
        if (isPackage || isLoadable(path) || path === '.bazelignore') answer.coveredPaths.add(change);
      }
    }
  });
  return answer;
}

/** Waits for both, so that neither is still at work when the failure of the other is reported. */
async function both<Left, Right>(left: Promise<Left>, right: Promise<Right>): Promise<[Left, Right]> {
  const [first, second] = await Promise.allSettled([left, right]);
  if (first.status === 'rejected') throw first.reason;
  if (second.status === 'rejected') throw second.reason;
  return [first.value, second.value];
}

/**
 * Loads one side's graph.
 * @throws ImpactError when Bazel fails, or its version may leave dependencies out
 */
async function load(
  side: Revision,
  touched: readonly Touched[],
  server: BazelServer,
  options: BazelOptions,
  tools: Tools,
): Promise<LoadedSide> {
  const version = await server.version();
  if (version !== undefined) {
    tools.noteVersion('bazel', version);
    const unusable = await whyUnusable(side, version);
    if (unusable !== undefined) throw new ImpactError(unusable);
  }
  const xml = await server.query(universeExpression(options), ['--output=xml', '--noxml:line_numbers']);
  let graph: Graph;
  try {
    graph = parseGraph(xml);
  } catch (error) {
    throw new ImpactError(
      `bazel query printed something else than XML (${String(error)}): ${JSON.stringify(xml.slice(-200))}. Check that build-systems.bazel.program is Bazel`,
    );
  }
  const labels = [...graph.rules.keys(), ...graph.others.keys()];
  return { side, graph, touched, packages: new Set(labels.filter(isMainLabel).map(labelPackage)) };
}

/** Adds what is impacted in one graph: the rules that reach a changed file or one of the seeds. */
function addImpact(answer: Answer, { graph, packages, touched }: LoadedSide, seeds: ReadonlyMap<string, Reason>): void {
  const reached = new Map<string, Reason>(seeds);
  for (const { path, change, isLink } of touched) {
    const below = isLink ? labelsBelow(path, graph, packages) : [];
    for (const label of [...sourceLabels(path, graph, packages), ...below]) {
      if (!graph.others.has(label) && !graph.dependents.has(label)) continue;
      answer.coveredPaths.add(change);
      if (!reached.has(label)) reached.set(label, { kind: 'file', path: change });
    }
  }
  for (const [label, reason] of reached) {
    // A target between two rules (a generated file, a package group) passes on its own reason.
    const passedOn: Reason = graph.rules.has(label) ? { kind: 'dependency', target: label } : reason;
    for (const dependent of [...(graph.dependents.get(label) ?? [])].sort()) {
      if (!reached.has(dependent)) reached.set(dependent, passedOn);
    }
  }
  for (const [label, reason] of reached) {
    const rule = graph.rules.get(label);
    if (!rule || !isMainLabel(label)) continue;
    if (!answer.targets.has(label)) answer.targets.set(label, reason);
    answer.kinds.set(label, rule.kind);
  }
}
