import { posix } from 'node:path';
import type { Reason, Comparison, Impact, Tools } from '../../build-system.js';
import { LocalResolver } from './dependencies.js';
import { differingUsers, type Uses } from './lockfiles/lockfile-diff.js';
import { linksOf, readLockfiles, type LockfilePair } from './lockfiles/index.js';
import { dependenciesOf, type Manifest } from './manifest.js';
import { checkReadable, readWorkspace, type Project, type Workspace } from './projects.js';
import { rootManifestImpact, settingsImpact } from './root-files.js';

/** One package with what it needs. */
interface Member extends Project {
  /** Directories of packages that it depends on. */
  readonly needs: ReadonlySet<string>;
  /** Files and directories outside all packages that it depends on. */
  readonly paths: ReadonlySet<string>;
  /** What its manifest asks for, with catalogs looked up. */
  readonly dependencies: readonly (readonly [name: string, spec: string])[];
}

/** The packages of one commit with their dependencies. */
interface Graph {
  readonly workspace: Workspace;
  readonly root: Member;
  /** By directory. */
  readonly members: ReadonlyMap<string, Member>;
  /** By name: one, unless the repository is mistaken. */
  readonly named: ReadonlyMap<string, readonly Member[]>;
  /** Packages, and the root, that depend on places outside all packages. */
  readonly withPaths: readonly Member[];
  /** For each directory of a package, the packages that depend on it. */
  readonly dependents: ReadonlyMap<string, readonly Member[]>;
}

/**
 * The impacted packages, by the graphs of both commits.
 * @throws Unreadable when something is there that is not understood, and the answer must be `ALL`
 */
export async function impactOfWorkspaces(comparison: Comparison, tools: Tools): Promise<Impact> {
  const known = new Map<string, Manifest>();
  const workspaces = {
    base: await readWorkspace(comparison.base, comparison.root, known),
    head: await readWorkspace(comparison.head, comparison.root, known),
  };
  const lockfiles = await readLockfiles(comparison, tools);
  const base = readGraph(workspaces.base, lockfiles, 'base');
  const head = readGraph(workspaces.head, lockfiles, 'head');
  tools.debug(
    `workspaces: ${base.members.size} packages before, ${head.members.size} after; lockfiles: ${lockfiles.map(({ path }) => path).join(', ') || 'none'}`,
  );
  const locked = lockfiles.length > 0;
  const everything =
    rootManifestImpact(base.root.manifest, head.root.manifest, locked) ??
    settingsImpact(base.workspace.settings, head.workspace.settings, locked);
  if (everything !== undefined) return { kind: 'all', why: everything };

  const targets = new Map<string, Reason>();
  const add = (name: string, reason: Reason) => {
    if (!targets.has(name)) targets.set(name, reason);
  };
  const coveredPaths = ownersOfChanges(comparison, { base, head }, lockfiles, add);
  changesOfGraph(base, head, add);
  for (const lockfile of lockfiles) {
    const why = changesOfLockfile(lockfile, base, head, add);
    if (why !== undefined) return { kind: 'all', why };
  }
  // The map grows while it is gone through, and its new entries are gone through as well.
  for (const name of targets.keys()) {
    for (const graph of [base, head]) {
      for (const member of graph.named.get(name) ?? []) {
        if (graph.root.needs.has(member.directory)) {
          return {
            kind: 'all',
            why: `the root package depends on ${name}, and every package can use what the root has`,
          };
        }
        for (const dependent of graph.dependents.get(member.directory) ?? []) {
          add(dependent.name, { kind: 'dependency', target: name });
        }
      }
    }
  }
  return { kind: 'targets', targets, coveredPaths };
}

function readGraph(workspace: Workspace, lockfiles: readonly LockfilePair[], side: 'base' | 'head'): Graph {
  const resolver = new LocalResolver(workspace);
  const links = lockfiles.map((pair) => ({ lockfile: pair[side], links: linksOf(pair[side]) }));
  const member = (project: Project): Member => {
    checkReadable(project.manifest);
    const { projects, paths } = resolver.of(project);
    const needs = new Set(projects);
    const dependencies = dependenciesOf(project.manifest).map(
      ([name, spec]) => [name, resolver.specification(name, spec)] as const,
    );
    for (const { lockfile, links: linked } of links) {
      for (const [, key] of lockfile.usedBy({ directory: project.directory, dependencies })) {
        for (const directory of linked.get(key) ?? []) if (directory !== project.directory) needs.add(directory);
      }
    }
    return { ...project, needs, paths, dependencies };
  };
  const members = new Map(workspace.members.map((project) => [project.directory, member(project)]));
  const dependents = new Map<string, Member[]>();
  for (const one of members.values()) {
    for (const directory of one.needs) dependents.set(directory, [...(dependents.get(directory) ?? []), one]);
  }
  const named = new Map<string, Member[]>();
  for (const one of members.values()) named.set(one.name, [...(named.get(one.name) ?? []), one]);
  const root = members.get('') ?? member(workspace.root);
  const withPaths = [root, ...members.values()].filter(({ paths }) => paths.size > 0);
  return { workspace, root, members, named, withPaths, dependents };
}

