import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { GitHubStandIn } from '../../bench/github.js';
import { payload } from '../steps/payloads.js';
import { respond } from '../steps/servers.js';
import type { Step, StepOptions } from '../steps/layout.js';
import {
  firstGeneration,
  gone,
  repository,
  rowsOf,
  secondGeneration,
  generations,
  syncBeside,
  verdictsOf,
} from './syncing.js';

const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };
const [head, older] = ['a'.repeat(40), 'c'.repeat(40)];

let github = new GitHubStandIn(repository);
beforeEach(async () => {
  github = new GitHubStandIn(repository);
  // Its labels are older than the records of the services.
  github.now = () => Date.parse('2026-11-25T08:00:00Z');
  await github.listen();
});
afterEach(() => github.close());

const sync = (url: string, inputs?: Readonly<Record<string, string>>, event?: StepOptions['event']): Promise<Step> =>
  syncBeside(github, url, inputs, event);

/** GitHub answers this to requests whose path has this part. */
function gitHubAnswers(
  part: string,
  ...answer: [status: number, body: object, headers?: Record<string, string>]
): void {
  github.instead = (path, response) => {
    if (path.includes(part)) respond(response, ...answer);
    return path.includes(part);
  };
}

const readiness = (gitHubMergeability: string): object => ({
  readiness: { requiresImpactedTargets: false, doesBaseBranchMatch: true, gitHubMergeability },
});

/** A push after the label of the stand-in. */
const pushedLater = { updatedAt: '2026-11-25T09:00:00Z', pushedAt: '2026-11-25T09:00:00Z' };

interface Situation {
  readonly pullRequest?: Parameters<GitHubStandIn['open']>[1];
  readonly entry?: { readonly prNumber: number; readonly state: string };
  readonly record?: object;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly answers?: readonly [number, string];
  /** Whether GitHub is asked for the pull request by itself. */
  readonly single?: boolean;
}

const situations: Readonly<Record<string, readonly [Situation, verdict: string, why: RegExp]>> = {
  waiting: [{ entry: { prNumber: 7, state: 'pending' } }, 'waiting, none', /in the queue, PENDING/],
  testing: [{ entry: { prNumber: 7, state: 'testing' } }, 'testing, none', /in the queue, TESTING/],
  'testing after the tests passed': [{ entry: { prNumber: 7, state: 'tests_passed' } }, 'testing, none', /PASSED/],
  'in the queue, although the queue does not list it': [
    { record: { state: 'not_ready', isCurrentlySubmittedToQueue: true, ...readiness('not_mergeable') } },
    'waiting, none',
    /NOT_READY: it waits for GitHub to let it be merged/,
  ],
  'merged meanwhile': [{ record: gone('merged', head) }, 'merged, none', /merged while this step ran/],
  'never submitted': [{ single: true }, 'never-submitted, submitted', /never submitted/],
  'failed at its head': [{ record: gone('failed', head) }, 'failed, none', /failed at its head commit/],
  'failed at the head that GitHub writes in capitals': [
    { record: gone('FAILED', head.toUpperCase()) },
    'failed, none',
    /failed at its head commit/,
  ],
  'failed at its head, which GitHub writes in capitals': [
    { pullRequest: { sha: head.toUpperCase() }, record: gone('failed', head) },
    'failed, none',
    /failed at its head commit/,
  ],
  'failed at a commit of which too little is shown': [
    { record: gone('failed', head.slice(0, 6)), single: true },
    'failed, submitted',
    /new head commit/,
  ],
  'failed before a push': [{ record: gone('failed', older), single: true }, 'failed, submitted', /new head commit/],
  'failed, at which commit nobody says': [{ record: gone('failed') }, 'failed, none', /does not show at which commit/],
  'dropped by a push': [{ record: gone('cancelled', older), single: true }, 'dropped, submitted', /push took it out/],
  'dropped by a push of a stranger': [
    { pullRequest: { fromFork: true, ...pushedLater }, record: gone('cancelled', older) },
    'dropped, none',
    /comes from a fork, and may have changed/,
  ],
  'dropped, at which commit nobody says': [
    { record: gone('cancelled', '') },
    'not-known, none',
    /does not show the commit that the queue knew/,
  ],
  'taken out by a person': [{ record: gone('cancelled', head) }, 'cancelled, none', /taken out .* at its head commit/],
  'out, and in no final state': [{ record: gone('pending', head) }, 'not-known, none', /neither a failure nor/],
  draft: [{ pullRequest: { draft: true } }, 'draft, none', /draft/],
  'another base branch': [{ pullRequest: { base: 'release' } }, 'other-base, none', /base branch is release/],
  'a conflict, as GitHub says': [{ pullRequest: { mergeable: false }, single: true }, 'conflict, none', /conflicts/],
  'a conflict, although the record says none': [
    { record: gone('cancelled', older, readiness('mergeable')), pullRequest: { mergeable: false }, single: true },
    'conflict, none',
    /conflicts/,
  ],
  'GitHub does not know of conflicts yet': [
    { pullRequest: { mergeable: null }, single: true },
    'never-submitted, submitted',
    /never/,
  ],
  'a fork that the service refuses': [
    { pullRequest: { fromFork: true }, answers: [422, 'Forks are not allowed here'], single: true },
    'fork-not-allowed, none',
    /takes no pull requests from forks: Forks are not allowed here/,
  ],
  'a fork that the service takes': [
    { pullRequest: { fromFork: true }, single: true },
    'never-submitted, submitted',
    /never/,
  ],
  'a refusal for another reason': [{ answers: [400, 'no thanks'], single: true }, 'refused, none', /no thanks/],
  'a refusal that names forks, of a pull request of the repository': [
    { answers: [422, 'Forks are not allowed here'], single: true },
    'refused, none',
    /Forks are not/,
  ],
  'gone when it is submitted': [
    { answers: [404, 'no such pull request'], single: true },
    'refused, none',
    /no such pull/,
  ],
  'a 409': [{ answers: [409, 'conflict of some kind'], single: true }, 'waiting, none', /conflict of some kind/],
  'already queued': [{ answers: [400, 'PR is already queued'], single: true }, 'waiting, none', /already queued/],
  'a branch of the queue itself': [
    { pullRequest: { branch: 'trunk-merge/pr-1/x' } },
    'queues-own, none',
    /queue itself opened it, from trunk-merge/,
  ],
};

