import { describe, expect, test } from '@jest/globals';
import { type Ended, inProcess } from './in-process.js';
import { property } from './property.js';
import { type Case, anyCase, checkCase, found, givenBy } from './response-cases.js';
import { service } from './service.js';

const server = service();

function stepOf(one: Case): Promise<Ended> {
  server.respondWith(() => one.response);
  return inProcess(givenBy(one, server.url));
}

describe('whatever strangers wrote', () => {
  property(
    'a step ends with 0 or 1 and one line, and what it writes stays what it should be',
    anyCase,
    async (one) => {
      checkCase(await stepOf(one), one);
    },
    { found },
  );

  test.each([200, 400])('ten megabytes of anything, answered with %i', async (status) => {
    const long = '::error::|<b>`\n'.repeat(700_000);
    const body = status === 200 ? JSON.stringify({ state: long, mode: long }) : long;
    const one: Case = {
      operation: 'get-queue',
      words: [long.slice(0, 1_000_000), '', 'main'],
      target: '',
      dryRun: false,
      response: { status, headers: {}, body },
    };
    const ended = await stepOf(one);
    checkCase(ended, one);
    expect(ended.stdout.length).toBeLessThan(20_000);
    expect(ended.summary.length).toBeLessThan(100_000);
  });
});
