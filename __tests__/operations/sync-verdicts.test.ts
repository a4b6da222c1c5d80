import { describe, expect, test } from '@jest/globals';
import type { GitHubPullRequest } from '../../bench/github.js';
import { type Inputs, generations } from './scenes.js';
import {
  type Fields,
  type Known,
  type Service,
  gitHub,
  gone,
  head,
  inside,
  label,
  older,
  open,
  refuseAt,
  repository,
  rowsOf,
  serviceOf,
  syncBeside,
  time,
  verdictsOf,
} from './syncing.js';

const github = gitHub();
const [labelledAt, soon, later] = [time('08:00:00'), time('08:00:01'), time('08:00:02')];
/** Changed and pushed to after it left the queue. */
const pushed = { updatedAt: time('12:00:00'), pushedAt: time('12:00:00') };
const changed = { updatedAt: time('12:00:00') };
const readiness = (gitHubMergeability: string): object => ({
  readiness: { requiresImpactedTargets: false, doesBaseBranchMatch: true, gitHubMergeability },
});
const first = label('labeled', '08:00:00');
const relabelled = (removed: string, added: string) => [first, label('unlabeled', removed), label('labeled', added)];

/** What is there of pull request 7, and what happens right before it is looked up once more. */
interface Situation extends Pick<Known, 'entries' | 'runs'> {
  readonly fields?: Fields;
  readonly record?: object;
  readonly answers?: readonly [number, string];
  readonly inputs?: Inputs;
  readonly history?: readonly object[];
  readonly then?: (one: GitHubPullRequest, service: Service) => unknown;
}
/** @param why a part of the reason */
type Row = readonly [title: string, Situation, verdict: string, why?: RegExp];

async function expectVerdict(generation: (typeof generations)[number], ...[, situation, verdict, why]: Row) {
  const { fields, entries = {}, record, answers, inputs, history = [], runs = {}, then } = situation;
  const one = open(github.now, 7, { labels: ['MERGE', 'bug'], ...fields });
  open(github.now, 8, { labels: ['bug'] });
  const service = await serviceOf(generation, {
    ...{ entries, runs, history: { 7: history }, submitted: () => answers ?? [200, 'OK'] },
    ...(record !== undefined && { records: { 7: record } }),
    looked: (_number, count) => count === 2 && then?.(one, service),
  });
  const step = await syncBeside(github.now, service.url, inputs);
  expect([step.errors, verdictsOf(step)]).toEqual([[], { 7: verdict }]);
  const [row] = rowsOf(step);
  expect(row?.why).toMatch(why ?? /\w/);
  const isSubmitted = verdict.endsWith('submitted');
  expect(step.outputs).toMatchObject({ skipped: 'false', 'submitted-count': isSubmitted ? '1' : '0' });
  expect(service.asked.submit).toEqual(isSubmitted || answers !== undefined ? [7] : []);
  expect(step.summary).toContain('[#7](<https://github.com/Codertocat/Hello-World/pull/7>) Change 7');
}

const mergeable = { record: gone('cancelled', older, readiness('mergeable')) };
const lateAgain = gone('cancelled', head, { stateChangedAt: time('11:00:00') });
const takenOut = (...[state, timeline]: readonly [string, Fields['timeline'] & object]): Situation => ({
  record: gone(state, head),
  fields: { timeline, ...changed },
});
const cancelled = (...timeline: ReturnType<typeof label>[]): Situation => takenOut('cancelled', timeline);