describe.each(['v1', 'v2'] as const)('over %s', (generation) => {
  test.each(Object.entries(situations))('%s', async (_name, [situation, verdict, why]) => {
    const { pullRequest, entry, record, inputs, answers, single = false } = situation;
    github.open(7, { sha: head, labels: ['MERGE', 'bug'], ...pullRequest });
    github.open(8, { labels: ['bug'] });
    const service = await generations[generation](entry === undefined ? [] : [entry], record && { 7: record }, {
      submitted: () => answers ?? [200, 'OK'],
    });
    const step = await sync(service.url, inputs);
    expect(step.errors).toEqual([]);
    expect([step.exitCode, verdictsOf(step)]).toEqual([0, { 7: verdict }]);
    expect(rowsOf(step)[0]?.why).toMatch(why);
    const isSubmitted = verdict.endsWith('submitted');
    expect(step.outputs).toMatchObject({ skipped: 'false', 'submitted-count': isSubmitted ? '1' : '0' });
    expect(github.received.filter((path) => path.endsWith('/pulls/7'))).toHaveLength(single ? 1 : 0);
    expect(service.asked('submitPullRequest')).toEqual(isSubmitted || answers !== undefined ? [7] : []);
    expect(step.summary).toContain('[#7](<https://github.com/Codertocat/Hello-World/pull/7>) Change 7');
  });
});

