import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

const root = resolve(import.meta.dirname, '../..');
const document = readFileSync(join(root, 'docs/command.md'), 'utf8');
const service = localService();

/** The shell commands of the document that begin so, for this clone. */
function commands(start: string): string {
  const blocks = [...document.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  const found = blocks.find((block) => block.startsWith(start));
  if (found === undefined) throw new Error(`the document has no commands that begin with ${start}`);
  return found.replaceAll('../merge-queue-action', root);
}

/** A repository with a branch of which one commit is not in `origin/main`. */
function repository(): string {
  const cwd = temporaryFolder();
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd, stdio: 'ignore' });
  };
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), content);
  };
  git('init', '--initial-branch=main');
  write('package.json', '{ "private": true, "workspaces": ["packages/*"] }\n');
  write('packages/ui/package.json', '{ "name": "ui" }\n');
  write('packages/ui/button.js', 'export const button = 1;\n');
  write('packages/web/package.json', '{ "name": "web", "dependencies": { "ui": "*" } }\n');
  git('add', '.');
  git('commit', '--message=base');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  write('packages/ui/button.js', 'export const button = 2;\n');
  git('commit', '--all', '--message=head');
  return cwd;
}

async function run(script: string, cwd: string): Promise<string> {
  return (await promisify(execFile)('bash', ['-euc', script], { cwd })).stdout;
}

test('its first commands say what a branch impacts', async () => {
  const shown = await run(commands('env INPUT_OPERATION=compute-impacted-targets'), repository());
  expect(shown).toContain(
    '2 impacted targets\n  ui: packages/ui/button.js changed\n  web, which depends on ui (declared in packages/web/package.json:1, ',
  );
});

test('its other commands submit a pull request to the local service, and wait for the merge', async () => {
  await service.control('POST', '/clock', { running: true });
  const script = commands('env INPUT_OPERATION=submit-pull-request')
    .replace('http://127.0.0.1:4010/v1', service.url)
    .replace('a-local-token', token);
  expect(await run(script, temporaryFolder())).toContain('Merged pull request #7 into main');
});
