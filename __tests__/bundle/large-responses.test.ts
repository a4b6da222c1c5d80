import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { service } from '../hostile/service.js';
import { runStep } from './step.js';

const server = service();
const mebibyte = 2 ** 20;

/** Zeros: one gzip member of 64 MiB, this many times. */
const bomb = (members: number): Buffer =>
  Buffer.concat(Array.from<Buffer>({ length: members }).fill(gzipSync(Buffer.alloc(64 * mebibyte), { level: 9 })));

function residentBytes(pid: number): number | undefined {
  try {
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}

test('a body of 4 MB that unpacks to 4 GB fails in bounded memory', async () => {
  const body = bomb(64);
  expect(body.byteLength).toBeLessThan(10 * mebibyte);
  server.respondWith(() => ({ status: 200, headers: { 'content-encoding': 'gzip' }, body }));
  let peak = 0;
  const { errors } = await runStep({
    inputs: {
      ...{ operation: 'get-queue', 'target-branch': 'main', 'max-attempts': '1' },
      ...{ 'base-url': server.url, 'api-token': 'queue-token-0123456789-abcdefghij' },
    },
    started: ({ pid = 0 }) => {
      const timer = setInterval(() => {
        const size = residentBytes(pid);
        if (size === undefined) clearInterval(timer);
        else peak = Math.max(peak, size);
      }, 10);
    },
  });
  const why = 'answered 200 OK, but its body is larger than the 67,108,864 bytes that the action reads';
  expect(errors).toEqual([expect.stringContaining(why)]);
  if (process.platform !== 'linux') return;
  expect(peak).toBeGreaterThan(40 * mebibyte);
  expect(peak).toBeLessThan(700 * mebibyte);
});
