import { type ClientSettings, ServiceClient } from './requests/client.js';
import { apiKey, apiToken, forkedRun } from './transport/credential.js';
import { isSecondGeneration } from './generation.js';
import type { MergeQueueService } from './merge-queue-service.js';
import type { ServiceRequest } from './requests/service-request.js';
import { UserError } from '../../packages/shared/src/user-error.js';

/** Credential of a request: a token, or the id of a run of a fork's workflow. */
export type Sender = { readonly token: string } | { readonly forkedRun: string };

type Settings = Omit<ClientSettings, 'credential'> & { readonly sender: Sender };

/**
 * The service at an address. Nothing is sent yet.
 * @throws ServiceError when the environment names a proxy with an invalid address
 * @throws UserError for an upload from a fork, which the second generation takes only from its own login
 */
export async function connectTo({ sender, ...settings }: Settings): Promise<MergeQueueService> {
  const { baseUrl } = settings;
  if (isSecondGeneration(baseUrl)) {
    if ('forkedRun' in sender) {
      throw new UserError(
        'input {input:api-token}: it is empty, because this pull request comes from a fork. With a {input:base-url} that ends with /v2, upload with the login of the service (examples/impacted-targets-login.yml), or in two workflows (examples/impacted-targets-from-forks.yml and examples/impacted-targets-send.yml)',
        { input: 'api-token' },
      );
    }
    return secondOf(await ServiceClient.create({ ...settings, credential: apiKey(sender.token) }));
  }
  const credential = 'token' in sender ? apiToken(sender.token) : forkedRun(sender.forkedRun);
  return firstOf(await ServiceClient.create({ ...settings, credential }));
}

/** A service for a dry run, which is sent nothing, and the first request that would have been sent. */
export async function describingService(
  baseUrl: string | undefined,
): Promise<{ readonly service: MergeQueueService; readonly first: Promise<ServiceRequest> }> {
  let describe: (request: ServiceRequest) => void = () => undefined;
  const first = new Promise<ServiceRequest>((resolve) => {
    describe = resolve;
  });
  const client = ServiceClient.describing(describe);
  return { service: await (isSecondGeneration(baseUrl) ? secondOf(client) : firstOf(client)), first };
}

/** Each generation is loaded only where it is used. */
async function firstOf(client: ServiceClient): Promise<MergeQueueService> {
  return (await import('./v1/service.js')).firstGeneration(client);
}

async function secondOf(client: ServiceClient): Promise<MergeQueueService> {
  return (await import('./v2/service.js')).secondGeneration(client);
}
