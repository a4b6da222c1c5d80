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
import { retryAfterMs } from '../service/transport/retry-after.js';
import { fieldsOf } from '../../packages/shared/src/json-values.js';
import { oneLine } from '../../packages/shared/src/text.js';

/** A success of GitHub's API. */
export interface GitHubResponse {
  /** The body as JSON; undefined where it is no JSON. */
  readonly data: unknown;
  /** The header that names the next page of a list. */
  readonly link: string | undefined;
}

/** Sends a GET to GitHub's API once. @throws ServiceError, or the signal's reason */
export type GitHubRequest = (address: string, signal: AbortSignal, now: number) => Promise<GitHubResponse>;

/** GitHub answers requests about a renamed repository with one redirect. */
const mostRedirects = 3;

/**
 * Requests to GitHub's API with a token, over the same connections. They follow redirects only to the same host, because the token goes with
 * them, and limit the size of a response before and after decompression.
 */
export function gitHubRequests(token: string): GitHubRequest {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `token ${token}`,
    'user-agent': 'merge-queue-action',
    'x-github-api-version': '2022-11-28',
  };
  let connections: Promise<Agent> | undefined;
  const send = async (url: URL, signal: AbortSignal): Promise<Response> => {
    const axios = await loadAxios();
    connections ??= agentFor(url);
    try {
      return await sendOnce(axios, await connections, { method: 'GET', url: url.href, headers, signal });
    } catch (error) {
      // Only the message may leave this place: the error holds the token.
      const { message } = (signal.aborted ? signal.reason : error) as Error;
      throw new ServiceError({ kind: 'not-connected', message: `could not be reached: ${oneLine(message, 200)}` });
    }
  };
  return async (address, signal, now) => {
    let url = new URL(address);
    for (let redirects = 0; ; redirects += 1) {
      const response = await send(url, signal);
      if (response.status < 300 || response.status >= 400) return read(response, now);
      response.data.destroy();
      url = redirected(url, response, redirects);
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

/** @throws ServiceError for an error, and for a success whose body is too large or not whole */
async function read(response: Response, now: number): Promise<GitHubResponse> {
  const { status } = response;
  const headers = headersOf(response);
  const isError = status >= 400;
  const limitBytes = isError ? errorLimitBytes : responseLimitBytes;
  const { bytes, problem } = await receiveBody(response.data, headers['content-encoding'], limitBytes);
  const text = bytes.toString('utf8');
  const data = jsonOf(text);
  if (isError) {
    const { message } = fieldsOf(data);
    throw refusal(status, oneLine(typeof message === 'string' ? message : text, 200), headers, now);
  }
  if (problem === undefined) return { data, link: headers.link };
  const message = `answered ${String(status)}, but its body ${problem}`;
  throw new ServiceError({ kind: 'broken-body', status, message });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Headers = ReturnType<typeof headersOf>;

function refusal(status: number, said: string, headers: Headers, now: number): ServiceError {
  const waitMs = rateLimitMs(status, said, headers, now);
  return new ServiceError({
    kind: 'status',
    // A request over a rate limit was not done, as the status 429 says elsewhere.
    status: waitMs === undefined ? status : 429,
    message: `answered ${String(status)}: ${said}`,
    retryAfterMs: waitMs ?? retryAfterMs(headers['retry-after'], now),
  });
}

/** The shortest delay after a secondary rate limit that names none, in milliseconds (GitHub's documentation). */
const unnamedDelayMs = 60_000;

/**
 * How long to wait after a request over a rate limit, in milliseconds (GitHub's documentation, "Rate limits for the REST API"): the
 * secondary limit answers 403 or 429, mostly with `retry-after`; the primary one gives the time of its reset.
 * @param said the message of the response; servers that are older speak of abuse
 * @param now of this machine, in milliseconds since the epoch
 * @returns undefined for a response that is not about a rate limit
 */
function rateLimitMs(status: number, said: string, headers: Headers, now: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  // A date counts by the clock of its sender.
  const sentAt = Date.parse(headers.date ?? '') || now;
  const asked = retryAfterMs(headers['retry-after'], sentAt);
  if (asked !== undefined) return asked;
  const reset = Number(headers['x-ratelimit-reset']);
  if (headers['x-ratelimit-remaining'] === '0' && reset > 0) return Math.max(0, reset * 1000 - sentAt);
  return /\bsecondary rate limit|\babuse detection/i.test(said) ? unnamedDelayMs : undefined;
}
