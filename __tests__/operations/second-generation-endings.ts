import type { OperationName } from '../../src/operations/table.js';
import { type MockV2Options, ids } from '../service-descriptions/mock-service-v2.js';
import type { StepOptions } from '../steps/layout.js';
import { labelled, payload, pullRequestIntoMain } from '../steps/payloads.js';

export const number = 7;
export const sha = 'a'.repeat(40);

/** A pull request was labelled. */
export const labelledEvent: NonNullable<StepOptions['event']> = {
  name: 'pull_request',
  payload: { ...pullRequestIntoMain(number, sha), label: labelled.label },
};
/** Nothing about any pull request. */
const pushed: NonNullable<StepOptions['event']> = { name: 'push', payload: payload('push') };

export const inQueue: MockV2Options = {
  entry: { state: 'testing', stateChangedAt: '2026-01-01T00:00:00Z' },
  pullRequest: { isCurrentlySubmittedToQueue: true },
};
export const finished = (state: string): MockV2Options => ({
  entry: { state, stateChangedAt: '2026-01-01T00:00:00Z' },
  pullRequest: { isCurrentlySubmittedToQueue: false },
});
export const otherQueue: MockV2Options = { ...inQueue, entry: { mergeQueueId: 'another1', state: 'testing' } };

/** An operation whose success hangs on an endpoint. */
export interface Ending {
  readonly operation: OperationName;
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: NonNullable<StepOptions['event']>;
  /** What the service holds, so that nothing but the response of the endpoint decides. */
  readonly held: MockV2Options;
}

const running = { mode: 'queue', state: 'running' };
const ending = (
  operation: OperationName,
  inputs: Readonly<Record<string, string>> = {},
  held: MockV2Options = {},
  event = labelledEvent,
): Ending => ({ operation, inputs, event, held: { ...inQueue, queue: running, ...held } });
const settings = (text: string): Readonly<Record<string, string>> => ({ 'queue-settings': text });

/** Every endpoint that an operation depends on, by its name in the description. */
export const endings: Readonly<Record<string, Ending>> = {
  'GET /merge-queues': ending('get-queue'),
  'POST /merge-queues': ending('create-queue', settings('concurrency: 5'), { hasQueue: false }),
  'GET /merge-queues/{id}': ending('update-queue', settings('state: paused')),
  'DELETE /merge-queues/{id}': ending('delete-queue'),
  'PATCH /merge-queues/{id}/config': ending('update-queue', settings('concurrency: 5')),
  'POST /merge-queues/{id}/pause': ending('update-queue', settings('state: paused')),
  'POST /merge-queues/{id}/resume': ending('update-queue', settings('state: running'), {
    queue: { ...running, state: 'paused' },
  }),
  'POST /merge-queues/{id}/drain': ending('update-queue', settings('state: draining')),
  'POST /merge-queues/{id}/switch-modes': ending('update-queue', settings('mode: parallel')),
  'POST /merge-queues/{id}/pull-requests': ending('submit-pull-request', {}, finished('cancelled')),
  'GET /merge-queues/{id}/pull-requests': ending('get-queue'),
  'GET /merge-queues/{id}/verification-runs': ending(
    'get-merge-queue-testing-details',
    { 'target-branch': 'main', 'test-run-id': '' },
    {},
    pushed,
  ),
  'GET /merge-queues/{id}/metrics': ending('get-merge-queue-metrics', {
    'metrics-scope': 'queue',
    'target-branch': 'main',
  }),
  'GET /merge-queues/metrics': ending('get-merge-queue-metrics'),
  'GET /pull-requests': ending('get-submitted-pull-request'),
  'POST /pull-requests/{id}/dequeue': ending('cancel-pull-request'),
  'POST /pull-requests/{id}/restart-tests': ending('restart-tests-on-pull-request'),
  'PATCH /pull-requests/{id}/queue-entry': ending(
    'submit-pull-request',
    { priority: 'urgent' },
    {
      ...inQueue,
      instead: (name) =>
        name === 'POST /merge-queues/{id}/pull-requests'
          ? [409, { error: { code: 'PR_ALREADY_ENQUEUED', message: '' } }]
          : undefined,
    },
  ),
  'GET /pull-requests/{id}/verification-runs': ending('get-merge-queue-testing-details', { 'test-run-id': '' }),
  'GET /merge-queue-verification-runs/{id}': ending('get-merge-queue-testing-details', { 'test-run-id': ids.run }),
  'PUT /impacted-targets': ending('set-impacted-targets', { 'impacted-targets': '//app:server' }),
  'GET /repositories': ending('get-merge-queue-metrics'),
  'GET /test-cases': ending('list-quarantined-tests'),
};

/** Endpoints that add to an answer: where one fails, the step ends as without it. */
export const additions: Readonly<Record<string, Ending>> = {
  'GET /merge-queues/{id}/order': ending('get-submitted-pull-request'),
  'GET /pull-requests/{id}/queue-entry-history': ending('get-submitted-pull-request', {}, finished('failed')),
};

/** Endpoints that no operation asks. */
export const unasked: readonly string[] = [
  'GET /pull-requests/{id}',
  'GET /queue-entry-history',
  'GET /test-collections',
];
