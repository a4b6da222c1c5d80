import { isUtf8 } from 'node:buffer';
import { oneLine } from '../../packages/shared/src/text.js';

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
  const start = bytes.subarray(0, 2).toString('hex');
  if (start === 'fffe' || start === 'feff' || bytes.subarray(0, 1000).includes(0)) {
    return 'it is UTF-16, as PowerShell writes it by default. Save it as UTF-8 (Out-File -Encoding utf8)';
  }
  return isUtf8(bytes) ? undefined : 'it is not UTF-8. Write it in that encoding';
}
