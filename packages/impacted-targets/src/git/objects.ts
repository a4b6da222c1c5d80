import type { TreeEntry } from '../tree/tree.js';
import { ImpactError } from '../tree/impact-error.js';
import { grouped } from '../../../shared/src/numbers.js';
import { BatchReader, type BatchUse } from './batch-output.js';
import type { PrivateRepository } from './private-repository.js';

/**
 * Largest file whose content is read, in bytes: GitHub accepts files of at most 100 MB, and Node.js cannot hold a much
 * longer text.
 */
const fileLimitBytes = 256 * 1024 * 1024;

/** From this many objects on, git prints into a file, up to this many bytes. The rest comes through a pipe. */
const worthAFile = 1000;
const fileOutputBytes = 128 * 1024 * 1024;

/** A path of an object, for people. @param position of the object among those that are read */
type PathAt = (position: number) => string;

/**
 * Takes the content of an object, which may only be read during the call.
 * @param position as above
 */
type Use = (position: number, content: Buffer) => void;

/** Fetches the missing content of these files, all at once. */
export async function fetchMissing(repository: PrivateRepository, entries: readonly TreeEntry[]): Promise<void> {
  const paths = pathsByObject(entries);
  if (paths.size === 0) return;
  const output = await repository.output(['cat-file', '--batch-check', '--buffer'], linesOf([...paths.keys()]));
  const missing = output.toString('latin1').split('\n');
  await repository.fetchObjects(
    missing.flatMap((line) => (line.endsWith(' missing') ? [line.slice(0, -' missing'.length)] : [])),
    paths,
  );
}

/** The content of blobs, by object name: one process, and one fetch where some are not here. */
export async function readObjects(
  repository: PrivateRepository,
  entries: readonly TreeEntry[],
): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  const paths = pathsByObject(entries);
  const objects = [...paths.keys()];
  const objectAt = (position: number) => objects[position] ?? '';
  await readEachObject(
    repository,
    objects,
    (position) => paths.get(objectAt(position)) ?? '',
    (position, content) => contents.set(objectAt(position), Buffer.from(content)),
  );
  return contents;
}

/**
 * Hands over the content of blobs as git prints them: one process, and one fetch where some are not here.
 * @param objects each once
 * @throws ImpactError where one is too large, or cannot be had
 */
export async function readEachObject(
  repository: PrivateRepository,
  objects: readonly string[],
  pathAt: PathAt,
  use: Use,
): Promise<void> {
  const missing = await readPresent(repository, objects, pathAt, use);
  if (missing.length === 0) return;
  const names = missing.map((position) => objects[position] ?? '');
  const paths = missing.map(pathAt);
  await repository.fetchObjects(names, new Map(names.map((name, index) => [name, paths[index] ?? ''])));
  const [first] = await readPresent(
    repository,
    names,
    (position) => paths[position] ?? '',
    (position, content) => {
      use(missing[position] ?? -1, content);
    },
  );
  if (first === undefined) return;
  throw new ImpactError(
    `The content of ${JSON.stringify(paths[first] ?? '')} (object ${names[first] ?? ''}) was fetched from ${repository.remoteName()} but is not there. Check out with fetch-depth: 0`,
  );
}

/** A path of each object. Several files may have the same content. */
function pathsByObject(entries: readonly TreeEntry[]): Map<string, string> {
  return new Map(entries.map(({ object, path }) => [object, path]));
}

/**
 * The names, each in a line.
 * @param from position of the first
 */
function linesOf(objects: readonly string[], from = 0): Buffer {
  const lineBytes = (objects[0]?.length ?? 0) + 1;
  const lines = Buffer.allocUnsafeSlow((objects.length - from) * lineBytes);
  let at = 0;
  for (let position = from; position < objects.length; position += 1) {
    lines.write(objects[position] ?? '', at, 'latin1');
    at += lineBytes;
    lines[at - 1] = 0x0a;
  }
  return lines;
}

/**
 * @returns the positions of the objects that are not here
 * @throws ImpactError where one is too large
 */
async function readPresent(
  repository: PrivateRepository,
  objects: readonly string[],
  pathAt: PathAt,
  use: Use,
): Promise<number[]> {
  if (objects.length === 0) return [];
  const missing: number[] = [];
  const batchUse: BatchUse = {
    onSize(position, size) {
      if (size === undefined) missing.push(position);
      else if (size > fileLimitBytes) {
        throw new ImpactError(
          `${JSON.stringify(pathAt(position))} has ${grouped(size)} bytes, and at most ${grouped(fileLimitBytes)} of a file are read. Keep it in Git LFS`,
        );
      }
    },
    onContent: use,
  };
  // Without --buffer, git would also write each object's line separately. The format leaves out the names, which would
  // be most of the output for small files.
  const args = ['cat-file', '--batch=%(objectsize)', '--buffer'];
  const reader = new BatchReader(batchUse);
  const take = (piece: Buffer) => {
    reader.take(piece);
  };
  if (objects.length < worthAFile) await repository.stream(args, linesOf(objects), take);
  else if (!(await repository.streamByFile(args, linesOf(objects), take, fileOutputBytes))) {
    const { position } = reader;
    const rest = new BatchReader(batchUse, position);
    await repository.stream(args, linesOf(objects, position), (piece) => {
      rest.take(piece);
    });
  }
  return missing;
}
