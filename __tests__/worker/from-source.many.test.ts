import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import {
  HostedRepository,
  checkOut,
  removeSamples,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';

const root = resolve(import.meta.dirname, '../..');
const temporary = mkdtempSync(join(tmpdir(), 'merge-queue-action-test-'));

afterAll(() => {
  rmSync(temporary, { recursive: true, force: true });
  removeSamples();
});

test('a step that computes runs from source, in a worker, as it does from the bundle', () => {
  const repository = new HostedRepository({
    '.github/impacted-targets.yml': 'targets:\n  ui: [packages/ui/**]\n  web: [apps/web/**]\n',
    'packages/ui/index.ts': '',
    'apps/web/index.ts': '',
  });
  const baseSha = repository.commit({ 'packages/ui/index.ts': 'export {};\n' });
  const { headSha } = repository.pullRequest(7, { 'apps/web/index.ts': 'export {};\n' });
  const workspace = checkOut(repository.url, 'refs/pull/7/merge');
  const output = join(temporary, 'output');
  writeFileSync(output, '');
  const log = execFileSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'src/main.ts')], {
    cwd: workspace,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: temporary,
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'Codertocat/Hello-World',
      GITHUB_OUTPUT: output,
      RUNNER_TEMP: temporary,
      INPUT_OPERATION: 'compute-impacted-targets',
      'INPUT_IMPACTED-TARGETS-FROM': 'paths',
      'INPUT_BASE-SHA': baseSha,
      'INPUT_HEAD-SHA': headSha,
    },
  });
  expect(log).toContain('Impacted targets: 1');
  const [, file = ''] = /impacted-targets-file<<(?:.*)\n(.*)\n/.exec(readFileSync(output, 'utf8')) ?? [];
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(['web']);
});