const ofBoth: readonly Row[] = [
  ['waiting', { entries: { 7: 'pending' } }, 'waiting, none', /in the queue, PENDING/],
  ['testing', { entries: { 7: 'testing' } }, 'testing, none', /in the queue, TESTING/],
  ['testing after the tests passed', { entries: { 7: 'tests_passed' } }, 'testing, none', /PASSED/],
  [
    'in the queue, although the queue does not list it',
    { record: inside('not_ready', readiness('not_mergeable')) },
    'waiting, none',
    /NOT_READY: it waits for GitHub to let it be merged/,
  ],
  ['merged meanwhile', { record: gone('merged', head) }, 'merged, none', /merged while this step ran/],
  ['never submitted', {}, 'never-submitted, submitted', /never submitted/],
  ['failed at its head', { record: gone('failed', head) }, 'failed, none', /failed at its head commit/],
  [
    'failed at its head, in capitals at the service',
    { record: gone('FAILED', head.toUpperCase()) },
    'failed, none',
    /its head/,
  ],
  [
    'failed at its head, in capitals on GitHub',
    { fields: { sha: head.toUpperCase() }, record: gone('failed', head) },
    'failed, none',
    /its head/,
  ],
  ['too little of a commit', { record: gone('failed', head.slice(0, 6)) }, 'failed, submitted', /new head commit/],
  ['failed before a push', { record: gone('failed', older) }, 'failed, submitted', /new head commit/],
  ['failed nobody says where', { record: gone('failed') }, 'failed, none', /does not show at which commit/],
  ['dropped by a push', { record: gone('cancelled', older) }, 'dropped, submitted', /push took it out/],
  [
    'dropped by a push of a stranger',
    { fields: { fromFork: true, ...pushed }, record: gone('cancelled', older) },
    'dropped, none',
    /comes from a fork, and may have changed/,
  ],
  ['dropped nobody says where', { record: gone('cancelled', '') }, 'not-known, none', /does not show the commit that/],
  ['taken out by a person', { record: gone('cancelled', head) }, 'cancelled, none', /taken out .* at its head commit/],
  ['out, and in no final state', { record: gone('pending', head) }, 'not-known, none', /neither a failure nor/],
  ['draft', { fields: { draft: true } }, 'draft, none', /draft/],
  ['another base branch', { fields: { base: 'release' } }, 'other-base, none', /base branch is release/],
  ['a conflict, as GitHub says', { fields: { mergeable: false } }, 'conflict, none', /conflicts/],
  ['a conflict that the record lacks', { ...mergeable, fields: { mergeable: false } }, 'conflict, none'],
  ['no word of conflicts yet', { fields: { mergeable: null } }, 'never-submitted, submitted'],
  [
    'a fork that the service refuses',
    { fields: { fromFork: true }, answers: [422, 'Forks are not allowed here'] },
    'fork-not-allowed, none',
    /takes no pull requests from forks: Forks are not allowed here/,
  ],
  [
    'a fork that it forbids',
    { fields: { fromFork: true }, answers: [403, 'no forks'] },
    'fork-not-allowed, none',
    /takes no pull requests from forks: no forks/,
  ],
  ['a refusal for another reason', { answers: [400, 'no thanks'] }, 'refused, none', /no thanks/],
  ['a refusal of forks that is none', { answers: [422, 'Forks are not allowed here'] }, 'refused, none', /Forks/],
  ['gone when it is submitted', { answers: [404, 'no such pull request'] }, 'refused, none', /no such pull/],
  ['a 409', { answers: [409, 'conflict of some kind'] }, 'waiting, none', /conflict of some kind/],
  ['already queued', { answers: [400, 'PR is already queued'] }, 'waiting, none', /already queued/],
  [
    'a branch of the queue itself',
    { fields: { branch: 'trunk-merge/pr-1/x' } },
    'queues-own, none',
    /queue itself opened it, from trunk-merge/,
  ],
  // What happens right before the submission.
  ['loses its label', { ...mergeable, then: ({ labels }) => labels.splice(0) }, 'unlabelled, none', /lost the label/],
  ['becomes a draft', { ...mergeable, then: (one) => (one.draft = true) }, 'draft, none'],
  ['is closed', { ...mergeable, then: (one) => (one.state = 'closed') }, 'closed, none'],
  ['gets another base', { ...mergeable, then: (one) => (one.base = 'release') }, 'other-base, none'],
  ['is submitted', { then: (_one, { records }) => records.set(7, inside('testing')) }, 'testing, none'],
  [
    'is taken out by a person, soon after its label came back',
    {
      fields: { timeline: relabelled('09:59:00', '09:59:30'), ...changed },
      record: gone('failed', older, { stateChangedAt: time('09:58:00') }),
      then: (_one, { records }) => records.set(7, gone('cancelled', head)),
    },
    'cancelled, none',
  ],
  // It left the queue at its head commit at 10:00.
  ['its label is from before', cancelled(first), 'cancelled, none'],
  ['its label came back after it', cancelled(...relabelled('09:59:00', '10:00:01')), 'cancelled, submitted'],
  ['its label came back before it', cancelled(...relabelled('09:59:00', '09:59:30')), 'cancelled, submitted'],
  ['its label was removed after it', cancelled(...relabelled('10:05:00', '10:06:00')), 'cancelled, submitted'],
  ['its label was removed an hour before', cancelled(...relabelled('09:00:00', '09:01:00')), 'cancelled, submitted'],
  ['its label was removed long before', cancelled(...relabelled('08:59:59', '09:01:00')), 'cancelled, none'],
  ['it was labelled for the first time', cancelled(label('labeled', '10:00:01')), 'cancelled, submitted'],
  ['it was labelled in that second', cancelled(label('labeled', '10:00:00')), 'cancelled, none'],
  ['another label came back', cancelled(first, label('labeled', '10:30:00', 'bug')), 'cancelled, none'],
  ['its label has no date', cancelled(first, label('unlabeled'), label('labeled')), 'cancelled, none'],
  ['it failed before its label', takenOut('failed', relabelled('09:30:00', '09:31:00')), 'failed, none'],
  ['it failed, and was labelled since', takenOut('failed', relabelled('10:30:00', '10:31:00')), 'failed, submitted'],
  [
    'a fork that got its label again after the push',
    {
      fields: {
        ...{ fromFork: true, timeline: relabelled('10:30:00', '10:30:10') },
        ...{ updatedAt: time('10:30:10'), pushedAt: time('10:15:00') },
      },
      record: gone('cancelled', older),
    },
    'dropped, submitted',
  ],
  [
    'a fork that was pushed to after its label came back',
    {
      fields: { fromFork: true, timeline: relabelled('10:30:00', '10:30:10'), ...pushed },
      record: gone('cancelled', older),
    },
    'dropped, none',
  ],
];

