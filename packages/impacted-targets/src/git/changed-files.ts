import { suggestion } from '../configuration/mistakes.js';
import { ImpactError } from '../tree/impact-error.js';
import { encodePath } from '../tree/names.js';
import { listTree } from './listings.js';
import type { Commit, PrivateRepository } from './private-repository.js';

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
  const present = await listed(repository, [head]);
  const lost = await listed(repository, older);
  const changed = new Map<string, string>();
  for (const { name, paths } of files) {
    const [now, then] = [present, lost].map((known) =>
      paths.map((path) => below(known, path)).find(([first]) => first !== undefined),
    );
    for (const path of now ?? []) changed.set(path, `0 ${'0'.repeat(head.id.length)}`);
    for (const path of now ? [] : (then ?? [])) changed.set(path, lost.get(path) ?? '');
    if (now || then) continue;
    const near = suggestion(name, [...present.keys()]);
    throw new ImpactError(
      `--files: ${JSON.stringify(name)} is not a file of this repository${near}, or Git ignores it. Write paths from this directory, or from the root of the repository`,
    );
  }
  const env = { GIT_INDEX_FILE: repository.beside('index') };
  const records = [...changed].flatMap(([path, entry]) => [
    Buffer.from(`${entry}\t`),
    encodePath(path),
    Buffer.alloc(1),
  ]);
  await repository.output(['read-tree', head.tree], { env });
  await repository.output(['update-index', '-z', '--index-info'], { env, input: Buffer.concat(records) });
  const apart = { env: { ...env, GIT_OBJECT_DIRECTORY: repository.beside('made') } };
  const tree = await repository.line(['write-tree', '--missing-ok'], apart);
  return repository.makeCommit(tree, [], 'Without the files');
}

/** Mode and object of each file of some commits, by its path. */
async function listed(repository: PrivateRepository, commits: readonly Commit[]): Promise<ReadonlyMap<string, string>> {
  const entries = await Promise.all(commits.map(({ tree }) => listTree(repository, tree)));
  return new Map(entries.flat().map(({ path, mode, object }) => [path, `${mode} ${object}`]));
}

/** The file at a path, or all files below it. */
function below(files: ReadonlyMap<string, string>, path: string): readonly string[] {
  if (files.has(path)) return [path];
  return [...files.keys()].filter((file) => path === '' || file.startsWith(`${path}/`));
}
