import { posix } from 'node:path';
import type { Reason, Comparison } from '../build-system.js';
import { pathsAbove } from '../../tree/paths.js';
import { isVersionAlone } from './description-files.js';
import { isSeenElsewhere, rushFile } from './rush.js';
import type { Graph } from './graph.js';
import type { LockfilePair } from './lockfiles/index.js';
import { ownerOf, parts, type Part } from './package-parts.js';
import { yarnFile } from './projects.js';

/** Records that a part of a package is impacted: the shared part unless another is named. The first reason stays. */
export type Add = (name: string, reason: Reason, part?: Part) => void;

/**
 * Adds the packages whose files changed.
 * @returns the changed paths that are covered, and the changed paths that a package reads but does not own
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
        // A package that reads a directory around itself does not thereby read its own files.
        const isOwn = member.directory !== '' && ownerOf(graph.members, path)?.member === member;
        const reading = isOwn ? [] : parts.filter((part) => within(path, member.needs[part].reads));
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
    // yarn's lockfile holds the checksums of the archives that yarn keeps in the repository, so the lockfile covers
    // them.
    let owned = declared || (yarnLock && /^\.yarn\/cache\/[^/]+\.zip$/.test(path));
    for (const side of ['base', 'head'] as const) {
      const owner = change[side] && ownerOf(graphs[side].members, path);
      if (!owner || (owner.directory === '' && owned)) continue;
      add(owner.member.name, reason, graphs[side].partOfFile(path, owner.directory));
      // In the base commit, a file without an owner may affect anything. A new package that owns it does not change
      // that.
      if (owner.directory !== '' && (side === 'base' || change.base === undefined)) owned = true;
    }
    if (owned) coveredPaths.add(change.path);
  }
  return { coveredPaths, readPaths };
}

/** True for a place itself, and for paths below it. The root does not count as a place. */
function within(path: string, places: ReadonlySet<string>): boolean {
  return [path, ...pathsAbove(path)].some((place) => place !== '' && places.has(place));
}
