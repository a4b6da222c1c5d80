import type { Agent, ClientRequest } from 'node:http';
import type { AxiosError, AxiosInstance } from 'axios';
import { agentFor, closeIdle } from './agents.js';
import { canHaveArrived } from './connected.js';
import type { Credential } from './credential.js';
import { ServiceError } from './errors.js';
import { counted } from '../../../packages/shared/src/numbers.js';
import { type Response, errorLimitBytes, headersOf, loadAxios, responseLimitBytes, sendOnce } from './http.js';
import { networkFailure } from './network-failures.js';
import { beginsWithMetrics } from './prometheus.js';
import { type Redactor, redactor } from '../../../packages/shared/src/redaction.js';
import { type ResponseBody, receiveBody } from './response-body.js';
import { retryAfterMs } from './retry-after.js';
import type { Address, ResponseForm } from './address.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { isObject } from '../../../packages/shared/src/json-values.js';

/** A usable response: a 2xx status and a body of the form that its endpoint promises. */
export interface ServiceResponse {
  readonly status: number;
  /** The body as received, to be read. It may hold the token. */
  readonly received: string;
  /** The same without the token, which may be written. It is made when it is first read. */
  readonly text: string;
  /** The body as JSON; undefined when it is empty or the endpoint answers text. */
  readonly json: unknown;
  /** When the service sent it, by its clock, in milliseconds since the epoch; undefined where it does not say it. */
  readonly date?: number | undefined;
  /** True when the response of a write was lost and this response showed that the write was done. */
  readonly verified?: boolean;
}

/** Limits of one attempt, and a function that gets its response. */
export interface AttemptOptions {
  /** From its start to the last byte of its response, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Called for a response, whatever its status. */
  readonly onResponse?: ((line: string) => void) | undefined;
}

/** Sends a request to one service once, and reads the response. Only this class sends the credential. */
export class Transport {
  readonly #address: string;
  readonly #credential: Credential['headers'];
  readonly #connections: Agent;
  readonly #axios: AxiosInstance;
  readonly #redact: Redactor;

  private constructor(address: string, { headers, secret }: Credential, connections: Agent, axios: AxiosInstance) {
    this.#address = address;
    this.#credential = headers;
    this.#connections = connections;
    this.#axios = axios;
    this.#redact = redactor(secret);
  }

  /**
   * The way to one service. Nothing is sent yet.
   * @param address of the service, which ends with the version segment; without a trailing slash
   * @throws ServiceError when the environment names a proxy with an invalid address
   */
  static async to(address: string, credential: Credential): Promise<Transport> {
    const connections = await agentFor(new URL(address));
    return new Transport(address, credential, connections, await loadAxios());
  }

  /**
   * Sends a request once.
   * @param query of a request without a body
   * @throws ServiceError when no usable response came; that error or the signal's reason when it is aborted
   */
  async attempt(
    address: Address,
    query: object | undefined,
    body: Buffer | undefined,
    options: AttemptOptions,
  ): Promise<ServiceResponse> {
    const { timeoutMs, signal } = options;
    const { method, path, effect } = address;
    const asked = `${method} ${path}`;
    const timeout = new AbortController();
    const timer = setTimeout(() => {
      timeout.abort();
    }, timeoutMs);
    const signals = [timeout.signal, ...(signal === undefined ? [] : [signal])];
    // A write gets a new connection: when an idle connection turns out to be closed, it is unknown whether the write
    // arrived.
    if (effect === 'write') closeIdle(this.#connections);
    let response: Response;
    let received: ResponseBody;
    try {
      response = await this.#send(address, query, body, AbortSignal.any(signals));
      const isError = response.status >= 400;
      const limitBytes = isError ? errorLimitBytes : responseLimitBytes;
      received = await receiveBody(response.data, headersOf(response)['content-encoding'], limitBytes, this.#redact);
      // A response can arrive before the whole request is sent. The rest of the request is then not needed.
      const request = response.request as ClientRequest;
      if (!request.writableFinished) request.destroy();
      if (received.problem !== undefined && !isError) for (const one of signals) one.throwIfAborted();
      const size = counted(received.bytes.byteLength, 'byte');
      options.onResponse?.(`${this.#came(asked, response)}, ${size}${this.#requestId(response)}`);
    } catch (error) {
      // Only the error's code and message may leave this place: an AxiosError holds the whole request.
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
    try {
      return this.#read(address, response, received);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      throw error.with({ message: `${error.message}${this.#requestId(response)}` });
    }
  }

  /** @throws AxiosError which holds the token */
  #send(
    { method, path }: Address,
    query: object | undefined,
    body: Buffer | undefined,
    signal: AbortSignal,
  ): Promise<Response> {
    return sendOnce(this.#axios, this.#connections, {
      method,
      url: `${this.#address}${path}`,
      headers: {
        ...this.#credential,
        accept: 'application/json, text/plain',
        'user-agent': 'merge-queue-action',
        // Without a body, axios would name the type of a form.
        'content-type': body === undefined ? false : 'application/json',
      },
      ...(body === undefined ? { params: new URLSearchParams(query as Record<string, string>) } : { data: body }),
      signal,
    });
  }

  /** The response in a few words, for messages. */
  #came(asked: string, { status, statusText }: Response): string {
    const said = this.#redact(statusText);
    return `${asked} answered ${String(status)}${said === '' ? '' : ` ${oneLine(said, 60)}`}`;
  }

