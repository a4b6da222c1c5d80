import { systemClock } from './clock.js';
import type { Credential } from '../transport/credential.js';
import { encodeBody } from '../transport/request-body.js';
import { ServiceError } from '../transport/errors.js';
import { failureOf, mayHaveBeenDone } from './retry-policy.js';
import { type RetriedRequest, withRetries } from './retry.js';
import type { Address } from '../transport/address.js';
import type { ServiceRequest, Verification } from './service-request.js';
import { type RetryLimits, totalTimeoutMs } from './timeouts.js';
import type { SentRequest, ServiceResponse, Transport } from '../transport/transport.js';

type RetrySettings = Pick<RetriedRequest<ServiceResponse>, 'onRetry' | 'onVerify' | 'signal' | 'clock'>;

export interface ClientSettings extends RetryLimits, RetrySettings {
  /** The service's base address, which ends with the version segment; without a trailing slash. */
  readonly baseUrl: string;
  readonly credential: Credential;
  /** Called for every attempt that got a response. */
  readonly onResponse?: (line: string) => void;
  /** Called for every request that changes something: before it is sent, and when its outcome is known. */
  readonly onWrite?: (write: LastWrite) => void;
  /**
   * The time at which every request must have ended, in milliseconds since the epoch; by default only the timeout of
   * each request counts.
   */
  readonly deadline?: number;
}

/** The latest request that changes something, and its outcome as far as it is known. */
export interface LastWrite {
  /** Method and path. */
  readonly asked: string;
  readonly became: 'done' | 'not-done' | 'unclear';
}

/** Limits that `limited` can replace. */
export type ClientLimits = Partial<Pick<ClientSettings, 'attemptTimeoutMs' | 'maxAttempts' | 'deadline' | 'signal'>>;

/** State that a client shares with the clients that its `limited` makes. */
interface SharedState {
  lastResponse?: ServiceResponse;
  lastWrite?: LastWrite;
  /** How far the service's clock is ahead of this machine's, in milliseconds, as far as its responses show it. */
  clockAheadMs?: number;
}

/** In a dry run, what gets the first request. */
interface DryRun {
  readonly describe: (request: ServiceRequest) => void;
}

/** Sends requests to the service under the retry policy, and knows the outcome of the last write. */
export class ServiceClient {
  readonly #settings: ClientSettings;
  readonly #transport: Transport | DryRun;
  readonly #shared: SharedState;

  private constructor(settings: ClientSettings, transport: Transport | DryRun, shared: SharedState = {}) {
    this.#settings = settings;
    this.#transport = transport;
    this.#shared = shared;
  }

  /**
   * A client for one service. Nothing is sent yet.
   * @throws ServiceError when the environment names a proxy with an invalid address
   */
  static async create(settings: ClientSettings): Promise<ServiceClient> {
    const { transportTo } = await import('../transport/transport.js');
    return new ServiceClient(settings, await transportTo(settings.baseUrl, settings.credential));
  }

  /** A client that sends nothing. It hands a request over, and gives no answer: what waits for the answer never goes on. */
  static describing(describe: (request: ServiceRequest) => void): ServiceClient {
    const none = { baseUrl: '', credential: { headers: {}, secret: '' }, attemptTimeoutMs: 0, maxAttempts: 0 };
    return new ServiceClient(none, { describe });
  }

  /** The last usable response of any request. */
  get lastResponse(): ServiceResponse | undefined {
    return this.#shared.lastResponse;
  }

  /** The last request that changes something; undefined when no such request was sent. */
  get lastWrite(): LastWrite | undefined {
    return this.#shared.lastWrite;
  }

  /** True where nothing is sent. */
  get isDry(): boolean {
    return typeof this.#transport !== 'function';
  }

  /** True where the service accepts only an upload of impacted targets from this client. */
  get uploadsOnly(): boolean {
    return this.#settings.credential.uploadsOnly === true;
  }

