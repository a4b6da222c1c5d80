import type { Reason, Comparison, Impact, KnownTargets, Tools } from '../../build-system.js';
import { readGraph, type Graph, type Member } from './graph.js';
import { differingUsers, type Uses } from './lockfiles/lockfile-diff.js';
import { readLockfiles, type LockfilePair } from './lockfiles/index.js';
import type { Manifest } from './manifest.js';
import { ownersOfChanges } from './owners.js';
import { readWorkspace } from './projects.js';
import { rootManifestImpact, settingsImpact } from './root-files.js';
import { workspacesOptions } from './root-tools.js';

/** Records that a package is impacted; the first reason stays. */
export type Add = (name: string, reason: Reason) => void;

/**
 * The impacted packages, by the graphs of both commits.
 * @throws Unreadable when something is there that is not understood, and the answer must be `ALL`
 * @throws ImpactError for options that are not understood
 */
export async function impactOfWorkspaces(comparison: Comparison, tools: Tools): Promise<Impact> {
  const { rootDependencies, isTool } = workspacesOptions(tools.options);
  const manifests = new Map<string, Manifest>();
  const workspaces = {
    base: await readWorkspace(comparison.base, comparison.root, manifests),
    head: await readWorkspace(comparison.head, comparison.root, manifests),
  };
  const lockfiles = await readLockfiles(comparison, tools);
  const locked = lockfiles.length > 0;
  const everything =
    rootManifestImpact(workspaces.base.root.manifest, workspaces.head.root.manifest, locked) ??
    settingsImpact(workspaces.base.settings, workspaces.head.settings, locked);
  if (everything !== undefined) return { kind: 'all', why: everything };
  const prefix = comparison.root === '' ? '' : `${comparison.root}/`;
  const base = await readGraph(workspaces.base, lockfiles, 'base', prefix);
  const head = await readGraph(workspaces.head, lockfiles, 'head', prefix);
  tools.debug(
    `workspaces: ${base.members.size} packages before, ${head.members.size} after; lockfiles: ${lockfiles.map(({ path }) => path).join(', ') || 'none'}`,
  );

  const targets = new Map<string, Reason>();
  const add: Add = (name, reason) => {
    if (!targets.has(name)) targets.set(name, reason);
  };
  /** What the root has is at hand for every package of the workspace, and for nothing else. */
  const addEveryPackage = (what: string) => {
    for (const { members } of [base, head]) {
      for (const { name } of members.values()) add(name, { kind: 'graph', what });
    }
  };
  const { coveredPaths, readPaths } = await ownersOfChanges(comparison, { base, head }, lockfiles, add);
  changesOfGraph(base, head, add);
  const ofRoot = changesOfManifest(base, head);
  for (const lockfile of lockfiles) {
    const changes = changesOfLockfile(lockfile, base, head, add);
    if (changes.why !== undefined) return { kind: 'all', why: changes.why };
    for (const name of changes.ofRoot) ofRoot.set(name, `${lockfile.path} changed what the root's ${name} is`);
  }
  for (const [name, what] of ofRoot) {
    if (rootDependencies === 'all' && !isTool(name)) addEveryPackage(`${what}, and every package can use it`);
    for (const graph of [base, head]) {
      add(graph.root.name, { kind: 'graph', what });
      for (const member of graph.members.values()) {
        if (member.rootDependencies.has(name)) add(member.name, { kind: 'graph', what: `${what}, which it mentions` });
      }
    }
  }
  // The map grows while it is gone through, and its new entries are gone through as well.
  for (const name of targets.keys()) {
    for (const graph of [base, head]) {
      for (const member of graph.named.get(name) ?? []) {
        const { directory } = member;
        if (rootDependencies === 'all' && !isTool(name) && isAtHand(graph, directory)) {
          addEveryPackage(`the root package has ${name}, and every package can use what the root has`);
        }
        for (const dependent of graph.dependents.get(directory) ?? []) {
          add(dependent.name, { kind: 'dependency', target: name });
        }
      }
    }
  }
  const known = knownTargets([base, head], ({ directory, name }, graph) =>
    rootDependencies === 'all' && !isTool(name) && isAtHand(graph, directory)
      ? graph.members.values()
      : (graph.dependents.get(directory) ?? []),
  );
  return { kind: 'targets', targets, coveredPaths, readPaths, known };
}

