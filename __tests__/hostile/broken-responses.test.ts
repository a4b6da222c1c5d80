import type { Socket } from 'node:net';
import zlib from 'node:zlib';
import { beforeEach } from '@jest/globals';
import fc from 'fast-check';
import { labelled } from '../steps/payloads.js';
import { isWhole, serveRaw } from '../steps/raw-servers.js';
import { changedText, changesWith } from './changes.js';
import { checkEnded } from './checks.js';
import { inProcess } from './in-process.js';
import { property } from './property.js';
import { listOf, token } from './text.js';

const endings = {
  end: (socket: Socket) => socket.end(),
  destroy: (socket: Socket) => socket.destroy(),
  reset: (socket: Socket) => socket.resetAndDestroy(),
  stay: () => undefined,
} as const;

interface Case {
  readonly pieces: readonly Buffer[];
  readonly ending: keyof typeof endings;
  readonly operation: string;
  readonly attempts: string;
}

let response: Pick<Case, 'pieces' | 'ending'> = { pieces: [], ending: 'end' };
let url = '';
beforeEach(async () => {
  ({ url } = await serveRaw((socket, text) => {
    if (!isWhole(text)) return;
    for (const one of response.pieces) socket.write(one);
    endings[response.ending](socket);
  }));
});

const bodies = [
  ...['{"state":"PENDING","tests":[],"quarantined_tests":[],"enqueuedPullRequests":[]}', '', '\ufeff{}', '"\\ud800"'],
  ...['['.repeat(50_000), 'a'.repeat(300_000), '<html>Sign in</html>', 'mq_depth_current 1\n'],
].map((text) => Buffer.from(text));
type Encode = (bytes: Buffer) => Buffer;
const asItIs: Encode = (bytes) => bytes;
const codings: readonly (readonly [string, Encode])[] = [
  ['', asItIs],
  ['gzip', (bytes) => zlib.gzipSync(bytes)],
  ['deflate', (bytes) => zlib.deflateSync(bytes)],
  ['deflate', (bytes) => zlib.deflateRawSync(bytes)],
  ['br', (bytes) => zlib.brotliCompressSync(bytes)],
  ['gzip, br', (bytes) => zlib.brotliCompressSync(zlib.gzipSync(bytes))],
  ...['gzip', 'br', 'identity', 'constructor', '__proto__', 'compress'].map((name) => [name, asItIs] as const),
];

const chunk = (bytes: string): string => `${bytes.length.toString(16)}\r\n${bytes}\r\n`;
const chunked = 'transfer-encoding: chunked\r\n';
/** What says where a body ends, which may not be true, with the body. Each character is a byte. */
const framings: readonly ((body: string) => string)[] = [
  (body) => `content-length: ${String(body.length)}\r\n\r\n${body}`,
  (body) => `${chunked}\r\n${chunk(body)}0\r\nx-trailer: a\r\n\r\n`,
  (body) => `\r\n${body}`,
  (body) => `content-length: ${String(body.length + 7)}\r\n\r\n${body}`,
  (body) => `content-length: ${String(Math.max(0, body.length - 3))}\r\n\r\n${body}`,
  (body) => `content-length: ${String(body.length)}\r\ncontent-length: 1\r\n\r\n${body}`,
  (body) => `content-length: -5\r\n\r\n${body}`,
  (body) => `${chunked}\r\n${chunk(body)}`,
  (body) => `${chunked}content-length: 5\r\n\r\n${chunk(body)}0\r\n\r\n`,
  (body) => `${chunked}\r\nzz\r\n${body}`,
  (body) => `${chunked}\r\nffffffffffffffff\r\n${body}`,
];
const headers = [
  ...['retry-after: 0', 'retry-after: 1e999', 'retry-after: Fri, 31 Dec 9999 23:59:59 GMT', `x-echo: ${token}`],
  ...[`location: https://evil.example/?${encodeURIComponent(token)}`, 'content-type: text/html; charset=utf-16'],
  ...['connection: keep-alive', 'no colon', ': no name', ' folded: x', `x-long: ${'x'.repeat(20_000)}`, '__proto__: x'],
];

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    status: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...listOf('status lines')) },
      fc.constantFrom(...listOf('odd status lines')),
    ),
    more: fc.subarray(headers, { maxLength: 2 }),
    coded: fc.tuple(fc.constantFrom(...bodies), fc.constantFrom(...codings)),
    framed: fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...framings.slice(0, 2)) }, fc.constantFrom(...framings)),
    changes: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, changesWith()),
    cut: fc.nat(600),
    // A connection that stays open is waited for until the timeout.
    ending: fc.oneof({ weight: 30, arbitrary: fc.constantFrom('end', 'destroy', 'reset') }, fc.constant('stay')),
    attempts: fc.constantFrom('1', '1', '2'),
    operation: fc.constantFrom(
      ...['submit-pull-request', 'get-submitted-pull-request', 'get-queue', 'delete-queue', 'set-impacted-targets'],
      ...['get-merge-queue-metrics', 'check-quarantined-tests', 'wait-for-pull-request'],
    ),
  })
  .map(({ status, more, coded: [body, [name, encode]], framed, changes, cut, ...one }) => {
    const head = [status, ...more, ...(name === '' ? [] : [`content-encoding: ${name}`])].join('\r\n');
    const text = changedText(`${head}\r\n${framed(encode(body).toString('latin1'))}`, changes);
    const whole = Buffer.from(text, 'latin1');
    const pieces = [whole.subarray(0, cut), whole.subarray(cut)].filter(({ length }) => length > 0);
    return { ...one, ending: one.ending, pieces };
  });

property(
  'whatever bytes a server sends, a step ends with 0 or 1 and one line',
  anyCase,
  async (one) => {
    response = one;
    const ended = await inProcess({
      event: JSON.stringify(labelled),
      inputs: {
        ...{ operation: one.operation, 'base-url': url, 'api-token': token, 'organization-slug': 'o' },
        ...{ 'impacted-targets': 'a', 'request-timeout-seconds': '0.4', 'max-attempts': one.attempts },
        ...{ 'wait-timeout-minutes': '0.002', 'poll-interval-seconds': '0.02' },
      },
    });
    checkEnded(ended);
  },
  { share: 0.5 },
);
