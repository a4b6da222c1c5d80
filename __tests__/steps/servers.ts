import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from '@jest/globals';

export interface Received {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The body as it arrived. */
  readonly bytes: Buffer;
}

export interface TestServer {
  /** Base address for the action, with the version segment. */
  readonly url: string;
  readonly origin: string;
  /** Every request that arrived, in order. */
  readonly received: Received[];
}

/** What a server does with a request: the test's own. */
type Handler = (request: Received, response: ServerResponse, count: number) => void;

const running: Server[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** A server on a free port of this machine whose responses the test gives, and that is gone when the test ends. */
export async function serve(handler: Handler): Promise<TestServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const bytes = Buffer.concat(pieces);
      const arrived: Received = { method, url, headers, body: bytes.toString('utf8'), bytes };
      received.push(arrived);
      handler(arrived, response, received.length);
    });
  });
  running.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { url: `${origin}/v1`, origin, received };
}

/** Responds with a status and a body; an object goes as JSON. */
export function respond(
  response: ServerResponse,
  status: number,
  body: string | object = '',
  headers: Record<string, string> = {},
): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

/** A service where every pull request is pending: enough for what is not about the service. */
export const pendingService: Handler = (request, response) => {
  if (request.url.endsWith('/getSubmittedPullRequest')) {
    respond(response, 200, { state: 'pending', isCurrentlySubmittedToQueue: true });
  } else if (request.url.endsWith('/getQueue')) {
    respond(response, 200, { state: 'running', enqueuedPullRequests: [] });
  } else respond(response, 200);
};

/** A server that gives every request the same response. */
export function answering(...response: [status: number, body?: string | object, headers?: Record<string, string>]) {
  return serve((_request, to) => {
    respond(to, ...response);
  });
}
