import type { Socket } from 'node:net';
import zlib from 'node:zlib';
import { beforeEach, describe } from '@jest/globals';
import fc from 'fast-check';
import { labelled } from '../steps/payloads.js';
import { isWhole, serveRaw } from '../steps/raw-servers.js';
import { checkEnded } from './checks.js';
import { inProcess } from './in-process.js';
import { property } from './property.js';
import { hostile, token, listOf } from './text.js';

type Ending = 'end' | 'destroy' | 'reset' | 'stay';

interface Bytes {
  /** What is written, piece by piece. */
  readonly pieces: readonly Buffer[];
  readonly ending: Ending;
}

let response: Bytes = { pieces: [], ending: 'end' };
const sockets = new Set<Socket>();
let url = '';

beforeEach(async () => {
  ({ url } = await serveRaw((socket, text) => {
    sockets.add(socket);
    if (!isWhole(text)) return;
    for (const one of response.pieces) socket.write(one);
    if (response.ending === 'end') socket.end();
    else if (response.ending === 'destroy') socket.destroy();
    else if (response.ending === 'reset') socket.resetAndDestroy();
  }));
});

const good = JSON.stringify({ state: 'PENDING', tests: [], quarantined_tests: [], enqueuedPullRequests: [] });
const content: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constant(Buffer.from(good)),
  hostile.map((text) => Buffer.from(text)),
  hostile.map((text) =>
    Buffer.from(JSON.stringify({ state: text, [text]: text, enqueuedPullRequests: [{ prTitle: text }] })),
  ),
  fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
  fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value))),
  fc.constantFrom(
    Buffer.alloc(0),
    Buffer.from('\ufeff{}'),
    Buffer.from('"\\ud800"'),
    Buffer.from('['.repeat(50_000)),
    Buffer.alloc(300_000, 'a'),
  ),
);

type Encode = (bytes: Buffer) => Buffer;
const zstd = Reflect.get(zlib, 'zstdCompressSync') as Encode | undefined;
const codings: readonly (readonly [string, Encode])[] = [
  ['gzip', (bytes) => zlib.gzipSync(bytes)],
  ['x-gzip', (bytes) => zlib.gzipSync(bytes)],
  ['deflate', (bytes) => zlib.deflateSync(bytes)],
  ['deflate', (bytes) => zlib.deflateRawSync(bytes)],
  ['br', (bytes) => zlib.brotliCompressSync(bytes)],
  ...(zstd === undefined ? [] : [['zstd', zstd] as const]),
  ['gzip, br', (bytes) => zlib.brotliCompressSync(zlib.gzipSync(bytes))],
  ['identity', (bytes) => bytes],
  ['constructor', (bytes) => bytes],
  ['__proto__', (bytes) => bytes],
  ['compress', (bytes) => bytes],
];

/** A body as it is, compressed, or said to be compressed and damaged. */
const encoded: fc.Arbitrary<{ readonly headers: readonly string[]; readonly body: Buffer }> = fc.oneof(
  content.map((body) => ({ headers: [], body })),
  fc
    .record({
      content,
      coding: fc.constantFrom(...codings),
      damage: fc.constantFrom('none', 'none', 'cut', 'flipped', 'not at all', 'more'),
      at: fc.nat(300),
    })
    .map(({ content: plain, coding: [name, encode], damage, at }) => {
      const whole = encode(plain);
      const body = Buffer.from(damage === 'not at all' ? plain : whole);
      if (damage === 'flipped' && body.length > 0)
        body.writeUInt8((body.readUInt8(at % body.length) ^ 0x55) & 0xff, at % body.length);
      const damaged =
        damage === 'cut'
          ? body.subarray(0, at % (body.length + 1))
          : damage === 'more'
            ? Buffer.concat([body, Buffer.from('trailing')])
            : body;
      return { headers: [`content-encoding: ${name}`], body: damaged };
    }),
);

const header = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');
const statusLine = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...listOf('status lines')),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...listOf('odd status lines')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(200, 302, 400, 401, 429, 503), hostile)
      .map(([status, text]) => `HTTP/1.1 ${String(status)} ${header(text)}`),
  },
  { weight: 1, arbitrary: hostile },
);
const headers = fc.array(
  fc.oneof(
    fc.constantFrom(
      'content-type: application/json',
      'content-type: text/html; charset=utf-16',
      'retry-after: 0',
      'retry-after: -1',
      'retry-after: 121',
      'retry-after: 1e999',
      'retry-after: Wed, 21 Oct 2015 07:28:00 GMT',
      'retry-after: Fri, 31 Dec 9999 23:59:59 GMT',
      'retry-after: 0\r\nretry-after: 0',
      `x-echo: ${token}`,
      `location: https://evil.example/?${encodeURIComponent(token)}`,
      'set-cookie: a=b\r\nset-cookie: c=d',
      'connection: close',
      'connection: keep-alive',
      'trailer: x',
      'no colon',
      ': no name',
      ' folded: x',
      `x-long: ${'x'.repeat(20_000)}`,
      '__proto__: x',
      'content-encoding: gzip',
    ),
    hostile.map((text) => `x-any: ${header(text)}`),
  ),
  { maxLength: 3 },
);

