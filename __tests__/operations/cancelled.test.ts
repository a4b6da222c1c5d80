import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { Interruption } from '../../src/reporting/cancellation.js';
import type { Step } from '../steps/layout.js';
import { labelled } from '../steps/payloads.js';
import { type Received, type TestServer, respond, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

interface Cancelling {
  readonly inputs: Readonly<Record<string, string>>;
  /** How the service responds; nothing by default. */
  readonly respond?: (request: Received, response: ServerResponse) => void;
  /** The step is cancelled when this arrives, */
  readonly arrives?: (request: Received) => boolean;
  /** or when its log says this. */
  readonly says?: RegExp;
  /** Variables of the step, which may name the service. */
  readonly environment?: (server: TestServer) => Readonly<Record<string, string>>;
}

/** Runs a step in this process that is cancelled at some point. Signals themselves are for the tests of the bundle. */
async function cancel({ inputs, respond, arrives, says, environment }: Cancelling): Promise<Step & TestServer> {
  const controller = new AbortController();
  const cancelNow = (): void => {
    controller.abort(new Interruption('cancelled by SIGINT'));
  };
  const server = await serve((request, response) => {
    if (arrives?.(request) === true) cancelNow();
    respond?.(request, response);
  });
  let heard = '';
  const step = await runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: {
      'base-url': server.url,
      'api-token': 'a-token-for-tests',
      'poll-interval-seconds': '0.1',
      ...inputs,
    },
    environment: environment?.(server) ?? {},
    limits: { signal: controller.signal },
    heard: (piece) => {
      heard += piece;
      if (says?.test(heard) === true) cancelNow();
    },
  });
  expect(controller.signal.aborted).toBe(true);
  expect(step).toMatchObject({ exitCode: 1, stderr: '' });
  expect(step.errors).toHaveLength(1);
  expect(readdirSync(step.temporary)).toEqual([]);
  return { ...step, ...server };
}

const is = (name: string) => (request: Received) => request.url.endsWith(`/${name}`);
const queued = (request: Received, response: ServerResponse): void => {
  if (is('getSubmittedPullRequest')(request)) {
    respond(response, 200, { state: 'testing', isCurrentlySubmittedToQueue: true });
  } else respond(response, 200);
};
const isTesting = /pull request #2 is TESTING/;
const submit = { operation: 'submit-pull-request' };
const submitAndWait = { ...submit, wait: 'true' };
const waiting = 'cancelled by SIGINT while waiting for pull request #2, which was TESTING when it was last seen';
const upload = { operation: 'set-impacted-targets', 'impacted-targets': 'a' };

test.each<[when: string, Cancelling, says: string, requests: number]>([
  [
    'while a read hangs: nothing was changed',
    { inputs: { operation: 'get-queue' }, arrives: is('getQueue') },
    'cancelled by SIGINT before anything was changed',
    1,
  ],
  [
    'while a write hangs: it may have been done',
    { inputs: submit, arrives: is('submitPullRequest') },
    'cancelled by SIGINT while POST /submitPullRequest was under way: it may have been done',
    1,
  ],
  [
    'while an upload hangs, whose file no output names',
    { inputs: upload, arrives: is('setImpactedTargets') },
    'while POST /setImpactedTargets was under way',
    1,
  ],
  [
    'in the delay after a refusal: nothing was changed',
    {
      inputs: submit,
      respond: (_request, response) => respond(response, 429, 'slow down', { 'retry-after': '60' }),
      says: /Sending it again in 6[01]/,
    },
    'before POST /submitPullRequest was done: nothing was changed',
    1,
  ],
  [
    'while the state is fetched after a write: what was done stays so',
    {
      inputs: submit,
      respond: (request, response) => (is('submitPullRequest')(request) ? respond(response, 200) : undefined),
      arrives: is('getSubmittedPullRequest'),
    },
    'after POST /submitPullRequest succeeded. It is not rolled back',
    3,
  ],
  [
    'while GitHub is asked',
    {
      inputs: {
        operation: 'get-submitted-pull-request',
        'pull-request': '99',
        'github-token': 'a-token-of-github',
        'required-label': 'x',
      },
      arrives: is('pulls/99'),
      environment: ({ origin }) => ({ GITHUB_API_URL: origin }),
    },
    'cancelled by SIGINT before anything was changed',
    1,
  ],
])('%s', async (_when, given, says, requests) => {
  const step = await cancel(given);
  expect(step.errors[0]).toContain(says);
  expect(step.received.length).toBeLessThanOrEqual(requests);
  expect(step.outputs).toEqual({});
});

test.each<[what: string, inputs: Record<string, string>, says: string, withdrawals: number]>([
  ['stays in the queue', submitAndWait, `${waiting}. Pull request #2 was submitted and stays in the queue`, 0],
  [
    'is withdrawn once with cancel-on-abort',
    { ...submitAndWait, 'cancel-on-abort': 'true' },
    'Pull request #2, which this step had submitted, was withdrawn from the queue',
    1,
  ],
  [
    'is not withdrawn by a step that did not submit it',
    { operation: 'wait-for-pull-request', 'cancel-on-abort': 'true' },
    waiting,
    0,
  ],
])('a pull request that is waited for %s', async (_what, inputs, says, withdrawals) => {
  const step = await cancel({ inputs, respond: queued, says: isTesting });
  expect(step.errors[0]?.endsWith(says)).toBe(true);
  const sent = step.received.filter(is('cancelPullRequest')).map(({ body }) => JSON.parse(body) as unknown);
  const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };
  const withdrawal = { repo, targetBranch: 'master', pr: { number: 2 } };
  expect(sent).toEqual(Array.from({ length: withdrawals }, () => withdrawal));
  if (withdrawals > 0) return;
  expect(step.outputs).toMatchObject({
    ...{ skipped: 'false', 'pull-request': '2' },
    ...{ 'pull-request-state': 'TESTING', 'pull-request-submitted': 'true' },
  });
});

test('a pull request that may have been in the queue before is not withdrawn', async () => {
  const step = await cancel({
    inputs: { ...submitAndWait, 'cancel-on-abort': 'true' },
    respond: (request, response) =>
      is('submitPullRequest')(request) ? respond(response, 502) : queued(request, response),
    says: isTesting,
  });
  expect(step.errors[0]).toMatch(/it is not certain that this step submitted it$/);
  expect(step.received.filter(is('cancelPullRequest'))).toEqual([]);
});
