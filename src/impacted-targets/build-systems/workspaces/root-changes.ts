import type { CauseOfAll } from '../build-system.js';
import type { Graph, Graphs } from './graph.js';
import { differingUsers, type Uses } from './lockfiles/lockfile-diff.js';
import type { LockfilePair } from './lockfiles/index.js';
import type { Add } from './owners.js';

/** The root's dependencies whose specifications differ, each with a description of the difference. */
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

/**
 * The changes in the lockfiles and the root's manifest, without regard to mentions.
 * @returns the changed dependencies of the root, each with a description, and why everything is impacted, where it is
 */
export function changesOfRoot(
  lockfiles: readonly LockfilePair[],
  { base, head }: Graphs,
  add: Add,
): { readonly causes: readonly CauseOfAll[]; readonly ofRoot: ReadonlyMap<string, string> } {
  const causes: CauseOfAll[] = [];
  const ofRoot = changesOfManifest(base, head);
  for (const lockfile of lockfiles) {
    const changes = changesOfLockfile(lockfile, base, head, add);
    if (changes.why !== undefined) causes.push({ what: changes.why, files: [lockfile.path] });
    for (const name of changes.ofRoot) ofRoot.set(name, `${lockfile.path} changed what the root's ${name} is`);
  }
  return { causes, ofRoot };
}

/** Prefix of a lockfile's user that is a dependency of the root. Other users are packages, by their directories. */
const dependencyOfRoot = '\0';

/**
 * Adds the packages for which a lockfile installs something else than before.
 * @returns the dependencies of the root with such a change, and why everything is impacted, where it is
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
      if (member) add(member.name, { kind: 'graph', what: `${path} changed its dependencies`, files: [path] });
    }
  }
  return { ofRoot: differing.filter((user) => user.startsWith(dependencyOfRoot)).map((user) => user.slice(1)) };
}
