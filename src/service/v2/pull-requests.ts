import { finalStates } from '../../../packages/shared/src/service/states.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import type {
  ExtraFields,
  LookUp,
  MergeQueueService,
  PullRequestReference,
  Submission,
  Written,
} from '../merge-queue-service.js';
import { NoCounterpart } from '../no-counterpart.js';
import type { PullRequestResponse, StateChange } from '../queue/responses.js';
import {
  type LostWrite,
  type WriteOutcome,
  readCancellation,
  readRestart,
  readSubmission,
} from '../queue/verify-write.js';
import { type ServiceRequest, responseWith } from '../requests/service-request.js';
import { ServiceError, onServiceError } from '../transport/errors.js';
import type { ServiceResponse } from '../transport/transport.js';
import { type Permission, absent } from './errors.js';
import { objectsOf, textOf } from '../fields.js';
import { queueOf } from './ids.js';
import {
  type FoundPullRequest,
  headTested,
  readOrder,
  readPullRequest,
  readRun,
  readTestRun,
  readTransition,
} from './records.js';
import { type KnownQueue, type Requests, activeStates, longestPage } from './requests.js';

/** @throws NoCounterpart for extra fields of a request that has no place for them */
export function refuseExtra(extra: ExtraFields, what: string): void {
  const names = Object.keys(extra);
  if (names.length === 0) return;
  const named = `{input:extra-fields}: ${names.join(', ')}, where the action ${what},`;
  throw new NoCounterpart(named, 'Remove {input:extra-fields}', 2);
}

/** Most numbers of a look-up, and most ids of a request for histories. */
const mostAtOnce = 50;

function packs<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, index) =>
    all.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
}

/**
 * Pull requests of a repository by their numbers, wherever they were submitted. One that is on none of the pages was never submitted.
 * @param numbers fifty at most
 * @throws ServiceError
 */
async function findAll(requests: Requests, { repositoryId }: KnownQueue, numbers: readonly number[]) {
  const query = { repositoryId, number: numbers.join(','), limit: longestPage };
  const found = new Map<number | undefined, FoundPullRequest>();
  for await (const { rows } of requests.pages('GET /v2/pull-requests', { query })) {
    for (const row of rows.map(readPullRequest)) found.set(row.number, row);
    if (numbers.every((number) => found.has(number))) break;
  }
  return found;
}

/** A pull request wherever it was submitted. @throws ServiceError */
export async function find(requests: Requests, queue: KnownQueue, number: number) {
  return (await findAll(requests, queue, [number])).get(number);
}

/** A pull request that was submitted to this queue and to no other since. In a dry run it is made up. */
async function findSubmitted(requests: Requests, pullRequest: PullRequestReference) {
  const queue = await queueOf(requests, pullRequest);
  const madeUp = { id: '{pull request id}', queueId: queue.id, response: { submitted: true, state: 'PENDING' } };
  const found = requests.client.isDry ? madeUp : await find(requests, queue, pullRequest.number);
  if (found?.id === undefined || found.queueId !== queue.id) return undefined;
  const { id, response } = found;
  return { queue, id, response: response as PullRequestResponse };
}

/** The newest change of state of a pull request that failed; undefined where it shows no failure. */
async function failureOf(requests: Requests, pullRequest: PullRequestReference) {
  const found = await findSubmitted(requests, pullRequest);
  if (found === undefined) return undefined;
  const parts = { id: found.id, query: { direction: 'newest', limit: 1 } } as const;
  const { rows } = await requests.rows('GET /v2/pull-requests/{id}/queue-entry-history', parts);
  const newest = rows[0] && readTransition(rows[0]);
  return newest?.isFailure === true ? newest : undefined;
}

const runOf = (requests: Requests, id: string) => requests.read('GET /v2/merge-queue-verification-runs/{id}', { id });

