import { readFileSync, readdirSync } from 'node:fs';
import zlib from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { runnerWaitsMs } from '../steps/runner.js';
import { type ProcessOptions, runStep } from './step.js';
import type { Step } from '../steps/layout.js';
import { service } from '../hostile/service.js';

const server = service();
const token = 'queue-token-0123456789-abcdefghij';
const mebibyte = 2 ** 20;

/** The longest work that there is for who looks for a token: text that is nearly one, over and over. */
const nearlyToken = (characters: number): string => {
  const piece = `${token.slice(0, -1)} ${token.slice(0, 12)} `;
  return piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);
};

const ask = (operation: string, started: NonNullable<ProcessOptions['started']>): Promise<Step> =>
  runStep({
    inputs: {
      operation,
      ...(operation === 'get-queue' ? { 'target-branch': 'main' } : {}),
      'base-url': server.url,
      'api-token': token,
      'max-attempts': '1',
    },
    started,
  });

test.each([
  ['get-queue', `{"state":"${nearlyToken(31 * mebibyte)}"}`],
  ['get-merge-queue-metrics', nearlyToken(31 * mebibyte)],
])('a response of megabytes leaves a signal its turn: %s', async (operation, body) => {
  // Metrics are asked for without a coding.
  const sent =
    operation === 'get-queue'
      ? { headers: { 'content-encoding': 'gzip' }, body: zlib.gzipSync(body, { level: 1 }) }
      : { body };
  server.respondWith(() => ({ status: 200, ...sent }));
  let from = 0;
  const step = await ask(operation, (child) => {
    child.stdout?.on('data', (piece: string) => {
      if (from !== 0 || !piece.includes(' answered 200 OK, ')) return;
      // In the middle of the work.
      from = Date.now();
      child.kill('SIGTERM');
    });
  });
  const tookMs = Date.now() - from;
  expect(step.errors).toEqual([`${operation}: cancelled by SIGTERM before anything was changed`]);
  expect(step).toMatchObject({ exitCode: 1, signal: null, stderr: '' });
  expect(readdirSync(step.temporary)).toEqual([]);
  expect(tookMs).toBeLessThan(runnerWaitsMs);
});

const encodings = ['gzip', 'br'] as const;

/** A body of some kilobytes that unpacks to gigabytes. */
const bombs = { gzip: gzipBomb(4 * 1024), br: brotliBomb(1024) };

describe('a body that unpacks to gigabytes fails in bounded memory', () => {
  let peak: number;
  const measured = ({ pid }: Parameters<NonNullable<ProcessOptions['started']>>[0]): void => {
    peak = 0;
    const timer = setInterval(() => {
      const size = residentBytes(pid ?? 0);
      if (size === undefined) clearInterval(timer);
      else peak = Math.max(peak, size);
    }, 10);
  };
  const answers = (encoding: keyof typeof bombs): void => {
    const body = bombs[encoding];
    expect(body.byteLength).toBeLessThan(10 * mebibyte);
    server.respondWith(() => ({ status: 200, headers: { 'content-encoding': encoding }, body }));
  };
  const expectBounded = ({ errors }: Step, from: string): void => {
    expect(errors[0]).toContain(`${from} but its body is larger than the 67,108,864 bytes that the action reads`);
    if (process.platform === 'linux') {
      expect(peak).toBeGreaterThan(40 * mebibyte);
      expect(peak).toBeLessThan(700 * mebibyte);
    }
  };

  test.each(encodings)('from the service: %s', async (encoding) => {
    answers(encoding);
    expectBounded(await ask('get-queue', measured), 'answered 200 OK,');
  });
});

/** Zeros, as a gzip of one member of this many mebibytes: stored once, and repeated as gzip members. */
function gzipBomb(mebibytes: number): Buffer {
  const member = zlib.gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
  return Buffer.concat(Array.from({ length: mebibytes / 64 }, () => member));
}

function brotliBomb(mebibytes: number): Buffer {
  return zlib.brotliCompressSync(Buffer.alloc(mebibytes * 1024 * 1024), {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 },
  });
}

function residentBytes(pid: number): number | undefined {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
