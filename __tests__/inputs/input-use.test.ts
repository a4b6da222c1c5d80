import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type InputName, inputDefaults } from '../../src/inputs/declarations.js';
import { inputUse, unusedInputs } from '../../src/inputs/input-use.js';
import { nearestOperation, operationNamed } from '../../src/inputs/operation-names.js';
import { meaningOf, yamlBlocks } from '../github/yaml-blocks.js';

const root = resolve(import.meta.dirname, '../..');

const unused = (operation: string, given: Partial<Record<InputName, string>>): Record<string, string> =>
  Object.fromEntries(
    unusedInputs(operationNamed(operation) ?? 'get-queue', (name) => given[name] ?? inputDefaults[name]),
  );

describe('an input that an operation does not use', () => {
  test.each<[string, Partial<Record<InputName, string>>, Record<string, string>]>([
    ['submit-pull-request', { shards: '4' }, { shards: 'by submit-pull-request' }],
    ['submit-pull-request', { wait: 'true', 'wait-timeout-minutes': '5', 'cancel-on-abort': 'true' }, {}],
    [
      'submit-pull-request',
      { 'wait-timeout-minutes': '5', 'cancel-on-abort': 'true' },
      { 'wait-timeout-minutes': 'without wait', 'cancel-on-abort': 'without wait' },
    ],
    ['wait-for-pull-request', { 'wait-timeout-minutes': '5' }, {}],
    ['wait-for-pull-request', { 'wait-timeout-minutes': '60' }, {}],
    [
      'set-impacted-targets',
      { 'impacted-targets': 'ALL', 'impact-all-paths': '*' },
      { 'impact-all-paths': 'without impacted-targets-from' },
    ],
    ['set-impacted-targets', { 'impacted-targets-from': 'auto', 'impact-all-paths': '*' }, {}],
    ['get-queue', { 'pull-request': '7' }, { 'pull-request': 'by get-queue' }],
    ['get-queue', { 'pull-request': '7', 'required-label': 'ready' }, {}],
    ['compute-impacted-targets', { 'base-url': 'https://example.com/v1', 'api-token': 'token' }, {}],
    [
      'list-quarantined-tests',
      { codeowners: '@a', status: 'FLAKY' },
      { codeowners: 'by list-quarantined-tests', status: 'by list-quarantined-tests' },
    ],
  ])('of %s, given %j, is %j', (operation, given, expected) => {
    expect(unused(operation, given)).toEqual(expected);
  });

  test('is none that no operation uses at all', () => {
    for (const [name, use] of Object.entries(inputUse)) expect({ name, use }).not.toEqual({ name, use: [] });
  });
});

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The steps of a workflow that run this action. */
function stepsIn(workflow: string): readonly Step[] {
  const { jobs } = parse(workflow) as { jobs: Record<string, { steps?: Step[] }> };
  return Object.values(jobs)
    .flatMap(({ steps }) => steps ?? [])
    .filter(({ uses }) => uses?.includes('merge-queue-action') === true);
}

const documents = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
);
const workflows = [
  ...readdirSync(join(root, 'examples')).map(
    (name) => [`examples/${name}`, readFileSync(join(root, 'examples', name), 'utf8')] as const,
  ),
  ...documents.flatMap((document) =>
    yamlBlocks(readFileSync(join(root, document), 'utf8')).flatMap(({ line, content }) => {
      const meaning = meaningOf(content);
      return meaning.kind === 'workflow' ? [[`${document}, line ${line}`, meaning.workflow] as const] : [];
    }),
  ),
];

test('examples and documents give no step an input that it does not use', () => {
  let steps = 0;
  for (const [where, workflow] of workflows) {
    for (const { with: inputs = {} } of stepsIn(workflow)) {
      steps += 1;
      const { operation, ...given } = Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [name, String(value)]),
      );
      expect({ where, unused: unused(operation ?? '', given) }).toEqual({ where, unused: {} });
    }
  }
  expect(steps).toBeGreaterThan(20);
});

describe('an operation that there is not', () => {
  test.each([
    ['submit', 'submit-pull-request'],
    ['merge', 'submit-pull-request'],
    ['merge-pull-request', 'submit-pull-request'],
    ['enqueue-pr', 'submit-pull-request'],
    ['cancel', 'cancel-pull-request'],
    ['Dequeue', 'cancel-pull-request'],
    ['restart', 'restart-tests-on-pull-request'],
    ['status', 'get-submitted-pull-request'],
    ['upload-impacted-targets', 'set-impacted-targets'],
    ['wait', 'wait-for-pull-request'],
    ['cancel-pull-requst', 'cancel-pull-request'],
    ['quarantine', 'list-quarantined-tests'],
  ])('%s, is suggested as %s', async (written, meant) => {
    expect(operationNamed(written)).toBeUndefined();
    expect(await nearestOperation(written)).toBe(meant);
  });

  test('and is like none, is suggested as nothing', async () => {
    expect(await nearestOperation('make me a coffee')).toBeUndefined();
    expect(await nearestOperation('deploy')).toBeUndefined();
  });
});
