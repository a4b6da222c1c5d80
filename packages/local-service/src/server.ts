import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ServiceClock } from './clock.js';
import type { FlakyTestRecords } from './flaky-tests/default-records.js';
import { RecordSource } from './flaky-tests/record-source.js';
import { isLoopback } from './http/access.js';
import { controlPath } from './http/control-endpoints.js';
import { serviceApp, type HandledRequest } from './http/service-app.js';
import type { Durations } from './queue-rules/durations.js';
import { MergeQueues } from './queue-rules/merge-queues.js';
import { TestOutcomes } from './queue-rules/test-outcomes.js';

/** How a local service is started. All but the token may be left out. */
export interface LocalServiceOptions {
  /** The only token that is accepted. */
  readonly token: string;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Served for every repository instead of the default records. */
  readonly records?: FlakyTestRecords;
  /** In milliseconds; values that are left out come from `defaultDurations`. */
  readonly durations?: Partial<Durations>;
  /** Seconds of the service's time that pass in one real second; default 1. */
  readonly speed?: number;
  /** Pull requests whose tests fail. */
  readonly failing?: readonly number[];
  /** True: the first pull request for a branch creates its queue. Default true. */
  readonly implicitQueues?: boolean;
  /** True: pull requests of parallel queues wait in NOT_READY for their impacted targets. Default true. */
  readonly requireImpactedTargets?: boolean;
  /** True: states are written in capitals. Default false. */
  readonly upperCaseStates?: boolean;
  /** True: writes of the first generation, and those without a documented body, answer the text `OK`. Default false. */
  readonly plainWrites?: boolean;
  /** Look-ups of pull requests that are answered in a second of the service's time; unlimited when left out. */
  readonly lookUpsPerSecond?: number;
  /** True: unknown settings and a missing `testRunId` are refused. Default false. */
  readonly strict?: boolean;
  /** Called for every request that has got its response. */
  readonly onRequest?: (request: HandledRequest) => void;
}

/** Default durations, in milliseconds. */
export const defaultDurations: Durations = {
  notReady: 0,
  pending: 1000,
  testing: 3000,
  merging: 1000,
  switchingModes: 1000,
};

const defaults = {
  ...{ host: '127.0.0.1', port: 0, requireImpactedTargets: true, implicitQueues: true },
  ...{ upperCaseStates: false, plainWrites: false, strict: false, lookUpsPerSecond: undefined, onRequest: undefined },
};

export interface LocalService {
  /** The base address of the service interface, which ends with `/v1`. */
  readonly url: string;
  /** Base address of the second generation, which ends with `/v2`. */
  readonly secondUrl: string;
  /** The base address of the control endpoints, which ends with `/_control`. */
  readonly controlUrl: string;
  /** Address of the page for people. */
  readonly pageUrl: string;
  /** Stops listening and closes all connections, including those in use. */
  close(): Promise<void>;
}

/**
 * Starts a merge queue and flaky-test service that keeps everything in memory.
 * @throws the system's error when it cannot listen there
 */
export async function startLocalService(options: LocalServiceOptions): Promise<LocalService> {
  const { host, port, ...given } = { ...defaults, ...options };
  const durations = { ...defaultDurations, ...options.durations };
  const outcomes = new TestOutcomes(durations.testing, options.failing);
  const clock = new ServiceClock(options.speed);
  const queues = new MergeQueues({ ...given, durations, planTest: (contents) => outcomes.next(contents) });
  const records = new RecordSource(options.records, clock.now());
  const app = serviceApp({ ...given, clock, queues, outcomes, records, onLoopback: isLoopback(host) });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(port, host);
  await once(server, 'listening');
  const { address, family, port: listening } = server.address() as AddressInfo;
  const origin = `http://${family === 'IPv6' ? `[${address}]` : address}:${listening}`;
  return {
    url: `${origin}/v1`,
    secondUrl: `${origin}/v2`,
    controlUrl: origin + controlPath,
    pageUrl: `${origin}/`,
    close: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
