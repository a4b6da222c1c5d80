import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Opening } from '../workflow-runner/pull-request.js';
import type { FinishedRun } from '../workflow-runner/run.js';
import { jobOf, lastStep, situation, started } from './situation.js';

const example = readFileSync('examples/excuse-quarantined-failures.yml', 'utf8');
const { github, control } = situation({
  'package.json': '{ "name": "shop", "private": true, "scripts": { "test": "bash run-tests.sh" } }\n',
});

const quarantined = 'checkout retries after a timeout';

beforeAll(() =>
  control('PUT', '/records', {
    unhealthy_tests: [],
    quarantined_tests: [
      {
        name: quarantined,
        parent: null,
        file: 'src/checkout.test.ts',
        classname: 'checkout',
        codeowners: ['@acme/web'],
        quarantined_at: new Date(Date.now() - 86_400_000).toISOString(),
        status_last_updated_at: new Date().toISOString(),
        test_case_id: '5f6a0e0c-6a0b-4c26-9d50-6b9d4f1b8c11',
        variant: '',
      },
    ],
  }),
);

const testCase = (name: string, inside = ''): string =>
  `<testcase name="${name}" classname="checkout" file="src/checkout.test.ts">${inside}</testcase>`;
const failed = (name: string): string => testCase(name, '<failure message="expected 1 to be 2"/>');

/** A test run that writes a report of these test cases and ends with this exit code. */
const testRun = (cases: readonly string[], exitCode: number): Record<string, string> => ({
  'run-tests.sh': `mkdir -p reports\ncat > reports/junit.xml <<'END'\n<testsuites><testsuite name="shop">${cases.join('')}</testsuite></testsuites>\nEND\nexit ${String(exitCode)}\n`,
});

const passed = testRun([testCase('adds to the cart'), testCase(quarantined)], 0);
const quarantinedFailed = testRun([testCase('adds to the cart'), failed(quarantined)], 1);
const otherFailed = testRun([failed('adds to the cart'), failed(quarantined)], 1);
const crashed = { 'run-tests.sh': 'exit 139\n' };

let number = 0;
async function run(files: Opening['files'], opening: Opening = {}, workflow = example): Promise<FinishedRun> {
  number += 1;
  github.open(number, { ...opening, ...(files === undefined ? {} : { files }) });
  return started(github.deliver(workflow, github.pullRequestEvent('synchronize', number)));
}

test('all tests passed', async () => {
  const finished = await run(passed);
  expect(lastStep(finished, 'test').errors).toEqual([]);
  expect(finished.conclusion).toBe('success');
});

test('one quarantined test failed: the job passes, though the step that ran the tests failed', async () => {
  const finished = await run(quarantinedFailed);
  expect(lastStep(finished, 'test').errors).toEqual([]);
  expect(finished.conclusion).toBe('success');
  const [, tests] = jobOf(finished, 'test').runs[0]?.steps ?? [];
  expect(tests).toMatchObject({ outcome: 'failure', conclusion: 'success' });
  expect(lastStep(finished, 'test').log).toContain(quarantined);
});

test('another test failed: the job fails, and names it', async () => {
  const finished = await run(otherFailed);
  expect(finished.conclusion).toBe('failure');
  const errors = lastStep(finished, 'test').errors?.join('\n') ?? '';
  expect(errors).toContain('adds to the cart');
  expect(errors).not.toContain(quarantined);
});

test('the tests crashed without a report: the job fails, and says that none was found', async () => {
  const finished = await run(crashed);
  expect(finished.conclusion).toBe('failure');
  expect(lastStep(finished, 'test').errors?.join('\n')).toMatch(/reports\/\*\*\/\*\.xml/);
});

test('the tests crashed after a report that tells of no failure: the job fails', async () => {
  const finished = await run(testRun([testCase('adds to the cart')], 139));
  expect(finished.conclusion).toBe('failure');
  expect(lastStep(finished, 'test').errors?.join('\n')).toContain('tests-outcome');
});

describe.each([
  ['a fork', { fork: 'stranger', author: 'stranger' }],
  ['Dependabot', { author: 'dependabot[bot]' }],
])('a pull request of %s, which gets no secrets', (whose, opening) => {
  test('passes when all tests did', async () => {
    const finished = await run(passed, opening);
    expect(lastStep(finished, 'test').errors).toEqual([]);
    expect(finished.conclusion).toBe('success');
  });

  test('fails when one did not, names it, and says that nothing could be excused and why', async () => {
    const finished = await run(quarantinedFailed, opening);
    expect(finished.conclusion).toBe('failure');
    const errors = lastStep(finished, 'test').errors?.join('\n') ?? '';
    expect(errors).toContain(quarantined);
    expect(errors.toLowerCase()).toContain(whose.split(' ').at(-1)?.toLowerCase());
  });
});

describe('the service is down', () => {
  // One attempt, because how the action retries requests is tested elsewhere.
  const once = example.replace(/^( +)junit-paths:/m, '$1max-attempts: 1\n$1junit-paths:');
  const down = () => control('POST', '/faults', { status: 503, body: 'maintenance', times: 1 });

  test('and all tests passed: that is enough', async () => {
    await down();
    const finished = await run(passed, {}, once);
    await control('DELETE', '/faults');
    expect(lastStep(finished, 'test').errors).toEqual([]);
    expect(finished.conclusion).toBe('success');
  });

  test('and a quarantined test failed: the job fails, and says that the service did not answer', async () => {
    await down();
    const finished = await run(quarantinedFailed, {}, once);
    await control('DELETE', '/faults');
    expect(finished.conclusion).toBe('failure');
    expect(lastStep(finished, 'test').errors?.join('\n')).toContain('503');
  });
});
