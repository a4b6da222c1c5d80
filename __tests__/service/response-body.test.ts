import { type IncomingMessage, get } from 'node:http';
import zlib, { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { type ResponseBody, acceptedEncodings, receiveBody } from '../../src/service/response-body.js';
import { respondWith, serveRaw } from '../bundle/raw-servers.js';

const text = '{"state":"RUNNING"}';
const hasZstd = 'zstdCompressSync' in zlib;

/** A response of these bytes, as Node's client hands it out when its head has come. */
async function responseOf(raw: string | Buffer): Promise<IncomingMessage> {
  const { url } = await serveRaw(respondWith(raw));
  return new Promise((resolve, reject) => get(url, resolve).on('error', reject));
}

const head = (length: number, coding?: string): string =>
  `HTTP/1.1 200 OK\r\ncontent-length: ${String(length)}\r\n${coding === undefined ? '' : `content-encoding: ${coding}\r\n`}\r\n`;

const whole = (body: Buffer, coding?: string): Buffer => Buffer.concat([Buffer.from(head(body.length, coding)), body]);

async function received(body: Buffer, coding?: string, limitBytes = 1_000_000): Promise<ResponseBody> {
  return receiveBody(await responseOf(whole(body, coding)), limitBytes);
}

const nothing = Buffer.alloc(0);

describe('a body', () => {
  test.each<[string, Buffer, string | undefined]>([
    ['as it is', Buffer.from(text), undefined],
    ['with the coding identity', Buffer.from(text), 'identity'],
    ['with a coding of no name', Buffer.from(text), ' , '],
    ['gzip', gzipSync(text), 'gzip'],
    ['x-gzip', gzipSync(text), 'x-gzip'],
    ['in other letters, between white space', gzipSync(text), ' GZip '],
    ['deflate', deflateSync(text), 'deflate'],
    ['deflate without the zlib format around it', deflateRawSync(text), 'deflate'],
    ['br', brotliCompressSync(text), 'br'],
    ['with two codings, the last of them on the outside', gzipSync(deflateSync(text)), 'deflate, gzip'],
    ['with two codings in two headers', brotliCompressSync(gzipSync(text)), 'gzip\r\ncontent-encoding: br'],
    ['with a coding beside identity', gzipSync(text), 'identity,gzip'],
  ])('%s is read', async (_title, body, coding) => {
    expect(await received(body, coding)).toEqual({ bytes: Buffer.from(text) });
  });

  (hasZstd ? test : test.skip)('zstd is read, where Node can', async () => {
    const compress = Reflect.get(zlib, 'zstdCompressSync') as typeof gzipSync;
    expect(await received(compress(text), 'zstd')).toEqual({ bytes: Buffer.from(text) });
  });

  test('that is empty is so in every coding', async () => {
    expect(await received(nothing, 'gzip')).toEqual({ bytes: nothing });
    expect(await received(nothing, 'unheard-of')).toEqual({ bytes: nothing });
    expect(await received(nothing)).toEqual({ bytes: nothing });
  });

  test.each(['compress', 'constructor', '__proto__'])('in the coding %s has a problem', async (coding) => {
    expect(await received(Buffer.from(text), coding)).toEqual({
      bytes: nothing,
      problem: `is encoded as ${coding}, which was not asked for`,
    });
  });

  test('in a coding with a very long name has a problem that is told shortly', async () => {
    const { problem } = await received(Buffer.from(text), 'x'.repeat(500));
    expect(problem).toMatch(/^is encoded as x{30,}.*, which was not asked for$/);
    expect(problem?.length).toBeLessThan(100);
  });

  test('that is not what its coding says has a problem, with what zlib says', async () => {
    expect(await received(Buffer.from(text), 'gzip')).toEqual({
      bytes: nothing,
      problem: 'cannot be decompressed as gzip: incorrect header check (Z_DATA_ERROR)',
    });
  });

  test.each([
    ['gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
  ])('in %s without its end has a problem', async (coding, body) => {
    expect(await received(body.subarray(0, -5), coding)).toEqual({
      bytes: nothing,
      problem: expect.stringMatching(new RegExp(`^cannot be decompressed as ${coding}: .+ \\(.+\\)$`)),
    });
  });
});

describe('codings one over the other', () => {
  const times = (count: number): { body: Buffer; coding: string } => ({
    body: Array.from({ length: count }).reduce<Buffer>((bytes) => gzipSync(bytes), Buffer.from('x')),
    coding: Array.from({ length: count }, () => 'gzip').join(', '),
  });

  test('are undone up to three times', async () => {
    const { body, coding } = times(3);
    expect(await received(body, coding)).toEqual({ bytes: Buffer.from('x') });
  });

  test('are not undone more often', async () => {
    const { body, coding } = times(4);
    expect(await received(body, coding)).toEqual({
      bytes: nothing,
      problem: 'is encoded 4 times, and at most 3 are undone',
    });
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
    const { bytes, problem } = await receiveBody(response, 1000);
    expect(problem).toBe(tooLarge);
    expect(body.subarray(0, bytes.length)).toEqual(bytes);
    expect(bytes.length).toBeLessThanOrEqual(1000);
    expect(response.socket.destroyed).toBe(true);
  });

  test('is one for the decompressed body, too', async () => {
    expect(await received(gzipSync(`${body.toString()}x`), 'gzip', 1000)).toEqual({
      bytes: nothing,
      problem: tooLarge,
    });
  });

  test('leaves nothing of a compressed body', async () => {
    const noise = Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 7919) % 251));
    const { bytes, problem } = await received(gzipSync(noise, { level: 0 }), 'gzip', 1000);
    expect(problem).toBe(tooLarge);
    expect(bytes).toEqual(nothing);
  });
});

describe('a body that does not come whole', () => {
  test('leaves what came of it', async () => {
    expect(await receiveBody(await responseOf(`${head(10)}abc`), 1000)).toEqual({
      bytes: Buffer.from('abc'),
      problem: 'was cut off after 3 bytes: the connection broke',
      isCut: true,
    });
  });

  test('has a problem though nothing came', async () => {
    expect(await receiveBody(await responseOf(head(10, 'gzip')), 1000)).toEqual({
      bytes: nothing,
      problem: 'was cut off after 0 bytes: the connection broke',
      isCut: true,
    });
  });

  test('leaves nothing of what was compressed', async () => {
    const half = gzipSync(text).subarray(0, 12);
    expect(await receiveBody(await responseOf(Buffer.concat([Buffer.from(head(1234, 'gzip')), half])), 10_000)).toEqual(
      {
        bytes: nothing,
        problem: 'was cut off after 12 bytes: the connection broke',
        isCut: true,
      },
    );
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
    const receiving = receiveBody(response, 1000);
    response.destroy(error);
    const { problem = '' } = await receiving;
    expect(problem).toMatch(/^was cut off after \d bytes: /);
    expect(problem.replace(/^.*? bytes: /, '')).toEqual(said);
  });
});

test('the codings that are asked for are those that Node can read', () => {
  expect(acceptedEncodings).toBe(`gzip, deflate, br${hasZstd ? ', zstd' : ''}`);
});
