import type { ClientRequest } from 'node:http';
import type { Duplex } from 'node:stream';

const connected = new WeakSet<Duplex>();

/**
 * Records when a socket is connected and its TLS handshake is over. No byte of a request is sent before that.
 * @returns the socket
 */
export function rememberConnected<S extends Duplex>(socket: S): S {
  socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => connected.add(socket));
  return socket;
}

/** False when no byte of a request can have been sent. True also where that is not known. */
export function canHaveArrived(request: Pick<ClientRequest, 'socket'> | undefined): boolean {
  return request === undefined || (request.socket !== null && connected.has(request.socket));
}