/** The body with what says where it ends, which may not be true. */
function framed(body: Buffer, framing: string): { readonly headers: readonly string[]; readonly body: Buffer } {
  const chunk = (bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  const half = body.length >> 1;
  const chunks = Buffer.concat([
    ...(half > 0 ? [chunk(body.subarray(0, half))] : []),
    ...(body.length > half ? [chunk(body.subarray(half))] : []),
  ]);
  const chunked = ['transfer-encoding: chunked'];
  switch (framing) {
    case 'length':
      return { headers: [`content-length: ${String(body.length)}`], body };
    case 'longer':
      return { headers: [`content-length: ${String(body.length + 7)}`], body };
    case 'shorter':
      return { headers: [`content-length: ${String(Math.max(0, body.length - 3))}`], body };
    case 'two lengths':
      return { headers: [`content-length: ${String(body.length)}`, 'content-length: 1'], body };
    case 'no number':
      return { headers: ['content-length: -5'], body };
    case 'chunked':
      return { headers: chunked, body: Buffer.concat([chunks, Buffer.from('0\r\nx-trailer: a\r\n\r\n')]) };
    case 'chunked without end':
      return { headers: chunked, body: chunks };
    case 'chunked and length':
      return { headers: [...chunked, 'content-length: 5'], body: Buffer.concat([chunks, Buffer.from('0\r\n\r\n')]) };
    case 'bad chunks':
      return { headers: chunked, body: Buffer.concat([Buffer.from('zz\r\n'), body]) };
    case 'huge chunk':
      return { headers: chunked, body: Buffer.concat([Buffer.from('ffffffffffffffff\r\n'), body]) };
    default:
      return { headers: [], body };
  }
}

const framings = [
  'length',
  'length',
  'chunked',
  'chunked',
  'until the end',
  'longer',
  'shorter',
  'two lengths',
  'no number',
  'chunked without end',
  'chunked and length',
  'bad chunks',
  'huge chunk',
];

const bytes: fc.Arbitrary<Bytes> = fc
  .record({
    status: statusLine,
    more: headers,
    encoded,
    framing: fc.constantFrom(...framings),
    // One that leaves the connection open is waited for until the timeout.
    ending: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom<Ending>('end', 'end', 'destroy', 'reset') },
      { weight: 1, arbitrary: fc.constant<Ending>('stay') },
    ),
    cutAt: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(600) }),
    split: fc.array(fc.nat(600), { maxLength: 3 }),
  })
  .map(({ status, more, encoded: { headers: coding, body }, framing, ending, cutAt, split }) => {
    const { headers: lengths, body: sent } = framed(body, framing);
    const head = [status, ...more, ...coding, ...lengths].join('\r\n');
    const whole = Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), sent]).subarray(0, cutAt);
    const places = [0, ...split.sort((a, b) => a - b), whole.length];
    const pieces = places.slice(1).map((to, index) => whole.subarray(places[index], to));
    return { pieces: pieces.filter((piece) => piece.length > 0), ending };
  });

const operations = [
  'submit-pull-request',
  'get-submitted-pull-request',
  'get-queue',
  'create-queue',
  'delete-queue',
  'set-impacted-targets',
  'get-merge-queue-metrics',
  'list-unhealthy-tests',
  'check-quarantined-tests',
  'wait-for-pull-request',
];

interface Case {
  readonly operation: string;
  readonly attempts: number;
  readonly bytes: Bytes;
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  operation: fc.constantFrom(...operations),
  attempts: fc.constantFrom(1, 1, 2),
  bytes,
});
const event = JSON.stringify(labelled);

describe('whatever bytes a server sends', () => {
  property(
    'a step ends with 0 or 1 and one line',
    anyCase,
    async (one) => {
      response = one.bytes;
      const ended = await inProcess({
        event,
        inputs: {
          operation: one.operation,
          'base-url': url,
          'api-token': token,
          'organization-slug': 'o',
          'impacted-targets': 'a',
          'request-timeout-seconds': '0.4',
          'max-attempts': String(one.attempts),
          'wait-timeout-minutes': '0.002',
          'poll-interval-seconds': '0.02',
        },
      });
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      checkEnded(ended);
    },
    { share: 0.5 },
  );
});
