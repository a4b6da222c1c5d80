import { describe, expect, test } from '@jest/globals';
import { payload } from '../steps/payloads.js';
import type { Step } from '../steps/layout.js';
import { respond } from '../steps/servers.js';
import { type Inputs, generations } from './scenes.js';
import {
  type Known,
  type Service,
  gitHub,
  gone,
  inside,
  refuseAt,
  repository,
  rowsOf,
  serviceOf,
  syncBeside,
  verdictsOf,
} from './syncing.js';

const github = gitHub();
const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };

/** Runs `sync-queue` beside a service that knows this. */
async function sync(
  known: Known,
  inputs: Inputs = {},
  generation: (typeof generations)[number] = 'v1',
): Promise<Step & { readonly service: Service }> {
  const service = await serviceOf(generation, { entries: {}, ...known });
  return { ...(await syncBeside(github.now, service.url, inputs)), service };
}

const timelines = (): string[] => github.now.received.filter((path) => path.includes('/timeline'));
const numbersTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const waiting = (numbers: readonly number[]): Known => ({
  entries: Object.fromEntries(numbers.map((number) => [number, 'pending'])),
});

test('requests are few: the list of GitHub by the hundred, the queue once, and a look for what it does not list', async () => {
  for (const number of numbersTo(250)) github.now.open(number, { labels: number % 2 === 0 ? ['merge'] : [] });
  const step = await sync(
    { ...waiting(numbersTo(120).map((number) => 2 * number)), records: { 242: gone('failed', 'f'.repeat(40)) } },
    { 'max-submissions': '2', 'extra-fields': 'note: x', priority: 'high' },
  );
  const { asked, received } = step.service;
  expect(step.exitCode).toBe(0);
  const list = `/repos/${repository}/pulls?state=open&sort=created&direction=asc&per_page=100&page=`;
  expect(github.now.received.slice(0, 3)).toEqual([1, 2, 3].map((page) => list + String(page)));
  // Five looks, and another one before each of the two submissions, and no look at GitHub for those that are left.
  expect(received.filter(({ url }) => url.endsWith('/getQueue'))).toHaveLength(1);
  expect(asked.look.slice(0, 5).sort()).toEqual([242, 244, 246, 248, 250]);
  expect([asked.look.slice(5), asked.submit]).toEqual([
    [242, 244],
    [242, 244],
  ]);
  expect(github.now.received).toHaveLength(5);
  const sent = received.find(({ url }) => url.endsWith('/submitPullRequest'))?.body ?? '';
  expect(JSON.parse(sent)).toEqual({ repo, targetBranch: 'main', pr: { number: 242 }, priority: 'high', note: 'x' });
  expect(step.outputs['submitted-count']).toBe('2');
  const left = 'never-submitted, left-for-the-next-run';
  expect(verdictsOf(step)).toMatchObject({ 2: 'waiting, none', 242: 'failed, submitted', 246: left });
  expect(rowsOf(step).at(-1)?.advice).toContain('max-submissions (2) is reached');
  expect(step.summary).toContain('<details><summary>All 125 pull requests</summary>');
  expect(step.stdout).toContain(
    '125 open pull requests with the label for the merge queue of main: 120 are in the queue, 2 submitted now, 3 left for the next run',
  );
});

test.each(generations)('nothing is submitted to a queue that is draining, over %s', async (generation) => {
  github.now.open(7);
  const step = await sync({ queueState: 'draining' }, {}, generation);
  expect(verdictsOf(step)).toEqual({ 7: 'never-submitted, left-for-the-next-run' });
  expect([rowsOf(step)[0]?.advice, step.service.asked.submit]).toEqual([expect.stringContaining('DRAINING'), []]);
});

test('a row of the queue that has left it is looked up', async () => {
  github.now.open(7);
  github.now.open(8);
  const step = await sync({ entries: { 7: 'merged', 8: 'pending' }, records: { 7: gone('merged') } });
  expect(verdictsOf(step)).toEqual({ 7: 'merged, none', 8: 'waiting, none' });
});

test('titles, branches and texts from outside end as one line of text', async () => {
  const hostile = '<script>|\n::set-output name=x::y\n@everyone [x](javascript:1)\u202e';
  github.now.open(7, { title: hostile, base: hostile, labels: ['merge', hostile] });
  github.now.open(8, { title: hostile });
  const step = await sync({ submitted: () => [400, hostile] });
  expect(verdictsOf(step)).toEqual({ 7: 'other-base, none', 8: 'refused, none' });
  expect(step.stdout).not.toMatch(/^::set-output/m);
  for (const text of ['<script', '\n::set-output', '[x](javascript', '\u202e'])
    expect(step.summary).not.toContain(text);
  const rows = step.summary.split('\n').filter((line) => line.includes('pull/'));
  expect(rows.map((row) => row.match(/(?<!\\)\|/g)?.length)).toEqual([5, 5]);
});

