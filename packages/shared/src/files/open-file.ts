import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, readlinkSync, realpathSync } from 'node:fs';
import { isAbsolute, parse, relative, resolve, sep } from 'node:path';
import { UserError } from '../user-error.js';
import { temporaryParent } from './temporary-parent.js';

/** Folders of the files that inputs name. Absolute paths. */
export interface ReadableFolders {
  readonly workspace: string;
  /** The runner's temporary directory. */
  readonly temporary: string;
  /** The folder of the files that Bazel writes. Bazel's links in the workspace lead there. */
  readonly bazelOutput?: boolean;
}

/** The error for a file that is refused. The message is the end of a sentence that begins with its path. */
export class FileRefused extends UserError {
  override readonly name = 'FileRefused';
}

/** A file that was opened. The receiver closes it. */
export interface OpenedFile {
  readonly descriptor: number;
  /** In bytes. */
  readonly size: number;
}

/** The workspace and the runner's temporary directory, as the step's environment names them; an empty name means no folder. */
export function readableFolders(workspace: string, environment: Readonly<Record<string, string | undefined>>) {
  return { workspace, temporary: temporaryParent(environment) };
}

/**
 * Opens a file that an input names: a regular file. A file whose path is in the workspace or in the runner's temporary
 * directory must really lie there. A pull request or an artifact can hold a link to any other file of the runner, a
 * pipe that never ends, or a link to a device. A path elsewhere, such as `/tmp/targets.txt`, may not contain a link.
 *
 * The file is opened once and checked afterwards, so that no other file can replace it in between.
 * @param limitBytes most bytes that the file may have
 * @throws FileRefused for any other file; the file system's error when it cannot be opened
 */
export function openFile(path: string, folders: ReadableFolders, limitBytes: number): OpenedFile {
  const real = realpathSync.native(path);
  refuseElsewhere(path, real, folders);
  return openRegularFile(real, limitBytes);
}

/**
 * Opens a regular file.
 * @param real its path without symbolic links
 */
function openRegularFile(real: string, limitBytes: number): OpenedFile {
  // With these flags, a pipe is opened without waiting for a writer, and a link as the last segment is not opened.
  // Windows has neither flag.
  const flags = constants.O_RDONLY | optional('O_NOFOLLOW') | optional('O_NONBLOCK');
  const descriptor = openSync(real, flags);
  try {
    const found = fstatSync(descriptor);
    if (found.isDirectory()) throw new FileRefused('it is a folder');
    if (!found.isFile()) throw new FileRefused("it isn't a regular file");
    if (!isStillThere(descriptor, real)) throw new FileRefused('it was moved while it was opened');
    if (found.size > limitBytes) {
      throw new FileRefused(`it has ${String(found.size)} bytes, and at most ${String(limitBytes)} are read`);
    }
    return { descriptor, size: found.size };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/**
 * Reads a whole file that an input names.
 * @throws FileRefused, or the file system's error
 */
export function readWholeFile(path: string, folders: ReadableFolders, limitBytes: number): Buffer {
  return contentOf(openFile(path, folders, limitBytes));
}

/**
 * Reads a file that the runner names, wherever it lies: a regular file up to a size, so that a pipe or a device in its place
 * neither holds up the step nor fills the memory.
 * @throws FileRefused, or the file system's error
 */
export function readRunnerFile(path: string, limitBytes: number): Buffer {
  return contentOf(openRegularFile(realpathSync.native(path), limitBytes));
}

/** Reads an opened file whole, and closes it. */
function contentOf({ descriptor, size }: OpenedFile): Buffer {
  try {
    const bytes = Buffer.allocUnsafe(size);
    let at = 0;
    while (at < size) {
      const read = readSync(descriptor, bytes, at, size - at, null);
      if (read === 0) break;
      at += read;
    }
    return bytes.subarray(0, at);
  } finally {
    closeSync(descriptor);
  }
}

function optional(flag: 'O_NOFOLLOW' | 'O_NONBLOCK'): number {
  return (constants as Partial<Record<string, number>>)[flag] ?? 0;
}

function refuseElsewhere(path: string, real: string, { workspace, temporary, bazelOutput = false }: ReadableFolders) {
  const roots = [workspace, temporary].map((folder) => {
    const written = resolve(folder);
    return { written, real: realPath(written) };
  });
  const isIn = (one: string, root: { written: string; real: string }) =>
    [root.written, root.real].some((folder) => isBelow(one, folder));
  // The innermost: one of the two may lie in the other.
  const home = roots
    .filter((root) => isIn(resolve(path), root))
    .sort((a, b) => b.real.length - a.real.length)
    .at(0);
  refuseGitFolder(relative(home?.real ?? parse(real).root, real));
  if (home === undefined) {
    // A pull request cannot have put a file here, unless a link leads there.
    if (relative(resolve(path), real) !== '') {
      throw new FileRefused(
        `a part of its path is a link, and it lies neither in the workspace (${workspace}) nor in RUNNER_TEMP (${temporary}). Give its path without links, or write it to one of them`,
      );
    }
    if (/^\/(proc|sys|dev)\//.test(real)) throw new FileRefused('it belongs to the system, so it is not read');
    return;
  }
  // `bazel-testlogs` and its like: <output base>/execroot/<workspace>/bazel-out (https://bazel.build/remote/output-directories).
  if (bazelOutput && /[/\\]execroot[/\\][^/\\]+[/\\]bazel-out[/\\]/.test(real)) return;
  if (!isBelow(real, home.real)) {
    throw new FileRefused(`it is a link that leads out of ${home.written}, so it is not read`);
  }
}

/**
 * @param path relative
 * @throws FileRefused for a file in a `.git` folder, where a checkout keeps its credentials
 */
function refuseGitFolder(path: string): void {
  const isGit = path.split(/[/\\]/).some((part) => part.toLowerCase() === '.git');
  if (isGit) throw new FileRefused("it lies in Git's own folder, so it is not read");
}

/** True when the file that was opened is the one at this place, and no link was put on the way since. */
function isStillThere(descriptor: number, real: string): boolean {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/self/fd/${String(descriptor)}`) === real;
    } catch {
      // Without /proc, the check below is used, as on other systems.
    }
  }
  const [opened, there] = [fstatSync(descriptor, { bigint: true }), lstatSync(real, { bigint: true })];
  return opened.ino === there.ino && opened.dev === there.dev && realpathSync.native(real) === real;
}

function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** True for the directory itself and all below it. */
export function isBelow(path: string, directory: string): boolean {
  const way = relative(directory, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
