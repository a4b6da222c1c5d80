import type { TestServer } from '../../steps/servers.js';
import { type ClientSettings, ServiceClient } from '../../../src/service/requests/client.js';
import type { ServiceResponse } from '../../../src/service/transport/transport.js';
import { apiToken } from '../../../src/service/transport/credential.js';
import { ServiceError } from '../../../src/service/transport/errors.js';
import { type EndpointName, requestOf } from '../../../src/service/v1/endpoints.js';

export const token = 'a-token/for+tests';
export const queue = { repo: { host: 'github.com', owner: 'o', name: 'n' }, targetBranch: 'main' };
export const pullRequest = { ...queue, pr: { number: 7 } };

/** A client with short delays, whose requests are sent once. */
export const clientOf = (
  service: Pick<TestServer, 'url'>,
  more: Partial<ClientSettings> = {},
): Promise<ServiceClient> =>
  ServiceClient.create({
    baseUrl: service.url,
    credential: apiToken(token),
    attemptTimeoutMs: 5000,
    maxAttempts: 1,
    ...more,
  });

/** Sends a request to an endpoint of the first generation. */
export const send = (client: ServiceClient, name: EndpointName, content: object): Promise<ServiceResponse> =>
  client.send(requestOf(client, name, content as never));

export async function failureOf(work: Promise<ServiceResponse>): Promise<ServiceError> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ServiceError)) throw new Error(`not a ServiceError: ${String(outcome)}`);
  return outcome;
}
