import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Audit } from '../../packages/impacted-targets/src/audit/audit.js';
import {
  git,
  gitEnvironment,
  removeSamples,
  sampleDirectory,
  snapshot,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runCommand } from '../command/run-command.js';
import { checkSummary } from '../hostile/checks.js';
import { serveGitHub } from '../pull-request/github-server.js';
import { respond, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { schemaOf } from '../steps/schemas.js';
import { runStep } from '../steps/step.js';

afterAll(removeSamples);

let runs: object[] = [];
let asked: string[] = [];
serveGitHub(({ url = '' }, response) => {
  asked.push(url);
  respond(response, 200, { total_count: runs.length, workflow_runs: runs });
});
beforeEach(() => {
  runs = [];
  asked = [];
});

const manifest = (name: string, on: readonly string[] = []): string =>
  JSON.stringify({ name, dependencies: Object.fromEntries(on.map((other) => [other, 'workspace:*'])) });

/** The subject of each commit with what it changes; the first is the last good one. */
const history: readonly (readonly [string, Record<string, string>])[] = [
  [
    'Begin',
    {
      'package.json': JSON.stringify({ private: true, workspaces: ['p/*'] }),
      'p/ui/package.json': manifest('ui'),
      'p/ui/index.js': '1',
      'p/web/package.json': manifest('web', ['ui']),
      'p/web/page.js': '1',
      'p/api/package.json': manifest('api'),
      'p/api/start.js': "open(['p', 'ui'].join('/'))",
      'p/api/ApiTest.java': 'class ApiTest {}',
    },
  ],
  ['Rename buttons (#7)', { 'p/ui/index.js': '2' }],
  ['Merge pull request #8 from o/`$(id)`|<b>"', { 'p/web/page.js': '2' }],
];

let directory = '';
let commits: string[] = [];
beforeAll(() => {
  directory = join(sampleDirectory(), 'repository');
  git(sampleDirectory(), 'init', '--quiet', '--initial-branch=main', directory);
  commits = history.map(([subject, files], index) => {
    writeFiles(directory, files);
    git(directory, 'add', '--all', '--force');
    const env = { ...gitEnvironment, GIT_COMMITTER_DATE: `2026-03-01T1${String(index)}:00:00Z` };
    execFileSync('git', ['commit', '--quiet', '--message', subject], { cwd: directory, env });
    return git(directory, 'rev-parse', 'HEAD');
  });
});
const good = (): string => commits[0] ?? '';

const matchesSchema = schemaOf('impacted-targets-audit.schema.json', { allowUnionTypes: true });

interface AuditFile extends Audit {
  readonly base: string;
  readonly quarantine: boolean;
  readonly counts: Record<string, number>;
}

type Inputs = Readonly<Record<string, string>>;

/** Runs the audit of `main` since the last good commit, unless inputs name another one. It leaves the checkout as it is. */
async function run(inputs: Inputs, environment: Inputs = {}): Promise<Step> {
  const before = snapshot(directory);
  const step = await runStep({
    workspace: directory,
    event: { name: 'push', payload: {} },
    inputs: { operation: 'audit-impacted-targets', 'base-sha': good(), ...inputs },
    environment: { GITHUB_REF: 'refs/heads/main', ...environment },
  });
  expect(snapshot(directory)).toEqual(before);
  checkSummary(step.summary);
  return step;
}

function auditOf(step: Step): AuditFile {
  expect(step.errors).toEqual([]);
  const found = JSON.parse(readFileSync(step.outputs['audit-file'] ?? '', 'utf8')) as AuditFile;
  expect([matchesSchema(found), matchesSchema.errors]).toEqual([true, null]);
  return found;
}

const verdictsIn = ({ targets }: Audit) => targets.map(({ target, verdict }) => `${target} ${verdict}`);

test('names of targets: one escaped, one was claimed, one is unknown', async () => {
  const step = await run({ 'failed-targets': 'web\napi\nelsewhere' });
  const found = auditOf(step);
  expect(found.base).toBe(good());
  expect(found.counts).toEqual({ escaped: 1, apart: 0, claimed: 1, flaky: 0, unknown: 1 });
  expect(step.outputs).toMatchObject({ 'escaped-count': '1', skipped: 'false' });
  expect(found.merges).toMatchObject([
    { pullRequest: 7, claimed: 2 },
    { pullRequest: 8, claimed: 1 },
  ]);
  expect(verdictsIn(found)).toEqual(['api escaped', 'web claimed', 'elsewhere unknown']);
  expect(found.targets[0]?.near[0]).toMatchObject({ merge: 0, rule: { yaml: 'depends-on:\n  "api": ["ui"]\n' } });
  expect(step.summary).toContain('## ⚠️ 3 failed targets: 1 escaped, 1 claimed, 1 unknown, after 2 merges');
  expect(step.summary).toContain('api": &#91;"ui"&#93;');
});

test.each([
  ['api', 1, [expect.stringContaining('1 target escaped: api')], '1'],
  ['web', 0, [], '0'],
])('with fail-on-escape and %s failed, the step ends with %i', async (failed, exitCode, errors, escaped) => {
  const step = await run({ 'fail-on-escape': 'true', 'failed-targets': failed });
  expect([step.exitCode, step.errors, step.outputs['escaped-count']]).toEqual([exitCode, errors, escaped]);
});

const nowhere = { 'failed-targets': 'a', 'base-sha': '1'.repeat(40) };
const noWorkflow =
  "input base-sha: it is empty, and the event doesn't name the workflow whose last successful run could";
test.each([
  ['neither names nor reports', {}, 'input failed-targets: nothing failed, as far as the step is told'],
  ['a commit that is not there', nowhere, 'is not a commit of the checkout'],
  ['no workflow', { 'failed-targets': 'a', 'base-sha': '' }, noWorkflow],
])('%s', async (_what, inputs, line) => {
  const step = await run(inputs);
  expect([step.errors, step.exitCode]).toEqual([[expect.stringContaining(line)], 1]);
});

describe('the last good commit', () => {
  const environment = { GITHUB_WORKFLOW_REF: 'Codertocat/Hello-World/.github/workflows/nightly.yml@refs/heads/main' };
  const runOf = (sha: string, more: object = {}): object => ({
    head_sha: sha,
    head_branch: 'main',
    event: 'schedule',
    conclusion: 'success',
    head_repository: { full_name: 'Codertocat/Hello-World' },
    ...more,
  });
  const audited = (): Promise<Step> =>
    run(
      { 'failed-targets': 'web', 'base-sha': '', 'github-token': 'a-github-token' },
      { ...environment, GITHUB_API_URL: process.env.GITHUB_API_URL ?? '' },
    );

  test('is that of the last successful run of this workflow on this branch', async () => {
    const stranger = { head_repository: { full_name: 'stranger/Hello-World' } };
    runs = [
      runOf('f'.repeat(40)),
      runOf(commits[2] ?? '', stranger),
      runOf(commits[2] ?? '', { event: 'pull_request' }),
      runOf(commits[1] ?? ''),
      runOf(good()),
    ];
    const { base, merges } = auditOf(await audited());
    expect(base).toBe(commits[1]);
    expect(merges).toHaveLength(1);
    expect(asked).toEqual([
      '/repos/Codertocat/Hello-World/actions/workflows/nightly.yml/runs?branch=main&status=success&exclude_pull_requests=true&per_page=100',
    ]);
  });

  test('is asked for where there was no such run', async () => {
    const says = 'GitHub knows no successful run of nightly.yml on main. Give the last good commit in base-sha';
    expect((await audited()).errors).toEqual([expect.stringContaining(says)]);
  });
});

const testcase = (attributes: string, inner = '<failure/>'): string => `<testcase ${attributes}>${inner}</testcase>`;

describe('reports', () => {
  const report = (...cases: string[]): string => `<testsuite name="all">${cases.join('')}</testsuite>`;
  const withReport = (content: string, inputs: Inputs = {}): Promise<Step> => {
    writeFiles(directory, { 'reports/report.xml': content });
    return run({ 'junit-paths': 'reports/report.xml', ...inputs });
  };
  const ofApi = 'name="a" classname="api"';

  test.each([
    ['a file', testcase('name="a" file="p/api/start.js"'), ['api escaped']],
    ['a class', testcase('name="a" classname="com.acme.ApiTest"'), ['api escaped']],
    ['the name of a target', testcase('name="a" classname="web"'), ['web claimed']],
    ['a later pass of the same test', testcase(ofApi) + testcase(ofApi, ''), ['api escaped']],
    ['nothing that a target has', testcase('name="a"'), []],
  ])('a failed test with %s', async (_what, cases, expected) => {
    const found = auditOf(await withReport(report(cases)));
    expect(verdictsIn(found)).toEqual(expected);
    expect(found.unknownTests).toHaveLength(expected.length === 0 ? 1 : 0);
  });

  test('a quarantined test is nobody’s, as the service says', async () => {
    let page: object | undefined = {};
    const { url } = await serve((_request, response) => {
      const record = { name: 'a', file: 'p/api/start.js', quarantined_at: '2026-01-01T00:00:00Z' };
      respond(response, 200, { quarantined_tests: [record], page });
    });
    const service = { 'base-url': url, 'api-token': 'a secret token', 'organization-slug': 'acme' };
    const failed = report(testcase('name="a" file="p/api/start.js"'));
    const audited = async (inputs: Inputs = {}) => {
      const step = await withReport(failed, inputs);
      const { quarantine, targets } = auditOf(step);
      return [quarantine, targets[0]?.verdict, step.warnings];
    };
    const warning = (text: string) => [expect.stringContaining(text)];
    expect(await audited(service)).toEqual([true, 'flaky', []]);
    page = undefined;
    const cut = warning('is not known: The list of quarantined tests is cut short');
    expect(await audited(service)).toEqual([false, 'flaky', cut]);
    const unknown = warning('Whether failed tests are quarantined is not known');
    expect(await audited()).toEqual([false, 'escaped', unknown]);
  });
});

const [before, after] = ['2026-03-01T10:00:00Z', '2026-03-01T12:00:00Z'];
test.each<readonly [what: string, testRun: object, isKnown: boolean]>([
  ['on top of the other', { dependentPullRequests: [{ number: 7 }], createdAt: before }, true],
  ['after the other was merged', { createdAt: after }, true],
  ['at the minute of the merge', { createdAt: '2026-03-01T11:00:30Z' }, false],
  ['after the other was merged, and failed', { createdAt: after, status: 'failed' }, false],
])('two merges that claimed it: the later one was tested %s', async (_what, testRun, isKnown) => {
  const id = '018f6d3a-6f2e-4c4a-9b1e-2f3a4b5c6d7e';
  const repositoryUrl = 'https://github.com/Codertocat/Hello-World';
  const queue = { id: 'q', repositoryId: id, repositoryUrl, targetBranch: 'main' };
  const shown = { status: 'succeeded', testedPullRequests: [{ number: 8 }], ...testRun };
  const { origin } = await serve(({ url: path }, response) => {
    const pullRequests = path.includes('/pull-requests') ? [{ id, number: 8 }] : [queue];
    respond(response, 200, { data: path.includes('verification-runs') ? [shown] : pullRequests, hasMore: false });
  });
  const step = await run({
    'failed-targets': 'web',
    'base-url': `${origin}/v2`,
    'api-token': 'trunk_v2_a-key-for-tests',
  });
  expect(auditOf(step).targets[0]).toMatchObject({ verdict: 'claimed', isApartKnown: isKnown });
  expect(step.summary.includes('not known for web: the service shows no test run that says it')).toBe(!isKnown);
});

describe('merge-queue audit', () => {
  const auditCommand = (...args: string[]) => runCommand(directory, ['audit', ...args]);

  test('prints verdicts, and ends with 3 where a target escaped', async () => {
    const { stdout, exitCode } = await auditCommand('--base', 'HEAD~2', '--failed', 'api,web', '--fail-on-escape');
    expect(stdout).toContain('api\n  escaped\n  2 merges since the last good commit did not claim it\n');
    expect(stdout).toContain('This line would have claimed it. Add it only if the target really depends on that:\n');
    expect(stdout).toContain('    depends-on:\n      "api": ["ui"]\n');
    expect(stdout).toContain('web\n  claimed\n');
    expect(exitCode).toBe(3);
  });

  test.each([
    [['--failed', 'a'], 'give the last good commit with --base'],
    [['--base', 'HEAD~1'], 'give what failed with --failed, or reports with --junit'],
    [['--base', 'HEAD~1', '--junit', 'no/*.xml'], '--junit: no report was found for no/*.xml'],
  ])('%j is a mistake', async (args, line) => {
    const { stderr, exitCode } = await auditCommand(...args);
    expect(stderr).toContain(line);
    expect(exitCode).toBe(2);
  });
});