/**
 * True for a package of the workspace that the root depends on and that something of the root speaks of, or that comes
 * with a package from elsewhere: then the root's tools may run it for every package. One that the root only declares
 * is used by those alone that speak of it themselves.
 */
function isAtHand({ root, namedByRoot, members }: Graph, directory: string): boolean {
  if (!root.declares.has(directory)) return false;
  if (namedByRoot.has(directory)) return true;
  const name = members.get(directory)?.name;
  return root.dependencies.every(([declared]) => declared !== name);
}

function knownTargets(
  graphs: readonly Graph[],
  dependentsIn: (member: Member, graph: Graph) => Iterable<Member>,
): KnownTargets {
  return {
    names: () => Promise.resolve(graphs.flatMap(({ named }) => [...named.keys()])),
    dependentsOf: (target) =>
      Promise.resolve(
        graphs.flatMap((graph) =>
          (graph.named.get(target) ?? []).flatMap((member) => [...dependentsIn(member, graph)].map(({ name }) => name)),
        ),
      ),
  };
}

/** Adds the packages that only one commit has, and those whose dependencies differ. */
function changesOfGraph(base: Graph, head: Graph, add: Add): void {
  const before = byName(base);
  const after = byName(head);
  let others = false;
  for (const name of before.keys()) {
    if (after.has(name)) continue;
    add(name, { kind: 'graph', what: 'the package was removed' });
    others = true;
  }
  for (const [name, description] of after) {
    const old = before.get(name);
    if (old === undefined) {
      add(name, { kind: 'graph', what: 'the package is new' });
      others = true;
    } else if (old !== description) add(name, { kind: 'graph', what: 'its dependencies changed' });
  }
  // A change of what every package can use must not pass by a package that is new: both impact the root.
  if (others) add(head.root.name, { kind: 'graph', what: 'the workspace has other packages' });
}

/** For each package, where it is and what it depends on, as a text. */
function byName({ members }: Graph): Map<string, string> {
  const described = new Map<string, string>();
  for (const { name, directory, needs, paths, dependencies } of members.values()) {
    const needed = [...needs].map((place) => members.get(place)?.name ?? place).sort();
    const text = JSON.stringify([directory, needed, [...paths].sort(), dependencies]);
    described.set(name, (described.get(name) ?? '') + text);
  }
  return described;
}

/** The root's dependencies whose specifications differ, each with what is said of it. */
function changesOfManifest(base: Graph, head: Graph): Map<string, string> {
  const specifications = ({ root }: Graph) => {
    const found = new Map<string, string>();
    for (const [name, spec] of root.dependencies) found.set(name, `${found.get(name) ?? ''}\n${spec}`);
    return found;
  };
  const [before, after] = [specifications(base), specifications(head)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return new Map(
    names
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => [name, `the root's dependency ${name} changed`]),
  );
}

/** A user of a lockfile: a package by its directory, or one dependency of the root by its name. */
const dependencyOfRoot = '\0';

/**
 * Adds the packages for which a lockfile brings something else than before.
 * @returns the dependencies of the root for which it does, and why everything is impacted, where it is
 */
function changesOfLockfile(
  { path, base: before, head: after, changed }: LockfilePair,
  base: Graph,
  head: Graph,
  add: Add,
): { readonly why?: string; readonly ofRoot: readonly string[] } {
  if (!changed) return { ofRoot: [] };
  if (before.settings !== after.settings) return { why: `settings in ${path} changed`, ofRoot: [] };
  const users = new Map<string, { base: Uses; head: Uses }>();
  for (const old of base.members.values()) {
    const now = head.members.get(old.directory);
    if (now && old.directory !== '') users.set(old.directory, { base: before.usedBy(old), head: after.usedBy(now) });
  }
  const ofRoot = { base: before.usedBy(base.root), head: after.usedBy(head.root) };
  for (const name of new Set([...ofRoot.base, ...ofRoot.head].map(([used]) => used))) {
    const uses = (side: 'base' | 'head') => ofRoot[side].filter(([used]) => used === name);
    users.set(dependencyOfRoot + name, { base: uses('base'), head: uses('head') });
  }
  const differing = [...differingUsers(before, after, users)];
  for (const directory of differing) {
    for (const graph of [base, head]) {
      const member = graph.members.get(directory);
      if (member) add(member.name, { kind: 'graph', what: `${path} changed what it uses` });
    }
  }
  return { ofRoot: differing.filter((user) => user.startsWith(dependencyOfRoot)).map((user) => user.slice(1)) };
}
