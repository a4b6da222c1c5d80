import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { loadAxios } from './axios.js';
import { encodeBody } from './request-body.js';
import { closeIdle, agentFor, diedIdle } from './agents.js';
import {
  type EndpointName,
  type PullRequestRequest,
  type Requests,
  type ResponseForm,
  endpointOf,
} from './endpoints.js';
import { ServiceError, grouped, isAbsence } from './errors.js';
import type { WriteVerification, Verdict } from './verify-write.js';
import { networkFailure } from './network-failures.js';
import { oneLine } from './text.js';
import { type ResponseBody, acceptedEncodings, receiveBody } from './response-body.js';
import { type Redactor, redactor } from './redaction.js';
import { unreadableJson } from './json-limits.js';
import { failureOf, mayHaveBeenDone, retryPolicy } from './retry-policy.js';
import { type Retry, withRetries } from './retry.js';
import { totalTimeoutMs } from './timeouts.js';
import { retryAfterMs } from './retry-after.js';

export interface ClientSettings {
  /** The service's base address, which ends with the version segment; without a trailing slash. */
  readonly baseUrl: string;
  readonly token: string;
  /** Limit of one attempt, from its start to the last byte of its response, in milliseconds. */
  readonly attemptTimeoutMs: number;
  /** Attempts of one request, the first included. */
  readonly maxAttempts: number;
  /** Told before a request is sent again. */
  readonly onRetry?: (retry: Retry) => void;
  /** Told when the response of a write was lost, and what verifying showed. */
  readonly onVerify?: (line: string) => void;
  /** Told of every attempt that got a response. */
  readonly onResponse?: (line: string) => void;
  /** Told of every request that changes something, before it is sent and when it is known what became of it. */
  readonly onWrite?: (write: LastWrite) => void;
  readonly signal?: AbortSignal;
  /** When every request has to be over, in milliseconds since the epoch; none by default but each request's own limit. */
  readonly deadline?: number;
}

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

/** The latest request that changes something, and what became of it as far as is known. */
export interface LastWrite {
  /** Method and path. */
  readonly asked: string;
  readonly became: 'done' | 'not-done' | 'unclear';
}

/** What a client shares with those that `limited` makes of it. */
interface Course {
  lastResponse?: ServiceResponse;
  lastWrite?: LastWrite;
}

/**
 * Larger responses are refused, before and after decompression, so that a service gone wrong can neither fill the runner's
 * memory nor keep the step busy. A list of fifty thousand tests on one page fits.
 */
export const responseLimitBytes = 64 * 1024 * 1024;

/** What is read of the body of an error: more than anybody is shown. */
const errorLimitBytes = 1024 * 1024;

/** Sends requests to the service. The one place that knows the token. */
export class ServiceClient {
  readonly #settings: ClientSettings;
  readonly #http: AxiosInstance;
  readonly #connections: Agent;
  readonly #redact: Redactor;
  readonly #course: Course;

  private constructor(settings: ClientSettings, http: AxiosInstance, connections: Agent, course: Course = {}) {
    this.#settings = settings;
    this.#http = http;
    this.#connections = connections;
    this.#course = course;
    this.#redact = redactor(settings.token);
  }

