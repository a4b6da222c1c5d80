import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operationNames } from '../../src/operations/table.js';
import { HostedRepository, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { testClock } from '../service/requests/test-clock.js';
import { mergedService, operationCases, report, rules } from '../steps/operations.js';
import { labelled, payload } from '../steps/payloads.js';
import { respond, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

afterAll(removeSamples);

let workspace = '';
beforeAll(() => {
  const repository = new HostedRepository(rules);
  // One past change, for the operation that looks back.
  repository.commit({ 'a/x': '' });
  workspace = repository.directory;
});

const labelledEvent = { name: 'pull_request', payload: labelled };

describe.each(operationNames)('%s', (operation) => {
  const { inputs = {}, asks } = operationCases[operation];

  async function run(
    url: string,
    more: Readonly<Record<string, string>> = {},
    event: NonNullable<StepOptions['event']> = labelledEvent,
  ): Promise<Step> {
    const step = await runStep({
      // A wait goes on after what may pass, until its time is up.
      clock: testClock(Date.now()),
      event,
      inputs: { operation, 'base-url': url, 'api-token': 'a-token-for-tests', 'max-attempts': '1', ...inputs, ...more },
      workspace,
      files: report,
    });
    expect(step.stderr).toBe('');
    return step;
  }

  /** One line says what was wrong, and it is no bug. */
  function expectOneLine({ errors, exitCode }: Step, line: RegExp): void {
    expect(exitCode).toBe(1);
    expect(errors).toEqual([expect.stringMatching(line)]);
    expect(errors[0]).toMatch(new RegExp(`^${operation}: `));
    expect(errors[0]).not.toContain('bug in the action');
  }

  test('begins with its request, and passes', async () => {
    const service = await mergedService();
    const step = await run(service.url);
    expect(step.errors).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs.skipped).toBe('false');
    expect(step.summary).toContain('## ');
    expect(service.received[0]?.url).toBe(asks === undefined ? undefined : `/v1${asks}`);
  });

  test('refuses an input that is wrong, and asks nothing', async () => {
    const service = await mergedService();
    expectOneLine(await run(service.url, { 'max-attempts': 'many' }), /max-attempts/);
    expect(service.received).toEqual([]);
  });

  // What asks nothing has no response.
  const odd: readonly (readonly [string, number, string, RegExp])[] = [
    ['an error', 500, '{"error":"out of order"}', /answered 500 Internal Server Error: .*out of order/],
    ['a refusal', 403, 'not for you', /answered 403 Forbidden: not for you/],
    ['a page', 200, '<!doctype html><title>Sign in</title>', /page|no JSON|not JSON|HTML|Prometheus/i],
  ];
  if (asks !== undefined)
    test.each(odd)('whose service answers %s fails with one line', async (_name, status, body, line) => {
      const service = await serve((_request, response) => {
        respond(response, status, body, { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json' });
      });
      expectOneLine(await run(service.url), line);
    });

  test.each([
    ['push', payload('push')],
    ['schedule', {}],
    ['merge_group', payload('merge_group')],
    ['workflow_dispatch', payload('workflow_dispatch')],
    ['issue_comment', payload('issue_comment')],
    ['check_run', payload('check_run')],
  ])('in the event %s passes, or says in one line what is missing', async (name, content) => {
    const service = await mergedService();
    const step = await run(service.url, {}, { name, payload: content });
    if (step.exitCode === 1) expectOneLine(step, /pull-request|target-branch|event|commit|GitHub/);
    else expect(step.errors).toEqual([]);
  });
});
