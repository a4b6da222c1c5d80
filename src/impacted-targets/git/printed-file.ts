import { closeSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** So many bytes are read at once. */
const pieceBytes = 1024 * 1024;

/** Less than so many bytes are not read while more is to come, but after so many milliseconds. */
const worthReadingBytes = 256 * 1024;
const patienceMs = 4;

/**
 * Hands over what a program prints into a file, while it prints. Git writes each blob by itself, even with `--buffer`: through
 * a pipe every one of hundreds of thousands wakes the reader, which takes more of both than the blobs.
 * @param path of a file that does not exist; it is removed
 * @param run starts the program with the file, by its descriptor, as standard output; true when it did all that it should
 * @param onOutput takes the next piece, which is overwritten after the call; what it throws ends the program, and is thrown
 * @param limitBytes at a size of so many bytes the program is ended, so that the file does not fill the disk
 * @returns true when the program did all that it should; false when the file cannot be made, became too large, or the program
 * failed, after what was printed until then was handed over
 * @throws what `onOutput` and `run` throw; the signal's reason when it is aborted
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
      // Asked before the size: what ended before prints no more.
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
        // Signals and the other ends of pipes are waited for here.
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
