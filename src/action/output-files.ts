import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputFiles } from '../operations/operation.js';
import type { Environment } from './inputs.js';

/** The files of a step that may end before its outputs name them. */
export interface StepFiles extends OutputFiles {
  /** Removes what was written. */
  discard(): Promise<void>;
}

/**
 * A folder for the files that outputs name, made when the first one is written. It lies in the runner's temporary
 * directory, which the runner empties when the job ends, and never in the checkout.
 */
export function outputFiles(environment: Environment, redacted: (text: string) => string): StepFiles {
  let folder: Promise<string> | undefined;
  const path = async (name: string): Promise<string> => {
    folder ??= mkdtemp(join(environment.RUNNER_TEMP ?? tmpdir(), 'merge-queue-action-'));
    return join(await folder, name);
  };
  return {
    path,
    write: async (name, content) => {
      const file = await path(name);
      await writeFile(file, redacted(typeof content === 'string' ? content : content.toString('utf8')));
      return file;
    },
    discard: async () => {
      if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
    },
  };
}
