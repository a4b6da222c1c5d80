import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** How long a tool may take to clean up before it is ended for good, in milliseconds. */
const gentleMs = 400;

/**
 * Ends a process with all that it started. Build tools start others (a shell its command, npm a script), which a
 * signal to the first one alone would leave running. A server that a tool has detached from itself is not among them.
 * @returns when all of them were told, and those that did not heed it were ended
 */
export async function endTree(pid: number): Promise<void> {
  if (process.platform === 'win32') {
    // By its path: Windows looks into the current folder first, which may hold files of a pull request.
    const taskkill = join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
    await promisify(execFile)(taskkill, ['/pid', String(pid), '/t', '/f']).catch(() => undefined);
    return;
  }
  // Listed before anything ends: what has lost its parent can no longer be found.
  const tree = [pid, ...descendantsOf([pid], await parentOfEach())];
  for (const each of tree) send(each, 'SIGTERM');
  await sleep(gentleMs);
  const parents = await parentOfEach();
  const left = tree.filter((each) => parents.has(each));
  for (const each of [...left, ...descendantsOf(left, parents)]) send(each, 'SIGKILL');
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

function descendantsOf(roots: readonly number[], parents: ReadonlyMap<number, number>): readonly number[] {
  const children = [...parents].filter(([pid, parent]) => roots.includes(parent) && !roots.includes(pid));
  const found = children.map(([pid]) => pid);
  return found.length === 0 ? [] : [...found, ...descendantsOf(found, parents)];
}

/** The parent of every process, by process number. */
async function parentOfEach(): Promise<ReadonlyMap<number, number>> {
  return process.platform === 'linux' ? parentsFromProc() : parentsFromPs();
}

/** Read from `/proc`, since slim images have no `ps` (proc_pid_stat(5): number, name in brackets, state, parent). */
function parentsFromProc(): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state !== 'Z') parents.set(Number(name), Number(parent));
    } catch {
      // It has ended since the listing.
    }
  }
  return parents;
}

async function parentsFromPs(): Promise<ReadonlyMap<number, number>> {
  const { stdout } = await promisify(execFile)('/bin/ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }));
  const rows = stdout.trim().split('\n');
  return new Map(rows.map((row) => row.trim().split(/\s+/).map(Number)).map(([pid = 0, parent = 0]) => [pid, parent]));
}
