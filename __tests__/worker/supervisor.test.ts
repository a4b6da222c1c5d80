import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Cancellation } from '../../src/reporting/cancellation.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

// The real one would end the programs of the test's own process.
jest.unstable_mockModule('../../packages/impacted-targets/src/programs/process-tree.js', () => ({
  endAllStarted: () => Promise.resolve(),
}));
const { endingMs, superviseStep } = await import('../../src/worker/supervisor.js');

afterEach(() => {
  jest.restoreAllMocks();
});

test('whatever a step is busy with, it is over within two seconds, with time between each two ways to end it', () => {
  const { terminate, giveUp, kill } = endingMs;
  expect(kill).toBeLessThan(2000);
  expect([terminate, giveUp - terminate, kill - giveUp].every((ms) => ms >= 150)).toBe(true);
});

test.each([
  ['false', 'is not written'],
  ['FALSE', 'is not written'],
  ['true', 'says so'],
  [undefined, 'says so'],
])('where a worker breaks and `summary` is %s, the summary %s', async (given, expected) => {
  const folder = temporaryFolder();
  const [entry, summary] = [join(folder, 'broken.cjs'), join(folder, 'summary')];
  writeFileSync(entry, "throw new Error('broken');");
  writeFileSync(summary, '');
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const cancellation = { signal: new AbortController().signal, computing: () => undefined };
  const environment = {
    INPUT_OPERATION: 'compute-impacted-targets',
    INPUT_SUMMARY: given,
    GITHUB_STEP_SUMMARY: summary,
  };
  expect(await superviseStep({ environment, write }, cancellation as unknown as Cancellation, entry)).toBe(1);
  expect(written.join('')).toContain('broken');
  expect(readFileSync(summary, 'utf8')).toMatch(expected === 'says so' ? /compute-impacted-targets failed/ : /^$/);
});

test('the time of computing counts from what the worker says', async () => {
  const entry = join(temporaryFolder(), 'computing.cjs');
  const messages = [
    ['computing', true],
    ['computing', false],
    ['done', 0],
  ];
  writeFileSync(
    entry,
    `for (const one of ${JSON.stringify(messages)}) require('node:worker_threads').parentPort.postMessage(one);`,
  );
  const calls: boolean[] = [];
  const cancellation = {
    signal: new AbortController().signal,
    computing: (begins: boolean) => calls.push(begins),
  };
  const given = { environment: {}, write: () => undefined };
  expect(await superviseStep(given, cancellation as unknown as Cancellation, entry)).toBe(0);
  expect(calls).toEqual([true, false]);
});
