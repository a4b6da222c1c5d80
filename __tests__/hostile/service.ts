import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';

export interface Arrived {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What a service responds with. */
export interface SentResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

type Handler = (request: Arrived) => SentResponse;

export interface Service {
  /** Base address, which ends with the version segment. */
  readonly url: string;
  readonly origin: string;
  /** What arrived since the last `respondWith`. */
  readonly arrived: readonly Arrived[];
  /** Says how it responds to requests from here on. */
  respondWith(handler: Handler): void;
}

/** A service for the properties of a file, which responds in each case as that says. */
export function service(): Service {
  let handler: Handler = () => ({ status: 200, body: '' });
  let arrived: Arrived[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(pieces) };
      arrived.push(one);
      const { status, headers: sent, body } = handler(one);
      response.writeHead(status, sent).end(body);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get url() {
      return `${origin}/v1`;
    },
    get origin() {
      return origin;
    },
    get arrived() {
      return arrived;
    },
    respondWith: (next) => {
      handler = next;
      arrived = [];
    },
  };
}