/** Adds the packages whose files changed. Answers the changed paths that are accounted for. */
function ownersOfChanges(
  { changes, root }: Comparison,
  graphs: { readonly base: Graph; readonly head: Graph },
  lockfiles: readonly LockfilePair[],
  add: (name: string, reason: Reason) => void,
): Set<string> {
  const prefix = root === '' ? '' : `${root}/`;
  const understood = new Set([
    ...['package.json', 'pnpm-workspace.yaml'].map((name) => `${prefix}${name}`),
    ...lockfiles.map(({ path }) => path),
  ]);
  const yarnLock = lockfiles.some(({ path, changed }) => changed && posix.basename(path) === 'yarn.lock');
  const coveredPaths = new Set<string>();
  for (const change of changes) {
    if (!change.path.startsWith(prefix)) continue;
    if (understood.has(change.path)) {
      coveredPaths.add(change.path);
      continue;
    }
    const path = change.path.slice(prefix.length);
    const reason: Reason = { kind: 'file', path: change.path };
    // The archives that yarn keeps in the repository are what its lockfile, with their checksums, says.
    let owned = yarnLock && /^\.yarn\/cache\/[^/]+\.zip$/.test(path);
    for (const side of ['base', 'head'] as const) {
      const { members } = graphs[side];
      const owner = change[side] && nearest(members, path);
      if (owner) add(owner.name, reason);
      if (owner && owner.directory !== '') owned = true;
    }
    for (const graph of [graphs.base, graphs.head]) {
      for (const member of graph.withPaths) {
        if (!within(path, member.paths)) continue;
        add(member.name, reason);
        if (member.directory !== '') owned = true;
      }
    }
    if (owned) coveredPaths.add(change.path);
  }
  return coveredPaths;
}

/** The package whose directory is nearest above a path. */
function nearest(members: ReadonlyMap<string, Member>, path: string): Member | undefined {
  for (let directory = path; directory !== '';) {
    directory = directory.slice(0, Math.max(directory.lastIndexOf('/'), 0));
    const member = members.get(directory);
    if (member) return member;
  }
  return undefined;
}

function within(path: string, places: ReadonlySet<string>): boolean {
  return [...places].some((place) => path === place || path.startsWith(`${place}/`));
}

/** Adds the packages that only one commit has, and those whose dependencies differ. */
function changesOfGraph(base: Graph, head: Graph, add: (name: string, reason: Reason) => void): void {
  const before = byName(base);
  const after = byName(head);
  for (const name of before.keys()) if (!after.has(name)) add(name, { kind: 'graph', what: 'the package was removed' });
  for (const [name, description] of after) {
    const old = before.get(name);
    if (old === undefined) add(name, { kind: 'graph', what: 'the package is new' });
    else if (old !== description) add(name, { kind: 'graph', what: 'its dependencies changed' });
  }
}

/** For each package, where it is and what it depends on, as a text. */
function byName({ members }: Graph): Map<string, string> {
  const described = new Map<string, string>();
  for (const { name, directory, needs, paths, dependencies } of members.values()) {
    const needed = [...needs].map((place) => members.get(place)?.name ?? place).sort();
    const text = JSON.stringify([directory, needed, [...paths].sort(), dependencies]);
    described.set(name, `${described.get(name) ?? ''}${text}`);
  }
  return described;
}

/** Adds the packages whose installed dependencies differ. Answers why everything is impacted, when it is. */
function changesOfLockfile(
  { path, base: before, head: after, changed }: LockfilePair,
  base: Graph,
  head: Graph,
  add: (name: string, reason: Reason) => void,
): string | undefined {
  if (!changed) return undefined;
  if (before.settings !== after.settings) return `settings in ${path} changed`;
  const users = new Map<string, { base: Uses; head: Uses }>();
  for (const old of [base.root, ...base.members.values()]) {
    const now = old.directory === '' ? head.root : head.members.get(old.directory);
    if (now) users.set(old.directory, { base: before.usedBy(old), head: after.usedBy(now) });
  }
  const differing = differingUsers(before, after, users);
  if (differing.has('')) return `${path} changed what the root package uses, and every package can use it`;
  for (const directory of differing) {
    for (const graph of [base, head]) {
      const member = graph.members.get(directory);
      if (member) add(member.name, { kind: 'graph', what: `${path} changed what it uses` });
    }
  }
  return undefined;
}
