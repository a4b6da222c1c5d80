import type { Change } from '../../packages/local-service/src/queue-rules/history.js';
import {
  type Generation,
  type SoakReport,
  SoakedService,
  counted,
  faults,
  isFinal,
  randomFrom,
} from './soaked-service.js';

export interface SoakOptions {
  readonly runs: number;
  /** The same faults and the same kinds of runs for the same seed; what meets what is left to the machine. */
  readonly seed: number;
  /** Which generation of the interface the steps speak. */
  readonly generation: Generation;
}

/** How many runs there are side by side. */
const atOnce = 4;
const branches = 20;
/** The probability of one more fault after each, which holds for every fault that is added. */
const faultShare = 0.4;
/** How often faults are added before a step, so that more than three of ten requests meet one. */
const faultsBefore: Readonly<Record<Generation, number>> = { v1: 2, v2: 3 };
/** By so much may the times of a step and of the service differ. */
const toleranceMs = 50;

/** Those that end a step, which is then no success; rare, so that most go on. */
const refusals: readonly object[] = [
  { status: 418, body: 'not here' },
  { status: 307, headers: { Location: 'https://elsewhere.example/v1' } },
];

type Kind =
  | 'submit-pull-request'
  | 'submit and wait'
  | 'get-submitted-pull-request'
  | 'wait-for-pull-request'
  | 'cancel-pull-request'
  | 'restart-tests-on-pull-request'
  | 'create-queue';

/** Kinds of runs by their share in a hundred. All but the first two and the last are about what was submitted before. */
const shares: readonly (readonly [Kind, number])[] = [
  ['submit-pull-request', 45],
  ['submit and wait', 10],
  ['get-submitted-pull-request', 15],
  ['wait-for-pull-request', 10],
  ['cancel-pull-request', 8],
  ['restart-tests-on-pull-request', 7],
  ['create-queue', 5],
];
const fresh: ReadonlySet<Kind> = new Set(['submit-pull-request', 'submit and wait', 'create-queue']);

