import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isUtf16 } from '../../packages/shared/src/files/utf16.js';
import { oneLine } from '../../packages/shared/src/text.js';
import { capital, mistakeIn } from './values.js';

/** Why a file cannot be read, as a clause for a person. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const meanings: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'this user may not read it',
    ENOTDIR: "part of its path isn't a folder",
    ELOOP: 'it is a link that leads back to itself',
  };
  return meanings[code] ?? (error instanceof Error ? oneLine(error.message) : String(error));
}

/** Why bytes are not a text in UTF-8, with what to do; undefined where they are. */
export function whyNotUtf8(bytes: Buffer): string | undefined {
  if (isUtf16(bytes)) {
    return 'it is UTF-16, as PowerShell writes it by default. Save it as UTF-8 (Out-File -Encoding utf8)';
  }
  return isUtf8(bytes) ? undefined : 'it is not UTF-8. Write it in that encoding';
}

/** Most names of a folder that are compared with a name that is not there. */
export const mostNames = 1000;

/**
 * The mistake in the path of a file that is not there, as a sentence with a full stop and a space in front; empty where its spelling looks
 * right.
 * @param written path as the input gives it
 * @param from the folder that it begins at
 */
export function pathAdvice(written: string, from: string): string {
  const mistake = mistakeIn(written);
  if (mistake !== undefined) return `. ${capital(mistake)}`;
  if (/^https?:\//.test(written)) return '. Give a file of this machine, not an address';
  if (/\$\w|\$\{/.test(written)) return '. Nothing replaces a variable in an input. Write a path from the workspace';
  const inside = written.replace(/^\/+/, '').replaceAll('\\', '/');
  if (inside !== written && inside !== '' && existsSync(resolve(from, inside))) return `. Write ${inside}`;
  if (/[,;\n]/.test(written)) return '. Give one file';
  const folder = resolve(from, dirname(written));
  const bare = (name: string): string => name.toLowerCase().replace(/\.[a-z]+$/, '');
  try {
    const name = basename(written);
    const near = readdirSync(folder)
      .slice(0, mostNames)
      .find((one) => bare(one) === bare(name) && one !== name);
    return near === undefined ? '' : `. Did you mean ${join(dirname(written), near)}?`;
  } catch {
    return '';
  }
}
