import type {
  ExtraFields,
  LookUp,
  PullRequestReference,
  QueueReference,
  Submission,
  Written,
} from '../merge-queue-service.js';
import { ServiceError, onServiceError } from '../transport/errors.js';
import type { PullRequestResponse, StateChange } from '../queue/responses.js';
import type { Verification } from '../requests/service-request.js';
import { finalStates } from '../../../packages/shared/src/service/states.js';
import type { ServiceResponse } from '../transport/transport.js';
import {
  type LostWrite,
  type WriteOutcome,
  readCancellation,
  readRestart,
  readSubmission,
} from '../queue/verify-write.js';
import { NoCounterpart } from '../no-counterpart.js';
import { type Permission, absent } from './errors.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { objectOf, objectsOf, textOf } from './fields.js';
import type { TestRun } from '../queue/testing-details.js';
import { longestPage, type Ids, type KnownQueue } from './ids.js';
import { QueueRow } from './queue-row.js';
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
import { Requests, inPath } from './requests.js';

/** @throws NoCounterpart for extra fields of a request that has no place for them */
export function refuseExtra(extra: ExtraFields, what: string): void {
  const names = Object.keys(extra);
  if (names.length === 0) return;
  const named = `extra-fields: ${names.join(', ')}, where the action ${what},`;
  throw new NoCounterpart(named, 'Remove extra-fields', 2);
}

/** A response with the record of one pull request in it. */
interface Looked extends FoundPullRequest {
  readonly source: ServiceResponse;
}

/**
 * The pull request and its state in this queue. A pull request in another queue was never submitted to this queue.
 * @throws ServiceError
 */