describe('requests', () => {
  test('are few: the list of GitHub by the hundred, the queue once, and a look for what the queue does not list', async () => {
    for (let number = 1; number <= 250; number += 1) github.open(number, { labels: number % 2 === 0 ? ['merge'] : [] });
    const entries = Array.from({ length: 120 }, (_, index) => ({ prNumber: 2 * (index + 1), state: 'pending' }));
    const service = await firstGeneration(entries, { 242: gone('failed', 'f'.repeat(40)) });
    const step = await sync(service.url, { 'max-submissions': '2', 'extra-fields': 'note: x', priority: 'high' });
    expect(step.exitCode).toBe(0);
    expect(github.received.filter((path) => path.includes('/pulls?'))).toEqual(
      [1, 2, 3].map(
        (page) => `/repos/${repository}/pulls?state=open&sort=created&direction=asc&per_page=100&page=${String(page)}`,
      ),
    );
    // Five looks, and another one before each of the two submissions, and no look at GitHub for those that are left.
    expect(service.received.filter(({ url }) => url.endsWith('/getQueue'))).toHaveLength(1);
    const looks = service.asked('getSubmittedPullRequest');
    expect(looks.slice(0, 5).sort()).toEqual([242, 244, 246, 248, 250]);
    expect(looks.slice(5)).toEqual([242, 244]);
    expect(service.asked('submitPullRequest')).toEqual([242, 244]);
    expect(github.received).toHaveLength(5);
    const sent = service.received.find(({ url }) => url.endsWith('/submitPullRequest'))?.body ?? '';
    expect(JSON.parse(sent)).toEqual({ repo, targetBranch: 'main', pr: { number: 242 }, priority: 'high', note: 'x' });
    expect(step.outputs['submitted-count']).toBe('2');
    expect(verdictsOf(step)).toMatchObject({
      2: 'waiting, none',
      242: 'failed, submitted',
      246: 'never-submitted, left-for-the-next-run',
    });
    expect(rowsOf(step).at(-1)?.advice).toContain('max-submissions (2) is reached');
    expect(step.summary).toContain('<details><summary>All 125 pull requests</summary>');
    expect(step.stdout).toContain(
      '125 open pull requests with the label for the merge queue of main: 120 are in the queue, 2 submitted now, 3 left for the next run',
    );
  });

  test('look once more before each submission', async () => {
    github.open(7, { sha: head });
    github.open(8);
    const service = await firstGeneration([]);
    // While GitHub is asked for the first one, somebody submits the second.
    github.instead = (path) => {
      if (path.endsWith('/pulls/7')) service.records.set(8, { state: 'testing', isCurrentlySubmittedToQueue: true });
      return false;
    };
    expect(verdictsOf(await sync(service.url))).toEqual({ 7: 'never-submitted, submitted', 8: 'testing, none' });
    expect(service.asked('submitPullRequest')).toEqual([7]);
  });

  test('none is sent to a queue that is draining', async () => {
    github.open(7);
    const service = await firstGeneration([], {}, { queueState: 'draining' });
    const step = await sync(service.url);
    expect(verdictsOf(step)).toEqual({ 7: 'never-submitted, left-for-the-next-run' });
    expect([rowsOf(step)[0]?.advice, service.asked('submitPullRequest')]).toEqual([
      expect.stringContaining('DRAINING'),
      [],
    ]);
  });
});

test('titles, branches and texts from outside end as one line of text', async () => {
  const hostile = '<script>|\n::set-output name=x::y\n@everyone [x](javascript:1)\u202e';
  github.open(7, { title: hostile, base: hostile, labels: ['merge', hostile] });
  github.open(8, { title: hostile });
  const step = await sync((await firstGeneration([], {}, { submitted: () => [400, hostile] })).url);
  expect(verdictsOf(step)).toEqual({ 7: 'other-base, none', 8: 'refused, none' });
  expect(step.stdout).not.toMatch(/^::set-output/m);
  for (const text of ['<script', '\n::set-output', '[x](javascript', '\u202e'])
    expect(step.summary).not.toContain(text);
  const rows = step.summary.split('\n').filter((line) => line.includes('pull/'));
  expect(rows.map((row) => row.match(/(?<!\\)\|/g)?.length)).toEqual([5, 5]);
});

test('a dry run shows the plan and sends nothing', async () => {
  github.open(7);
  github.open(8, { mergeable: false });
  github.unlabel(github.open(9), 'merge');
  const service = await firstGeneration([{ prNumber: 9, state: 'pending' }]);
  const step = await sync(service.url, { 'dry-run': 'true', 'withdraw-unlabelled': 'true' });
  expect(verdictsOf(step)).toEqual({
    7: 'never-submitted, would-submit',
    8: 'conflict, none',
    9: 'unlabelled, would-withdraw',
  });
  expect(step.outputs).toMatchObject({ skipped: 'true', 'submitted-count': '0' });
  expect(service.received.map(({ url }) => url)).not.toContain('/v1/submitPullRequest');
  expect(service.received.map(({ url }) => url)).not.toContain('/v1/cancelPullRequest');
  expect(step.stdout).toContain('1 to be submitted, 1 to be withdrawn without the label');
  expect(step.stdout).toContain('Nothing was changed, because this is a dry run');
  expect(step.summary).toContain('Would be submitted');
});

