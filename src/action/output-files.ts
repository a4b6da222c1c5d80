import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputFiles } from '../operations/operation.js';
import type { Environment } from '../inputs/inputs.js';
import { makeTemporaryFolder, temporaryParent } from '../temporary-parent.js';
import type { StepLog } from './log.js';

/** The files of a step that may end before its outputs name them. */
export interface StepFiles extends OutputFiles {
  /** Waits until all that was written is in its files. @throws the file system's error when that failed */
  written(): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
}

/**
 * A folder for the files that outputs name, made when the first one is written. It lies in the runner's temporary
 * directory, which the runner empties when the job ends, and never in the checkout.
 * @param signal ends the writing of a large file
 */
export function outputFiles(
  environment: Environment,
  log: Pick<StepLog, 'redacted' | 'redactedInTurns' | 'redactedBytes'>,
  signal?: AbortSignal,
): StepFiles {
  let folder: string | undefined;
  const writings: Promise<void>[] = [];
  const path = (name: string): string => {
    folder ??= makeTemporaryFolder(temporaryParent(environment), 'merge-queue-action-');
    return join(folder, name);
  };
  return {
    writeRecords: async (name, records) => {
      const file = path(name);
      // Loaded only here: most steps have no records.
      const { writeList } = await import('../flaky-tests/lists/write-list.js');
      await writeList(file, records, (json) => log.redacted(json));
      return file;
    },
    write: async (name, content, { holdsNoSecret } = { holdsNoSecret: false }) => {
      const file = path(name);
      const bytes =
        typeof content === 'string'
          ? Buffer.from(await log.redactedInTurns(content, signal), 'utf8')
          : holdsNoSecret
            ? content
            : log.redactedBytes(content);
      // A file that cannot be made is an error here, before anything is sent; megabytes go into it while the request is sent.
      const writing = writeAll(await open(file, 'w'), bytes);
      // `written` throws a failure. Until it is called, the rejection must not end the process as an unhandled one.
      writing.catch(() => undefined);
      writings.push(writing);
      return file;
    },
    written: async () => {
      await Promise.all(writings);
    },
    discard: async () => {
      await Promise.allSettled(writings);
      // A folder that cannot be removed must not hide why the step ends.
      if (folder !== undefined) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    },
  };
}

/** Hands over all at once: in pieces, each waited for, megabytes take five times as long. */
async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  try {
    for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten;
  } finally {
    await file.close();
  }
}