/** What is read of pull requests. */
export function pullRequestReads(requests: Requests) {
  /** Ids of pull requests that were looked up. */
  const knownIds = new Map<number, string>();
  return {
    pullRequest: async (pullRequest, extra = {}) => {
      refuseExtra(extra, 'reads a pull request');
      return readFrom(requests, pullRequest);
    },
    pullRequestIfAny: (pullRequest) =>
      readFrom(requests, pullRequest).catch(
        onServiceError((error) => {
          if (error.code === 'NEVER_SUBMITTED') return undefined;
          throw error;
        }),
      ),

    /** Fifty in a request: look-ups of pull requests are limited to five a second. */
    lookUp: async (reference, numbers) => {
      const queue = await queueOf(requests, reference);
      const found = new Map<number, LookUp>();
      for (const pack of packs(numbers)) {
        const rows = await findAll(requests, queue, pack).catch(onServiceError((error) => error));
        for (const number of pack) {
          const row = rows instanceof ServiceError ? undefined : rows.get(number);
          if (row?.id !== undefined) knownIds.set(number, row.id);
          found.set(number, rows instanceof ServiceError ? rows : inQueue(queue, row));
        }
      }
      return found;
    },
    histories: async (numbers) => {
      const ids = new Map(numbers.map((number) => [knownIds.get(number), number]));
      ids.delete(undefined);
      const found = new Map<number, readonly StateChange[]>();
      for (const pack of packs([...ids.keys()])) {
        const query = { pullRequestIds: pack.join(','), direction: 'newest', limit: longestPage } as const;
        const { rows } = await requests.rows('GET /v2/queue-entry-history', { query });
        for (const { pullRequestId, transitions } of rows) {
          const number = ids.get(pullRequestId);
          if (number !== undefined) found.set(number, objectsOf(transitions).map(readTransition));
        }
      }
      return found;
    },
    headTested: async (number, runId) => headTested(await runOf(requests, runId), number),

    /** The reason of its failure and its place in the queue, where the service gives them at the first attempt. */
    explained: async (pullRequest, response) => {
      const { state } = response;
      if (state === 'FAILED') return { ...response, failureReason: (await failureOf(requests, pullRequest))?.reason };
      // Only a pull request that is tested or waits for a test has a place.
      if (!isActive(response) || state === 'NOT_READY') return response;
      const { id, isFar } = await queueOf(requests, pullRequest);
      // A write takes at most one more request than it needs.
      if (isFar === true && requests.client.lastWrite !== undefined) return response;
      const order = readOrder(await requests.read('GET /v2/merge-queues/{id}/order', { id }));
      const index = order.indexOf(pullRequest.number);
      return index < 0 ? response : { ...response, position: index + 1 };
    },
    failedTests: async (pullRequest) => {
      const failure = await failureOf(requests, pullRequest);
      if (failure === undefined) return undefined;
      const { runId, failedChecks } = failure;
      if (runId === undefined) return { failedChecks, tested: [] };
      const run = readRun(await runOf(requests, runId));
      return failedChecks.length === 0 ? run : { ...run, failedChecks };
    },
    /** The newest test runs, of any queue. */
    testRuns: async (pullRequest) => {
      const found = await find(requests, await queueOf(requests, pullRequest), pullRequest.number);
      if (found?.id === undefined) return [];
      const parts = { id: found.id, query: { limit: longestPage } };
      return (await requests.rows('GET /v2/pull-requests/{id}/verification-runs', parts)).rows.map(readTestRun);
    },
  } satisfies Partial<MergeQueueService>;
}

/** @throws ServiceError, with the code NEVER_SUBMITTED where this queue is not the one that it was submitted to last */
async function readFrom(requests: Requests, pullRequest: PullRequestReference): Promise<PullRequestResponse> {
  const queue = await queueOf(requests, pullRequest);
  const found = await find(requests, queue, pullRequest.number);
  if (found?.queueId === queue.id) return found.response;
  const another = found?.queueId === undefined ? '' : `, but to ${await nameOfQueue(requests, found.queueId)}`;
  throw neverSubmitted(pullRequest, another, 'Submit it with submit-pull-request, and check {input:target-branch}');
}

