import { resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import {
  HostedRepository,
  checkOut,
  removeSamples,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runStep } from '../bundle/step.js';
import { targetsOf } from '../steps/layout.js';

afterAll(removeSamples);

test('a step that computes runs from source, in a worker, as it does from the bundle', async () => {
  const repository = new HostedRepository({
    '.github/impacted-targets.yml': 'targets:\n  ui: [packages/ui/**]\n  web: [apps/web/**]\n',
    'packages/ui/index.ts': '',
    'apps/web/index.ts': '',
  });
  const baseSha = repository.commit({ 'packages/ui/index.ts': 'export {};\n' });
  const { headSha } = repository.pullRequest(7, { 'apps/web/index.ts': 'export {};\n' });
  const step = await runStep({
    node: process.execPath,
    bundle: resolve(import.meta.dirname, '../../src/main.ts'),
    environment: { NODE_OPTIONS: `--import=${import.meta.resolve('tsx')}` },
    workspace: checkOut(repository.url, 'refs/pull/7/merge'),
    inputs: {
      ...{ operation: 'compute-impacted-targets', 'impacted-targets-from': 'paths' },
      ...{ 'base-sha': baseSha, 'head-sha': headSha },
    },
  });
  expect([step.errors, targetsOf(step)]).toEqual([[], ['web']]);
});
