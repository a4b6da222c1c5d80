import type { FirstBody, FirstPath } from '../../../packages/shared/src/service/operations.js';
import type { PullRequestResponse, QueueResponse } from '../queue/responses.js';
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
import type { ServiceClient } from '../requests/client.js';
import { type ServiceRequest, responseWith } from '../requests/service-request.js';
import type { Address } from '../transport/address.js';
import { isAbsence } from '../transport/errors.js';
import { readPullRequest, readQueue } from './responses.js';

/** How a write is verified: the endpoint that gives the state, and the function that reads it (`docs/services.md`). */
interface WriteVerification {
  readonly endpoint: 'getSubmittedPullRequest' | 'getQueue';
  /** @param found the response's JSON; undefined when the service answered 404 */
  readonly read: (found: unknown, lost: LostWrite) => WriteOutcome;
}

type Read<State> = (found: State | undefined, lost: LostWrite) => WriteOutcome;

const ofPullRequest = (read: Read<PullRequestResponse>): WriteVerification => ({
  endpoint: 'getSubmittedPullRequest',
  read: (found, lost) => read(found === undefined ? undefined : readPullRequest(found), lost),
});
const ofQueue = (read: Read<QueueResponse>): WriteVerification => ({
  endpoint: 'getQueue',
  read: (found, lost) => read(found === undefined ? undefined : readQueue(found), lost),
});

/**
 * One endpoint. A write names the way to verify it when its response is lost, because a second request could do the
 * work twice. A replacement may have one, too, which saves the second request.
 */
export type Endpoint = Address & { readonly verification?: WriteVerification };

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
export const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

type Optional = 'testRunId' | 'status';
type Sent<Body> = Omit<Body, Optional> & Partial<Pick<Body, Optional & keyof Body>>;

/**
 * Body of a request as the hosted service describes it; a query for an endpoint without a body. The service interface leaves open whether
 * two of the fields are required.
 */
export type ContentOf<Name extends EndpointName> = (typeof endpoints)[Name]['path'] extends infer Path extends FirstPath
  ? Sent<FirstBody<Path>>
  : Readonly<Record<string, string>>;

/**
 * The request to an endpoint. A write is verified with the endpoint that the table names.
 * @param client that verifies it
 * @param content its fields; those of an upload, which is not verified, are encoded already
 */
export function requestOf<Name extends EndpointName>(
  client: ServiceClient,
  name: Name,
  content: ContentOf<Name> | Buffer,
): ServiceRequest {
  const address = endpointOf(name);
  if (address.verification === undefined) return { address, content };
  const { endpoint, read } = address.verification;
  const { repo, targetBranch, pr, ...asked } = content as ContentOf<'submitPullRequest'>;
  const verify: ServiceRequest['verify'] = async (sentAt) => {
    const identity = { repo, targetBranch, ...(endpoint === 'getQueue' ? {} : { pr: { number: pr.number } }) };
    const look = client.verifier(sentAt).send({ address: endpoints[endpoint], content: identity });
    const response = await look.catch((error: unknown) => {
      // The thing does not exist then.
      if (isAbsence(error)) return responseWith(undefined, 404);
      throw error;
    });
    return { outcome: read(response.json, { asked, sentAt: client.bySlowerClock(sentAt) }), response };
  };
  return { address, content, verify };
}
