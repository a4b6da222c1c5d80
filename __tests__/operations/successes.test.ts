import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { testClock } from '../service/requests/test-clock.js';
import { localService, token } from '../steps/local-service.js';
import { labelled } from '../steps/payloads.js';
import { type TestServer, respond, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const event = { name: 'pull_request', payload: labelled };
const { number, base, repository } = labelledFacts();

const firstRecord = {
  state: 'PENDING',
  isCurrentlySubmittedToQueue: true,
  readiness: { requiresImpactedTargets: true, hasImpactedTargets: true },
};
const secondQueue = {
  id: 'q1',
  repositoryId: 'r1',
  repositoryUrl: `https://github.com/${repository}`,
  targetBranch: base.ref,
};
const secondRecord = {
  id: 'p1',
  number,
  isCurrentlySubmittedToQueue: true,
  queueEntry: { mergeQueueId: 'q1', state: 'pending', readiness: firstRecord.readiness },
};

function labelledFacts() {
  const { pull_request, repository } = labelled as {
    pull_request: { number: number; base: { ref: string } };
    repository: { full_name: string };
  };
  return { ...pull_request, repository: repository.full_name };
}

function run(url: string, inputs: Readonly<Record<string, string>>): Promise<Step> {
  const given = { 'base-url': url, 'api-token': token, 'request-timeout-seconds': '6', 'max-attempts': '3' };
  return runStep({ event, clock: testClock(Date.now()), inputs: { ...given, ...inputs } });
}

describe('a service that answers writes with the text OK', () => {
  const service = localService({ plainWrites: true });

  test.each(['/v1', '/v2'] as const)('%s: every write is done with one request', async (generation) => {
    const url = generation === '/v1' ? service.url : service.secondUrl;
    const branch = { 'target-branch': `plain${generation.slice(1)}` };
    const operations: readonly Record<string, string>[] = [
      { operation: 'create-queue', 'queue-settings': 'mode: parallel' },
      { operation: 'update-queue', 'queue-settings': 'concurrency: 4' },
      { operation: 'submit-pull-request' },
      { operation: 'set-impacted-targets', 'impacted-targets': 'a' },
      { operation: 'cancel-pull-request' },
      { operation: 'delete-queue' },
    ];
    for (const inputs of operations) {
      const before = (await service.requests()).length;
      const step = await run(url, { ...branch, ...inputs });
      const writes = (await service.requests())
        .slice(before)
        .filter(({ path, method }) => (generation === '/v1' ? !path.includes('/get') : method !== 'GET'));
      expect([inputs.operation, step.errors, step.warnings, writes.length]).toEqual([inputs.operation, [], [], 1]);
    }
  });
});

describe("a success whose body isn't the service's", () => {
  type Answer = (response: ServerResponse) => void;
  const page: Answer = (response) => {
    respond(response, 200, '<html>Sign in</html>', { 'content-type': 'text/html; charset=utf-8' });
  };
  const titled: Answer = (response) => {
    respond(response, 200, 'Sign in', { 'content-type': ' Text/HTML' });
  };
  const untitled: Answer = (response) => {
    respond(response, 200, '\n<html>Sign in</html>', { 'content-type': 'application/json' });
  };
  const unavailable: Answer = (response) => {
    respond(response, 502, 'bad gateway');
  };
  const brokenGzip: Answer = (response) => {
    const body = gzipSync('OK').subarray(0, -6);
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': String(body.length) });
    response.end(body);
  };

  /** An upload is answered as said; the pull request has impacted targets, which may be those of an earlier upload. */
  const uploading = (generation: string, answer: (response: ServerResponse, count: number) => void) => {
    let count = 0;
    return serve((request, response) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      if (/mpacted-?[tT]argets$/.test(pathname)) answer(response, (count += 1));
      else if (pathname === '/v2/merge-queues') respond(response, 200, { data: [secondQueue], hasMore: false });
      else if (generation === '/v2') respond(response, 200, { data: [secondRecord], hasMore: false });
      else respond(response, 200, firstRecord);
    });
  };
  const upload = { operation: 'set-impacted-targets', 'impacted-targets': 'a' };
  const uploads = ({ received }: TestServer): number =>
    received.filter((one) => /mpacted-?[tT]argets$/.test(one.url)).length;

  describe.each(['/v1', '/v2'])('an upload over %s', (generation) => {
    test.each<[string, Answer]>([
      ['a page', page],
      ['a page by its header alone', titled],
      ['a page by its beginning alone', untitled],
      ['a body that cannot be decompressed', brokenGzip],
    ])('that gets %s is sent again, though the pull request has targets', async (_kind, answer) => {
      const service = await uploading(generation, (response, count) => {
        if (count === 1) answer(response);
        else respond(response, 200, 'OK');
      });
      const step = await run(service.origin + generation, upload);
      expect([step.exitCode, step.errors, uploads(service)]).toEqual([0, [], 2]);
    });

    test.each<[string, Answer, string]>([
      ['a page', page, 'its body is a page, not a response of the service: <html>Sign in</html>'],
      ['a status', unavailable, 'answered 502 Bad Gateway: bad gateway'],
    ])('that gets %s to the end fails, and says that the list may be stored', async (_kind, answer, said) => {
      const service = await uploading(generation, answer);
      const step = await run(service.origin + generation, upload);
      expect([step.exitCode, uploads(service)]).toEqual([1, 3]);
      expect(step.errors[0]).toContain(`${said}. It may have been done: what it sent may have been stored.`);
    });
  });
});

