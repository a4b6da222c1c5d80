import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { runnerWaitsMs } from '../steps/runner.js';
import { runStep } from './step.js';
import type { Step } from '../steps/layout.js';
import { respond, service } from '../hostile/service.js';

const server = service();
const token = 'queue-token-0123456789-abcdefghij';
const mebibyte = 2 ** 20;

/** The longest work that there is for who looks for a token: text that is nearly one, over and over. */
const nearlyToken = (characters: number): string => {
  const piece = `${token.slice(0, -1)} ${token.slice(0, 12)} `;
  return piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);
};

interface Asked {
  readonly operation?: string;
  /** Sent in the middle of the work. */
  readonly signal?: NodeJS.Signals;
}

async function ask({ operation = 'get-queue', signal }: Asked): Promise<{ step: Step; tookMs: number }> {
  let from = 0;
  const step = await runStep({
    inputs: {
      operation,
      ...(operation === 'get-queue' ? { 'target-branch': 'main' } : {}),
      'base-url': server.url,
      'api-token': token,
      'max-attempts': '1',
    },
    started: (child) => {
      child.stdout?.on('data', (piece: string) => {
        if (signal === undefined || from !== 0 || !piece.includes(' answered 200 OK, ')) return;
        from = Date.now();
        child.kill(signal);
      });
    },
  });
  return { step, tookMs: Date.now() - from };
}

const respondWith = (body: Buffer | string, headers: Readonly<Record<string, string>> = {}): void => {
  server.respondWith((_request, response) => {
    respond(response, { status: 200, headers, body });
  });
};

const compressed = (text: string): void => {
  respondWith(gzipSync(text, { level: 1 }), { 'content-encoding': 'gzip' });
};

describe('a response of megabytes', () => {
  test('that has 200 MiB once it is decompressed is refused', async () => {
    compressed(`{"state":"${'queue-token-'.repeat((200 * mebibyte) / 12)}"}`);
    const { step } = await ask({});
    expect(step.errors).toEqual([
      expect.stringMatching(
        /^get-queue: POST \/getQueue answered 200 OK, but its body is larger than the 67,108,864 bytes that the action reads\. /,
      ),
    ]);
    expect({ ...step, stderr: step.stderr }).toMatchObject({ exitCode: 1, stderr: '' });
  });

  test.each([
    ['get-queue', `{"state":"${nearlyToken(31 * mebibyte)}"}`],
    ['get-merge-queue-metrics', nearlyToken(31 * mebibyte)],
  ])('leaves a signal its turn: %s', async (operation, body) => {
    // Metrics are asked for without a coding.
    if (operation === 'get-queue') compressed(body);
    else respondWith(body);
    const { step, tookMs } = await ask({ operation, signal: 'SIGTERM' });
    expect(step.errors).toEqual([`${operation}: cancelled by SIGTERM before anything was changed`]);
    expect(step).toMatchObject({ exitCode: 1, signal: null, stderr: '' });
    expect(readdirSync(step.temporary)).toEqual([]);
    expect(tookMs).toBeLessThan(runnerWaitsMs);
  });

  test.each([
    ['values', `[${'[],'.repeat(10 * mebibyte)}1]`, 'holds more than the 1,000,000 values that the action reads'],
    ['levels', '['.repeat(30 * mebibyte), 'is nested more than 1,000 levels deep'],
  ])('of nothing but %s is refused', async (_name, body, why) => {
    compressed(body);
    const { step } = await ask({});
    expect(step.errors[0]).toContain(`POST /getQueue answered 200 OK, but its body ${why}. `);
    expect(step).toMatchObject({ exitCode: 1, signal: null, stderr: '' });
  });

  test('is written without the token, wherever it stands', async () => {
    const bodyWith = (secret: string): string =>
      `mq_depth_current{repo="acme/web"} 3\n${`# ${secret} é\n`.repeat(200_000)}`;
    respondWith(bodyWith(token));
    const { step } = await ask({ operation: 'get-merge-queue-metrics' });
    expect(step.errors).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.warnings).toEqual([
      expect.stringContaining('The summary shows the beginning of a long response; metrics-file holds all of it'),
    ]);
    for (const output of ['metrics-file', 'response-file']) {
      const written = readFileSync(step.outputs[output] ?? '', 'utf8');
      expect(written).toBe(bodyWith('***'));
    }
  });
});
