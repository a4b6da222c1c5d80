import { afterEach } from '@jest/globals';
import { startLocalService, type LocalService, type LocalServiceOptions } from '../src/server.js';

export const token = 'a-token-for-tests';

/** What names the queue of most tests. */
export const main = { repo: { host: 'github.com', owner: 'acme', name: 'shop' }, targetBranch: 'main' };

/** A response as it came. */
export interface ReadResponse {
  readonly status: number;
  readonly type: string | null;
  readonly headers: Headers;
  readonly text: string;
  /** The text read as JSON. */
  readonly json: Record<string, unknown>;
}

/** What of a request differs from the usual. */
interface RequestParts {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly signal?: AbortSignal;
}

/** A service on a free port whose clock stops until it is moved. */
export interface RunningService extends LocalService {
  /** Asks an endpoint of the service interface: POST with JSON when there is a body, else GET. */
  call(path: string, body?: unknown, request?: RequestParts): Promise<ReadResponse>;
  /** Asks a control endpoint. */
  control(path: string, body?: unknown, method?: string): Promise<ReadResponse>;
  /** Moves the clock. */
  pass(milliseconds: number): Promise<void>;
  /** The state of a pull request of the queue `main`. */
  state(number: number): Promise<unknown>;
}

const running: LocalService[] = [];

afterEach(async () => {
  for (const service of running.splice(0)) await service.close();
});

/** Starts a service that is stopped after the test. */
export async function runningService(options: Partial<LocalServiceOptions> = {}): Promise<RunningService> {
  const service = await startLocalService({ token, ...options });
  running.push(service);
  const control: RunningService['control'] = (path, body, method) =>
    ask(service.controlUrl + path, body, method === undefined ? {} : { method });
  await control('/clock', { running: false });
  const call: RunningService['call'] = (path, body, request = {}) =>
    ask(service.url + path, body, { ...request, headers: { 'x-api-token': token, ...request.headers } });
  return {
    ...service,
    call,
    control,
    pass: async (milliseconds) => {
      await control('/clock', { advanceMilliseconds: milliseconds });
    },
    state: async (number) => (await call('/getSubmittedPullRequest', { ...main, pr: { number } })).json.state,
  };
}

/** Sends a request: POST with JSON when there is a body, else GET. */
export async function ask(url: string, body: unknown, request: RequestParts): Promise<ReadResponse> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...request,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...request.headers },
  });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    headers: response.headers,
    text,
    get json() {
      return JSON.parse(text) as Record<string, unknown>;
    },
  };
}
