import { describe, expect, test } from '@jest/globals';
import type { EventOptions } from '../workflow-runner/repository-on-github.js';
import type { FinishedRun } from '../workflow-runner/run.js';
import { jobOf, lastStep, situation, started } from './situation.js';

const example = 'examples/submit-on-label.yml';
const { github, state, put, writes, call } = situation({ 'README.md': 'hello\n' });

let number = 0;
/** A new pull request, so that no test sees what another did. */
function open(opening: Parameters<typeof github.open>[1] = {}): number {
  number += 1;
  github.open(number, opening);
  return number;
}

const happens = (action: string, one: number, options: EventOptions = {}): Promise<FinishedRun> =>
  started(github.deliver(example, github.pullRequestEvent(action, one, options, 'pull_request_target')));

async function submitted(opening: Parameters<typeof github.open>[1] = {}): Promise<number> {
  const one = open(opening);
  await happens('labeled', one, { label: 'merge', actor: 'maintainer' });
  expect(await state(one)).toBe('pending');
  return one;
}

describe('the label is added', () => {
  test('the pull request is submitted, and nothing is withdrawn', async () => {
    const one = open();
    const run = await happens('labeled', one, { label: 'Merge' });
    expect(lastStep(run, 'submit').errors).toEqual([]);
    expect(run.conclusion).toBe('success');
    expect(jobOf(run, 'cancel').result).toBe('skipped');
    expect(await state(one)).toBe('pending');
  });

  test('another label while this one is there does not put a pull request back that left the queue', async () => {
    const one = await submitted();
    for (const left of ['FAILED', 'CANCELLED']) {
      await put(one, left);
      const run = await happens('labeled', one, { label: 'documentation' });
      expect(run.conclusion).toBe('success');
      expect(lastStep(run, 'submit').outputs).toMatchObject({ skipped: 'true' });
      expect(await state(one)).toBe(left.toLowerCase());
    }
  });

  test('another label alone submits nothing', async () => {
    const one = open();
    const run = await happens('labeled', one, { label: 'documentation' });
    expect(lastStep(run, 'submit').outputs).toMatchObject({ skipped: 'true' });
    expect(await writes()).toEqual([]);
  });

  test.each([
    ['from a fork', { fork: 'stranger', author: 'stranger' }],
    ['by Dependabot', { author: 'dependabot[bot]', branch: 'dependabot/npm_and_yarn/left-pad-2.0.0' }],
  ])('a pull request %s is submitted', async (_whose, opening) => {
    const one = open(opening);
    const run = await happens('labeled', one, { label: 'merge', actor: 'maintainer' });
    expect(lastStep(run, 'submit').errors).toEqual([]);
    expect(await state(one)).toBe('pending');
  });

  test('a draft waits until it is ready for review', async () => {
    const one = open({ draft: true });
    const run = await happens('labeled', one, { label: 'merge' });
    expect(jobOf(run, 'submit').result).toBe('skipped');
    expect(await state(one)).toBeUndefined();
    github.pullRequest(one).draft = false;
    await happens('ready_for_review', one);
    expect(await state(one)).toBe('pending');
  });
});

describe('several labels at once, as when a pull request is opened with them', () => {
  test.each([
    ['first', ['merge', 'bug', 'ui', 'help wanted']],
    ['in the middle', ['bug', 'Merge', 'ui', 'help wanted']],
    ['last', ['bug', 'ui', 'merge']],
  ])('this one %s: the pull request is submitted', async (_place, labels) => {
    const one = open();
    const events = labels.map((label) => github.pullRequestEvent('labeled', one, { label }, 'pull_request_target'));
    await github.deliverTogether(example, events);
    expect(await state(one)).toBe('pending');
  });

  test('one that is removed while another is added: the pull request is withdrawn', async () => {
    const one = await submitted();
    const happened = (action: string, label: string) =>
      github.pullRequestEvent(action, one, { label }, 'pull_request_target');
    const events = [happened('labeled', 'bug'), happened('unlabeled', 'merge'), happened('labeled', 'ui')];
    await github.deliverTogether(example, events);
    expect(await state(one)).toBe('cancelled');
  });
});

