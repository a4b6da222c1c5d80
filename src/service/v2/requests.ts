import type { components } from '../../../service-descriptions/v2.js';
import { fieldsOf } from '../../../packages/shared/src/json-values.js';
import type {
  BodyOf,
  OperationOf,
  QueryOf,
  Received,
  SecondName,
  SuccessOf,
} from '../../../packages/shared/src/service/operations.js';
import type { ServiceClient } from '../requests/client.js';
import type { ServiceRequest } from '../requests/service-request.js';
import type { Address } from '../transport/address.js';
import { ServiceError, isAbsence, onServiceError } from '../transport/errors.js';
import type { ServiceResponse } from '../transport/transport.js';
import { type Permission, explained } from './errors.js';
import { numberOf, objectsOf, textOf } from '../fields.js';

/** Most rows that a page may have. */
export const longestPage = 100;

/** States of an entry that is in a queue. */
export const activeStates = 'notReady,pending,testing,testsPassed,pendingFailure';

/** Most pages that are read of a list. */
const mostPages = 100;

type ReadName = Extract<SecondName, `GET ${string}`>;
type WriteName = Exclude<SecondName, ReadName>;
type ListName = { [Name in ReadName]: SuccessOf<Name> extends { readonly data: unknown } ? Name : never }[ReadName];
type RowOf<Name extends ListName> = SuccessOf<Name> extends { readonly data: readonly (infer Row)[] } ? Row : never;

interface Read<Name extends ReadName> {
  /** In the path. */
  readonly id?: string;
  readonly query?: QueryOf<OperationOf<Name>>;
}

interface Write<Name extends WriteName> {
  readonly id?: string;
  /** Left out for a request without a body. */
  readonly body?: BodyOf<OperationOf<Name>> | Buffer;
  readonly permission: Permission;
  /** Left out for a request that leaves the same value however often it arrives. */
  readonly verify?: ServiceRequest['verify'];
  /** True where a success has no documented body: then it has any. */
  readonly bare?: true;
}

/** A page of a list. */
interface Rows<Row> {
  readonly rows: readonly Received<Row>[];
  readonly hasMore: unknown;
  /** Cursor of the next page; undefined on the last one, and where the service does not give it. */
  readonly next: string | undefined;
  readonly total: number | undefined;
}

export type QueueRecord = Received<components['schemas']['MergeQueue']>;

/** The parts of a queue that requests need. */
export interface KnownQueue {
  readonly id: string;
  readonly repositoryId: string;
  /** The record as it was looked up. */
  readonly record: QueueRecord;
  /** True in an organization whose queues fill more than a page: looking this one up took several requests. */
  readonly isFar?: boolean;
}

/** What a step has looked up: queues by repository and branch, and ids of repositories. Ids do not change. */
class Known {
  readonly queues = new Map<string, KnownQueue>();
  readonly repositories = new Map<string, string>();
}

/** Sends requests of the second generation, whose errors say what to do. All of its methods throw ServiceError. */
export class Requests {
  constructor(
    readonly client: ServiceClient,
    readonly known = new Known(),
  ) {}

  /** These requests by another client. */
  by(client: ServiceClient): Requests {
    return new Requests(client, this.known);
  }

  async read<Name extends ReadName>(name: Name, parts: Read<Name> = {}): Promise<Received<SuccessOf<Name>>> {
    const { json } = await this.get(pathOf(name, parts.id), parts.query);
    return fieldsOf(json) as Received<SuccessOf<Name>>;
  }

  metrics(name: Extract<ReadName, `${string}/metrics`>, parts: Read<typeof name> = {}): Promise<ServiceResponse> {
    return this.get(pathOf(name, parts.id), parts.query, 'text');
  }

  /** @param query fields that are undefined are left out */
  get(path: string, query: object = {}, response: Address['response'] = 'json'): Promise<ServiceResponse> {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const content = Object.fromEntries(given.map(([field, value]) => [field, String(value)]));
    return this.#send({ address: { method: 'GET', path, effect: 'read', response }, content });
  }

  /**
   * A page of a list. A response without its `data` cannot be read. A 404 without a code means that the address is wrong, and not
   * that an entry is missing.
   */
  async rows<Name extends ListName>(name: Name, parts: Read<Name>): Promise<Rows<RowOf<Name>>> {
    const source = await this.get(pathOf(name, parts.id), parts.query, 'list').catch((error: unknown) => {
      if (!isAbsence(error) || error.advice !== undefined) throw error;
      throw error.with({ status: undefined, advice: 'Check {input:base-url}, which ends with /v2' });
    });
    const { data, hasMore, nextCursor, total } = fieldsOf(source.json);
    return {
      rows: objectsOf(data) as readonly Received<RowOf<Name>>[],
      hasMore,
      next: hasMore === true ? textOf(nextCursor) : undefined,
      total: numberOf(total),
    };
  }

  /** The pages of a list, at most a hundred. */
  async *pages<Name extends ListName>(name: Name, parts: Read<Name>): AsyncGenerator<Rows<RowOf<Name>>> {
    let cursor: string | undefined;
    for (let count = 1; count <= mostPages && (count === 1 || cursor !== undefined); count += 1) {
      const query = { ...parts.query, cursor } as unknown as NonNullable<Read<Name>['query']>;
      const page = await this.rows(name, { ...parts, query });
      yield page;
      cursor = page.next;
    }
  }

  write<Name extends WriteName>(name: Name, parts: Write<Name>): Promise<ServiceResponse> {
    const { id, body, permission, verify, bare } = parts;
    const address: Address = {
      method: name.slice(0, name.indexOf(' ')) as Address['method'],
      path: pathOf(name, id),
      effect: verify === undefined ? 'replace' : 'write',
      response: bare === true ? 'anything' : 'json or nothing',
    };
    return this.#send({ address, content: body, verify }, permission);
  }

  #send(request: ServiceRequest, permission?: Permission): Promise<ServiceResponse> {
    return this.client.send(request).catch(
      onServiceError((error) => {
        throw explained(error, permission);
      }),
    );
  }
}

/** The path of an operation below the base address, with an id in it. */
const pathOf = (name: SecondName, id = ''): string =>
  name.replace(/^\w+ \/v2/, '').replace(/\{\w+\}/, () => inPath(id));

/**
 * An id as one segment of a path.
 * @param input that gives the id; undefined where the service gave it
 * @throws ServiceError for an id that would lead to another path, and for one that an address cannot hold
 */
export function inPath(id: string, input?: string): string {
  if (!/^\.{0,2}$/.test(id) && id.isWellFormed()) return encodeURIComponent(id);
  throw new ServiceError({
    kind: 'broken-body',
    message: `${input === undefined ? 'The service gave' : `{input:${input}} gives`} the id ${JSON.stringify(id)}, which can't be part of a path`,
    advice: input === undefined ? 'See the response with debug logging' : `Check {input:${input}}`,
  });
}
