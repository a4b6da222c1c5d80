import type { Address } from '../address.js';
import type { ServiceClient } from '../client.js';
import { ServiceError, isAbsence } from '../errors.js';
import type { ServiceRequest } from '../service-request.js';
import type { ServiceResponse } from '../transport.js';
import { type Permission, explained } from './errors.js';

type Content = Readonly<Record<string, unknown>>;

/** Properties of a request that changes something. */
export interface Write {
  /** Left out for a request without a body. */
  readonly content?: Content | Buffer;
  readonly permission: Permission;
  /** Left out for a request with the same effect however often it arrives. */
  readonly verify?: ServiceRequest['verify'];
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

  /**
   * A list that everybody with a key may read: a 404 means that the address is wrong, and not that an entry is missing.
   */
  async list(path: string, query: Content): Promise<ServiceResponse> {
    try {
      return await this.read(path, query);
    } catch (error) {
      if (!isAbsence(error) || error.advice !== undefined) throw error;
      throw error.with({ status: undefined, advice: 'Check base-url, which ends with /v2' });
    }
  }

  write(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, write: Write): Promise<ServiceResponse> {
    const { content, permission, verify } = write;
    const effect = verify === undefined ? 'replace' : 'write';
    return this.#send({ address: { method, path, effect, response: 'json or nothing' }, content, verify }, permission);
  }

  async #send(request: ServiceRequest, permission?: Permission): Promise<ServiceResponse> {
    try {
      return await this.client.send(request);
    } catch (error) {
      throw error instanceof ServiceError ? explained(error, permission) : error;
    }
  }
}

/** A text as one segment of a path. */
export const inPath = (text: string): string => encodeURIComponent(text);
