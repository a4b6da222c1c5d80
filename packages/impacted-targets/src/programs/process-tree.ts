import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** How long a tool may take to clean up before it is ended for good, in milliseconds. */
const gentleMs = 400;

/**
 * Ends a process with all that it started. Build tools start further processes (a shell its command, npm a script),
 * which a signal to the first process alone would leave running. A server that has detached itself from a tool is not
 * ended. Returns when all processes got the signal, and processes that ignored it were killed.
 * @param pid of the first process of a group
 * @param systemRoot the folder of Windows, as its variable `SystemRoot` gives it
 */
export async function endTree(pid: number, systemRoot = 'C:\\Windows'): Promise<void> {
  if (process.platform === 'win32') {
    // Started by its path, because Windows looks first into the current folder, which may hold files of a pull request.
    const taskkill = join(systemRoot, 'System32', 'taskkill.exe');
    await promisify(execFile)(taskkill, ['/pid', String(pid), '/t', '/f']).catch(() => undefined);
    return;
  }
  send(-pid, 'SIGTERM');
  await sleep(gentleMs);
  send(-pid, 'SIGKILL');
}

/**
 * Kills, at once, all of these processes with what they started. Kills also every process with one of the folders in
 * its arguments: a server that has detached itself from a tool works in a temporary folder of the step.
 * @param started the first processes of groups
 * @param folders absolute paths of the step's temporary folders
 * @param systemRoot the folder of Windows
 */
export async function endAllStarted(
  started: readonly number[],
  folders: readonly string[],
  systemRoot?: string,
): Promise<void> {
  if (process.platform === 'win32') {
    await Promise.all(started.map((pid) => endTree(pid, systemRoot)));
    return;
  }
  for (const pid of started) send(-pid, 'SIGKILL');
  if (process.platform !== 'linux') return;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  for (const pid of pids) if (names(pid, folders)) send(Number(pid), 'SIGKILL');
}

/** True when a process has one of the folders in its arguments. Only Linux shows the arguments in a file. */
function names(pid: string, folders: readonly string[]): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return folders.some((folder) => words.includes(folder));
  } catch {
    // The process has ended since the listing.
    return false;
  }
}

/** @param pid of a process, or of a group, negative */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
}
