import { realpath } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { AskedFile } from '../../packages/impacted-targets/src/git/changed-files.js';
import { decodePath, nulRecords } from '../../packages/impacted-targets/src/tree/names.js';
import { ImpactError } from '../../packages/impacted-targets/src/tree/impact-error.js';
import type { CommandSurroundings } from './terminal.js';

/**
 * The files of `--files`. A name in the arguments starts at the current directory, as a shell completes it; one from standard input starts at the
 * root of the repository, as Git prints it. Where nothing is there, the other place counts.
 * @param names with `-` for the standard input, one a line or ended by NUL
 * @param root of the repository
 * @throws ImpactError
 */
export async function askedFiles(
  names: readonly string[],
  root: string,
  { directory, stdin }: CommandSurroundings,
): Promise<readonly AskedFile[]> {
  const current = await realpath(directory);
  const asked: AskedFile[] = [];
  for (const name of names) {
    if (name === '-')
      asked.push(
        ...(await fromInput()).map((line) => ({ name: line, paths: [root, current].flatMap(inRepository(line)) })),
      );
    else asked.push({ name, paths: [current, root].flatMap(inRepository(name)) });
  }
  return asked;

  function inRepository(name: string): (start: string) => readonly string[] {
    return (start) => {
      const path = relative(root, resolve(start, name)).split(sep).join('/');
      return path === '..' || path.startsWith('../') ? [] : [path];
    };
  }

  async function fromInput(): Promise<readonly string[]> {
    const input = await stdin();
    const lines = input.includes(0) ? nulRecords(input) : decodePath(input).split(/\r?\n/);
    const found = lines.filter((line) => line.trim() !== '');
    // An empty input is more often a command that failed than a change of no files.
    if (found.length === 0) throw new ImpactError('--files -: the standard input has no name of a file');
    const quoted = found.find((line) => /^".*"$/.test(line));
    if (quoted !== undefined)
      throw new ImpactError(
        `--files -: ${quoted} is quoted by Git. Let it print names as they are: git diff --name-only -z`,
      );
    return found;
  }
}
