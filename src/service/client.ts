import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { loadAxios } from './axios.js';
import { encodeBody } from './body.js';
import { closeIdle, connectionsTo, diedIdle } from './connections.js';
import { type EndpointName, type PullRequestRequest, type Requests, endpoints } from './endpoints.js';
import { ServiceError, grouped } from './errors.js';
import { type Look, type Verdict, lookOf } from './looks.js';
import { networkFailure } from './network-failures.js';
import { oneLine } from './one-line.js';
import { type ReceivedBody, acceptedEncodings, receiveBody } from './received-body.js';
import { redactor } from './redaction.js';
import { failureOf, mayHaveBeenDone, repeatTable } from './repeat-table.js';
import { type Repetition, repeat } from './repeats.js';
import { requestLimitMs } from './request-limits.js';
import { retryAfterMs } from './retry-after.js';

export interface ClientSettings {
  /** The service's base address, which ends with the version segment; without a trailing slash. */
  readonly baseUrl: string;
  readonly token: string;
  /** Limit of one attempt, from its start to the last byte of its answer, in milliseconds. */
  readonly attemptLimitMs: number;
  /** Attempts of one request, the first included. */
  readonly maxAttempts: number;
  /** Told before a request is sent again. */
  readonly onRepeat?: (repetition: Repetition) => void;
  /** Told when the answer of a write was lost, and what a look at the state showed. */
  readonly onLook?: (line: string) => void;
  /** Told of every attempt that got an answer. */
  readonly onAnswer?: (line: string) => void;
  readonly signal?: AbortSignal;
  /** When every request has to be over, in milliseconds since the epoch; none by default but each request's own limit. */
  readonly deadline?: number;
}

/** A usable answer: a 2xx status and a body that is what its endpoint promises. */
export interface Answer {
  readonly status: number;
  /** The body as received, without the token should it hold it. */
  readonly text: string;
  /** The body as JSON; undefined when it is empty or the endpoint answers text. */
  readonly json: unknown;
  /** True when the answer of a write was lost and this is the one of the look that showed it done. */
  readonly shownByLook?: boolean;
}

/** The latest request that changes something, and what became of it as far as is known. */
export interface LastWrite {
  /** Method and path. */
  readonly asked: string;
  readonly became: 'done' | 'not-done' | 'unclear';
}

/** What clients of one service with different limits have in common. */
interface Course {
  lastAnswer?: Answer;
  lastWrite?: LastWrite;
}

/** Larger answers are refused, so that a service gone wrong cannot fill the runner's memory. */
export const answerLimitBytes = 256 * 1024 * 1024;

/** What is read of the body of an error: more than anybody is shown. */
const errorLimitBytes = 1024 * 1024;

/** Sends requests to the service. The one place that knows the token. */
export class ServiceClient {
  readonly #settings: ClientSettings;
  readonly #http: AxiosInstance;
  readonly #connections: Agent;
  readonly #redact: (text: string) => string;
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
    const connections = await connectionsTo(new URL(settings.baseUrl));
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
      // As a stream, an answer that came stands, even when sending the rest of the request then fails.
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

  /** The last usable answer of any request. */
  get lastAnswer(): Answer | undefined {
    return this.#course.lastAnswer;
  }

  /** Undefined when nothing that changes something was sent. */
  get lastWrite(): LastWrite | undefined {
    return this.#course.lastWrite;
  }

  /** The same client with other limits. Answers and writes count for both. */
  limited(
    limits: Partial<Pick<ClientSettings, 'attemptLimitMs' | 'maxAttempts' | 'deadline'>> & { signal?: AbortSignal },
  ): ServiceClient {
    return new ServiceClient({ ...this.#settings, ...limits }, this.#http, this.#connections, this.#course);
  }

  /**
   * Sends one request, or its body already encoded, and does what the table of repeats says when that fails.
   * @throws BodyTooLarge before anything is sent
   * @throws ServiceError when no attempt ended in a usable answer and no look shows that the request was done
   * @throws the signal's reason when it is aborted
   */
  async send<Name extends EndpointName>(name: Name, request: Requests[Name] | Buffer): Promise<Answer> {
    const isEncoded = Buffer.isBuffer(request);
    const encoded = isEncoded ? request : endpoints[name].method === 'POST' ? encodeBody(request) : undefined;
    const { attemptLimitMs, maxAttempts, signal, onRepeat, onLook, deadline = Infinity } = this.#settings;
    const sentAt = Date.now();
    const limitMs = requestLimitMs({ attemptLimitMs, maxAttempts });
    const look = lookOf(name);
    // The looks of a write come on top of its own limit, so that a lost answer is looked for to the end.
    const looking = this.limited({ deadline: Math.min(deadline, sentAt + 2 * limitMs) });
    const answer = await repeat({
      row: repeatTable[name],
      attempt: (within) => this.limited({ attemptLimitMs: within }).#attemptAndNote(name, request, encoded),
      attemptLimitMs,
      maxAttempts,
      deadline: Math.min(deadline, sentAt + limitMs),
      look: look === undefined || isEncoded ? undefined : () => looking.#look(look, name, request, sentAt),
      onRepeat,
      onLook,
      signal,
    });
    if (answer.shownByLook !== true) this.#course.lastAnswer = answer;
    return answer;
  }

  /** Looks whether a write was done whose answer was lost. */
  async #look(
    { endpoint, read }: Look,
    name: EndpointName,
    request: object,
    sentAt: number,
  ): Promise<{ verdict: Verdict; answer: Answer }> {
    const { repo, targetBranch, pr, ...rest } = request as PullRequestRequest;
    const { status, text, json } = await this.#orNothing(
      endpoint === 'getQueue'
        ? this.send(endpoint, { repo, targetBranch })
        : this.send(endpoint, { repo, targetBranch, pr: { number: pr.number } }),
    );
    const verdict = read(json, rest, sentAt);
    this.#note(name, verdict.kind === 'done' ? 'done' : verdict.kind === 'unknown' ? 'unclear' : 'not-done');
    return { verdict, answer: { status, text, json, shownByLook: true } };
  }

