import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { copyIfThere, type Commit, type PrivateRepository, type RunOptions } from './private-repository.js';
import type { Setting } from './settings.js';

/**
 * Settings that decide how files of a working tree are read, and which files are ignored. None of these settings names
 * a program.
 */
const ofFiles =
  /^core\.(autocrlf|eol|filemode|symlinks|ignorecase|precomposeunicode|excludesfile|attributesfile|sparsecheckout|checkstat|trustctime)$/;

/** NUL-terminated fields, each byte as one character. */
const fields = (output: Buffer): string[] => output.toString('latin1').split('\0').slice(0, -1);

/** Runs git with the index and the files of a working tree. */
type Git = (args: readonly string[], paths?: readonly string[]) => Promise<Buffer>;

/**
 * A commit of the files in the working tree, including untracked files that Git does not ignore. It is made in the
 * private repository, with a copy of the index. The user's index, objects, refs and stash stay unchanged. No filter,
 * hook or monitor of the repository runs. The pointers that Git LFS would store are computed here. A file of another
 * filter counts as changed when it was written after the index.
 * @returns undefined where nothing differs from the commit
 * @throws ImpactError when a file cannot be read
 */
export async function commitOfWorkingTree(repository: PrivateRepository, head: Commit): Promise<Commit | undefined> {
  const index = repository.beside('index');
  await copyIndex(repository, index);
  const { directory: files, configuration } = repository.checkout;
  // A sparse index (git-sparse-checkout(1)) leaves out directories, and git has to read their trees.
  const isSparse = configuration.findLast(([key]) => key === 'index.sparse')?.[1] !== undefined;
  const store = isSparse ? {} : { GIT_OBJECT_DIRECTORY: repository.beside('made') };
  const options: RunOptions = {
    files,
    env: { GIT_INDEX_FILE: index, ...store },
    settings: settingsOfFiles(repository),
  };
  const git: Git = (args, paths = []) => {
    const input = Buffer.from(paths.map((path) => `${path}\0`).join(''), 'latin1');
    return repository.output(args, { ...options, input });
  };
  const differing = ['diff-files', '-z', '--raw', '--no-abbrev', '--ignore-submodules=dirty'];
  const { gone, changed } = await changedFiles(repository, await git(differing));
  const others = fields(await git(['ls-files', '-z', '--others', '--exclude-standard']));
  // A repository inside this one (`path/`) does not count as its file.
  const paths = [...changed, ...others.filter((path) => !path.endsWith('/'))];
  if (gone.length > 0) await git(['update-index', '--force-remove', '-z', '--stdin'], gone);
  if (paths.length > 0) await git(['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], paths);
  const tree = await repository.line(['write-tree', '--missing-ok'], options);
  return tree === head.tree ? undefined : repository.makeCommit(tree, [head.id], 'Working tree');
}

/** The index records which files are unchanged since it was written, so only the other files are read. */
async function copyIndex({ directory, checkout }: PrivateRepository, index: string): Promise<void> {
  const { gitDirectory, objects } = checkout;
  const own = join(gitDirectory, 'index');
  await copyIfThere(own, index);
  // Git rereads a file that is not older than the index (Git's documentation of the racy index), so the copy needs the
  // same time.
  const found = await stat(own).catch(() => undefined);
  if (found) await utimes(index, found.atime, found.mtime);
  // Linked working trees also have the repository's own rules, which lie beside its objects.
  await mkdir(join(directory, 'info'), { recursive: true });
  for (const name of ['info/exclude', 'info/attributes']) {
    await copyIfThere(join(dirname(objects), name), join(directory, name));
  }
  // A split index (gitformat-index(5)) names another file, which Git looks for beside the repository's HEAD.
  const shared = (await readdir(gitDirectory)).filter((name) => name.startsWith('sharedindex.'));
  for (const name of shared) await copyFile(join(gitDirectory, name), join(directory, name));
}

function settingsOfFiles({ checkout, programs }: PrivateRepository): Setting[] {
  const { XDG_CONFIG_HOME = '', HOME, USERPROFILE } = programs.variables;
  const home = HOME ?? USERPROFILE;
  // A relative path would lead into the working tree.
  const ignored = [XDG_CONFIG_HOME, home === undefined ? '' : join(home, '.config')].find((path) => isAbsolute(path));
  return [
    ...(ignored === undefined ? [] : [['core.excludesfile', join(ignored, 'git', 'ignore')] as const]),
    ...checkout.configuration.filter(([key]) => ofFiles.test(key)),
    ['core.safecrlf', 'false'],
  ];
}

/**
 * Files that differ from the index. A file of Git LFS does not differ where the index holds the pointer to its content, which no filter makes
 * here (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md).
 * @param differences as `git diff-files --raw -z` prints them
 * @returns paths of files that are gone, and of the others, each byte as one character
 */
async function changedFiles({ checkout }: PrivateRepository, differences: Buffer) {
  const records = fields(differences);
  const [gone, changed]: [string[], string[]] = [[], []];
  for (let at = 0; at + 1 < records.length; at += 2) {
    const [record = '', path = ''] = [records[at], records[at + 1]];
    const [, before, after, object] = /^:(\d+) (\d+) (\w+) \w+ M$/.exec(record) ?? [];
    const isFile = before === after && before?.startsWith('100') === true;
    const file = Buffer.concat([Buffer.from(`${checkout.directory}/`), Buffer.from(path, 'latin1')]);
    if (record.endsWith(' D')) gone.push(path);
    else if (!isFile || (await pointerTo(file, checkout.objectFormat).catch(() => '')) !== object) changed.push(path);
  }
  return { gone, changed };
}

/** The object that has the pointer to a file's content. */
async function pointerTo(file: Buffer, objectFormat: string): Promise<string> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(piece);
    size += piece.length;
  }
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${hash.digest('hex')}\nsize ${size}\n`;
  return createHash(objectFormat).update(`blob ${pointer.length}\0${pointer}`).digest('hex');
}
