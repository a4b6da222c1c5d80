import { execFileSync } from 'node:child_process';

/** A commit of a branch and the one before it on that branch. */
export interface HistoryStep {
  readonly base: string;
  readonly head: string;
}

/** Runs git in a clone, reading only. */
function gitIn(directory: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8', maxBuffer: 2 ** 30 });
}

/**
 * The last commits of a branch, newest first, each beside its first parent.
 * @param revision where the branch ends
 */
export function lastSteps(directory: string, revision: string, count: number): HistoryStep[] {
  const lines = gitIn(directory, 'rev-list', '--first-parent', '--parents', `--max-count=${count}`, revision);
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head, base] = line.split(' ');
      return head === undefined || base === undefined ? [] : [{ base, head }];
    });
}

/** The regular files of a commit with their object names. */
export function filesOf(directory: string, commit: string): Map<string, string> {
  const records = gitIn(directory, 'ls-tree', '-r', '-z', '--full-tree', commit).split('\0').filter(Boolean);
  return new Map(
    records.flatMap((record): [string, string][] => {
      const [mode = '', , object = ''] = record.slice(0, record.indexOf('\t')).split(' ');
      return mode.startsWith('100') ? [[record.slice(record.indexOf('\t') + 1), object]] : [];
    }),
  );
}

/** The paths that differ between two commits. */
export function changedPaths(directory: string, { base, head }: HistoryStep): string[] {
  return gitIn(directory, 'diff-tree', '-r', '-z', '--name-only', '--no-renames', base, head)
    .split('\0')
    .filter(Boolean);
}

/** Reads objects by their names: one process. */
export function readObjects(directory: string, objects: readonly string[]): Map<string, string> {
  const contents = new Map<string, string>();
  if (objects.length === 0) return contents;
  const output = execFileSync('git', ['-C', directory, 'cat-file', '--batch'], {
    input: `${objects.join('\n')}\n`,
    maxBuffer: 2 ** 31 - 1,
  });
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(0x0a, at);
    const [object = '', , size = '0'] = output.toString('latin1', at, end).split(' ');
    contents.set(object, output.toString('utf8', end + 1, end + 1 + Number(size)));
    at = end + 1 + Number(size) + 1;
  }
  return contents;
}
