/**
 * Makes what the workflow "Test" asks the action about on every system: a repository as a server has it, in RUNNER_TEMP, and a checkout of its last commit
 * alone in `fetched` of the workspace, so that the commit before it has to be fetched. `fetched/a linked folder` is a link to its build, on Windows a
 * junction. Two outputs name the commits.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const { RUNNER_TEMP: temporary = '', GITHUB_WORKSPACE: workspace = '', GITHUB_OUTPUT: output = '' } = process.env;
const hosted = join(temporary, 'hosted');
const git = (directory, ...args) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: directory,
    encoding: 'utf8',
  }).trim();

function commit(files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(hosted, path)), { recursive: true });
    writeFileSync(join(hosted, path), content);
  }
  git(hosted, 'add', '--all');
  git(hosted, 'commit', '--quiet', '--message=change');
  return git(hosted, 'rev-parse', 'HEAD');
}

mkdirSync(hosted);
git(hosted, 'init', '--quiet', '--initial-branch=main');
// As GitHub's servers are set.
git(hosted, 'config', 'uploadpack.allowFilter', 'true');
git(hosted, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
const base = commit({
  'build/package.json': '{"private": true, "workspaces": ["packages/*"]}\n',
  'build/packages/a/package.json': '{"name": "a"}\n',
  'build/packages/a/index.js': '1;\n',
  'build/packages/b/package.json': '{"name": "b", "dependencies": {"a": "*"}}\n',
  'build/packages/c/package.json': '{"name": "c"}\n',
});
const head = commit({ 'build/packages/a/index.js': '2;\n' });

const checkout = join(workspace, 'fetched');
mkdirSync(checkout);
git(checkout, 'init', '--quiet');
git(checkout, 'remote', 'add', 'origin', pathToFileURL(hosted).href);
git(checkout, 'fetch', '--quiet', '--depth=1', 'origin', head);
git(checkout, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
symlinkSync(join(checkout, 'build'), join(checkout, 'a linked folder'), 'junction');
appendFileSync(output, `base=${base}\nhead=${head}\n`);