async function lookUp(
  requests: Requests,
  { repositoryId }: KnownQueue,
  { number }: PullRequestReference,
): Promise<Looked | undefined> {
  const source = await requests.list('/pull-requests', { repositoryId, number });
  const found = objectsOf(objectOf(source.json).data).find((one) => one.number === number);
  return found === undefined ? undefined : { ...readPullRequest(found), source };
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
  readonly #row = new QueueRow();
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
    const found = await lookUp(this.requests, queue, pullRequest);
    if (found?.queueId === queue.id) return found.response;
    const number = String(pullRequest.number);
    const another = found?.queueId === undefined ? '' : `, but to ${await this.#nameOfQueue(found.queueId)}`;
    throw absent(
      'NEVER_SUBMITTED',
      `GET /pull-requests: pull request #${number} was never submitted to this queue${another}`,
      'Submit it with submit-pull-request, and check target-branch',
    );
  }

  /** Fifty in a request: look-ups of pull requests are limited to five a second. */
  async lookUp(reference: QueueReference, numbers: readonly number[]): Promise<ReadonlyMap<number, LookUp>> {
    const queue = await this.ids.queue(this.requests, reference);
    const found = new Map<number, LookUp>();
    for (const pack of packs(numbers)) {
      try {
        const query = { repositoryId: queue.repositoryId, number: pack.join(','), limit: longestPage };
        const rows = new Map((await this.#rows(query)).map((row) => [row.number, row]));
        for (const number of pack) found.set(number, this.#inQueue(queue, rows.get(number)));
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        for (const number of pack) found.set(number, error);
      }
    }
    return found;
  }

  /** All pages of a look-up: a pull request that is on none of them was never submitted. */
  async #rows(query: Readonly<Record<string, unknown>>): Promise<readonly FoundPullRequest[]> {
    const rows: FoundPullRequest[] = [];
    let cursor: string | undefined;
    do {
      const page = objectOf((await this.requests.list('/pull-requests', { ...query, cursor })).json);
      rows.push(...objectsOf(page.data).map(readPullRequest));
      cursor = page.hasMore === true ? textOf(page.nextCursor) : undefined;
    } while (cursor !== undefined && rows.length < mostAtOnce);
    return rows;
  }

  #inQueue(queue: KnownQueue, row: FoundPullRequest | undefined): LookUp {
    if (row?.id !== undefined && row.number !== undefined) this.#knownIds.set(row.number, row.id);
    if (row === undefined || (row.queueId === undefined && row.response.state === undefined)) return undefined;
    if (row.queueId === undefined || row.queueId === queue.id) return row.response;
    return isActive(row.response) ? { ...row.response, isElsewhere: true } : undefined;
  }

  /** The histories of pull requests that were looked up. */
  async histories(numbers: readonly number[]): Promise<ReadonlyMap<number, readonly StateChange[]>> {
    const ids = new Map(
      numbers.flatMap((number) => {
        const id = this.#knownIds.get(number);
        return id === undefined ? [] : [[id, number] as const];
      }),
    );
    const found = new Map<number, readonly StateChange[]>();
    for (const pack of packs([...ids.keys()])) {
      const query = { pullRequestIds: pack.join(','), direction: 'newest', limit: longestPage };
      const { json } = await this.requests.rows('/queue-entry-history', query);
      for (const { pullRequestId, transitions } of objectsOf(objectOf(json).data)) {
        const number = ids.get(textOf(pullRequestId) ?? '');
        if (number !== undefined) found.set(number, objectsOf(transitions).map(readTransition));
      }
    }
    return found;
  }

  async headTested(number: number, runId: string): Promise<string | undefined> {
    return headTested((await this.requests.read(`/merge-queue-verification-runs/${inPath(runId)}`)).json, number);
  }

  /** The queue of an id, for people. */
  async #nameOfQueue(id: string): Promise<string> {
    const once = new Requests(this.requests.client.limited({ maxAttempts: 1 }));
    const read = async () => once.read(`/merge-queues/${inPath(id)}`);
    const found = await read().catch(onServiceError(() => undefined));
    const branch = textOf(objectOf(found?.json).targetBranch);
    return branch === undefined ? 'another one' : `the merge queue of ${oneLine(branch, 100)}`;
  }

  /**
   * Reads as cheaply as possible. A request for the list of a queue counts against the organization's rate limit.
   * Look-ups of pull requests are limited to five a second for a key that many jobs share, so they are only used for
   * data that the list does not have.
   */
  async poll(pullRequest: PullRequestReference): Promise<PullRequestResponse> {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const row = await this.#row.find(this.requests, queue, pullRequest.number);
    const { response, queueId } = readPullRequest(row);
    if (row === undefined || queueId !== queue.id) return this.read(pullRequest);
    if (response.state !== 'NOT_READY') return response;
    // Only a look-up shows whether impacted targets were uploaded.
    this.#notReadyPolls += 1;
    if (this.#notReadyPolls % pollsPerLookUp === 1) this.#lookedUp = await this.read(pullRequest);
    const { state, record } = this.#lookedUp ?? response;
    return state === 'NOT_READY'
      ? { ...response, record: { ...response.record, readiness: record?.readiness } }
      : response;
  }

  async submit(pullRequest: PullRequestReference, submission: Submission, extra: ExtraFields): Promise<Written> {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const fields = entryFields(submission, extra);
    const { number } = pullRequest;
    try {
      return written(
        await this.requests.write('POST', `/merge-queues/${inPath(queue.id)}/pull-requests`, {
          content: { ...fields, number },
          permission: permissionOf(fields),
          verify: this.#verifying(queue, pullRequest, readSubmission, submissionAsked(fields)),
        }),
        pullRequest,
      );
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
    const found = await lookUp(this.requests, queue, pullRequest);
    if (found?.queueId !== queue.id || found.id === undefined || !isActive(found.response)) throw refusal;
    if (Object.keys(fields).length === 0) return { verified: true, pullRequest: found.response };
    const path = `/pull-requests/${inPath(found.id)}/queue-entry`;
    const response = await this.requests.write('PATCH', path, { content: fields, permission: permissionOf(fields) });
    return { ...written(response, pullRequest), verified: true };
  }

  async withdraw(pullRequest: PullRequestReference, extra: ExtraFields): Promise<Written> {
    refuseExtra(extra, 'takes a pull request out of the queue');
    const queue = await this.ids.queue(this.requests, pullRequest);
    const found = await this.#known(queue, pullRequest);
    if (found?.id === undefined || found.queueId !== queue.id) return { verified: false, already: true };
    const { id } = found;
    if (!isActive(found.response)) return { verified: false, already: true, pullRequest: found.response };
    const response = await this.requests.write('POST', `/pull-requests/${inPath(id)}/dequeue`, {
      permission: 'Merge and cancel PRs',
      verify: this.#verifying(queue, pullRequest, readCancellation),
    });
    return written(response, pullRequest);
  }

  /**
   * A second restart would begin the tests again, so the state before shows whether a restart whose response was lost
   * was done.
   */
  async restartTests(pullRequest: PullRequestReference, extra: ExtraFields): Promise<Written> {
    refuseExtra(extra, 'restarts tests');
    const queue = await this.ids.queue(this.requests, pullRequest);
    const before = await this.#known(queue, pullRequest);
    if (before?.id === undefined || before.queueId !== queue.id) {
      throw absent(
        'NEVER_SUBMITTED',
        `GET /pull-requests: pull request #${String(pullRequest.number)} was never submitted to this queue`,
        'Tests can be restarted only while the pull request is in the queue',
      );
    }
    const unchanged = textOf(before.response.record?.stateChangedAt);
    const response = await this.requests.write('POST', `/pull-requests/${inPath(before.id)}/restart-tests`, {
      permission: 'Merge and cancel PRs',
      verify: this.#verifying(queue, pullRequest, (found, lost) => {
        const same = unchanged !== undefined && found?.record?.stateChangedAt === unchanged;
        if (!same || found.state !== before.response.state) return readRestart(found, lost);
        return { kind: 'not-done', what: `the pull request has been ${found.state ?? ''} since before the request` };
      }),
    });
    return written(response, pullRequest);
  }

  /** The reason of its failure and its place in the queue, where the service gives them at the first attempt. */
  async explained(pullRequest: PullRequestReference, response: PullRequestResponse): Promise<PullRequestResponse> {
    const { state } = response;
    if (state === 'FAILED') {
      return { ...response, failureReason: (await this.#failure(pullRequest))?.reason };
    }
    // Only a pull request that is tested or waits for a test has a place.
    if (!isActive(response) || state === 'NOT_READY') return response;
    const { id, isFar } = await this.ids.queue(this.requests, pullRequest);
    // A write takes at most one more request than it needs.
    if (isFar === true && this.requests.client.lastWrite !== undefined) return response;
    const order = readOrder((await this.requests.read(`/merge-queues/${inPath(id)}/order`)).json);
    const index = order.indexOf(pullRequest.number);
    return index < 0 ? response : { ...response, position: index + 1 };
  }

  async failedTests(pullRequest: PullRequestReference) {
    const failure = await this.#failure(pullRequest);
    if (failure === undefined) return undefined;
    const { runId, failedChecks } = failure;
    if (runId === undefined) return { failedChecks, tested: [] };
    const run = readRun((await this.requests.read(`/merge-queue-verification-runs/${inPath(runId)}`)).json);
    return { failedChecks: failedChecks.length === 0 ? run.failedChecks : failedChecks, tested: run.tested };
  }

  /** The newest test runs, of any queue. */
  async testRuns(pullRequest: PullRequestReference): Promise<readonly TestRun[]> {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const found = await lookUp(this.requests, queue, pullRequest);
    if (found?.id === undefined) return [];
    const path = `/pull-requests/${inPath(found.id)}/verification-runs`;
    const { json } = await this.requests.list(path, { limit: longestPage });
    return objectsOf(objectOf(json).data).map(readTestRun);
  }

  async #failure(pullRequest: PullRequestReference) {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const found = await lookUp(this.requests, queue, pullRequest);
    if (found?.id === undefined || found.queueId !== queue.id) return undefined;
    const path = `/pull-requests/${inPath(found.id)}/queue-entry-history`;
    return readFailure((await this.requests.read(path, { direction: 'newest', limit: 1 })).json);
  }

  /** The known pull request; in a dry run, a made-up one that is in the queue. */
  async #known(queue: KnownQueue, pullRequest: PullRequestReference): Promise<FoundPullRequest | undefined> {
    if (!this.requests.client.isDry) return lookUp(this.requests, queue, pullRequest);
    const { number } = pullRequest;
    return { id: '{pull request id}', number, queueId: queue.id, response: { submitted: true, state: 'PENDING' } };
  }

  /**
   * Verifies a write on a pull request by a look-up.
   * @param asked the fields of the request that the record shows, by their names in the first generation
   */
  #verifying(
    queue: KnownQueue,
    pullRequest: PullRequestReference,
    read: (found: PullRequestResponse | undefined, lost: LostWrite) => WriteOutcome,
    asked: ExtraFields = {},
  ) {
    return async (sentAt: number): Promise<Verification> => {
      const verifier = new Requests(this.requests.client.verifier(sentAt));
      const source = await verifier.list('/pull-requests', {
        repositoryId: queue.repositoryId,
        number: pullRequest.number,
      });
      const record = objectsOf(objectOf(source.json).data).find(({ number }) => number === pullRequest.number);
      const found = readPullRequest(record);
      const isOurs = found.queueId === queue.id;
      const outcome = read(isOurs ? found.response : undefined, {
        asked,
        sentAt: verifier.client.bySlowerClock(sentAt),
      });
      return { outcome, response: { ...source, json: isOurs ? record : undefined } };
    };
  }
}

function isActive({ submitted, state }: PullRequestResponse): boolean {
  return submitted ?? (state !== undefined && !finalStates.has(state));
}

/** The record in the response to a write; undefined where the response holds no record. */
function written({ json, verified = false }: ServiceResponse, { number }: PullRequestReference): Written {
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
