import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SyncRow } from '../src/operations/sync/row.js';
import type { Change } from '../packages/local-service/src/queue-rules/history.js';
import { type LocalService, startLocalService } from '../packages/local-service/src/server.js';
import { type GitHubPullRequest, GitHubStandIn } from './github.js';
import { type Generation, faults, randomFrom } from './soaking.js';
import { inputVariables } from './step.js';

export interface SyncSoakOptions {
  readonly rounds: number;
  /** The same events and faults for the same seed; what meets what is left to the machine. */
  readonly seed: number;
  readonly generation: Generation;
  /** No round begins after this time. */
  readonly minutes?: number | undefined;
}

/** What a soak of `sync-queue` found. The lists are empty when all is well. */
export interface SyncSoakReport {
  readonly rounds: number;
  /** Runs of the step, those that were killed, and those beside another one. */
  readonly runs: number;
  readonly killed: number;
  readonly sideBySide: number;
  readonly requests: number;
  readonly struck: number;
  readonly entries: number;
  readonly verdicts: Readonly<Record<string, number>>;
  /** Labelled, and after a run without faults neither in the queue nor with a verdict that allows its absence. */
  readonly lost: readonly string[];
  /** In the queue more often than its head commits and `requeue` allow. */
  readonly twice: readonly string[];
  /** Submitted by two runs at the same time with more than one request more. */
  readonly tooMany: readonly string[];
  /** Withdrawn with the label, or left in the queue after it lost the label. */
  readonly wrongWithdrawals: readonly string[];
  /** A run without faults that failed, or any run that ended otherwise than with 0 or 1 and one line. */
  readonly odd: readonly string[];
}

const bundle = resolve(import.meta.dirname, '../dist/index.js');
const token = 'a-token-for-the-soak';
const repository = 'soak/soak';
const repo = { host: 'github.com', owner: 'soak', name: 'soak' };
const queue = { repo, targetBranch: 'main' };
/** Share of the requests to either side that meet a fault. */
const faultShare = 0.3;
const mostOpen = 14;

type Numbers = Record<'rounds' | 'runs' | 'killed' | 'sideBySide' | 'requests' | 'struck' | 'entries', number>;

/** One repository with its queue, and what happened to its pull requests. */
class World {
  readonly #random: () => number;
  readonly #service: LocalService;
  readonly #github: GitHubStandIn;
  readonly #generation: Generation;
  readonly #folder: string;
  readonly counts: Numbers = { rounds: 0, runs: 0, killed: 0, sideBySide: 0, requests: 0, struck: 0, entries: 0 };
  readonly verdicts: Record<string, number> = {};
  readonly found = { lost: [], twice: [], tooMany: [], wrongWithdrawals: [], odd: [] } as Record<
    'lost' | 'twice' | 'tooMany' | 'wrongWithdrawals' | 'odd',
    string[]
  >;
  #number = 0;
  #faulty = false;
  /** How many changes of state were read. */
  #scanned = 0;
  /** Faults that were asked for in this round. */
  #planned = 0;
  /** How often a pull request entered the queue with a head commit, failed with it, and was asked for again by its label. */
  readonly #entered = new Map<string, number>();
  readonly #failed = new Map<string, number>();
  readonly #askedAgain = new Map<string, number>();
  /** Heads with which a person took a pull request out, or with which it was without its label. */
  readonly #excused = new Set<string>();
  /** The time of the service, by which GitHub's dates go, too. */
  #now = Date.now();

  constructor(service: LocalService, github: GitHubStandIn, generation: Generation, folder: string, seed: number) {
    this.#service = service;
    this.#github = github;
    this.#generation = generation;
    this.#folder = folder;
    this.#random = randomFrom(seed);
    github.instead = (_path, response) => this.#strikesGitHub(response);
    github.now = () => this.#now;
  }

  /** Makes the queue, and stops the clock of the service, which only events move on. */
  async begin(): Promise<void> {
    await this.#control('POST', '/clock', { running: false });
    await this.#pass(0);
    await fetch(`${this.#service.url}/createQueue`, {
      method: 'POST',
      headers: { 'x-api-token': token, 'content-type': 'application/json' },
      body: JSON.stringify(queue),
    });
  }

