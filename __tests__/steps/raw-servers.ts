import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';
import { type Server as TlsServer, type TlsOptions, createServer as createTlsServer } from 'node:tls';
import { afterEach } from '@jest/globals';

export interface RawServer {
  /** Base address for the action, with the version segment. */
  readonly url: string;
  readonly port: number;
  /** What arrived, connection by connection. */
  readonly received: string[];
}

interface RawOptions {
  /** With them, TLS is spoken. */
  readonly tls?: TlsOptions;
  readonly host?: string;
  /** Host as the address names it; `host` when not given. */
  readonly named?: string;
}

/** Called for every piece that arrives, with all that arrived on its connection so far. */
type Arrived = (socket: Socket, text: string, connection: number) => void;

const running: { readonly server: Server | TlsServer; readonly sockets: Set<Socket> }[] = [];

afterEach(async () => {
  for (const { server, sockets } of running.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  }
});

/** A server on a free port of this machine whose responses the test gives byte by byte, and that is gone when the test ends. */
export async function serveRaw(
  arrived: Arrived,
  { tls, host = '127.0.0.1', named }: RawOptions = {},
): Promise<RawServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const connected = (socket: Socket): void => {
    const connection = received.push('') - 1;
    socket.on('error', () => undefined);
    socket.setEncoding('latin1').on('data', (piece: string) => {
      const text = `${received[connection] ?? ''}${piece}`;
      received[connection] = text;
      arrived(socket, text, connection);
    });
  };
  const server = tls === undefined ? createServer(connected) : createTlsServer(tls, connected);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => undefined);
  running.push({ server, sockets });
  await new Promise<void>((done) => server.listen(0, host, done));
  const { port } = server.address() as AddressInfo;
  const shown = named ?? (host.includes(':') ? `[${host}]` : host);
  return { url: `${tls === undefined ? 'http' : 'https'}://${shown}:${String(port)}/v1`, port, received };
}

/** Whether the text is a whole request: its head, and as much body as its length says. */
export function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  const length = Number(/^content-length: *(\d+)/im.exec(text)?.[1] ?? 0);
  return end >= 0 && text.length >= end + 4 + length;
}

/** Sends a response to every whole request, on a connection that is then closed. */
export function respondWith(response: string | Buffer): Arrived {
  return (socket, text) => {
    if (isWhole(text)) socket.end(response);
  };
}

/** A proxy that carries bytes to a port of this machine, wherever it is asked to connect to. @param tls with it, TLS is spoken to it */
export function carryingProxy(port: number, tls?: TlsOptions): Promise<RawServer> {
  const carried = new Set<number>();
  return serveRaw(
    (client, text, connection) => {
      if (carried.has(connection) || !isWhole(text)) return;
      carried.add(connection);
      const onward = connect(port, '127.0.0.1', () => {
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        client.on('data', (piece: string) => onward.write(piece, 'latin1')).on('end', () => onward.end());
        onward.pipe(client);
      });
      onward.on('error', () => client.destroy());
      client.on('close', () => onward.destroy());
    },
    tls === undefined ? {} : { tls },
  );
}

/** A port of this machine at which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
