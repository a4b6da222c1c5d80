import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { inputWarnings, unusedInputs } from '../../src/inputs/input-warnings.js';
import { inputText, readInputs } from '../../src/inputs/inputs.js';
import type { InputName } from '../../src/inputs/table.js';
import { operationNamed } from '../../src/operations/operation-name.js';
import { operations } from '../../src/operations/table.js';
import { ourActionOf } from '../github/our-actions.js';
import { meaningOf, yamlBlocks } from '../github/yaml-blocks.js';

const root = resolve(import.meta.dirname, '../..');

type Given = Partial<Record<InputName, string>>;

function unused(operation: string, given: Given): Record<string, string> {
  const name = operationNamed(operation) ?? 'get-queue';
  const environment = Object.fromEntries(
    Object.entries(given).map(([input, text]) => [`INPUT_${input.toUpperCase()}`, text]),
  );
  const textOf = (input: InputName): string | undefined => inputText(environment, input);
  return Object.fromEntries(unusedInputs({ name, about: operations[name].about }, textOf));
}

const waiting = { 'wait-timeout-minutes': '5', 'cancel-on-abort': 'true' };
const ofAudit = { 'impacted-targets-config': 'a', 'head-sha': 'a' };
const ofBase = { 'impacted-targets': 'ALL', 'base-sha': 'a' };
const ofTests = { 'quarantine-file': 'a.yml', status: 'FLAKY' };
test.each<[operation: string, given: Given, unused: string, why: string]>([
  ['submit-pull-request', { shards: '4' }, 'shards', ''],
  ['submit-pull-request', { wait: 'true', ...waiting }, '', ''],
  ['submit-pull-request', waiting, 'wait-timeout-minutes cancel-on-abort', ' without wait'],
  ['wait-for-pull-request', { 'wait-timeout-minutes': '60' }, '', ''],
  ['set-impacted-targets', ofBase, 'base-sha', ' without impacted-targets-from'],
  ['set-impacted-targets', { 'impacted-targets-from': 'auto', 'base-sha': 'a' }, '', ''],
  ['get-queue', { 'pull-request': '7' }, 'pull-request', ' without required-label'],
  ['get-queue', { 'pull-request': '7', 'required-label': 'ready' }, '', ''],
  ['audit-impacted-targets', ofAudit, '', ''],
  ['compute-impacted-targets', { 'base-url': 'https://example.com/v1', 'api-token': 'token' }, '', ''],
  ['list-quarantined-tests', ofTests, 'status quarantine-file', ''],
])('%s does not use of %j: %s%s', (operation, given, names, why) => {
  const expected = names.split(' ').filter(Boolean);
  expect(unused(operation, given)).toEqual(Object.fromEntries(expected.map((name) => [name, `by ${operation}${why}`])));
});

test.each([
  ['tests', 'test', '"a b"', true],
  ['tests', 'test', '["a", "b"]', true],
  ['tests', 'test', 'adds 1, 2', false],
  ['required-label', 'label', '- merge', true],
  ['required-label', 'label', 'merge, urgent', true],
  ['required-label', 'label', 'merge queue', false],
  ['queue-branches', 'branch', 'queue/**, other/**', true],
  ['queue-branches', 'branch', '{queue,other}/**', false],
  ['failed-targets', 'target', 'ui, web', true],
  ['failed-targets', 'target', '//ui:all', false],
])('%s: that the %s %s looks like a list is warned of: %j', async (input, item, text, isOdd) => {
  const environment = { [`INPUT_${input.toUpperCase()}`]: text };
  const line = `input {input:${input}}: ${JSON.stringify(text)} is read as the name of one ${item}. Write one ${item} per line, without quotes or commas`;
  const operation = { name: 'check-quarantined-tests', about: ['reports'] } as const;
  const warnings = await inputWarnings(environment, await readInputs(environment), operation, []);
  expect(warnings.filter((warning) => !warning.includes('is not used'))).toEqual(isOdd ? [line] : []);
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
  ...globSync('*.yml', { cwd: join(root, 'examples') }).map(
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
    for (const { uses = '', with: inputs = {} } of stepsIn(workflow)) {
      steps += 1;
      const { operation = ourActionOf(uses)?.inputs.operation?.default, ...given } = Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [name, String(value)]),
      );
      expect({ where, unused: unused(operation ?? '', given) }).toEqual({ where, unused: {} });
    }
  }
  expect(steps).toBeGreaterThan(20);
});
