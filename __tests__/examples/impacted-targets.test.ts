import { describe, expect, test } from '@jest/globals';
import { repositoryWithRules } from './rules.js';
import { byGeneration, jobOf, lastStep, queue, situation, started } from './situation.js';

const example = 'examples/impacted-targets.yml';
const { github, call, control, state, writes } = situation(repositoryWithRules);
const changed = { 'packages/ui/index.ts': 'export const a = 1;\n' };

describe('on a push to a pull request', () => {
  test.each([
    ['before the submission, without a warning', 1, false],
    ['after the submission', 2, true],
  ])(
    '%s: its targets are uploaded for its head commit, from a checkout at depth 1',
    async (_when, number, isSubmitted) => {
      github.open(number, { files: changed });
      if (isSubmitted) await call('submitPullRequest', { pr: { number } });
      const run = await started(github.deliver(example, github.pullRequestEvent('synchronize', number)));
      const step = lastStep(run, 'impacted-targets');
      expect(step.errors).toEqual([]);
      expect(step.warnings).toEqual([]);
      expect((await writes()).at(-1)).toEqual({
        endpoint: 'setImpactedTargets',
        body: { ...queue, pr: { number, sha: github.pullRequest(number).headSha }, impactedTargets: ['ui', 'web'] },
      });
      expect(await state(number)).toBe(isSubmitted ? 'pending' : undefined);
    },
  );

  test('that has a conflict: GitHub starts nothing', async () => {
    github.open(3, { files: changed });
    github.pullRequest(3).mergeSha = undefined;
    expect(await github.deliver(example, github.pullRequestEvent('synchronize', 3))).toBeUndefined();
  });

  test('that got a conflict since: what GitHub merged then is compared', async () => {
    github.open(4, { files: changed });
    const event = github.pullRequestEvent('synchronize', 4);
    github.hosted.commit({
      'packages/ui/index.ts': 'export const b = 2;\n',
      'services/billing/main.go': 'package other\n',
    });
    expect(github.hosted.mergePullRequest(4)).toBeUndefined();
    const run = await started(github.deliver(example, event));
    expect(lastStep(run, 'impacted-targets').errors).toEqual([]);
    expect((await writes()).at(-1)?.body.impactedTargets).toEqual(['ui', 'web']);
  });
});

test('a pull request from a fork, which gets no secrets: its run stands for the token', async () => {
  github.open(5, { files: changed, fork: 'stranger', author: 'stranger' });
  const run = await started(github.deliver(example, github.pullRequestEvent('opened', 5)));
  if (byGeneration(false, true)) {
    expect(lastStep(run, 'impacted-targets').errors?.join()).toMatch(
      /no counterpart.*impacted-targets-from-forks\.yml/,
    );
    expect(await writes()).toEqual([]);
    return;
  }
  expect(lastStep(run, 'impacted-targets').errors).toEqual([]);
  expect(lastStep(run, 'impacted-targets').warnings).toEqual([]);
  expect((await writes()).at(-1)).toEqual({
    endpoint: 'setImpactedTargets',
    body: { ...queue, pr: { number: 5, sha: github.pullRequest(5).headSha }, impactedTargets: ['ui', 'web'] },
  });
  expect(await control('GET', '/requests')).toMatchObject({ requests: [{ token: 'forked-run' }] });
});

test('a pull request by Dependabot, which gets no secrets, is passed over', async () => {
  github.open(6, { files: changed, author: 'dependabot[bot]' });
  const run = await started(github.deliver(example, github.pullRequestEvent('opened', 6)));
  expect(jobOf(run, 'impacted-targets').result).toBe('skipped');
  expect(await writes()).toEqual([]);
});
