import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { targetsOf } from '../steps/layout.js';
import { labelled } from '../steps/payloads.js';
import { pendingService, serve } from '../steps/servers.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { runStep, runnerNode } from './step.js';

const event = { name: 'pull_request', payload: labelled };

test.each(['', 'temp'])('with RUNNER_TEMP %j, a step writes nothing into the workspace', async (named) => {
  const system = temporaryFolder();
  const step = await runStep({
    event,
    inputs: { operation: 'compute-impacted-targets', 'impacted-targets-file': 'targets' },
    files: { targets: '//a:b\n//a:c\n' },
    environment: { RUNNER_TEMP: named, TMPDIR: system },
  });
  expect([step.errors, targetsOf(step)]).toEqual([[], ['//a:b', '//a:c']]);
  expect(readdirSync(step.workspace)).toEqual(['targets']);
  expect(step.outputs['impacted-targets-file']?.startsWith(`${system}/`)).toBe(true);
});

/** Node under the shell's limit of the size of files, with the inputs, whose names the shell does not hand on. */
function nodeWithFileLimit(inputs: Readonly<Record<string, string>>): string {
  const path = join(temporaryFolder(), 'node');
  const variables = Object.entries(inputs).map(([name, value]) => `'INPUT_${name.toUpperCase()}=${value}'`);
  const lines = ['#!/bin/sh', 'ulimit -f 8', `exec env ${variables.join(' ')} '${runnerNode}' "$@"`];
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o755 });
  return path;
}

const folder = temporaryFolder();
const missing = join(folder, 'missing');
const many = Array.from({ length: 1000 }, (_, index) => `//some/package:target-${String(index)}`).join('\n');
const wasDone = 'POST \\/setImpactedTargets was done before that, and is not undone\\. Check .*GITHUB_OUTPUT';

test.each<[where: string, environment: Record<string, string>, targets: string, says: string, isSent: boolean]>([
  ['below RUNNER_TEMP', { RUNNER_TEMP: missing, TMPDIR: missing }, 'a', 'ENOENT.*missing.*Check RUNNER_TEMP', false],
  ['to GITHUB_OUTPUT, which is missing', { GITHUB_OUTPUT: missing }, 'a', `ENOENT.*${wasDone}`, true],
  ['to GITHUB_OUTPUT, which is a folder', { GITHUB_OUTPUT: folder }, 'a', `EISDIR.*${wasDone}`, true],
  // A disk that is full ends a write in the middle just as the shell's limit does.
  ['as much as there is', {}, many, 'EFBIG.*POST \\/setImpactedTargets was done before that', true],
])('a step that cannot write %s says what was done', async (_where, environment, targets, says, isSent) => {
  const service = await serve(pendingService);
  const inputs = {
    ...{ operation: 'set-impacted-targets', 'api-token': 'a-token-for-tests' },
    ...{ 'base-url': service.url, 'impacted-targets-file': 'targets' },
  };
  const node = targets === many ? nodeWithFileLimit(inputs) : runnerNode;
  const step = await runStep({ event, inputs, files: { targets }, environment, node });
  const line = `^set-impacted-targets: a file of this runner could not be .*${says}`;
  expect([step.exitCode, step.errors, step.outputs]).toEqual([1, [expect.stringMatching(line)], {}]);
  const asked = service.received.map(({ url }) => url.replace('/v1/', ''));
  expect(asked.sort()).toEqual(isSent ? ['getQueue', 'getSubmittedPullRequest', 'setImpactedTargets'] : []);
});
