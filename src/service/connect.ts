import { type ClientSettings, ServiceClient } from './client.js';
import type { MergeQueueService } from './merge-queue-service.js';

/**
 * The service at an address. Nothing is sent yet.
 * @throws ServiceError when the environment names a proxy that is none
 */
export async function connectTo(settings: ClientSettings): Promise<MergeQueueService> {
  return speaking(await ServiceClient.create(settings));
}

/** A service for a dry run: its requests end with NotSent. */
export const dryService = (): Promise<MergeQueueService> => speaking(ServiceClient.dry());

/** Each generation is loaded only where it is spoken. */
async function speaking(client: ServiceClient): Promise<MergeQueueService> {
  const { FirstGeneration } = await import('./v1/service.js');
  return new FirstGeneration(client);
}
