import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, stat, utimes } from 'node:fs/promises';
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
type Git = (args: readonly string[], paths?: Iterable<string>) => Promise<Buffer>;

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
    const input = Buffer.from([...paths].map((path) => `${path}\0`).join(''), 'latin1');
    return repository.output(args, { ...options, input });
  };
  const listing = ['ls-files', '-z', '-t', '--others', '--exclude-standard', '--modified', '--deleted'];
  const others = new Set<string>();
  const changed = new Set<string>();
  for (const line of fields(await git(listing))) (line.startsWith('? ') ? others : changed).add(line.slice(2));
  for (const path of await unchangedLfsFiles(repository, git, changed)) changed.delete(path);
  // What is gone comes first: a file where a directory is now. A repository inside this one (`path/`) does not count as its file.
  const paths = [...changed, ...[...others].filter((path) => !path.endsWith('/'))];
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
 * Files that Git LFS would store unchanged, among paths whose bytes differ from the index. The index holds a pointer to the content, and no
 * filter that makes pointers runs here (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md).
 * @param changed paths, each byte as one character
 */
async function unchangedLfsFiles(
  repository: PrivateRepository,
  git: Git,
  changed: ReadonlySet<string>,
): Promise<readonly string[]> {
  if (changed.size === 0) return [];
  const attributes = fields(await git(['check-attr', '--stdin', '-z', 'filter'], changed));
  const filtered = new Set(attributes.filter((_, at) => at % 3 === 0 && attributes[at + 2] === 'lfs'));
  const unchanged: string[] = [];
  for (const line of filtered.size === 0 ? [] : fields(await git(['ls-files', '--stage', '-z']))) {
    const [, mode = '', object = '', path = ''] = /^(\d+) (\w+) 0\t(.*)$/s.exec(line) ?? [];
    if (!filtered.has(path)) continue;
    const file = Buffer.from(join(repository.checkout.directory, '/'));
    const pointer = await pointerTo(Buffer.concat([file, Buffer.from(path, 'latin1')]), mode);
    const hash = createHash(repository.checkout.objectFormat).update(`blob ${String(pointer.length)}\0${pointer}`);
    if (hash.digest('hex') === object) unchanged.push(path);
  }
  return unchanged;
}

/** The pointer to a file's content; empty for anything but a plain file of that mode. */
async function pointerTo(file: Buffer, mode: string): Promise<string> {
  const found = await lstat(file).catch(() => undefined);
  if (found?.isFile() !== true || mode !== ((found.mode & 0o100) === 0 ? '100644' : '100755')) return '';
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) hash.update(piece);
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${hash.digest('hex')}\nsize ${String(found.size)}\n`;
}
