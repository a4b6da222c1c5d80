import { afterAll, beforeAll } from '@jest/globals';
import {
  type LocalService,
  type LocalServiceOptions,
  startLocalService,
} from '../../packages/local-service/src/server.js';

export const token = 'a-token-for-tests';

interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body?: unknown;
}

export interface Running {
  readonly url: string;
  /** Base address of the second generation. */
  readonly secondUrl: string;
  /** Asks a control endpoint. */
  control(method: string, path: string, body?: object): Promise<unknown>;
  /** What arrived below the base address, in order. */
  requests(): Promise<readonly LoggedRequest[]>;
}

/** A local service for the tests of a file, gone when they end. */
export function localService(options: Partial<LocalServiceOptions> = {}): Running {
  let service: LocalService | undefined;
  beforeAll(async () => {
    service = await startLocalService({
      token,
      durations: { notReady: 0, pending: 300, testing: 600, merging: 300, switchingModes: 100 },
      ...options,
    });
  });
  afterAll(async () => service?.close());
  const started = (): LocalService => {
    if (service === undefined) throw new Error('the local service is not started yet');
    return service;
  };
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(started().controlUrl + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${String(response.status)}: ${await response.text()}`);
    return response.json();
  };
  return {
    get url() {
      return started().url;
    },
    get secondUrl() {
      return started().secondUrl;
    },
    control,
    requests: async () => ((await control('GET', '/requests')) as { requests: LoggedRequest[] }).requests,
  };
}
