import { TooLarge } from '../../../tree/formats/size-limit.js';
import { belowRoot } from '../../../tree/build-root.js';
import { inside, nameOf } from '../../../tree/paths.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import { canonicalJson, fieldsOf, textEntries } from '../../../../../shared/src/json-values.js';
import type { Commit } from '../../commit.js';
import type { Workspace } from '../members.js';
import { rushFile, startOfRushLockfile } from '../rush.js';
import { bunLockfile } from './bun.js';
import type { Lockfile, LockfileContext } from './lockfile.js';
import { npmLockfile } from './npm.js';
import { pnpmLockfile } from './pnpm.js';
import { yarnLockfile } from './yarn.js';

/** The readers of lockfiles, by their names at the root of the build. */
const readers: Readonly<Record<string, (text: string, context: LockfileContext) => Lockfile>> = {
  'pnpm-lock.yaml': pnpmLockfile,
  'npm-shrinkwrap.json': npmLockfile,
  'package-lock.json': npmLockfile,
  'yarn.lock': yarnLockfile,
  'bun.lock': bunLockfile,
};

/** A lockfile of a commit, or why it is not understood. */
export type LockfileOrNot = { readonly path: string } & (
  { readonly lockfile: Lockfile } | { readonly unreadable: string; readonly content: string }
);

/** The lockfiles of a commit. One that is the same in both commits is read once. */
export async function readLockfiles(commit: Commit, root: string, workspace: Workspace): Promise<LockfileOrNot[]> {
  const places = Object.keys(readers).map((name) => ({ path: inside(root, name), start: root }));
  for (const path of commit.files.has(inside(root, rushFile)) ? commit.files.keys() : []) {
    const start = startOfRushLockfile(belowRoot(path, root) ?? '');
    if (start !== undefined) places.push({ path, start: inside(root, start) });
  }
  const resolutions = textEntries(workspace.root.manifest.resolutions);
  const found: LockfileOrNot[] = [];
  for (const place of places.filter(({ path }) => commit.files.has(path))) {
    const { path } = place;
    const context: LockfileContext = { ...place, resolutions, patches: patchesOf(workspace) };
    const read = (content: Buffer) => readers[nameOf(path)]?.(content.toString('utf8'), context);
    try {
      const lockfile = await commit.document(`lockfile ${canonicalJson(context)}`, path, read);
      if (lockfile !== undefined) found.push({ path, lockfile });
    } catch (error) {
      const size = error instanceof TooLarge ? `: ${error.message}` : '';
      const unreadable = error instanceof Unanswerable ? error.message : `${path} cannot be read${size}`;
      found.push({ path, unreadable, content: commit.files.get(path)?.object ?? '' });
    }
  }
  return found;
}

/** Patch files, by the packages that they patch. */
function patchesOf({ root, pnpm: settings }: Workspace): [of: string, path: string][] {
  const { pnpm: ofPnpm, patchedDependencies } = root.manifest;
  return [patchedDependencies, fieldsOf(ofPnpm).patchedDependencies, settings.patchedDependencies].flatMap(textEntries);
}
