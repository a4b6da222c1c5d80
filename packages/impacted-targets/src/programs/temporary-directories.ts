import { chmod, lstat, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../../../shared/src/files/temporary-parent.js';

/** Directories of this step alone, outside the checkout, which are removed together. */
export class TemporaryDirectories {
  readonly #made: string[] = [];

  /** @param parent where the directories are made: the runner's temporary directory, where there is one */
  constructor(readonly parent: string = tmpdir()) {}

  /** A new, empty directory that only this user can read. Absolute path without symlinks. */
  async create(): Promise<string> {
    const directory = await realpath(makeTemporaryFolder(this.parent, 'merge-queue-'));
    this.#made.push(directory);
    return directory;
  }

  /** Adds directories that other code made, to be removed with the others. */
  adopt(directories: readonly string[]): void {
    this.#made.push(...directories);
  }

  /**
   * Removes all of the directories, including files that a build tool made read-only. Directories that cannot be
   * removed stay, and the answer does not change. Windows, for example, keeps files that a process has open, and files
   * may belong to the user of a container.
   * @returns a sentence for each directory that stays
   */
  async remove(): Promise<string[]> {
    const stay: string[] = [];
    const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 };
    for (const directory of this.#made.splice(0)) {
      try {
        await rm(directory, options).catch(async () => {
          await makeWritable(directory);
          await rm(directory, options);
        });
      } catch (error) {
        const { code, path = directory } = error as NodeJS.ErrnoException;
        stay.push(
          `The temporary folder ${directory} stays, because ${path} cannot be removed (${code ?? 'unknown error'}). ` +
            'See which process still uses it, or which user it belongs to; the answer does not depend on it',
        );
      }
    }
    return stay;
  }
}

async function makeWritable(directory: string): Promise<void> {
  // Another user's directory cannot be changed, but may be empty or hold what can be removed.
  await chmod(directory, 0o700).catch(() => undefined);
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    if ((await lstat(path)).isDirectory()) await makeWritable(path);
  }
}
