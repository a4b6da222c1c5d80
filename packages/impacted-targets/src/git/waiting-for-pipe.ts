import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImpactError } from '../tree/impact-error.js';

/** Git opens these files wherever it reads a working tree, and waits for a writer where one is a pipe. */
const readByGit: ReadonlySet<string> = new Set(['.gitignore', '.gitattributes', '.gitmodules']);

/** How long Git may take before the working tree is searched, in milliseconds. */
const patienceMs = 2000;

/**
 * Runs Git on a working tree, and ends it where it waits for a pipe. Searching first would take long in a tree with
 * many untracked files.
 * @param directory of the working tree
 * @param work gets the signal that ends it
 * @throws ImpactError that names the pipe
 */
export async function withoutPipes<T>(directory: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ends = new AbortController();
  const done = new AbortController();
  const search = async () => {
    await sleep(patienceMs, undefined, { signal: done.signal });
    const pipe = await findPipe(directory, done.signal);
    if (pipe === undefined) return;
    ends.abort(new ImpactError(`${pipe} is not a regular file, so Git would wait for it without an end. Remove it`));
  };
  // Nothing of a search that is over, or that meets a folder that cannot be read, matters.
  void search().catch(() => undefined);
  try {
    return await work(ends.signal);
  } finally {
    done.abort();
  }
}

async function findPipe(directory: string, signal: AbortSignal): Promise<string | undefined> {
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    signal.throwIfAborted();
    const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && entry.name !== '.git') waiting.push(path);
      // Git follows no link that has one of these names (gitignore(5)).
      if (readByGit.has(entry.name) && !(entry.isFile() || entry.isDirectory() || entry.isSymbolicLink())) return path;
    }
  }
  return undefined;
}
