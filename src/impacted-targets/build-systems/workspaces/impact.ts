import type { CauseOfAll, Reason, Comparison, Impact, Suggestion, Tools, Tree } from '../build-system.js';
import { differenceOf, knownTargets, spread, targetsOf } from '../../graph/compare.js';
import { emptyGraph, graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { inside } from '../../tree/paths.js';
import { remembered } from '../../tree/remembered.js';
import { readDeclared, readGraph, type Graph, type Graphs, type Member } from './graph.js';
import { changesOfRoot } from './root-changes.js';
import { readLockfiles, type LockfilePair } from './lockfiles/index.js';
import type { Manifest } from './manifest.js';
import { type Add, ownersOfChanges } from './owners.js';
import { partId, parts } from './package-parts.js';
import { readWorkspace, yarnFile } from './projects.js';
import { rushFile, rushImpact } from './rush.js';
import { rootManifestImpact, settingsImpact, yarnSettingsImpact } from './root-files.js';
import { workspacesOptions } from './root-tools.js';
import { counted } from '../../../shared/numbers.js';

/**
 * The impacted packages, by the graphs of both commits.
 * @throws UnreadableFile when a file is not understood, so that the answer must be `ALL`
 * @throws ImpactError for options that are not understood
 */
export async function impactOfWorkspaces(comparison: Comparison, tools: Tools): Promise<Impact> {
  const { rootDependencies, isTool } = workspacesOptions(tools.options);
  const { root } = comparison;
  const manifests = new Map<string, Manifest>();
  const workspaceOf = (tree: Tree) =>
    remembered(tree, `workspace in ${root}`, () => readWorkspace(tree, root, manifests));
  const workspaces = { base: await workspaceOf(comparison.base), head: await workspaceOf(comparison.head) };
  const lockfiles = await readLockfiles(comparison, tools);
  const locked = lockfiles.length > 0;
  const prefix = comparison.root === '' ? '' : `${comparison.root}/`;
  const [manifest, settings, ofYarn] = [`${prefix}package.json`, `${prefix}pnpm-workspace.yaml`, prefix + yarnFile];
  const { base: before, head: after } = workspaces;
  const ofRushFile = rushImpact(before.rush, after.rush);
  const causes: CauseOfAll[] = [
    ...rootManifestImpact(before.root.manifest, after.root.manifest, locked).map((what) => ({
      what,
      files: [manifest],
    })),
    ...ofRushFile.reasons.map((what) => ({ what, files: [`${prefix}${rushFile}`] })),
    ...settingsImpact(before.settings, after.settings, locked).map((what) => ({ what, files: [settings] })),
    ...yarnSettingsImpact(before.yarnSettings, after.yarnSettings).map((what) => ({ what, files: [ofYarn] })),
  ];
  const read = lockfiles.map(({ path }) => path).join();
  const declaredOf = (side: 'base' | 'head') =>
    remembered(comparison[side], `declared in ${root} with ${read}`, () =>
      readDeclared(workspaces[side], lockfiles, side, prefix),
    );
  const declared = { base: await declaredOf('base'), head: await declaredOf('head') };
  const lost = new Set([declared.base, declared.head].flatMap(({ members }) => members.flatMap(describeLost)));
  for (const line of lost) tools.warn(`workspaces: ${line}, so it counts as impacted`);
  const graphOf = (side: 'base' | 'head') =>
    remembered(comparison[side], `workspaces in ${root} with ${read}`, () => readGraph(declared[side]));
  tools.debug(
    `workspaces: ${counted(declared.base.members.length, 'package')} before, ${declared.head.members.length} after; lockfiles: ${lockfiles.map(({ path }) => path).join(', ') || 'none'}`,
  );
  const changed = new Set(comparison.changes.map(({ path }) => path));
  /** Files that describe the packages and their dependencies. */
  const descriptions = [manifest, settings, ofYarn, `${prefix}${rushFile}`, ...lockfiles.map(({ path }) => path)];
  const question: Question = {
    comparison,
    lockfiles,
    causes,
    directoriesOfRush: ofRushFile.directories,
    described: descriptions.filter((path) => changed.has(path)),
    reachesEvery: (name) => rootDependencies === 'all' && !isTool(name),
  };
  // Of the second commit, only the files that differ are read.
  return impactOf(question, { base: await graphOf('base'), head: await graphOf('head') });
}

/** Dependencies of a manifest by a path that its commit does not have. */
function describeLost({ directory, lost }: Pick<Member, 'directory' | 'lost'>): string[] {
  const file = inside(directory, 'package.json');
  return lost.map((place) => `${file} names the path ${JSON.stringify(place)} for a dependency, where nothing is`);
}

/** A question about two commits, as far as it is known without their graphs. */
interface Question {
  readonly comparison: Comparison;
  readonly lockfiles: readonly LockfilePair[];
  /** Why everything is impacted. */
  readonly causes: readonly CauseOfAll[];
  /** Directories of the packages whose entries in rush.json changed. */
  readonly directoriesOfRush: Iterable<string>;
  /** Changed files that describe the packages and their dependencies. */
  readonly described: readonly string[];
  /** Whether every package can use the root's dependency of this name. */
  readonly reachesEvery: (name: string) => boolean;
}

/** The impacted packages by two graphs. */
async function impactOf(question: Question, { base, head }: Graphs): Promise<Impact> {
  const { comparison, lockfiles, reachesEvery, described } = question;
  const reasons = new Map<string, Reason>();
  const add: Add = (name, reason, part = 'shared') => {
    const id = partId(name, part);
    if (!reasons.has(id)) reasons.set(id, reason);
  };
  /** Every package of the workspace, and nothing else, can use the root's dependencies. */
  const addEveryPackage = (reason: Reason) => {
    for (const { members } of [base, head]) for (const { name } of members.values()) add(name, reason);
  };
  const ofGraph = (what: string): Reason => ({
    kind: 'graph',
    what,
    ...(described.length > 0 && { files: described }),
  });
  const { coveredPaths, readPaths } = await ownersOfChanges(comparison, { base, head }, lockfiles, add);
  for (const id of new Set([...base.nodes.keys(), ...head.nodes.keys()])) {
    const what = differenceOf(id, base, head);
    if (what !== undefined && !reasons.has(id)) reasons.set(id, ofGraph(what));
  }
  for (const { members } of [base, head]) {
    for (const member of members.values()) {
      // Another system, or a step before the build, may create this file. It may differ each time.
      for (const what of describeLost(member)) add(member.name, { kind: 'graph', what });
    }
  }
  for (const directory of question.directoriesOfRush) {
    for (const { members } of [base, head]) {
      const member = members.get(directory);
      if (member) add(member.name, ofGraph(`its entry in ${rushFile} changed`));
    }
  }
  const { causes: more, ofRoot } = changesOfRoot(lockfiles, { base, head }, add);
  const causes = [...question.causes, ...more];
  const [firstCause] = causes;
  if (firstCause) return { kind: 'all', why: firstCause.what, causes, coveredPaths, readPaths };
  for (const [name, what] of ofRoot) {
    if (reachesEvery(name)) {
      addEveryPackage({ ...ofGraph(`${what}, and every package can use it`), suggestions: suggestionsForRoot(name) });
    }
    for (const graph of [base, head]) {
      add(graph.root.name, ofGraph(what));
      for (const member of graph.members.values()) {
        for (const part of parts) {
          if (member.needs[part].rootDependencies.has(name)) {
            add(member.name, ofGraph(`${what}, which it mentions`), part);
          }
        }
      }
    }
  }
  const graphs = [base, head, edgesByRoot({ base, head }, reachesEvery)];
  return {
    kind: 'targets',
    targets: targetsOf(graphs, spread(graphs, reasons)),
    coveredPaths,
    readPaths,
    known: knownTargets(graphs),
  };
}

/**
 * The edges from every package to the packages that the root makes available. They stand in a graph of their own,
 * because a new edge of this kind does not change the packages.
 */
function edgesByRoot({ base, head }: Graphs, reachesEvery: (name: string) => boolean): BuildGraph {
  const nodes = new Map<string, GraphNode>();
  const atHand = new Set<string>();
  for (const graph of [base, head]) {
    for (const { directory, name } of graph.members.values()) {
      if (!reachesEvery(name) || !isAtHand(graph, directory)) continue;
      const id = `\0at hand\0${name}`;
      const node = graphNode(`the root package, which has ${name} at hand for every package`);
      node.dependencies.add(partId(name, 'shared'));
      nodes.set(id, { ...node, suggestions: suggestionsForRoot(name) });
      atHand.add(id);
    }
  }
  if (atHand.size === 0) return emptyGraph;
  for (const { members } of [base, head]) {
    for (const { name } of members.values()) {
      nodes.set(partId(name, 'shared'), { ...graphNode(name, name), dependencies: atHand });
    }
  }
  return { ...emptyGraph, nodes };
}

/**
 * True for a package of the workspace on which the root depends and which a file of the root mentions, or which comes
 * with an external package. The root's tools may then run it for every package. A package that the root only declares
 * is used only by packages that mention it themselves.
 */
function isAtHand({ root, namedByRoot, members }: Graph, directory: string): boolean {
  if (!root.declares.has(directory)) return false;
  if (namedByRoot.has(directory)) return true;
  const name = members.get(directory)?.name;
  return root.dependencies.every(([declared]) => declared !== name);
}

/** Rules that limit the impact of a change of a root's dependency. */
function suggestionsForRoot(name: string): readonly Suggestion[] {
  const options = { key: 'build-systems', system: 'workspaces' } as const;
  return [
    {
      rule: { ...options, option: 'root-tools', value: [name.replaceAll(/[*?[\]{}()!\\]/g, '\\$&')] },
      assumption: `No package is built or tested with the root's ${name} unless its files name it.`,
    },
    {
      rule: { ...options, option: 'root-dependencies', value: 'declared' },
      assumption:
        'A package that is built or tested with something that the root has names it in its manifest or its files.',
    },
  ];
}
