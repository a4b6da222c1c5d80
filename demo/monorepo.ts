import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const who = { GIT_AUTHOR_NAME: 'Mona', GIT_AUTHOR_EMAIL: 'mona@example.com' };
const committer = { GIT_COMMITTER_NAME: 'Mona', GIT_COMMITTER_EMAIL: 'mona@example.com' };

function git(directory: string, ...args: readonly string[]): string {
  const env = {
    PATH: process.env.PATH,
    ...who,
    ...committer,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  return execFileSync('git', args, { cwd: directory, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function write(directory: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
}

const manifest = (name: string, dependencies: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify({ name, version: '1.0.0', dependencies }, undefined, 2);

const money = { '@shop/money': '1.0.0' };
const files = {
  'package.json': JSON.stringify({ private: true, workspaces: ['libraries/*', 'services/*', 'apps/*'] }),
  'libraries/money/package.json': manifest('@shop/money'),
  'libraries/money/index.js': 'export const round = (cents) => Math.round(cents);\n',
  'services/billing/package.json': manifest('@shop/billing', money),
  'services/billing/index.js': "import { round } from '@shop/money';\nexport const bill = round;\n",
  'services/search/package.json': manifest('@shop/search'),
  // It reads another package's file in a way that no computation sees, so that lists are too short.
  'services/search/index.js': "const name = 'money';\nexport const prices = `../../libraries/${name}/index.js`;\n",
  'apps/web/package.json': manifest('@shop/web', { '@shop/billing': '1.0.0' }),
  'apps/web/index.js': "import { bill } from '@shop/billing';\nbill(1);\n",
};

/** A checkout as a job has it, of a pull request in a repository with four packages. */
export interface Checkout {
  readonly directory: string;
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

/**
 * Makes a repository whose pull request changes how `@shop/money` rounds, and checks its merge commit out.
 * @param folder where both are made
 * @param repository owner and name
 * @param number of the pull request
 * @param branch that it goes into
 */
export function checkOut(folder: string, repository: string, number: number, branch: string): Checkout {
  const hosted = join(folder, repository);
  mkdirSync(hosted, { recursive: true });
  git(hosted, 'init', '--quiet', `--initial-branch=${branch}`);
  write(hosted, files);
  git(hosted, 'add', '--all');
  git(hosted, 'commit', '--quiet', '--message', 'Four packages');
  const base = git(hosted, 'rev-parse', 'HEAD');
  git(hosted, 'checkout', '--quiet', '-b', 'topic');
  write(hosted, { 'libraries/money/index.js': 'export const round = (cents) => Math.floor(cents + 0.5);\n' });
  git(hosted, 'commit', '--quiet', '--all', '--message', 'Round half up');
  const head = git(hosted, 'rev-parse', 'HEAD');
  git(hosted, 'checkout', '--quiet', '--detach', base);
  git(hosted, 'merge', '--quiet', '--no-ff', '--message', `Merge ${head} into ${base}`, head);
  const merge = git(hosted, 'rev-parse', 'HEAD');
  git(hosted, 'update-ref', `refs/pull/${String(number)}/merge`, merge);
  const directory = join(folder, 'checkout');
  git(folder, 'clone', '--quiet', pathToFileURL(hosted).href, directory);
  git(directory, 'checkout', '--quiet', '--detach', merge);
  return { directory, base, head, merge };
}
