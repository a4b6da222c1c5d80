import type { TestServer } from '../../steps/servers.js';
import {
  type ClientLimits,
  type ClientSettings,
  type LastWrite,
  ServiceClient,
} from '../../../src/service/requests/client.js';
import type { ServiceResponse } from '../../../src/service/transport/transport.js';
import { apiToken } from '../../../src/service/transport/credential.js';
import { ServiceError } from '../../../src/service/transport/errors.js';
import { type EndpointName, requestOf } from '../../../src/service/v1/endpoints.js';

export const token = 'a-token/for+tests';
export const queue = { repo: { host: 'github.com', owner: 'o', name: 'n' }, targetBranch: 'main' };
export const pullRequest = { ...queue, pr: { number: 7 } };

/** A client with requests to endpoints of the first generation. */
export class EndpointClient {
  constructor(readonly client: ServiceClient) {}

  get lastWrite(): LastWrite | undefined {
    return this.client.lastWrite;
  }

  get lastResponse(): ServiceResponse | undefined {
    return this.client.lastResponse;
  }

  limited(limits: ClientLimits): EndpointClient {
    return new EndpointClient(this.client.limited(limits));
  }

  send(name: EndpointName, content: object): Promise<ServiceResponse> {
    return this.client.send(requestOf(this.client, name, content as never));
  }
}

/** A client with short delays, whose requests are sent once. */
export async function clientOf(
  service: Pick<TestServer, 'url'>,
  more: Partial<ClientSettings> = {},
): Promise<EndpointClient> {
  return new EndpointClient(
    await ServiceClient.create({
      baseUrl: service.url,
      credential: apiToken(token),
      attemptTimeoutMs: 5000,
      maxAttempts: 1,
      ...more,
    }),
  );
}

export async function failureOf(work: Promise<ServiceResponse>): Promise<ServiceError> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ServiceError)) throw new Error(`not a ServiceError: ${String(outcome)}`);
  return outcome;
}
