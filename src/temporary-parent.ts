import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute } from 'node:path';

/**
 * Where a step makes its temporary folders: the runner's, or else the system's. A variable that is empty, relative or
 * names no folder, as in a container that does not have the runner's, would lead into the checkout or nowhere.
 * @returns absolute path
 */
export function temporaryParent(environment: NodeJS.ProcessEnv): string {
  const { RUNNER_TEMP: named = '' } = environment;
  return isAbsolute(named) && statSync(named, { throwIfNoEntry: false })?.isDirectory() === true ? named : tmpdir();
}
