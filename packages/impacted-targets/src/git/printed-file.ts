import { closeSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** How many bytes are read at once. */
const pieceBytes = 1024 * 1024;

/** While more is to come, fewer bytes than this are not read until this many milliseconds have passed. */
const worthReadingBytes = 256 * 1024;
const patienceMs = 4;

/**
 * Hands over what a program prints into a file, while it prints. Git writes each blob separately, even with `--buffer`.
 * Through a pipe, each of hundreds of thousands of blobs would wake the reader, and waking costs both processes more
 * time than the blobs.
 * @param path of a file that does not exist; it is removed
 * @param run starts the program with the file, by its descriptor, as standard output; true when it succeeded
 * @param onOutput takes the next piece, which is overwritten after the call; an error that it throws ends the program
 *   and is passed on
 * @param limitBytes the program is ended when the file has this size, so that it does not fill the disk
 * @returns true when the program succeeded; false when the file cannot be made or became too large, or the program
 *   failed. Output up to then was handed over
 * @throws errors of `onOutput` and `run`; the signal's reason when it is aborted
 */
export async function readWhilePrinted(
  path: string,
  run: (outputFile: number, signal: AbortSignal) => Promise<boolean>,
  onOutput: (piece: Buffer) => void,
  { limitBytes, signal }: { readonly limitBytes: number; readonly signal: AbortSignal },
): Promise<boolean> {
  const open: number[] = [];
  const stop = new AbortController();
  let running: Promise<boolean> | undefined;
  try {
    let files: { readonly printed: number; readonly read: number };
    try {
      files = { printed: openSync(path, 'wx', 0o600), read: openSync(path, 'r') };
      open.push(files.printed, files.read);
    } catch {
      return false;
    }
    const program: { ended: boolean } = { ended: false };
    running = run(files.printed, AbortSignal.any([signal, stop.signal])).finally(() => {
      program.ended = true;
    });
    const untilEnded = running.catch(() => undefined);
    const buffer = Buffer.allocUnsafeSlow(pieceBytes);
    for (let at = 0; ;) {
      // Read before the size: a program that ended before then prints no more.
      const last = program.ended;
      const { size } = fstatSync(files.read);
      if (size >= limitBytes && !last) stop.abort();
      if (!last && size - at < worthReadingBytes) {
        await Promise.race([untilEnded, sleep(patienceMs)]);
        continue;
      }
      for (let left = size - at; left > 0;) {
        const length = readSync(files.read, buffer, 0, Math.min(left, pieceBytes), at);
        if (length === 0) throw new Error(`${path} became shorter`);
        onOutput(buffer.subarray(0, length));
        at += length;
        left -= length;
        // Signals and the other ends of pipes are handled during this turn.
        await nextTurn();
        signal.throwIfAborted();
      }
      if (last) break;
    }
    return await running.catch((error: unknown) => {
      if (stop.signal.aborted) return false;
      throw error;
    });
  } finally {
    stop.abort();
    await running?.catch(() => undefined);
    for (const descriptor of open) closeSync(descriptor);
    rmSync(path, { force: true });
  }
}