  /** One round: events, runs among faults, events meanwhile, and then one run without faults that is judged. */
  async round(): Promise<void> {
    this.counts.rounds += 1;
    for (let events = 2 + this.#below(4); events > 0; events -= 1) await this.#event();
    const requeue = this.#generation === 'v2' && this.#random() < 0.5 ? 'once' : 'never';
    if (this.#random() < 0.1) await this.#undisturbedTwins();
    else {
      await this.#startFaults();
      const isTwin = this.#random() < 0.25;
      if (isTwin) this.counts.sideBySide += 2;
      const runs = Array.from({ length: isTwin ? 2 : 1 }, () => this.#run(requeue, this.#random() < 0.2));
      while (this.#random() < 0.5) await this.#event();
      for (const { line } of await Promise.all(runs)) if (line !== undefined) this.found.odd.push(line);
      await this.#endFaults();
    }
    await this.#catchUp();
    const { exitCode, rows, line } = await this.#run(requeue, false);
    if (exitCode !== 0) this.found.odd.push(`a run without faults ended with ${String(exitCode)}: ${line ?? ''}`);
    await this.#judge(rows);
  }

  /** Two runs at the same time, without faults: at most one request more for each pull request. */
  async #undisturbedTwins(): Promise<void> {
    await this.#control('DELETE', '/requests');
    this.counts.sideBySide += 2;
    const runs = await Promise.all([this.#run('never', false), this.#run('never', false)]);
    for (const { line } of runs) if (line !== undefined) this.found.odd.push(line);
    const sent = new Map<number, number>();
    for (const { path, body } of await this.#requests()) {
      const number = path.endsWith('submitPullRequest')
        ? (body as { pr: { number: number } }).pr.number
        : /merge-queues\/[^/]+\/pull-requests$/.test(path) && typeof body === 'object'
          ? (body as { number: number }).number
          : undefined;
      if (number !== undefined) sent.set(number, (sent.get(number) ?? 0) + 1);
    }
    for (const [number, count] of sent) if (count > 2) this.found.tooMany.push(`#${String(number)}: ${String(count)}`);
  }

  /** Lets time pass at the service and on GitHub. */
  async #pass(milliseconds: number): Promise<void> {
    const { now } = (await this.#control('POST', '/clock', { advanceMilliseconds: milliseconds })) as { now: string };
    this.#now = Date.parse(now);
  }

  /** Events are two seconds apart, because GitHub's dates have whole seconds. */
  async #event(): Promise<void> {
    await this.#pass(2000);
    await this.#catchUp();
    const open = [...this.#github.pullRequests.values()].filter(({ state }) => state === 'open');
    const one = open[this.#below(Math.max(1, open.length))];
    const at = this.#random();
    if (one === undefined || (at < 0.25 && open.length < mostOpen)) {
      this.#number += 1;
      const own = this.#random() < 0.05 ? { branch: `trunk-merge/pr-${String(this.#number)}` } : {};
      const opened = this.#github.open(this.#number, {
        labels: this.#random() < 0.7 ? ['merge'] : [],
        fromFork: this.#random() < 0.1,
        draft: this.#random() < 0.1,
        ...own,
      });
      await this.#set(opened.number, { sha: opened.sha });
      if (this.#random() < 0.25)
        await this.#control('POST', '/outcomes', { pullRequest: opened.number, outcome: 'fail', times: 1 });
    } else if (at < 0.35) {
      const key = `${String(one.number)} ${one.sha}`;
      if (one.labels.includes('merge')) this.#github.unlabel(one, 'merge');
      else {
        this.#github.label(one, 'merge');
        this.#excused.delete(key);
        this.#askAgain(key);
      }
    } else if (at < 0.55) await this.#push(one);
    else if (at < 0.6) one.draft = !one.draft;
    else if (at < 0.63) one.base = one.base === 'main' ? 'release' : 'main';
    else if (at < 0.68) {
      one.mergeable = one.mergeable === false;
      await this.#set(one.number, { mergeable: one.mergeable });
    } else if (at < 0.76) {
      if (!(await this.#isQueued(one.number))) return;
      const key = `${String(one.number)} ${one.sha}`;
      this.#excused.add(key);
      // Without a history, a removed label explains every cancellation of the next hour.
      if (this.#generation === 'v1' && one.timeline.some(({ event }) => event === 'unlabeled')) this.#askAgain(key);
      await this.#set(one.number, { state: 'CANCELLED' });
    } else if (at < 0.8) one.state = 'closed';
    else await this.#pass(this.#below(25_000));
    await this.#catchUp();
  }

  #askAgain(key: string): void {
    this.#askedAgain.set(key, (this.#askedAgain.get(key) ?? 0) + 1);
  }

  /** A push of which the service hears at once: it takes the pull request out of the queue. */
  async #push(one: GitHubPullRequest): Promise<void> {
    await this.#scan();
    const before = one.sha;
    const outcome = this.#random() < 0.25 ? 'fail' : 'pass';
    await this.#control('POST', '/outcomes', { pullRequest: one.number, outcome, times: 1 });
    this.#github.push(one, `${this.#below(0xfff_ffff).toString(16)}${one.sha}`.slice(0, 40));
    await this.#set(one.number, { sha: one.sha, pushed: true });
    await this.#scan(new Map([[one.number, before]]));
  }

  /** What merged at the service is merged on GitHub. */
  async #catchUp(): Promise<void> {
    for (const { number, to } of await this.#scan()) {
      const one = this.#github.pullRequests.get(number);
      if (to === 'MERGED' && one !== undefined) Object.assign(one, { state: 'closed', merged: true });
    }
  }

  /** @param before heads until the push that the changes show */
  async #scan(before: ReadonlyMap<number, string> = new Map()): Promise<readonly Change[]> {
    const all = ((await this.#control('GET', '/changes')) as { changes: Change[] }).changes;
    // The service answers requests for histories from these changes, so they stay.
    const changes = all.slice(this.#scanned);
    this.#scanned = all.length;
    const hasPush = new Set(changes.filter(({ reason }) => reason !== undefined).map(({ number }) => number));
    for (const { number, from, to, reason } of changes) {
      const isBefore = hasPush.has(number) && before.has(number);
      const head = (isBefore ? before.get(number) : this.#github.pullRequests.get(number)?.sha) ?? '';
      const key = `${String(number)} ${head}`;
      if (reason !== undefined) hasPush.delete(number);
      if (to === 'FAILED') this.#failed.set(key, (this.#failed.get(key) ?? 0) + 1);
      if (!isFinal(from) || isFinal(to)) continue;
      const times = (this.#entered.get(key) ?? 0) + 1;
      this.#entered.set(key, times);
      this.counts.entries += 1;
      const oneMore = this.#generation === 'v2' && (this.#failed.get(key) ?? 0) > 0 ? 1 : 0;
      const allowed = 1 + oneMore + (this.#askedAgain.get(key) ?? 0);
      if (times > allowed) this.found.twice.push(`#${key} entered the queue ${String(times)} times`);
    }
    return changes;
  }

  async #judge(rows: readonly SyncRow[]): Promise<void> {
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    for (const one of this.#github.pullRequests.values()) {
      if (one.state !== 'open') continue;
      const isQueued = await this.#isQueued(one.number);
      const row = byNumber.get(one.number);
      const said = `#${String(one.number)} ${JSON.stringify(one)}: ${JSON.stringify(row)}`;
      const isOwn = one.branch.startsWith('trunk-merge/');
      if (!one.labels.includes('merge')) {
        const lost = one.timeline.findLast(({ label }) => label !== undefined)?.event === 'unlabeled';
        if (isQueued && lost && !isOwn) this.found.wrongWithdrawals.push(said);
        continue;
      }
      const verdict = row?.verdict ?? 'none';
      this.verdicts[verdict] = (this.verdicts[verdict] ?? 0) + 1;
      if (row?.action === 'withdrawn') this.found.wrongWithdrawals.push(said);
      if (isQueued !== this.#isSaidToBeQueued(row) && !isOwn)
        this.found.lost.push(`queued: ${String(isQueued)}. ${said}`);
      if (!isQueued && !this.#allowsAbsence(one, verdict)) this.found.lost.push(said);
    }
    await this.#scan();
  }

  #isSaidToBeQueued(row: SyncRow | undefined): boolean {
    return row?.action === 'submitted' || row?.verdict === 'waiting' || row?.verdict === 'testing';
  }

  /** True where the verdict allows a labelled pull request to be absent, and is true. */
  #allowsAbsence(one: GitHubPullRequest, verdict: string): boolean {
    if (waitsAsFork(one) && ['failed', 'dropped', 'never-submitted', 'cancelled'].includes(verdict)) return true;
    const key = `${String(one.number)} ${one.sha}`;
    switch (verdict) {
      case 'draft':
        return one.draft;
      case 'conflict':
        return one.mergeable === false;
      case 'other-base':
        return one.base !== 'main';
      case 'queues-own':
        return one.branch.startsWith('trunk-merge/');
      case 'failed':
        return (this.#failed.get(key) ?? 0) > 0;
      case 'cancelled':
        return this.#excused.has(key);
      default:
        return false;
    }
  }

  async #isQueued(number: number): Promise<boolean> {
    const { state } = (await this.#set(number, {
      mergeable: this.#github.pullRequests.get(number)?.mergeable ?? true,
    })) as {
      state?: string;
    };
    return state !== undefined && !isFinal(state.toUpperCase());
  }

  #set(number: number, { sha, ...more }: { sha?: string } & Record<string, unknown>): Promise<unknown> {
    return this.#control('POST', '/pull-request', {
      ...queue,
      pr: { number, ...(sha === undefined ? {} : { sha }) },
      ...more,
    });
  }

  async #control(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.#service.controlUrl + path, {
      method,
      // A slow machine may use a connection just when the service ends it for being idle.
      headers: { connection: 'close', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${String(response.status)}: ${await response.text()}`);
    return response.json();
  }

  async #requests(): Promise<readonly { readonly path: string; readonly body?: unknown }[]> {
    return ((await this.#control('GET', '/requests')) as { requests: { path: string; body?: unknown }[] }).requests;
  }

  async #startFaults(): Promise<void> {
    await this.#control('DELETE', '/requests');
    this.#faulty = true;
    this.#planned = 0;
    let passing = 0;
    for (let request = 0; request < 120; request += 1) {
      const fault = this.#random() < faultShare ? faults[this.#below(faults.length)] : undefined;
      if (fault === undefined) passing += 1;
      else {
        if (passing > 0) await this.#control('POST', '/faults', { times: passing });
        passing = 0;
        this.#planned += 1;
        await this.#control('POST', '/faults', { ...fault, times: 1 });
      }
    }
  }

  async #endFaults(): Promise<void> {
    const { total } = (await this.#control('GET', '/requests')) as { total: number };
    const { faults: left } = (await this.#control('GET', '/faults')) as {
      faults: { status?: number; connection?: string }[];
    };
    const unmet = left.filter(({ status, connection }) => status !== undefined || connection !== undefined).length;
    this.counts.struck += this.#planned - unmet;
    this.counts.requests += total;
    await this.#control('DELETE', '/faults');
    this.#faulty = false;
  }

  #strikesGitHub(response: ServerResponse): boolean {
    if (!this.#faulty) return false;
    this.counts.requests += 1;
    if (this.#random() >= faultShare) return false;
    this.counts.struck += 1;
    const at = this.#random();
    if (at < 0.3) response.destroy();
    else if (at < 0.33) {
      response.writeHead(429, { 'retry-after': '0' });
      response.end('{"message":"You have exceeded a secondary rate limit"}');
    } else {
      response.writeHead(500 + this.#below(4));
      response.end('not now');
    }
    return true;
  }

  /** Runs the bundle. @param isKilled true to kill it at some moment */
  #run(requeue: string, isKilled: boolean) {
    const output = join(this.#folder, `output-${String(this.counts.runs)}-${String(this.#random()).slice(2)}`);
    writeFileSync(output, '');
    const inputs = {
      operation: 'sync-queue',
      'base-url': this.#generation === 'v1' ? this.#service.url : this.#service.secondUrl,
      'api-token': token,
      'github-token': 'a-github-token-for-the-soak',
      'required-label': 'merge',
      'target-branch': 'main',
      'withdraw-unlabelled': 'true',
      requeue,
      // A busy machine answers late, and a run without faults has to read everything.
      'request-timeout-seconds': this.#faulty ? '1.5' : '30',
      'max-attempts': '10',
      summary: 'false',
    };
    this.counts.runs += 1;
    const child: ChildProcess = spawn(process.execPath, [bundle], {
      env: {
        PATH: process.env.PATH,
        GITHUB_REPOSITORY: repository,
        GITHUB_API_URL: this.#github.url,
        GITHUB_EVENT_NAME: 'schedule',
        GITHUB_OUTPUT: output,
        RUNNER_TEMP: this.#folder,
        GITHUB_WORKSPACE: this.#folder,
        ...inputVariables(inputs),
      },
    });
    if (isKilled) {
      this.counts.killed += 1;
      setTimeout(() => child.kill('SIGKILL'), 100 + this.#below(1500)).unref();
    }
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    return new Promise<{ exitCode: number | null; rows: readonly SyncRow[]; line?: string }>((done, fail) => {
      child.once('error', fail).once('close', (exitCode) => {
        const file = /sync-file<<(.+)\n(.*)\n\1/.exec(readFileSync(output, 'utf8'))?.[2];
        const rows = file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as SyncRow[]);
        const errors = [...stdout.matchAll(/^::error::(.*)$/gm)].map(([, line = '']) => line);
        const isOdd = (exitCode !== 0 && exitCode !== 1 && !isKilled) || (exitCode ?? errors.length) !== errors.length;
        done({
          exitCode,
          rows,
          ...(isOdd || (exitCode === 1 && !this.#faulty)
            ? { line: `exit code ${String(exitCode)}: ${errors.join(' | ')}` }
            : {}),
        });
      });
    });
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most);
  }
}

/** True for a fork's pull request that changed after its label was added. */
function waitsAsFork({ fromFork, timeline, updatedAt = '', pushedAt = '' }: GitHubPullRequest): boolean {
  const added = Date.parse(timeline.findLast(({ event }) => event === 'labeled')?.created_at ?? '');
  return fromFork && !(Date.parse(updatedAt) <= added + 1000 && Date.parse(pushedAt) < added);
}

const isFinal = (state: string | null): boolean => state === null || ['MERGED', 'FAILED', 'CANCELLED'].includes(state);

/** Rounds of one world after the other on one machine take long: the worlds share the rounds, side by side. */
const worlds = 4;

/**
 * Runs `sync-queue` many times over repositories in which pull requests, pushes, labels and failures come and go at random,
 * while three of ten requests to GitHub and to the service fail and runs are killed. After every round, one run without
 * faults must leave each labelled pull request in the queue, or with a verdict that allows its absence.
 */
export async function soakSync({
  rounds,
  seed,
  generation,
  minutes = Infinity,
}: SyncSoakOptions): Promise<SyncSoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-sync-soak-'));
  const started = performance.now();
  const isOver = (): boolean => performance.now() - started > minutes * 60_000;
  const work = async (index: number): Promise<World> => {
    const service = await startLocalService({
      token,
      // Several events meet a pull request in the queue.
      durations: { notReady: 0, pending: 3000, testing: 9000, merging: 2000, switchingModes: 0 },
    });
    const github = new GitHubStandIn(repository);
    await github.listen();
    try {
      const world = new World(service, github, generation, folder, seed * 1000 + index);
      await world.begin();
      const share = Math.ceil((rounds - index) / worlds);
      for (let round = 0; round < share && !isOver(); round += 1) await world.round();
      return world;
    } finally {
      await github.close();
      await service.close();
    }
  };
  try {
    const all = await Promise.all(Array.from({ length: worlds }, (_, index) => work(index)));
    const sum = (name: keyof Numbers): number => all.reduce((total, { counts }) => total + counts[name], 0);
    const lists = (name: keyof World['found']): readonly string[] => all.flatMap(({ found }) => found[name]);
    const verdicts: Record<string, number> = {};
    for (const world of all)
      for (const [verdict, count] of Object.entries(world.verdicts))
        verdicts[verdict] = (verdicts[verdict] ?? 0) + count;
    return {
      rounds: sum('rounds'),
      runs: sum('runs'),
      killed: sum('killed'),
      sideBySide: sum('sideBySide'),
      requests: sum('requests'),
      struck: sum('struck'),
      entries: sum('entries'),
      verdicts,
      lost: lists('lost'),
      twice: lists('twice'),
      tooMany: lists('tooMany'),
      wrongWithdrawals: lists('wrongWithdrawals'),
      odd: lists('odd'),
    };
  } finally {
    // A run that was killed may still have a file there.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
