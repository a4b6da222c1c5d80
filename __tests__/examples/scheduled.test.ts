import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { FinishedRun } from '../workflow-runner/run.js';
import { byGeneration, jobOf, lastStep, situation, started } from './situation.js';

const { github, call, control } = situation({ 'README.md': 'hello\n' });

const scheduled = (example: string): Promise<FinishedRun> => started(github.deliver(example, github.event('schedule')));

describe('examples/quarantine-policy.yml', () => {
  const run = async (days: number, codeowners: readonly string[]): Promise<FinishedRun> => {
    await control('PUT', '/records', {
      unhealthy_tests: [],
      quarantined_tests: [
        {
          name: 'pays by card',
          parent: null,
          file: 'src/pay.test.ts',
          classname: 'pay',
          codeowners,
          quarantined_at: new Date(Date.now() - days * 86_400_000).toISOString(),
          status_last_updated_at: new Date().toISOString(),
          test_case_id: '5f6a0e0c-6a0b-4c26-9d50-6b9d4f1b8c11',
          variant: '',
        },
      ],
    });
    return scheduled('examples/quarantine-policy.yml');
  };

  test.each([
    ['within 14 days', 13, ['@acme/web'], 'success'],
    ['beyond them', 15, ['@acme/web'], 'failure'],
    ['beyond them, of nobody', 15, [], 'failure'],
    ['within them, of nobody', 13, [], 'success'],
  ])('%s', async (_how, days, codeowners, expected) => {
    const finished = await run(days, codeowners);
    expect(finished.conclusion).toBe(expected);
    const step = lastStep(finished, 'policy');
    expect(step.outputs?.['tests-count']).toBe(expected === 'failure' ? '1' : '0');
    if (expected === 'failure') expect(step.errors?.join('\n')).toContain('pays by card');
    else expect(step.errors).toEqual([]);
  });
});

describe('examples/queue-report.yml', () => {
  const example = 'examples/queue-report.yml';

  test('an empty queue', async () => {
    await call('deleteQueue', {});
    await call('createQueue', { mode: 'parallel', concurrency: 4 });
    const finished = await scheduled(example);
    expect(jobOf(finished, 'report').runs[0]?.steps.map(({ errors }) => errors)).toEqual([[], [], []]);
    expect(finished.conclusion).toBe('success');
  });

  test('500 entries: all parts are in the summary, each within the 1 MiB that GitHub shows', async () => {
    for (let number = 1; number <= 500; number += 1) {
      await call('submitPullRequest', { pr: { number } });
      await call('setImpactedTargets', {
        pr: { number, sha: 'abc' },
        impactedTargets: [`target-${String(number % 40)}`],
      });
    }
    const finished = await scheduled(example);
    const steps = jobOf(finished, 'report').runs[0]?.steps ?? [];
    expect(steps.map(({ errors }) => errors)).toEqual([[], [], []]);
    expect(steps[0]?.outputs?.['queue-length']).toBe('500');
    for (const { summary = '' } of steps) {
      expect(summary.length).toBeGreaterThan(40);
      expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    }
  });

  test('one part that fails does not hide the others', async () => {
    await control('POST', '/faults', {
      path: byGeneration('/getQueue', 'GET /merge-queues'),
      status: 400,
      body: 'no',
      times: 1,
    });
    const finished = await scheduled(example);
    const outcomes = jobOf(finished, 'report').runs[0]?.steps.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['failure', 'success', 'success']);
    expect(finished.conclusion).toBe('failure');
  });
});

test('examples that run on a schedule can be started by hand, too', async () => {
  for (const example of ['examples/quarantine-policy.yml', 'examples/queue-report.yml']) {
    expect(readFileSync(example, 'utf8')).toContain('workflow_dispatch:');
    expect(await github.deliver(example, github.event('workflow_dispatch'))).toBeDefined();
  }
});
