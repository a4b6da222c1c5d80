import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { AxiosError, AxiosInstance } from 'axios';
import { agentFor, closeIdle, diedIdle } from './agents.js';
import { canHaveArrived } from './connected.js';
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

interface SentRequest {
  /** The request, of which a part may still be unsent when the response comes. */
  readonly request: ClientRequest;
  /** The response, whose body has yet to be read. */
  readonly response: IncomingMessage;
}

/** Sends a request to one service once, and reads the response. The one place that sends the token. */
export class Transport {
  readonly #address: string;
  readonly #token: string;
  readonly #connections: Agent;
  readonly #axios: AxiosInstance;
  readonly #redact: Redactor;

  private constructor(address: string, token: string, connections: Agent, axios: AxiosInstance) {
    this.#address = address;
    this.#token = token;
    this.#connections = connections;
    this.#axios = axios;
    this.#redact = redactor(token);
  }

  /**
   * The way to one service. Nothing is sent yet.
   * @param address of the service, which ends with the version segment; without a trailing slash
   * @throws ServiceError when the environment names a proxy that is none
   */
  static async to(address: string, token: string): Promise<Transport> {
    const connections = await agentFor(new URL(address));
    return new Transport(address, token, connections, await loadAxios());
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
    const send = (): Promise<SentRequest> => this.#send(name, request, body, AbortSignal.any(signals));
    // A write gets a new connection: when an idle one turns out to be closed, nobody can tell whether the write arrived.
    if (effect === 'write') closeIdle(this.#connections);
    let response: IncomingMessage;
    let received: ResponseBody;
    try {
      const sent = await send().catch((error: unknown) => {
        if (effect === 'write' || !diedIdle(error as AxiosError)) throw error;
        closeIdle(this.#connections);
        return send();
      });
      response = sent.response;
      const isError = statusOf(response) >= 400;
      received = await receiveBody(response, isError ? errorLimitBytes : responseLimitBytes, this.#redact);
      // A response can arrive before the whole request is sent. The rest of the request is then not needed.
      if (!sent.request.writableFinished) sent.request.destroy();
      if (received.problem !== undefined && !isError)
        signals.forEach((one) => {
          one.throwIfAborted();
        });
    } catch (error) {
      // Nothing but the error's code and message may leave this place: an AxiosError holds the whole request.
      throw new ServiceError(
        networkFailure((error as AxiosError).cause ?? error, {
          asked,
          address: this.#address,
          timedOut: timeout.signal.aborted,
          canHaveArrived: canHaveArrived((error as AxiosError).request as ClientRequest | undefined),
          attemptTimeoutMs: timeoutMs,
          redact: this.#redact,
        }),
      );
    } finally {
      clearTimeout(timer);
    }
    return this.#read(name, response, received, options);
  }

  /**
   * Redirects are not followed, since they would carry the token to wherever they lead. The body is left to `receiveBody`:
   * axios takes a compressed body that ends too early for a whole one, undoes one coding at most, and keeps nothing of a body
   * that is cut off. Proxies are left to the agent: axios passes on what a proxy answers as if the service had answered it.
   * @throws AxiosError which holds the token
   */
  async #send(
    name: EndpointName,
    request: object,
    body: Buffer | undefined,
    signal: AbortSignal,
  ): Promise<SentRequest> {
    const { method, path } = endpointOf(name);
    const response = await this.#axios.request<IncomingMessage>({
      method,
      url: `${this.#address}${path}`,
      headers: {
        'x-api-token': this.#token,
        accept: 'application/json, text/plain',
        'accept-encoding': acceptedEncodings,
        'user-agent': 'merge-queue-action',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? { params: new URLSearchParams(request as Record<string, string>) } : { data: body }),
      adapter: 'http',
      httpAgent: this.#connections,
      httpsAgent: this.#connections,
      proxy: false,
      maxRedirects: 0,
      decompress: false,
      responseType: 'stream',
      validateStatus: null,
      signal,
    });
    return { request: response.request as ClientRequest, response: response.data };
  }

  /** Tells a usable response from all others. */
  #read(
    name: EndpointName,
    response: IncomingMessage,
    received: ResponseBody,
    { onResponse }: AttemptOptions,
  ): ServiceResponse {
    const { method, path, response: form } = endpointOf(name);
    const body = new TextDecoder('utf-8').decode(received.bytes);
    const problem = received.problem === undefined ? undefined : this.#redact(received.problem);
    const status = statusOf(response);
    const statusText = this.#redact(response.statusMessage ?? '');
    const came = `${method} ${path} answered ${String(status)}${statusText === '' ? '' : ` ${oneLine(statusText, 60)}`}`;
    const { headers } = response;
    onResponse?.(`${came}, ${grouped(received.bytes.byteLength)} bytes`);
    const text = problem === undefined ? this.#redact(body) : this.#redact.cutOff(body);
    if (status >= 300 && status < 400) {
      const location = this.#redact(headers.location ?? 'nowhere');
      throw new ServiceError({
        kind: 'redirect',
        status,
        message: `${came}, a redirect to ${oneLine(location)}, which is not followed`,
      });
    }
    if (status < 200 || status >= 300) {
      throw new ServiceError({
        kind: 'status',
        status,
        message:
          text.trim() !== ''
            ? `${came}: ${oneLine(problem === undefined ? text : `${text}…`)}`
            : problem === undefined
              ? `${came} with an empty body`
              : `${came}, and its body ${problem}`,
        // A date is meant by the clock of who sent it.
        retryAfterMs: retryAfterMs(headers['retry-after'], Date.parse(headers.date ?? '') || Date.now()),
      });
    }
    if (problem !== undefined) {
      throw new ServiceError({
        kind: 'broken-body',
        status,
        message: `${came}, but its body ${problem}`,
        ...(received.isCut === true ? { advice: 'The connection broke midway: run the step again' } : {}),
      });
    }
    const json = readJson(came, form, { status, body, text });
    return { status, received: body, text, json };
  }
}

/**
 * Loads axios, before the time of an attempt begins to count. axios reads the global `FormData` while it loads, and Node would
 * then load its whole client for `fetch`, which takes as long as all of axios. The action sends no forms, so axios is loaded
 * without the global.
 */
async function loadAxios(): Promise<AxiosInstance> {
  const property = Object.getOwnPropertyDescriptor(globalThis, 'FormData');
  Reflect.deleteProperty(globalThis, 'FormData');
  try {
    return (await import('axios')).default;
  } finally {
    if (property !== undefined) Object.defineProperty(globalThis, 'FormData', property);
  }
}

/** Node leaves the status open only for messages that are no responses. */
const statusOf = ({ statusCode = 0 }: IncomingMessage): number => statusCode;

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
