import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { agentFor, closeIdle, diedIdle } from './agents.js';
import { loadAxios } from './axios.js';
import { type EndpointName, type ResponseForm, endpointOf } from './endpoints.js';
import { ServiceError, grouped } from './errors.js';
import { unreadableJson } from './json-limits.js';
import { networkFailure } from './network-failures.js';
import { type Redactor, redactor } from './redaction.js';
import { type ResponseBody, acceptedEncodings, receiveBody } from './response-body.js';
import { retryAfterMs } from './retry-after.js';
import { oneLine } from './text.js';

/** A usable response: a 2xx status and a body that is what its endpoint promises. */
export interface ServiceResponse {
  readonly status: number;
  /** The body as received, to be read. It may hold the token. */
  readonly received: string;
  /** The same without the token, to be written. */
  readonly text: string;
  /** The body as JSON; undefined when it is empty or the endpoint answers text. */
  readonly json: unknown;
  /** True when the response of a write was lost and this is the one that showed it done. */
  readonly verified?: boolean;
}

/** How long one attempt may take, and who is told of its response. */
export interface AttemptOptions {
  /** From its start to the last byte of its response, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Told of a response, whatever its status. */
  readonly onResponse?: ((line: string) => void) | undefined;
}

/**
 * Larger responses are refused, before and after decompression, so that a service gone wrong can neither fill the runner's
 * memory nor keep the step busy. A list of fifty thousand tests on one page fits.
 */
export const responseLimitBytes = 64 * 1024 * 1024;

/** What is read of the body of an error: more than anybody is shown. */
const errorLimitBytes = 1024 * 1024;

/** Sends a request to one service once, and reads the response. The one place that sends the token. */
export class Transport {
  readonly #address: string;
  readonly #http: AxiosInstance;
  readonly #connections: Agent;
  readonly #redact: Redactor;

  private constructor(address: string, token: string, http: AxiosInstance, connections: Agent) {
    this.#address = address;
    this.#http = http;
    this.#connections = connections;
    this.#redact = redactor(token);
  }

  /**
   * The way to one service. Nothing is sent yet.
   * @param address of the service, which ends with the version segment; without a trailing slash
   * @throws ServiceError when the environment names a proxy that is none
   */
  static async to(address: string, token: string): Promise<Transport> {
    const axios = await loadAxios();
    const connections = await agentFor(new URL(address));
    const http = axios.create({
      adapter: 'http',
      baseURL: address,
      headers: {
        'x-api-token': token,
        accept: 'application/json, text/plain',
        'accept-encoding': acceptedEncodings,
        'user-agent': 'merge-queue-action',
      },
      // Redirects would carry the token to wherever they lead.
      maxRedirects: 0,
      proxy: false,
      httpAgent: connections,
      httpsAgent: connections,
      // A stream: a response that has arrived is kept even when sending the rest of the request then fails.
      responseType: 'stream',
      decompress: false,
      transformRequest: [],
      transformResponse: [],
      maxBodyLength: Infinity,
      maxContentLength: -1,
      validateStatus: () => true,
    });
    return new Transport(address, token, http, connections);
  }

