import type { Agent } from 'node:http';
import { agentFor } from '../service/transport/agents.js';
import { ServiceError } from '../service/transport/errors.js';
import {
  type Response,
  errorLimitBytes,
  headersOf,
  loadAxios,
  responseLimitBytes,
  sendOnce,
} from '../service/transport/http.js';
import { receiveBody } from '../service/transport/response-body.js';
import { textEntries } from '../../packages/shared/src/json-values.js';
import { oneLine } from '../../packages/shared/src/text.js';

interface FetchOptions {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** GitHub answers requests about a renamed repository with one redirect. */
const mostRedirects = 3;

/**
 * A `fetch` for the GitHub library. It follows redirects only to the same host, because the token goes with them, and
 * limits the size of a response before and after decompression.
 * @returns a function that gives the part of a `Response` of the Fetch standard that the library reads; it throws ServiceError for a redirect to
 * elsewhere and for a success whose body is not whole
 */
export function gitHubFetch() {
  let connections: Promise<Agent> | undefined;
  return async (url: string, { method, headers, signal }: FetchOptions) => {
    const axios = await loadAxios();
    let address = new URL(url);
    connections ??= agentFor(address);
    for (let redirects = 0; ; redirects += 1) {
      const request = { method, url: address.href, headers, signal };
      const response = await sendOnce(axios, await connections, request).catch((error: unknown) => {
        signal.throwIfAborted();
        throw error;
      });
      if (response.status < 300 || response.status >= 400) return fetched(response);
      response.data.destroy();
      address = redirected(address, response, redirects);
    }
  };
}

/** @throws ServiceError for a redirect that is not followed */
function redirected(from: URL, response: Response, redirects: number): URL {
  const { location = '' } = headersOf(response);
  const to = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  if (location !== '' && to?.origin === from.origin && redirects < mostRedirects) return to;
  const { status } = response;
  const where = oneLine(location === '' ? 'nowhere' : location);
  const message = `answered ${String(status)}, a redirect to ${where}, which is not followed`;
  throw new ServiceError({ kind: 'redirect', status, message });
}

/** @throws ServiceError for a success whose body is too large or not whole */
async function fetched(response: Response) {
  const { status } = response;
  const headers = headersOf(response);
  const limitBytes = status >= 400 ? errorLimitBytes : responseLimitBytes;
  const { bytes, problem } = await receiveBody(response.data, headers['content-encoding'], limitBytes);
  if (problem !== undefined && status < 400) {
    throw new ServiceError({
      kind: 'broken-body',
      status,
      message: `answered ${String(status)}, but its body ${problem}`,
    });
  }
  return {
    status,
    // The library reads every body of this type as text, and as JSON where it is.
    headers: new Map([...textEntries(headers), ['content-type', 'application/json']]),
    text: () => Promise.resolve(new TextDecoder().decode(bytes)),
  };
}
