import type { Agent } from 'node:http';
import type { Readable } from 'node:stream';
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { acceptedCodings } from './response-body.js';

/** Response when its head has arrived. Its body has yet to be read, and decompressed, by `receiveBody`. */
export type Response = AxiosResponse<Readable>;

/** Headers with names in lower case. Node joins repeated headers. */
export const headersOf = ({ headers }: Response): Readonly<Record<string, string | undefined>> =>
  headers as Record<string, string | undefined>;

/**
 * Larger responses are refused, before and after decompression, so that a faulty service can neither fill the runner's
 * memory nor keep the step busy. A list of fifty thousand tests on one page fits.
 */
export const responseLimitBytes = 64 * 1024 * 1024;

/** How much of an error's body is read: more than is shown. */
export const errorLimitBytes = 1024 * 1024;

/** A request over HTTP. */
type HttpRequest = Pick<AxiosRequestConfig<Buffer>, 'method' | 'url' | 'params' | 'data'> & {
  readonly headers: Readonly<Record<string, string | false>>;
  readonly signal: AbortSignal;
};

/**
 * Sends a request once. Redirects are not followed, because they would carry the token to another place. The agent
 * connects through proxies, because axios would read a proxy's answer as the service's response. Sizes are limited by
 * `receiveBody`, which keeps the beginning of a body that is too large.
 * @throws AxiosError which holds the token
 */
export function sendOnce(axios: AxiosInstance, connections: Agent, request: HttpRequest): Promise<Response> {
  return axios.request<Readable>({
    ...request,
    headers: { ...request.headers, 'accept-encoding': acceptedCodings },
    adapter: 'http',
    httpAgent: connections,
    httpsAgent: connections,
    proxy: false,
    maxRedirects: 0,
    // axios does not notice that the end of a compressed body is missing.
    decompress: false,
    responseType: 'stream',
    validateStatus: null,
  });
}

/**
 * Loads axios, before the time of an attempt begins to count. axios reads the global `FormData` while it loads, and
 * Node would then load its whole client for `fetch`, which takes as long as all of axios. The action sends no forms, so
 * the global is removed. It is not restored, because even reading the property makes Node load the client.
 */
export async function loadAxios(): Promise<AxiosInstance> {
  Reflect.deleteProperty(globalThis, 'FormData');
  return (await import('axios')).default;
}
