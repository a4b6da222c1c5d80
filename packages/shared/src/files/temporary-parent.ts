import { channel } from 'node:diagnostics_channel';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { isFolder } from './is-folder.js';

/**
 * The channel that publishes the path of each temporary folder, for the code that removes the folders of a step that
 * was ended.
 */
export const madeTemporaryFolders = 'merge-queue-action:made-temporary-folder';

/**
 * The folder in which a step makes its temporary folders: the runner's, or else the system's. A variable that is empty
 * or relative, or that does not name a folder, does not count: it would lead into the checkout or nowhere. A container
 * without the runner's folder has such a variable.
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
  // The folder is made and announced without a break, so that the step cannot be ended in between.
  const folder = mkdtempSync(join(parent, prefix));
  channel(madeTemporaryFolders).publish(folder);
  return folder;
}