  /**
   * Sends a request once. One that broke on a connection that had stood idle goes out again on a new connection, which is the
   * same attempt, since the service had closed the idle one; a write never does.
   * @param body undefined for a query
   * @throws ServiceError when no usable response came; that or the signal's reason when it is aborted
   */
  async attempt(
    name: EndpointName,
    request: object,
    body: Buffer | undefined,
    options: AttemptOptions,
  ): Promise<ServiceResponse> {
    const { timeoutMs, signal } = options;
    const { method, path, effect } = endpointOf(name);
    const asked = `${method} ${path}`;
    const timeout = new AbortController();
    const timer = setTimeout(() => {
      timeout.abort();
    }, timeoutMs);
    const signals = [timeout.signal, ...(signal === undefined ? [] : [signal])];
    const call: AxiosRequestConfig = {
      method,
      url: path,
      signal: AbortSignal.any(signals),
      ...(body === undefined ? { params: request } : { data: body, headers: { 'content-type': 'application/json' } }),
    };
    // A write gets a new connection: when an idle one turns out to be closed, nobody can tell whether the write arrived.
    if (effect === 'write') closeIdle(this.#connections);
    let response: AxiosResponse<IncomingMessage>;
    let received: ResponseBody;
    try {
      try {
        response = await this.#http.request<IncomingMessage>(call);
      } catch (error) {
        if (effect === 'write' || !diedIdle(error)) throw error;
        closeIdle(this.#connections);
        response = await this.#http.request<IncomingMessage>(call);
      }
      const isError = response.status >= 400;
      received = await receiveBody(response.data, isError ? errorLimitBytes : responseLimitBytes, this.#redact);
      // A response can arrive before the whole request is sent. The rest of the request is then not needed.
      const sent = response.request as ClientRequest;
      if (!sent.writableFinished) sent.destroy();
      if (received.problem !== undefined && !isError)
        signals.forEach((one) => {
          one.throwIfAborted();
        });
    } catch (error) {
      // The axios error holds the request and its headers: nothing but its code and message may leave this place.
      throw new ServiceError(
        networkFailure(error, {
          asked,
          address: this.#address,
          timedOut: timeout.signal.aborted,
          attemptTimeoutMs: timeoutMs,
          redact: this.#redact,
        }),
      );
    } finally {
      clearTimeout(timer);
    }
    return await this.#read(name, response, received, options);
  }

  /** Tells a usable response from all others. */
  async #read(
    name: EndpointName,
    response: AxiosResponse<IncomingMessage>,
    received: ResponseBody,
    { signal, onResponse }: AttemptOptions,
  ): Promise<ServiceResponse> {
    const { method, path, response: form } = endpointOf(name);
    const body = new TextDecoder('utf-8').decode(received.bytes);
    const problem = received.problem === undefined ? undefined : this.#redact(received.problem);
    const statusText = this.#redact(response.statusText);
    const came = `${method} ${path} answered ${String(response.status)}${statusText === '' ? '' : ` ${oneLine(statusText, 60)}`}`;
    const { headers } = response.data;
    onResponse?.(`${came}, ${grouped(received.bytes.byteLength)} bytes`);
    const text = await this.#redact.inTurns(body, undefined, signal);
    if (response.status >= 300 && response.status < 400) {
      const location = this.#redact(headers.location ?? 'nowhere');
      throw new ServiceError({
        kind: 'redirect',
        status: response.status,
        message: `${came}, a redirect to ${oneLine(location)}, which is not followed`,
      });
    }
    if (response.status < 200 || response.status >= 300) {
      throw new ServiceError({
        kind: 'status',
        status: response.status,
        message:
          text.trim() !== ''
            ? `${came}: ${oneLine(problem === undefined ? text : this.#redact(`${text}…`))}`
            : problem === undefined
              ? `${came} with an empty body`
              : `${came}, and its body ${problem}`,
        retryAfterMs: retryAfterMs(headers['retry-after'], Date.now()),
      });
    }
    if (problem !== undefined) {
      throw new ServiceError({
        kind: 'broken-body',
        status: response.status,
        message: `${came}, but its body ${problem}`,
      });
    }
    const json = readJson(came, form, { status: response.status, body, text });
    return { status: response.status, received: body, text, json };
  }
}

/** The service answers JSON except where stated otherwise (service interface, first paragraph); writes may answer nothing. */
function readJson(
  came: string,
  form: ResponseForm,
  { status, body, text }: { readonly status: number; readonly body: string; readonly text: string },
): unknown {
  if (form === 'text') return undefined;
  const broken = (what: string): ServiceError =>
    new ServiceError({ kind: 'broken-body', status, message: `${came}, but ${what}` });
  if (body.trim() === '') {
    if (form === 'json') throw broken('its body is empty');
    return undefined;
  }
  const unreadable = unreadableJson(body);
  if (unreadable !== undefined) throw broken(`its body ${unreadable}`);
  try {
    // Not redacted before: a replacement in the token's place could break the JSON or change what it means.
    return JSON.parse(body) as unknown;
  } catch {
    throw broken(`its body is no JSON: ${oneLine(text)}`);
  }
}
