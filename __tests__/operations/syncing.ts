import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { GitHubStandIn } from '../../bench/github.js';
import { token } from '../steps/local-service.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { schemaOf } from '../steps/schemas.js';
import { type Received, respond, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

export const repository = 'Codertocat/Hello-World';

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
  inputs: Readonly<Record<string, string>> = {},
  event: StepOptions['event'] = { name: 'schedule', payload: {} },
  environment: Readonly<Record<string, string>> = {},
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
export interface Record1 {
  readonly state: string;
  readonly isCurrentlySubmittedToQueue: boolean;
  readonly stateChangedAt?: string;
  readonly prSha?: string;
  readonly readiness?: { readonly gitHubMergeability: string };
}

/** A pull request that left the queue on 25 November at ten o'clock. */
export const gone = (state: string, prSha?: string, more: object = {}): Record1 => ({
  ...{ state, isCurrentlySubmittedToQueue: false, stateChangedAt: '2026-11-25T10:00:00Z' },
  ...(prSha === undefined ? {} : { prSha }),
  ...more,
});

/** What a service is asked by `sync-queue`, and by nobody else. */
export interface Service {
  readonly url: string;
  readonly received: readonly Received[];
  /** Numbers of the pull requests that were submitted, looked up or withdrawn, in order. */
  asked(name: 'submitPullRequest' | 'getSubmittedPullRequest' | 'cancelPullRequest'): readonly number[];
  readonly records: Map<number, Record1>;
}

export interface ServiceOptions {
  /** Answer to a submission. */
  readonly submitted?: (number: number) => readonly [status: number, body: string];
  /** Called before a look-up of a pull request is answered. @param count of its look-ups, from 1 */
  readonly looked?: (number: number, count: number) => void;
  /** Of the second generation: changes of state, the newest first, and the commit that each test run tested. */
  readonly history?: Readonly<Record<number, readonly object[]>>;
  readonly runs?: Readonly<Record<string, string>>;
  /** State of the queue; `running` by default. */
  readonly queueState?: string;
  /** Of the second generation: true where the queue has more entries than it lists. */
  readonly isCut?: true;
  /** True where the history cannot be read. */
  readonly unreadHistory?: true;
}

const waiting: Record1 = { state: 'pending', isCurrentlySubmittedToQueue: true };

/** A service of the first generation with these entries, and these records or statuses; every other pull request was never submitted. */
export async function firstGeneration(
  entries: readonly object[] | undefined,
  records: Readonly<Record<number, object | number>> = {},
  { submitted = () => [200, 'OK'], looked = () => undefined, queueState: state = 'running' }: ServiceOptions = {},
): Promise<Service> {
  const now = new Map(Object.entries(records).map(([number, record]) => [Number(number), record as Record1]));
  const numberOf = ({ body }: Received): number => (JSON.parse(body) as { pr: { number: number } }).pr.number;
  const server = await serve((request, response) => {
    if (request.url === '/v1/getQueue') respond(response, 200, { state, enqueuedPullRequests: entries });
    else if (request.url === '/v1/getSubmittedPullRequest') {
      const number = numberOf(request);
      looked(number, service.asked('getSubmittedPullRequest').filter((one) => one === number).length);
      const record: Record1 | number = now.get(number) ?? 404;
      if (typeof record === 'number') respond(response, record, 'out of order');
      else respond(response, 200, record);
    } else if (request.url === '/v1/submitPullRequest') {
      const number = numberOf(request);
      const [status, body] = submitted(number);
      if (status === 200) now.set(number, waiting);
      respond(response, status, body);
    } else respond(response, 200, 'OK');
  });
  const asked = (name: string): number[] =>
    server.received.filter(({ url }) => url === `/v1/${name}`).map((request) => numberOf(request));
  const service = { url: server.url, received: server.received, asked, records: now };
  return service;
}

const idOf = (number: number): string => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The same of the second generation. */
export async function secondGeneration(
  entries: readonly { readonly prNumber: number; readonly state: string }[] | undefined,
  records: Readonly<Record<number, object>> = {},
  {
    submitted = () => [200, 'OK'],
    looked = () => undefined,
    history = {},
    runs = {},
    unreadHistory,
    isCut,
  }: ServiceOptions = {},
): Promise<Service> {
  const now = new Map(Object.entries(records).map(([number, record]) => [Number(number), record as Record1]));
  const queue = { id: 'queue001', repositoryId: idOf(0), targetBranch: 'main', state: 'running', mode: 'queue' };
  const looks: number[] = [];
  const recordOf = (number: number, record: Record1) => {
    const { state, isCurrentlySubmittedToQueue, stateChangedAt, prSha, readiness } = record;
    const mergeability = readiness === undefined ? undefined : camel(readiness.gitHubMergeability);
    return {
      ...{ id: idOf(number), repositoryId: idOf(0), number, sha: prSha, isCurrentlySubmittedToQueue },
      queueEntry: {
        ...{ id: 'entry', mergeQueueId: queue.id, state: camel(state), stateChangedAt },
        readiness: { doesBaseBranchMatch: true, mergeability },
      },
    };
  };
  const page = (...data: readonly object[]) => ({ data, hasMore: false, nextCursor: null });
  const server = await serve(({ method, url, body }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    const numbers = (searchParams.get('number') ?? '').split(',').map(Number);
    if (pathname === '/v2/merge-queues') {
      respond(response, 200, page({ ...queue, repositoryUrl: `https://github.com/${repository}`, config: {} }));
    } else if (method === 'POST' && pathname === `/v2/merge-queues/${queue.id}/pull-requests`) {
      const { number } = JSON.parse(body) as { number: number };
      const [status, text] = submitted(number);
      if (status === 200) now.set(number, waiting);
      respond(response, status === 200 ? 201 : status, status === 200 ? recordOf(number, waiting) : text);
    } else if (pathname === `/v2/merge-queues/${queue.id}/pull-requests`) {
      const rows = (entries ?? []).map(({ prNumber, state }) => recordOf(prNumber, { ...waiting, state }));
      respond(response, 200, { ...page(...rows), hasMore: isCut === true });
    } else if (pathname === '/v2/pull-requests') {
      for (const number of numbers) {
        looks.push(number);
        looked(number, looks.filter((one) => one === number).length);
      }
      const found = numbers.flatMap((number) => {
        const record = now.get(number);
        return record === undefined ? [] : [recordOf(number, record)];
      });
      respond(response, 200, page(...found));
    } else if (pathname === '/v2/queue-entry-history' && unreadHistory === true) respond(response, 500, 'not now');
    else if (pathname === '/v2/queue-entry-history') {
      const all = Object.entries(history).map(([number, transitions]) => ({
        pullRequestId: idOf(Number(number)),
        transitions,
      }));
      respond(response, 200, page(...all));
    } else if (pathname.startsWith('/v2/merge-queue-verification-runs/')) {
      const id = pathname.split('/').at(-1) ?? '';
      const sha = runs[id];
      const tested = [...now.keys()].map((number) => ({ id: idOf(number), number, sha, title: 'x' }));
      respond(response, sha === undefined ? 404 : 200, { id, checks: [], testedPullRequests: tested });
    } else respond(response, 200, recordOf(Number(/(\d{12})\/dequeue$/.exec(pathname)?.[1]), gone('cancelled')));
  });
  const asked: Service['asked'] = (name) => {
    if (name === 'getSubmittedPullRequest') return looks;
    const wanted = name === 'submitPullRequest' ? /merge-queues\/[^/]+\/pull-requests$/ : /\/dequeue$/;
    return server.received
      .filter(({ method, url }) => method === 'POST' && wanted.test(url))
      .map(({ url, body }) =>
        name === 'submitPullRequest'
          ? (JSON.parse(body) as { number: number }).number
          : Number(/(\d{12})\/dequeue$/.exec(url)?.[1]),
      );
  };
  return { url: `${server.origin}/v2`, received: server.received, asked, records: now };
}

const camel = (state: string): string =>
  state.toLowerCase().replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

export const generations = { v1: firstGeneration, v2: secondGeneration } as const;
