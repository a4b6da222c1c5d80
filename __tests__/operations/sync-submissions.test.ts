import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type GitHubPullRequest, GitHubStandIn } from '../../bench/github.js';
import { respond } from '../steps/servers.js';
import { generations, gone, repository, rowsOf, syncBeside, verdictsOf } from './syncing.js';

const [head, older] = ['a'.repeat(40), 'c'.repeat(40)];
/** A time on the day of the records that `gone` makes, which left the queue at 10:00:00. */
const time = (text: string): string => `2026-11-25T${text}Z`;
const [labelledAt, soon, later] = [time('08:00:00'), time('08:00:01'), time('08:00:02')];

let github = new GitHubStandIn(repository);
beforeEach(async () => {
  github = new GitHubStandIn(repository);
  github.now = () => Date.parse(labelledAt);
  await github.listen();
});
afterEach(() => github.close());

const label = (event: 'labeled' | 'unlabeled', at?: string, name = 'merge') => ({
  ...{ event, label: { name } },
  ...(at === undefined ? {} : { created_at: time(at) }),
});

type Fields = Parameters<GitHubStandIn['open']>[1] & { readonly timeline?: GitHubPullRequest['timeline'] };

function open(number: number, { timeline, ...fields }: Fields = {}): GitHubPullRequest {
  const opened = github.open(number, { sha: head, ...fields });
  if (timeline !== undefined) opened.timeline.splice(0, Infinity, ...timeline);
  return opened;
}

