import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import type { Setting } from './git-settings.js';
import { fields, terminated, unchangedLfsFiles } from './lfs-files.js';
import type { Commit, PrivateRepository } from './private-repository.js';
import { pathsAbove } from '../tree/paths.js';
import { borrow, copyIfThere } from './repository-layout.js';

/**
 * Settings that decide how files of a working tree are read, and which files are ignored. None of these settings names
 * a program.
 */
const ofFiles =
  /^core\.(autocrlf|eol|filemode|symlinks|ignorecase|precomposeunicode|excludesfile|attributesfile|sparsecheckout|checkstat|trustctime)$/;

/**
 * A commit of the files in the working tree, including untracked files that Git does not ignore. It is made in the
 * private repository, with a copy of the index. The user's index, objects, refs and stash stay unchanged. No filter,
 * hook or monitor of the repository runs. The pointers that Git LFS would store are computed here. A file of another
 * filter counts as changed when it was written after the index.
 * @returns undefined where nothing differs from the commit
 * @throws ImpactError when a file cannot be read
 */
export async function commitOfWorkingTree(repository: PrivateRepository, head: Commit): Promise<Commit | undefined> {
  const place = dirname(repository.directory);
  const [index, objects] = [join(place, 'index'), join(place, 'files')];
  await copyIndex(repository, index);
  await mkdir(objects);
  await borrow(join(repository.directory, 'objects'), [repository.checkout.objects, objects]);
  const settings = settingsOfFiles(repository);
  const env = { GIT_INDEX_FILE: index, ...(isSparse(repository) ? {} : { GIT_OBJECT_DIRECTORY: objects }) };
  const git = (args: readonly string[], input?: Buffer) => repository.outputWithFiles(args, { env, settings, input });
  const listed = fields(
    await git(['ls-files', '-z', '-t', '--others', '--exclude-standard', '--modified', '--deleted']),
  );
  const areOthers = (wanted: boolean) =>
    listed.flatMap((line) => (line.startsWith('? ') === wanted ? [line.slice(2)] : []));
  const [others, changed] = [areOthers(true), areOthers(false)];
  const { directory, objectFormat } = repository.checkout;
  const unchanged = await unchangedLfsFiles(git, directory, changed, objectFormat);
  const paths = withoutReplaced(
    others,
    changed.filter((path) => !unchanged.has(path)),
  );
  if (paths.length > 0) {
    await git(['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], terminated(paths));
  }
  const tree = (await git(['write-tree', '--missing-ok'])).toString('latin1').trim();
  if (tree === head.tree) return undefined;
  return repository.makeCommit(tree, [head.id], 'Working tree');
}

/** The index records which files are unchanged since it was written, so only the other files are read. */
async function copyIndex({ directory, checkout }: PrivateRepository, index: string): Promise<void> {
  const { gitDirectory, objects } = checkout;
  await copyIfThere(join(gitDirectory, 'index'), index);
  // Git rereads a file that is not older than the index (Git's documentation of the racy index), so the copy needs the
  // same time.
  const { atime, mtime } = await stat(join(gitDirectory, 'index')).catch(() => ({ atime: 0, mtime: 0 }));
  if (mtime !== 0) await utimes(index, atime, mtime);
  // Linked working trees also have the repository's own rules, which lie beside its objects.
  await mkdir(join(directory, 'info'), { recursive: true });
  for (const name of ['exclude', 'attributes']) {
    await copyIfThere(join(dirname(objects), 'info', name), join(directory, 'info', name));
  }
  // A split index (gitformat-index(5)) names another file, which Git looks for beside the repository's HEAD.
  for (const name of await readdir(gitDirectory)) {
    if (name.startsWith('sharedindex.')) await copyFile(join(gitDirectory, name), join(directory, name));
  }
}

function settingsOfFiles({ checkout, programs }: PrivateRepository): Setting[] {
  const { XDG_CONFIG_HOME = '', HOME, USERPROFILE } = programs.variables;
  const home = HOME ?? USERPROFILE;
  // A relative path would lead into the working tree.
  const ignored = [XDG_CONFIG_HOME, home === undefined ? '' : join(home, '.config')].find((path) => isAbsolute(path));
  return [
    ...(ignored === undefined ? [] : [['core.excludesfile', join(ignored, 'git', 'ignore')] as const]),
    ...checkout.configuration.flatMap(({ key, value }) => (ofFiles.test(key) ? [[key, value] as const] : [])),
    ['core.safecrlf', 'false'],
  ];
}

/**
 * Git writes a new time to an object that already exists, even to a borrowed one. To prevent that, git writes to a
 * place without other objects. A sparse index (git-sparse-checkout(1)) leaves out directories, and git has to read
 * their trees.
 */
function isSparse({ checkout }: PrivateRepository): boolean {
  return checkout.configuration.findLast(({ key }) => key === 'index.sparse')?.value !== undefined;
}

/**
 * The paths to be added or removed, each once. Adding a path removes what it replaces: a file where a directory is now,
 * and files below what is now a file or a link. A repository inside this one (`path/`) does not count as its file.
 */
function withoutReplaced(others: readonly string[], changed: readonly string[]): string[] {
  const added = new Set(others.filter((path) => !path.endsWith('/')));
  const above = new Set([...added].flatMap((path) => pathsAbove(path)));
  const kept = changed.filter((path) => !above.has(path) && !pathsAbove(path).some((one) => added.has(one)));
  return [...new Set([...added, ...kept])];
}
