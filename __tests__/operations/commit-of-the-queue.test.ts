import { describe, expect, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import { labelled } from '../steps/payloads.js';
import { runStep } from '../steps/step.js';

describe.each([
  ['first', 'url'],
  ['second', 'secondUrl'],
] as const)('a submission names no commit, and the %s generation of the local service', (_generation, address) => {
  const local = localService({
    durations: { notReady: 600_000, pending: 600_000, testing: 600_000, merging: 600_000, switchingModes: 100 },
  });
  const run = (name: string, inputs: Record<string, string> = {}) =>
    runStep({
      event: { name: 'pull_request', payload: labelled },
      inputs: { operation: name, 'base-url': local[address], 'api-token': token, ...inputs },
    });
  const { number, head } = (labelled as { pull_request: { number: number; head: { sha: string } } }).pull_request;

  test('has none until targets are uploaded, whose commit it takes', async () => {
    await run('create-queue', { 'queue-settings': 'mode: parallel' });
    await run('submit-pull-request');
    const before = await run('get-submitted-pull-request');
    expect(before.errors).toEqual([]);
    expect(before.summary).not.toContain('Head commit');
    const upload = await run('set-impacted-targets', { 'impacted-targets': 'a' });
    expect(upload.errors).toEqual([]);
    expect(upload.warnings).toEqual([]);
    const after = await run('get-submitted-pull-request');
    expect(after.warnings).toEqual([]);
    expect(after.outputs.response ?? after.summary).toContain(head.sha);
    await run('cancel-pull-request', { 'pull-request': String(number) });
  });
});
