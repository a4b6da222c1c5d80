import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** A fault that the next requests get instead of their response. */
export interface Fault {
  /** Name of the endpoint; every endpoint without it. */
  readonly path?: string;
  /** Default 1. */
  readonly times?: number;
  readonly delayMilliseconds?: number;
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connection?: 'reset' | 'truncate' | 'silence';
  /** True where the request takes effect first, as when a response gets lost. */
  readonly afterEffect?: boolean;
}

/** The faults that wait for requests, in the order in which they were asked for. */
export class Faults {
  #waiting: { readonly fault: Fault; remaining: number }[] = [];

  get waiting(): readonly object[] {
    return this.#waiting.map(({ fault: { times: _times, ...fault }, remaining }) => ({ ...fault, remaining }));
  }

  add(fault: Fault): void {
    this.#waiting.push({ fault, remaining: fault.times ?? 1 });
  }

  clear(): void {
    this.#waiting = [];
  }

  /**
   * Takes the fault for a request, and counts the request.
   * @param path of the endpoint, without the base path
   */
  take(path: string): Fault | undefined {
    const struck = this.#waiting.find(({ fault }) => fault.path === undefined || fault.path === path);
    if (struck === undefined) return undefined;
    struck.remaining -= 1;
    if (struck.remaining === 0) this.#waiting = this.#waiting.filter((each) => each !== struck);
    return struck.fault;
  }
}

/**
 * Lets a fault happen.
 * @param respond gives the real response, with its effect
 * @returns the response to send
 */
export async function strike(
  fault: Fault,
  respond: () => Promise<Response>,
  outgoing: ServerResponse,
): Promise<Response> {
  const real = fault.afterEffect === true ? await respond() : undefined;
  await sleep(fault.delayMilliseconds ?? 0, undefined, { ref: false });
  if (fault.connection !== undefined) {
    if (fault.connection === 'reset') outgoing.destroy();
    if (fault.connection === 'truncate') {
      outgoing.writeHead(fault.status ?? 200, { 'content-type': 'application/json', 'content-length': '1000' });
      outgoing.write('{"state":"TEST', () => outgoing.destroy());
    }
    return RESPONSE_ALREADY_SENT;
  }
  if (fault.status === undefined) return real ?? respond();
  const bodyless = [204, 205, 304].includes(fault.status);
  return new Response(bodyless ? null : (fault.body ?? 'This fault was asked for'), {
    status: fault.status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...fault.headers },
  });
}
