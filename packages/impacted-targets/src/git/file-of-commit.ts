import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isBelow } from '../../../shared/src/files/open-file.js';
import { temporaryParent } from '../../../shared/src/files/temporary-parent.js';
import { grouped } from '../../../shared/src/numbers.js';
import { ProgramEnvironment } from '../programs/program-environment.js';
import { TemporaryDirectories } from '../programs/temporary-directories.js';
import { ImpactError } from '../tree/impact-error.js';
import { PrivateRepository } from './private-repository.js';

export interface FileOfCommitRequest {
  /** Absolute path of the file in the workspace. Nothing has to be there. */
  readonly file: string;
  /** Absolute path. */
  readonly workspace: string;
  /** Id of the commit; the one that is checked out when left out. */
  readonly commit?: string;
  /** Most bytes that the file may have. */
  readonly limitBytes: number;
  /** The variables of the step, and its tokens, which no program gets. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly secrets: readonly string[];
}

export type FileOfCommit =
  | { readonly kind: 'file'; readonly commit: string; readonly content: Buffer }
  | { readonly kind: 'absent'; readonly commit: string; readonly path: string }
  /** The commit has something else there. `why` is the end of a sentence that begins with the file. */
  | { readonly kind: 'refused'; readonly why: string }
  /** The checkout lacks the commit or a part of it. `path` is the file's path from the root of the repository. */
  | { readonly kind: 'missing'; readonly path: string }
  /** No repository that git reads is there. */
  | { readonly kind: 'no-repository'; readonly why: string };

/**
 * Reads a file as a commit of the checkout has it. The working tree is not read, and nothing is fetched: links, attributes and filters of
 * the working tree change nothing.
 */
export async function readFileOfCommit(request: FileOfCommitRequest, signal: AbortSignal): Promise<FileOfCommit> {
  const { environment, secrets } = request;
  const workspace = await realpath(request.workspace).catch(() => resolve(request.workspace));
  const file = join(workspace, relative(resolve(request.workspace), resolve(request.file)));
  const temporary = new TemporaryDirectories(temporaryParent(environment));
  const programs = new ProgramEnvironment({ environment, secrets, untrustedDirectories: [workspace] });
  let path: string | undefined;
  try {
    const workingDirectory = await nearestFolder(dirname(file), workspace);
    const repository = await PrivateRepository.open({ workingDirectory, workspace }, temporary, programs, signal);
    path = relative(repository.checkout.directory, file).split(sep).join('/');
    const { commit: id = repository.checkout.head, limitBytes } = request;
    const commit = id === undefined ? undefined : await repository.commit(id);
    if (commit === undefined) return { kind: 'missing', path };
    const [mode = '', , object = ''] = (await repository.line(['ls-tree', commit.tree, '--', path])).split(/\s/);
    if (mode === '') return { kind: 'absent', commit: commit.id, path };
    const other = otherKinds[mode];
    if (other !== undefined) return { kind: 'refused', why: other };
    const size = Number(await repository.line(['cat-file', '-s', object]));
    if (size > limitBytes)
      return { kind: 'refused', why: `has ${grouped(size)} bytes, and at most ${grouped(limitBytes)} are read` };
    return { kind: 'file', commit: commit.id, content: await repository.output(['cat-file', 'blob', object]) };
  } catch (error) {
    if (!(error instanceof ImpactError)) throw error;
    return path === undefined ? { kind: 'no-repository', why: error.message } : { kind: 'missing', path };
  } finally {
    await temporary.remove();
  }
}

/** The nearest folder above a file that is there, and no link: a commit can put a link or a file in the place of a folder. */
async function nearestFolder(folder: string, workspace: string): Promise<string> {
  for (let place = folder; isBelow(place, workspace) && place !== workspace; place = dirname(place)) {
    const isFolder = await lstat(place).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder && (await realpath(place)) === place) return place;
  }
  return workspace;
}

/** What a commit may have at a path besides a file, by modes. */
const otherKinds: Readonly<Record<string, string>> = {
  '120000': 'is a symbolic link, which is not followed',
  '160000': 'is a submodule',
  '040000': 'is a folder',
};
