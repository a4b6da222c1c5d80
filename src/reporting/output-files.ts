import { closeSync, openSync, writeFile } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OutputFiles } from '../operations/operation.js';
import type { Environment } from '../inputs/inputs.js';
import { makeTemporaryFolder, temporaryParent } from '../../packages/shared/src/files/temporary-parent.js';
import type { StepLog } from './log.js';

export interface StepFiles extends OutputFiles {
  /**
   * Waits until all writes to the files are complete.
   * @throws the file system's error when a write failed
   */
  written(): Promise<void>;
  /** Removes the files. */
  discard(): Promise<void>;
}

/** Writes everything in one call: megabytes take five times as long in pieces that are awaited one by one. */
const writeWhole = promisify(writeFile);

/**
 * A folder for the files that outputs name, made when the first one is written. It lies in the runner's temporary
 * directory, which the runner empties when the job ends, and never in the checkout.
 */
export function outputFiles(environment: Environment, log: Pick<StepLog, 'redacted' | 'redactedRecord'>): StepFiles {
  let folder: string | undefined;
  const writings: Promise<void>[] = [];
  const inJson = (record: unknown): string => JSON.stringify(log.redactedRecord(record));
  const path = (name: string): string => {
    folder ??= makeTemporaryFolder(temporaryParent(environment), 'merge-queue-action-');
    return join(folder, name);
  };
  return {
    writeRecords: async (name, records) => {
      const file = path(name);
      // Loaded only here: most steps have no records.
      const { writeList } = await import('../flaky-tests/lists/write-list.js');
      await writeList(file, records, inJson);
      return file;
    },
    write: (name, content, { holdsNoSecret } = { holdsNoSecret: false }) => {
      const file = path(name);
      const bytes = Buffer.isBuffer(content) && holdsNoSecret ? content : withoutTokens(content, log);
      // Opening fails here, before anything is sent. The content, which may be megabytes, is written while the request
      // is sent.
      const descriptor = openSync(file, 'w');
      const writing = writeWhole(descriptor, bytes).finally(() => closeSync(descriptor));
      // `written` throws a failure. Until it is called, the rejection must not end the process as an unhandled one.
      writing.catch(() => undefined);
      writings.push(writing);
      return Promise.resolve(file);
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

function withoutTokens(content: string | Buffer, log: Pick<StepLog, 'redacted'>): Buffer {
  const text = content.toString();
  const clean = log.redacted(text);
  return Buffer.isBuffer(content) && clean === text ? content : Buffer.from(clean, 'utf8');
}