describe.each(generations)('over %s', (generation) => {
  test.each(ofBoth)('%s', (...row) => expectVerdict(generation, ...row));

  const mayHaveChanged = /may have changed on GitHub after the label/;
  const wasPushed = /pushed after the label was added/;
  const committed = { event: 'committed' };
  test.each<[what: string, fields: Fields, why: RegExp | undefined]>([
    ['nothing changed since its label', {}, undefined],
    ['it was pushed in the second before its label', { pushedAt: time('07:59:59') }, undefined],
    ['it was pushed in the second of its label', { pushedAt: labelledAt }, mayHaveChanged],
    ['it was pushed in the next second', { updatedAt: soon, pushedAt: soon }, mayHaveChanged],
    ['the fork was pushed to later, if to another branch', { pushedAt: later }, mayHaveChanged],
    ['it changed two seconds after its label', { updatedAt: later }, mayHaveChanged],
    ['without the date of its last change', { updatedAt: undefined }, mayHaveChanged],
    ['whose label has no date', { timeline: [label('labeled')] }, mayHaveChanged],
    ['whose timeline has no label', { timeline: [] }, mayHaveChanged],
    ['whose label was removed last', { timeline: [first, label('unlabeled', '08:00:00')] }, mayHaveChanged],
    ['whose head repository was deleted', { head: { repo: null } }, mayHaveChanged],
    ['whose head repository is left out', { head: { repo: undefined } }, mayHaveChanged],
    ['it was pushed after its label, with the dates of before', { timeline: [first, committed] }, wasPushed],
    ['it got its label after a push', { timeline: [label('labeled', '07:00:00'), committed, first] }, undefined],
    ['its branch was set back', { timeline: [first, { event: 'head_ref_force_pushed' }] }, wasPushed],
    ['its label has another name since', { timeline: [committed, label('labeled', '08:00:00', 'old')] }, wasPushed],
  ])('a fork, never submitted: %s', async (_what, fields, why) => {
    open(github.now, 7, { fromFork: true, ...fields });
    // Whoever can push to the repository is trusted.
    const repo = { id: 1, full_name: repository, pushed_at: fields.pushedAt };
    open(github.now, 8, { ...fields, head: { repo } });
    const step = await syncBeside(github.now, (await serviceOf(generation, { entries: {} })).url);
    const action = why === undefined ? 'submitted' : 'none';
    expect([step.exitCode, verdictsOf(step)]).toEqual([
      0,
      { 7: `never-submitted, ${action}`, 8: 'never-submitted, submitted' },
    ]);
    const [row] = rowsOf(step);
    expect([row?.why, row?.advice]).toEqual([
      expect.stringMatching(why ?? /never submitted/),
      why === undefined ? undefined : expect.stringContaining('remove the label and add it again'),
    ]);
  });

  test('a fork that is pushed to after the timeline was read is not submitted', async () => {
    const one = open(github.now, 7, { fromFork: true });
    github.now.instead = (path) => {
      if (path.endsWith('/pulls/7')) Object.assign(one, { sha: older, updatedAt: later, pushedAt: later });
      return false;
    };
    const service = await serviceOf(generation, { entries: {} });
    expect(verdictsOf(await syncBeside(github.now, service.url))).toEqual({ 7: 'never-submitted, none' });
  });

  test('the event of its label brings a fork in, at the head commit of the event alone', async () => {
    const one = open(github.now, 7, { fromFork: true, ...pushed });
    const service = await serviceOf(generation, { entries: {}, records: { 7: gone('cancelled', older) } });
    const run = async (sha: string | undefined, name = 'merge', environment: Inputs = {}) => {
      const payload = { action: 'labeled', label: { name }, pull_request: { number: 7, head: { sha } } };
      const event = { name: 'pull_request_target', payload };
      return verdictsOf(await syncBeside(github.now, service.url, {}, event, environment));
    };
    const none = { 7: 'dropped, none' };
    expect(await run(older)).toEqual(none);
    expect(await run(head, 'other')).toEqual(none);
    // Somebody may run a workflow again long after the label was added.
    expect(await run(head, 'merge', { GITHUB_RUN_ATTEMPT: '2' })).toEqual(none);
    one.head = { sha: undefined };
    service.records.clear();
    expect(await run(undefined)).toEqual({ 7: 'never-submitted, none' });
    service.records.set(7, gone('cancelled', older));
    delete one.head;
    // It is pushed to right before its submission.
    github.now.instead = (path) => {
      if (path.endsWith('/pulls/7')) one.sha = 'd'.repeat(40);
      return false;
    };
    expect(await run(head)).toEqual(none);
    github.now.instead = () => false;
    one.sha = head;
    expect(await run(head, 'Merge')).toEqual({ 7: 'dropped, submitted' });
  });

  test('where the queue lists no entries, each labelled pull request is looked up before its verdict', async () => {
    open(github.now, 7, { draft: true });
    open(github.now, 8, { base: 'release' });
    open(github.now, 9, { draft: true });
    const service = await serviceOf(generation, { records: { 7: inside('testing'), 8: inside('testing') } });
    const step = await syncBeside(github.now, service.url);
    expect(verdictsOf(step)).toEqual({ 7: 'testing, none', 8: 'testing, none', 9: 'draft, none' });
  });

  test('a timeline is read only where GitHub changed something since', async () => {
    open(github.now, 7, { updatedAt: time('08:59:59') });
    open(github.now, 8, { updatedAt: time('09:00:00') });
    const records = { 7: gone('cancelled', head), 8: gone('failed', head) };
    await syncBeside(github.now, (await serviceOf(generation, { entries: {}, records })).url);
    const timelines = github.now.received.filter((path) => path.includes('/timeline'));
    expect(timelines).toEqual([expect.stringContaining('/issues/8/timeline')]);
  });

  test('the step is red where a timeline cannot be read', async () => {
    open(github.now, 7, changed);
    refuseAt(github.now, '/timeline', 404);
    const service = await serviceOf(generation, { entries: {}, records: { 7: gone('cancelled', head) } });
    const step = await syncBeside(github.now, service.url);
    expect([step.exitCode, verdictsOf(step)]).toEqual([1, { 7: 'cancelled, none' }]);
    expect(step.errors.join()).toContain('/issues/7/timeline) answered 404');
  });
});

