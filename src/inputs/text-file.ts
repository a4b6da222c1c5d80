import { isUtf8 } from 'node:buffer';
import { type ReadableFolders, readWholeFile } from '../../packages/shared/src/files/open-file.js';
import { isUtf16 } from '../../packages/shared/src/files/utf16.js';
import { oneLine } from '../../packages/shared/src/text.js';
import { BadValue } from './values.js';

/** What errors of the file system mean, as clauses. */
const meanings: Readonly<Partial<Record<string, string>>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
  ENOTDIR: "part of its path isn't a folder",
  ELOOP: 'it is a link that leads back to itself',
};

/**
 * Reads a text file that an input names. The message has its absolute path, which shows where it was looked for.
 * @param limitBytes most bytes that the file may have
 * @throws BadValue where the file cannot be read, or is not in UTF-8
 */
export function readTextFile(path: string, folders: ReadableFolders, limitBytes: number): string {
  const shown = JSON.stringify(oneLine(path, 300));
  let bytes: Buffer;
  try {
    bytes = readWholeFile(path, folders, limitBytes);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new BadValue(`${shown} cannot be read: ${meanings[code] ?? oneLine(message)}`);
  }
  return decoded(bytes, shown);
}

/**
 * The text of bytes in UTF-8, without a byte order mark.
 * @param shown the file, as the message names it
 * @throws BadValue for another encoding
 */
export function decoded(bytes: Buffer, shown: string): string {
  if (isUtf16(bytes)) {
    throw new BadValue(
      `${shown}: it is UTF-16, as PowerShell writes it by default. Save it as UTF-8 (Out-File -Encoding utf8)`,
    );
  }
  if (!isUtf8(bytes)) throw new BadValue(`${shown}: it is not UTF-8. Write it in that encoding`);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}
