import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gitEnvironment } from '../sample-repository.js';

/** A server of repositories over HTTP that demands one Authorization header, as a code host does. */
export interface GitServer {
  readonly url: string;
  /** How many requests had the right header, and how many had none or another. */
  readonly seen: { right: number; wrong: number };
  /** Bytes of bodies: those that were asked with, and those that were sent. */
  readonly moved: { asked: number; sent: number };
  stop(): Promise<void>;
}

/** Serves the repositories below a directory by git's own CGI program (git-http-backend(1)). */
export async function serveGit(directory: string, authorization: string): Promise<GitServer> {
  const seen = { right: 0, wrong: 0 };
  const moved = { asked: 0, sent: 0 };
  const server = createServer((request, response) => {
    const given = request.headersDistinct.authorization ?? [];
    if (given.length !== 1 || given[0] !== authorization) {
      seen.wrong += 1;
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
      return;
    }
    seen.right += 1;
    request.on('data', (chunk: Buffer) => (moved.asked += chunk.length));
    runBackend(directory, request, response, moved);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    moved,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => {
          stopped();
        });
      }),
  };
}

function runBackend(
  directory: string,
  request: IncomingMessage,
  response: ServerResponse,
  moved: GitServer['moved'],
): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const backend = spawn('git', ['http-backend'], {
    env: {
      ...gitEnvironment,
      GIT_PROJECT_ROOT: directory,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      PATH_INFO: decodeURIComponent(url.pathname),
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      REMOTE_USER: 'x',
    },
  });
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  backend.on('close', () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf('\r\n\r\n');
    const headers = output
      .toString('latin1', 0, end)
      .split('\r\n')
      .map((line) => line.split(/:\s*/, 2) as [string, string]);
    const status = headers.find(([name]) => name === 'Status')?.[1] ?? '200';
    response.writeHead(Number.parseInt(status, 10), Object.fromEntries(headers.filter(([name]) => name !== 'Status')));
    moved.sent += output.length - end - 4;
    response.end(output.subarray(end + 4));
  });
}
