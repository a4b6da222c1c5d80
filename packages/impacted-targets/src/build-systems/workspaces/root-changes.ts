import type { CauseOfAll, Reason } from '../../graph/impact.js';
import type { Graph } from './graph.js';
import { differingUsers, type Uses } from './lockfiles/lockfile-diff.js';
import type { LockfilePair } from './lockfiles/index.js';

/** What two commits install differently. */
export interface InstalledChanges {
  /** Names of packages of the repository whose installed packages differ, each with the reason. */
  readonly packages: ReadonlyMap<string, Reason>;
  /** Dependencies of the root that differ, each with a description of the difference. */
  readonly ofRoot: ReadonlyMap<string, string>;
  /** Why everything is impacted. */
  readonly causes: readonly CauseOfAll[];
}

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

/** The changes in the lockfiles and in the dependencies of the root. */
export function installedChanges(lockfiles: readonly LockfilePair[], base: Graph, head: Graph): InstalledChanges {
  const packages = new Map<string, Reason>();
  const ofRoot = changesOfManifest(base, head);
  const causes: CauseOfAll[] = [];
  for (const pair of lockfiles) {
    if (!pair.changed) continue;
    const { path } = pair;
    if (pair.base.settings !== pair.head.settings) {
      causes.push({ what: `settings in ${path} changed`, files: [path] });
      continue;
    }
    for (const user of differingIn(pair, base, head)) {
      if (user.startsWith(dependencyOfRoot)) {
        ofRoot.set(user.slice(1), `${path} changed what the root's ${user.slice(1)} is`);
        continue;
      }
      for (const { members } of [base, head]) {
        const member = members.get(user);
        if (member)
          packages.set(member.name, { kind: 'graph', what: `${path} changed its dependencies`, files: [path] });
      }
    }
  }
  return { packages, ofRoot, causes };
}

/** Prefix of a lockfile's user that is a dependency of the root. Other users are packages, by their directories. */
const dependencyOfRoot = '\0';

/** The users for which a lockfile installs something else than before. */
function differingIn({ base: before, head: after }: LockfilePair, base: Graph, head: Graph): Set<string> {
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
  return differingUsers(before, after, users);
}
