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
  const onMergeGroup = {
    name: 'merge_group',
    payload: {
      action: 'checks_requested',
      merge_group: {
        base_sha: base,
        head_sha: head,
        base_ref: 'refs/heads/main',
        head_ref: 'refs/heads/gh-readonly-queue/main/pr-1',
      },
      repository: repo,
    },
  };
  const scheduled = { name: 'schedule', payload: { schedule: '0 6 * * 1-5', repository: repo } };
  const byHand = { name: 'workflow_dispatch', payload: { inputs: {}, ref: 'refs/heads/main', repository: repo } };
  const pushed = {
    name: 'push',
    payload: { ref: 'refs/heads/main', before: base, after: head, commits: [], repository: repo },
  };

  const run = async (workflow: string, event: { name: string; payload: object }, given = secrets): Promise<ActRun> => {
    const ran = await repository.run(workflow, event, service.url, given);
    expect(ran.log).not.toContain(token);
    return ran;
  };
  const labelled = (number: number, action: string, label = 'merge'): { name: string; payload: object } => ({
    name: 'pull_request_target',
    payload: { action, number, label: { name: label }, pull_request: pullRequest(number), repository: repo },
  });
  /** The workflow for the variant that the record of the local service is of. */
  const variant = (workflow: string): string =>
    workflow.replace('junit-paths:', "quarantine-policy: 'variant: jdk21'\n          junit-paths:");
  const state = async (number: number): Promise<unknown> => {
    const response = await fetch(`${service.url}/getSubmittedPullRequest`, {
      method: 'POST',
      headers: { 'x-api-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({
        repo: { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' },
        pr: { number },
        targetBranch: 'main',
      }),
    });
    return response.ok ? ((await response.json()) as { state: string }).state : undefined;
  };

  test.each(['pull_request', 'push', 'schedule', 'workflow_dispatch'])('queue-as-code on %s', async (name) => {
    const event = { pull_request: onPullRequest(1), push: pushed, schedule: scheduled, workflow_dispatch: byHand }[
      name
    ];
    const ran = await run(example('queue-as-code'), event ?? byHand);
    expect([ran.succeeded, ran.log]).toEqual([true, expect.stringContaining('concurrency')]);
  });

  test('the life of two pull requests: one is merged, the other one loses its label and leaves', async () => {
    await service.control('POST', '/clock', { running: false });
    expect(await run(example('submit-on-label'), labelled(11, 'labeled'))).toMatchObject({ succeeded: true });
    expect(await run(example('submit-on-label'), labelled(12, 'labeled'))).toMatchObject({ succeeded: true });
    expect(await state(12)).toMatch(/^(?:not_ready|pending)$/i);
    const uploaded = await run(example('impacted-targets'), onPullRequest(11));
    expect([uploaded.succeeded, uploaded.log]).toEqual([true, expect.stringMatching(/1 impacted target\b/)]);
    expect(await run(example('submit-on-label'), labelled(12, 'unlabeled'))).toMatchObject({ succeeded: true });
    expect(await state(12)).toMatch(/^cancelled$/i);
    await service.control('POST', '/clock', { running: true });
    const waiting = example('submit-on-label').replace(
      'merge-queue-action/submit@v1\n        with:',
      'merge-queue-action@v1\n        with:\n          operation: wait-for-pull-request\n          poll-interval-seconds: 1',
    );
    expect(await run(waiting, labelled(11, 'labeled'))).toMatchObject({ succeeded: true });
    expect(await state(11)).toMatch(/^merged$/i);
  });

  test.each([['pull_request'], ['merge_group']])('excuse-quarantined-failures on %s', async (name) => {
    const ran = await run(
      variant(example('excuse-quarantined-failures')),
      name === 'merge_group' ? onMergeGroup : onPullRequest(1),
    );
    expect([ran.succeeded, ran.log]).toEqual([true, expect.stringContaining('excused')]);
  });

  test.each([
    ['all tests passed', '', 0, true, 'tests-count=0'],
    ['another test failed', 'paysByCard', 1, false, 'excuse-quarantined-failures: 1 failed test .*paysByCard'],
    ['the tests crashed after a report without a failure', '', 139, false, 'tests-outcome'],
  ])('excuse-quarantined-failures where %s', async (_what, failed, exitCode, succeeds, said) => {
    repository.write({ 'test.js': testRun(failed, exitCode) });
    const ran = await run(variant(example('excuse-quarantined-failures')), onPullRequest(1));
    repository.write({ 'test.js': testRun('retriesAfterATimeout', 1) });
    expect([ran.succeeded, ran.log]).toEqual([succeeds, expect.stringMatching(said)]);
  });

  test('excuse-quarantined-failures without secrets fails, and says why', async () => {
    const ran = await run(example('excuse-quarantined-failures'), onPullRequest(1), {} as typeof secrets);
    expect([ran.succeeded, ran.log]).toEqual([false, expect.stringContaining('api-token')]);
  });

  test.each([['pull_request'], ['merge_group']])('fan-out on %s', async (name) => {
    const ran = await run(example('fan-out'), name === 'merge_group' ? onMergeGroup : onPullRequest(1));
    expect([ran.succeeded, ran.log]).toEqual([true, expect.stringContaining('tested: -- a')]);
    expect(ran.log).not.toContain('tested: -- a b');
  });

  test('impacted-targets-from-forks, and then impacted-targets-send with its file', async () => {
    await run(example('submit-on-label'), labelled(21, 'labeled'));
    const computed = await run(example('impacted-targets-from-forks'), onPullRequest(21), {} as typeof secrets);
    expect([computed.succeeded, computed.log]).toEqual([true, expect.any(String)]);
    const sent = await run(example('impacted-targets-send'), {
      name: 'workflow_run',
      payload: {
        action: 'completed',
        workflow_run: {
          id: 5,
          event: 'pull_request',
          conclusion: 'success',
          head_sha: head,
          head_branch: 'topic',
          head_repository: repo,
          pull_requests: [
            { number: 21, head: { sha: head, ref: 'topic', repo }, base: { ref: 'main', sha: base, repo } },
          ],
        },
        workflow: {},
        repository: repo,
      },
    });
    expect([sent.succeeded, sent.log]).toEqual([true, expect.stringMatching(/#21: 1 target\b/)]);
  });

  test.each([scheduled, byHand])('queue-report and quarantine-policy on $name', async (event) => {
    const report = await run(example('queue-report'), event);
    expect([report.succeeded, report.log]).toEqual([true, expect.stringContaining('unhealthy')]);
    // Two tests of the local service are in quarantine for longer than 14 days, so the policy fails its job.
    const policy = await run(example('quarantine-policy'), event);
    expect([policy.succeeded, policy.log]).toEqual([false, expect.stringMatching(/more than 14 days|14 days/)]);
  });

  test.each(['schedule', 'workflow_dispatch', 'pull_request_target'])('sync-queue on %s', async (name) => {
    const github = new GitHubStandIn('Codertocat/Hello-World');
    await github.listen();
    const [missing, draft] = name === 'schedule' ? [61, 62] : name === 'workflow_dispatch' ? [63, 64] : [65, 66];
    github.open(missing);
    github.open(draft, { draft: true });
    const event = { schedule: scheduled, workflow_dispatch: byHand }[name] ?? labelled(missing, 'labeled');
    await run(example('queue-as-code'), pushed);
    const given = { ...secrets, GITHUB_TOKEN: 'a-github-token' };
    const ran = await repository.run(example('sync-queue'), event, service.url, given, { GITHUB_API_URL: github.url });
    await github.close();
    expect([ran.succeeded, ran.log]).toEqual([true, expect.stringContaining(`#${String(draft)} draft`)]);
    expect(await state(missing)).toMatch(/^(?:not_ready|pending)$/i);
  });

  test('tell-author comments on what has to be done', async () => {
    const github = new GitHubStandIn('Codertocat/Hello-World');
    await github.listen();
    github.open(71, { mergeable: false });
    repository.program('gh', 'if [ "$2" = list ]; then echo "[]"; else echo "gh $*"; cat comment.md; fi');
    await run(example('queue-as-code'), pushed);
    const given = { ...secrets, GITHUB_TOKEN: 'a-github-token' };
    const ran = await repository.run(example('tell-author'), byHand, service.url, given, {
      GITHUB_API_URL: github.url,
    });
    await github.close();
    expect([ran.succeeded, ran.log]).toEqual([
      true,
      expect.stringContaining('gh pr comment 71 --body-file comment.md'),
    ]);
    expect(ran.log).toMatch(/This pull request is not in the merge queue\. It conflicts .* Resolve /);
  });

  test('the three workflows of README.md', async () => {
    const [upload = '', submit = '', quarantine = ''] = yamlBlocks(readFileSync('README.md', 'utf8')).map(
      ({ content }) => content,
    );
    const over = (content: string, event: { name: string; payload: object }): Promise<ActRun> =>
      repository.run(content, event, service.secondUrl, secrets);
    expect(await over(submit, labelled(31, 'labeled', 'other'))).toMatchObject({ succeeded: true });
    expect(await state(31)).toBeUndefined();
    expect(await over(submit, labelled(31, 'labeled'))).toMatchObject({ succeeded: true });
    expect(await state(31)).toMatch(/^(?:not_ready|pending)$/i);
    const uploaded = await over(upload, onPullRequest(31));
    expect([uploaded.succeeded, uploaded.log]).toEqual([true, expect.stringMatching(/1 impacted target\b/)]);
    const excused = await over(variant(quarantine), onPullRequest(31));
    expect([excused.succeeded, excused.log]).toEqual([true, expect.stringContaining('excused')]);
  });
});
