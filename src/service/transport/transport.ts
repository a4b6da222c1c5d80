import type { ClientRequest } from 'node:http';
import { agentFor, closeIdle } from './agents.js';
import { canHaveArrived } from './connected.js';
import type { Credential } from './credential.js';
import { type FailureKind, ServiceError, type ServiceFailure } from './errors.js';
import { counted } from '../../../packages/shared/src/numbers.js';
import { type Response, errorLimitBytes, headersOf, loadAxios, responseLimitBytes, sendOnce } from './http.js';
import { networkFailure } from './network-failures.js';
import { beginsWithMetrics } from './prometheus.js';
import { type Redactor, redactor } from '../../../packages/shared/src/redaction.js';
import { type ResponseBody, receiveBody } from './response-body.js';
import { retryAfterMs } from './retry-after.js';
import type { Address, ResponseForm } from './address.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { fieldsOf, isObject, present } from '../../../packages/shared/src/json-values.js';

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

/** A request as it is sent: with a body, or else with a query. */
export interface SentRequest {
  readonly address: Address;
  readonly query?: object | undefined;
  readonly body?: Buffer | undefined;
}

/**
 * Sends a request to one service once.
 * @throws ServiceError when no usable response came; that error or the signal's reason when it is aborted
 */
export type Transport = (request: SentRequest, options: AttemptOptions) => Promise<ServiceResponse>;

/**
 * The way to one service. Nothing is sent yet. Only the transport sends the credential.
 * @param address of the service, which ends with the version segment; without a trailing slash
 * @throws ServiceError when the environment names a proxy with an invalid address
 */
export async function transportTo(address: string, { headers, secret }: Credential): Promise<Transport> {
  const connections = await agentFor(new URL(address));
  const axios = await loadAxios();
  const redact = redactor(secret);
  return async ({ address: { method, path, effect, response: form }, query, body }, options) => {
    const { timeoutMs, onResponse } = options;
    const asked = `${method} ${path}`;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), timeoutMs);
    const signals = present(timeout.signal, options.signal);
    // A write gets a new connection: when an idle connection turns out to be closed, it is unknown whether the write
    // arrived.
    if (effect === 'write') closeIdle(connections);
    let answer: Answer;
    try {
      const sent = {
        method,
        url: `${address}${path}`,
        headers: headersWith(headers, body),
        ...(body === undefined ? { params: new URLSearchParams(query as Record<string, string>) } : { data: body }),
        signal: AbortSignal.any(signals),
      };
      answer = await answerOf(asked, await sendOnce(axios, connections, sent), redact);
      // Only the beginning of an error's body is of use.
      if (answer.problem !== undefined && answer.status < 400) for (const one of signals) one.throwIfAborted();
      onResponse?.(`${answer.came}, ${counted(answer.bytes, 'byte')}${answer.id}`);
    } catch (error) {
      // Only the error's code and message may leave this place: an AxiosError holds the whole request.
      const { cause = error, request } = error as { readonly cause?: unknown; readonly request?: ClientRequest };
      throw new ServiceError(
        networkFailure(cause, {
          ...{ asked, address, redact },
          timedOut: timeout.signal.aborted,
          canHaveArrived: canHaveArrived(request),
          attemptTimeoutMs: timeoutMs,
        }),
      );
    } finally {
      clearTimeout(timer);
    }
    return usable(answer, form, redact);
  };
}

const headersWith = (credential: Credential['headers'], body: Buffer | undefined) => ({
  ...credential,
  accept: 'application/json, text/plain',
  'user-agent': 'merge-queue-action',
  // Without a body, axios would name the type of a form.
  'content-type': body === undefined ? (false as const) : 'application/json',
});

/** A response whose body was read. */
interface Answer extends Pick<ResponseBody, 'problem' | 'isCut'> {
  readonly status: number;
  readonly headers: ReturnType<typeof headersOf>;
  readonly body: string;
  /** Its size. */
  readonly bytes: number;
  /** Request and status in a few words, for messages. */
  readonly came: string;
  /** The service's id of the request in parentheses, by which the service's support finds it; otherwise empty. */
  readonly id: string;
}

