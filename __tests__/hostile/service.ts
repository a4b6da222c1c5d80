import { beforeEach } from '@jest/globals';
import { type Received, type TestServer, serve } from '../steps/servers.js';

/** What a service responds with. */
export interface SentResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

type Handler = (request: Received) => SentResponse;

export interface Service {
  /** Base address, which ends with the version segment. */
  readonly url: string;
  readonly origin: string;
  /** What arrived since the last `respondWith`. */
  readonly arrived: readonly (Omit<Received, 'body'> & { readonly body: Buffer })[];
  /** Says how it responds to requests from here on. */
  respondWith(handler: Handler): void;
}

/** A service for the properties of a file, which responds in each case as that says. */
export function service(): Service {
  let handler: Handler = () => ({ status: 200, body: '' });
  let server: TestServer = { url: '', origin: '', received: [] };
  beforeEach(async () => {
    server = await serve((request, response) => {
      const { status, headers, body } = handler(request);
      response.writeHead(status, headers).end(body);
    });
  });
  return {
    get url() {
      return server.url;
    },
    get origin() {
      return server.origin;
    },
    get arrived() {
      return server.received.map((one) => ({ ...one, body: one.bytes }));
    },
    respondWith: (next) => {
      handler = next;
      server.received.length = 0;
    },
  };
}
