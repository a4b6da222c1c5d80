import { channel } from 'node:diagnostics_channel';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { isFolder } from './is-folder.js';

/** The channel that tells the path of each temporary folder, for whoever removes what a step that was ended left. */
export const madeTemporaryFolders = 'merge-queue-action:made-temporary-folder';

/**
 * The folder in which a step makes its temporary folders: the runner's, or else the system's. A variable does not count
 * that is empty or relative, or that names no folder, as in a container without the runner's folder: it would lead into
 * the checkout or nowhere.
 * @returns absolute path
 */
export function temporaryParent(environment: NodeJS.ProcessEnv): string {
  const { RUNNER_TEMP: named = '' } = environment;
  return isAbsolute(named) && isFolder(named) ? named : tmpdir();
}

/**
 * Makes a new, empty folder that only this user can read.
 * @returns absolute path
 */
export function makeTemporaryFolder(parent: string, prefix: string): string {
  // The folder is made and announced in one go, so that nothing can end the step in between.
  const folder = mkdtempSync(join(parent, prefix));
  channel(madeTemporaryFolders).publish(folder);
  return folder;
}
