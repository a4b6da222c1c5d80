/**
 * `tsx scripts/install-judges.ts` installs the programs of others that judge workflows and the local service: those of
 * `__tests__/judges/requirements.txt` by Python, and those of `go-programs.txt` and `terraform.txt` there by Go, into `.cache/judges`. A failure
 * is one line and no error: the tests that need a missing program are then skipped by its name.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './bundles.js';
import { install } from './install.js';

const lists = join(root, '__tests__/judges');
const folder = join(root, '.cache/judges');
const execute = promisify(execFile);

/** Installs what a list names. */
async function installList(
  list: string,
  how: (lines: readonly string[], file: string) => Promise<void>,
): Promise<void> {
  const file = join(lists, list);
  const wanted = await readFile(file, 'utf8');
  await mkdir(folder, { recursive: true });
  await install(join(folder, `${list}.installed`), wanted, `the programs of __tests__/judges/${list}`, () =>
    how(wanted.split('\n').filter(Boolean), file),
  );
}

const go = {
  env: { ...process.env, GOBIN: join(folder, 'bin'), GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' },
  cwd: folder,
};

/**
 * The vendor's Terraform provider, and OpenTofu where this machine has neither Terraform nor OpenTofu. The variable
 * TERRAFORM_PROVIDER_SOURCE names a checkout of the provider, for machines whose Go module proxy does not hand it out.
 */
async function installTerraform([provider = '', openTofu = '']: readonly string[]): Promise<void> {
  const { TERRAFORM_PROVIDER_SOURCE: source } = process.env;
  if (source === undefined) await execute('go', ['install', provider], go);
  else await execute('go', ['build', '-o', join(folder, 'bin/terraform-provider-trunk'), '.'], { cwd: source });
  if (await hasTerraform()) return;
  // It cannot be installed as other programs are, since it replaces its own modules.
  const [module = ''] = openTofu.split('/cmd/');
  const version = openTofu.slice(openTofu.indexOf('@'));
  const { stdout } = await execute('go', ['mod', 'download', '-json', `${module}${version}`], go);
  const { Dir: cwd } = JSON.parse(stdout) as { Dir: string };
  await execute('go', ['build', '-o', join(folder, 'bin/tofu'), './cmd/tofu'], { cwd });
}

async function hasTerraform(): Promise<boolean> {
  const found = ['tofu', 'terraform'].map((program) =>
    execute(program, ['version']).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(found)).includes(true);
}

await Promise.all([
  installList('requirements.txt', async (_programs, file) => {
    const environment = join(folder, 'python');
    await rm(environment, { recursive: true, force: true });
    await execute('python3', ['-m', 'venv', environment]);
    await execute(join(environment, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', '-r', file]);
  }),
  installList('go-programs.txt', async (programs) => {
    for (const program of programs) await execute('go', ['install', program], go);
  }),
  installList('terraform.txt', installTerraform),
]);
