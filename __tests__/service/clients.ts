import { type TestServer, respond, serve } from '../steps/servers.js';
import { type ClientSettings, ServiceClient } from '../../src/service/client.js';
import type { ServiceResponse } from '../../src/service/transport.js';
import { apiToken } from '../../src/service/credential.js';
import { ServiceError } from '../../src/service/errors.js';

export const token = 'a-token/for+tests';
export const queue = { repo: { host: 'github.com', owner: 'o', name: 'n' }, targetBranch: 'main' };
export const pullRequest = { ...queue, pr: { number: 7 } };

/** A client with short delays, whose requests are sent once. */
export async function clientOf(
  service: Pick<TestServer, 'url'>,
  more: Partial<ClientSettings> = {},
): Promise<ServiceClient> {
  return ServiceClient.create({
    baseUrl: service.url,
    credential: apiToken(token),
    attemptTimeoutMs: 5000,
    maxAttempts: 1,
    ...more,
  });
}

export async function failureOf(work: Promise<ServiceResponse>): Promise<ServiceError> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ServiceError)) throw new Error(`not a ServiceError: ${String(outcome)}`);
  return outcome;
}

/** A service that answers every request so. */
export const always = (
  status: number,
  body: string | object = '',
  headers: Record<string, string> = {},
): Promise<TestServer> =>
  serve((_request, response) => {
    respond(response, status, body, headers);
  });
