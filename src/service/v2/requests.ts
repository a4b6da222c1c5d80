import type { Address } from '../transport/address.js';
import type { ServiceClient } from '../requests/client.js';
import { ServiceError, isAbsence } from '../transport/errors.js';
import type { ServiceRequest } from '../requests/service-request.js';
import type { ServiceResponse } from '../transport/transport.js';
import { type Permission, explained } from './errors.js';

type Content = Readonly<Record<string, unknown>>;

/** Properties of a request that changes something. */
export interface Write {
  /** Left out for a request without a body. */
  readonly content?: Content | Buffer;
  readonly permission: Permission;
  /** Left out for a request that leaves the same value however often it arrives. */
  readonly verify?: ServiceRequest['verify'];
  /** True where a success has no documented body: then it has any. */
  readonly bare?: true;
}

/** Sends requests of the second generation, whose errors say what to do. All of its methods throw ServiceError. */
export class Requests {
  constructor(readonly client: ServiceClient) {}

  /** @param query fields without undefined values */
  read(path: string, query: Content = {}, response: Address['response'] = 'json'): Promise<ServiceResponse> {
    const texts = Object.entries(query).filter(([, value]) => value !== undefined);
    const content = Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
    return this.#send({ address: { method: 'GET', path, effect: 'read', response }, content });
  }

  /** A list: a response without its `data` is one that cannot be read. */
  rows(path: string, query: Content): Promise<ServiceResponse> {
    return this.read(path, query, 'list');
  }

  /**
   * A list that everybody with a key may read: a 404 means that the address is wrong, and not that an entry is missing.
   */
  async list(path: string, query: Content): Promise<ServiceResponse> {
    try {
      return await this.rows(path, query);
    } catch (error) {
      if (!isAbsence(error) || error.advice !== undefined) throw error;
      throw error.with({ status: undefined, advice: 'Check base-url, which ends with /v2' });
    }
  }

  write(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, write: Write): Promise<ServiceResponse> {
    const { content, permission, verify, bare } = write;
    const effect = verify === undefined ? 'replace' : 'write';
    const response = bare === true ? 'anything' : 'json or nothing';
    return this.#send({ address: { method, path, effect, response }, content, verify }, permission);
  }

  async #send(request: ServiceRequest, permission?: Permission): Promise<ServiceResponse> {
    try {
      return await this.client.send(request);
    } catch (error) {
      throw error instanceof ServiceError ? explained(error, permission) : error;
    }
  }
}

/**
 * An id as one segment of a path.
 * @param input that gives the id; undefined where the service gave it
 * @throws ServiceError for an id that would lead to another path, and for one that an address cannot hold
 */
export function inPath(id: string, input?: string): string {
  if (!/^\.{0,2}$/.test(id) && id.isWellFormed()) return encodeURIComponent(id);
  throw new ServiceError({
    kind: 'broken-body',
    message: `${input === undefined ? 'The service gave' : `${input} gives`} the id ${JSON.stringify(id)}, which can't be part of a path`,
    advice: input === undefined ? 'See the response with debug logging' : `Check ${input}`,
  });
}