describe('the label is added to a pull request that is', () => {
  test.each([
    ['closed', { state: 'closed', merged: false }, /is closed/],
    ['merged', { state: 'closed', merged: true }, /is merged already/],
  ] as const)('%s: nothing is submitted, which is said', async (_how, how, said) => {
    const one = open();
    Object.assign(github.pullRequest(one), how);
    const run = await happens('labeled', one, { label: 'merge' });
    expect(run.conclusion).toBe('success');
    expect(lastStep(run, 'submit').log).toMatch(said);
    expect(lastStep(run, 'submit').outputs).toMatchObject({ skipped: 'true' });
    expect(await writes()).toEqual([]);
  });
});

describe('the label is removed', () => {
  test('while it is queued: it is withdrawn', async () => {
    const one = await submitted();
    const run = await happens('unlabeled', one, { label: 'merge' });
    expect(run.conclusion).toBe('success');
    expect(jobOf(run, 'submit').result).toBe('skipped');
    expect(await state(one)).toBe('cancelled');
  });

  test('after the merge: nothing is left to do, which is said', async () => {
    const one = await submitted();
    await put(one, 'MERGED');
    const run = await happens('unlabeled', one, { label: 'merge' });
    expect(lastStep(run, 'cancel').errors).toEqual([]);
    expect(run.conclusion).toBe('success');
    expect(lastStep(run, 'cancel').log).toMatch(/merged/i);
    expect(await state(one)).toBe('merged');
  });

  test('of one that was never in the queue: nothing is left to do, which is said', async () => {
    const one = open();
    const run = await happens('unlabeled', one, { label: 'merge' });
    expect(lastStep(run, 'cancel').errors).toEqual([]);
    expect(run.conclusion).toBe('success');
    expect(lastStep(run, 'cancel').log).toMatch(/never submitted|not in the/i);
  });

  test('another label: it stays in the queue', async () => {
    const one = await submitted({ labels: ['documentation'] });
    const run = await happens('unlabeled', one, { label: 'documentation' });
    expect(run.conclusion).toBe('skipped');
    expect(await state(one)).toBe('pending');
  });
});

describe('a push takes it out of the queue', () => {
  test('it is submitted again where the label is there', async () => {
    const one = await submitted();
    await put(one, 'CANCELLED');
    await happens('synchronize', one);
    expect(await state(one)).toBe('pending');
  });

  test('nothing is submitted without the label, as a draft, and after a push to a fork', async () => {
    for (const opening of [{}, { labels: ['merge'], draft: true }, { labels: ['merge'], fork: 'stranger' }]) {
      const one = open(opening);
      const run = await happens('synchronize', one);
      expect(run.conclusion).not.toBe('failure');
      expect(await state(one)).toBeUndefined();
    }
    expect(await writes()).toEqual([]);
  });
});

test('a pull request that the queue itself opened is not submitted, whatever its labels', async () => {
  const one = open({ branch: 'trunk-merge/pr-7/1234' });
  const run = await happens('labeled', one, { label: 'merge' });
  expect(run.conclusion).toBe('success');
  expect(lastStep(run, 'submit').outputs).toMatchObject({ skipped: 'true' });
  expect(lastStep(run, 'submit').log).toContain('a branch of the queue itself');
  expect(await writes()).toEqual([]);
});

describe('the pull request', () => {
  test('is closed: it is withdrawn', async () => {
    const one = await submitted();
    await happens('closed', one);
    expect(await state(one)).toBe('cancelled');
  });

  test('is closed by the merge: nothing happens', async () => {
    const one = await submitted();
    await put(one, 'MERGED');
    github.pullRequest(one).merged = true;
    const run = await happens('closed', one);
    expect(run.conclusion).toBe('skipped');
    expect(await state(one)).toBe('merged');
  });

  test('is reopened with the label: it is submitted again', async () => {
    const one = await submitted();
    await happens('closed', one);
    await happens('reopened', one);
    expect(await state(one)).toBe('pending');
  });

  test('is reopened without it: nothing is submitted', async () => {
    const one = open();
    await happens('closed', one);
    const run = await happens('reopened', one);
    expect(lastStep(run, 'submit').outputs).toMatchObject({ skipped: 'true' });
    expect(await state(one)).toBeUndefined();
  });

  test('becomes a draft: it is withdrawn', async () => {
    const one = await submitted();
    github.pullRequest(one).draft = true;
    await happens('converted_to_draft', one);
    expect(await state(one)).toBe('cancelled');
  });
});

