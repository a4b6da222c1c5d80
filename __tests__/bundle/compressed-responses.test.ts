import { readFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Step } from '../steps/layout.js';
import { labelled } from '../steps/payloads.js';
import { respondWith, serveRaw } from '../steps/raw-servers.js';
import { nodes, runStep } from './step.js';

const token = 'network-secret-token';

async function run(url: string, node: string, inputs: Record<string, string> = {}): Promise<Step> {
  const step = await runStep({
    node,
    event: { name: 'pull_request', payload: labelled },
    inputs: { operation: 'get-queue', 'base-url': url, 'api-token': token, 'max-attempts': '1', ...inputs },
  });
  expect(step.stdout.replace(/^::add-mask::.*$/m, '') + step.stderr + step.summary).not.toContain(token);
  expect(step.errors.length).toBe(step.exitCode === 0 ? 0 : 1);
  return step;
}

const queue = '{"state":"running","enqueuedPullRequests":[]}';

function encoded(encoding: string, body: Buffer, status = '200 OK'): Buffer {
  const fields = `content-encoding: ${encoding}\r\ncontent-length: ${String(body.byteLength)}\r\n`;
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${fields}\r\n`), body]);
}

describe.each(nodes)('compressed responses on %s', (_name, node) => {
  const body = Buffer.from(queue);
  const codings: readonly (readonly [string, Buffer])[] = [
    ['gzip', zlib.gzipSync(body)],
    ['x-gzip', zlib.gzipSync(body)],
    ['GZIP', zlib.gzipSync(body)],
    ['deflate', zlib.deflateSync(body)],
    ['deflate', zlib.deflateRawSync(body)],
    ['br', zlib.brotliCompressSync(body)],
    ['identity', body],
  ];
  test('are read in every coding that was asked for', async () => {
    for (const [encoding, bytes] of codings) {
      const service = await serveRaw(respondWith(encoded(encoding, bytes)));
      const step = await run(service.url, node);
      expect([encoding, step.errors, step.outputs['queue-state']]).toEqual([encoding, [], 'RUNNING']);
    }
  });

  test.each(['gzip', 'br'] as const)('%s that unpacks to gigabytes fails in bounded memory', async (encoding) => {
    const bomb = encoding === 'gzip' ? gzipBomb(4 * 1024) : brotliBomb(2 * 1024);
    expect(bomb.byteLength).toBeLessThan(10 * 1024 * 1024);
    const service = await serveRaw(respondWith(encoded(encoding, bomb)));
    let peak = 0;
    const step = await runStep({
      node,
      inputs: {
        operation: 'get-queue',
        'target-branch': 'main',
        'base-url': service.url,
        'api-token': token,
        'max-attempts': '1',
      },
      started: ({ pid }) => {
        const timer = setInterval(() => {
          const size = residentBytes(pid ?? 0);
          if (size === undefined) clearInterval(timer);
          else peak = Math.max(peak, size);
        }, 10);
      },
    });
    expect(step.errors[0]).toMatch(
      /answered 200 OK, but its body is larger than the 67,108,864 bytes that the action reads\. Check/,
    );
    if (process.platform === 'linux') {
      expect(peak).toBeGreaterThan(40 * 1024 * 1024);
      expect(peak).toBeLessThan(700 * 1024 * 1024);
    }
  });
});

/** Zeros, as a gzip of one member that holds so many mebibytes: stored once, and repeated as gzip members. */
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
