import { describe, expect, test } from '@jest/globals';
import type { Contents } from '../trees.js';
import { ask, targets } from '../asking.js';

const json = (value: unknown) => JSON.stringify(value);
const path = '.github/workflows/x.yml';
const files: Contents = {
  'package.json': json({ private: true, workspaces: ['packages/*'] }),
  'packages/a/package.json': json({ name: 'a', version: '1.0.0' }),
  'packages/a/index.js': '1',
  'packages/b/package.json': json({ name: 'b', version: '1.0.0', dependencies: { a: '*' } }),
};

/** The answer where a workflow changes from one text to another; undefined stands for none. */
async function ofWorkflow(base: string | undefined, head: string | undefined, rules = '') {
  const side = (text: string | undefined) => ({ ...files, ...(text !== undefined && { [path]: text }) });
  return targets(side(base), side(head), { rules });
}

/** A workflow for pull requests with one job of these steps. */
const withSteps = (steps: unknown, more: object = {}, on: unknown = 'pull_request') =>
  json({ on, jobs: { x: { 'runs-on': 'ubuntu-latest', steps, ...more } } });

const all = `ALL: no target owns ${path}`;

describe('events', () => {
  const job = (on: unknown) => withSteps([{ run: 'make' }], {}, on);
  test.each([
    ['schedule'],
    [['issues', 'issue_comment']],
    [{ release: { types: ['published'] } }],
    [{ push: { branches: ['main'] }, schedule: [{ cron: '0 0 * * *' }] }],
    [{ push: { tags: ['v*'] } }],
    [{ push: { branches: ['main', 'rc', 'hotfix-rc', 'version-2', 'release-3.5', 'releases/**'] } }],
    [{ push: { branches: ['main'] }, workflow_dispatch: null }],
    [{ schedule: [{ cron: '0 0 * * *' }], workflow_dispatch: { inputs: { x: {} } }, repository_dispatch: {} }],
    [{ pull_request_target: { types: ['closed'] } }],
  ])('one that no pull request starts impacts nothing: %j', async (on) => {
    expect(await ofWorkflow(undefined, job(on))).toEqual([]);
    expect(await ofWorkflow(job(on), undefined)).toEqual([]);
    expect(await ofWorkflow(undefined, job(on), 'documents: all')).toBe(all);
  });

  test.each([
    ['push'],
    [['schedule', 'pull_request']],
    [{ push: { branches: ['main', 'trunk-merge/**'] } }],
    [{ push: { branches: ['staging'] } }],
    [{ push: { 'branches-ignore': ['x'] } }],
    [{ push: { branches: ['release-3.5'] } }],
    [{ push: { branches: ['main', 'feature/**'] } }],
    [{ pull_request_target: { types: ['closed', 'opened'] } }],
    [{ pull_request: { types: [] } }],
    [['issues', 'workflow_dispatch']],
    ['merge_group'],
    ['workflow_call'],
    [['schedule', 'workflow_call']],
    ['workflow_dispatch'],
    ['pull_request_target'],
    [{}],
    [undefined],
  ])('any other impacts everything: %j', async (on) => {
    expect(await ofWorkflow(undefined, job(on))).toBe(all);
    expect(await ofWorkflow(job('schedule'), job(on))).toBe(all);
    expect(await ofWorkflow(job(on), job('schedule'))).toBe(all);
  });

  test.each([['on: ['], ['text'], ['on: push'], ['']])(
    'a file that is not a workflow impacts everything: %j',
    async (text) => {
      expect(await ofWorkflow(undefined, text)).toBe(all);
    },
  );
});

