import { posix } from 'node:path';
import { compareGraphs } from '../../graph/compare.js';
import { connect } from '../../graph/connect.js';
import { belowRoot } from '../../tree/build-root.js';
import { remembered } from '../../tree/remembered.js';
import type { CauseOfAll, Impact, Reason } from '../../graph/impact.js';
import type { Comparison, Tree } from '../../tree/tree.js';
import type { Tools } from '../../graph/reader.js';
import { isVersionAlone, lernaFile } from './lerna.js';
import { readGraph, rootDependency, type Graph } from './graph.js';
import { readLockfiles, type LockfilePair } from './lockfiles/index.js';
import type { Manifest } from './manifest.js';
import { readWorkspace, unreadableManifest, yarnFile, type Workspace } from './projects.js';
import { rootManifestImpact, settingsImpact, yarnSettingsImpact } from './root-files.js';
import { installedChanges } from './root-changes.js';
import { workspacesOptions } from './root-tools.js';
import { isSeenElsewhere, rushFile, rushImpact } from './rush.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { counted } from '../../../../shared/src/numbers.js';

/**
 * The impacted packages, by the graphs of both commits.
 * @throws Unanswerable when nobody knows which packages there are
 * @throws ImpactError for options that are not understood
 */
export async function impactOfWorkspaces(comparison: Comparison, tools: Tools): Promise<Impact> {
  const { rootDependencies, isTool } = workspacesOptions(tools.options);
  const { root } = comparison;
  const prefix = root === '' ? '' : `${root}/`;
  const manifests = new Map<string, Manifest>();
  const workspaceOf = (tree: Tree) =>
    remembered(tree, `workspace in ${root}`, () => readWorkspace(tree, root, manifests));
  const before = await workspaceOf(comparison.base);
  const after = await workspaceOf(comparison.head);
  const lockfiles = await readLockfiles(comparison, tools);
  const read = lockfiles.map(({ path }) => path).join();
  const graphOf = (side: 'base' | 'head') =>
    remembered(comparison[side], `workspaces in ${root} with ${read}`, async () => {
      const graph = await readGraph(side === 'base' ? before : after, lockfiles, side, prefix);
      return { ...graph, ...(await connect(comparison[side], graph)) };
    });
  const [base, head] = [await graphOf('base'), await graphOf('head')];
  for (const line of unknownIn([base, head])) tools.warn(`workspaces: ${line}`);
  tools.debug(
    `workspaces: ${counted(base.members.size, 'package')} before, ${head.members.size} after; lockfiles: ${read || 'none'}`,
  );
  const ofRush = rushImpact(before.rush, after.rush);
  const installed = installedChanges(lockfiles, base, head);
  const causes = [...causesOfSettings(before, after, lockfiles, prefix, ofRush.reasons), ...installed.causes];
  const interpreted = await interpretedIn(comparison, lockfiles, base, head);
  const described = comparison.changes.flatMap(({ path }) => (interpreted.has(path) ? [path] : []));
  const ofGraph = (what: string): Reason => ({
    kind: 'graph',
    what,
    ...(described.length > 0 && { files: described }),
  });
  const also = new Map<string, Reason>(installed.packages);
  for (const directory of ofRush.directories) {
    for (const { members } of [base, head]) {
      const name = members.get(directory)?.name;
      if (name !== undefined) also.set(name, ofGraph(`its entry in ${rushFile} changed`));
    }
  }
  const reachesEvery = (name: string) => rootDependencies === 'all' && !isTool(name);
  for (const [name, what] of installed.ofRoot) {
    also.set(rootDependency(name), ofGraph(what));
    for (const graph of [base, head]) {
      also.set(graph.root.name, ofGraph(what));
      if (!reachesEvery(name)) continue;
      const reason = ofGraph(`${what}, and every package can use it`);
      for (const member of graph.members.values()) if (!also.has(member.name)) also.set(member.name, reason);
    }
  }
  const isInterpreted = (path: string) => interpreted.has(path);
  const graphs = [base, head].map((graph) => ({ ...graph, interpreted: isInterpreted }));
  const [ofBase = base, ofHead = head] = graphs;
  const impact = await compareGraphs(ofBase, ofHead, comparison, also);
  const [first] = causes;
  if (first === undefined || impact.kind === 'all') return impact;
  const { coveredPaths, readPaths } = impact;
  return { kind: 'all', why: first.what, causes, coveredPaths, ...(readPaths && { readPaths }) };
}

/** What nobody knows about packages, in a line for each. */
function unknownIn(graphs: readonly Graph[]): ReadonlySet<string> {
  const packages = graphs.flatMap(({ members }) => [...members.values()]);
  return new Set(
    packages.flatMap(({ name, unknown }) =>
      unknown === undefined ? [] : [`${unknown}, so every answer has the target ${name}`],
    ),
  );
}

/** Why settings of the root impact everything. @throws Unanswerable when the root's manifest cannot be read */
function causesOfSettings(
  before: Workspace,
  after: Workspace,
  lockfiles: readonly LockfilePair[],
  prefix: string,
  ofRush: readonly string[],
): CauseOfAll[] {
  for (const { root } of [before, after]) {
    const broken = unreadableManifest(root.manifest);
    if (broken !== undefined) throw new Unanswerable(`${broken} cannot be read`);
  }
  const locked = lockfiles.length > 0;
  const causes = (file: string, reasons: readonly string[]) =>
    reasons.map((what) => ({ what, files: [`${prefix}${file}`] }));
  return [
    ...causes('package.json', rootManifestImpact(before.root.manifest, after.root.manifest, locked)),
    ...causes(rushFile, ofRush),
    ...causes('pnpm-workspace.yaml', settingsImpact(before.settings, after.settings, locked)),
    ...causes(yarnFile, yarnSettingsImpact(before.yarnSettings, after.yarnSettings)),
  ];
}

/** The changed files whose whole meaning is in the graphs, or that mean nothing. */
async function interpretedIn(
  comparison: Comparison,
  lockfiles: readonly LockfilePair[],
  base: Graph,
  head: Graph,
): Promise<ReadonlySet<string>> {
  const { changes, root } = comparison;
  const isRush = base.workspace.rush !== undefined && head.workspace.rush !== undefined;
  const understood = new Set(['package.json', 'pnpm-workspace.yaml', yarnFile, ...(isRush ? [rushFile] : [])]);
  const locked = new Set(lockfiles.map(({ path }) => belowRoot(path, root) ?? path));
  // yarn's lockfile holds the checksums of the archives that yarn keeps in the repository.
  const yarnLock = lockfiles.some(({ path, changed }) => changed && posix.basename(path) === 'yarn.lock');
  const found = new Set<string>();
  for (const { path } of changes) {
    const below = belowRoot(path, root);
    if (below === undefined) continue;
    const isArchive = yarnLock && /^\.yarn\/cache\/[^/]+\.zip$/.test(below);
    const isNote = isRush && isSeenElsewhere(below, locked);
    const isKnown = understood.has(below) || locked.has(below) || isArchive || isNote;
    if (isKnown || (below === lernaFile && (await isVersionAlone(comparison, path)))) found.add(path);
  }
  return found;
}