/** The queue of an id, for people. */
async function nameOfQueue(requests: Requests, id: string): Promise<string> {
  const once = requests.by(requests.client.limited({ maxAttempts: 1 }));
  const found = await once.read('GET /v2/merge-queues/{id}', { id }).catch(onServiceError(() => undefined));
  const branch = textOf(found?.targetBranch);
  return branch === undefined ? 'another one' : `the merge queue of ${oneLine(branch, 100)}`;
}

function neverSubmitted({ number }: PullRequestReference, another: string, advice: string): ServiceError {
  const message = `GET /pull-requests: pull request #${number} was never submitted to this queue${another}`;
  return absent('NEVER_SUBMITTED', message, advice);
}

function isActive({ submitted, state }: PullRequestResponse): boolean {
  return submitted ?? (state !== undefined && !finalStates.has(state));
}

function inQueue(queue: KnownQueue, row: FoundPullRequest | undefined): LookUp {
  if (row === undefined || (row.queueId === undefined && row.response.state === undefined)) return undefined;
  if (row.queueId === undefined || row.queueId === queue.id) return row.response;
  return isActive(row.response) ? { ...row.response, isElsewhere: true } : undefined;
}

/** How many polls of a pull request that is NOT_READY share one look-up. */
const pollsPerLookUp = 6;

/**
 * Reads as cheaply as possible. A request for the list of a queue counts against the organization's rate limit.
 * Look-ups of pull requests are limited to five a second for a key that many jobs share, so they are only used for
 * data that the list does not have.
 */
export function polling(requests: Requests): MergeQueueService['poll'] {
  let notReadyPolls = 0;
  let lookedUp: PullRequestResponse | undefined;
  return async (pullRequest) => {
    const { id } = await queueOf(requests, pullRequest);
    const row = await rowOf(requests, id, pullRequest.number);
    if (row?.queueId !== id) return readFrom(requests, pullRequest);
    const { response } = row;
    if (response.state !== 'NOT_READY') return response;
    // Only a look-up shows whether impacted targets were uploaded.
    notReadyPolls += 1;
    if (notReadyPolls % pollsPerLookUp === 1) lookedUp = await readFrom(requests, pullRequest);
    return lookedUp?.state === 'NOT_READY'
      ? { ...response, record: { ...response.record, readiness: lookedUp.record?.readiness } }
      : response;
  };
}

/** The pull request in the list of its queue. */
async function rowOf(requests: Requests, id: string, number: number): Promise<FoundPullRequest | undefined> {
  const query = { state: activeStates, limit: longestPage };
  for await (const { rows } of requests.pages('GET /v2/merge-queues/{id}/pull-requests', { id, query })) {
    const row = rows.find((one) => one.number === number);
    if (row !== undefined) return readPullRequest(row);
  }
  return undefined;
}

