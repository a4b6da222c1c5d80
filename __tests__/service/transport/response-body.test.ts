import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import axios from 'axios';
import { type ResponseBody, receiveBody } from '../../../src/service/transport/response-body.js';
import { respondWith, serveRaw } from '../../steps/raw-servers.js';

const text = '{"state":"RUNNING"}';

/** What axios hands out of a response of these bytes when its head has come, as the action asks for it. */
async function responseOf(raw: string | Buffer): Promise<{ data: IncomingMessage; encoding: string | undefined }> {
  const { url } = await serveRaw(respondWith(raw));
  const response = await axios.get<IncomingMessage>(url, {
    adapter: 'http',
    responseType: 'stream',
    proxy: false,
    decompress: false,
  });
  return { data: response.data, encoding: response.headers['content-encoding'] as string | undefined };
}

async function receive(raw: string | Buffer, limitBytes: number): Promise<ResponseBody> {
  const { data, encoding } = await responseOf(raw);
  return receiveBody(data, encoding, limitBytes);
}

const head = (length: number, coding?: string): string =>
  `HTTP/1.1 200 OK\r\ncontent-length: ${String(length)}\r\n${coding === undefined ? '' : `content-encoding: ${coding}\r\n`}\r\n`;

const whole = (body: Buffer, coding?: string): Buffer => Buffer.concat([Buffer.from(head(body.length, coding)), body]);

async function received(body: Buffer, coding?: string, limitBytes = 1_000_000): Promise<ResponseBody> {
  return receive(whole(body, coding), limitBytes);
}

const nothing = Buffer.alloc(0);

describe('a body', () => {
  test.each<[string, Buffer, string | undefined]>([
    ['as it is', Buffer.from(text), undefined],
    ['with the coding identity', Buffer.from(text), 'identity'],
    ['with a coding that is empty', Buffer.from(text), ''],
    ['gzip', gzipSync(text), 'gzip'],
    ['x-gzip', gzipSync(text), 'x-gzip'],
    ['in other letters', gzipSync(text), 'GZip'],
  ])('%s is read', async (_title, body, coding) => {
    expect(await received(body, coding)).toEqual({ bytes: Buffer.from(text) });
  });

  test('that is empty is so in every coding', async () => {
    expect(await received(nothing, 'gzip')).toEqual({ bytes: nothing });
    expect(await received(nothing, 'unheard-of')).toEqual({ bytes: nothing });
    expect(await received(nothing)).toEqual({ bytes: nothing });
  });

  test.each(['unheard-of', 'constructor', '__proto__', 'deflate, gzip', 'identity,gzip'])(
    'in the coding %s has a problem',
    async (coding) => {
      expect(await received(Buffer.from(text), coding)).toEqual({
        bytes: nothing,
        problem: `is encoded as ${coding}, which was not asked for`,
      });
    },
  );

  test.each<[string, RegExp]>([['gzip', /^cannot be decompressed: incorrect header check \(Z_DATA_ERROR\)$/]])(
    'that is not %s has a problem, with what zlib says',
    async (coding, said) => {
      expect(await received(Buffer.from(text), coding)).toEqual({
        bytes: nothing,
        problem: expect.stringMatching(said),
      });
    },
  );
});

describe('a compressed body without its end', () => {
  test.each<[string, Buffer, string]>([
    ['gzip', gzipSync(text), 'gzip'],
    ['gzip of nothing', gzipSync(''), 'gzip'],
  ])('is broken wherever it is cut: %s', async (_title, body, coding) => {
    for (let length = 1; length < body.length; length += 1) {
      const { bytes, problem } = await receiveBody(Readable.from([body.subarray(0, length)]), coding, 1000);
      expect([length, bytes.length, problem]).toEqual([
        length,
        0,
        'cannot be decompressed: unexpected end of file (Z_BUF_ERROR)',
      ]);
    }
  });
});

describe('the limit', () => {
  const body = Buffer.from('x'.repeat(1000));
  const tooLarge = 'is larger than the 1,000 bytes that the action reads';

  test('is the last size that is read', async () => {
    expect(await received(body, undefined, 1000)).toEqual({ bytes: body });
    expect(await received(gzipSync(body), 'gzip', 1000)).toEqual({ bytes: body });
  });

  test('of one byte less leaves what came before, and the rest unread', async () => {
    const response = await responseOf(
      `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3e8\r\n${body.toString()}\r\n1\r\nx\r\n0\r\n\r\n`,
    );
    const { bytes, problem } = await receiveBody(response.data, undefined, 1000);
    expect(problem).toBe(tooLarge);
    expect(body.subarray(0, bytes.length)).toEqual(bytes);
    expect(bytes.length).toBeLessThanOrEqual(1000);
    expect(response.data.socket.destroyed).toBe(true);
  });

  test('is one for the decompressed body, too', async () => {
    expect(await received(gzipSync(`${body.toString()}x`), 'gzip', 1000)).toEqual({
      bytes: nothing,
      problem: tooLarge,
    });
  });
});

describe('a body that does not come whole', () => {
  test('leaves what came of it', async () => {
    expect(await receive(`${head(10)}abc`, 1000)).toEqual({
      bytes: Buffer.from('abc'),
      problem: 'was cut off after 3 bytes: the connection broke',
      isCut: true,
    });
  });

  test('leaves nothing of a compressed one', async () => {
    const half = gzipSync(text).subarray(0, 12);
    expect(await receive(Buffer.concat([Buffer.from(head(1234, 'gzip')), half]), 10_000)).toEqual({
      bytes: nothing,
      problem: 'was cut off after 12 bytes: the connection broke',
      isCut: true,
    });
  });

  test.each<[string, Error, string]>([
    ['says why', new Error('nobody wants\nit'), 'nobody wants it'],
    [
      'says why, with the code',
      Object.assign(new Error('read failed'), { code: 'ETIMEDOUT' }),
      'read failed (ETIMEDOUT)',
    ],
    ['says why shortly', new Error('x'.repeat(500)), `${'x'.repeat(100)}… (500 characters)`],
  ])('because reading it failed %s', async (_title, error, said) => {
    const response = await responseOf(`${head(10)}abc`);
    const receiving = receiveBody(response.data, undefined, 1000);
    response.data.destroy(error);
    const { problem = '' } = await receiving;
    expect(problem).toMatch(/^was cut off after \d bytes: /);
    expect(problem.replace(/^.*? bytes: /, '')).toEqual(said);
  });
});