describe('the history of the second generation', () => {
  const change = (state: string, at: string, reason: string | null = null, run?: string) => ({
    ...{ state, changedAt: time(at), reason },
    ...(run === undefined ? {} : { verificationRunId: run }),
  });
  const before = relabelled('09:50:00', '09:51:00');

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
    ['NOT_READY_TIMEOUT_EXPIRED', { timeline: before }, 'cancelled, none'],
    ['NOT_READY_TIMEOUT_EXPIRED', { timeline: [label('labeled', '10:30:00')] }, 'cancelled, submitted'],
    ['NOT_READY_TIMEOUT_EXPIRED', { sha: older }, 'dropped, submitted'],
  ])('after %s, with %j', async (reason, fields, verdict) => {
    const history = [change('cancelled', '10:00:00', reason), change('notReady', '09:00:00', 'API_REQUESTED')];
    const situation = { fields: { ...changed, ...fields }, record: gone('cancelled', head), history };
    await expectVerdict('v2', reason, situation, verdict);
  });

  const left = change('cancelled', '10:00:00', 'USER_REQUESTED');
  const submittedAt = (at: string) => [
    left,
    change('testing', '09:55:00'),
    change('notReady', at, 'API_REQUESTED'),
    change('failed', '09:30:00', 'TEST_RUN_REQUIRED_STATUS_FAILED'),
    change('notReady', '09:29:00', 'API_REQUESTED'),
  ];
  test.each<Row>([
    ['submitted before the label was removed', { history: submittedAt('09:49:00') }, 'cancelled, submitted'],
    ['submitted after the label came back', { history: submittedAt('09:52:00') }, 'cancelled, none'],
    ['nothing of a submission', { history: [left] }, 'cancelled, none'],
    [
      'what it was before the step ran',
      {
        ...{ fields: {}, history: [change('cancelled', '10:00:00', 'PR_CONVERTED_TO_DRAFT')] },
        then: (_one, { records }) => records.set(7, lateAgain),
      },
      'cancelled, none',
    ],
    ['only a past state', { fields: {}, history: [change('testing', '09:55:00', 'PR_PUSHED_TO')] }, 'cancelled, none'],
  ])('that shows %s', (what, situation, verdict) =>
    expectVerdict('v2', what, { ...cancelled(...before), ...situation }, verdict),
  );

  test('is not needed of a pull request in the queue of another branch', () =>
    expectVerdict(
      'v2',
      'elsewhere',
      { record: inside('testing', { queueId: 'queue002' }) },
      'in-another-queue, none',
      /in the queue of another branch/,
    ));

  test('has to be read before a removed label explains an exit', async () => {
    open(github.now, 7, { timeline: before, ...changed });
    const known: Known = { entries: {}, records: { 7: gone('cancelled', head) }, unreadHistory: true };
    const step = await syncBeside(github.now, (await serviceOf('v2', known)).url);
    expect(verdictsOf(step)).toEqual({ 7: 'cancelled, none' });
    expect(step.warnings.join()).toContain('Why pull requests left the queue is not known');
  });

  const failure = (at: string, run?: string) => change('failed', at, 'TEST_RUN_REQUIRED_STATUS_FAILED', run);
  const fork = { fromFork: true };
  const again = /one more time already/;
  test.each<
    [
      what: string,
      tested: string | undefined,
      Fields,
      requeue: string,
      verdict: string,
      earlier?: object | undefined,
      why?: RegExp,
    ]
  >([
    ['a fork that was pushed to since', older, fork, 'once', 'failed, none'],
    ['a fork', head, fork, 'once', 'failed, submitted'],
    ['a fork', head, fork, 'never', 'failed, none'],
    ['a fork, at a commit that begins alike', 'aaaaaaa', fork, 'once', 'failed, none'],
    ['a fork, where no run shows the commit', undefined, fork, 'once', 'failed, none'],
    ['pushed to since', older, {}, 'once', 'failed, submitted'],
    ['pushed to since', older, {}, 'never', 'failed, submitted'],
    ['for the first time', head, {}, 'once', 'failed, submitted', undefined, /first time, and requeue allows one more/],
    ['for the first time', head, {}, 'never', 'failed, none'],
    ['where no run shows the commit', undefined, {}, 'never', 'failed, none'],
    ['at another commit before', head, {}, 'once', 'failed, submitted', failure('09:00:00', 'of-older'), /first time/],
    ['at this commit before', head, {}, 'once', 'failed, none', failure('09:00:00', 'newest'), again],
    ['nobody knows where before', head, {}, 'once', 'failed, none', failure('09:00:00'), again],
  ])('of a failure: %s, tested at %s, %j, requeue: %s', async (what, ...row) => {
    const [tested, fields, requeue, verdict, earlier, why] = row;
    const history = [failure('10:00:00', tested === undefined ? undefined : 'newest'), ...(earlier ? [earlier] : [])];
    const runs = { 'of-older': older, ...(tested === undefined ? {} : { newest: tested }) };
    const known = { record: gone('failed', head), history, runs, inputs: { requeue } };
    await expectVerdict('v2', what, { ...known, fields: { ...pushed, ...fields } }, verdict, why);
  });
});
