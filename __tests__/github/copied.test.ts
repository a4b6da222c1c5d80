import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readConfiguration } from '../../packages/impacted-targets/src/configuration/read-configuration.js';
import { checkSettings } from '../../src/service/queue/queue-settings.js';
import { diagnosticsOf } from './diagnostics.js';
import { ourAction, ourActionOf, root } from './our-actions.js';
import { meaningOf, yamlBlocks } from './yaml-blocks.js';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: unknown;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly permissions?: unknown;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string, end: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => end.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path));

const ownWorkflows = filesIn('.github/workflows', /\.ya?ml$/);
const examples = filesIn('examples', /^[\w-]+\.ya?ml$/);
const documents = [
  ...readdirSync(root).filter((path) => path.endsWith('.md')),
  ...['docs', 'src'].flatMap((folder) => filesIn(folder, /\.md$/)),
];
const blocks = documents.flatMap((path) =>
  yamlBlocks(read(path)).map(({ line, content }) => [`${path}:${String(line)}`, content] as const),
);

const isOurs = ({ uses = '' }: Step): boolean => ourActionOf(uses) !== undefined || uses.startsWith('./');

/** Operations that send nothing. */
const local = ['compute-impacted-targets'];

/**
 * What a person who copies a workflow would stumble over: steps of this action without an address or a token, targets that are
 * computed without a checkout, jobs that leave the permissions of their token to the repository.
 */
function stumblingBlocks({ permissions, env, jobs }: Workflow, whole: boolean): string[] {
  return Object.entries(jobs).flatMap(([id, job]) => {
    const steps = job.steps ?? [];
    return [
      ...(whole && permissions === undefined && job.permissions === undefined ? [`${id}: no permissions`] : []),
      ...steps.filter(isOurs).flatMap((step) => {
        const declared = ourActionOf(step.uses ?? '')?.inputs ?? {};
        const preset = ['operation', 'impacted-targets-from'].flatMap((name) => {
          const value = declared[name]?.default;
          return value === undefined ? [] : [[name, value] as const];
        });
        const inputs: Readonly<Record<string, unknown>> = { ...Object.fromEntries(preset), ...step.with };
        const around = { ...env, ...job.env, ...step.env };
        const operation = String(inputs.operation);
        const has = (input: string, variable: string): boolean => input in inputs || variable in around;
        const isComputed = ['impacted-targets-from', 'junit-paths'].some((name) => name in inputs);
        const before = steps.slice(0, steps.indexOf(step));
        const lacks = {
          'base-url': !local.includes(operation) && !has('base-url', 'MERGE_QUEUE_BASE_URL'),
          'api-token': !local.includes(operation) && !has('api-token', 'MERGE_QUEUE_API_TOKEN'),
          'checkout before it':
            whole && isComputed && !before.some(({ uses = '' }) => uses.startsWith('actions/checkout@')),
        };
        return Object.entries(lacks).flatMap(([what, isMissing]) => (isMissing ? [`${operation}: no ${what}`] : []));
      }),
    ];
  });
}

test.each(ownWorkflows)("GitHub's language service has nothing against %s", async (path) => {
  expect(await diagnosticsOf(read(path))).toEqual([]);
});

test.each([...examples.map((path) => [path, read(path)] as const), ...blocks])(
  '%s can be copied as it is',
  async (_place, content) => {
    expect(content).not.toMatch(/…|\.\.\/schemas|path\/to/);
    const meaning = meaningOf(content);
    if (meaning.kind === 'workflow') {
      const { workflow } = meaning;
      expect(await diagnosticsOf(workflow)).toEqual([]);
      expect(stumblingBlocks(parse(workflow) as Workflow, /^jobs:/m.test(content))).toEqual([]);
    } else if (meaning.kind === 'queue settings') expect(checkSettings(meaning.settings).problem).toBeUndefined();
    else expect(() => readConfiguration(meaning.text, 'impacted-targets.yml')).not.toThrow();
  },
);

test('blocks of README and docs are found', () => {
  for (const path of ['README.md', 'docs/flaky-tests.md', 'docs/examples.md']) {
    expect(blocks.filter(([place]) => place.startsWith(`${path}:`)).length).toBeGreaterThan(1);
  }
});

test('what a workflow lacks is found', () => {
  const step = {
    uses: `${ourAction}@v1`,
    with: { operation: 'set-impacted-targets', 'impacted-targets-from': 'auto' },
  };
  expect(stumblingBlocks({ jobs: { a: { steps: [step] } } }, true)).toEqual([
    'a: no permissions',
    'set-impacted-targets: no base-url',
    'set-impacted-targets: no api-token',
    'set-impacted-targets: no checkout before it',
  ]);
});

describe('what is wrong is seen', () => {
  const workflow = (steps: string): string =>
    `on: pull_request\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;

  test.each([
    [
      'an input that is not there',
      `      - uses: ${ourAction}@v1\n        with: { operation: get-queue, base-ulr: a }\n`,
      "Invalid action input 'base-ulr'",
    ],
    [
      'a missing input',
      `      - uses: ${ourAction}@v1\n        with: { base-url: a }\n`,
      'Missing required input `operation`',
    ],
    ['the same of a path', '      - uses: ./\n        with: { base-url: a }\n', 'Missing required input `operation`'],
    [
      'a step that is not there',
      '      - run: echo ${{ steps.test.outcome }}\n',
      'Context access might be invalid: test',
    ],
    [
      'an output that is not there',
      `      - id: queue\n        uses: ${ourAction}@v1\n        with: { operation: get-queue }\n      - run: echo \${{ steps.queue.outputs.state }}\n`,
      'the step queue has no output state',
    ],
    [
      'an action that nobody knows',
      '      - uses: actions/chekout@v5\n',
      'Unable to resolve action `actions/chekout@v5`',
    ],
    ['a key that is not there', '      - rum: npm test\n', "Unexpected value 'rum'"],
  ])('%s', async (_what, steps, expected) => {
    expect(await diagnosticsOf(workflow(steps))).toContainEqual(expect.stringContaining(expected));
  });
});

test('examples and documents pin other people’s actions by commit, each at one version', () => {
  const pinned = new Map<string, string>();
  for (const [, uses = ''] of [...ownWorkflows, ...examples, ...documents]
    .map(read)
    .join('\n')
    .matchAll(/^\s*(?:- )?uses: (.*)$/gm)) {
    if (uses.startsWith('./') || ourActionOf(uses) !== undefined) continue;
    // The login is part of the service, which a commit of today may not fit tomorrow.
    if (uses.startsWith('trunk-io/login@v1 ')) continue;
    expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const [action = ''] = uses.split('@');
    expect(uses).toBe(pinned.get(action) ?? uses);
    pinned.set(action, uses);
  }
  expect([...pinned.keys()]).toEqual(expect.arrayContaining(['actions/checkout', 'actions/download-artifact']));
});
