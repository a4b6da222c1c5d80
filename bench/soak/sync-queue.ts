import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { SyncRow } from '../../src/operations/sync/row.js';
import { type GitHubPullRequest, GitHubStandIn } from '../github.js';
import {
  type Generation,
  type SoakOptions,
  type SoakReport,
  SoakedService,
  counted,
  isEntry,
  isFinal,
  pick,
  randomFrom,
  repo,
  repository,
} from './soaked-service.js';

const queue = { repo, targetBranch: 'main' };
/** Share of the requests to either side that meet a fault. */
const faultShare = 0.3;
const mostOpen = 14;

/** What must not happen. */
const wrongs = {
  lost: 'lost: labelled, and neither in the queue nor with a verdict that allows it',
  restless: 'submitted or withdrawn by a second run, after which nothing had happened',
  tooMany: 'submitted with more than one request more by two runs',
  wrongWithdrawals: 'withdrawn with the label, or left in the queue without it',
  odd: 'failed without a fault, or ended otherwise than with 0 or 1 and one line',
} as const;

/** What the service says of a pull request. */
interface AtService {
  readonly state?: string;
  readonly prSha?: string;
}

/** One repository with its queue, and what happened to its pull requests. */
class World {
  readonly #random: () => number;
  readonly #service: SoakedService;
  readonly #github: GitHubStandIn;
  readonly #generation: Generation;
  /** `killed` and `sideBySide` are runs of the step among `runs`. */
  readonly counts = { rounds: 0, runs: 0, killed: 0, sideBySide: 0, requests: 0, struck: 0, entries: 0 };
  readonly verdicts: string[] = [];
  readonly found: Record<keyof typeof wrongs, string[]> = {
    ...{ lost: [], restless: [], tooMany: [], wrongWithdrawals: [], odd: [] },
  };
  #faulty = false;
  /** Pull requests with the heads at which a person took them out, until somebody asks for them again by the label. */
  readonly #takenOut = new Set<string>();
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

