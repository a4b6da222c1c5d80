import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { type GitHubPullRequest, GitHubStandIn } from '../../bench/github.js';
import { token } from '../steps/local-service.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { schemaOf } from '../steps/schemas.js';
import { type Received, respond, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';
import type { Generation, Inputs } from './scenes.js';

export const repository = 'Codertocat/Hello-World';
export const [head, older] = ['a'.repeat(40), 'c'.repeat(40)];
/** A time on the day of the records that `gone` makes, which left the queue at 10:00:00. */
export const time = (text: string): string => `2026-11-25T${text}Z`;

/** GitHub, where each pull request gets its labels at 08:00:00; anew for each test of a file. */
export function gitHub(): { readonly now: GitHubStandIn } {
  const held = { now: new GitHubStandIn(repository) };
  beforeEach(async () => {
    held.now = new GitHubStandIn(repository);
    held.now.now = () => Date.parse(time('08:00:00'));
    await held.now.listen();
  });
  afterEach(() => held.now.close());
  return held;
}

/** GitHub answers requests whose path has this part with a status. */
export function refuseAt(github: GitHubStandIn, part: string, status: number, message = 'no'): void {
  github.instead = (path, response) => {
    if (path.includes(part)) respond(response, status, { message });
    return path.includes(part);
  };
}

export const label = (event: 'labeled' | 'unlabeled', at?: string, name = 'merge') => ({
  ...{ event, label: { name } },
  ...(at === undefined ? {} : { created_at: time(at) }),
});

export type Fields = Parameters<GitHubStandIn['open']>[1] & { readonly timeline?: GitHubPullRequest['timeline'] };

/** Opens a pull request with the usual head. @param timeline replaces that of its labels */
export function open(github: GitHubStandIn, number: number, { timeline, ...fields }: Fields = {}): GitHubPullRequest {
  const opened = github.open(number, { sha: head, ...fields });
  if (timeline !== undefined) opened.timeline.splice(0, Infinity, ...timeline);
  return opened;
}

interface Row {
  readonly number: number;
  readonly verdict: string;
  readonly action: string;
  readonly why: string;
  readonly advice?: string;
}

const isOfSchema = schemaOf('sync-queue.schema.json');

export function rowsOf(step: Step): readonly Row[] {
  const rows: unknown = JSON.parse(readFileSync(step.outputs['sync-file'] ?? '', 'utf8'));
  expect([isOfSchema(rows), isOfSchema.errors]).toEqual([true, null]);
  return rows as Row[];
}

export const verdictsOf = (step: Step): Record<number, string> =>
  Object.fromEntries(rowsOf(step).map(({ number, verdict, action }) => [number, `${verdict}, ${action}`]));

/** Runs `sync-queue` for the label "merge" beside a stand-in for GitHub. */
export function syncBeside(
  github: GitHubStandIn,
  url: string,
  inputs: Inputs = {},
  event: StepOptions['event'] = { name: 'schedule', payload: {} },
  environment: Inputs = {},
): Promise<Step> {
  return runStep({
    event,
    environment: { GITHUB_API_URL: github.url, ...environment },
    inputs: {
      operation: 'sync-queue',
      'base-url': url,
      'api-token': token,
      'github-token': 'a-github-token',
      'required-label': 'merge',
      'target-branch': 'main',
      'max-attempts': '1',
      ...inputs,
    },
  });
}

/** A record of a pull request as the first generation has it. */
interface Record1 {
  readonly state: string;
  readonly isCurrentlySubmittedToQueue: boolean;
  readonly stateChangedAt?: string;
  readonly prSha?: string;
  readonly readiness?: { readonly gitHubMergeability: string };
  /** Of the second generation: the id of its queue, where it is another one. */
  readonly queueId?: string;
}

/** In the queue. */
export const inside = (state: string, more: object = {}): Record1 => ({
  ...{ state, isCurrentlySubmittedToQueue: true },
  ...more,
});

/** A pull request that left the queue on 25 November at ten o'clock. */
export const gone = (state: string, prSha?: string, more: object = {}): Record1 => ({
  ...{ state, isCurrentlySubmittedToQueue: false, stateChangedAt: time('10:00:00') },
  ...(prSha === undefined ? {} : { prSha }),
  ...more,
});

export interface Known {
  /** Numbers of the pull requests in the queue, with their states; undefined where the queue lists none. */
  readonly entries?: Readonly<Record<number, string>> | undefined;
  /** Records or statuses of others; every other pull request was never submitted. */
  readonly records?: Readonly<Record<number, object | number>>;
  /** Answer to a submission. */
  readonly submitted?: (number: number) => readonly [status: number, body: string];
  /** Status of the answer to a withdrawal; 200 by default. */
  readonly withdrawn?: number;
  /** Called before a look-up of a pull request is answered. @param count of its look-ups, from 1 */
  readonly looked?: (number: number, count: number) => unknown;
  /** State of the queue; `running` by default. */
  readonly queueState?: string;
  /** Of the second generation: changes of state, the newest first, and the commit that each test run tested. */
  readonly history?: Readonly<Record<number, readonly object[]>>;
  readonly runs?: Readonly<Record<string, string>>;
  /** Of the second generation: true where the queue has more entries than it lists. */
  readonly isCut?: true;
  /** True where the history cannot be read. */
  readonly unreadHistory?: true;
}

/** What a service is asked by `sync-queue`, and by nobody else. */
export interface Service {
  readonly url: string;
  readonly received: readonly Received[];
  /** Numbers of the pull requests that were looked up, submitted or withdrawn, in order. */
  readonly asked: Readonly<Record<'look' | 'submit' | 'withdraw', number[]>>;
  readonly records: Map<number, Record1 | number>;
}

type State = Pick<Service, 'asked' | 'records'> & { readonly known: Known };

function look({ asked, records, known }: State, number: number): Record1 | number | undefined {
  asked.look.push(number);
  known.looked?.(number, asked.look.filter((one) => one === number).length);
  return records.get(number);
}

function submit({ asked, records, known }: State, number: number): readonly [status: number, body: string] {
  asked.submit.push(number);
  const answer = known.submitted?.(number) ?? ([200, 'OK'] as const);
  if (answer[0] === 200) records.set(number, inside('pending'));
  return answer;
}

function answerFirst(state: State, { url, body }: Received, response: ServerResponse): void {
  const { entries, queueState = 'running' } = state.known;
  const { pr } = JSON.parse(body) as { readonly pr: { readonly number: number } };
  if (url === '/v1/getQueue') {
    const rows = entries && Object.entries(entries).map(([number, state]) => ({ prNumber: Number(number), state }));
    respond(response, 200, { state: queueState, enqueuedPullRequests: rows });
  } else if (url === '/v1/getSubmittedPullRequest') {
    const record = look(state, pr.number) ?? 404;
    if (typeof record === 'number') respond(response, record, 'out of order');
    else respond(response, 200, record);
  } else if (url === '/v1/submitPullRequest') respond(response, ...submit(state, pr.number));
  else {
    state.asked.withdraw.push(pr.number);
    respond(response, state.known.withdrawn ?? 200, 'OK');
  }
}

const idOf = (number: number): string => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const camel = (state: string): string =>
  state.toLowerCase().replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** A record as the second generation has it. */
function secondOf(number: number, record: Record1): object {
  const { state, isCurrentlySubmittedToQueue, stateChangedAt, prSha, readiness, queueId = 'queue001' } = record;
  const mergeability = readiness === undefined ? undefined : camel(readiness.gitHubMergeability);
  return {
    ...{ id: idOf(number), repositoryId: idOf(0), number, sha: prSha, isCurrentlySubmittedToQueue },
    queueEntry: {
      ...{ id: 'entry', mergeQueueId: queueId, state: camel(state), stateChangedAt },
      readiness: { doesBaseBranchMatch: true, mergeability },
    },
  };
}

function answerSecond(state: State, { method, url, body }: Received, response: ServerResponse): void {
  const { entries = {}, queueState = 'running', history = {}, runs = {}, unreadHistory, isCut = false } = state.known;
  const { pathname, searchParams } = new URL(url, 'http://x');
  const list = (rows: readonly object[], hasMore = false): void => {
    respond(response, 200, { data: rows, hasMore, nextCursor: null });
  };
  if (pathname === '/v2/merge-queues') {
    const queue = { id: 'queue001', repositoryId: idOf(0), repositoryUrl: `https://github.com/${repository}` };
    list([{ ...queue, targetBranch: 'main', state: queueState, mode: 'queue', config: {} }]);
  } else if (pathname === '/v2/merge-queues/queue001/pull-requests' && method === 'POST') {
    const { number } = JSON.parse(body) as { number: number };
    const [status, text] = submit(state, number);
    if (status === 200) respond(response, 201, secondOf(number, inside('pending')));
    else respond(response, status, text);
  } else if (pathname === '/v2/merge-queues/queue001/pull-requests') {
    const rows = Object.entries(entries).map(([number, one]) => secondOf(Number(number), inside(one)));
    list(rows, isCut);
  } else if (pathname === '/v2/pull-requests') {
    const found = (searchParams.get('number') ?? '').split(',').flatMap((number) => {
      const record = look(state, Number(number));
      return typeof record === 'object' ? [secondOf(Number(number), record)] : [];
    });
    list(found);
  } else if (pathname === '/v2/queue-entry-history') {
    if (unreadHistory === true) respond(response, 500, 'not now');
    else list(Object.entries(history).map(([one, rows]) => ({ pullRequestId: idOf(Number(one)), transitions: rows })));
  } else if (pathname.startsWith('/v2/merge-queue-verification-runs/')) {
    const id = pathname.split('/').at(-1) ?? '';
    const sha = runs[id];
    const tested = [...state.records.keys()].map((number) => ({ id: idOf(number), number, sha, title: 'x' }));
    respond(response, sha === undefined ? 404 : 200, { id, checks: [], testedPullRequests: tested });
  } else {
    const number = Number(/(\d{12})\/dequeue$/.exec(pathname)?.[1]);
    state.asked.withdraw.push(number);
    respond(response, state.known.withdrawn ?? 200, secondOf(number, gone('cancelled')));
  }
}

/** A service that knows this of its pull requests. */
export async function serviceOf(generation: Generation, known: Known): Promise<Service> {
  const listed = Object.entries(known.entries ?? {}).map(([number, state]) => [number, inside(state)] as const);
  const records = [...listed, ...(Object.entries(known.records ?? {}) as [string, Record1 | number][])];
  const state: State = {
    ...{ known, asked: { look: [], submit: [], withdraw: [] } },
    records: new Map(records.map(([number, record]) => [Number(number), record])),
  };
  const answer = generation === 'v1' ? answerFirst : answerSecond;
  const { origin, received } = await serve((request, response) => answer(state, request, response));
  return { ...state, url: `${origin}/${generation}`, received };
}