/** A service whose pull request is in the queue with another priority until a submission after the first arrives. */
function reprioritizing(shown: (written: boolean) => object): Promise<TestServer> {
  let submissions = 0;
  return serve((request, response) => {
    if (!request.url.endsWith('/submitPullRequest')) respond(response, 200, shown(submissions > 1));
    else if ((submissions += 1) === 1) respond(response, 502, 'bad gateway');
    else respond(response, 200, 'OK');
  });
}

describe('a queued pull request is submitted again, and the response is lost', () => {
  const queued = { state: 'PENDING', isCurrentlySubmittedToQueue: true, stateChangedAt: '2020-01-01T00:00:00Z' };

  test.each<[string, Record<string, string>, (done: boolean) => object]>([
    [
      'priority',
      { priority: 'urgent' },
      (done) => ({ ...queued, priorityName: done ? 'urgent' : 'medium', priorityValue: done ? 0 : 100 }),
    ],
    ['a number', { priority: '0' }, (done) => ({ ...queued, priorityName: 'x', priorityValue: done ? 0 : 100 })],
    ['no-batch', { 'no-batch': 'true' }, (done) => ({ ...queued, noBatch: done })],
  ])('%s is asked for again', async (_kind, inputs, shown) => {
    const { url, received } = await reprioritizing(shown);
    const step = await run(url, { operation: 'submit-pull-request', ...inputs });
    expect([step.exitCode, step.errors]).toEqual([0, []]);
    expect(received.filter((one) => one.url.endsWith('/submitPullRequest'))).toHaveLength(2);
  });
});

describe('409 on a submission', () => {
  const refusing = (record: object | undefined): Promise<TestServer> =>
    serve((request, response) => {
      if (request.url.endsWith('/submitPullRequest')) respond(response, 409, 'already enqueued');
      else if (request.url.endsWith('/getQueue')) respond(response, 200, { state: 'RUNNING' });
      else if (record === undefined) respond(response, 404, 'unknown');
      else respond(response, 200, record);
    });
  const queued = { state: 'TESTING', isCurrentlySubmittedToQueue: true, priorityName: 'medium' };

  test('is a success where the pull request is in this queue', async () => {
    const step = await run((await refusing(queued)).url, { operation: 'submit-pull-request' });
    expect([step.exitCode, step.errors, step.warnings]).toEqual([0, [], []]);
    expect(step.outputs['pull-request-state']).toBe('TESTING');
  });

  test('says where the priority is another', async () => {
    const inputs = { operation: 'submit-pull-request', priority: 'urgent' };
    const step = await run((await refusing(queued)).url, inputs);
    expect(step.exitCode).toBe(0);
    expect(step.warnings[0]).toContain('its priority is medium, not urgent');
  });

  test('is a failure where the pull request is in no queue, or in none that the service shows', async () => {
    for (const record of [undefined, { state: 'CANCELLED', isCurrentlySubmittedToQueue: false }]) {
      const step = await run((await refusing(record)).url, { operation: 'submit-pull-request' });
      expect(step.exitCode).toBe(1);
      expect(step.errors[0]).toContain('409 Conflict: already enqueued');
    }
  });
});

describe.each(['/v1', '/v2'] as const)('apply-queue over %s', (generation) => {
  const service = localService();

  test('an empty queue that is to drain is PAUSED, which is what was asked for', async () => {
    const url = generation === '/v1' ? service.url : service.secondUrl;
    const inputs = { operation: 'apply-queue', 'queue-settings': 'state: draining' };
    await run(url, { operation: 'create-queue', 'queue-settings': 'concurrency: 3' });
    const first = await run(url, inputs);
    expect([first.exitCode, first.errors, first.outputs['queue-changed']]).toEqual([0, [], 'true']);
    const second = await run(url, inputs);
    expect([second.exitCode, second.errors, second.outputs['queue-changed']]).toEqual([0, [], 'false']);
  });
});