test('a dry run shows the plan and sends nothing', async () => {
  github.now.open(7);
  github.now.open(8, { mergeable: false });
  github.now.unlabel(github.now.open(9), 'merge');
  const step = await sync(waiting([9]), { 'dry-run': 'true', 'withdraw-unlabelled': 'true' });
  expect(verdictsOf(step)).toEqual({
    7: 'never-submitted, would-submit',
    8: 'conflict, none',
    9: 'unlabelled, would-withdraw',
  });
  expect(step.outputs).toMatchObject({ skipped: 'true', 'submitted-count': '0' });
  expect([step.service.asked.submit, step.service.asked.withdraw]).toEqual([[], []]);
  expect(step.stdout).toContain('1 to be submitted, 1 to be withdrawn because the label is gone');
  expect(step.stdout).toContain('Nothing was changed, because this is a dry run');
  expect(step.summary).toContain('Would be submitted');
});

test('an event about another pull request changes neither the branch nor the labels that count', async () => {
  github.now.open(7);
  const labelled = payload('pull_request', ({ action }) => action === 'labeled');
  const event = { name: 'pull_request_target', payload: labelled };
  const { url } = await serviceOf('v1', { entries: {} });
  // The repository's default branch is master.
  const step = await syncBeside(github.now, url, { 'target-branch': '' }, event);
  expect(verdictsOf(step)).toEqual({ 7: 'other-base, none' });
});

describe.each(generations)('withdraw-unlabelled over %s', (generation) => {
  const inputs = { 'withdraw-unlabelled': 'true' };

  test('takes out what has lost the label, and nothing else', async () => {
    const { now } = github;
    now.open(1);
    // The timeline of the second one has two pages.
    const two = now.open(2);
    for (let count = 0; count < 120; count += 1) now.label(two, `label-${String(count)}`);
    now.unlabel(two, 'merge');
    // Never had the label; got it again; lost another label; of the queue itself; not in the queue.
    now.open(3, { labels: [] });
    const again = now.open(4);
    now.unlabel(again, 'merge');
    now.label(again, 'merge');
    now.unlabel(now.open(5, { labels: ['other'] }), 'other');
    now.unlabel(now.open(6, { branch: 'trunk-merge/x' }), 'merge');
    now.unlabel(now.open(7), 'merge');
    const labels = { 'required-label': 'merge\nother-one' };
    const kept = await sync(waiting(numbersTo(6)), labels, generation);
    expect([verdictsOf(kept), timelines()]).toEqual([{ 1: 'waiting, none', 4: 'waiting, none' }, []]);
    const step = await sync(waiting(numbersTo(6)), { ...labels, ...inputs }, generation);
    expect(verdictsOf(step)).toEqual({ 1: 'waiting, none', 2: 'unlabelled, withdrawn', 4: 'waiting, none' });
    expect(step.service.asked.withdraw).toEqual([2]);
    expect(timelines().map((path) => /issues\/(\d)/.exec(path)?.[1])).toEqual(['2', '2', '3', '5']);
  });

  test('leaves a pull request in the queue that got its label back just before', async () => {
    const one = github.now.open(7);
    github.now.unlabel(one, 'merge');
    github.now.instead = (path) => {
      if (path.endsWith('/pulls/7')) github.now.label(one, 'merge');
      return false;
    };
    const step = await sync(waiting([7]), inputs, generation);
    expect([verdictsOf(step), step.service.asked.withdraw]).toEqual([{ 7: 'waiting, none' }, []]);
  });

  test.each([
    [409, 'unlabelled, none', 0],
    [500, 'unlabelled, failed', 1],
  ])('that is answered %i is %s', async (withdrawn, verdict, exitCode) => {
    github.now.unlabel(github.now.open(7), 'merge');
    const step = await sync({ ...waiting([7]), withdrawn }, inputs, generation);
    expect([verdictsOf(step), step.exitCode]).toEqual([{ 7: verdict }, exitCode]);
  });

  test('asks for one timeline of 200 where it is refused', async () => {
    for (const number of numbersTo(200)) github.now.open(number, { labels: [] });
    refuseAt(github.now, '/timeline', 403);
    const step = await sync(waiting(numbersTo(200)), inputs, generation);
    expect(timelines()).toHaveLength(1);
    expect(rowsOf(step).filter(({ verdict }) => verdict === 'not-known')).toHaveLength(200);
  });
});

