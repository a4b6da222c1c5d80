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
 * ended.
 * @param systemRoot the folder of Windows, as its variable `SystemRoot` gives it
 * Returns when all processes got the signal, and processes that ignored it were killed.
 */
export async function endTree(pid: number, systemRoot = 'C:\\Windows'): Promise<void> {
  if (process.platform === 'win32') {
    // Started by its path, because Windows looks first into the current folder, which may hold files of a pull request.
    const taskkill = join(systemRoot, 'System32', 'taskkill.exe');
    await promisify(execFile)(taskkill, ['/pid', String(pid), '/t', '/f']).catch(() => undefined);
    return;
  }
  // Listed before anything ends, because a process that has lost its parent can no longer be found.
  const tree = [pid, ...descendantsOf([pid], await parentOfEach())];
  for (const each of tree) send(each, 'SIGTERM');
  await sleep(gentleMs);
  const parents = await parentOfEach();
  const left = tree.filter((each) => parents.has(each));
  for (const each of [...left, ...descendantsOf(left, parents)]) send(each, 'SIGKILL');
}

/**
 * Kills, at once, all processes that this process has started and that are still running. Kills also every process with
 * one of the folders in its arguments: a server that has detached itself from a tool works in a temporary folder of the
 * step.
 * @param started processes that were started, for Windows, which does not say whose child a process is
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
  const parents = await parentOfEach();
  const mine = descendantsOf([process.pid], parents);
  const detached = [...parents.keys()].filter((pid) => pid !== process.pid && names(pid, folders));
  for (const pid of new Set([...mine, ...detached])) send(pid, 'SIGKILL');
}

/** True when a process has one of the folders in its arguments. Only Linux shows the arguments in a file. */
function names(pid: number, folders: readonly string[]): boolean {
  const words = Buffer.from(contentOf(`/proc/${String(pid)}/cmdline`), 'latin1').toString('utf8');
  return folders.some((folder) => words.includes(folder));
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
}

function descendantsOf(roots: readonly number[], parents: ReadonlyMap<number, number>): readonly number[] {
  const found = new Set(roots);
  // Each round finds one generation.
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found].slice(roots.length);
}

/** The parent of every process, by process number. */
async function parentOfEach(): Promise<ReadonlyMap<number, number>> {
  const { stdout } =
    process.platform === 'linux'
      ? { stdout: processesOfLinux() }
      : await promisify(execFile)('/bin/ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }));
  const rows = stdout.trim().split('\n');
  return new Map(rows.map((row) => row.trim().split(/\s+/).map(Number)).map(([pid = 0, parent = 0]) => [pid, parent]));
}

/** Reads `/proc`, because slim images have no `ps` (proc_pid_stat(5): number, name in brackets, state, parent). */
function processesOfLinux(): string {
  const rows = readdirSync('/proc').map((name) => {
    const stat = /^\d+$/.test(name) ? contentOf(`/proc/${name}/stat`) : '';
    const [state, parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || parent === '' ? '' : `${name} ${parent}`;
  });
  return rows.filter((row) => row !== '').join('\n');
}

/** Content of a file of `/proc`; empty where its process has ended since the listing. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
