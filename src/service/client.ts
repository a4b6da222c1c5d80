import { type Clock, systemClock } from './clock.js';
import type { Credential } from './credential.js';
import { encodeBody } from './request-body.js';
import { type EndpointName, type PullRequestRequest, type Requests, endpointOf } from './endpoints.js';
import { ServiceError, isAbsence } from './errors.js';
import type { WriteVerification, Verdict } from './verify-write.js';
import { failureOf, mayHaveBeenDone, retryPolicy } from './retry-policy.js';
import { type Retry, withRetries } from './retry.js';
import { totalTimeoutMs } from './timeouts.js';
import { type ServiceResponse, Transport } from './transport.js';

export interface ClientSettings {
  /** The service's base address, which ends with the version segment; without a trailing slash. */
  readonly baseUrl: string;
  readonly credential: Credential;
  /** Timeout of one attempt, from its start to the last byte of its response, in milliseconds. */
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
  /** When every request has to be over, in milliseconds since the epoch; by default only the timeout of each request counts. */
  readonly deadline?: number;
  /** This machine's, where none is given. */
  readonly clock?: Clock;
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

/** Sends requests to the service as the retry policy says, and knows what became of the last write. */
export class ServiceClient {
  readonly #settings: ClientSettings;
  readonly #transport: Transport;
  readonly #course: Course;

  private constructor(settings: ClientSettings, transport: Transport, course: Course = {}) {
    this.#settings = settings;
    this.#transport = transport;
    this.#course = course;
  }

  /**
   * A client for one service. Nothing is sent yet.
   * @throws ServiceError when the environment names a proxy that is none
   */
  static async create(settings: ClientSettings): Promise<ServiceClient> {
    return new ServiceClient(settings, await Transport.to(settings.baseUrl, settings.credential));
  }

  /** The last usable response of any request. */
  get lastResponse(): ServiceResponse | undefined {
    return this.#course.lastResponse;
  }

  /** Undefined when nothing that changes something was sent. */
  get lastWrite(): LastWrite | undefined {
    return this.#course.lastWrite;
  }

  /** True where the service takes nothing but an upload of impacted targets from this client. */
  get uploadsOnly(): boolean {
    return this.#settings.credential.uploadsOnly === true;
  }

  /** The same client with other limits. Responses and writes count for both. */
  limited(
    limits: Partial<Pick<ClientSettings, 'attemptTimeoutMs' | 'maxAttempts' | 'deadline'>> & { signal?: AbortSignal },
  ): ServiceClient {
    return new ServiceClient({ ...this.#settings, ...limits }, this.#transport, this.#course);
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
    const { clock = systemClock } = this.#settings;
    const sentAt = clock.now();
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
      clock,
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
      const { attemptTimeoutMs: timeoutMs, signal, onResponse } = this.#settings;
      const response = await this.#transport.attempt(name, request, body, { timeoutMs, signal, onResponse });
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
}
