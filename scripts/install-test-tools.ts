/**
 * `tsx scripts/install-test-tools.ts FOLDER...` installs the programs in folders of `__tests__` that tests run (`tools`, `judges`, `node-24`,
 * `windows`), where a folder's lock file changed since the last time. Node.js for Windows needs Wine to run it. A failure is one line and no
 * error: the tests that need a missing tool are then skipped by its name.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { install } from './install.js';

const tests = join(dirname(fileURLToPath(import.meta.url)), '..', '__tests__');

/** npm says in `npm_execpath` where its own JavaScript is; started that way it needs no shell on Windows. */
async function npmCi(cwd: string, ...options: readonly string[]): Promise<void> {
  const npm = process.env.npm_execpath;
  // A silent `npm run` would make this one silent too, errors included.
  const ci = ['ci', '--loglevel=error', ...options];
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...ci]] : ['npm', ci];
  await promisify(execFile)(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
}

for (const name of process.argv.slice(2)) {
  const isForWindows = name === 'windows';
  if (isForWindows && (process.platform === 'win32' || !existsSync('/usr/lib/wine/wine64'))) continue;
  const folder = join(tests, name);
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) hash.update(await readFile(join(folder, file)));
  const list = `${hash.digest('hex')} ${process.platform} ${process.arch}`;
  // npm leaves out what is for another system unless it is told which one is meant.
  const options = isForWindows ? ['--os=win32', '--cpu=x64'] : [];
  await install(join(folder, 'node_modules/.installed'), list, `npm ci in __tests__/${name}`, () =>
    npmCi(folder, ...options),
  );
}
