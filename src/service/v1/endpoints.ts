import type { FirstBody, FirstPath } from '../../../packages/shared/src/service/operations.js';
import type { PullRequestResponse, QueueResponse } from '../queue/responses.js';
import type { Address } from '../transport/address.js';
import {
  type LostWrite,
  type WriteOutcome,
  readCancellation,
  readCreation,
  readDeletion,
  readRestart,
  readSubmission,
  readUpdate,
} from '../queue/verify-write.js';
import { readPullRequest, readQueue } from './responses.js';

/** How a write is verified: the endpoint that gives the state, and the function that reads it (`docs/services.md`). */
interface WriteVerification {
  readonly endpoint: 'getSubmittedPullRequest' | 'getQueue';
  /** @param found the response's JSON; undefined when the service answered 404 */
  readonly read: (found: unknown, lost: LostWrite) => WriteOutcome;
}

const ofPullRequest = (
  read: (found: PullRequestResponse | undefined, lost: LostWrite) => WriteOutcome,
): WriteVerification => ({
  endpoint: 'getSubmittedPullRequest',
  read: (found, lost) => read(found === undefined ? undefined : readPullRequest(found), lost),
});

const ofQueue = (read: (found: QueueResponse | undefined, lost: LostWrite) => WriteOutcome): WriteVerification => ({
  endpoint: 'getQueue',
  read: (found, lost) => read(found === undefined ? undefined : readQueue(found), lost),
});

/**
 * One endpoint. A write names the way to verify it when its response is lost, because a second request could do the
 * work twice. A replacement may have one, too, which saves the second request.
 */
export type Endpoint = Address &
  (
    | { readonly effect: 'read'; readonly verification?: undefined }
    | { readonly effect: 'replace'; readonly verification?: WriteVerification }
    | { readonly effect: 'write'; readonly verification: WriteVerification }
  );

const reads = <const Path extends FirstPath>(path: Path, response: Address['response'] = 'json') =>
  ({ method: 'POST', path, effect: 'read', response }) as const;
const writes = <const Path extends FirstPath>(path: Path, verification: WriteVerification) =>
  ({ method: 'POST', path, effect: 'write', response: 'anything', verification }) as const;

/**
 * Every endpoint (service interface, section 4), with everything that the action knows about it. Tests compare requests with
 * `service-descriptions/`.
 */
export const endpoints = {
  submitPullRequest: writes('/submitPullRequest', ofPullRequest(readSubmission)),
  cancelPullRequest: writes('/cancelPullRequest', ofPullRequest(readCancellation)),
  restartTestsOnPullRequest: writes('/restartTestsOnPullRequest', ofPullRequest(readRestart)),
  getSubmittedPullRequest: reads('/getSubmittedPullRequest'),
  // No look tells a list from the one before it, so an upload is sent again.
  setImpactedTargets: { method: 'POST', path: '/setImpactedTargets', effect: 'replace', response: 'anything' },
  getMergeQueueTestingDetails: reads('/getMergeQueueTestingDetails', 'json or nothing'),
  createQueue: writes('/createQueue', ofQueue(readCreation)),
  deleteQueue: writes('/deleteQueue', ofQueue(readDeletion)),
  getQueue: reads('/getQueue'),
  updateQueue: { ...writes('/updateQueue', ofQueue(readUpdate)), effect: 'replace' },
  getMergeQueueMetrics: { method: 'GET', path: '/getMergeQueueMetrics', effect: 'read', response: 'text' },
  listUnhealthyTests: reads('/flaky-tests/list-unhealthy-tests'),
  listQuarantinedTests: reads('/flaky-tests/list-quarantined-tests'),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** All that is known of an endpoint, by its name. */
export function endpointOf(name: EndpointName): Endpoint {
  return endpoints[name];
}

type Optional = 'testRunId' | 'status';
type Sent<Body> = Omit<Body, Optional> & Partial<Pick<Body, Optional & keyof Body>>;

/**
 * Body of a request as the hosted service describes it; a query for an endpoint without a body. The service interface leaves open whether
 * two of the fields are required.
 */
export type ContentOf<Name extends EndpointName> = (typeof endpoints)[Name]['path'] extends infer Path extends FirstPath
  ? Sent<FirstBody<Path>>
  : Readonly<Record<string, string>>;
