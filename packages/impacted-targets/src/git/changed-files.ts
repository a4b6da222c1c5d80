import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { suggestion } from '../configuration/mistakes.js';
import { ImpactError } from '../tree/impact-error.js';
import { encodePath } from '../tree/names.js';
import { listTree } from './git-tree.js';
import type { Commit, PrivateRepository } from './private-repository.js';
import { borrow } from './repository-layout.js';

/** A file that somebody asks about: the paths that its name may mean, from the root of the repository. The first that is there counts. */
export interface AskedFile {
  readonly name: string;
  readonly paths: readonly string[];
}

/**
 * A commit that differs from the head by some files alone: it lacks those that the head has, and has those that the head lacks. So each file
 * impacts what it would impact as a new file, which no other change of it exceeds: a lockfile or a root manifest impacts everything, and a
 * manifest also the dependencies that it declares.
 * @param files a folder means all files below it
 * @param older commits that may have files which the head lacks
 * @throws ImpactError for a name that fits no file
 */
export async function commitWithoutFiles(
  repository: PrivateRepository,
  head: Commit,
  files: readonly AskedFile[],
  older: readonly Commit[],
): Promise<Commit> {
  const present = await listed(repository, head);
  const lost = new Map<string, string>();
  for (const commit of older) for (const [path, entry] of await listed(repository, commit)) lost.set(path, entry);
  const changed = new Map<string, string>();
  const missing = `0 ${'0'.repeat(head.id.length)}`;
  for (const { name, paths } of files) {
    const found = paths.map((path) => [...below(present, path)]).find((list) => list.length > 0);
    for (const path of found ?? []) changed.set(path, missing);
    if (found !== undefined) continue;
    const former = paths.map((path) => [...below(lost, path)]).find((list) => list.length > 0);
    for (const path of former ?? []) changed.set(path, lost.get(path) ?? missing);
    if (former !== undefined) continue;
    const near = suggestion(name, [...present.keys()]);
    throw new ImpactError(
      `--files: ${JSON.stringify(name)} is not a file of this repository${near}, or Git ignores it. Write paths from this directory, or from the root of the repository`,
    );
  }
  const place = dirname(repository.directory);
  const env = { GIT_INDEX_FILE: join(place, 'asked-files') };
  const records = [...changed].map(([path, entry]) => Buffer.concat([Buffer.from(`${entry}\t`), encodePath(path)]));
  await repository.output(['read-tree', head.tree], undefined, env);
  const input = Buffer.concat(records.flatMap((record) => [record, Buffer.from([0])]));
  await repository.output(['update-index', '-z', '--index-info'], input, env);
  // Git would write a new time to an object of the user that it makes again, so it writes where no other objects are.
  const objects = join(place, 'files');
  await mkdir(objects, { recursive: true });
  await borrow(join(repository.directory, 'objects'), [repository.checkout.objects, objects]);
  const apart = { ...env, GIT_OBJECT_DIRECTORY: objects };
  const tree = (await repository.output(['write-tree', '--missing-ok'], undefined, apart)).toString('latin1').trim();
  return repository.makeCommit(tree, [], 'Without the files');
}

/** Mode and object of each file of a commit, by its path. */
async function listed(repository: PrivateRepository, { tree }: Commit): Promise<ReadonlyMap<string, string>> {
  return new Map((await listTree(repository, tree)).map(({ path, mode, object }) => [path, `${mode} ${object}`]));
}

function* below(files: ReadonlyMap<string, string>, path: string): Generator<string> {
  if (files.has(path)) yield path;
  else for (const file of files.keys()) if (path === '' || file.startsWith(`${path}/`)) yield file;
}
