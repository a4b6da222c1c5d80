import type { ServerResponse } from 'node:http';
import { respond, type Received, serve } from '../steps/servers.js';
import { type Fullness, sampleOf } from './arbitrary.js';
import { misfits } from './descriptions.js';
import { type EndpointV2, endpointsV2 } from './second-generation.js';

type Fields = Readonly<Record<string, unknown>>;

export const ids = {
  queue: 'q1w2e3r4',
  repository: '7b0c5b3e-9f0e-4a52-8f5e-2f6a5a0c9d11',
  pullRequest: '1f0e2d3c-4b5a-4978-8899-aabbccddeeff',
  run: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
} as const;

export interface MockV2 {
  /** Base address, which ends with `/v2`. */
  readonly url: string;
  /** Endpoints of the requests that fitted, in order: method and path as the description writes it. */
  readonly taken: readonly string[];
  /** Bodies of those that had one, by the same order. */
  readonly bodies: readonly unknown[];
  /** Queries of those, by the same order. */
  readonly queries: readonly Readonly<Record<string, string>>[];
  /** Why requests were refused: the endpoint, and what is wrong. */
  readonly refused: readonly string[];
}

export interface MockV2Options {
  readonly fullness?: Fullness;
  readonly seed?: number;
  /** The entry of the pull request; null where it was never submitted. */
  readonly entry?: Fields | null;
  /** What the mock has beside what the description says: the state of the pull request's record, for instance. */
  readonly pullRequest?: Fields;
  readonly queue?: Fields;
  /** Whether there is a queue. */
  readonly hasQueue?: boolean;
  /** Responses instead of what the description allows: a status and a body. */
  readonly instead?: (endpoint: string, count: number) => readonly [number, object | string] | undefined;
  /** Answers instead of the mock, where it returns true. */
  readonly answer?: (endpoint: string, response: ServerResponse, request: Received) => boolean;
}

/** A service of the second generation with one queue and one pull request, which answers whatever the description allows about them. */
export async function mockServiceV2(number: number, options: MockV2Options = {}): Promise<MockV2> {
  const { fullness = 'any', seed = 1 } = options;
  const taken: string[] = [];
  const bodies: unknown[] = [];
  const queries: Readonly<Record<string, string>>[] = [];
  const refused: string[] = [];
  let left = false;
  const server = await serve((request, response, count) => {
    const { pathname, searchParams } = new URL(request.url, 'http://mock');
    // The lists of flaky tests were renamed after the description was written.
    const path = pathname.replace(/^\/v2/, '').replace(/^\/tests\b/, '/test-cases');
    const endpoint = endpointsV2.find((one) => one.method === request.method && one.matches.test(path));
    const problem = endpoint === undefined ? 'no such endpoint' : problemOf(endpoint, request, searchParams);
    if (endpoint === undefined || problem !== undefined) {
      refused.push(`${request.method} ${path}: ${problem ?? ''}`);
      respond(response, 400, { error: { code: 'VALIDATION_FAILED', message: problem } });
      return;
    }
    const name = `${endpoint.method} ${endpoint.path}`;
    taken.push(name);
    bodies.push(request.body === '' ? undefined : JSON.parse(request.body));
    queries.push(Object.fromEntries(searchParams));
    if (options.answer?.(name, response, request) === true) return;
    const instead = options.instead?.(name, taken.filter((one) => one === name).length);
    if (instead !== undefined) {
      respond(response, ...instead);
      return;
    }
    if (endpoint.response === 'text') {
      respond(response, endpoint.status, 'mq_depth_current 1\n');
      return;
    }
    if (endpoint.response === undefined) {
      respond(response, endpoint.status);
      return;
    }
    const body = sampleOf(endpoint.response, fullness, seed * 1000 + count);
    const { entry } = options;
    left ||= name === 'POST /pull-requests/{id}/dequeue';
    const now = left && entry !== null ? { ...options, entry: { ...entry, state: 'cancelled' } } : options;
    respond(response, endpoint.status, coherent(name, body as Fields, number, now, searchParams));
  });
  return { url: `${server.origin}/v2`, taken, bodies, queries, refused };
}

