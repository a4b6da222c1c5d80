/**
 * `tsx scripts/install-test-tools.ts FOLDER...` installs the programs in folders of `__tests__` that tests run (`tools`, `judges`, `node-24`), where
 * a folder's lock file changed since the last time. A failure is one line and no error: the tests that need a missing tool are then skipped by its name.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const tests = join(dirname(fileURLToPath(import.meta.url)), '..', '__tests__');

async function lockDigest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) hash.update(await readFile(join(folder, name)));
  return `${hash.digest('hex')} ${process.platform} ${process.arch}`;
}

/** npm says in `npm_execpath` where its own JavaScript is; started that way it needs no shell on Windows. */
async function npmCi(cwd: string): Promise<void> {
  const npm = process.env.npm_execpath;
  // A silent `npm run` would make this one silent too, errors included.
  const ci = ['ci', '--loglevel=error'];
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...ci]] : ['npm', ci];
  await promisify(execFile)(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
}

for (const name of process.argv.slice(2)) {
  const folder = join(tests, name);
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = await lockDigest(folder);
  const installed = await readFile(stamp, 'utf8').catch(() => '');
  if (installed === wanted) continue;
  try {
    await npmCi(folder);
    await writeFile(stamp, wanted);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const said = stderr.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
    const line = said.length > 0 ? said.slice(0, 2).join(', ') : message.replace(/\n[^]*$/, '');
    console.error(
      `The test tools could not be installed (npm ci in __tests__/${name}): ${line}. Tests that need them are skipped`,
    );
  }
}