describe('two versions of a workflow', () => {
  const tests = (steps: unknown[] = [], more: object = {}) => withSteps([...steps, { run: 'npm test' }], more);
  const uses = (action: string, more: object = {}) => tests([{ uses: action, ...more }]);

  test.each([
    ['comments', `# x\n${tests()}`, tests()],
    ['the name of a job', tests([], { name: 'x' }), tests()],
    ['the name of a step', uses('acme/x@v1', { name: 'x' }), uses('acme/x@v1', { name: 'y' })],
    [
      'the version of an action',
      uses('actions/checkout@v4'),
      uses('actions/checkout@08eba0b27e820071cde6df949e0beb9ba4906955'),
    ],
    ['the version of an action in a folder', uses('acme/x/sub@v1'), uses('acme/x/sub@v2', { name: 'y' })],
    ['the order of keys', json({ on: 'push', env: { a: '1', b: '2' } }), json({ env: { b: '2', a: '1' }, on: 'push' })],
  ])('that differ only in %s impact nothing', async (_, base, head) => {
    expect(await ofWorkflow(base, head)).toEqual([]);
    expect(await ofWorkflow(base, head, 'documents: all')).toBe(all);
  });

  test.each([
    ['a step', tests(), tests([{ run: 'echo' }])],
    ['what an action gets', uses('a/b@v1', { with: { name: 'x' } }), uses('a/b@v1', { with: { name: 'y' } })],
    ['the name of an action', uses('acme/x@v1'), uses('acme/y@v1')],
    ['an image', uses('docker://alpine:3.20'), uses('docker://alpine:3.21')],
    ['a variable that is called name', tests([], { env: { name: 'x' } }), tests([], { env: { name: 'y' } })],
    [
      'a workflow that a job calls',
      withSteps(undefined, { uses: 'a/b/.github/workflows/c.yml@v1' }),
      withSteps(undefined, { uses: 'a/b/.github/workflows/c.yml@v2' }),
    ],
    ['the machine', tests(), tests([], { 'runs-on': 'macos-latest' })],
    ['an event', tests(), withSteps([{ run: 'npm test' }], {}, ['pull_request', 'merge_group'])],
    ['a syntax error', tests(), 'jobs: ['],
    [
      'labels alone',
      withSteps([{ uses: 'actions/labeler@v5' }]),
      withSteps([{ uses: 'actions/labeler@v5', with: { x: 1 } }]),
    ],
  ])('that differ in %s impact everything', async (_, base, head) => {
    expect(await ofWorkflow(base, head)).toBe(all);
    expect(await ofWorkflow(head, base)).toBe(all);
  });

  test('which rule decided is told', async () => {
    const side = (text: string) => ({ ...files, [path]: text });
    const answer = await ask(side(uses('a/b@v1')), side(uses('a/b@v2')));
    expect(answer.kind === 'targets' && answer.rules?.get(path)).toBe(
      'only names, comments or versions of actions differ',
    );
  });
});

test('an action of the repository impacts nothing where only names and versions of actions differ', async () => {
  const action = '.github/actions/setup/action.yml';
  const composite = (uses: string, name = 'x', more: object = {}) =>
    json({ name, runs: { using: 'composite', steps: [{ name, uses, ...more }] } });
  const change = (base: string, head: string) => targets({ ...files, [action]: base }, { ...files, [action]: head });
  expect(await change(composite('a/b@v1'), composite('a/b@v2', 'y'))).toEqual([]);
  expect(await change(composite('a/b@v1'), composite('a/b@v1', 'x', { with: { c: 1 } }))).toBe(
    `ALL: no target owns ${action}`,
  );
  expect(await targets(files, { ...files, [action]: composite('a/b@v1') })).toBe(`ALL: no target owns ${action}`);
});

test.each(['.circleci/config.yml', '.gitlab-ci.yml', 'azure-pipelines.yml', '.github/actions/x/index.js'])(
  '%s impacts everything',
  async (other) => {
    expect(await targets({ ...files, [other]: 'a: 1' }, { ...files, [other]: '# x\na: 1' })).toBe(
      `ALL: no target owns ${other}`,
    );
  },
);

test('a workflow that a target names impacts the target', async () => {
  const read = { ...files, 'packages/b/test.js': `readFileSync('../../${path}')` };
  const side = (text: string) => ({ ...read, [path]: text });
  expect(await targets(side(withSteps([], {}, 'schedule')), side(withSteps([{ run: 'x' }], {}, 'schedule')))).toEqual([
    'b',
  ]);
});

test('a workflow within itself as deep as can be written makes no mistake', async () => {
  const deep = (end: string) => `${'['.repeat(5000)}${end}${']'.repeat(5000)}`;
  expect(await ofWorkflow(deep('1'), deep('2'))).toBe(all);
  expect(await ofWorkflow(`on: ${deep('1')}`, `on: ${deep('2')}`)).toBe(all);
});
