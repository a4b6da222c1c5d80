/**
 * `tsx scripts/install-test-tools.ts FOLDER...` installs the programs in folders of `__tests__` that tests run (`tools`, `judges`, `node-24`,
 * `windows`), where a folder's lock file changed since the last time; for `judges` also those of `requirements.txt` by Python, and those of
 * `go-programs.txt` and `terraform.txt` by Go, into `.cache/judges`. Node.js for Windows needs Wine to run it. A failure is one line and no
 * error: the tests that need a missing tool are then skipped by its name.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const tests = join(dirname(fileURLToPath(import.meta.url)), '..', '__tests__');
const lists = join(tests, 'judges');
const judges = join(tests, '../.cache/judges');
const execute = promisify(execFile);

/**
 * Installs something, unless it was installed from the same list before.
 * @param stamp path of the file that keeps the list
 * @param what in words, for the line that says what is missing
 */
async function install(stamp: string, list: string, what: string, how: () => Promise<unknown>): Promise<void> {
  if ((await readFile(stamp, 'utf8').catch(() => '')) === list) return;
  try {
    await how();
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, list);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const ofNpm = stderr.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
    const line = ofNpm.length > 0 ? ofNpm.slice(0, 2).join(', ') : (stderr.trim() || message).split('\n').at(-1);
    console.error(`Not installed: ${what}: ${line ?? ''}. Tests that need it are skipped`);
  }
}

/** Installs what a list of judges names. */
async function installList(
  list: string,
  how: (lines: readonly string[], file: string) => Promise<void>,
): Promise<void> {
  const file = join(lists, list);
  const wanted = await readFile(file, 'utf8');
  await mkdir(judges, { recursive: true });
  await install(join(judges, `${list}.installed`), wanted, `the programs of __tests__/judges/${list}`, () =>
    how(wanted.split('\n').filter(Boolean), file),
  );
}

const go = {
  env: { ...process.env, GOBIN: join(judges, 'bin'), GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' },
  cwd: judges,
};

/**
 * The vendor's Terraform provider, and OpenTofu where this machine has neither Terraform nor OpenTofu. The variable
 * TERRAFORM_PROVIDER_SOURCE names a checkout of the provider, for machines whose Go module proxy does not hand it out.
 */
async function installTerraform([provider = '', openTofu = '']: readonly string[]): Promise<void> {
  const { TERRAFORM_PROVIDER_SOURCE: source } = process.env;
  if (source === undefined) await execute('go', ['install', provider], go);
  else await execute('go', ['build', '-o', join(judges, 'bin/terraform-provider-trunk'), '.'], { cwd: source });
  if ((await starts('tofu')) || (await starts('terraform'))) return;
  // It cannot be installed as other programs are, since it replaces its own modules.
  const [module = ''] = openTofu.split('/cmd/');
  const version = openTofu.slice(openTofu.indexOf('@'));
  const { stdout } = await execute('go', ['mod', 'download', '-json', `${module}${version}`], go);
  const { Dir: cwd } = JSON.parse(stdout) as { Dir: string };
  await execute('go', ['build', '-o', join(judges, 'bin/tofu'), './cmd/tofu'], { cwd });
}

const starts = (program: string): Promise<boolean> =>
  execute(program, ['version']).then(
    () => true,
    () => false,
  );

/** Programs of others that judge workflows and the local service: by Python, and by Go. */
const installJudges = (): Promise<unknown> =>
  Promise.all([
    installList('requirements.txt', async (_programs, file) => {
      const environment = join(judges, 'python');
      await rm(environment, { recursive: true, force: true });
      await execute('python3', ['-m', 'venv', environment]);
      await execute(join(environment, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', '-r', file]);
    }),
    installList('go-programs.txt', async (programs) => {
      for (const program of programs) await execute('go', ['install', program], go);
    }),
    installList('terraform.txt', installTerraform),
  ]);

/** npm says in `npm_execpath` where its own JavaScript is; started that way it needs no shell on Windows. */
async function npmCi(cwd: string, ...options: readonly string[]): Promise<void> {
  const npm = process.env.npm_execpath;
  // A silent `npm run` would make this one silent too, errors included.
  const ci = ['ci', '--loglevel=error', ...options];
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...ci]] : ['npm', ci];
  await execute(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
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
  if (name === 'judges') await installJudges();
}
