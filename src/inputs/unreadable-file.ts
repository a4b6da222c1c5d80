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
