import { describe, expect, test } from '@jest/globals';
import type { InputName } from '../../src/inputs/table.js';
import { type OperationName, operationNames, operations } from '../../src/operations/table.js';
import { endpoints } from '../../src/service/v1/endpoints.js';
import { descriptions } from '../service-descriptions/descriptions.js';
import { type MockService, mockService } from '../service-descriptions/mock-service.js';
import { commandsIn } from '../steps/runner.js';
import { labelled } from '../steps/payloads.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

/** A value of each input that docs/reference.md calls needed. */
const values: Readonly<Partial<Record<InputName, string>>> = {
  'impacted-targets': '//app:server\n//lib:core',
  'test-run-id': '0f3a9c',
  'organization-slug': 'octo',
  'queue-settings': 'concurrency: 5',
};

/** The operation of each endpoint. */
const withEndpoint = operationNames.filter((name) => operations[name].endpoint !== undefined);

const pathOf = (name: OperationName): string => endpoints[operations[name].endpoint ?? 'getQueue'].path;

/** The inputs that an operation needs, the first of those that do as well as each other. */
function neededBy(name: OperationName): Record<string, string> {
  return Object.fromEntries(
    (operations[name].needs ?? []).map(([input]) => [input ?? '', values[input ?? 'operation'] ?? '']),
  );
}

function run(service: MockService, operation: OperationName, inputs: Record<string, string>): Promise<Step> {
  return runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: { operation, 'base-url': service.url, 'api-token': 'a-token-for-tests', ...inputs },
  });
}

/** Passes with requests that fit; warnings are for what a response leaves open. */
function expectPassed(step: Step, service: MockService, path: string): void {
  expect(service.refused).toEqual([]);
  expect(step.errors).toEqual([]);
  expect(step.exitCode).toBe(0);
  expect(step.stderr).toBe('');
  expect(service.taken[0]).toBe(path);
  for (const { name } of commandsIn(step.stdout)) expect(['add-mask', 'debug', 'warning']).toContain(name);
}

test('every endpoint has exactly one operation', () => {
  expect(withEndpoint.map(pathOf).sort()).toEqual(
    Object.values(endpoints)
      .map(({ path }) => path)
      .sort(),
  );
});

describe.each(descriptions.map((description) => [description.name, description] as const))(
  'as %s is described, with the inputs that docs/reference.md says are needed',
  (_name, description) => {
    test.each(withEndpoint)('%s takes every response', async (operation) => {
      for (const [index, fullness] of (['full', 'least', 'any', 'any'] as const).entries()) {
        const service = await mockService(description, fullness, 1 + index + 10 * withEndpoint.indexOf(operation));
        expectPassed(await run(service, operation, neededBy(operation)), service, pathOf(operation));
      }
    });

    test('get-merge-queue-testing-details without test-run-id is refused, and the error says what to give', async () => {
      const service = await mockService(description, 'full');
      const step = await run(service, 'get-merge-queue-testing-details', {});
      expect(service.refused).toHaveLength(1);
      expect(step.errors[0]).toMatch(/testRunId.*The service may need test-run-id/);
    });

    test('inputs beside those that are needed fit, too', async () => {
      const service = await mockService(description, 'any');
      const all: readonly (readonly [OperationName, Record<string, string>])[] = [
        ['submit-pull-request', { priority: 'high', 'no-batch': 'true' }],
        ['submit-pull-request', { priority: '0' }],
        ['set-impacted-targets', { 'impacted-targets': 'ALL' }],
        ['create-queue', { 'queue-settings': 'mode: parallel\nconcurrency: 3' }],
        ['list-unhealthy-tests', { 'organization-slug': 'octo', status: 'broken', 'page-size': '1' }],
        ['get-merge-queue-metrics', { 'metrics-scope': 'organization' }],
        [
          'update-queue',
          {
            'queue-settings': [
              'state: paused',
              'mode: parallel',
              'batch: true',
              'batchingMinSize: 2',
              'mergeMethod: squash',
              'directMergeMode: always',
              'requiredStatuses: [unit, lint]',
            ].join('\n'),
          },
        ],
        ['update-queue', { 'queue-settings': 'requiredStatuses: []' }],
      ];
      for (const [operation, inputs] of all) {
        const step = await run(service, operation, inputs);
        expect(service.refused).toEqual([]);
        expect(step.errors).toEqual([]);
      }
    });

    test('quarantined tests are checked for and excused, whatever their records hold', async () => {
      const files = { 'report.xml': '<testsuite name="s"><testcase name="t"><failure/></testcase></testsuite>' };
      const inputs = { 'junit-paths': '*.xml', 'tests-outcome': 'failure', 'organization-slug': 'octo' };
      for (const operation of ['check-quarantined-tests', 'excuse-quarantined-failures'] as const) {
        const service = await mockService(description, 'any');
        const { 'tests-outcome': outcome, ...others } = inputs;
        const step = await runStep({
          event: { name: 'pull_request', payload: labelled },
          files,
          inputs: {
            operation,
            'base-url': service.url,
            'api-token': 'a-token-for-tests',
            ...others,
            ...(operation === 'excuse-quarantined-failures' ? { 'tests-outcome': outcome } : {}),
          },
        });
        expect(service.refused).toEqual([]);
        expect(service.taken).toEqual(Array(2).fill('/flaky-tests/list-quarantined-tests'));
        expect(step.errors.join()).not.toContain('bug in the action');
      }
    });
  },
);
