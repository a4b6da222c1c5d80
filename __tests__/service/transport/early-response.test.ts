import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { keepEarlyResponse } from '../../../src/service/transport/early-response.js';

/** A connection whose other end, in the hands of the test, decides what arrives and when a write ends how. */
class Wire extends Duplex {
  readonly writes: { readonly bytes: string; readonly end: (error?: Error) => void }[] = [];

  override _read(): void {
    // What arrives is pushed by the test.
  }

  override _write(piece: Buffer, encoding: BufferEncoding, end: (error?: Error) => void): void {
    this.writes.push({ bytes: `${encoding}:${piece.toString()}`, end });
  }
}

/** The same, of the kind that takes several pieces at once, as Node's sockets do. */
class GatheringWire extends Wire {
  override _writev(pieces: { chunk: Buffer }[], end: (error?: Error) => void): void {
    this.writes.push({ bytes: pieces.map(({ chunk }) => chunk.toString()).join('|'), end });
  }
}

const failed = (code?: string): Error =>
  Object.assign(new Error(`write ${code ?? ''}`), code === undefined ? {} : { code });
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** A wire on which a piece is being written, with all that happened to it. */
function writing(wire = new Wire()) {
  const happened: string[] = [];
  const kept = keepEarlyResponse(wire);
  expect(kept).toBe(wire);
  wire.on('error', (error) => happened.push(`error ${error.message}`));
  wire.on('close', () => happened.push('close'));
  const write = (piece: string) => kept.write(piece, (error) => happened.push(`${piece} ${error?.message ?? 'done'}`));
  write('piece');
  return { wire, write, happened };
}

test.each([
  ['of one piece at a time', new Wire(), ['buffer:piece', 'buffer:second', 'buffer:third']],
  ['of several pieces at once', new GatheringWire(), ['buffer:piece', 'second|third']],
])('a write %s goes to the same socket, and ends when that says so', async (_what, wire, written) => {
  const { write, happened } = writing(wire);
  write('second');
  write('third');
  await turn();
  expect(happened).toEqual([]);
  for (let count = 0; count < written.length; count += 1) {
    wire.writes[count]?.end();
    await turn();
  }
  expect(wire.writes.map(({ bytes }) => bytes)).toEqual(written);
  expect(happened).toEqual(['piece done', 'second done', 'third done']);
});

test.each(['ENOTCONN', undefined])('a write that fails otherwise (%s) fails at once', async (code) => {
  const { wire, happened } = writing();
  wire.writes[0]?.end(failed(code));
  await turn();
  expect(happened).toContain(`piece write ${code ?? ''}`);
});

describe.each(['EPIPE', 'ECONNRESET'])('a write that fails with %s', (code) => {
  test.each([new Wire(), new GatheringWire()])(
    'fails only when everything that arrived has been read',
    async (wire) => {
      const { write, happened } = writing(wire);
      write('second');
      write('third');
      wire.writes[0]?.end();
      wire.push('HTTP/1.1 413 Payload Too Large');
      await turn();
      wire.writes[1]?.end(failed(code));
      await turn();
      expect([happened, wire.destroyed]).toEqual([['piece done'], false]);
      wire.push(null);
      await turn();
      expect(happened).toEqual(['piece done']);
      expect(String(wire.read())).toBe('HTTP/1.1 413 Payload Too Large');
      wire.read();
      await turn();
      await turn();
      expect(happened).toContain(`error write ${code}`);
      expect(wire.destroyed).toBe(true);
    },
  );

  test('fails when the connection is closed before all was read', async () => {
    const { wire, happened } = writing();
    wire.push('response');
    wire.writes[0]?.end(failed(code));
    await turn();
    wire.destroy();
    await turn();
    expect(happened).toContain('close');
    expect([wire.listenerCount('close'), wire.listenerCount('end')]).toEqual([1, 0]);
  });

  test('fails at once when all has been read before', async () => {
    const { wire, happened } = writing(new Wire({ allowHalfOpen: true }));
    wire.resume().push(null);
    await once(wire, 'end');
    wire.writes[0]?.end(failed(code));
    await turn();
    expect(happened).toContain(`piece write ${code}`);
  });
});
