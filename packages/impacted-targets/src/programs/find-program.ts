import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * Finds a program in the folders of `PATH`. Folders that are missing or cannot be read are skipped silently. Relative
 * folders are skipped, too: they would lie in the checkout, whose files belong to the pull request.
 * @param program name without a folder
 * @param environment the variables with `PATH`, and on Windows `PATHEXT`
 * @param mayBe true when a program that can be run may be used
 * @returns absolute path of the first program that can be run and used, or undefined
 */
export function findProgram(
  program: string,
  environment: { readonly PATH?: string | undefined; readonly PATHEXT?: string | undefined },
  mayBe: (path: string) => boolean,
): string | undefined {
  const names = process.platform === 'win32' ? windowsNames(program, environment.PATHEXT) : [program];
  const folders = (environment.PATH ?? '').split(delimiter).filter(isAbsolute);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => canRun(path) && mayBe(path));
}

/**
 * The names that Windows tries. Each has an extension of `PATHEXT`, which the given name has already or gets appended.
 */
function windowsNames(program: string, pathext = '.COM;.EXE;.BAT;.CMD'): string[] {
  const extensions = pathext.split(';').filter((extension) => extension !== '');
  const given = extensions.some((extension) => program.toLowerCase().endsWith(extension.toLowerCase()));
  return [...(given ? [program] : []), ...extensions.map((extension) => program + extension.toLowerCase())];
}

function canRun(path: string): boolean {
  try {
    if (!statSync(path).isFile()) return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