/** Reads the body of a response. */
async function answerOf(asked: string, response: Response, redact: Redactor): Promise<Answer> {
  const { status } = response;
  const headers = headersOf(response);
  const limitBytes = status >= 400 ? errorLimitBytes : responseLimitBytes;
  const { bytes, problem, isCut } = await receiveBody(response.data, headers['content-encoding'], limitBytes, redact);
  // A response can arrive before the whole request is sent. The rest of the request is then not needed.
  const request = response.request as ClientRequest;
  if (!request.writableFinished) request.destroy();
  const [reason, id] = [redact(response.statusText), redact(headers['x-request-id'] ?? '')];
  return {
    ...{ status, headers, isCut, bytes: bytes.byteLength },
    body: new TextDecoder('utf-8').decode(bytes),
    problem: problem === undefined ? undefined : redact(problem),
    came: `${asked} answered ${status}${reason === '' ? '' : ` ${oneLine(reason, 60)}`}`,
    id: id === '' ? '' : ` (X-Request-Id: ${oneLine(id, 100)})`,
  };
}

/**
 * The response, where it is a success of the form that its endpoint promises.
 * @throws ServiceError for all others
 */
function usable(answer: Answer, form: ResponseForm, redact: Redactor): ServiceResponse {
  const { status, headers, body, problem, isCut } = answer;
  const failed = (kind: FailureKind, what: string, more: Partial<ServiceFailure> = {}): ServiceError =>
    new ServiceError({ kind, status, message: `${answer.came}${what}${answer.id}`, ...more });
  const date = Date.parse(headers.date ?? '') || undefined;
  let redacted: string | undefined;
  const text = (): string => (redacted ??= problem === undefined ? redact(body) : redact.cutOff(body));
  if (status >= 300 && status < 400) {
    const location = oneLine(redact(headers.location ?? 'nowhere'));
    throw failed('redirect', `, a redirect to ${location}, which is not followed`);
  }
  if (status < 200 || status >= 400) {
    const nothing = problem === undefined ? ' with an empty body' : `, and its body ${problem}`;
    const shown = `: ${oneLine(problem === undefined ? text() : `${text()}…`)}`;
    throw failed('status', text().trim() === '' ? nothing : shown, {
      received: text(),
      // A date counts by the clock of its sender.
      retryAfterMs: retryAfterMs(headers['retry-after'], date ?? Date.now()),
    });
  }
  if (problem !== undefined) {
    throw failed('broken-body', `, but its body ${problem}`, isCut === true ? { advice: 'Run the step again' } : {});
  }
  // The body is not redacted first: a replacement in the token's place could break the JSON or change what it means.
  const json = form === 'text' ? undefined : parsed(body);
  const odd = whyOdd(answer, form, json);
  if (odd !== undefined) {
    throw failed('broken-body', `, but its body ${odd}${body.trim() === '' ? '' : `: ${oneLine(text())}`}`);
  }
  return {
    ...{ status, received: body, json, date },
    get text() {
      return text();
    },
  };
}

/** The value of a text; undefined where it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Why the body of a success is not of a form, as the end of a sentence; undefined where it is. The service answers JSON except where
 * stated otherwise (service interface, first paragraph); writes may answer nothing, or the text OK.
 */
function whyOdd({ status, headers, body }: Answer, form: ResponseForm, json: unknown): string | undefined {
  const isObjectWanted = form === 'json' || form === 'list';
  // A service without queues has no metrics, and still answers 200.
  if (body.trim() === '') return isObjectWanted || (form === 'text' && status !== 200) ? 'is empty' : undefined;
  if (form === 'text') return beginsWithMetrics(body) ? undefined : 'is not metrics in the Prometheus text format';
  // A page comes from a proxy or a login, and not from the service.
  if (form === 'anything') {
    const isPage = /^\s*text\/html\b/i.test(headers['content-type'] ?? '') || /^\s*</.test(body);
    return isPage ? 'is a page, not a response of the service' : undefined;
  }
  if (json === undefined) return 'is not JSON';
  if (isObjectWanted && !isObject(json)) return 'is not a JSON object';
  // Without the list, nothing tells an empty list from a response that is about something else.
  return form === 'list' && !Array.isArray(fieldsOf(json).data) ? 'has no list "data"' : undefined;
}
