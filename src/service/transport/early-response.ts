import type { Duplex } from 'node:stream';

type Written = (error?: Error | null) => void;

/**
 * Makes it possible to read a response that came before the whole request was sent. A service that refuses a large body
 * answers and closes the connection. The next write then fails, and Node discards received bytes that were not read
 * yet. Here the write fails only when all received bytes have been read.
 * @returns the socket
 */
export function keepEarlyResponse<S extends Duplex>(socket: S): S {
  const whenRead =
    (written: Written): Written =>
    (error) => {
      const { code } = (error ?? {}) as NodeJS.ErrnoException;
      if ((code !== 'EPIPE' && code !== 'ECONNRESET') || socket.readableEnded || socket.destroyed) {
        written(error);
        return;
      }
      // The connection is gone, so that reading ends soon: with its end, or with an error.
      const fail = (): void => {
        socket.off('end', fail).off('close', fail);
        written(error);
      };
      socket.on('end', fail).on('close', fail);
    };
  const write = socket._write.bind(socket);
  socket._write = (piece, encoding, written) => write(piece, encoding, whenRead(written));
  const writeMany = socket._writev?.bind(socket);
  if (writeMany !== undefined) {
    socket._writev = (pieces, written) => writeMany(pieces, whenRead(written));
  }
  return socket;
}
