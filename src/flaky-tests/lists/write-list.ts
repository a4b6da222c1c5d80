import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/** Text is handed to the file in pieces of about this many UTF-16 code units. */
const pieceLength = 64 * 1024;

/**
 * Writes records as they come into a file that holds one JSON array, one record a line. The file gets its name only
 * when it is complete. When reading the records fails, that error is thrown, no file is left, and an older file of that
 * name stays unchanged.
 *
 * @param path of the file; its directory must exist
 * @param inJson gives the JSON of a record, without anything that must not be in the file
 * @returns number of records
 */
export async function writeList(
  path: string,
  records: AsyncIterable<unknown> | Iterable<unknown>,
  inJson: (record: unknown) => string,
): Promise<number> {
  const partial = `${path}.${randomBytes(6).toString('hex')}.partial`;
  const file = await open(partial, 'wx');
  try {
    let count = 0;
    let piece = '[';
    for await (const record of records) {
      piece += `${count++ === 0 ? '\n' : ',\n'}${inJson(record)}`;
      if (piece.length >= pieceLength) {
        await file.appendFile(piece);
        piece = '';
      }
    }
    await file.appendFile(`${piece}${count === 0 ? ']' : '\n]'}\n`);
    await file.close();
    await rename(partial, path);
    return count;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
}
