import { chmod, lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Directories of this step alone, outside the checkout, which are removed together. */
export class TemporaryDirectories {
  readonly #made: string[] = [];

  /** @param parent where they are made: the runner's temporary directory, where there is one */
  constructor(readonly parent: string = process.env.RUNNER_TEMP ?? tmpdir()) {}

  /** A new, empty directory that only this user can read. Absolute path without symlinks. */
  async create(): Promise<string> {
    const directory = await realpath(await mkdtemp(join(this.parent, 'merge-queue-')));
    this.#made.push(directory);
    return directory;
  }

  /** Removes them all, with what a build tool made read-only. */
  async remove(): Promise<void> {
    const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 };
    for (const directory of this.#made.splice(0)) {
      try {
        await rm(directory, options);
      } catch {
        await makeWritable(directory);
        await rm(directory, options);
      }
    }
  }
}

async function makeWritable(directory: string): Promise<void> {
  await chmod(directory, 0o700);
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    if ((await lstat(path)).isDirectory()) await makeWritable(path);
  }
}