describe.each(['v1', 'v2'] as const)('over %s', (version) => {
  const generation = generations[version];

  describe('a pull request of a fork that was never submitted', () => {
    const [changed, pushed] = [/may have changed on GitHub after the label/, /pushed after the label was added/];
    const unlabelledDate = label('labeled');
    const own = { id: 1, full_name: repository };

    test.each<[what: string, fields: Fields, why: RegExp | undefined]>([
      ['nothing changed since its label', {}, undefined],
      ['it was pushed in the second before its label', { pushedAt: time('07:59:59') }, undefined],
      ['it was pushed in the second of its label', { pushedAt: labelledAt }, changed],
      ['it was pushed in the next second', { updatedAt: soon, pushedAt: soon }, changed],
      ['the fork was pushed to later, if to another branch', { pushedAt: later }, changed],
      ['it changed two seconds after its label', { updatedAt: later }, changed],
      ['without the date of its last change', { updatedAt: undefined }, changed],
      ['whose label has no date', { timeline: [unlabelledDate] }, changed],
      ['whose timeline has no label', { timeline: [] }, changed],
      ['whose label was removed last', { timeline: [label('labeled'), label('unlabeled', '08:00:00')] }, changed],
      ['whose head repository was deleted', { head: { repo: null } }, changed],
      ['whose head repository is left out', { head: { repo: undefined } }, changed],
      [
        'it was pushed after its label, with the dates of before',
        { timeline: [label('labeled', '08:00:00'), { event: 'committed' }] },
        pushed,
      ],
      [
        'it got its label again after a push',
        { timeline: [label('labeled', '07:00:00'), { event: 'committed' }, label('labeled', '08:00:00')] },
        undefined,
      ],
      [
        'its branch was set back',
        { timeline: [label('labeled', '08:00:00'), { event: 'head_ref_force_pushed', created_at: later }] },
        pushed,
      ],
      [
        'its label has another name since',
        { timeline: [{ event: 'committed' }, label('labeled', '08:00:00', 'old')] },
        pushed,
      ],
    ])('%s', async (_what, fields, why) => {
      open(7, { fromFork: true, ...fields });
      // Whoever can push to the repository is trusted.
      open(8, { ...fields, head: { repo: { ...own, pushed_at: fields.pushedAt } } });
      const service = await generation([]);
      const step = await syncBeside(github, service.url);
      expect([step.exitCode, verdictsOf(step)]).toEqual([
        0,
        { 7: `never-submitted, ${why === undefined ? 'submitted' : 'none'}`, 8: 'never-submitted, submitted' },
      ]);
      if (why !== undefined) {
        expect(rowsOf(step)[0]?.why).toMatch(why);
        expect(rowsOf(step)[0]?.advice).toContain('remove the label and add it again');
      }
    });

    test('is not submitted where it is pushed to after the timeline was read', async () => {
      const one = open(7, { fromFork: true });
      github.instead = (path) => {
        if (path.endsWith('/pulls/7')) Object.assign(one, { sha: older, updatedAt: later, pushedAt: later });
        return false;
      };
      const service = await generation([]);
      expect(verdictsOf(await syncBeside(github, service.url))).toEqual({ 7: 'never-submitted, none' });
    });

    test('needs the head commit in the event of its label', async () => {
      open(7, { fromFork: true, updatedAt: later, head: { sha: undefined } });
      const event = {
        name: 'pull_request_target',
        payload: { action: 'labeled', label: { name: 'merge' }, pull_request: { number: 7, head: {} } },
      };
      const service = await generation([]);
      expect(verdictsOf(await syncBeside(github, service.url, {}, event))).toEqual({ 7: 'never-submitted, none' });
    });
  });

  test('a fork that left the queue comes back when its label is added again after the push', async () => {
    const timeline = [label('labeled', '08:00:00'), label('unlabeled', '10:30:00'), label('labeled', '10:30:10')];
    open(7, { fromFork: true, timeline, updatedAt: time('10:30:10'), pushedAt: time('10:15:00') });
    open(8, { fromFork: true, timeline, updatedAt: time('10:40:00'), pushedAt: time('10:40:00') });
    const service = await generation([], { 7: gone('cancelled', older), 8: gone('cancelled', older) });
    const step = await syncBeside(github, service.url);
    expect(verdictsOf(step)).toEqual({ 7: 'dropped, submitted', 8: 'dropped, none' });
  });

  test.each<[what: string, change: (one: GitHubPullRequest) => unknown, verdict: string]>([
    ['loses its label', ({ labels }) => labels.splice(0), 'unlabelled, none'],
    ['becomes a draft', (one) => (one.draft = true), 'draft, none'],
    ['is closed', (one) => (one.state = 'closed'), 'closed, none'],
    ['gets another base', (one) => (one.base = 'release'), 'other-base, none'],
  ])('a pull request that %s just before its submission is not submitted', async (_what, change, verdict) => {
    const one = open(7);
    const mergeable = { readiness: { doesBaseBranchMatch: true, gitHubMergeability: 'mergeable' } };
    const service = await generation(
      [],
      { 7: gone('cancelled', older, mergeable) },
      { looked: (_number, count) => count === 2 && change(one) },
    );
    expect(verdictsOf(await syncBeside(github, service.url))).toEqual({ 7: verdict });
    expect(service.asked('submitPullRequest')).toEqual([]);
    expect(github.received.filter((path) => path.endsWith('/pulls/7'))).toHaveLength(1);
  });

  test('a pull request that got its label back just before its withdrawal stays in the queue', async () => {
    const one = open(7);
    github.unlabel(one, 'merge');
    github.instead = (path) => {
      if (path.endsWith('/pulls/7')) github.label(one, 'merge');
      return false;
    };
    const service = await generation([{ prNumber: 7, state: 'pending' }]);
    const step = await syncBeside(github, service.url, { 'withdraw-unlabelled': 'true' });
    expect(verdictsOf(step)).toEqual({ 7: 'waiting, none' });
    expect(service.asked('cancelPullRequest')).toEqual([]);
  });

  describe('a pull request that left the queue at its head commit at 10:00', () => {
    const first = label('labeled', '08:00:00');
    const relabelled = (removed: string, added: string) => [
      first,
      label('unlabeled', removed),
      label('labeled', added),
    ];
    test.each<[what: string, state: string, timeline: ReturnType<typeof label>[], verdict: string]>([
      ['its label is from before', 'cancelled', [first], 'cancelled, none'],
      ['its label came back after it', 'cancelled', relabelled('09:59:00', '10:00:01'), 'cancelled, submitted'],
      ['its label came back before it', 'cancelled', relabelled('09:59:00', '09:59:30'), 'cancelled, submitted'],
      ['its label was removed after it', 'cancelled', relabelled('10:05:00', '10:06:00'), 'cancelled, submitted'],
      ['its label was removed an hour before', 'cancelled', relabelled('09:00:00', '09:01:00'), 'cancelled, submitted'],
      ['its label was removed long before', 'cancelled', relabelled('08:59:59', '09:01:00'), 'cancelled, none'],
      ['it was labelled for the first time', 'cancelled', [label('labeled', '10:00:01')], 'cancelled, submitted'],
      ['it was labelled in that second', 'cancelled', [label('labeled', '10:00:00')], 'cancelled, none'],
      ['another label came back', 'cancelled', [first, label('labeled', '10:30:00', 'bug')], 'cancelled, none'],
      ['its label has no date', 'cancelled', [first, label('unlabeled'), label('labeled')], 'cancelled, none'],
      ['it failed, and its label is from before', 'failed', relabelled('09:30:00', '09:31:00'), 'failed, none'],
      ['it failed, and its label was added since', 'failed', relabelled('10:30:00', '10:31:00'), 'failed, submitted'],
    ])('%s', async (_what, state, timeline, verdict) => {
      open(7, { timeline, updatedAt: time('12:00:00') });
      const service = await generation([], { 7: gone(state, head) });
      expect(verdictsOf(await syncBeside(github, service.url))).toEqual({ 7: verdict });
    });

    test('a person took it out while the step ran, soon after its label came back', async () => {
      open(7, { timeline: relabelled('09:59:00', '09:59:30'), updatedAt: time('12:00:00') });
      const service = await generation(
        [],
        { 7: gone('failed', older, { stateChangedAt: time('09:58:00') }) },
        { looked: (number, count) => count === 2 && service.records.set(number, gone('cancelled', head)) },
      );
      expect(verdictsOf(await syncBeside(github, service.url))).toEqual({ 7: 'cancelled, none' });
    });

    test('its timeline is not read where GitHub changed nothing since', async () => {
      open(7, { updatedAt: time('08:59:59') });
      open(8, { updatedAt: time('09:00:00') });
      const service = await generation([], { 7: gone('cancelled', head), 8: gone('failed', head) });
      await syncBeside(github, service.url);
      expect(github.received.filter((path) => path.includes('/timeline'))).toEqual([
        expect.stringContaining('/issues/8/timeline'),
      ]);
    });

    test('the step is red where its timeline cannot be read', async () => {
      open(7, { updatedAt: time('12:00:00') });
      github.instead = (path, response) => {
        if (path.includes('/timeline')) respond(response, 404, { message: 'Not Found' });
        return path.includes('/timeline');
      };
      const service = await generation([], { 7: gone('cancelled', head) });
      const step = await syncBeside(github, service.url);
      expect([step.exitCode, verdictsOf(step)]).toEqual([1, { 7: 'cancelled, none' }]);
      expect(step.errors.join()).toContain('/issues/7/timeline) answered 404');
    });
  });

  test('where the queue lists no entries, each labelled pull request is looked up before its verdict', async () => {
    open(7, { draft: true });
    open(8, { base: 'release' });
    open(9, { draft: true });
    const inside = { state: 'testing', isCurrentlySubmittedToQueue: true };
    const service = await generation(undefined, { 7: inside, 8: inside });
    const step = await syncBeside(github, service.url);
    expect(verdictsOf(step)).toEqual({ 7: 'testing, none', 8: 'testing, none', 9: 'draft, none' });
  });

  test.each([
    [403, 1],
    [404, 3],
  ])('200 forks whose timeline answers %i take %i requests for timelines, and no others', async (status, requests) => {
    for (let number = 1; number <= 200; number += 1) open(number, { fromFork: true });
    github.instead = (path, response) => {
      if (path.includes('/timeline')) respond(response, status, { message: 'no' });
      return path.includes('/timeline');
    };
    const service = await generation([]);
    const step = await syncBeside(github, service.url);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(/^sync-queue: 200 pull requests could not be read, .*: #1, #2, .* and 190 more/);
    // The list takes two more.
    expect(github.received).toHaveLength(2 + requests);
    expect(service.asked('submitPullRequest')).toEqual([]);
  });

  test('200 pull requests in the queue whose timeline answers 403 take one request for timelines', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
    for (const number of numbers) open(number, { labels: [] });
    github.instead = (path, response) => {
      if (path.includes('/timeline')) respond(response, 403, { message: 'no' });
      return path.includes('/timeline');
    };
    const service = await generation(numbers.map((prNumber) => ({ prNumber, state: 'pending' })));
    const step = await syncBeside(github, service.url, { 'withdraw-unlabelled': 'true' });
    expect(github.received.filter((path) => path.includes('/timeline'))).toHaveLength(1);
    expect(rowsOf(step).filter(({ verdict }) => verdict === 'not-known')).toHaveLength(200);
  });
});

