import { respond, type Received, serve } from '../steps/servers.js';
import { type Fullness, sampleOf } from './arbitrary.js';
import { type DescribedEndpoint, type ServiceDescription, misfits } from './descriptions.js';

export interface MockService {
  readonly url: string;
  /** Paths of the requests that fitted, in order. */
  readonly taken: readonly string[];
  /** Why requests were refused: the path, and what is wrong. */
  readonly refused: readonly string[];
}

const tokenOf = ({ headers }: Received): string | undefined => headers['x-api-token'] as string | undefined;

/**
 * A service that knows no queue and no pull request: it refuses every request that does not fit its description, and answers
 * the others with whatever the description allows.
 * @param seed what is answered follows from it
 */
export async function mockService(description: ServiceDescription, fullness: Fullness, seed = 1): Promise<MockService> {
  const taken: string[] = [];
  const refused: string[] = [];
  const server = await serve((request, response, count) => {
    const path = new URL(request.url, 'http://mock').pathname.replace(/^\/v1/, '');
    const endpoint = description.endpoints.find((one) => one.path === path && one.method === request.method);
    const problem = endpoint === undefined ? 'no such endpoint' : problemOf(endpoint, request);
    if (endpoint === undefined || problem !== undefined) {
      refused.push(`${path}: ${problem ?? ''}`);
      respond(response, endpoint === undefined ? 404 : 400, problem ?? '');
      return;
    }
    taken.push(path);
    if (endpoint.response === 'text') respond(response, 200, 'mq_depth_current 1\n');
    else if (endpoint.response === undefined) respond(response, 200, { full: {}, least: '', any: 'null' }[fullness]);
    else {
      const body = sampleOf(endpoint.response, fullness, seed * 1000 + count);
      respond(response, 200, { ...paged(body as object, request), ...afterWrite(path, taken) });
    }
  });
  return { url: server.url, taken, refused };
}

/** What the state of the pull request shows after a write to it. */
function afterWrite(path: string, taken: readonly string[]): object {
  if (path !== '/getSubmittedPullRequest') return {};
  if (taken.includes('/cancelPullRequest')) return { state: 'cancelled', isCurrentlySubmittedToQueue: false };
  const isSubmitted = taken.includes('/submitPullRequest') || taken.includes('/restartTestsOnPullRequest');
  return isSubmitted ? { state: 'pending', isCurrentlySubmittedToQueue: true } : {};
}

function problemOf(endpoint: DescribedEndpoint, request: Received): string | undefined {
  if (tokenOf(request) === undefined || tokenOf(request) === '') return 'the token is missing';
  if (endpoint.request === undefined) return request.body === '' ? undefined : 'a body is not expected';
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return 'the body is not said to be JSON';
  let body: unknown;
  try {
    body = JSON.parse(request.body);
  } catch {
    return 'the body is not JSON';
  }
  const wrong = misfits(endpoint.request, body);
  return wrong.length === 0 ? undefined : wrong.join('; ');
}

/** Tokens of pages are texts like any other to a schema; two pages are enough for a list to have an end. */
function paged(body: object, request: Received): object {
  if (!('page' in body)) return body;
  const { page_query: query } = JSON.parse(request.body) as { page_query: { page_token?: string } };
  const isFirst = (query.page_token ?? '') === '';
  return { ...body, page: { ...(body.page as object), next_page_token: isFirst ? 'second' : '' } };
}
