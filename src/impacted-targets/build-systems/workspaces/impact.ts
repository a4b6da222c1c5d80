import type {
  CauseOfAll,
  Reason,
  Comparison,
  Impact,
  KnownTargets,
  Suggestion,
  Tools,
  Tree,
} from '../../build-system.js';
import { remembered } from '../../target-graph/remembered.js';
import { parts, readGraph, type Graph, type Member, type Needs } from './graph.js';
import { differingUsers, type Uses } from './lockfiles/lockfile-diff.js';
import { readLockfiles, type LockfilePair } from './lockfiles/index.js';
import type { Manifest } from './manifest.js';
import { type Add, ownersOfChanges } from './owners.js';
import { partId, partOf, type Part } from './parts.js';
import { readWorkspace, YARN_FILE } from './projects.js';
import { RUSH_FILE, rushImpact } from './rush.js';
import { rootManifestImpact, settingsImpact, yarnSettingsImpact } from './root-files.js';
import { workspacesOptions } from './root-tools.js';

/** One part of a package that is impacted. */
interface Impacted {
  /** The package. */
  readonly name: string;
  readonly part: Part;
  readonly reason: Reason;
}

/**
 * The impacted packages, by the graphs of both commits.
 * @throws Unreadable when something is there that is not understood, and the answer must be `ALL`
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
  const [manifest, settings, ofYarn] = [`${prefix}package.json`, `${prefix}pnpm-workspace.yaml`, prefix + YARN_FILE];
  const { base: before, head: after } = workspaces;
  const ofRushFile = rushImpact(before.rush, after.rush);
  const causes: CauseOfAll[] = [
    ...rootManifestImpact(before.root.manifest, after.root.manifest, locked).map((what) => ({
      what,
      files: [manifest],
    })),
    ...ofRushFile.reasons.map((what) => ({ what, files: [`${prefix}${RUSH_FILE}`] })),
    ...settingsImpact(before.settings, after.settings, locked).map((what) => ({ what, files: [settings] })),
    ...yarnSettingsImpact(before.yarnSettings, after.yarnSettings).map((what) => ({ what, files: [ofYarn] })),
  ];
  const read = lockfiles.map(({ path }) => path).join();
  const graphOf = (side: 'base' | 'head', other?: Graph) =>
    remembered(comparison[side], `workspaces in ${root} with ${read}`, () =>
      readGraph(workspaces[side], lockfiles, side, prefix, other?.reading),
    );
  const base = await graphOf('base');
  const head = await graphOf('head', base);
  tools.debug(
    `workspaces: ${base.members.size} packages before, ${head.members.size} after; lockfiles: ${lockfiles.map(({ path }) => path).join(', ') || 'none'}`,
  );

  const impacted = new Map<string, Impacted>();
  const add: Add = (name, reason, part = 'shared') => {
    const id = partId(name, part);
    if (!impacted.has(id)) impacted.set(id, { name, part, reason });
  };
  /** What the root has is at hand for every package of the workspace, and for nothing else. */
  const addEveryPackage = (reason: Reason) => {
    for (const { members } of [base, head]) for (const { name } of members.values()) add(name, reason);
  };
  const changed = new Set(comparison.changes.map(({ path }) => path));
  /** What describes the packages and their dependencies, as far as it changed. */
  const described = [manifest, settings, ofYarn, `${prefix}${RUSH_FILE}`, ...lockfiles.map(({ path }) => path)].filter(
    (path) => changed.has(path),
  );
  const ofGraph = (what: string): Reason => ({
    kind: 'graph',
    what,
    ...(described.length > 0 && { files: described }),
  });
  const { coveredPaths, readPaths } = await ownersOfChanges(comparison, { base, head }, lockfiles, add);
  changesOfGraph(base, head, (name, what, part) => {
    add(name, ofGraph(what), part);
  });
  for (const directory of ofRushFile.directories) {
    for (const { members } of [base, head]) {
      const member = members.get(directory);
      if (member) add(member.name, ofGraph(`what ${RUSH_FILE} says of it changed`));
    }
  }
  const ofRoot = changesOfManifest(base, head);
  for (const lockfile of lockfiles) {
    const changes = changesOfLockfile(lockfile, base, head, add);
    if (changes.why !== undefined) causes.push({ what: changes.why, files: [lockfile.path] });
    for (const name of changes.ofRoot) ofRoot.set(name, `${lockfile.path} changed what the root's ${name} is`);
  }
  const [firstCause] = causes;
  if (firstCause) return { kind: 'all', why: firstCause.what, causes, coveredPaths, readPaths };
  for (const [name, what] of ofRoot) {
    if (rootDependencies === 'all' && !isTool(name)) {
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
  // The map grows while it is gone through, and its new entries are gone through as well.
  for (const { name, part, reason } of impacted.values()) {
    for (const graph of [base, head]) {
      for (const member of graph.named.get(name) ?? []) {
        const { directory } = member;
        if (part === 'shared' && rootDependencies === 'all' && !isTool(name) && isAtHand(graph, directory)) {
          addEveryPackage({
            kind: 'dependency',
            target: name,
            because: reason,
            through: [`the root package, which has ${name} at hand for every package`],
            suggestions: suggestionsForRoot(name),
          });
        }
        for (const dependent of graph.dependents.get(partId(directory, part)) ?? []) {
          // From one part to the other it is the same target, for the same reason.
          const same = dependent.member.name === name;
          add(
            dependent.member.name,
            same ? reason : { kind: 'dependency', target: name, because: reason },
            dependent.part,
          );
        }
      }
    }
  }
  const known = knownTargets([base, head], ({ directory, name }, graph) =>
    rootDependencies === 'all' && !isTool(name) && isAtHand(graph, directory)
      ? graph.members.values()
      : parts.flatMap((part) => (graph.dependents.get(partId(directory, part)) ?? []).map(({ member }) => member)),
  );
  const targets = new Map<string, Reason>();
  for (const { name, reason } of impacted.values()) if (!targets.has(name)) targets.set(name, reason);
  return { kind: 'targets', targets, coveredPaths, readPaths, known };
}

/**
 * True for a package of the workspace that the root depends on and that something of the root mentions, or that comes
 * with a package from elsewhere: then the root's tools may run it for every package. One that the root only declares
 * is used by those alone that mention it themselves.
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

/** What keeps a change of something that the root has from every package. */
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

/** Says of each package that only one commit has, and of each whose dependencies differ, what happened to it. */
function changesOfGraph(base: Graph, head: Graph, add: (name: string, what: string, part?: Part) => void): void {
  const before = byName(base, sharedDescription);
  const after = byName(head, sharedDescription);
  let others = false;
  for (const name of before.keys()) {
    if (after.has(name)) continue;
    add(name, 'the package was removed');
    others = true;
  }
  for (const [name, description] of after) {
    const old = before.get(name);
    if (old === undefined) {
      add(name, 'the package is new');
      others = true;
    } else if (old !== description) add(name, 'its dependencies changed');
  }
  const ownBefore = byName(base, ownDescription);
  for (const [name, description] of byName(head, ownDescription)) {
    if (before.has(name) && ownBefore.get(name) !== description) add(name, 'dependencies of its tests changed', 'own');
  }
  // A change of what every package can use must not pass by a package that is new: both impact the root.
  if (others) add(head.root.name, 'the workspace has other packages');
}

/** A text for each package; the texts of those that share a name are put together. */
function byName(graph: Graph, describe: (member: Member, graph: Graph) => string): Map<string, string> {
  const described = new Map<string, string>();
  for (const member of graph.members.values()) {
    described.set(member.name, (described.get(member.name) ?? '') + describe(member, graph));
  }
  return described;
}

/** Where a package is and what its shared part depends on. */
function sharedDescription({ directory, needs, paths, dependencies }: Member, graph: Graph): string {
  return JSON.stringify([directory, namesOf(needs.shared, graph), [...paths].sort(), dependencies]);
}

/** What a package's own part depends on. */
function ownDescription({ needs }: Member, graph: Graph): string {
  return JSON.stringify(namesOf(needs.own, graph));
}

function namesOf({ parts: needed }: Needs, { members }: Graph): string[] {
  return [...needed]
    .map((id) => {
      const { directory, part } = partOf(id);
      return `${part} ${members.get(directory)?.name ?? directory}`;
    })
    .sort();
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
      if (member) add(member.name, { kind: 'graph', what: `${path} changed what it uses`, files: [path] });
    }
  }
  return { ofRoot: differing.filter((user) => user.startsWith(dependencyOfRoot)).map((user) => user.slice(1)) };
}
