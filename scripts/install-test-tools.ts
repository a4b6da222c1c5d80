/**
 * Installs the programs that the tests run (`__tests__/tools`) when their lock file changed since the last time.
 * A failure is one line and no error: the tests that need a missing tool are then skipped by its name.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const tools = join(dirname(fileURLToPath(import.meta.url)), '..', '__tests__', 'tools');
const stamp = join(tools, 'node_modules', '.installed');

async function lockDigest(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) hash.update(await readFile(join(tools, name)));
  return `${hash.digest('hex')} ${process.platform} ${process.arch}`;
}

/** npm says in `npm_execpath` where its own JavaScript is; started that way it needs no shell on Windows. */
async function npmCi(): Promise<void> {
  const npm = process.env.npm_execpath;
  // A silent `npm run` would make this one silent too, errors included.
  const ci = ['ci', '--loglevel=error'];
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...ci]] : ['npm', ci];
  await promisify(execFile)(program, args, { cwd: tools, maxBuffer: 64 * 1024 * 1024 });
}

const wanted = await lockDigest();
const installed = await readFile(stamp, 'utf8').catch(() => '');
if (installed !== wanted) {
  try {
    await npmCi();
    await writeFile(stamp, wanted);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const said = stderr.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
    const line = said.length > 0 ? said.slice(0, 2).join(', ') : message.replace(/\n[^]*$/, '');
    console.error(
      `The test tools could not be installed (npm ci in __tests__/tools): ${line}. Tests that need them are skipped`,
    );
  }
}