interface Run {
  readonly kind: Kind;
  readonly number: number;
  readonly branch: string;
  readonly exitCode: number | null;
  readonly state: string | undefined;
  readonly error: string;
  readonly errors: number;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** What a new queue is asked to have. In the second generation, one setting takes a separate request. */
const settingsOf = (number: number, generation: Generation): Readonly<Record<string, unknown>> => ({
  concurrency: (number % 9) + 1,
  ...(generation === 'v1' ? {} : { mergeMethod: 'squash' }),
});

/**
 * Runs the bundle many times against a local service that fails in three of ten requests and whose queues move meanwhile, and
 * compares what every step said with what the service remembers of that pull request.
 */
export async function soakPullRequests({ runs, seed, generation }: SoakOptions): Promise<SoakReport> {
  const service = await SoakedService.start(generation, {
    durations: { notReady: 100, pending: 200, testing: 600, merging: 200, switchingModes: 100 },
    failing: Array.from({ length: runs }, (_, index) => index + 1).filter((number) => number % 7 === 3),
  });
  try {
    // A submission of the second generation makes no queue.
    for (let branch = 0; branch < branches; branch += 1) await service.ask('createQueue', `branch-${String(branch)}`);
    const { ended, added } = await runSteps(service, runs, randomFrom(seed), generation);
    const { faults: waiting } = await service.control<{ faults: unknown[] }>('GET', '/faults');
    await service.control('DELETE', '/faults');
    const { changes } = await service.control<{ changes: Change[] }>('GET', '/changes');
    const { total } = await service.control<{ total: number }>('GET', '/requests');
    const queues = new Map<string, Record<string, unknown> | undefined>();
    for (const { kind, branch } of ended)
      if (kind === 'create-queue') queues.set(branch, await queueOf(service, branch));
    const times = ended.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((a, b) => a - b);
    return {
      requests: total,
      struck: added - waiting.length,
      figures: {
        'runs by operation': counted(ended.map(({ kind }) => kind)),
        succeeded: ended.filter(({ exitCode }) => exitCode === 0).length,
        'reported states': counted(ended.flatMap(({ state }) => state ?? [])),
        'changes of state at the service': changes.length,
        'median milliseconds of a run': times[times.length >> 1] ?? 0,
        'failed and said that it may have been done': ended.filter(mayBeDone).length,
      },
      wrong: compare(ended, changes, queues, generation),
    };
  } finally {
    await service.close();
  }
}

async function queueOf(service: SoakedService, targetBranch: string): Promise<Record<string, unknown> | undefined> {
  const response = await service.ask('getQueue', targetBranch);
  return response.ok ? ((await response.json()) as Record<string, unknown>) : undefined;
}

/** Runs steps side by side. @returns how each ended, and how many faults were added */
async function runSteps(
  service: SoakedService,
  runs: number,
  random: () => number,
  generation: Generation,
): Promise<{ readonly ended: readonly Run[]; readonly added: number }> {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  let added = 0;
  const addFaults = async (requests: number): Promise<void> => {
    for (let request = 0; request < requests; request += 1) {
      while (random() < faultShare) {
        await service.control('POST', '/faults', { ...pick(random() < 0.05 ? refusals : faults), times: 1 });
        added += 1;
      }
    }
  };
  const ended: Run[] = [];
  const submitted: { readonly number: number; readonly branch: string }[] = [];
  /** One run at a time for each pull request, so that it is known which run did what. */
  const busy = new Set<number>();
  let next = 1;
  const work = async (): Promise<void> => {
    while (next <= runs) {
      const number = next;
      next += 1;
      let at = random() * 100;
      const wanted = shares.find(([, share]) => (at -= share) < 0)?.[0] ?? 'submit-pull-request';
      const free = submitted.slice(-12).filter((one) => !busy.has(one.number));
      const earlier = fresh.has(wanted) ? undefined : pick(free);
      const kind = earlier === undefined && !fresh.has(wanted) ? 'submit-pull-request' : wanted;
      const branch = kind === 'create-queue' ? `made-${String(number)}` : `branch-${String(number % branches)}`;
      const subject = earlier ?? { number, branch };
      busy.add(subject.number);
      await addFaults(faultsBefore[generation]);
      const run = await runStep(service, kind, subject, generation);
      ended.push(run);
      busy.delete(subject.number);
      if (kind.startsWith('submit') && run.exitCode === 0) submitted.push(subject);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { ended, added };
}

async function runStep(
  service: SoakedService,
  kind: Kind,
  { number, branch }: { readonly number: number; readonly branch: string },
  generation: Generation,
): Promise<Run> {
  const startedAt = Date.now();
  const { exitCode, errors, output } = await service.run({
    operation: kind === 'submit and wait' ? 'submit-pull-request' : kind,
    'pull-request': String(number),
    'target-branch': branch,
    'request-timeout-seconds': '1.5',
    'wait-timeout-minutes': '1',
    'poll-interval-seconds': '0.3',
    wait: String(kind === 'submit and wait'),
    ...(kind === 'create-queue' ? { 'queue-settings': JSON.stringify(settingsOf(number, generation)) } : {}),
  });
  const state = output('pull-request-state');
  const error = errors[0] ?? '';
  return { kind, number, branch, exitCode, state, error, errors: errors.length, startedAt, endedAt: Date.now() };
}

const mayBeDone = ({ error }: Run): boolean => error.includes('may have been done');

/** What the steps said, beside what happened. */
function compare(
  ended: readonly Run[],
  changes: readonly Change[],
  queues: ReadonlyMap<string, Record<string, unknown> | undefined>,
  generation: Generation,
): SoakReport['wrong'] {
  const byNumber = new Map<number, Change[]>();
  for (const change of changes) byNumber.set(change.number, [...(byNumber.get(change.number) ?? []), change]);
  const notOnce: string[] = [];
  const wrongState: string[] = [];
  const wrongResult: string[] = [];
  const odd: string[] = [];
  for (const run of ended) {
    const { kind, number, branch, exitCode, state, error, errors } = run;
    const said = `${kind} #${String(number)}: exit code ${String(exitCode)}, ${state ?? 'no state'}. ${error.slice(0, 300)}`;
    const history = byNumber.get(number) ?? [];
    if ((exitCode !== 0 && exitCode !== 1) || errors !== exitCode) odd.push(said);
    const had = statesDuring(history, run);
    if (state !== undefined && !had.has(state)) wrongState.push(`${said} It was ${[...had].join(', ')}`);
    const wasQueued = had.size > 0;
    switch (kind) {
      case 'submit-pull-request':
      case 'submit and wait': {
        const entries = history.filter(({ from, to }) => isFinal(from) && !isFinal(to)).length;
        // A step also fails for what became of the pull request while it waited, or before it could ask.
        const isSubmitted = exitCode === 0 || / is (FAILED|CANCELLED)[:.] /.test(error);
        if (isSubmitted ? entries !== 1 : entries > 1) notOnce.push(`${said} It entered ${String(entries)} times`);
        if (!isSubmitted && entries > 0 && !mayBeDone(run) && kind === 'submit-pull-request') wrongResult.push(said);
        if (kind === 'submit and wait' && exitCode === 0 && state !== 'MERGED') wrongResult.push(said);
        break;
      }
      case 'cancel-pull-request':
        if (exitCode === 0 && !isFinal(lastState(history, run.endedAt))) wrongResult.push(said);
        if (exitCode === 1 && !mayBeDone(run) && history.some(({ to, at }) => to === 'CANCELLED' && within(at, run)))
          wrongResult.push(said);
        break;
      case 'wait-for-pull-request':
        if (exitCode === 0 && lastState(history, run.endedAt) !== 'MERGED') wrongResult.push(said);
        break;
      case 'create-queue': {
        const queue = queues.get(branch);
        const wanted = Object.entries(settingsOf(number, generation));
        const isWhole = wanted.every(([name, value]) => queue?.[name] === value);
        const isSaid = mayBeDone(run) || error.includes('The queue was created, and not all of ');
        if (exitCode === 0 ? !isWhole : queue !== undefined && !isSaid) wrongResult.push(said);
        break;
      }
      default:
        if (exitCode === 0 && !wasQueued) wrongResult.push(said);
    }
  }
  return {
    'reported as submitted and not in the queue exactly once': notOnce,
    'reported in a state that the service did not have': wrongState,
    'said to be done and not done, or done and not said': wrongResult,
    'ended otherwise than with 0 or 1 and one line': odd,
  };
}

const within = (at: string, { startedAt, endedAt }: Run): boolean =>
  Date.parse(at) >= startedAt - toleranceMs && Date.parse(at) <= endedAt + toleranceMs;

function lastState(history: readonly Change[], before: number): string | null {
  return history.findLast(({ at }) => Date.parse(at) <= before + toleranceMs)?.to ?? null;
}

/** The states that a pull request had while a step ran. */
function statesDuring(history: readonly Change[], run: Run): ReadonlySet<string> {
  const before = lastState(history, run.startedAt - 2 * toleranceMs);
  return new Set([
    ...(before === null ? [] : [before]),
    ...history.filter(({ at }) => within(at, run)).map(({ to }) => to),
  ]);
}
