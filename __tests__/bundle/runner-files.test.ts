import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { pendingService, serve } from '../steps/servers.js';
import { runStep, runnerNode } from './step.js';
import { type Step, targetsOf } from '../steps/layout.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

const upload = { operation: 'set-impacted-targets', 'api-token': 'a-token-for-tests' };
const event = { name: 'pull_request', payload: labelled };

/** Node under the shell's limit of the size of files, with the inputs, whose names the shell does not hand on. */
function nodeWithFileLimit(inputs: Readonly<Record<string, string>>): string {
  const path = join(temporaryFolder(), 'node');
  const variables = Object.entries(inputs).map(([name, value]) => `'INPUT_${name.toUpperCase()}=${value}'`);
  const lines = ['#!/bin/sh', 'ulimit -f 8', `exec env ${variables.join(' ')} '${runnerNode}' "$@"`];
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o755 });
  return path;
}

async function failed(
  environment: Readonly<Record<string, string>>,
  { targets = '//a:b\n', fileLimit = false } = {},
): Promise<Step & { readonly asked: readonly string[] }> {
  const service = await serve(pendingService);
  const inputs = { ...upload, 'base-url': service.url, 'impacted-targets-file': 'targets' };
  const node = fileLimit ? { node: nodeWithFileLimit(inputs) } : {};
  const step = await runStep({ event, inputs, files: { targets }, environment, ...node });
  expect(step.exitCode).toBe(1);
  expect(step.errors).toHaveLength(1);
  expect(step.errors[0]).not.toMatch(/bug in the action/);
  expect(step.outputs).toEqual({});
  return { ...step, asked: service.received.map(({ url }) => url) };
}

describe('a runner without a temporary folder', () => {
  test.each([
    ['an empty RUNNER_TEMP', ''],
    ['a relative RUNNER_TEMP', 'temp'],
  ])('as with %s writes nothing into the workspace', async (_what, named) => {
    const system = temporaryFolder();
    const step = await runStep({
      event,
      inputs: { operation: 'compute-impacted-targets', 'impacted-targets-file': 'targets', shards: '2' },
      files: { targets: '//a:b\n//a:c\n' },
      environment: { RUNNER_TEMP: named, TMPDIR: system },
    });
    expect(step.errors).toEqual([]);
    expect(targetsOf(step)).toEqual(['//a:b', '//a:c']);
    expect(readdirSync(step.workspace)).toEqual(['targets']);
    expect(step.outputs['impacted-targets-file']?.startsWith(`${system}/`)).toBe(true);
  });
});

describe('a runner that does not let the step write', () => {
  test("below RUNNER_TEMP, nor in the system's folder instead: nothing is sent", async () => {
    const missing = join(temporaryFolder(), 'missing');
    const step = await failed({ RUNNER_TEMP: missing, TMPDIR: missing });
    expect(step.errors[0]).toMatch(
      /^set-impacted-targets: a file of this runner could not be .*ENOENT.*missing.*Check RUNNER_TEMP/,
    );
    expect(step.asked).toEqual([]);
  });

  test.each([
    ['that is missing', (folder: string) => join(folder, 'missing'), 'ENOENT'],
    ['that is a folder', (folder: string) => folder, 'EISDIR'],
  ])('to GITHUB_OUTPUT %s: the line says what was done', async (_what, path, code) => {
    const step = await failed({ GITHUB_OUTPUT: path(temporaryFolder()) });
    expect(step.errors[0]).toContain(code);
    expect(step.errors[0]).toMatch(
      /POST \/setImpactedTargets was done before that, and is not undone\. Check .*GITHUB_OUTPUT/,
    );
    expect(step.asked[0]).toBe('/v1/setImpactedTargets');
    expect(step.asked.slice(1).sort()).toEqual(['/v1/getQueue', '/v1/getSubmittedPullRequest']);
  });

  // A disk that is full ends a write in the middle just as the shell's limit does.
  test('as much as there is: the line says what was done', async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `//some/package:target-${String(index)}`);
    const step = await failed({}, { targets: names.join('\n'), fileLimit: true });
    expect(step.errors[0]).toMatch(/EFBIG.*POST \/setImpactedTargets was done before that/);
    expect(step.asked[0]).toBe('/v1/setImpactedTargets');
    expect(step.asked.slice(1).sort()).toEqual(['/v1/getQueue', '/v1/getSubmittedPullRequest']);
  });
});