  /** This client with other limits. Responses and writes count for both clients. */
  limited(limits: ClientLimits): ServiceClient {
    return new ServiceClient({ ...this.#settings, ...limits }, this.#transport, this.#shared);
  }

  /** This client at one quick attempt, for a response that only makes a warning possible: nothing counts for this client. */
  inPassing(): ServiceClient {
    const attemptTimeoutMs = Math.min(5000, this.#settings.attemptTimeoutMs);
    return new ServiceClient({ ...this.#settings, attemptTimeoutMs, maxAttempts: 1 }, this.#transport);
  }

  /**
   * Sends one request, and follows the retry policy when it fails.
   * @throws BodyTooLarge before anything is sent
   * @throws ServiceError when no attempt ended in a usable response and no state shows that the request was done
   * @throws the signal's reason when it is aborted
   */
  async send(request: ServiceRequest): Promise<ServiceResponse> {
    const { address, verify } = request;
    const transport = this.#transport;
    if (typeof transport !== 'function') {
      transport.describe(request);
      return new Promise(() => undefined);
    }
    const sent = sentRequest(request);
    const { clock = systemClock, deadline = Infinity } = this.#settings;
    const sentAt = clock.now();
    const response = await withRetries({
      ...this.#settings,
      effect: address.effect,
      attempt: (within) => this.#attemptAndNote(transport, sent, within),
      deadline: Math.min(deadline, sentAt + totalTimeoutMs(this.#settings)),
      verify: verify && (() => this.#verify(address, verify(sentAt))),
    });
    if (response.verified !== true) this.#shared.lastResponse = response;
    if (response.date !== undefined) this.#shared.clockAheadMs = response.date - clock.now();
    return response;
  }

  /**
   * A moment by this machine's clock or by the service's clock, whichever is behind. A date before that moment is
   * earlier by both clocks, even where the header `Date` comes from a machine in front of the service.
   * @param moment by this machine's clock, in milliseconds since the epoch
   */
  bySlowerClock(moment: number): number {
    return moment + Math.min(0, this.#shared.clockAheadMs ?? 0);
  }

  /**
   * The client that verifies a write. It has its own time limit, in addition to the write's, so that a write whose
   * response was lost is always verified.
   * @param sentAt when the write was first sent, in milliseconds since the epoch
   */
  verifier(sentAt: number): ServiceClient {
    const { deadline = Infinity } = this.#settings;
    return this.limited({ deadline: Math.min(deadline, sentAt + 2 * totalTimeoutMs(this.#settings)) });
  }

  /** The outcome of a write with a lost response. */
  async #verify(address: Address, verification: Promise<Verification>): Promise<Verification> {
    const { outcome, response } = await verification;
    this.#note(address, outcome.kind === 'done' ? 'done' : outcome.kind === 'unknown' ? 'unclear' : 'not-done');
    return { outcome, response: { ...response, verified: true } };
  }

  async #attemptAndNote(transport: Transport, request: SentRequest, timeoutMs: number): Promise<ServiceResponse> {
    const { address } = request;
    const wasUnclear = this.lastWrite?.became === 'unclear';
    this.#note(address, 'unclear');
    try {
      const { signal, onResponse } = this.#settings;
      const response = await transport(request, { timeoutMs, signal, onResponse });
      this.#note(address, 'done');
      return response;
    } catch (error) {
      const isNotDone = error instanceof ServiceError && !wasUnclear && !mayHaveBeenDone(failureOf(error));
      if (isNotDone) this.#note(address, 'not-done');
      throw error;
    }
  }

  #note({ method, path, effect }: Address, became: LastWrite['became']): void {
    if (effect === 'read') return;
    this.#shared.lastWrite = { asked: `${method} ${path}`, became };
    this.#settings.onWrite?.(this.#shared.lastWrite);
  }
}

/** A request with its body encoded. @throws BodyTooLarge */
function sentRequest({ address, content }: ServiceRequest): SentRequest {
  if (Buffer.isBuffer(content)) return { address, body: content };
  const hasQuery = content === undefined || address.method === 'GET' || address.method === 'DELETE';
  return hasQuery ? { address, query: content } : { address, body: encodeBody(content) };
}
