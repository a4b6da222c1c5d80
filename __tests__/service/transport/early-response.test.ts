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
function writing(wire = new Wire({ emitClose: true })) {
  const happened: string[] = [];
  const kept = keepEarlyResponse(wire);
  wire.on('error', (error) => happened.push(`error ${error.message}`));
  wire.on('close', () => happened.push('close'));
  kept.write('piece', (error) => happened.push(error ? `failed: ${error.message}` : 'written'));
  return { wire, kept, happened };
}

describe('a write', () => {
  test('goes to the same socket, and ends when that says so', async () => {
    const { wire, kept, happened } = writing();
    expect(kept).toBe(wire);
    expect(wire.writes.map(({ bytes }) => bytes)).toEqual(['buffer:piece']);
    await turn();
    expect(happened).toEqual([]);
    wire.writes[0]?.end();
    await turn();
    expect(happened).toEqual(['written']);
  });

  test('of several pieces at once does so, too', async () => {
    const { wire, kept, happened } = writing(new GatheringWire());
    kept.write('second', () => happened.push('second written'));
    kept.write('third', () => happened.push('third written'));
    wire.writes[0]?.end();
    await turn();
    expect(wire.writes.map(({ bytes }) => bytes)).toEqual(['buffer:piece', 'second|third']);
    expect(happened).toEqual(['written']);
    wire.writes[1]?.end();
    await turn();
    expect(happened).toEqual(['written', 'second written', 'third written']);
  });

  test('goes piece by piece where the socket takes one at a time', async () => {
    const { wire, kept, happened } = writing();
    kept.write('second', () => happened.push('second written'));
    kept.write('third', () => happened.push('third written'));
    for (let piece = 0; piece < 3; piece += 1) {
      wire.writes[piece]?.end();
      await turn();
    }
    expect(wire.writes.map(({ bytes }) => bytes)).toEqual(['buffer:piece', 'buffer:second', 'buffer:third']);
    expect(happened).toEqual(['written', 'second written', 'third written']);
  });

  test.each(['ENOTCONN', undefined])('that fails otherwise (%s) fails at once', async (code) => {
    const { wire, happened } = writing();
    wire.writes[0]?.end(failed(code));
    await turn();
    expect(happened).toContain(`failed: write ${code ?? ''}`);
  });
});

describe.each(['EPIPE', 'ECONNRESET'])('a write that fails with %s', (code) => {
  test('fails only when everything that arrived has been read', async () => {
    const { wire, happened } = writing();
    wire.push('HTTP/1.1 413 Payload Too Large');
    wire.writes[0]?.end(failed(code));
    await turn();
    expect(happened).toEqual([]);
    expect(wire.destroyed).toBe(false);
    wire.push(null);
    await turn();
    expect(happened).toEqual([]);
    expect(String(wire.read())).toBe('HTTP/1.1 413 Payload Too Large');
    wire.read();
    await turn();
    expect(happened[0]).toBe(`failed: write ${code}`);
    expect(wire.destroyed).toBe(true);
  });

  test('and of which several pieces were sent at once fails then, too', async () => {
    const { wire, kept, happened } = writing(new GatheringWire());
    kept.write('second');
    kept.write('third');
    wire.writes[0]?.end();
    wire.push('response');
    await turn();
    wire.writes[1]?.end(failed(code));
    await turn();
    expect(happened).toEqual(['written']);
    wire.resume().push(null);
    await turn();
    await turn();
    expect(happened).toContain(`error write ${code}`);
  });

  test('fails when the connection is closed before all was read', async () => {
    const { wire, happened } = writing();
    wire.push('response');
    wire.writes[0]?.end(failed(code));
    await turn();
    wire.destroy();
    await turn();
    expect(happened).toContain('close');
    expect(wire.listenerCount('close')).toBe(1);
    expect(wire.listenerCount('end')).toBe(0);
  });

  test('fails at once when all has been read before', async () => {
    const { wire, happened } = writing(new Wire({ allowHalfOpen: true }));
    wire.resume().push(null);
    await once(wire, 'end');
    wire.writes[0]?.end(failed(code));
    await turn();
    expect(happened).toContain(`failed: write ${code}`);
  });
});