describe('the history of the second generation', () => {
  const change = (state: string, at: string, reason: string | null = null, run?: string) => ({
    ...{ state, changedAt: time(at), reason },
    ...(run === undefined ? {} : { verificationRunId: run }),
  });
  const sync = async (
    fields: Fields,
    record: object,
    options: { history: readonly object[]; runs?: Record<string, string> },
    inputs: Record<string, string> = {},
  ) => {
    open(7, fields);
    const { history, runs = {} } = options;
    const service = await generations.v2([], { 7: record }, { history: { 7: history }, runs });
    return syncBeside(github, service.url, inputs);
  };
  const relabelled = [label('labeled', '08:00:00'), label('unlabeled', '09:50:00'), label('labeled', '09:51:00')];
  const lateLabel = [label('labeled', '10:30:00')];

  test.each<[reason: string, fields: Fields, verdict: string]>([
    ['PR_PUSHED_TO', {}, 'dropped, submitted'],
    ['PR_CONVERTED_TO_DRAFT', {}, 'dropped, submitted'],
    ['PR_CONVERTED_TO_DRAFT', { draft: true }, 'draft, none'],
    ['PR_CLOSED', {}, 'dropped, submitted'],
    ['PR_BASE_BRANCH_CHANGED', {}, 'dropped, submitted'],
    ['PR_BASE_BRANCH_CHANGED', { base: 'release' }, 'other-base, none'],
    ['USER_REQUESTED', {}, 'cancelled, none'],
    ['STACKED_PR_MEMBER_CLOSED', {}, 'cancelled, none'],
    ['a reason of tomorrow', {}, 'cancelled, none'],
    ['NOT_READY_TIMEOUT_EXPIRED', {}, 'cancelled, none'],
    ['NOT_READY_TIMEOUT_EXPIRED', { timeline: relabelled }, 'cancelled, none'],
    ['NOT_READY_TIMEOUT_EXPIRED', { timeline: lateLabel }, 'cancelled, submitted'],
    ['NOT_READY_TIMEOUT_EXPIRED', { sha: older }, 'dropped, submitted'],
  ])('after %s, with %j', async (reason, fields, verdict) => {
    const history = [change('cancelled', '10:00:00', reason), change('notReady', '09:00:00', 'API_REQUESTED')];
    const step = await sync({ updatedAt: time('12:00:00'), ...fields }, gone('cancelled', head), { history });
    expect(verdictsOf(step)).toEqual({ 7: verdict });
  });

  test.each([
    ['before the label was removed, takes it back', '09:49:00', 'cancelled, submitted'],
    ['after the label came back, leaves a cancellation to the person who made it', '09:52:00', 'cancelled, none'],
  ])('that shows the last submission %s', async (_what, submitted, verdict) => {
    const history = [
      change('cancelled', '10:00:00', 'USER_REQUESTED'),
      change('testing', '09:55:00'),
      change('notReady', submitted, 'API_REQUESTED'),
      change('failed', '09:30:00', 'TEST_RUN_REQUIRED_STATUS_FAILED'),
      change('notReady', '09:29:00', 'API_REQUESTED'),
    ];
    const fields = { timeline: relabelled, updatedAt: time('12:00:00') };
    const step = await sync(fields, gone('cancelled', head), { history });
    expect(verdictsOf(step)).toEqual({ 7: verdict });
  });

  test('has to show the submission before a removed label explains an exit', async () => {
    const history = [change('cancelled', '10:00:00', 'USER_REQUESTED')];
    const fields = { timeline: relabelled, updatedAt: time('12:00:00') };
    expect(verdictsOf(await sync(fields, gone('cancelled', head), { history }))).toEqual({ 7: 'cancelled, none' });
  });

  test('has to be read before a removed label explains an exit', async () => {
    open(7, { timeline: relabelled, updatedAt: time('12:00:00') });
    const service = await generations.v2([], { 7: gone('cancelled', head) }, { unreadHistory: true });
    const step = await syncBeside(github, service.url);
    expect(verdictsOf(step)).toEqual({ 7: 'cancelled, none' });
    expect(step.warnings.join()).toContain('Why pull requests left the queue is not known');
  });

  test('does not explain what happens while the step runs', async () => {
    open(7);
    const history = { 7: [change('cancelled', '10:00:00', 'PR_CONVERTED_TO_DRAFT')] };
    const again = gone('cancelled', head, { stateChangedAt: time('11:00:00') });
    const service = await generations.v2(
      [],
      { 7: gone('cancelled', head) },
      { history, looked: (number, count) => count === 2 && service.records.set(number, again) },
    );
    expect(verdictsOf(await syncBeside(github, service.url))).toEqual({ 7: 'cancelled, none' });
  });

  describe('where the record of a failure has the head commit', () => {
    const failure = change('failed', '10:00:00', 'TEST_RUN_REQUIRED_STATUS_FAILED', 'run-1');
    const withoutRun = change('failed', '10:00:00', 'START_TEST_RUN_MERGE_CONFLICT');
    const pushed = { updatedAt: time('12:00:00'), pushedAt: time('12:00:00') };

    test.each<[what: string, fields: Fields, requeue: string, tested: string | undefined, verdict: string]>([
      ['a fork was pushed to after the failed test', { fromFork: true }, 'once', older, 'failed, none'],
      ['a fork was tested at this commit', { fromFork: true }, 'once', head, 'failed, submitted'],
      ['a fork was tested at this commit', { fromFork: true }, 'never', head, 'failed, none'],
      ['a fork was tested at a commit that begins alike', { fromFork: true }, 'once', 'aaaaaaa', 'failed, none'],
      ['no run shows what was tested of a fork', { fromFork: true }, 'once', undefined, 'failed, none'],
      ['it was pushed to after the failed test', {}, 'once', older, 'failed, submitted'],
      ['it was pushed to after the failed test', {}, 'never', older, 'failed, submitted'],
      ['it was tested at this commit', {}, 'once', head, 'failed, submitted'],
      ['it was tested at this commit', {}, 'never', head, 'failed, none'],
      ['no run shows what was tested', {}, 'never', undefined, 'failed, none'],
    ])('%s: %j with requeue %s', async (_what, fields, requeue, tested, verdict) => {
      const options = {
        history: [tested === undefined ? withoutRun : failure],
        runs: tested === undefined ? {} : { 'run-1': tested },
      };
      const step = await sync({ ...pushed, ...fields }, gone('failed', head), options, { requeue });
      expect([step.exitCode, verdictsOf(step)]).toEqual([0, { 7: verdict }]);
    });

    test.each<[what: string, earlier: object[], verdict: string, why: RegExp]>([
      ['no other one', [], 'failed, submitted', /for the first time, and requeue allows one more/],
      ['one at another commit', [change('failed', '09:00:00', null, 'of-older')], 'failed, submitted', /first time/],
      ['one at this commit', [change('failed', '09:00:00', null, 'run-1')], 'failed, none', /one more time already/],
      ['one at a commit that nobody knows', [change('failed', '09:00:00')], 'failed, none', /one more time already/],
    ])('and the history has %s before it, with requeue once', async (_what, earlier, verdict, why) => {
      const options = { history: [failure, ...earlier], runs: { 'run-1': head, 'of-older': older } };
      const step = await sync(pushed, gone('failed', head), options, { requeue: 'once' });
      expect([verdictsOf(step), rowsOf(step)[0]?.why]).toEqual([{ 7: verdict }, expect.stringMatching(why)]);
    });
  });
});

describe('a label that is written otherwise', () => {
  const sync = async (wanted = 'merge-queue') =>
    syncBeside(github, (await generations.v1([])).url, { 'required-label': wanted });

  test('is said where neither the repository nor an open pull request has it', async () => {
    github.labels.push('merge-queue', 'wontfix');
    expect((await sync('merge-quwue')).warnings).toEqual([
      'input required-label: neither the repository nor an open pull request has the label "merge-quwue". Write the label as it is on GitHub, one a line',
    ]);
    open(7, { labels: ['MERGE-QUWUE'] });
    expect((await sync('merge-quwue')).warnings).toEqual([]);
  });

  test('is not said of a label of the repository, or where GitHub does not list them', async () => {
    github.labels.push('Merge-Queue');
    expect((await sync()).warnings).toEqual([]);
    github.instead = (path, response) => {
      if (path.includes('/labels')) respond(response, 403, { message: 'no' });
      return path.includes('/labels');
    };
    const step = await sync('landing');
    expect([step.exitCode, step.warnings]).toEqual([0, []]);
  });
});
