import type { Change, TreeEntry } from '../tree/tree.js';
import { nulRecords } from '../tree/names.js';

/** Arguments of git that list what differs between two commits; the two ids follow. */
export const diffArguments = [
  'diff-tree',
  '-r',
  '-z',
  '--raw',
  '--no-renames',
  '--no-abbrev',
  '--ignore-submodules=none',
];

/**
 * Reads the raw output of `git diff-tree -z` (git-diff-tree(1), "Raw output format").
 * @returns every path that differs, in git's order, which is that of the paths' bytes
 */
export function readChanges(output: Buffer): Change[] {
  return changesIn(nulRecords(output));
}

/**
 * Reads the raw output of `git diff-tree -z --stdin`.
 * @returns what differs, by the commit of each line of the input; commits without differences are left out
 */
export function readChangesByCommit(output: Buffer): Map<string, Change[]> {
  const records = nulRecords(output);
  const changes = new Map<string, Change[]>();
  for (let at = 0; at < records.length;) {
    let end = at + 1;
    while (records[end]?.startsWith(':')) end += 2;
    changes.set(records[at] ?? '', changesIn(records.slice(at + 1, end)));
    at = end;
  }
  return changes;
}

function changesIn(records: readonly string[]): Change[] {
  const changes: Change[] = [];
  for (let index = 0; index + 1 < records.length; index += 2) {
    const [baseMode = '', headMode = '', baseObject = '', headObject = '', status] = (records[index] ?? '')
      .slice(1)
      .split(' ');
    const path = records[index + 1] ?? '';
    const base: TreeEntry = { path, mode: baseMode, object: baseObject };
    const head: TreeEntry = { path, mode: headMode, object: headObject };
    if (status === 'A') changes.push({ status: 'added', path, head });
    else if (status === 'D') changes.push({ status: 'deleted', path, base });
    else changes.push({ status: 'modified', path, base, head });
  }
  return changes;
}