  /** An answer 404 to a look says that there is nothing; unless it is the page of something in front of the service. */
  async #orNothing(look: Promise<Answer>): Promise<Answer> {
    try {
      return await look;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 404 || /<(!doctype|html)\b/i.test(error.message))
        throw error;
      return { status: 404, text: '', json: undefined };
    }
  }

  async #attemptAndNote(name: EndpointName, request: object, body: Buffer | undefined): Promise<Answer> {
    const before = this.lastWrite;
    this.#note(name, 'unclear');
    try {
      const answer = await this.#attempt(name, request, body);
      this.#note(name, 'done');
      return answer;
    } catch (error) {
      const wasUnclear = before?.became === 'unclear';
      if (error instanceof ServiceError && !wasUnclear && !mayHaveBeenDone(failureOf(error)))
        this.#note(name, 'not-done');
      throw error;
    }
  }

  #note(name: EndpointName, became: LastWrite['became']): void {
    const { method, path, effect } = endpoints[name];
    if (effect !== 'read') this.#course.lastWrite = { asked: `${method} ${path}`, became };
  }

  async #attempt(name: EndpointName, request: object, body: Buffer | undefined): Promise<Answer> {
    const { method, path, effect } = endpoints[name];
    const asked = `${method} ${path}`;
    const limit = new AbortController();
    const timer = setTimeout(() => {
      limit.abort();
    }, this.#settings.attemptLimitMs);
    const signals = [limit.signal, ...(this.#settings.signal === undefined ? [] : [this.#settings.signal])];
    const call: AxiosRequestConfig = {
      method,
      url: path,
      signal: AbortSignal.any(signals),
      ...(body === undefined ? { params: request } : { data: body, headers: { 'content-type': 'application/json' } }),
    };
    // Whether a write arrived on a connection that died while it was idle can't be told, so it goes on a new one.
    if (effect === 'write') closeIdle(this.#connections);
    let response: AxiosResponse<IncomingMessage>;
    let received: ReceivedBody;
    try {
      try {
        response = await this.#http.request<IncomingMessage>(call);
      } catch (error) {
        if (effect === 'write' || !diedIdle(error)) throw error;
        closeIdle(this.#connections);
        response = await this.#http.request<IncomingMessage>(call);
      }
      const isError = response.status >= 400;
      received = await receiveBody(response.data, isError ? errorLimitBytes : answerLimitBytes);
      // An answer may come before the whole request is sent; the rest of it is for nobody.
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
          attemptLimitMs: this.#settings.attemptLimitMs,
          redact: this.#redact,
        }),
      );
    } finally {
      clearTimeout(timer);
    }
    return this.#read(asked, name, response, received);
  }

  #read(asked: string, name: EndpointName, response: AxiosResponse<IncomingMessage>, received: ReceivedBody): Answer {
    const text = this.#redact(new TextDecoder('utf-8').decode(received.bytes));
    const problem = received.problem === undefined ? undefined : this.#redact(received.problem);
    const statusText = this.#redact(response.statusText);
    const came = `${asked} answered ${String(response.status)}${statusText === '' ? '' : ` ${oneLine(statusText, 60)}`}`;
    const { headers } = response.data;
    this.#settings.onAnswer?.(`${came}, ${grouped(received.bytes.byteLength)} bytes`);
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
    return { status: response.status, text, json: readJson(came, name, response.status, text) };
  }
}

/** Endpoints whose answer is read, and may therefore not be empty. */
const answersJson: ReadonlySet<EndpointName> = new Set([
  'getSubmittedPullRequest',
  'getQueue',
  'listUnhealthyTests',
  'listQuarantinedTests',
]);

/** The service answers JSON except where stated otherwise (service interface, first paragraph); writes may answer nothing. */
function readJson(came: string, name: EndpointName, status: number, text: string): unknown {
  if (name === 'getMergeQueueMetrics') return undefined;
  const broken = (what: string): ServiceError =>
    new ServiceError({ kind: 'broken-body', status, message: `${came}, but ${what}` });
  if (text.trim() === '') {
    if (answersJson.has(name)) throw broken('its body is empty');
    return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw broken(`its body is no JSON: ${oneLine(text)}`);
  }
}
