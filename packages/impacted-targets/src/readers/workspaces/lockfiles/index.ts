import { TooLarge } from '../../../tree/formats/size-limit.js';
import { belowRoot } from '../../../tree/build-root.js';
import { inside, nameOf } from '../../../tree/paths.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import { canonicalJson, fieldsOf, textEntries } from '../../../../../shared/src/json-values.js';
import type { Commit } from '../../commit.js';
import type { Setting } from '../../reader.js';
import type { Workspace } from '../members.js';
import { startOfRushLockfile } from '../rush.js';
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

/** The lockfiles of a commit. */
export interface Lockfiles {
  /** Those that are understood. */
  readonly read: readonly Lockfile[];
  /** From the root of the repository, understood or not. */
  readonly paths: ReadonlySet<string>;
  /** What concerns every package: which lockfiles there are, their settings, and the content of one that is not understood. */
  readonly settings: ReadonlyMap<string, Setting>;
}

/** Reads the lockfiles of a commit. One that is the same in both commits is read once. */
export async function readLockfiles(commit: Commit, root: string, workspace: Workspace): Promise<Lockfiles> {
  const resolutions = textEntries(workspace.root.manifest.resolutions);
  const patches = patchesOf(workspace);
  const read: Lockfile[] = [];
  const settings = new Map<string, Setting>();
  const places = placesOf(commit, root, workspace);
  for (const place of places) {
    const { path } = place;
    const context: LockfileContext = { ...place, resolutions, patches };
    const parse = (content: Buffer) => readers[nameOf(path)]?.(content.toString('utf8'), context);
    try {
      const lockfile = await commit.document(`lockfile ${canonicalJson(context)}`, path, parse);
      if (lockfile === undefined) continue;
      read.push(lockfile);
      settings.set(path, { file: path, value: 'there' });
      settings.set(`settings in ${path}`, { file: path, value: lockfile.settings });
    } catch (error) {
      const size = error instanceof TooLarge ? `: ${error.message}` : '';
      const unreadable = error instanceof Unanswerable ? error.message : `${path} cannot be read${size}`;
      settings.set(path, { file: path, value: commit.files.get(path)?.object ?? '', unreadable });
    }
  }
  return { read, settings, paths: new Set(places.map(({ path }) => path)) };
}

/** Where lockfiles are, each with the folder from which its paths start. */
function placesOf({ files }: Commit, root: string, { rush }: Workspace): Pick<LockfileContext, 'path' | 'start'>[] {
  const found = Object.keys(readers).map((name) => ({ path: inside(root, name), start: root }));
  for (const path of rush === undefined ? [] : files.keys()) {
    const start = startOfRushLockfile(belowRoot(path, root) ?? '');
    if (start !== undefined) found.push({ path, start: inside(root, start) });
  }
  return found.filter(({ path }) => files.has(path));
}

/** Patch files, by the packages that they patch. */
function patchesOf({ root, pnpm: settings }: Workspace): [of: string, path: string][] {
  const { pnpm: ofPnpm, patchedDependencies } = root.manifest;
  return [patchedDependencies, fieldsOf(ofPnpm).patchedDependencies, settings?.patchedDependencies].flatMap(
    textEntries,
  );
}