describe('is red where it could not read or send', () => {
  test('says that GitHub has more open pull requests than are read', async () => {
    github.now.instead = (_path, response) => {
      respond(response, 200, [], { link: '<http://127.0.0.1/next>; rel="next"' });
      return true;
    };
    const error = expect.stringContaining('has more than the 20,000 entries that are read');
    expect(await sync({})).toMatchObject({ exitCode: 1, errors: [error] });
  });

  test.each<[what: string, inputs: Inputs, error: RegExp]>([
    ['required-label', { 'required-label': '' }, /^sync-queue: input required-label: it is required/],
    ['github-token', { 'github-token': '' }, /^sync-queue: input github-token: it is empty/],
    ['repository', { repository: 'git.example.org/a/b' }, /^sync-queue: input repository: .*another one/],
    ['pull-request', { 'pull-request': '7' }, /^sync-queue: input pull-request: .*every pull request with the label/],
    ['extra-fields', { 'extra-fields': 'priority: 1', priority: 'high' }, /priority is in it, and also has its own/],
    ['requeue over /v1', { requeue: 'once' }, /^sync-queue: requeue: once, .* no counterpart .*\/v1\). Remove it/],
  ])('names the input %s', async (_what, inputs, error) => {
    const { exitCode, errors, service } = await sync({}, inputs);
    expect([exitCode, errors, service.received]).toEqual([1, [expect.stringMatching(error)], []]);
  });

  test('names GitHub, and the permission that the workflow lacks', async () => {
    refuseAt(github.now, '', 403, 'Resource not accessible by integration');
    const { exitCode, errors, service } = await sync({});
    expect([exitCode, service.received]).toEqual([1, []]);
    expect(errors[0]).toMatch(
      /^sync-queue: GitHub's API \(GET \/repos\/.*\/pulls\) answered 403.*add the line "pull-requests: read"/,
    );
  });

  test('gives a verdict for every pull request, also where one look fails, and names it', async () => {
    for (const number of [5, 6, 7]) github.now.open(number);
    const step = await sync({ records: { 5: inside('testing'), 6: 500, 7: inside('testing') } });
    expect(verdictsOf(step)).toEqual({ 5: 'testing, none', 6: 'not-known, none', 7: 'testing, none' });
    expect([step.exitCode, step.errors]).toEqual([
      1,
      [
        'sync-queue: 1 pull request could not be read, submitted or withdrawn: #6. POST /getSubmittedPullRequest answered 500 Internal Server Error: out of order. Run the step again',
      ],
    ]);
  });

  test.each([
    [500, 3],
    [403, 1],
    [429, 1],
  ])('submissions that get a %d end after %d of them', async (status, tries) => {
    for (const number of numbersTo(6)) github.now.open(number);
    const step = await sync({ submitted: () => [status, 'not now'] });
    expect([step.exitCode, step.service.asked.submit.length]).toEqual([1, tries]);
    const actions = rowsOf(step).map(({ action }) => action);
    const left = Array<string>(6 - tries).fill('left-for-the-next-run');
    expect(actions).toEqual([...Array<string>(tries).fill('failed'), ...left]);
  });

  test.each([
    [403, 1],
    [404, 3],
  ])('200 forks whose timeline answers %i take %i requests for timelines, and no others', async (status, requests) => {
    for (const number of numbersTo(200)) github.now.open(number, { fromFork: true });
    refuseAt(github.now, '/timeline', status);
    const { exitCode, errors, service } = await sync({});
    // The list takes two more.
    expect([exitCode, github.now.received.length, service.asked.submit]).toEqual([1, 2 + requests, []]);
    expect(errors[0]).toMatch(/^sync-queue: 200 pull requests could not be read, .*: #1, #2, .* and 190 more/);
  });

  test('gives no verdicts where the queue has more entries than can be read', async () => {
    github.now.open(7);
    const { exitCode, errors, service } = await sync({ ...waiting([8]), isCut: true }, {}, 'v2');
    const error = 'sync-queue: The queue has more than the 1 entries that could be read';
    expect([exitCode, errors, service.asked.submit]).toEqual([1, [error], []]);
  });
});

test('a label is probably wrong where neither the repository nor an open pull request has it', async () => {
  const warningsOf = async (wanted: string) => {
    const { exitCode, warnings } = await sync({}, { 'required-label': wanted });
    expect(exitCode).toBe(0);
    return warnings;
  };
  github.now.labels.push('Merge-Queue', 'wontfix');
  expect(await warningsOf('merge-queue')).toEqual([]);
  expect(await warningsOf('merge-quwue')).toEqual([
    'input required-label: neither the repository nor an open pull request has the label "merge-quwue". Write the label as it is on GitHub, one per line',
  ]);
  github.now.open(7, { labels: ['MERGE-QUWUE'] });
  expect(await warningsOf('merge-quwue')).toEqual([]);
  // GitHub does not list them.
  refuseAt(github.now, '/labels', 403);
  expect(await warningsOf('landing')).toEqual([]);
});
