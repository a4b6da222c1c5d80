import { expect, test } from '@jest/globals';
import { type Payload, labelled } from '../steps/payloads.js';
import { answering, type TestServer, pendingService, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

/** The event of a pull request whose head is in another repository. */
function fromFork(): Payload {
  const event = structuredClone(labelled) as { pull_request: { head: { repo: Payload } } };
  event.pull_request.head.repo = { id: 4711, full_name: 'stranger/Hello-World' };
  return event;
}

interface Given {
  readonly name?: string;
  readonly payload?: Payload;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
}

function run(service: TestServer, { name = 'pull_request', payload = fromFork(), inputs, environment }: Given = {}) {
  return runStep({
    event: { name, payload },
    environment: { GITHUB_RUN_ID: '90210', ...environment },
    inputs: {
      operation: 'set-impacted-targets',
      'impacted-targets': 'web',
      'base-url': service.url,
      'max-attempts': '1',
      'request-timeout-seconds': '2',
      ...inputs,
    },
  });
}

const sha = (labelled.pull_request as { head: { sha: string } }).head.sha;

test("a fork's own workflow uploads with the id of its run, and reads nothing", async () => {
  const service = await serve(pendingService);
  const step = await run(service);
  expect([step.errors, step.warnings, step.exitCode]).toEqual([[], [], 0]);
  expect(service.received).toHaveLength(1);
  const [{ url, headers, body }] = service.received as [TestServer['received'][number]];
  expect(url).toBe('/v1/setImpactedTargets');
  expect(headers['x-forked-workflow-run-id']).toBe('90210');
  expect(headers['x-api-token']).toBeUndefined();
  expect(JSON.parse(body)).toMatchObject({ pr: { sha }, impactedTargets: ['web'] });
  expect(step.outputs).toMatchObject({ 'impacted-targets-count': '1', 'impacts-all': 'false' });
});

const own = (labelled.pull_request as { number: number }).number;

test.each<readonly [string, Given, RegExp]>([
  ['another event', { name: 'pull_request_target' }, /api-token: it is empty\. Give the token/],
  ['a pull request of the repository', { payload: labelled }, /api-token: it is empty\. Give the token/],
  [
    'another pull request',
    { inputs: { 'pull-request': String(own + 1), 'pull-request-sha': sha, 'target-branch': 'main' } },
    /comes from a fork/,
  ],
  [
    'another repository',
    { inputs: { repository: 'o/n', 'pull-request': String(own), 'pull-request-sha': sha, 'target-branch': 'main' } },
    /comes from a fork/,
  ],
  ['a run whose id is not a number', { environment: { GITHUB_RUN_ID: '1\r\nx: y' } }, /comes from a fork/],
  ['another operation', { inputs: { operation: 'submit-pull-request', 'impacted-targets': '' } }, /comes from a fork/],
])("%s: the run doesn't replace the token, and nothing is sent", async (_what, given, message) => {
  const service = await serve(pendingService);
  const step = await run(service, given);
  expect(step.exitCode).toBe(1);
  expect(step.errors[0]).toMatch(message);
  expect(service.received).toEqual([]);
});

const allowed = /An administrator has to allow such uploads.*examples\/impacted-targets-from-forks\.yml/;
test.each([
  ...[400, 401, 403, 404, 409, 422].map((status) => [status, allowed] as const),
  ...[429, 503].map((status) => [status, /^(?!.*administrator)/] as const),
])('a service that refuses with %d is answered with what helps', async (status, helps) => {
  const { errors, exitCode } = await run(await answering(status, 'not from a fork'));
  expect([exitCode, errors]).toEqual([1, [expect.stringContaining(`answered ${String(status)}`)]]);
  expect(errors[0]).toMatch(helps);
});

test('an upload without a token from a fork over /v2 is refused, and named what to use instead', async () => {
  const service = await serve(pendingService);
  const { errors } = await run(service, { inputs: { 'base-url': `${service.origin}/v2` } });
  expect(errors[0]).toContain('upload with the login of the service (examples/impacted-targets-login.yml)');
  expect(service.received).toEqual([]);
});