  /** The service's id of a request in parentheses, by which the service's support finds it; otherwise empty. */
  #requestId(response: Response): string {
    const id = headersOf(response)['x-request-id'] ?? '';
    return id === '' ? '' : ` (X-Request-Id: ${oneLine(this.#redact(id), 100)})`;
  }

  /** Distinguishes a usable response from all others. */
  #read({ method, path, response: form }: Address, response: Response, received: ResponseBody): ServiceResponse {
    const problem = received.problem === undefined ? undefined : this.#redact(received.problem);
    const { status } = response;
    const headers = headersOf(response);
    const came = this.#came(`${method} ${path}`, response);
    if (status >= 300 && status < 400) {
      const location = this.#redact(headers.location ?? 'nowhere');
      throw new ServiceError({
        kind: 'redirect',
        status,
        message: `${came}, a redirect to ${oneLine(location)}, which is not followed`,
      });
    }
    if (status < 200 || status >= 300) {
      const body = decoded(received.bytes);
      const text = problem === undefined ? this.#redact(body) : this.#redact.cutOff(body);
      throw new ServiceError({
        kind: 'status',
        status,
        received: text,
        message:
          text.trim() !== ''
            ? `${came}: ${oneLine(problem === undefined ? text : `${text}…`)}`
            : problem === undefined
              ? `${came} with an empty body`
              : `${came}, and its body ${problem}`,
        // A date counts by the clock of its sender.
        retryAfterMs: retryAfterMs(headers['retry-after'], dateOf(headers) ?? Date.now()),
      });
    }
    if (problem !== undefined) {
      throw new ServiceError({
        kind: 'broken-body',
        status,
        message: `${came}, but its body ${problem}`,
        ...(received.isCut === true ? { advice: 'Run the step again' } : {}),
      });
    }
    const body = decoded(received.bytes);
    let redacted: string | undefined;
    const text = (): string => (redacted ??= this.#redact(body));
    const json = readJson(came, form, { status, body, text, type: headers['content-type'] ?? '' });
    return {
      ...{ status, received: body, json, date: dateOf(headers) },
      get text() {
        return text();
      },
    };
  }
}

const dateOf = ({ date = '' }: Readonly<Record<string, string | undefined>>): number | undefined =>
  Date.parse(date) || undefined;

const decoded = (bytes: Buffer): string => new TextDecoder('utf-8').decode(bytes);

/** The service answers JSON except where stated otherwise (service interface, first paragraph); writes may answer nothing. */
function readJson(
  came: string,
  form: ResponseForm,
  {
    status,
    body,
    text,
    type,
  }: { readonly status: number; readonly body: string; readonly text: () => string; readonly type: string },
): unknown {
  const broken = (what: string): ServiceError =>
    new ServiceError({ kind: 'broken-body', status, message: `${came}, but ${what}` });
  if (body.trim() === '') {
    // A service without queues has no metrics, and still answers 200.
    if (form === 'json' || form === 'list' || (form === 'text' && status !== 200)) throw broken('its body is empty');
    return undefined;
  }
  if (form === 'text') {
    if (!beginsWithMetrics(body))
      throw broken(`its body is not metrics in the Prometheus text format: ${oneLine(text())}`);
    return undefined;
  }
  // A page comes from a proxy or a login, and not from the service.
  if (form === 'anything' && (/^\s*text\/html\b/i.test(type) || /^\s*</.test(body)))
    throw broken(`its body is a page, not a response of the service: ${oneLine(text())}`);
  let json: unknown;
  try {
    // The body is not redacted first: a replacement in the token's place could break the JSON or change what it means.
    json = JSON.parse(body);
  } catch {
    // Hosted services answer writes with the text OK, or with nothing.
    if (form === 'anything') return undefined;
    throw broken(`its body is not JSON: ${oneLine(text())}`);
  }
  if ((form === 'json' || form === 'list') && !isObject(json))
    throw broken(`its body is not a JSON object: ${oneLine(text())}`);
  // Without the list, nothing tells an empty list from a response that is about something else.
  if (form === 'list' && !(isObject(json) && Array.isArray(json.data)))
    throw broken(`its body has no list "data": ${oneLine(text())}`);
  return json;
}
