import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputFiles } from '../operations/operation.js';
import type { Environment } from './inputs.js';
import type { StepLog } from './log.js';

/** The files of a step that may end before its outputs name them. */
export interface StepFiles extends OutputFiles {
  /** Removes what was written. */
  discard(): Promise<void>;
}

/**
 * A folder for the files that outputs name, made when the first one is written. It lies in the runner's temporary
 * directory, which the runner empties when the job ends, and never in the checkout.
 */
export function outputFiles(environment: Environment, log: Pick<StepLog, 'redacted' | 'redactedBytes'>): StepFiles {
  let folder: Promise<string> | undefined;
  const path = async (name: string): Promise<string> => {
    folder ??= mkdtemp(join(environment.RUNNER_TEMP ?? tmpdir(), 'merge-queue-action-'));
    return join(await folder, name);
  };
  return {
    path,
    write: async (name, content) => {
      const file = await path(name);
      // At once: megabytes written in pieces, each waited for, take five times as long.
      writeFileSync(file, typeof content === 'string' ? log.redacted(content) : log.redactedBytes(content));
      return file;
    },
    discard: async () => {
      if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
    },
  };
}
