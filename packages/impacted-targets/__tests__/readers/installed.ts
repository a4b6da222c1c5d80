import { noTools } from '../trees.js';
import { installedProgram as find } from '../../src/readers/installed.js';

/** What tests of installed programs call. */
export { NotInstalled } from '../../src/readers/installed.js';

export function installedProgram(checkout: string, root: string, name: string): { script: string; version: string } {
  const { script, version } = find(name, root, { ...noTools, checkout });
  return { script, version };
}
