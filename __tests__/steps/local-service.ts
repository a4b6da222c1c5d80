import { afterAll, beforeAll } from '@jest/globals';
import {
  type LocalService,
  type LocalServiceOptions,
  startLocalService,
} from '../../packages/local-service/src/server.js';
import type { Clock } from '../../src/service/requests/clock.js';

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
  /** A clock for steps: while they wait, the time of the service passes, and only then where its own clock is stopped. */
  readonly clock: Clock;
  /** Asks an endpoint of the first generation. */
  post(path: string, body: object): Promise<Response>;
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
    clock: {
      now: () => Date.now(),
      sleep: async (ms) => {
        await control('POST', '/clock', { advanceMilliseconds: Math.ceil(ms) });
      },
    },
    post: (path, body) =>
      fetch(started().url + path, {
        method: 'POST',
        headers: { 'x-api-token': options.token ?? token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    requests: async () => ((await control('GET', '/requests')) as { requests: LoggedRequest[] }).requests,
  };
}