function problemOf(
  { query, required, body: schema }: EndpointV2,
  { headers, body }: Received,
  given: URLSearchParams,
): string | undefined {
  if (!/^Bearer \S+$/.test(headers.authorization ?? '')) return 'no API key';
  if (headers['x-api-token'] !== undefined) return 'a token of the first generation';
  for (const name of required) if (!given.has(name)) return `${name} is missing`;
  for (const [name, value] of given) {
    const schemaOf = query[name];
    if (schemaOf === undefined) return `no parameter ${name}`;
    const wrong = valuesOf(value).map((one) => misfits(schemaOf, one));
    if (!wrong.some((misfit) => misfit.length === 0)) return `${name}: ${wrong.flat().join('; ')}`;
  }
  if (schema === undefined) return body === '' ? undefined : 'a body is not expected';
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return 'the body is not said to be JSON';
  const wrong = misfits(schema, JSON.parse(body));
  return wrong.length === 0 ? undefined : wrong.join('; ');
}

/** What a text in a query may mean: itself, a number, a boolean, or a list. */
const valuesOf = (text: string): unknown[] => [
  text,
  ...(/^\d+$/.test(text) ? [Number(text), [Number(text)]] : []),
  ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
  text.split(','),
];

const queueOf = (queue: Fields, more: Fields = {}): Fields => ({
  ...queue,
  id: ids.queue,
  repositoryId: ids.repository,
  repositoryUrl: 'https://github.com/Codertocat/Hello-World',
  targetBranch: 'main',
  ...more,
});

function pullRequestOf(record: Fields, number: number, { entry, pullRequest }: MockV2Options): Fields {
  const { queueEntry, ...others } = record;
  return {
    ...others,
    id: ids.pullRequest,
    repositoryId: ids.repository,
    number,
    ...(entry === null
      ? {}
      : { queueEntry: { ...(queueEntry as Fields | undefined), mergeQueueId: ids.queue, ...entry } }),
    ...pullRequest,
  };
}

/** One page with one row, whatever the description would allow. */
const onePage = (row: Fields | undefined): Fields => ({
  data: row === undefined ? [] : [row],
  nextCursor: null,
  hasMore: false,
});

/** Makes of any response one about the queue and the pull request that are there. */
function coherent(
  endpoint: string,
  body: Fields,
  number: number,
  options: MockV2Options,
  query: URLSearchParams,
): Fields {
  const [row = {}] = (Array.isArray(body.data) ? body.data : []) as Fields[];
  const { hasQueue = true } = options;
  switch (endpoint) {
    case 'GET /merge-queues': {
      const isAsked = query.get('targetBranch') === null || query.get('targetBranch') === 'main';
      return onePage(hasQueue && isAsked ? queueOf(row, options.queue) : undefined);
    }
    case 'POST /merge-queues':
    case 'GET /merge-queues/{id}':
    case 'PATCH /merge-queues/{id}/config':
      return queueOf(body, options.queue);
    case 'GET /repositories':
      return onePage({ ...row, id: ids.repository, url: 'https://github.com/Codertocat/Hello-World' });
    case 'GET /pull-requests':
    case 'GET /merge-queues/{id}/pull-requests':
      return onePage(pullRequestOf(row, number, options));
    case 'POST /merge-queues/{id}/pull-requests':
    case 'POST /pull-requests/{id}/dequeue':
    case 'POST /pull-requests/{id}/restart-tests':
    case 'PATCH /pull-requests/{id}/queue-entry':
    case 'GET /pull-requests/{id}':
      return pullRequestOf(body, number, options);
    case 'GET /merge-queues/{id}/verification-runs':
    case 'GET /pull-requests/{id}/verification-runs':
      return onePage({ ...row, id: ids.run });
    default:
      if ('data' in body && 'hasMore' in body) return { ...body, nextCursor: null, hasMore: false };
      return body;
  }
}
