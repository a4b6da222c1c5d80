import { readFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { type ProcessOptions, runStep } from './step.js';
import type { Step } from '../steps/layout.js';
import { service } from '../hostile/service.js';

const server = service();
const token = 'queue-token-0123456789-abcdefghij';
const mebibyte = 2 ** 20;

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

/** A body of some kilobytes that unpacks to gigabytes. */
const bomb = gzipBomb(4 * 1024);

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
  const expectBounded = ({ errors }: Step, from: string): void => {
    expect(errors[0]).toContain(`${from} but its body is larger than the 67,108,864 bytes that the action reads`);
    if (process.platform === 'linux') {
      expect(peak).toBeGreaterThan(40 * mebibyte);
      expect(peak).toBeLessThan(700 * mebibyte);
    }
  };

  test('from the service', async () => {
    expect(bomb.byteLength).toBeLessThan(10 * mebibyte);
    server.respondWith(() => ({ status: 200, headers: { 'content-encoding': 'gzip' }, body: bomb }));
    expectBounded(await ask('get-queue', measured), 'answered 200 OK,');
  });
});

/** Zeros, as a gzip of one member of this many mebibytes: stored once, and repeated as gzip members. */
function gzipBomb(mebibytes: number): Buffer {
  const member = zlib.gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
  return Buffer.concat(Array.from({ length: mebibytes / 64 }, () => member));
}

function residentBytes(pid: number): number | undefined {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
