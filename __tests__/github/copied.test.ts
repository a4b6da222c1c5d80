import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ourAction, ourActionOf } from './our-actions.js';
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

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string, end: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => join(folder, path));

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
        return [
          ...(local.includes(operation) || has('base-url', 'MERGE_QUEUE_BASE_URL')
            ? []
            : [`${operation}: no base-url`]),
          ...(local.includes(operation) || has('api-token', 'MERGE_QUEUE_API_TOKEN')
            ? []
            : [`${operation}: no api-token`]),
          ...(whole && isComputed && !before.some(({ uses = '' }) => uses.startsWith('actions/checkout@'))
            ? [`${operation}: no checkout before it`]
            : []),
        ];
      }),
    ];
  });
}

const documents = [
  ...readdirSync(root).filter((path) => path.endsWith('.md')),
  ...['docs', 'src'].flatMap((folder) => filesIn(folder, '.md')),
];
const copied: (readonly [string, string])[] = [
  ...filesIn('examples', '.yml')
    .filter((path) => !path.includes('other-ci'))
    .map((path) => [path, read(path)] as const),
  ...documents.flatMap((path) =>
    yamlBlocks(read(path)).map(({ line, content }) => [`${path}:${String(line)}`, content] as const),
  ),
];

test.each(copied)('%s can be copied as it is', (_place, content) => {
  const meaning = meaningOf(content);
  expect(content).not.toMatch(/…|\.\.\/schemas|path\/to/);
  if (meaning.kind !== 'workflow') return;
  expect(stumblingBlocks(parse(meaning.workflow) as Workflow, /^jobs:/m.test(content))).toEqual([]);
});

test('what lacks something is found', () => {
  const workflow = {
    jobs: {
      a: {
        steps: [
          { uses: `${ourAction}@v1`, with: { operation: 'set-impacted-targets', 'impacted-targets-from': 'auto' } },
        ],
      },
    },
  };
  expect(stumblingBlocks(workflow, true)).toEqual([
    'a: no permissions',
    'set-impacted-targets: no base-url',
    'set-impacted-targets: no api-token',
    'set-impacted-targets: no checkout before it',
  ]);
});
