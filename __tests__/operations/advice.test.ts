import { describe, expect, test } from '@jest/globals';
import { testClock } from '../service/requests/test-clock.js';
import { localService, token } from '../steps/local-service.js';
import { labelled } from '../steps/payloads.js';
import { answering } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const event = { name: 'pull_request', payload: labelled };

function run(url: string, inputs: Readonly<Record<string, string>>, payload = labelled): Promise<Step> {
  const given = { 'base-url': url, 'api-token': token, 'max-attempts': '2' };
  return runStep({ event: { ...event, payload }, clock: testClock(Date.now()), inputs: { ...given, ...inputs } });
}

describe('a key of the other generation is refused before anything is sent', () => {
  test.each([
    ['https://127.0.0.1:1/v1', 'trunk_v2_abc', 'the key is for /v2: write base-url https://127.0.0.1:1/v2'],
    ['https://api.trunk.io/v1', 'trunk_v2_abc', 'the key is for /v2: write base-url https://api.trunk.io/v2'],
    ['https://api.trunk.io/v2', 'abcdefghijkl', 'write base-url https://api.trunk.io/v1, or make a key for /v2'],
  ])('%s with %s', async (url, key, advice) => {
    const step = await run(url, { operation: 'get-queue', 'api-token': key });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toContain(`api-token: `);
    expect(step.errors[0]).toContain(advice);
    expect(step.errors[0]).not.toContain(key);
  });

  test('another service may have any key', async () => {
    const { origin, received } = await answering(200, { data: [], hasMore: false });
    await run(`${origin}/v2`, { operation: 'get-queue' });
    expect(received.length).toBeGreaterThan(0);
  });
});

describe.each(['/v1', '/v2'] as const)('over %s', (generation) => {
  // A slow machine must not drain the queue, which is then PAUSED, before the submission.
  const service = localService({
    durations: { notReady: 0, pending: 600_000, testing: 600_000, merging: 600_000, switchingModes: 100 },
  });
  const url = (): string => (generation === '/v1' ? service.url : service.secondUrl);
  const create = (settings: string) => run(url(), { operation: 'apply-queue', 'queue-settings': settings });

  test('waiting in a PAUSED queue says that nothing starts', async () => {
    await create('concurrency: 3');
    await run(url(), { operation: 'submit-pull-request' });
    await create('state: paused');
    const step = await run(url(), { operation: 'wait-for-pull-request', 'wait-timeout-minutes': '0.5' });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toContain('The queue is PAUSED: nothing starts until it runs again');
    expect(step.errors[0]).not.toContain('Raise wait-timeout-minutes');
  });

  test('submitting to a DRAINING queue says so', async () => {
    await create('state: draining');
    await service.control('POST', '/pull-requests', {}).catch(() => undefined);
    const other = { ...labelled, number: 77, pull_request: { ...(labelled.pull_request as object), number: 77 } };
    const step = await run(url(), { operation: 'submit-pull-request' }, other);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(/DRAINING/);
    expect(step.errors[0]).not.toContain('does not understand');
  });
});

test('advice for /v2 names neither organization-slug nor /v1', async () => {
  const { origin } = await answering(404, 'nothing here');
  for (const inputs of [
    { operation: 'list-quarantined-tests' },
    { operation: 'get-merge-queue-metrics' },
    { operation: 'apply-queue', 'queue-settings': 'concurrency: 3' },
  ]) {
    const step = await run(`${origin}/v2`, inputs);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).not.toMatch(/organization-slug|\/v1/);
  }
});

describe("the queue's own pull requests", () => {
  const of = (branch: string, fork = false) => {
    const pull = labelled.pull_request as { head: { repo: object } };
    const repo = fork ? { ...pull.head.repo, id: 99, full_name: 'stranger/x', url: 'x' } : pull.head.repo;
    return { ...labelled, pull_request: { ...pull, head: { ...pull.head, repo, ref: branch } } };
  };
  const operations = [
    { operation: 'submit-pull-request' },
    { operation: 'set-impacted-targets', 'impacted-targets': 'a' },
    { operation: 'wait-for-pull-request' },
  ];

  test.each(operations)('are skipped by $operation', async (inputs) => {
    for (const branch of ['trunk-merge/pr-1/abc', 'trunk-temp/x']) {
      const step = await run('http://127.0.0.1:1/v1', inputs, of(branch));
      expect([step.exitCode, step.errors, step.outputs.skipped]).toEqual([0, [], 'true']);
      expect(step.stdout).toContain(`comes from ${branch}, a branch of the queue itself`);
    }
  });

  test('have the branches that queue-branches names', async () => {
    const inputs = { operation: 'submit-pull-request', 'queue-branches': 'queue/*\nbot-?' };
    expect((await run('http://127.0.0.1:1/v1', inputs, of('bot-1'))).outputs.skipped).toBe('true');
    const { url } = await answering(200, { state: 'PENDING', isCurrentlySubmittedToQueue: true });
    expect((await run(url, inputs, of('trunk-merge/x'))).outputs.skipped).toBe('false');
  });

  test('are not those of forks, whose branches anybody names', async () => {
    const { url } = await answering(200, { state: 'PENDING', isCurrentlySubmittedToQueue: true });
    const step = await run(url, { operation: 'submit-pull-request' }, of('trunk-merge/x', true));
    expect(step.outputs.skipped).toBe('false');
  });
});
