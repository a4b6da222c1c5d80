import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { token } from '../steps/local-service.js';
import { labelled } from '../steps/payloads.js';
import { type TestServer, pendingService, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const limit = 20 * 1024 * 1024;
const event = { name: 'pull_request', payload: labelled };

async function upload(
  content: string | Buffer,
  inputs: Record<string, string> = {},
): Promise<{ step: Step; recorder: TestServer; body: { impactedTargets: unknown }; bytes: number }> {
  const recorder = await serve(pendingService);
  const step = await runStep({
    event,
    inputs: {
      operation: 'set-impacted-targets',
      'base-url': recorder.url,
      'api-token': token,
      'impacted-targets-file': 'targets',
      ...inputs,
    },
    files: { targets: content },
  });
  const text = recorder.received[0]?.body ?? '{}';
  return { step, recorder, body: JSON.parse(text) as { impactedTargets: unknown }, bytes: Buffer.byteLength(text) };
}

describe('a targets file', () => {
  // Its other forms are in __tests__/inputs/target-list.test.ts.
  test.each([
    ['a line each', '//a:b\n//c:d\n', ['//a:b', '//c:d']],
    ['an empty JSON array', '[]', [] as string[]],
    ['ALL', 'ALL\n', 'ALL'],
  ])('%s', async (_name, content, expected: string[] | string) => {
    const { step, body } = await upload(content);
    expect(step.errors).toEqual([]);
    expect(body.impactedTargets).toEqual(expected);
    const all = typeof expected === 'string';
    expect(step.outputs['impacts-all']).toBe(String(all));
    expect(step.outputs['impacted-targets-count']).toBe(all ? 'ALL' : String(expected.length));
    expect(step.outputs['impacted-targets-reason']).toBe(all ? 'impacted-targets-file says so' : '');
    expect(JSON.parse(readFileSync(step.outputs['impacted-targets-file'] ?? '', 'utf8'))).toEqual(expected);
    const file = step.outputs['impacted-targets-text-file'];
    expect(file && readFileSync(file, 'utf8')).toBe(all ? undefined : expected.map((target) => `${target}\n`).join(''));
  });
});

describe('the size limit, in bytes of UTF-8', () => {
  /** Lists of about 100 KB a target, of which the last is as long as it takes to make a body of this many bytes. */
  const listOf = async (bytes: number, letter: string): Promise<string[]> => {
    const { bytes: empty } = await upload('[]');
    const width = Buffer.byteLength(letter);
    const targets: string[] = [];
    let left = bytes - empty;
    for (let index = 0; left > 300_000; index += 1) {
      const target = `${String(index).padStart(6, '0')}${letter.repeat(Math.floor(100_000 / width))}`;
      targets.push(target);
      left -= Buffer.byteLength(target) + 3;
    }
    // The first element has no comma before it.
    left += 1;
    const last = left - 3;
    targets.push('y'.repeat(last));
    return targets;
  };

  test.each(['語'])('with %s: a body of exactly the limit goes as a list, one byte more as ALL', async (letter) => {
    const targets = await listOf(limit, letter);
    const fits = await upload(targets.join('\n'));
    expect(fits.step.errors).toEqual([]);
    expect(fits.bytes).toBe(limit);
    expect(fits.body.impactedTargets).toEqual(targets);
    expect(fits.step.outputs['impacts-all']).toBe('false');

    const over = await upload([...targets.slice(0, -1), `${targets.at(-1) ?? ''}y`].join('\n'));
    expect(over.step.exitCode).toBe(0);
    expect(over.body.impactedTargets).toBe('ALL');
    expect(over.step.outputs).toMatchObject({ 'impacts-all': 'true', 'impacted-targets-count': 'ALL' });
    expect(over.step.outputs['impacted-targets-reason']).toContain('20,971,521 bytes');
    expect(readFileSync(over.step.outputs['impacted-targets-file'] ?? '', 'utf8')).toBe('"ALL"');
    const [warning = ''] = over.step.warnings;
    expect(warning).toContain('20,971,521 bytes');
    expect(warning).toContain('20,971,520');
    expect(over.step.summary).toContain('20,971,521');
  });
});
