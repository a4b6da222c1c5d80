import { expect, test } from '@jest/globals';
import { operationNames } from '../../src/operations/table.js';
import { needsWorker } from '../../src/worker/needs-worker.js';
import { labelled } from '../steps/payloads.js';
import { answering } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

const environmentOf = (inputs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(inputs).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]));

/** Runs a step until it computes. @returns whether it does; how it ends does not matter, for want of inputs too */
async function computes(inputs: Readonly<Record<string, string>>): Promise<boolean> {
  const { url } = await answering(200, { state: 'MERGED', quarantined_tests: [], tests: [], page: {} });
  let hasComputed = false;
  await runStep({
    event: { name: 'pull_request', payload: labelled },
    files: { 'a.xml': '<testsuite name="s"><testcase name="t"><failure/></testcase></testsuite>' },
    inputs: { 'base-url': url, 'api-token': 'a-token-for-tests', 'max-attempts': '1', ...inputs },
    limits: {
      computing: () => {
        hasComputed = true;
        throw new Error('nothing is computed in this test');
      },
    },
  });
  return hasComputed;
}

test('an operation computes in the worker only', async () => {
  const usual = {
    'organization-slug': 'o',
    'tests-outcome': 'failure',
    'pull-request-sha': 'a'.repeat(40),
  };
  const computing: string[] = [];
  for (const operation of operationNames) {
    for (const more of [{}, { 'impacted-targets-from': 'paths' }, { 'junit-paths': '*.xml' }]) {
      const label = operation === 'sync-queue' ? { 'required-label': 'merge' } : {};
      const inputs = { operation, ...usual, ...label, ...more };
      if (!(await computes(inputs))) continue;
      computing.push([operation, ...Object.keys(more)].join(' with '));
      expect({ inputs, inWorker: needsWorker(environmentOf(inputs)) }).toEqual({ inputs, inWorker: true });
    }
  }
  expect(computing).toEqual([
    'set-impacted-targets with impacted-targets-from',
    'compute-impacted-targets with impacted-targets-from',
    'check-quarantined-tests with junit-paths',
    'excuse-quarantined-failures with junit-paths',
    'audit-impacted-targets with junit-paths',
  ]);
});

test.each<[Record<string, string>, boolean]>([
  [{ operation: 'submit-pull-request' }, false],
  [{ operation: 'auditImpactedTargets' }, true],
  [{ operation: 'set-impacted-targets', 'impacted-targets': 'a' }, false],
  [{ operation: 'no-operation' }, false],
])('a step with %j runs in the worker: %j', (inputs, expected) => {
  expect(needsWorker(environmentOf(inputs))).toBe(expected);
});
