import { readFileSync, readdirSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

/** The parts of a workflow that the rules are about. */
interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions?: unknown;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Record<string, Job>;
}
interface Job {
  readonly name?: string;
  readonly permissions?: Record<string, string>;
  readonly 'timeout-minutes'?: number;
  readonly container?: string;
  readonly steps: readonly Step[];
}
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, string | number | boolean>;
}

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});

/** What a workflow of ours must not do, a line each. */
function problemsIn({ on, permissions, concurrency, jobs }: Workflow): string[] {
  const rules: Record<string, boolean> = {
    'a job may have a permission that it does not name': JSON.stringify(permissions) === '{}',
    'it does not say which runs replace each other': (concurrency?.group ?? '').startsWith('${{ github.workflow }}'),
    'it gives a stranger’s pull request secrets': !['pull_request_target', 'workflow_run', 'issue_comment'].some(
      (event) => event in on,
    ),
  };
  for (const [id, { name = '', permissions: own = {}, steps, ...job }] of Object.entries(jobs)) {
    const mayWrite = ['contents', 'id-token', 'attestations'].some((scope) => own[scope] === 'write');
    const every = (holds: (step: Step) => boolean): boolean => steps.every(holds);
    rules[`${id} has no name`] = /\S/.test(name);
    rules[`${id} has no end`] = (job['timeout-minutes'] ?? 0) > 0;
    rules[`${id} does not name its permissions`] = Object.keys(own).length > 0;
    rules[`${id} leaves a token in the checkout`] = every(
      ({ uses = '', with: inputs }) =>
        !uses.startsWith('actions/checkout@') || inputs?.['persist-credentials'] === false,
    );
    rules[`${id} writes an expression into a shell`] = every(({ run = '' }) => !run.includes('${{'));
    rules[`${id} can write, and installs, builds or checks out what a stranger wrote`] = every(
      ({ run = '', with: inputs }) =>
        !mayWrite || (!/\b(npm|npx|\.ci\/run)\b/.test(run) && !String(inputs?.ref ?? '').includes('pull_request.head')),
    );
  }
  return Object.entries(rules).flatMap(([problem, holds]) => (holds ? [] : [problem]));
}

test.each(workflows)('$name keeps to the rules', ({ workflow }) => {
  expect(problemsIn(workflow)).toEqual([]);
});

test('what breaks the rules is seen', () => {
  const step = { uses: 'actions/checkout@x', run: 'npm ci ${{ x }}' };
  const job = { permissions: { contents: 'write' }, steps: [step] };
  expect(problemsIn({ on: { workflow_run: null }, jobs: { a: job, b: { steps: [] } } })).toHaveLength(3 + 5 + 3);
});

test('the commit of “Rebuild dist” gets every check that pull requests get', () => {
  const rebuild = workflows.find(({ name }) => name === 'rebuild-dist.yml')?.text ?? '';
  const [, dispatched = ''] = /for workflow in (.*); do/.exec(rebuild) ?? [];
  const checks = workflows.filter(({ name, workflow }) => 'pull_request' in workflow.on && name !== 'rebuild-dist.yml');
  expect(dispatched.split(' ').sort()).toEqual(checks.map(({ name }) => name).sort());
  for (const { workflow } of checks) expect(Object.keys(workflow.on)).toContain('workflow_dispatch');
});

test('.ci/run is started in the Debian that its tests are written for, whatever GitHub’s image has', () => {
  for (const { workflow } of workflows) {
    for (const { container, steps } of Object.values(workflow.jobs)) {
      if (steps.some(({ run }) => run === '.ci/run')) expect(container).toMatch(/^node:.+-bookworm$/);
    }
  }
});

test('Dependabot looks at every folder with packages, and at every action', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    updates: { 'package-ecosystem': string; directory?: string; directories?: string[] }[];
  };
  const watched = (ecosystem: string): string[] =>
    updates
      .filter((update) => update['package-ecosystem'] === ecosystem)
      .flatMap(({ directory, directories = [] }) => [...(directory === undefined ? [] : [directory]), ...directories]);
  const foldersOf = (pattern: string): string[] =>
    globSync(pattern, { cwd: root, ignore: ['**/node_modules/**', '**/samples/**', '.cache/**'] }).map((path) =>
      posix.join('/', posix.dirname(path)),
    );
  expect(watched('npm').sort()).toEqual(foldersOf('**/package-lock.json').sort());
  expect(watched('pip').sort()).toEqual(foldersOf('**/requirements.txt').sort());
  expect(watched('github-actions')).toEqual(['/']);
});

test('examples whose actions GitHub Enterprise Server does not run say so', () => {
  for (const file of globSync('examples/*.yml', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, action = ''] of text.matchAll(/uses: (actions\/(?:upload|download)-artifact)@/g)) {
      expect(text).toContain(`GitHub Enterprise Server does not run ${action} from v4 on`);
    }
  }
});
