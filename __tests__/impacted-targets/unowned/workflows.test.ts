import { describe, expect, test } from '@jest/globals';
import { scopesOf } from '../../../src/impacted-targets/unowned/job-commands.js';
import type { Contents } from '../build-systems/memory-trees.js';
import { ask, targets } from './asking.js';

const json = (value: unknown) => JSON.stringify(value);
const path = '.github/workflows/x.yml';
const files: Contents = {
  'package.json': json({ private: true, workspaces: ['packages/*'] }),
  'packages/a/package.json': json({ name: 'a', version: '1.0.0' }),
  'packages/a/index.js': '1',
  'packages/b/package.json': json({ name: 'b', version: '1.0.0', dependencies: { a: '*' } }),
  'packages/c/package.json': json({ name: 'c', version: '1.0.0' }),
  'infra/x.sh': '1',
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
    ['workflow_dispatch'],
    ['pull_request_target'],
    [{}],
    [undefined],
  ])('any other counts by what it runs: %j', async (on) => {
    expect(await ofWorkflow(undefined, job(on))).toBe(all);
    expect(await ofWorkflow(job('schedule'), job(on))).toBe(all);
    expect(await ofWorkflow(job(on), job('schedule'))).toBe(all);
  });

  test.each([['on: ['], ['text'], ['on: push'], ['']])('a file that is no workflow counts: %j', async (text) => {
    expect(await ofWorkflow(undefined, text)).toBe(all);
  });
});

describe('a workflow that neither builds nor tests', () => {
  test.each([
    ['labels', [{ uses: 'actions/labeler@v5' }]],
    ['findings of CodeQL', [{ uses: 'github/codeql-action/init@v4' }, { uses: 'github/codeql-action/analyze@v4' }]],
    ['stale issues', [{ uses: 'actions/stale@v9', with: { days: 3 } }]],
    [
      'GitHub’s API',
      [{ uses: 'actions/github-script@v7', with: { script: 'github.rest.issues.addLabels({ labels: ["x"] })' } }],
    ],
    [
      'commands of gh and git',
      [
        { uses: 'actions/checkout@v4' },
        {
          run: 'gh pr edit "$N" --add-label x\nif [ "$(git rev-parse HEAD)" = "$X" ]; then\n  echo "a; b" | tee y\nfi',
        },
      ],
    ],
    [
      'documents of several versions',
      [
        { uses: 'actions/checkout@v4', with: { ref: '${{ matrix.version.ref }}' } },
        {
          'working-directory': './python',
          run: 'uv venv\nsource .venv/bin/activate\nuv sync --locked\npoe --directory ${{ matrix.version.dir }} docs-build\nmv build/* out/',
        },
        { run: 'dotnet tool update -g docfx\ndocfx docs/docfx.json && npm run docs:build && uv run mkdocs build' },
        { uses: 'actions/upload-pages-artifact@v3', with: { path: 'out' } },
        { uses: 'actions/deploy-pages@v4' },
      ],
    ],
    ['publishing', [{ uses: 'actions/setup-node@v4' }, { run: 'npm ci && npm publish --provenance' }]],
  ])('impacts nothing: %s', async (_, steps) => {
    expect(await ofWorkflow(undefined, withSteps(steps))).toEqual([]);
    expect(await ofWorkflow(withSteps(steps), undefined)).toEqual([]);
    expect(await ofWorkflow(withSteps(steps), withSteps(steps, { 'timeout-minutes': 3 }))).toEqual([]);
    expect(await ofWorkflow(withSteps(steps), withSteps([{ run: 'npm test' }]))).toBe(all);
  });

  test.each([
    ['an action that is not known', [{ uses: 'acme/check@v1' }]],
    ['an action of the repository', [{ uses: './.github/actions/x' }]],
    [
      'a script that starts something',
      [{ uses: 'actions/github-script@v7', with: { script: "require('./x.js')(github)" } }],
    ],
    ['a test of documents', [{ run: 'npm run docs:test' }]],
    ['examples in documents', [{ run: 'sphinx-build -b doctest docs out' }]],
    ['a task beside that of documents', [{ run: 'make docs check' }]],
    ['a program behind a pipe', [{ run: 'curl https://x.test | bash' }]],
    ['a program in a substitution', [{ run: 'echo "$(make test)"' }]],
    ['another workflow', [{ run: 'gh workflow run test.yml' }]],
    ['a program from an expression', [{ run: '${{ inputs.command }}' }]],
    ['a program behind a variable', [{ run: 'CI=1 npm test' }]],
    ['another shell', [{ shell: 'python', run: 'echo' }]],
    ['text for a program', [{ run: 'cat <<EOF\nx\nEOF' }]],
    ['no steps', undefined],
  ])('%s counts', async (_, steps) => {
    expect(await ofWorkflow(undefined, withSteps(steps))).toBe(all);
  });

  test('what other jobs get from it counts', async () => {
    const workflow = (filter: string) =>
      json({
        on: 'pull_request',
        jobs: {
          changes: { outputs: { x: '1' }, steps: [{ uses: 'dorny/paths-filter@v3', with: { filter } }] },
          test: { needs: 'changes', if: 'needs.changes.outputs.x', steps: [{ run: 'npm test' }] },
        },
      });
    expect(await ofWorkflow(workflow('a'), workflow('b'))).toBe(all);
    const gate = (needs: string[]) =>
      json({
        on: 'pull_request',
        jobs: { a: { steps: [{ run: 'make' }] }, gate: { needs, steps: [{ run: 'exit 1' }] } },
      });
    expect(await ofWorkflow(gate([]), gate(['a']))).toBe(all);
  });

  test('which rule decided is told', async () => {
    const answer = await ask(files, { ...files, [path]: withSteps([{ uses: 'actions/labeler@v5' }]) });
    expect(answer.kind === 'targets' && answer.rules?.get(path)).toBe('its jobs that differ neither build nor test');
  });
});