describe('withdraw-unlabelled', () => {
  test('takes out what has lost the label, and nothing else', async () => {
    github.open(1);
    github.unlabel(github.open(2), 'merge');
    // Never had the label; got it again; lost another label; of the queue itself; not in the queue.
    github.open(3, { labels: [] });
    const again = github.open(4);
    github.unlabel(again, 'merge');
    github.label(again, 'merge');
    github.unlabel(github.open(5, { labels: ['other'] }), 'other');
    github.unlabel(github.open(6, { branch: 'trunk-merge/x' }), 'merge');
    github.unlabel(github.open(7), 'merge');
    const service = await firstGeneration([1, 2, 3, 4, 5, 6].map((prNumber) => ({ prNumber, state: 'pending' })));
    const inputs = { 'required-label': 'merge\nother-one' };
    expect(verdictsOf(await sync(service.url, inputs))).toEqual({ 1: 'waiting, none', 4: 'waiting, none' });
    expect(github.received.some((path) => path.includes('/timeline'))).toBe(false);
    const step = await sync(service.url, { ...inputs, 'withdraw-unlabelled': 'true' });
    expect(verdictsOf(step)).toEqual({ 1: 'waiting, none', 2: 'unlabelled, withdrawn', 4: 'waiting, none' });
    expect(service.asked('cancelPullRequest')).toEqual([2]);
    expect(
      github.received.filter((path) => path.includes('/timeline')).map((path) => /issues\/(\d)/.exec(path)?.[1]),
    ).toEqual(['2', '3', '5']);
  });

  test('reads a timeline to its end', async () => {
    const one = github.open(2);
    for (let count = 0; count < 120; count += 1) github.label(one, `label-${String(count)}`);
    github.unlabel(one, 'merge');
    const service = await firstGeneration([{ prNumber: 2, state: 'pending' }]);
    expect(verdictsOf(await sync(service.url, { 'withdraw-unlabelled': 'true' }))).toEqual({
      2: 'unlabelled, withdrawn',
    });
  });
});

describe('is red where it could not read or send', () => {
  const forbidden = { message: 'Resource not accessible by integration' };

  test('says that GitHub has more open pull requests than are read', async () => {
    gitHubAnswers('', 200, [], { link: '<http://127.0.0.1/next>; rel="next"' });
    const step = await sync((await firstGeneration([])).url);
    expect([step.exitCode, step.errors]).toEqual([
      1,
      [expect.stringContaining('has more than the 20,000 entries that are read')],
    ]);
  });

  test.each<[what: string, inputs: Record<string, string>, error: RegExp]>([
    ['required-label', { 'required-label': '' }, /^sync-queue: input required-label: it is required/],
    ['github-token', { 'github-token': '' }, /^sync-queue: input github-token: it is empty/],
    ['repository', { repository: 'git.example.org/a/b' }, /^sync-queue: input repository: .*another one/],
    ['pull-request', { 'pull-request': '7' }, /^sync-queue: input pull-request: .*every pull request with the label/],
    ['extra-fields', { 'extra-fields': 'priority: 1', priority: 'high' }, /priority is in it, and also has its own/],
    ['requeue over /v1', { requeue: 'once' }, /^sync-queue: requeue: once, .* no counterpart .*\/v1\). Remove it/],
  ])('names the input %s', async (_what, inputs, error) => {
    const service = await firstGeneration([]);
    const step = await sync(service.url, inputs);
    expect([step.exitCode, step.errors]).toEqual([1, [expect.stringMatching(error)]]);
    expect(service.received).toEqual([]);
  });

  test('names GitHub, and the permission that the workflow lacks', async () => {
    gitHubAnswers('', 403, forbidden);
    const service = await firstGeneration([]);
    const step = await sync(service.url);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(
      /^sync-queue: GitHub's API \(GET \/repos\/.*\/pulls\) answered 403.*add the line "pull-requests: read"/,
    );
    expect(service.received).toEqual([]);
  });

  test('gives a verdict for every pull request, also where one look fails, and names it', async () => {
    for (const number of [5, 6, 7]) github.open(number);
    const testing = { state: 'testing', isCurrentlySubmittedToQueue: true };
    const service = await firstGeneration([], { 5: testing, 6: 500, 7: testing });
    const step = await sync(service.url);
    expect(verdictsOf(step)).toEqual({ 5: 'testing, none', 6: 'not-known, none', 7: 'testing, none' });
    expect(step.exitCode).toBe(1);
    expect(step.errors).toEqual([
      'sync-queue: 1 pull request could not be read, submitted or withdrawn: #6. POST /getSubmittedPullRequest answered 500 Internal Server Error: out of order. Run the step again',
    ]);
  });

  test.each([
    [500, 3],
    [403, 1],
    [429, 1],
  ])('submissions that get a %d end after %d of them', async (status, tries) => {
    for (let number = 1; number <= 6; number += 1) github.open(number);
    const service = await firstGeneration([], {}, { submitted: () => [status, 'not now'] });
    const step = await sync(service.url);
    expect(step.exitCode).toBe(1);
    expect(service.asked('submitPullRequest')).toHaveLength(tries);
    const actions = rowsOf(step).map(({ action }) => action);
    expect(actions.filter((action) => action === 'failed')).toHaveLength(tries);
    expect(actions.filter((action) => action === 'left-for-the-next-run')).toHaveLength(6 - tries);
  });

  test('gives no verdicts where the queue has more entries than can be read', async () => {
    github.open(7);
    const service = await secondGeneration([{ prNumber: 8, state: 'pending' }], {}, { isCut: true });
    const step = await sync(service.url);
    const error = 'sync-queue: The queue has more than the 1 entries that could be read';
    expect([step.exitCode, step.errors, service.asked('submitPullRequest')]).toEqual([1, [error], []]);
  });
});

