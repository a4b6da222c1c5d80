import { posix } from 'node:path';
import type { Reason, Comparison } from '../build-system.js';
import { isCodeOfRoot } from '../../task-runners/root-files.js';
import { isVersionAlone } from './description-files.js';
import { isSeenElsewhere, rushFile } from './rush.js';
import { parts, type Graph, type Member } from './graph.js';
import type { LockfilePair } from './lockfiles/index.js';
import { isOwnFile, type Part } from './package-parts.js';
import { yarnFile } from './projects.js';

/** Records that a part of a package is impacted, the shared one unless another is named; the first reason stays. */
export type Add = (name: string, reason: Reason, part?: Part) => void;

/**
 * Adds the packages whose files changed.
 * @returns the changed paths that are covered, and those that a package reads which do not belong to it
 */
export async function ownersOfChanges(
  comparison: Comparison,
  graphs: { readonly base: Graph; readonly head: Graph },
  lockfiles: readonly LockfilePair[],
  add: Add,
): Promise<{ coveredPaths: Set<string>; readPaths: Set<string> }> {
  const { changes, root } = comparison;
  const prefix = root === '' ? '' : `${root}/`;
  const understood = new Set([
    ...['package.json', 'pnpm-workspace.yaml', yarnFile].map((name) => `${prefix}${name}`),
    ...lockfiles.map(({ path }) => path),
  ]);
  const isRush = graphs.base.workspace.rush !== undefined && graphs.head.workspace.rush !== undefined;
  if (isRush) understood.add(`${prefix}${rushFile}`);
  const locked = new Set(lockfiles.map(({ path }) => path.slice(prefix.length)));
  const yarnLock = lockfiles.some(({ path, changed }) => changed && posix.basename(path) === 'yarn.lock');
  const coveredPaths = new Set<string>();
  const readPaths = new Set<string>();
  for (const change of changes) {
    if (!change.path.startsWith(prefix)) continue;
    const path = change.path.slice(prefix.length);
    const reason: Reason = { kind: 'file', path: change.path };
    let declared = false;
    for (const graph of [graphs.base, graphs.head]) {
      for (const member of graph.withPaths) {
        const asked = within(path, member.paths);
        const reading = parts.filter((part) => within(path, member.needs[part].reads));
        if (!asked && reading.length === 0) continue;
        if (asked) add(member.name, reason);
        for (const part of reading) add(member.name, reason, part);
        if (member.directory === '') continue;
        if (asked) declared = true;
        else readPaths.add(change.path);
      }
    }
    const isNote = isRush && isSeenElsewhere(path, locked);
    if (isNote || understood.has(change.path) || (await isVersionAlone(comparison, change.path))) {
      coveredPaths.add(change.path);
      continue;
    }
    // The archives that yarn keeps in the repository are what its lockfile, with their checksums, says.
    let owned = declared || (yarnLock && /^\.yarn\/cache\/[^/]+\.zip$/.test(path));
    for (const side of ['base', 'head'] as const) {
      const { members } = graphs[side];
      const owner = change[side] && nearest(members, path);
      if (!owner || (owner.directory === '' && (owned || !isCodeOfRoot(path)))) continue;
      const own = owner.directory !== '' && isOwnFile(path.slice(owner.directory.length + 1));
      add(owner.name, reason, own ? 'own' : 'shared');
      if (owner.directory !== '') owned = true;
    }
    if (owned) coveredPaths.add(change.path);
  }
  return { coveredPaths, readPaths };
}

/** The package that owns a file of the build; that of the root owns its manifest and code alone. */
export function ownerOf({ members }: Graph, path: string): Member | undefined {
  const owner = nearest(members, path);
  return owner?.directory === '' && path !== 'package.json' && !isCodeOfRoot(path) ? undefined : owner;
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
  for (let place = path; place !== ''; place = place.slice(0, Math.max(place.lastIndexOf('/'), 0))) {
    if (places.has(place)) return true;
  }
  return false;
}