  /**
   * A client for one service. Nothing is sent yet.
   * @throws ServiceError when the environment names a proxy that is none
   */
  static async create(settings: ClientSettings): Promise<ServiceClient> {
    const axios = await loadAxios();
    const connections = await agentFor(new URL(settings.baseUrl));
    const http = axios.create({
      adapter: 'http',
      baseURL: settings.baseUrl,
      headers: {
        'x-api-token': settings.token,
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
    return new ServiceClient(settings, http, connections);
  }

  /** The last usable response of any request. */
  get lastResponse(): ServiceResponse | undefined {
    return this.#course.lastResponse;
  }

  /** Undefined when nothing that changes something was sent. */
  get lastWrite(): LastWrite | undefined {
    return this.#course.lastWrite;
  }

  /** The same client with other limits. Responses and writes count for both. */
  limited(
    limits: Partial<Pick<ClientSettings, 'attemptTimeoutMs' | 'maxAttempts' | 'deadline'>> & { signal?: AbortSignal },
  ): ServiceClient {
    return new ServiceClient({ ...this.#settings, ...limits }, this.#http, this.#connections, this.#course);
  }

  /**
   * Sends one request, or its body already encoded, and does what the retry policy says when that fails.
   * @throws BodyTooLarge before anything is sent
   * @throws ServiceError when no attempt ended in a usable response and no state shows that the request was done
   * @throws the signal's reason when it is aborted
   */
  async send<Name extends EndpointName>(name: Name, request: Requests[Name] | Buffer): Promise<ServiceResponse> {
    const { method, effect, verification } = endpointOf(name);
    const isEncoded = Buffer.isBuffer(request);
    const encoded = isEncoded ? request : method === 'POST' ? encodeBody(request) : undefined;
    const { attemptTimeoutMs, maxAttempts, signal, onRetry, onVerify, deadline = Infinity } = this.#settings;
    const sentAt = Date.now();
    const timeoutMs = totalTimeoutMs({ attemptTimeoutMs, maxAttempts });
    // Verification has time of its own, on top of the write's, so that a write whose response was lost is always verified.
    const verifier = this.limited({ deadline: Math.min(deadline, sentAt + 2 * timeoutMs) });
    const response = await withRetries({
      row: retryPolicy[effect],
      attempt: (within) => this.limited({ attemptTimeoutMs: within }).#attemptAndNote(name, request, encoded),
      attemptTimeoutMs,
      maxAttempts,
      deadline: Math.min(deadline, sentAt + timeoutMs),
      verify:
        verification === undefined || isEncoded
          ? undefined
          : () => verifier.#verify(verification, name, request, sentAt),
      onRetry,
      onVerify,
      signal,
    });
    if (response.verified !== true) this.#course.lastResponse = response;
    return response;
  }

  /** Verifies whether a write was done whose response was lost. */
  async #verify(
    { endpoint, read }: WriteVerification,
    name: EndpointName,
    request: object,
    sentAt: number,
  ): Promise<{ verdict: Verdict; response: ServiceResponse }> {
    const { repo, targetBranch, pr, ...asked } = request as PullRequestRequest;
    const response = await this.#orNothing(
      endpoint === 'getQueue'
        ? this.send(endpoint, { repo, targetBranch })
        : this.send(endpoint, { repo, targetBranch, pr: { number: pr.number } }),
    );
    const verdict = read(response.json, { asked, sentAt });
    this.#note(name, verdict.kind === 'done' ? 'done' : verdict.kind === 'unknown' ? 'unclear' : 'not-done');
    return { verdict, response: { ...response, verified: true } };
  }

  /** The response to a verification; an empty one when the service answers 404, since then there is no such thing. */
  async #orNothing(verify: Promise<ServiceResponse>): Promise<ServiceResponse> {
    try {
      return await verify;
    } catch (error) {
      if (!isAbsence(error)) throw error;
      return { status: 404, received: '', text: '', json: undefined };
    }
  }

  async #attemptAndNote(name: EndpointName, request: object, body: Buffer | undefined): Promise<ServiceResponse> {
    const before = this.lastWrite;
    this.#note(name, 'unclear');
    try {
      const response = await this.#attempt(name, request, body);
      this.#note(name, 'done');
      return response;
    } catch (error) {
      const wasUnclear = before?.became === 'unclear';
      if (error instanceof ServiceError && !wasUnclear && !mayHaveBeenDone(failureOf(error)))
        this.#note(name, 'not-done');
      throw error;
    }
  }

  #note(name: EndpointName, became: LastWrite['became']): void {
    const { method, path, effect } = endpointOf(name);
    if (effect === 'read') return;
    this.#course.lastWrite = { asked: `${method} ${path}`, became };
    this.#settings.onWrite?.(this.#course.lastWrite);
  }

  async #attempt(name: EndpointName, request: object, body: Buffer | undefined): Promise<ServiceResponse> {
    const { method, path, effect } = endpointOf(name);
    const asked = `${method} ${path}`;
    const limit = new AbortController();
    const timer = setTimeout(() => {
      limit.abort();
    }, this.#settings.attemptTimeoutMs);
    const signals = [limit.signal, ...(this.#settings.signal === undefined ? [] : [this.#settings.signal])];
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
        signals.forEach((signal) => {
          signal.throwIfAborted();
        });
    } catch (error) {
      // The axios error holds the request and its headers: nothing but its code and message may leave this place.
      throw new ServiceError(
        networkFailure(error, {
          asked,
          address: this.#settings.baseUrl,
          timedOut: limit.signal.aborted,
          attemptTimeoutMs: this.#settings.attemptTimeoutMs,
          redact: this.#redact,
        }),
      );
    } finally {
      clearTimeout(timer);
    }
    return await this.#read(asked, name, response, received);
  }

  async #read(
    asked: string,
    name: EndpointName,
    response: AxiosResponse<IncomingMessage>,
    received: ResponseBody,
  ): Promise<ServiceResponse> {
    const body = new TextDecoder('utf-8').decode(received.bytes);
    const problem = received.problem === undefined ? undefined : this.#redact(received.problem);
    const statusText = this.#redact(response.statusText);
    const came = `${asked} answered ${String(response.status)}${statusText === '' ? '' : ` ${oneLine(statusText, 60)}`}`;
    const { headers } = response.data;
    this.#settings.onResponse?.(`${came}, ${grouped(received.bytes.byteLength)} bytes`);
    const text = await this.#redact.inTurns(body, undefined, this.#settings.signal);
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
    const json = readJson(came, endpointOf(name).response, { status: response.status, body, text });
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