describe('what Dependabot itself does, which gets no secrets', () => {
  const dependabot = 'dependabot[bot]';

  test.each([
    ['it labels its pull request', 'labeled', { label: 'dependencies' }],
    ['it closes one that was never in the queue', 'closed', {}],
  ])('%s: no run fails', async (_what, action, options) => {
    const one = open({ author: dependabot });
    const run = await happens(action, one, { ...options, actor: dependabot });
    expect(run.conclusion).not.toBe('failure');
    expect(await writes()).toEqual([]);
  });

  test('it closes one that is in the queue: the run fails, and says why', async () => {
    const one = await submitted({ author: dependabot });
    const run = await happens('closed', one, { actor: dependabot });
    expect(run.conclusion).toBe('failure');
    expect(lastStep(run, 'cancel').errors).toEqual([expect.stringContaining('Dependabot')]);
  });
});

describe('an old run is run again', () => {
  test('while the pull request is queued: it keeps its place', async () => {
    const [first, second] = [open(), open()];
    const event = github.pullRequestEvent('labeled', first, { label: 'merge' }, 'pull_request_target');
    await github.deliver(example, event);
    await happens('labeled', second, { label: 'merge' });
    const run = await started(github.deliver(example, event, { attempt: 2 }));
    expect(run.conclusion).toBe('success');
    const { enqueuedPullRequests } = (await call('getQueue', {})) as { enqueuedPullRequests: { prNumber: number }[] };
    const places = enqueuedPullRequests.map(({ prNumber }) => prNumber);
    expect(places.filter((place) => place === first || place === second)).toEqual([first, second]);
  });

  test('after the merge: that is no failure', async () => {
    const one = open();
    const event = github.pullRequestEvent('labeled', one, { label: 'merge' }, 'pull_request_target');
    await github.deliver(example, event);
    await put(one, 'MERGED');
    const run = await started(github.deliver(example, event, { attempt: 2 }));
    expect(lastStep(run, 'submit').errors).toEqual([]);
    expect(run.conclusion).toBe('success');
    expect(await state(one)).toBe('merged');
  });

  test.each([
    ['the label was removed', 'unlabeled', /does not carry the label/],
    ['it was closed', 'closed', /is closed/],
  ])('after %s: nothing is submitted', async (_what, action, said) => {
    const one = open();
    const event = github.pullRequestEvent('labeled', one, { label: 'merge' }, 'pull_request_target');
    await github.deliver(example, event);
    await happens(action, one, { label: 'merge' });
    expect(await state(one)).toBe('cancelled');
    const run = await started(github.deliver(example, event, { attempt: 2 }));
    expect(run.conclusion).toBe('success');
    expect(lastStep(run, 'submit').warnings).toEqual([]);
    expect(lastStep(run, 'submit').log).toMatch(said);
    expect(await state(one)).toBe('cancelled');
  });

  test('after it failed in the queue: it is submitted again, as whoever runs it again wants', async () => {
    const one = open();
    const event = github.pullRequestEvent('labeled', one, { label: 'merge' }, 'pull_request_target');
    await github.deliver(example, event);
    await put(one, 'FAILED');
    await github.deliver(example, event, { attempt: 2 });
    expect(await state(one)).toBe('pending');
  });

  test('that had withdrawn it: it is withdrawn, also when it has been submitted again', async () => {
    const one = await submitted();
    const event = github.pullRequestEvent('unlabeled', one, { label: 'merge' }, 'pull_request_target');
    await github.deliver(example, event);
    const again = await started(github.deliver(example, event, { attempt: 2 }));
    expect(lastStep(again, 'cancel').errors).toEqual([]);
    await happens('labeled', one, { label: 'merge' });
    await github.deliver(example, event, { attempt: 3 });
    expect(await state(one)).toBe('cancelled');
  });
});
