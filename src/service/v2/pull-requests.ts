import { finalStates } from '../../../packages/shared/src/service/states.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import type {
  ExtraFields,
  LookUp,
  PullRequestReference,
  QueueReference,
  Submission,
  Written,
} from '../merge-queue-service.js';
import { NoCounterpart } from '../no-counterpart.js';
import type { PullRequestResponse, StateChange } from '../queue/responses.js';
import type { TestRun } from '../queue/testing-details.js';
import {
  type LostWrite,
  type WriteOutcome,
  readCancellation,
  readRestart,
  readSubmission,
} from '../queue/verify-write.js';
import type { Verification } from '../requests/service-request.js';
import { ServiceError, onServiceError } from '../transport/errors.js';
import type { ServiceResponse } from '../transport/transport.js';
import { type Permission, absent } from './errors.js';
import { objectsOf, textOf } from './fields.js';
import type { Ids, KnownQueue } from './ids.js';
import { activeStates } from './queues.js';
import {
  type FoundPullRequest,
  headTested,
  readFailure,
  readOrder,
  readPullRequest,
  readRun,
  readTestRun,
  readTransition,
} from './records.js';
import { type Requests, longestPage } from './requests.js';

/** @throws NoCounterpart for extra fields of a request that has no place for them */
export function refuseExtra(extra: ExtraFields, what: string): void {
  const names = Object.keys(extra);
  if (names.length === 0) return;
  const named = `{input:extra-fields}: ${names.join(', ')}, where the action ${what},`;
  throw new NoCounterpart(named, 'Remove {input:extra-fields}', 2);
}

/** A pull request wherever it was submitted, and the response that shows it. An unknown one has no id. @throws ServiceError */
export async function find(requests: Requests, { repositoryId }: KnownQueue, number: number) {
  const query = { repositoryId, number: String(number) };
  const { rows, source } = await requests.list('GET /v2/pull-requests', { query });
  const json = rows.find((one) => one.number === number);
  return { ...readPullRequest(json), source: { ...source, json } };
}

/** Most numbers of a look-up, and most ids of a request for histories. */
const mostAtOnce = 50;

function packs<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, index) =>
    all.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
}

/** How many polls of a pull request that is NOT_READY share one look-up. */
const pollsPerLookUp = 6;

/** Requests of the second generation that are about pull requests. */
export class PullRequests {
  #notReadyPolls = 0;
  #lookedUp: PullRequestResponse | undefined;
  /** Ids of pull requests that were looked up. */
  readonly #knownIds = new Map<number, string>();

  constructor(
    readonly requests: Requests,
    readonly ids: Ids,
  ) {}

  async read(pullRequest: PullRequestReference): Promise<PullRequestResponse> {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const { queueId, response } = await find(this.requests, queue, pullRequest.number);
    if (queueId === queue.id) return response;
    const another = queueId === undefined ? '' : `, but to ${await this.#nameOfQueue(queueId)}`;
    throw neverSubmitted(pullRequest, another, 'Submit it with submit-pull-request, and check {input:target-branch}');
  }

