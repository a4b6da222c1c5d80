import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import { removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { GitHubStandIn } from '../../bench/github.js';
import { type ActRun, RepositoryUnderAct, example } from './act.js';
import { titled } from './judges.js';
import { yamlBlocks } from '../github/yaml-blocks.js';

/** A test run with one failed test, or none, that ends with this code. */
const testRun = (failed: string, exitCode: number): string => {
  const result = failed === '' ? ['passes', ''] : [failed, '<failure/>'];
  const report = `<testsuite><testcase name="${result[0] ?? ''}" classname="com.acme.checkout.CheckoutServiceTest" file="services/checkout/src/test/java/com/acme/checkout/CheckoutServiceTest.java">${result[1] ?? ''}</testcase></testsuite>`;
  return `require('fs').mkdirSync('reports', { recursive: true });
require('fs').writeFileSync('reports/r.xml', '${report}');
process.exit(${String(exitCode)});
`;
};
const tests = '#!/bin/sh\necho "tested: $*"\n';

const named = titled('examples under act', 'act');

(named.missing ? describe.skip : describe)(named.title, () => {
  const service = localService();
  const secrets = { MERGE_QUEUE_API_TOKEN: token };
  const repository = new RepositoryUnderAct(
    {
      'package.json': JSON.stringify({ private: true, workspaces: ['a', 'b'], scripts: { test: 'node test.js' } }),
      'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: {} }),
      'a/package.json': JSON.stringify({ name: 'a', version: '1.0.0' }),
      'b/package.json': JSON.stringify({ name: 'b', version: '1.0.0' }),
      'test.js': testRun('retriesAfterATimeout', 1),
      'test.sh': { executable: tests },
      'test-all.sh': { executable: '#!/bin/sh\necho "tested: everything"\n' },
      '.github/merge-queue.yml': 'concurrency: 7\n',
    },
    { 'a/index.js': 'export {};\n' },
  );
  const { base, head } = repository;
  afterAll(() => {
    repository.remove();
    removeSamples();
  });

  const repo = {
    id: 1,
    name: 'Hello-World',
    full_name: 'Codertocat/Hello-World',
    owner: { login: 'Codertocat' },
    html_url: 'https://github.com/Codertocat/Hello-World',
    default_branch: 'main',
  };
  const pullRequest = (number: number): object => ({
    number,
    draft: false,
    state: 'open',
    title: 'A change',
    labels: [{ name: 'merge' }],
    head: { ref: 'topic', sha: head, repo },
    base: { ref: 'main', sha: base, repo },
  });
  const onPullRequest = (number: number, fields: object = {}): { name: string; payload: object } => ({
    name: 'pull_request',
    payload: { action: 'synchronize', number, pull_request: pullRequest(number), repository: repo, ...fields },
  });
  const mergeGroup = { base_sha: base, head_sha: head, base_ref: 'refs/heads/main' };
  const onMergeGroup = {
    name: 'merge_group',
    payload: {
      action: 'checks_requested',
      merge_group: { ...mergeGroup, head_ref: 'refs/heads/gh-readonly-queue/main/pr-1' },
      repository: repo,
    },
  };
  const scheduled = { name: 'schedule', payload: { schedule: '0 6 * * 1-5', repository: repo } };
  const byHand = { name: 'workflow_dispatch', payload: { inputs: {}, ref: 'refs/heads/main', repository: repo } };
  const push = { ref: 'refs/heads/main', before: base, after: head, commits: [], repository: repo };
  const pushed = { name: 'push', payload: push };

  const run = async (
    workflow: string,
    event: { name: string; payload: object },
    given: Readonly<Record<string, string>> = secrets,
    url = service.url,
    variables: Readonly<Record<string, string>> = {},
  ): Promise<ActRun> => {
    const ran = await repository.run(workflow, event, url, given, variables);
    expect(ran.log).not.toContain(token);
    return ran;
  };
  /** Runs a workflow that has to succeed, and to say something. */
  const succeeds = async (said: RegExp, ...given: Parameters<typeof run>): Promise<void> => {
    const { succeeded, log } = await run(...given);
    expect([succeeded, log]).toEqual([true, expect.stringMatching(said)]);
  };
  /** The same beside GitHub's API. */
  const besideGitHub = async (github: GitHubStandIn, said: RegExp, name: string): Promise<void> => {
    await github.listen();
    const given = { ...secrets, GITHUB_TOKEN: 'a-github-token' };
    await succeeds(said, example(name), byHand, given, service.url, { GITHUB_API_URL: github.url });
    await github.close();
  };
  const labelled = (number: number, action: string, label = 'merge'): { name: string; payload: object } => ({
    name: 'pull_request_target',
    payload: { action, number, label: { name: label }, pull_request: pullRequest(number), repository: repo },
  });
  /** The workflow for the variant that the record of the local service is of. */
  const variant = (workflow: string): string =>
    workflow.replace('junit-paths:', "quarantine-policy: 'variant: jdk21'\n          junit-paths:");
  const state = async (number: number): Promise<unknown> => {
    const response = await service.post('/getSubmittedPullRequest', {
      repo: { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' },
      pr: { number },
      targetBranch: 'main',
    });
    return response.ok ? ((await response.json()) as { state: string }).state : undefined;
  };

  test('queue-as-code', async () => {
    await succeeds(/concurrency/, example('queue-as-code'), pushed);
  });

  test('the life of two pull requests: one is merged, the other one loses its label and leaves', async () => {
    await service.control('POST', '/clock', { running: false });
    await succeeds(/./, example('submit-on-label'), labelled(11, 'labeled'));
    await succeeds(/./, example('submit-on-label'), labelled(12, 'labeled'));
    expect(await state(12)).toMatch(/^(?:not_ready|pending)$/i);
    await succeeds(/1 impacted target\b/, example('impacted-targets'), onPullRequest(11));
    await succeeds(/./, example('submit-on-label'), labelled(12, 'unlabeled'));
    expect(await state(12)).toMatch(/^cancelled$/i);
    await service.control('POST', '/clock', { running: true });
    const waiting = example('submit-on-label').replace(
      'merge-queue-action/submit@v1\n        with:',
      'merge-queue-action@v1\n        with:\n          operation: wait-for-pull-request\n          poll-interval-seconds: 1',
    );
    await succeeds(/./, waiting, labelled(11, 'labeled'));
    expect(await state(11)).toMatch(/^merged$/i);
    // The pull requests of the other tests stay where they are.
    await service.control('POST', '/clock', { running: false });
  });

  test.each([
    ['a quarantined test failed', 'retriesAfterATimeout', 1, true, 'excused'],
    ['all tests passed', '', 0, true, 'tests-count=0'],
    ['another test failed', 'paysByCard', 1, false, 'excuse-quarantined-failures: 1 failed test .*paysByCard'],
    ['the tests crashed after a report without a failure', '', 139, false, 'tests-outcome'],
  ])('excuse-quarantined-failures where %s', async (_what, failed, exitCode, isGreen, said) => {
    repository.write({ 'test.js': testRun(failed, exitCode) });
    const ran = await run(variant(example('excuse-quarantined-failures')), onMergeGroup);
    repository.write({ 'test.js': testRun('retriesAfterATimeout', 1) });
    expect([ran.succeeded, ran.log]).toEqual([isGreen, expect.stringMatching(said)]);
  });

  test('excuse-quarantined-failures without secrets fails, and says why', async () => {
    const ran = await run(example('excuse-quarantined-failures'), onPullRequest(1), {});
    expect([ran.succeeded, ran.log]).toEqual([false, expect.stringContaining('api-token')]);
  });

  test.each([onPullRequest(1), onMergeGroup])('fan-out on $name', async (event) => {
    await succeeds(/tested: -- a(?! b)/, example('fan-out'), event);
  });

  test('impacted-targets-from-forks, and then impacted-targets-send with its file', async () => {
    await run(example('submit-on-label'), labelled(21, 'labeled'));
    await succeeds(/./, example('impacted-targets-from-forks'), onPullRequest(21), {});
    const [from, into] = [
      { sha: head, ref: 'topic', repo },
      { sha: base, ref: 'main', repo },
    ];
    const workflowRun = {
      ...{ id: 5, event: 'pull_request', conclusion: 'success' },
      ...{ head_sha: head, head_branch: 'topic', head_repository: repo },
      pull_requests: [{ number: 21, head: from, base: into }],
    };
    const payload = { action: 'completed', workflow_run: workflowRun, workflow: {}, repository: repo };
    await succeeds(/#21: 1 target\b/, example('impacted-targets-send'), { name: 'workflow_run', payload });
  });

  test('queue-report and quarantine-policy', async () => {
    await succeeds(/unhealthy/, example('queue-report'), scheduled);
    // Two tests of the local service are in quarantine for longer than 14 days, so the policy fails its job.
    const policy = await run(example('quarantine-policy'), scheduled);
    expect([policy.succeeded, policy.log]).toEqual([false, expect.stringMatching(/more than 14 days|14 days/)]);
  });

  test('sync-queue submits what is missing, and tell-author comments on what has to be done', async () => {
    await run(example('queue-as-code'), pushed);
    const github = new GitHubStandIn('Codertocat/Hello-World');
    github.open(61);
    github.open(62, { draft: true });
    await besideGitHub(github, /#62 draft/, 'sync-queue');
    expect(await state(61)).toMatch(/^(?:not_ready|pending)$/i);
    const other = new GitHubStandIn('Codertocat/Hello-World');
    other.open(71, { mergeable: false });
    repository.program('gh', 'if [ "$2" = list ]; then echo "[]"; else echo "gh $*"; cat comment.md; fi');
    const comment = /gh pr comment 71 --body-file comment\.md[^]*is not in the merge queue\. It conflicts .* Resolve /;
    await besideGitHub(other, comment, 'tell-author');
  });

  test('the three workflows of README.md', async () => {
    const [upload = '', submit = '', quarantine = ''] = yamlBlocks(readFileSync('README.md', 'utf8')).map(
      ({ content }) => content,
    );
    const over = (said: RegExp, content: string, event: { name: string; payload: object }): Promise<void> =>
      succeeds(said, content, event, secrets, service.secondUrl);
    await over(/./, submit, labelled(31, 'labeled', 'other'));
    expect(await state(31)).toBeUndefined();
    await over(/./, submit, labelled(31, 'labeled'));
    expect(await state(31)).toMatch(/^(?:not_ready|pending)$/i);
    await over(/1 impacted target\b/, upload, onPullRequest(31));
    await over(/excused/, variant(quarantine), onPullRequest(31));
  });
});
