import type { ServiceClient } from '../requests/client.js';
import { isAbsence } from '../transport/errors.js';
import { type ServiceRequest, type Verification, responseWith } from '../requests/service-request.js';
import type { ServiceResponse } from '../transport/transport.js';
import { type ContentOf, type EndpointName, endpointOf } from './endpoints.js';

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
  const { verification } = address;
  if (verification === undefined) return { address, content };
  const { endpoint, read } = verification;
  const { repo, targetBranch, pr, ...asked } = content as ContentOf<'submitPullRequest'>;
  return {
    address,
    content,
    verify: async (sentAt): Promise<Verification> => {
      const verifier = client.verifier(sentAt);
      const identity = { repo, targetBranch, ...(endpoint === 'getQueue' ? {} : { pr: { number: pr.number } }) };
      const response = await orNothing(verifier.send({ address: endpointOf(endpoint), content: identity }));
      return { outcome: read(response.json, { asked, sentAt: client.bySlowerClock(sentAt) }), response };
    },
  };
}

/** The response to a verification; an empty one when the service answers 404, since the thing does not exist then. */
async function orNothing(verify: Promise<ServiceResponse>): Promise<ServiceResponse> {
  try {
    return await verify;
  } catch (error) {
    if (!isAbsence(error)) throw error;
    return responseWith(undefined, 404);
  }
}