  /** One round: events, runs among faults, events meanwhile, one run without faults that is judged, and a second one that must change nothing. */
  async round(): Promise<void> {
    this.counts.rounds += 1;
    for (let events = 2 + this.#below(4); events > 0; events -= 1) await this.#event();
    const requeue = this.#generation === 'v2' && this.#random() < 0.5 ? 'once' : 'never';
    if (this.#random() < 0.1) await this.#undisturbedTwins();
    else await this.#faultyRuns(requeue);
    await this.#catchUp();
    await this.#judge(await this.#undisturbed(requeue));
    for (const { number, action } of await this.#undisturbed(requeue)) {
      if (action !== 'none') this.found.restless.push(`#${String(number)}: ${action}`);
    }
    this.counts.entries = (await this.#service.changes()).filter(isEntry).length;
  }

  async #faultyRuns(requeue: string): Promise<void> {
    await this.#service.control('DELETE', '/requests');
    await this.#service.strike(this.#random, 120, faultShare);
    this.#faulty = true;
    const isTwin = this.#random() < 0.25;
    if (isTwin) this.counts.sideBySide += 2;
    const runs = Array.from({ length: isTwin ? 2 : 1 }, () => this.#run(requeue, this.#random() < 0.2));
    while (this.#random() < 0.5) await this.#event();
    await Promise.all(runs);
    this.counts.struck += await this.#service.endFaults();
    this.counts.requests += (await this.#requests()).length;
    this.#faulty = false;
  }

  async #undisturbed(requeue: string): Promise<readonly SyncRow[]> {
    const { exitCode, rows } = await this.#run(requeue);
    if (exitCode !== 0) this.found.odd.push(`a run without faults ended with ${String(exitCode)}`);
    return rows;
  }

  /** Two runs at the same time, without faults: at most one request more for each pull request. */
  async #undisturbedTwins(): Promise<void> {
    await this.#service.control('DELETE', '/requests');
    this.counts.sideBySide += 2;
    await Promise.all([this.#undisturbed('never'), this.#undisturbed('never')]);
    const submitted = (await this.#requests()).flatMap(({ method, path, body }) => {
      if (method !== 'POST' || !/submitPullRequest$|merge-queues\/[^/]+\/pull-requests$/.test(path)) return [];
      const { number, pr } = body as { readonly number?: number; readonly pr?: { readonly number: number } };
      return [String(number ?? pr?.number)];
    });
    for (const [number, count] of Object.entries(counted(submitted)))
      if (count > 2) this.found.tooMany.push(`#${number}: ${String(count)}`);
  }

  async #requests() {
    const path = '/requests';
    return (await this.#service.control<{ requests: { method: string; path: string; body?: unknown }[] }>('GET', path))
      .requests;
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
    const one = pick(this.#random, open);
    if (one === undefined || (open.length < mostOpen && this.#random() < 0.25)) await this.#open();
    else await this.#change(one);
    await this.#catchUp();
  }

  async #open(): Promise<void> {
    const number = this.#github.pullRequests.size + 1;
    const { sha } = this.#github.open(number, {
      labels: this.#random() < 0.7 ? ['merge'] : [],
      fromFork: this.#random() < 0.1,
      draft: this.#random() < 0.1,
      ...(this.#random() < 0.05 ? { branch: `trunk-merge/pr-${String(number)}` } : {}),
    });
    await this.#set(number, { pr: { number, sha } });
    await this.#planTests(number);
  }

  async #planTests(pullRequest: number): Promise<void> {
    const outcome = this.#random() < 0.25 ? 'fail' : 'pass';
    await this.#service.control('POST', '/outcomes', { pullRequest, outcome, times: 1 });
  }

  async #change(one: GitHubPullRequest): Promise<void> {
    const { number } = one;
    const at = this.#random();
    if (at < 0.14) {
      this.#takenOut.delete(keyOf(one));
      if (one.labels.includes('merge')) this.#github.unlabel(one, 'merge');
      else this.#github.label(one, 'merge');
    } else if (at < 0.4) {
      // The service hears of a push at once: it takes the pull request out of the queue.
      await this.#planTests(number);
      this.#github.push(one, `${this.#below(0xfff_ffff).toString(16)}${one.sha}`.slice(0, 40));
      await this.#set(number, { pr: { number, sha: one.sha }, pushed: true });
    } else if (at < 0.47) one.draft = !one.draft;
    else if (at < 0.51) one.base = one.base === 'main' ? 'release' : 'main';
    else if (at < 0.58) one.mergeable = one.mergeable === false;
    else if (at < 0.69) {
      if (!isQueued(await this.#set(number))) return;
      this.#takenOut.add(keyOf(one));
      await this.#set(number, { state: 'CANCELLED' });
    } else if (at < 0.74) one.state = 'closed';
    else await this.#pass(this.#below(25_000));
  }

  /** What merged at the service is merged on GitHub. */
  async #catchUp(): Promise<void> {
    for (const { number, to } of await this.#service.changes()) {
      const one = this.#github.pullRequests.get(number);
      if (to === 'MERGED' && one !== undefined) Object.assign(one, { state: 'closed', merged: true });
    }
  }

  async #judge(rows: readonly SyncRow[]): Promise<void> {
    for (const one of this.#github.pullRequests.values()) {
      if (one.state !== 'open' || one.branch.startsWith('trunk-merge/')) continue;
      const row = rows.find(({ number }) => number === one.number);
      const service = await this.#set(one.number);
      const said = `#${String(one.number)} ${JSON.stringify([one, service, row])}`;
      if (!one.labels.includes('merge')) {
        const lost = one.timeline.findLast(({ label }) => label !== undefined)?.event === 'unlabeled';
        if (isQueued(service) && lost) this.found.wrongWithdrawals.push(said);
        continue;
      }
      const { verdict = 'none', action } = row ?? {};
      this.verdicts.push(verdict);
      if (action === 'withdrawn') this.found.wrongWithdrawals.push(said);
      const isSaid = action === 'submitted' || verdict === 'waiting' || verdict === 'testing';
      if (isQueued(service) ? !isSaid : isSaid || !this.#allowsAbsence(one, service, verdict))
        this.found.lost.push(said);
    }
  }

  /** True where the verdict allows a labelled pull request to be absent, and is true. */
  #allowsAbsence(one: GitHubPullRequest, { state, prSha }: AtService, verdict: string): boolean {
    if (waitsAsFork(one) && ['failed', 'dropped', 'never-submitted', 'cancelled'].includes(verdict)) return true;
    switch (verdict) {
      case 'draft':
        return one.draft;
      case 'conflict':
        return one.mergeable === false;
      case 'other-base':
        return one.base !== 'main';
      case 'failed':
        return state?.toUpperCase() === 'FAILED' && prSha === one.sha;
      case 'cancelled':
        return this.#takenOut.has(keyOf(one));
      default:
        return false;
    }
  }

  /** Tells the service what GitHub and the events say of a pull request. @returns what it says of it */
  #set(number: number, more: object = {}): Promise<AtService> {
    const mergeable = this.#github.pullRequests.get(number)?.mergeable ?? true;
    return this.#service.control('POST', '/pull-request', { ...queue, pr: { number }, mergeable, ...more });
  }

  #strikesGitHub(response: ServerResponse): boolean {
    if (!this.#faulty) return false;
    this.counts.requests += 1;
    if (this.#random() >= faultShare) return false;
    this.counts.struck += 1;
    const at = this.#random();
    if (at < 0.3) response.destroy();
    else if (at < 0.33)
      response.writeHead(429, { 'retry-after': '0' }).end('{"message":"You have exceeded a secondary rate limit"}');
    else response.writeHead(500 + this.#below(4)).end('not now');
    return true;
  }

  /** Runs the bundle. @param isKilled true to kill it at some moment */
  async #run(requeue: string, isKilled = false) {
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
    const { exitCode, errors, outputs } = await this.#service.run(inputs, environment, killAfterMs);
    const isEnd = exitCode === null ? isKilled : exitCode <= 1 && exitCode === errors.length;
    if (!isEnd || (exitCode === 1 && !isFaulty))
      this.found.odd.push(`exit code ${String(exitCode)}: ${errors.join(' | ')}`);
    const file = outputs.get('sync-file');
    return { exitCode, rows: file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as SyncRow[]) };
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most);
  }
}

const keyOf = ({ number, sha }: GitHubPullRequest): string => `${String(number)} ${sha}`;
const isQueued = ({ state }: AtService): boolean => state !== undefined && !isFinal(state.toUpperCase());

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
 * faults must leave each labelled pull request in the queue, or with a verdict that allows its absence, and a second one has nothing to do.
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
  const sums = { rounds: 0, runs: 0, killed: 0, sideBySide: 0, requests: 0, struck: 0, entries: 0 };
  const names = Object.keys(sums) as (keyof typeof sums)[];
  for (const { counts } of all) for (const name of names) sums[name] += counts[name];
  const found = (name: string) => all.flatMap((world) => world.found[name as keyof typeof wrongs]);
  return {
    ...sums,
    figures: { ...sums, 'verdicts after the runs without faults': counted(all.flatMap(({ verdicts }) => verdicts)) },
    wrong: Object.fromEntries(Object.entries(wrongs).map(([name, what]) => [what, found(name)])),
  };
}