  /** A pull request that was submitted to this queue and to no other since. In a dry run it is made up. */
  async #submitted(queue: KnownQueue, number: number) {
    if (this.requests.client.isDry) {
      return { id: '{pull request id}', response: { submitted: true, state: 'PENDING' } satisfies PullRequestResponse };
    }
    const { id, queueId, response } = await find(this.requests, queue, number);
    return id === undefined || queueId !== queue.id ? undefined : { id, response };
  }

  /** Fifty in a request: look-ups of pull requests are limited to five a second. */
  async lookUp(reference: QueueReference, numbers: readonly number[]): Promise<ReadonlyMap<number, LookUp>> {
    const queue = await this.ids.queue(this.requests, reference);
    const found = new Map<number, LookUp>();
    for (const pack of packs(numbers)) {
      try {
        const rows = new Map((await this.#rows(queue, pack)).map((row) => [row.number, row]));
        for (const number of pack) found.set(number, this.#inQueue(queue, rows.get(number)));
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        for (const number of pack) found.set(number, error);
      }
    }
    return found;
  }

  /** All pages of a look-up: a pull request that is on none of them was never submitted. */
  async #rows({ repositoryId }: KnownQueue, numbers: readonly number[]): Promise<readonly FoundPullRequest[]> {
    const query = { repositoryId, number: numbers.join(','), limit: longestPage };
    const found: FoundPullRequest[] = [];
    for await (const { rows } of this.requests.pages('GET /v2/pull-requests', { query })) {
      found.push(...rows.map(readPullRequest));
      if (found.length >= mostAtOnce) break;
    }
    return found;
  }

  #inQueue(queue: KnownQueue, row: FoundPullRequest | undefined): LookUp {
    if (row?.id !== undefined && row.number !== undefined) this.#knownIds.set(row.number, row.id);
    if (row === undefined || (row.queueId === undefined && row.response.state === undefined)) return undefined;
    if (row.queueId === undefined || row.queueId === queue.id) return row.response;
    return isActive(row.response) ? { ...row.response, isElsewhere: true } : undefined;
  }

  /** The histories of pull requests that were looked up. */
  async histories(numbers: readonly number[]): Promise<ReadonlyMap<number, readonly StateChange[]>> {
    const ids = new Map(numbers.map((number) => [this.#knownIds.get(number), number]));
    ids.delete(undefined);
    const found = new Map<number, readonly StateChange[]>();
    for (const pack of packs([...ids.keys()])) {
      const query = { pullRequestIds: pack.join(','), direction: 'newest', limit: longestPage } as const;
      const { rows } = await this.requests.rows('GET /v2/queue-entry-history', { query });
      for (const { pullRequestId, transitions } of rows) {
        const number = ids.get(pullRequestId);
        if (number !== undefined) found.set(number, readTransitions(transitions));
      }
    }
    return found;
  }

  async headTested(number: number, runId: string): Promise<string | undefined> {
    return headTested(await this.#run(runId), number);
  }

  #run(id: string) {
    return this.requests.read('GET /v2/merge-queue-verification-runs/{id}', { id });
  }

  /** The queue of an id, for people. */
  async #nameOfQueue(id: string): Promise<string> {
    const read = async () => this.requests.once().read('GET /v2/merge-queues/{id}', { id });
    const found = await read().catch(onServiceError(() => undefined));
    const branch = textOf(found?.targetBranch);
    return branch === undefined ? 'another one' : `the merge queue of ${oneLine(branch, 100)}`;
  }

  /**
   * Reads as cheaply as possible. A request for the list of a queue counts against the organization's rate limit.
   * Look-ups of pull requests are limited to five a second for a key that many jobs share, so they are only used for
   * data that the list does not have.
   */
  async poll(pullRequest: PullRequestReference): Promise<PullRequestResponse> {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const row = await this.#row(queue, pullRequest.number);
    if (row?.queueId !== queue.id) return this.read(pullRequest);
    const { response } = row;
    if (response.state !== 'NOT_READY') return response;
    // Only a look-up shows whether impacted targets were uploaded.
    this.#notReadyPolls += 1;
    if (this.#notReadyPolls % pollsPerLookUp === 1) this.#lookedUp = await this.read(pullRequest);
    const { state, record } = this.#lookedUp ?? response;
    return state === 'NOT_READY'
      ? { ...response, record: { ...response.record, readiness: record?.readiness } }
      : response;
  }

  /** The pull request in the list of its queue. */
  async #row({ id }: KnownQueue, number: number): Promise<FoundPullRequest | undefined> {
    const query = { state: activeStates, limit: longestPage };
    for await (const { rows } of this.requests.pages('GET /v2/merge-queues/{id}/pull-requests', { id, query })) {
      const row = rows.find((one) => one.number === number);
      if (row !== undefined) return readPullRequest(row);
    }
    return undefined;
  }

  async submit(pullRequest: PullRequestReference, submission: Submission, extra: ExtraFields): Promise<Written> {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const fields = entryFields(submission, extra);
    const { number } = pullRequest;
    try {
      const response = await this.requests.write('POST /v2/merge-queues/{id}/pull-requests', {
        id: queue.id,
        body: { ...fields, number },
        permission: permissionOf(fields),
        verify: this.#verifying(queue, number, readSubmission, submissionAsked(fields)),
      });
      return written(response, number);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
      return this.#resubmit(queue, pullRequest, fields, error);
    }
  }

  /**
   * A pull request that is already in the queue gets the requested priority and batching, as in the first generation.
   */
  async #resubmit(
    queue: KnownQueue,
    pullRequest: PullRequestReference,
    fields: ExtraFields,
    refusal: ServiceError,
  ): Promise<Written> {
    const found = await this.#submitted(queue, pullRequest.number);
    if (found === undefined || !isActive(found.response)) throw refusal;
    if (Object.keys(fields).length === 0) return { verified: true, pullRequest: found.response };
    const response = await this.requests.write('PATCH /v2/pull-requests/{id}/queue-entry', {
      id: found.id,
      body: fields,
      permission: permissionOf(fields),
    });
    return { ...written(response, pullRequest.number), verified: true };
  }

  async withdraw(pullRequest: PullRequestReference, extra: ExtraFields): Promise<Written> {
    refuseExtra(extra, 'takes a pull request out of the queue');
    const queue = await this.ids.queue(this.requests, pullRequest);
    const found = await this.#submitted(queue, pullRequest.number);
    if (found === undefined) return { verified: false, already: true };
    if (!isActive(found.response)) return { verified: false, already: true, pullRequest: found.response };
    const response = await this.requests.write('POST /v2/pull-requests/{id}/dequeue', {
      id: found.id,
      permission: 'Merge and cancel PRs',
      verify: this.#verifying(queue, pullRequest.number, readCancellation),
    });
    return written(response, pullRequest.number);
  }

  /**
   * A second restart would begin the tests again, so the state before shows whether a restart whose response was lost
   * was done.
   */
  async restartTests(pullRequest: PullRequestReference, extra: ExtraFields): Promise<Written> {
    refuseExtra(extra, 'restarts tests');
    const queue = await this.ids.queue(this.requests, pullRequest);
    const before = await this.#submitted(queue, pullRequest.number);
    if (before === undefined) {
      throw neverSubmitted(pullRequest, '', 'Tests can be restarted only while the pull request is in the queue');
    }
    const unchanged = textOf(before.response.record?.stateChangedAt);
    const response = await this.requests.write('POST /v2/pull-requests/{id}/restart-tests', {
      id: before.id,
      permission: 'Merge and cancel PRs',
      verify: this.#verifying(queue, pullRequest.number, (found, lost) => {
        const same = unchanged !== undefined && found?.record?.stateChangedAt === unchanged;
        if (!same || found.state !== before.response.state) return readRestart(found, lost);
        return { kind: 'not-done', what: `the pull request has been ${found.state ?? ''} since before the request` };
      }),
    });
    return written(response, pullRequest.number);
  }

  /** The reason of its failure and its place in the queue, where the service gives them at the first attempt. */
  async explained(pullRequest: PullRequestReference, response: PullRequestResponse): Promise<PullRequestResponse> {
    const { state } = response;
    if (state === 'FAILED') return { ...response, failureReason: (await this.#failure(pullRequest))?.reason };
    // Only a pull request that is tested or waits for a test has a place.
    if (!isActive(response) || state === 'NOT_READY') return response;
    const { id, isFar } = await this.ids.queue(this.requests, pullRequest);
    // A write takes at most one more request than it needs.
    if (isFar === true && this.requests.client.lastWrite !== undefined) return response;
    const order = readOrder(await this.requests.read('GET /v2/merge-queues/{id}/order', { id }));
    const index = order.indexOf(pullRequest.number);
    return index < 0 ? response : { ...response, position: index + 1 };
  }

  async failedTests(pullRequest: PullRequestReference) {
    const failure = await this.#failure(pullRequest);
    if (failure === undefined) return undefined;
    const { runId, failedChecks } = failure;
    if (runId === undefined) return { failedChecks, tested: [] };
    const run = readRun(await this.#run(runId));
    return { failedChecks: failedChecks.length === 0 ? run.failedChecks : failedChecks, tested: run.tested };
  }

  /** The newest test runs, of any queue. */
  async testRuns(pullRequest: PullRequestReference): Promise<readonly TestRun[]> {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const { id } = await find(this.requests, queue, pullRequest.number);
    if (id === undefined) return [];
    const parts = { id, query: { limit: longestPage } };
    return (await this.requests.list('GET /v2/pull-requests/{id}/verification-runs', parts)).rows.map(readTestRun);
  }

  async #failure(pullRequest: PullRequestReference) {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const found = await this.#submitted(queue, pullRequest.number);
    if (found === undefined) return undefined;
    const parts = { id: found.id, query: { direction: 'newest', limit: 1 } } as const;
    return readFailure(await this.requests.read('GET /v2/pull-requests/{id}/queue-entry-history', parts));
  }

  /**
   * Verifies a write on a pull request by a look-up.
   * @param asked the fields of the request that the record shows, by their names in the first generation
   */
  #verifying(
    queue: KnownQueue,
    number: number,
    read: (found: PullRequestResponse | undefined, lost: LostWrite) => WriteOutcome,
    asked: ExtraFields = {},
  ) {
    return async (sentAt: number): Promise<Verification> => {
      const verifier = this.requests.verifier(sentAt);
      const { queueId, response, source } = await find(verifier, queue, number);
      const isOurs = queueId === queue.id;
      const sent = { asked, sentAt: verifier.client.bySlowerClock(sentAt) };
      const outcome = read(isOurs ? response : undefined, sent);
      return { outcome, response: isOurs ? source : { ...source, json: undefined } };
    };
  }
}

function readTransitions(transitions: unknown): readonly StateChange[] {
  return objectsOf(transitions).map(readTransition);
}

function neverSubmitted({ number }: PullRequestReference, another: string, advice: string): ServiceError {
  const message = `GET /pull-requests: pull request #${String(number)} was never submitted to this queue${another}`;
  return absent('NEVER_SUBMITTED', message, advice);
}

function isActive({ submitted, state }: PullRequestResponse): boolean {
  return submitted ?? (state !== undefined && !finalStates.has(state));
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
