import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Change } from '../../packages/local-service/src/queue-rules/history.js';
import type { SyncRow } from '../../src/operations/sync/row.js';
import { type GitHubPullRequest, GitHubStandIn } from '../github.js';
import type { SoakOptions } from './pull-requests.js';
import {
  type Generation,
  type SoakReport,
  SoakedService,
  counted,
  faults,
  isFinal,
  randomFrom,
  repo,
  repository,
} from './soaked-service.js';

const queue = { repo, targetBranch: 'main' };
/** Share of the requests to either side that meet a fault. */
const faultShare = 0.3;
const mostOpen = 14;

/** What is counted; `killed` and `sideBySide` are runs of the step among `runs`. */
const figures = ['rounds', 'runs', 'killed', 'sideBySide', 'requests', 'struck', 'entries'] as const;
type Figure = (typeof figures)[number];

/** What must not happen. */
const wrongs = {
  lost: 'lost: labelled, and neither in the queue nor with a verdict that allows it',
  twice: 'in the queue more often than its head commits and requeue allow',
  tooMany: 'submitted with more than one request more by two runs',
  wrongWithdrawals: 'withdrawn with the label, or left in the queue without it',
  odd: 'failed without a fault, or ended otherwise than with 0 or 1 and one line',
} as const;
type Wrong = keyof typeof wrongs;

/** One repository with its queue, and what happened to its pull requests. */
class World {
  readonly #random: () => number;
  readonly #service: SoakedService;
  readonly #github: GitHubStandIn;
  readonly #generation: Generation;
  readonly counts: Record<Figure, number> = {
    rounds: 0,
    runs: 0,
    killed: 0,
    sideBySide: 0,
    requests: 0,
    struck: 0,
    entries: 0,
  };
  readonly verdicts: string[] = [];
  readonly found: Record<Wrong, string[]> = { lost: [], twice: [], tooMany: [], wrongWithdrawals: [], odd: [] };
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

  constructor(service: SoakedService, github: GitHubStandIn, generation: Generation, seed: number) {
    this.#service = service;
    this.#github = github;
    this.#generation = generation;
    this.#random = randomFrom(seed);
    github.instead = (_path, response) => this.#strikesGitHub(response);
    github.now = () => this.#now;
  }

  /** Makes the queue, and stops the clock of the service, which only events move on. */
  async begin(): Promise<void> {
    await this.#service.control('POST', '/clock', { running: false });
    await this.#pass(0);
    await this.#service.ask('createQueue', queue.targetBranch);
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
    await this.#service.control('DELETE', '/requests');
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
    const advance = { advanceMilliseconds: milliseconds };
    const { now } = await this.#service.control<{ now: string }>('POST', '/clock', advance);
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
        await this.#service.control('POST', '/outcomes', { pullRequest: opened.number, outcome: 'fail', times: 1 });
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
    await this.#service.control('POST', '/outcomes', { pullRequest: one.number, outcome, times: 1 });
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
    const all = (await this.#service.control<{ changes: Change[] }>('GET', '/changes')).changes;
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
      this.verdicts.push(verdict);
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
    return this.#service.control('POST', '/pull-request', {
      ...queue,
      pr: { number, ...(sha === undefined ? {} : { sha }) },
      ...more,
    });
  }

  async #requests(): Promise<readonly { readonly path: string; readonly body?: unknown }[]> {
    return (await this.#service.control<{ requests: { path: string; body?: unknown }[] }>('GET', '/requests')).requests;
  }

  async #startFaults(): Promise<void> {
    await this.#service.control('DELETE', '/requests');
    this.#faulty = true;
    this.#planned = 0;
    let passing = 0;
    for (let request = 0; request < 120; request += 1) {
      const fault = this.#random() < faultShare ? faults[this.#below(faults.length)] : undefined;
      if (fault === undefined) passing += 1;
      else {
        if (passing > 0) await this.#service.control('POST', '/faults', { times: passing });
        passing = 0;
        this.#planned += 1;
        await this.#service.control('POST', '/faults', { ...fault, times: 1 });
      }
    }
  }

  async #endFaults(): Promise<void> {
    const { total } = await this.#service.control<{ total: number }>('GET', '/requests');
    const { faults: left } = await this.#service.control<{ faults: { status?: number; connection?: string }[] }>(
      'GET',
      '/faults',
    );
    const unmet = left.filter(({ status, connection }) => status !== undefined || connection !== undefined).length;
    this.counts.struck += this.#planned - unmet;
    this.counts.requests += total;
    await this.#service.control('DELETE', '/faults');
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
  async #run(requeue: string, isKilled: boolean) {
    this.counts.runs += 1;
    if (isKilled) this.counts.killed += 1;
    const isFaulty = this.#faulty;
    const inputs = {
      operation: 'sync-queue',
      'github-token': 'a-github-token-for-the-soak',
      'required-label': 'merge',
      'target-branch': 'main',
      'withdraw-unlabelled': 'true',
      requeue,
      // A busy machine answers late, and a run without faults has to read everything.
      'request-timeout-seconds': isFaulty ? '1.5' : '30',
      summary: 'false',
    };
    const environment = { GITHUB_API_URL: this.#github.url, GITHUB_EVENT_NAME: 'schedule' };
    const killAfterMs = isKilled ? 100 + this.#below(1500) : undefined;
    const { exitCode, errors, output } = await this.#service.run(inputs, environment, killAfterMs);
    const file = output('sync-file');
    const rows = file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as SyncRow[]);
    const isOdd = (exitCode !== 0 && exitCode !== 1 && !isKilled) || (exitCode ?? errors.length) !== errors.length;
    const line =
      isOdd || (exitCode === 1 && !isFaulty) ? `exit code ${String(exitCode)}: ${errors.join(' | ')}` : undefined;
    return { exitCode, rows, line };
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

/** Rounds of one world after the other on one machine take long: the worlds share the rounds, side by side. */
const worlds = 4;

/**
 * Runs `sync-queue` many times over repositories in which pull requests, pushes, labels and failures come and go at random,
 * while three of ten requests to GitHub and to the service fail and runs are killed. After every round, one run without
 * faults must leave each labelled pull request in the queue, or with a verdict that allows its absence.
 */
export async function soakSync({ runs, seed, generation }: SoakOptions): Promise<SoakReport> {
  const work = async (index: number): Promise<World> => {
    // Several events meet a pull request in the queue.
    const durations = { notReady: 0, pending: 3000, testing: 9000, merging: 2000, switchingModes: 0 };
    const service = await SoakedService.start(generation, { durations });
    const github = new GitHubStandIn(repository);
    await github.listen();
    try {
      const world = new World(service, github, generation, seed * 1000 + index);
      await world.begin();
      const rounds = Math.ceil((runs - index) / worlds);
      for (let round = 0; round < rounds; round += 1) await world.round();
      return world;
    } finally {
      await github.close();
      await service.close();
    }
  };
  const all = await Promise.all(Array.from({ length: worlds }, (_, index) => work(index)));
  const sums = Object.fromEntries(
    figures.map((name) => [name, all.reduce((total, { counts }) => total + counts[name], 0)]),
  ) as Record<Figure, number>;
  return {
    ...sums,
    figures: { ...sums, 'verdicts after the runs without faults': counted(all.flatMap(({ verdicts }) => verdicts)) },
    wrong: Object.fromEntries(
      Object.entries(wrongs).map(([name, what]) => [what, all.flatMap(({ found }) => found[name as Wrong])]),
    ),
  };
}