describe('an event', () => {
  test('about a pull request changes neither the branch nor the labels that count', async () => {
    github.open(7);
    const service = await firstGeneration([]);
    const labelled = payload('pull_request', ({ action }) => action === 'labeled');
    const step = await sync(service.url, { 'target-branch': '' }, { name: 'pull_request_target', payload: labelled });
    // The payload is about another pull request and another label, and the repository's default branch is master.
    expect(verdictsOf(step)).toEqual({ 7: 'other-base, none' });
  });

  test('in which a person adds the label to a fork at this commit brings it in again', async () => {
    github.open(7, { sha: head, fromFork: true, ...pushedLater });
    const service = await firstGeneration([], { 7: gone('cancelled', older) });
    const event = (sha: string, label: string) => ({
      name: 'pull_request_target',
      payload: { action: 'labeled', label: { name: label }, pull_request: { number: 7, head: { sha } } },
    });
    const none = { 7: 'dropped, none' };
    expect(verdictsOf(await sync(service.url, {}, event(older, 'merge')))).toEqual(none);
    expect(verdictsOf(await sync(service.url, {}, event(head, 'other')))).toEqual(none);
    // Somebody may run a workflow again long after the label was added.
    const rerun = { GITHUB_RUN_ATTEMPT: '2' };
    expect(verdictsOf(await syncBeside(github, service.url, {}, event(head, 'merge'), rerun))).toEqual(none);
    expect(verdictsOf(await sync(service.url, {}, event(head, 'Merge')))).toEqual({ 7: 'dropped, submitted' });
  });
});

describe('a pull request of a fork that was never submitted', () => {
  const later = '2026-11-25T10:00:02Z';

  test('is submitted by the run about its label, but not where it was pushed to meanwhile', async () => {
    const one = github.open(7, { sha: head, fromFork: true, updatedAt: later });
    const pullRequest = { number: 7, head: { sha: head } };
    const event = {
      name: 'pull_request_target',
      payload: { action: 'labeled', label: { name: 'merge' }, pull_request: pullRequest },
    };
    github.instead = (path) => {
      if (path.endsWith('/pulls/7')) Object.assign(one, { sha: older }).timeline.push({ event: 'committed' });
      return false;
    };
    const service = await firstGeneration([]);
    expect(verdictsOf(await sync(service.url, {}, event))).toEqual({ 7: 'never-submitted, none' });
    Object.assign(one, { sha: head });
    github.instead = () => false;
    expect(verdictsOf(await sync(service.url, {}, event))).toEqual({ 7: 'never-submitted, submitted' });
  });
});
