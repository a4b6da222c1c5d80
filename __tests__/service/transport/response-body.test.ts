import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import axios from 'axios';
import { receiveBody } from '../../../src/service/transport/response-body.js';
import { respondWith, serveRaw } from '../../steps/raw-servers.js';

const text = '{"state":"RUNNING"}';
const nothing = Buffer.alloc(0);
const thousand = Buffer.from('x'.repeat(1000));

/** What axios hands out of a response when its head has come, as the action asks for it. */
async function responseOf(raw: string): Promise<IncomingMessage> {
  const { url } = await serveRaw(respondWith(raw));
  const options = { adapter: 'http', responseType: 'stream', proxy: false, decompress: false } as const;
  return (await axios.get<IncomingMessage>(url, options)).data;
}

describe('a body that comes whole', () => {
  test.each<[coding: string | undefined, body: Buffer | string, bytes: Buffer | string, problem?: string]>([
    [undefined, text, text],
    ['identity', text, text],
    ['', text, text],
    ['gzip', gzipSync(text), text],
    ['x-gzip', gzipSync(text), text],
    ['GZip', gzipSync(text), text],
    ['gzip', nothing, nothing],
    ['unheard-of', nothing, nothing],
    [undefined, nothing, nothing],
    ...['unheard-of', '__proto__', 'deflate, gzip', 'identity,gzip'].map((coding): [string, string, Buffer, string] => [
      coding,
      text,
      nothing,
      `is encoded as ${coding}, which was not asked for`,
    ]),
    ['gzip', text, nothing, 'cannot be decompressed: incorrect header check (Z_DATA_ERROR)'],
    [undefined, thousand, thousand],
    ['gzip', gzipSync(thousand), thousand],
    ['gzip', gzipSync(`${thousand.toString()}x`), nothing, 'is larger than the 1,000 bytes that the action reads'],
  ])('with the coding %p: %s', async (coding, body, bytes, problem = '') => {
    expect(await receiveBody(Readable.from([Buffer.from(body)]), coding, 1000)).toEqual({
      bytes: Buffer.from(bytes),
      ...(problem === '' ? {} : { problem }),
    });
  });

  test('and is too large leaves what came before, and the rest unread', async () => {
    const chunks = `3e8\r\n${thousand.toString()}\r\n1\r\nx\r\n0\r\n\r\n`;
    const response = await responseOf(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`);
    const { bytes, problem } = await receiveBody(response, undefined, 1000);
    expect(problem).toBe('is larger than the 1,000 bytes that the action reads');
    expect(thousand.subarray(0, bytes.length)).toEqual(bytes);
    expect(response.socket.destroyed).toBe(true);
  });
});

test.each([text, ''])('gzip of %j is broken wherever it is cut', async (whole) => {
  const body = gzipSync(whole);
  for (let length = 1; length < body.length; length += 1) {
    const { bytes, problem } = await receiveBody(Readable.from([body.subarray(0, length)]), 'gzip', 1000);
    const expected = [length, 0, 'cannot be decompressed: unexpected end of file (Z_BUF_ERROR)'];
    expect([length, bytes.length, problem]).toEqual(expected);
  }
});

describe('a body that does not come whole', () => {
  const cut = 'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc';

  test.each([
    [undefined, 'abc'],
    ['gzip', ''],
  ])('leaves what came of it with the coding %s: %j', async (coding, bytes) => {
    expect(await receiveBody(await responseOf(cut), coding, 1000)).toEqual({
      bytes: Buffer.from(bytes),
      problem: 'was cut off after 3 bytes: the connection broke',
      isCut: true,
    });
  });

  test.each<[error: Error, said: string]>([
    [new Error('nobody wants\nit'), 'nobody wants it'],
    [Object.assign(new Error('read failed'), { code: 'ETIMEDOUT' }), 'read failed (ETIMEDOUT)'],
    [Object.assign(new Error('reset'), { code: 'ECONNRESET' }), 'the connection broke'],
    [new Error('x'.repeat(500)), `${'x'.repeat(100)}… (500 characters)`],
  ])('says why: %s', async (error, said) => {
    const response = await responseOf(cut);
    const receiving = receiveBody(response, undefined, 1000);
    response.destroy(error);
    const { problem = '' } = await receiving;
    expect(problem.replace(/^was cut off after \d bytes: /, '')).toBe(said);
  });
});
