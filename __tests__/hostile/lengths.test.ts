import { describe, expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { answering } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

/** A step beside a service that answers with one thing. */
async function asked(operation: string, body: object): Promise<Step> {
  const { url } = await answering(200, body);
  return runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: {
      operation,
      'base-url': url,
      'api-token': 'queue-token-0123456789',
      'organization-slug': 'octo',
      'target-branch': 'main',
      'max-attempts': '1',
    },
  });
}

const long = 'X'.repeat(3_000_000);

describe('what a service answers at length', () => {
  test.each([
    ['get-queue', { state: long }, 'queue-state'],
    ['get-submitted-pull-request', { state: long }, 'pull-request-state'],
  ])('is cut in the outputs of %s, where it is a word', async (operation, body, output) => {
    const step = await asked(operation, body);
    expect(step.errors).toEqual([]);
    expect(step.outputs[output]).toHaveLength(1000);
    expect(step.outputs[output]).toMatch(/X…$/);
    expect(step.outputs.response).toBe('');
    for (const line of step.stdout.split('\n')) expect(line.length).toBeLessThan(5000);
    expect(step.summary.length).toBeLessThan(5000);
  });

  test('keeps all outputs together below the limit of a job', async () => {
    const conditions = Object.fromEntries(
      Array.from({ length: 5000 }, (_, n) => [`${'c'.repeat(200)}${String(n)}`, false]),
    );
    const step = await asked('get-submitted-pull-request', { state: 'NOT_READY', readiness: { ...conditions, long } });
    const size = Object.values(step.outputs).reduce((sum, value) => sum + value.length, 0);
    expect(size).toBeLessThan(400_000);
  });
});

test('what an annotation says is cut', async () => {
  const step = await runStep({ inputs: { operation: long.slice(0, 100_000) } });
  expect(step.exitCode).toBe(1);
  expect(step.errors[0]?.length).toBeLessThan(5000);
});