describe('what other workflows use', () => {
  const nightly = (job: object) => json({ on: { schedule: [{ cron: '0 0 * * *' }] }, jobs: { x: job } });
  const pull = (job: object) => json({ on: 'pull_request', jobs: { x: job } });
  const called = (run: string) => withSteps([{ run }], {}, 'workflow_call');
  const call = { uses: `./${path}` };

  /** The answer where the workflow changes beside these files. */
  const ofCalled = (others: Contents) =>
    targets({ ...files, ...others, [path]: called('make') }, { ...files, ...others, [path]: called('make all') });

  test('a workflow that is only called after the merge impacts nothing', async () => {
    expect(await ofCalled({ '.github/workflows/n.yml': nightly(call) })).toEqual([]);
    const between = withSteps(undefined, call, 'workflow_call');
    const through = {
      '.github/workflows/b.yml': between,
      '.github/workflows/n.yml': nightly({ uses: './.github/workflows/b.yml' }),
    };
    expect(await ofCalled(through)).toEqual([]);
  });

  test.each([
    ['by nobody', {}],
    ['for pull requests', { '.github/workflows/n.yml': nightly(call), '.github/workflows/p.yml': pull(call) }],
    ['by a file that cannot be read', { '.github/workflows/n.yml': nightly(call), '.github/workflows/p.yml': 'a: [' }],
    ['by itself', { '.github/workflows/b.yml': withSteps(undefined, call, 'workflow_call') }],
  ])('one that is called %s counts', async (_, others) => {
    expect(await ofCalled(others)).toBe(all);
  });

  test.each([
    ['gh workflow run x.yml', true],
    ['gh api repos/a/b/actions/workflows/x.yml/dispatches', true],
    ['gh workflow run Nightly', true],
    ['gh workflow run y.yml', false],
  ])('one that runs at night counts where a pull request starts it: %s', async (run, isStarted) => {
    const on = { schedule: [{ cron: '0 0 * * *' }], workflow_dispatch: null };
    const side = (command: string) => ({
      ...files,
      [path]: withSteps([{ run: command }], {}, on),
      '.github/workflows/p.yml': pull({ steps: [{ run }] }),
    });
    expect(await targets(side('make'), side('make all'))).toEqual(isStarted ? all : []);
  });

  const action = '.github/actions/setup/action.yml';
  const composite = (steps: readonly object[], more: object = {}) =>
    json({ name: 'x', runs: { using: 'composite', steps }, ...more });
  const use = { uses: './.github/actions/setup' };

  /** The answer where an action changes from one text to another, beside a workflow. */
  const ofAction = (workflow: string, base: string, head: string, others: Contents = {}) => {
    const side = (text: string) => ({ ...files, [path]: workflow, [action]: text, ...others });
    return targets(side(base), side(head));
  };
  const install = (run = 'npm ci') => composite([{ run, shell: 'bash' }]);

  test('an action of the repository impacts what the jobs run that use it', async () => {
    const change = (workflow: string) => ofAction(workflow, install(), install('npm ci --ignore-scripts'));
    expect(await change(withSteps([use, { run: 'npm test' }]))).toBe(`ALL: no target owns ${action}`);
    expect(await change(withSteps([use, { run: 'npm test -w a' }]))).toEqual(['a', 'b']);
    expect(await change(withSteps([use, { uses: 'actions/labeler@v5' }]))).toEqual([]);
    expect(await change(nightly({ steps: [use, { run: 'npm test' }] }))).toEqual([]);
    expect(await change(withSteps([{ run: 'npm test' }]))).toEqual([]);
    expect(await change(withSteps([{ uses: 'acme/x/.github/actions/setup@v1' }, { run: 'npm test' }]))).toMatch(/^ALL/);
    expect(await change('jobs: [')).toMatch(/^ALL/);
  });

  test('an action that another one uses impacts what runs both', async () => {
    const others = { '.github/actions/outer/action.yml': composite([use]) };
    const outer = { uses: './.github/actions/outer/' };
    const change = (workflow: string) => ofAction(workflow, install(), install('npm i'), others);
    expect(await change(withSteps([outer, { run: 'npm test -w c' }]))).toEqual(['c']);
    expect(await change(withSteps([outer, { run: 'npm test' }]))).toMatch(/^ALL/);
    const elsewhere = { 'tools/action.yml': composite([use]) };
    expect(await ofAction(withSteps([]), install(), install('npm i'), elsewhere)).toMatch(/^ALL/);
  });

  test('an action impacts nothing where only names and versions of installers differ', async () => {
    const tests = withSteps([use, { run: 'npm test' }]);
    const setup = (version: string, inputs: object = {}) =>
      composite([{ uses: `actions/setup-node@${version}`, with: { 'node-version': 20 } }], { inputs });
    expect(await ofAction(tests, setup('v4', { x: { description: 'a' } }), setup('v5', { x: {} }))).toEqual([]);
    expect(await ofAction(tests, setup('v4'), setup('v4', { x: { default: '1' } }))).toMatch(/^ALL/);
    expect(await ofAction(tests, setup('v4'), json({ runs: { using: 'node20', main: 'x.js' } }))).toMatch(/^ALL/);
  });

  test('the jobs that differ run the steps of the actions that they use', async () => {
    const change = (text: string) =>
      targets({ ...files, [action]: text }, { ...files, [action]: text, [path]: withSteps([use]) });
    expect(await change(install())).toEqual([]);
    expect(await change(install('npm test -w c'))).toEqual(['c']);
    expect(await change(install('npm test'))).toBe(all);
    expect(await change(composite([use]))).toBe(all);
  });
});

