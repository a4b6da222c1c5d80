import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

/** Runs git with the index and the files of a working tree. */
type Git = (args: readonly string[], input?: Buffer) => Promise<Buffer>;

/** An entry of the index: mode and object, as `git ls-files --stage` prints them. */
interface Entry {
  readonly mode: string;
  readonly object: string;
}

/**
 * Finds files that Git LFS would store unchanged, among paths whose bytes differ from the index. The index holds a
 * pointer to the content, and no filter that makes pointers runs here
 * (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md).
 * @param paths each byte as one character
 * @param objectFormat of the repository
 */
export async function unchangedLfsFiles(
  git: Git,
  directory: string,
  paths: readonly string[],
  objectFormat: string,
): Promise<ReadonlySet<string>> {
  const unchanged = new Set<string>();
  if (paths.length === 0) return unchanged;
  const attributes = fields(await git(['check-attr', '--stdin', '-z', 'filter'], terminated(paths)));
  const filtered = new Set<string>();
  for (let at = 0; at + 2 < attributes.length; at += 3) {
    if (attributes[at + 2] === 'lfs') filtered.add(attributes[at] ?? '');
  }
  if (filtered.size === 0) return unchanged;
  for (const [path, { mode, object }] of await entriesOf(git, filtered)) {
    const file = Buffer.from(join(directory, '/'), 'utf8');
    const pointer = await pointerOf(Buffer.concat([file, Buffer.from(path, 'latin1')]), mode);
    if (pointer === undefined) continue;
    const header = `blob ${String(pointer.length)}\0`;
    if (createHash(objectFormat).update(header).update(pointer).digest('hex') === object) unchanged.add(path);
  }
  return unchanged;
}

async function entriesOf(git: Git, paths: ReadonlySet<string>): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for (const line of fields(await git(['ls-files', '--stage', '-z']))) {
    const [, mode = '', object = '', stage, path = ''] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(line) ?? [];
    if (stage === '0' && paths.has(path)) entries.set(path, { mode, object });
  }
  return entries;
}

/** The pointer to a file's content; undefined for anything but a plain file of that mode. */
async function pointerOf(file: Buffer, mode: string): Promise<string | undefined> {
  const found = await lstat(file).catch(() => undefined);
  if (found?.isFile() !== true || mode !== ((found.mode & 0o100) === 0 ? '100644' : '100755')) return undefined;
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(piece);
    size += piece.byteLength;
  }
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${hash.digest('hex')}\nsize ${String(size)}\n`;
}

export const terminated = (paths: readonly string[]): Buffer =>
  Buffer.from(paths.map((path) => `${path}\0`).join(''), 'latin1');

/** NUL-terminated fields, each byte as one character. */
export const fields = (output: Buffer): string[] => output.toString('latin1').split('\0').slice(0, -1);
