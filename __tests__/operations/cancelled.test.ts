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
const testing = {
  skipped: 'false',
  'pull-request': '2',
  'pull-request-state': 'TESTING',
  'pull-request-submitted': 'true',
};
const submit = { operation: 'submit-pull-request' };
const submitAndWait = { ...submit, wait: 'true' };

test('while a read hangs: nothing was changed', async () => {
  const step = await cancel({ inputs: { operation: 'get-queue' }, arrives: is('getQueue') });
  expect(step.errors).toEqual(['get-queue: cancelled by SIGINT before anything was changed']);
  expect(step.received).toHaveLength(1);
});

test('while a write hangs: it may have been done', async () => {
  const step = await cancel({ inputs: submit, arrives: is('submitPullRequest') });
  expect(step.errors[0]).toContain(
    'cancelled by SIGINT while POST /submitPullRequest was under way: it may have been done',
  );
  expect(step.received).toHaveLength(1);
});

test('in the delay after a refusal: nothing was changed', async () => {
  const step = await cancel({
    inputs: submit,
    respond: (_request, response) => {
      respond(response, 429, 'slow down', { 'retry-after': '60' });
    },
    says: /Sending it again in 6[01]/,
  });
  expect(step.errors[0]).toContain('before POST /submitPullRequest was done: nothing was changed');
  expect(step.received).toHaveLength(1);
});

test('while the state is fetched after a write: what was done stays so', async () => {
  const step = await cancel({
    inputs: submit,
    respond: (request, response) => {
      if (is('submitPullRequest')(request)) respond(response, 200);
    },
    arrives: is('getSubmittedPullRequest'),
  });
  expect(step.errors[0]).toContain('after POST /submitPullRequest was done, which is not undone');
});

test('while waiting: the pull request stays in the queue', async () => {
  const step = await cancel({ inputs: submitAndWait, respond: queued, says: isTesting });
  expect(step.errors[0]).toMatch(
    /cancelled by SIGINT while waiting for pull request #2, which was TESTING when it was last seen\. Pull request #2 was submitted and stays in the queue$/,
  );
  expect(step.received.filter(is('cancelPullRequest'))).toEqual([]);
  expect(step.summary).toContain('stays in the queue');
  expect(step.outputs).toMatchObject(testing);
});

test('while waiting with cancel-on-abort: it is withdrawn, once', async () => {
  const inputs = { ...submitAndWait, 'cancel-on-abort': 'true' };
  const step = await cancel({ inputs, respond: queued, says: isTesting });
  expect(step.errors[0]).toMatch(/Pull request #2, which this step had submitted, was withdrawn from the queue$/);
  expect(step.received.filter(is('cancelPullRequest')).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      repo: { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' },
      targetBranch: 'master',
      pr: { number: 2 },
    },
  ]);
});

test('a wait of a step that did not submit withdraws nothing', async () => {
  const inputs = { operation: 'wait-for-pull-request', 'cancel-on-abort': 'true' };
  const step = await cancel({ inputs, respond: queued, says: isTesting });
  expect(step.errors[0]).toMatch(
    /cancelled by SIGINT while waiting for pull request #2, which was TESTING when it was last seen$/,
  );
  expect(step.outputs).toMatchObject(testing);
  expect(step.received.filter(is('cancelPullRequest'))).toEqual([]);
});

test('a pull request that may have been in the queue before is not withdrawn', async () => {
  const step = await cancel({
    inputs: { ...submitAndWait, 'cancel-on-abort': 'true' },
    respond: (request, response) => {
      if (is('submitPullRequest')(request)) respond(response, 502);
      else queued(request, response);
    },
    says: isTesting,
  });
  expect(step.errors[0]).toMatch(/it is not certain that this step submitted it$/);
  expect(step.received.filter(is('cancelPullRequest'))).toEqual([]);
});

test('while GitHub is asked', async () => {
  const step = await cancel({
    inputs: {
      operation: 'get-submitted-pull-request',
      'pull-request': '99',
      'github-token': 'a-token-of-github',
      'required-label': 'x',
    },
    arrives: () => true,
    environment: ({ origin }) => ({ GITHUB_API_URL: origin }),
  });
  expect(step.errors[0]).toContain('cancelled by SIGINT before anything was changed');
  expect(step.received[0]?.url).toBe('/repos/Codertocat/Hello-World/pulls/99');
});

test('files that no output names are removed', async () => {
  const inputs = { operation: 'set-impacted-targets', 'impacted-targets': 'a' };
  const step = await cancel({ inputs, arrives: is('setImpactedTargets') });
  expect(step.errors[0]).toContain('while POST /setImpactedTargets was under way');
  expect(step.outputs).toEqual({});
});