describe('a workflow that tests', () => {
  const tests = (steps: unknown[] = [], more: object = {}) => withSteps([...steps, { run: 'npm test' }], more);

  test('impacts nothing where only names, comments, permissions or versions of installers differ', async () => {
    expect(await ofWorkflow(tests(), `# x\n${tests()}`)).toEqual([]);
    expect(await ofWorkflow(tests(), tests([], { name: 'x', permissions: {} }))).toEqual([]);
    const uses = (version: string) =>
      tests([{ uses: `actions/checkout@${version}` }, { uses: `pnpm/action-setup@${version}` }]);
    expect(await ofWorkflow(uses('v4'), uses('v5'))).toEqual([]);
    const others = ['docker/login-action', 'github/codeql-action/init', 'google-github-actions/auth'];
    const withOthers = (version: string) => tests(others.map((name) => ({ uses: `${name}@${version}` })));
    expect(await ofWorkflow(withOthers('v4'), withOthers('v5'))).toEqual([]);
  });

  test.each([
    ['a step', tests(), tests([{ run: 'echo' }])],
    [
      'what an installer installs',
      tests([{ uses: 'actions/setup-node@v4', with: { 'node-version': 20 } }]),
      tests([{ uses: 'actions/setup-node@v4', with: { 'node-version': 22 } }]),
    ],
    ['the version of any other action', tests([{ uses: 'acme/x@v1' }]), tests([{ uses: 'acme/x@v2' }])],
    ['the machine', tests(), tests([], { 'runs-on': 'macos-latest' })],
    ['an event', tests(), withSteps([{ run: 'npm test' }], {}, ['pull_request', 'merge_group'])],
  ])('impacts everything where it differs by %s', async (_, base, head) => {
    expect(await ofWorkflow(base, head)).toBe(all);
  });

  test.each(['.circleci/config.yml', '.gitlab-ci.yml', 'azure-pipelines.yml'])(
    'of another service impacts nothing where only comments or versions of installers differ: %s',
    async (service) => {
      const steps = (version: string, command = 'npm test') =>
        `jobs:\n  x:\n    steps:\n      - run: curl https://mise.run | MISE_VERSION=${version} sh\n      - run: ${command}\n`;
      const change = (head: string) => targets({ ...files, [service]: steps('v1') }, { ...files, [service]: head });
      expect(await change(`# remark\n${steps('v2')}`)).toEqual([]);
      expect(await change(steps('v1', 'npm run all'))).toBe(`ALL: no target owns ${service}`);
      expect(await change('jobs: [')).toBe(`ALL: no target owns ${service}`);
      expect(await targets(files, { ...files, [service]: steps('v1') })).toBe(`ALL: no target owns ${service}`);
    },
  );

  test('only the jobs that differ count', async () => {
    const workflow = (label: string) =>
      json({
        on: 'pull_request',
        jobs: { test: { steps: [{ run: 'npm test' }] }, label: { steps: [{ run: `gh label create ${label}` }] } },
      });
    expect(await ofWorkflow(workflow('a'), workflow('b'))).toEqual([]);
  });

  test.each([
    ['in the folder of a package', [{ run: 'npm test', 'working-directory': 'packages/a' }], ['a', 'b']],
    ['after cd', [{ run: 'npm ci\ncd packages/c && npm test' }], ['c']],
    ['of a package by its name', [{ run: 'pnpm install' }, { run: 'pnpm --filter c test' }], ['c']],
    ['of two', [{ run: 'npm test -w a' }, { run: 'npm test --workspace=c' }], ['a', 'b', 'c']],
  ])('impacts what its jobs run %s', async (_, steps, expected) => {
    expect(await ofWorkflow(undefined, withSteps(steps))).toEqual(expected);
    expect(await ofWorkflow(withSteps(steps), undefined)).toEqual(expected);
  });

  test.each([
    ['a package that is not known', [{ run: 'pnpm --filter d test' }]],
    ['a pattern', [{ run: "pnpm --filter './packages/*' test" }]],
    ['all but one', [{ run: "pnpm --filter '!a' test" }]],
    ['a folder of nobody', [{ run: 'make', 'working-directory': 'infra' }]],
    ['a folder that is not there', [{ run: 'make', 'working-directory': 'packages/d' }]],
    ['a path out of its folder', [{ run: 'node ../../x.js', 'working-directory': 'packages/a' }]],
    ['a folder from an expression', [{ run: 'make', 'working-directory': '${{ matrix.x }}' }]],
    ['the folder above', [{ run: 'cd packages/a; cd ../..; make' }]],
  ])('impacts everything where it runs %s', async (_, steps) => {
    expect(await ofWorkflow(undefined, withSteps(steps))).toBe(all);
  });

  test('cargo’s packages', () => {
    expect(scopesOf('cargo test -p a --all-features', '')).toEqual([{ kind: 'names', names: ['a'] }]);
    expect(scopesOf('cargo test --workspace -p a', '')).toBeUndefined();
    expect(scopesOf('cargo test', '')).toBeUndefined();
  });
});
