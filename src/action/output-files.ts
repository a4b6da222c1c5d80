import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputFiles } from '../operations/operation.js';
import type { Environment } from './inputs.js';

/**
 * A folder for the files that outputs name, made when the first one is written. It lies in the runner's temporary
 * directory, which the runner empties when the job ends, and never in the checkout.
 */
export function outputFiles(environment: Environment, redacted: (text: string) => string): OutputFiles {
  let folder: Promise<string> | undefined;
  const path = async (name: string): Promise<string> => {
    folder ??= mkdtemp(join(environment.RUNNER_TEMP ?? tmpdir(), 'merge-queue-action-'));
    return join(await folder, name);
  };
  return {
    path,
    write: async (name, content) => {
      const file = await path(name);
      await writeFile(file, typeof content === 'string' ? redacted(content) : content);
      return file;
    },
  };
}