/** What changes pull requests in a queue. */
export function pullRequestWrites(requests: Requests) {
  /**
   * Verifies a write on a pull request by a look-up.
   * @param asked the fields of the request that the record shows, by their names in the first generation
   */
  const verifying =
    (
      queue: KnownQueue,
      number: number,
      read: (found: PullRequestResponse | undefined, lost: LostWrite) => WriteOutcome,
      asked: ExtraFields = {},
    ): ServiceRequest['verify'] =>
    async (sentAt) => {
      const found = await find(requests.by(requests.client.verifier(sentAt)), queue, number);
      const ours = found?.queueId === queue.id ? found : undefined;
      const outcome = read(ours?.response, { asked, sentAt: requests.client.bySlowerClock(sentAt) });
      return { outcome, response: responseWith(ours?.json) };
    };
  /** A pull request that is already in the queue gets the requested priority and batching, as in the first generation. */
  const resubmit = async (pullRequest: PullRequestReference, fields: ExtraFields, refusal: ServiceError) => {
    const found = await findSubmitted(requests, pullRequest);
    if (found === undefined || !isActive(found.response)) throw refusal;
    if (Object.keys(fields).length === 0) return { verified: true, pullRequest: found.response };
    const parts = { id: found.id, body: fields, permission: permissionOf(fields) };
    const response = await requests.write('PATCH /v2/pull-requests/{id}/queue-entry', parts);
    return { ...written(response, pullRequest.number), verified: true };
  };
  const permission = 'Merge and cancel PRs';
  return {
    submit: async (pullRequest, submission, extra) => {
      const queue = await queueOf(requests, pullRequest);
      const fields = entryFields(submission, extra);
      const { number } = pullRequest;
      try {
        const response = await requests.write('POST /v2/merge-queues/{id}/pull-requests', {
          id: queue.id,
          body: { ...fields, number },
          permission: permissionOf(fields),
          verify: verifying(queue, number, readSubmission, submissionAsked(fields)),
        });
        return written(response, number);
      } catch (error) {
        if (!(error instanceof ServiceError) || error.status !== 409) throw error;
        return resubmit(pullRequest, fields, error);
      }
    },
    withdraw: async (pullRequest, extra) => {
      refuseExtra(extra, 'takes a pull request out of the queue');
      const { number } = pullRequest;
      const found = await findSubmitted(requests, pullRequest);
      if (found === undefined) return { verified: false, already: true };
      const { id, queue, response } = found;
      if (!isActive(response)) return { verified: false, already: true, pullRequest: response };
      const verify = verifying(queue, number, readCancellation);
      return written(await requests.write('POST /v2/pull-requests/{id}/dequeue', { id, permission, verify }), number);
    },
    /** The state before shows whether a restart whose response was lost was done: a second one would begin the tests again. */
    restartTests: async (pullRequest, extra) => {
      refuseExtra(extra, 'restarts tests');
      const { number } = pullRequest;
      const before = await findSubmitted(requests, pullRequest);
      if (before === undefined) {
        throw neverSubmitted(pullRequest, '', 'Tests can be restarted only while the pull request is in the queue');
      }
      const { id, queue, response } = before;
      const since = textOf(response.record?.stateChangedAt);
      const verify = verifying(queue, number, (found, lost) => {
        const isSame = since !== undefined && found?.record?.stateChangedAt === since;
        if (!isSame || found.state !== response.state) return readRestart(found, lost);
        return { kind: 'not-done', what: `the pull request has been ${found.state ?? ''} since before the request` };
      });
      const parts = { id, permission, verify } as const;
      return written(await requests.write('POST /v2/pull-requests/{id}/restart-tests', parts), number);
    },
  } satisfies Partial<MergeQueueService>;
}

/** The record in the response to a write; undefined where the response holds no record. */
function written({ json, verified = false }: ServiceResponse, number: number): Written {
  const found = readPullRequest(json);
  return found.number === number && found.response.state !== undefined
    ? { verified, pullRequest: found.response }
    : { verified };
}

/** Priority and batching by the names of the second generation. Extra fields of the first are renamed, and others sent as they are. */
function entryFields({ priority, noBatch }: Submission, extra: ExtraFields): ExtraFields {
  const { priority: extraPriority, noBatch: extraNoBatch, ...others } = extra;
  const wanted = priority ?? extraPriority;
  const alone = noBatch ?? extraNoBatch;
  return {
    ...others,
    ...(wanted === undefined ? {} : typeof wanted === 'number' ? { priorityValue: wanted } : { priorityName: wanted }),
    ...(typeof alone === 'boolean' ? { allowBatching: !alone } : {}),
  };
}

/** Priority and batching by the names of the first generation. */
function submissionAsked({ priorityName, priorityValue, allowBatching }: ExtraFields): ExtraFields {
  const priority = priorityName ?? priorityValue;
  return { ...(priority === undefined ? {} : { priority }), ...(allowBatching === false ? { noBatch: true } : {}) };
}

function permissionOf(fields: ExtraFields): Permission {
  if ('priorityValue' in fields || 'priorityName' in fields) return 'Set priority on PRs';
  if (fields.allowBatching === false) return 'Skip batching';
  return fields.direct === true ? 'Merge PRs with direct to queue' : 'Merge and cancel PRs';
}
