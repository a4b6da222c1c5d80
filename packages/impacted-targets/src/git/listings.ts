import type { Change, TreeEntry } from '../tree/tree.js';
import { compareByteOrder, nulRecords } from '../tree/names.js';
import type { PrivateRepository } from './private-repository.js';

/** Modes of nearly all entries, so that hundreds of thousands of entries share one text. */
const usualModes = ['100644', '100755', '120000', '160000'];

/** All entries of a commit or a tree (git-ls-tree(1), "Output format"), in the order of the paths' bytes. */
export async function listTree(repository: PrivateRepository, object: string): Promise<TreeEntry[]> {
  const listed = await repository.output(['ls-tree', '-z', '--full-tree', '-r', object]);
  return nulRecords(listed).map((record) => {
    const tab = record.indexOf('\t');
    const mode = usualModes.find((usual) => record.startsWith(usual)) ?? record.slice(0, 6);
    return { path: record.slice(tab + 1), mode, object: record.slice(record.indexOf(' ', 7) + 1, tab) };
  });
}

/**
 * Lists what differs between commits (git-diff-tree(1), "Raw output format").
 * @param pairs of commits, by their ids
 * @returns by the head's id every path that differs, in the order of the paths' bytes; pairs without differences are left out
 */
export async function differences(
  repository: PrivateRepository,
  pairs: readonly { readonly base: string; readonly head: string }[],
): Promise<ReadonlyMap<string, readonly Change[]>> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none', '--stdin'];
  const input = pairs.map(({ base, head }) => `${head} ${base}\n`).join('');
  const records = nulRecords(await repository.output(args, { input }));
  const found = new Map<string, Change[]>();
  let changes: Change[] = [];
  for (let at = 0; at < records.length; at += 1) {
    const [record = '', path = ''] = [records[at], records[at + 1]];
    if (record.startsWith(':')) {
      changes.push(changeOf(record, path));
      at += 1;
    } else found.set(record, (changes = []));
  }
  return found;
}

/** @param record modes, objects and status of a path */
function changeOf(record: string, path: string): Change {
  const [baseMode = '', headMode = '', baseObject = '', headObject = '', letter] = record.slice(1).split(' ');
  const base: TreeEntry = { path, mode: baseMode, object: baseObject };
  const head: TreeEntry = { path, mode: headMode, object: headObject };
  if (letter === 'A') return { status: 'added', path, head };
  if (letter === 'D') return { status: 'deleted', path, base };
  return { status: 'modified', path, base, head };
}

/** The entries of a commit, made from another commit's entries and the differences, all in the order of the paths' bytes. */
export function withChanges(entries: readonly TreeEntry[], changes: readonly Change[]): readonly TreeEntry[] {
  if (changes.length === 0) return entries;
  const changed = new Set(changes.map(({ path }) => path));
  const kept = entries.filter(({ path }) => !changed.has(path));
  // Sorting puts two sorted lists together in one walk.
  return [...kept, ...changes.flatMap(({ head }) => head ?? [])].sort((a, b) => compareByteOrder(a.path, b.path));
}
