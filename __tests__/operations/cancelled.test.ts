import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Interruption } from '../../src/reporting/cancellation.js';
import type { Step } from '../steps/layout.js';
import { labelled } from '../steps/payloads.js';
import { type TestServer, respond, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';
import type { Inputs } from './scenes.js';

interface Cancelling {
  /** How the service responds to requests whose path ends so; not at all to others. */
  readonly answers?: Readonly<Record<string, readonly [status: number, body?: string | object, headers?: Inputs]>>;
  /** The step is cancelled when such a request arrives, */
  readonly arrives?: string;
  /** or when its log says this. */
  readonly says?: RegExp;
}

/** Runs a step in this process that is cancelled at some point. Signals themselves are for the tests of the bundle. */
async function cancel(
  inputs: Inputs,
  { answers = {}, arrives, says }: Cancelling,
): Promise<Step & { readonly received: TestServer['received']; readonly withdrawals: readonly unknown[] }> {
  const controller = new AbortController();
  const cancelNow = (): void => controller.abort(new Interruption('cancelled by SIGINT'));
  const { url, origin, received } = await serve((request, response) => {
    const end = request.url.split('/').at(-1) ?? '';
    if (end === arrives) cancelNow();
    const answer = answers[end];
    if (answer !== undefined) respond(response, ...answer);
  });
  let heard = '';
  const step = await runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: { 'base-url': url, 'api-token': 'a-token-for-tests', 'poll-interval-seconds': '0.1', ...inputs },
    environment: { GITHUB_API_URL: origin },
    limits: { signal: controller.signal },
    heard: (piece) => {
      heard += piece;
      if (says?.test(heard) === true) cancelNow();
    },
  });
  expect(controller.signal.aborted).toBe(true);
  expect(step).toMatchObject({ exitCode: 1, stderr: '', errors: [expect.anything()] });
  expect(readdirSync(step.temporary)).toEqual([]);
  const sent = received.filter((request) => request.url.endsWith('/cancelPullRequest'));
  return { ...step, received, withdrawals: sent.map(({ body }) => JSON.parse(body) as unknown) };
}

const submit: Inputs = { operation: 'submit-pull-request' };
const submitAndWait: Inputs = { ...submit, wait: 'true' };
const read: Inputs = { operation: 'get-submitted-pull-request', 'github-token': 'a-token-of-github' };

test.each<[when: string, Inputs, Cancelling, says: string, requests: number]>([
  [
    'while a read hangs: nothing was changed',
    { operation: 'get-queue' },
    { arrives: 'getQueue' },
    'cancelled by SIGINT before anything was changed',
    1,
  ],
  [
    'while a write hangs: it may have been done',
    submit,
    { arrives: 'submitPullRequest' },
    'cancelled by SIGINT while POST /submitPullRequest was under way: it may have been done',
    1,
  ],
  [
    'while an upload hangs, whose file no output names',
    { operation: 'set-impacted-targets', 'impacted-targets': 'a' },
    { arrives: 'setImpactedTargets' },
    'while POST /setImpactedTargets was under way',
    1,
  ],
  [
    'in the delay after a refusal: nothing was changed',
    submit,
    {
      answers: { submitPullRequest: [429, 'slow down', { 'retry-after': '60' }] },
      says: /Sending it again in 6[01]/,
    },
    'before POST /submitPullRequest was done: nothing was changed',
    1,
  ],
  [
    'while the state is fetched after a write: what was done stays so',
    submit,
    { answers: { submitPullRequest: [200] }, arrives: 'getSubmittedPullRequest' },
    'after POST /submitPullRequest succeeded. It is not rolled back',
    3,
  ],
  [
    'while GitHub is asked',
    { ...read, 'pull-request': '99', 'required-label': 'x' },
    { arrives: '99' },
    'cancelled by SIGINT before anything was changed',
    1,
  ],
])('%s', async (_when, inputs, given, says, requests) => {
  const { errors, received, outputs } = await cancel(inputs, given);
  expect([errors[0], outputs]).toEqual([expect.stringContaining(says), {}]);
  expect(received.length).toBeLessThanOrEqual(requests);
});

const waiting = 'while waiting for pull request #2, which was TESTING when it was last seen';
const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };

test.each<[what: string, Inputs, submitted: number, says: string, isWithdrawn?: true]>([
  ['stays in the queue', submitAndWait, 200, '. Pull request #2 was submitted and stays in the queue'],
  [
    'is withdrawn once with cancel-on-abort',
    { ...submitAndWait, 'cancel-on-abort': 'true' },
    200,
    '. Pull request #2, which this step had submitted, was withdrawn from the queue',
    true,
  ],
  [
    'is not withdrawn by a step that did not submit it',
    { operation: 'wait-for-pull-request', 'cancel-on-abort': 'true' },
    200,
    '',
  ],
  [
    'is not withdrawn where it may have been in the queue before',
    { ...submitAndWait, 'cancel-on-abort': 'true' },
    502,
    '. Pull request #2 is in the queue and stays there: it is not certain that this step submitted it',
  ],
])('a pull request that is waited for %s', async (_what, inputs, submitted, says, ...[isWithdrawn]) => {
  const { errors, outputs, withdrawals } = await cancel(inputs, {
    answers: {
      submitPullRequest: [submitted],
      getSubmittedPullRequest: [200, { state: 'testing', isCurrentlySubmittedToQueue: true }],
      getQueue: [200],
      cancelPullRequest: [200],
    },
    says: /pull request #2 is TESTING/,
  });
  expect(errors[0]?.endsWith(`cancelled by SIGINT ${waiting}${says}`)).toBe(true);
  expect(withdrawals).toEqual(isWithdrawn ? [{ repo, targetBranch: 'master', pr: { number: 2 } }] : []);
  expect(outputs).toMatchObject({
    ...{ skipped: 'false', 'pull-request': '2', 'pull-request-submitted': isWithdrawn ? 'false' : 'true' },
    ...(isWithdrawn ? {} : { 'pull-request-state': 'TESTING' }),
  });
});
