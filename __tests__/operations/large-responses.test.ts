import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Step } from '../steps/layout.js';
import { respond, service } from '../hostile/service.js';
import { runStep } from '../steps/step.js';

const server = service();
const token = 'queue-token-0123456789-abcdefghij';
const mebibyte = 2 ** 20;

function ask(operation = 'get-queue'): Promise<Step> {
  return runStep({
    inputs: {
      operation,
      ...(operation === 'get-queue' ? { 'target-branch': 'main' } : {}),
      'base-url': server.url,
      'api-token': token,
      'max-attempts': '1',
    },
  });
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
    const step = await ask();
    expect(step.errors).toEqual([
      expect.stringMatching(
        /^get-queue: POST \/getQueue answered 200 OK, but its body is larger than the 67,108,864 bytes that the action reads\. /,
      ),
    ]);
    expect(step).toMatchObject({ exitCode: 1, stderr: '' });
  });

  test.each([
    ['values', `[${'[],'.repeat(10 * mebibyte)}1]`, 'holds more than the 1,000,000 values that the action reads'],
    ['levels', '['.repeat(30 * mebibyte), 'is nested more than 1,000 levels deep'],
  ])('of nothing but %s is refused', async (_name, body, why) => {
    compressed(body);
    const step = await ask();
    expect(step.errors[0]).toContain(`POST /getQueue answered 200 OK, but its body ${why}. `);
    expect(step).toMatchObject({ exitCode: 1, signal: null, stderr: '' });
  });

  test('is written without the token, wherever it stands', async () => {
    const bodyWith = (secret: string): string =>
      `mq_depth_current{repo="acme/web"} 3\n${`# ${secret} é\n`.repeat(200_000)}`;
    respondWith(bodyWith(token));
    const step = await ask('get-merge-queue-metrics');
    expect(step.errors).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.warnings).toEqual([
      expect.stringContaining('The summary shows the beginning of a long response. metrics-file has all of it'),
    ]);
    for (const output of ['metrics-file', 'response-file']) {
      const written = readFileSync(step.outputs[output] ?? '', 'utf8');
      expect(written).toBe(bodyWith('***'));
    }
  });
});
