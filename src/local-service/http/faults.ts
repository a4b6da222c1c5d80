import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import {
  optionalIntegerField,
  objectField,
  optionalBooleanField,
  optionalStringField,
  wordField,
  type Fields,
} from './fields.js';

const connections = ['reset', 'truncate', 'silence'] as const;

/** A fault that the next requests meet instead of their answer. */
export interface Fault {
  /** The endpoint it strikes, as in `/submitPullRequest`; every endpoint when undefined. */
  readonly path: string | undefined;
  remaining: number;
  /** Waited before the answer. */
  readonly delayMilliseconds: number;
  /** Answered in place of the real status; the real answer is given when there is neither this nor `connection`. */
  readonly status: number | undefined;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The connection is closed without an answer, or in the middle of one, or never answered. */
  readonly connection: (typeof connections)[number] | undefined;
  /** True when the request takes effect before the fault, as when an answer is lost. */
  readonly afterEffect: boolean;
}

/**
 * Reads a fault from a request.
 * @param endpoints the paths that it may strike
 * @throws HttpError (400)
 */
export function readFault(fields: Fields, endpoints: readonly string[]): Fault {
  const given = fields.headers === undefined ? {} : objectField(fields, 'headers');
  const headers = Object.keys(given).map((name) => [name, optionalStringField(given, name, `headers.${name}`) ?? '']);
  return {
    path: fields.path === undefined ? undefined : wordField(fields, 'path', endpoints),
    remaining: optionalIntegerField(fields, 'times', { least: 1 }) ?? 1,
    delayMilliseconds: optionalIntegerField(fields, 'delayMilliseconds', { most: 600_000 }) ?? 0,
    status: optionalIntegerField(fields, 'status', { least: 200, most: 599 }),
    body: optionalStringField(fields, 'body') ?? 'This fault was asked for',
    headers: Object.fromEntries(headers) as Record<string, string>,
    connection: fields.connection === undefined ? undefined : wordField(fields, 'connection', connections),
    afterEffect: optionalBooleanField(fields, 'afterEffect') ?? false,
  };
}

/** The faults that wait for requests, in the order in which they were asked for. */
export class Faults {
  #waiting: Fault[] = [];

  get waiting(): readonly Fault[] {
    return this.#waiting;
  }

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault that a request meets, counted. @param path of the endpoint, without the base path */
  take(path: string): Fault | undefined {
    const fault = this.#waiting.find((each) => each.path === undefined || each.path === path);
    if (fault === undefined) return undefined;
    fault.remaining -= 1;
    if (fault.remaining === 0) this.#waiting = this.#waiting.filter((each) => each !== fault);
    return fault;
  }
}

/**
 * Lets a fault happen.
 * @param answer gives the real answer, with its effect
 * @returns the answer to send
 */
export async function strike(
  fault: Fault,
  answer: () => Promise<Response>,
  outgoing: ServerResponse,
): Promise<Response> {
  const real = fault.afterEffect ? await answer() : undefined;
  if (fault.delayMilliseconds > 0) await sleep(fault.delayMilliseconds, undefined, { ref: false });
  if (fault.connection !== undefined) {
    if (fault.connection === 'reset') outgoing.destroy();
    if (fault.connection === 'truncate') {
      outgoing.writeHead(fault.status ?? 200, { 'content-type': 'application/json', 'content-length': '1000' });
      outgoing.write('{"state":"TEST', () => outgoing.destroy());
    }
    return RESPONSE_ALREADY_SENT;
  }
  if (fault.status === undefined) return real ?? answer();
  const bodyless = [204, 205, 304].includes(fault.status);
  return new Response(bodyless ? null : fault.body, {
    status: fault.status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...fault.headers },
  });
}
