import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { git, importedRepository, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { localService, token } from '../steps/local-service.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

afterAll(removeSamples);
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
  const { directory, shas } = importedRepository([
    {
      'package.json': '{ "private": true, "workspaces": ["packages/*"] }\n',
      'packages/ui/package.json': '{ "name": "ui" }\n',
      'packages/ui/button.js': 'export const button = 1;\n',
      'packages/web/package.json': '{ "name": "web", "dependencies": { "ui": "*" } }\n',
    },
    { 'packages/ui/button.js': 'export const button = 2;\n' },
  ]);
  git(directory, 'update-ref', 'refs/remotes/origin/main', shas[0] ?? '');
  return directory;
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
