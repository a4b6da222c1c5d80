import { ImpactError } from '../tree/impact-error.js';
import { grouped } from '../../../shared/src/numbers.js';
import { BatchReader } from './batch-output.js';
import type { PrivateRepository } from './private-repository.js';

/**
 * Largest file whose content is read, in bytes: GitHub accepts files of at most 100 MB, and Node.js cannot hold a much
 * longer text.
 */
const fileLimitBytes = 256 * 1024 * 1024;

/** A path of an object, for people. */
type PathOf = (object: string) => string;

/** Takes the content of an object, which may only be read during the call. */
type Use = (object: string, content: Buffer) => void;

/**
 * Fetches those of these objects that are missing, all at once.
 * @param paths of objects, where they are known, for people
 */
export async function fetchMissing(
  repository: PrivateRepository,
  objects: ReadonlySet<string>,
  paths?: ReadonlyMap<string, string>,
): Promise<void> {
  if (objects.size === 0) return;
  const output = await repository.output(['cat-file', '--batch-check', '--buffer'], linesOf([...objects]));
  const missing = output.toString('latin1').split('\n');
  await repository.fetchObjects(
    missing.flatMap((line) => (line.endsWith(' missing') ? [line.slice(0, -' missing'.length)] : [])),
    paths,
  );
}

/**
 * Hands over the content of blobs as git prints them: one process, and one fetch where some are not here.
 * @param objects each once
 * @throws ImpactError where one is too large, or cannot be had
 */
export async function readEachObject(
  repository: PrivateRepository,
  objects: readonly string[],
  pathOf: PathOf,
  use: Use,
): Promise<void> {
  const missing = await readPresent(repository, objects, pathOf, use);
  if (missing.length === 0) return;
  await repository.fetchObjects(missing, new Map(missing.map((object) => [object, pathOf(object)])));
  const [first] = await readPresent(repository, missing, pathOf, use);
  if (first === undefined) return;
  throw new ImpactError(
    `The content of ${JSON.stringify(pathOf(first))} (object ${first}) was fetched from ${repository.remoteName()} but is not there. Check out with fetch-depth: 0`,
  );
}

const linesOf = (objects: readonly string[]) => Buffer.from(objects.map((object) => `${object}\n`).join(''));

/**
 * @returns the objects that are not here
 * @throws ImpactError where one is too large
 */
async function readPresent(
  repository: PrivateRepository,
  objects: readonly string[],
  pathOf: PathOf,
  use: Use,
): Promise<string[]> {
  if (objects.length === 0) return [];
  const missing: string[] = [];
  const objectAt = (position: number) => objects[position] ?? '';
  const reader = new BatchReader({
    onSize(position, size) {
      if (size === undefined) missing.push(objectAt(position));
      else if (size > fileLimitBytes) {
        throw new ImpactError(
          `${JSON.stringify(pathOf(objectAt(position)))} has ${grouped(size)} bytes, and at most ${grouped(fileLimitBytes)} of a file are read. Keep it in Git LFS`,
        );
      }
    },
    onContent(position, content) {
      use(objectAt(position), content);
    },
  });
  // Without --buffer, git would also write each object's line separately. The format leaves out the names, which would
  // be most of the output for small files.
  await repository.stream(['cat-file', '--batch=%(objectsize)', '--buffer'], linesOf(objects), (piece) => {
    reader.take(piece);
  });
  return missing;
}
