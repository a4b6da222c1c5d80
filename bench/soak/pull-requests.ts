import type { Change } from '../../packages/local-service/src/queue-rules/history.js';
import {
  type EndedRun,
  type Generation,
  type SoakOptions,
  type SoakReport,
  SoakedService,
  counted,
  isEntry,
  isFinal,
  pick,
  randomFrom,
} from './soaked-service.js';

/** How many runs there are side by side. */
const atOnce = 4;
const branches = 20;
/** How many requests are planned for each step, and the share of them that meets a fault. */
const plannedFor: Readonly<Record<Generation, number>> = { v1: 6, v2: 8 };
const faultShare = 0.4;
/** By so much may the times of a step and of the service differ. */
const toleranceMs = 50;

/** Faults that end a step, which is then no success; rare, so that most go on. */
const refusals: readonly object[] = [
  { status: 418, body: 'not here' },
  { status: 307, headers: { Location: 'https://elsewhere.example/v1' } },
];

/** Kinds of runs by their share in a hundred. All but the first two are about what was submitted before. */
const shares = {
  'submit-pull-request': 50,
  'submit and wait': 10,
  'get-submitted-pull-request': 15,
  'wait-for-pull-request': 10,
  'cancel-pull-request': 8,
  'restart-tests-on-pull-request': 7,
} as const;
type Kind = keyof typeof shares;
const kinds = Object.entries(shares).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind));

interface Subject {
  readonly number: number;
  readonly branch: string;
}

interface Run extends Subject, EndedRun {
  readonly kind: Kind;
  readonly state: string | undefined;
  readonly error: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

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
    const ended = await runSteps(service, runs, randomFrom(seed), generation);
    const struck = await service.endFaults();
    const { total } = await service.control<{ total: number }>('GET', '/requests');
    const changes = await service.changes();
    const times = ended.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((a, b) => a - b);
    return {
      requests: total,
      struck,
      figures: {
        'runs by operation': counted(ended.map(({ kind }) => kind)),
        succeeded: ended.filter(({ exitCode }) => exitCode === 0).length,
        'reported states': counted(ended.flatMap(({ state }) => state ?? [])),
        'changes of state at the service': changes.length,
        'median milliseconds of a run': times[times.length >> 1] ?? 0,
        'failed and said that it may have been done': ended.filter(mayBeDone).length,
      },
      wrong: wrongIn(ended, changes),
    };
  } finally {
    await service.close();
  }
}

/** Runs steps side by side. @returns how each ended */
async function runSteps(
  service: SoakedService,
  runs: number,
  random: () => number,
  generation: Generation,
): Promise<readonly Run[]> {
  const ended: Run[] = [];
  const submitted: Subject[] = [];
  /** One run at a time for each pull request, so that it is known which run did what. */
  const busy = new Set<number>();
  let next = 1;
  const work = async (): Promise<void> => {
    while (next <= runs) {
      const number = next;
      next += 1;
      const wanted = pick(random, kinds) ?? 'submit-pull-request';
      const free = submitted.slice(-12).filter((one) => !busy.has(one.number));
      const earlier = wanted.startsWith('submit') ? undefined : pick(random, free);
      const kind = earlier === undefined && !wanted.startsWith('submit') ? 'submit-pull-request' : wanted;
      const subject = earlier ?? { number, branch: `branch-${String(number % branches)}` };
      busy.add(subject.number);
      await service.strike(random, plannedFor[generation], faultShare, refusals);
      const run = await runStep(service, kind, subject);
      ended.push(run);
      busy.delete(subject.number);
      if (kind.startsWith('submit') && run.exitCode === 0) submitted.push(subject);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ended;
}

async function runStep(service: SoakedService, kind: Kind, { number, branch }: Subject): Promise<Run> {
  const startedAt = Date.now();
  const run = await service.run({
    operation: kind === 'submit and wait' ? 'submit-pull-request' : kind,
    'pull-request': String(number),
    'target-branch': branch,
    'request-timeout-seconds': '1.5',
    'wait-timeout-minutes': '1',
    'poll-interval-seconds': '0.3',
    wait: String(kind === 'submit and wait'),
  });
  const state = run.outputs.get('pull-request-state');
  const times = { startedAt, endedAt: Date.now() };
  return { ...run, kind, number, branch, state, error: run.errors[0] ?? '', ...times };
}

const mayBeDone = ({ error }: Run): boolean => error.includes('may have been done');

/** A step also fails for what became of the pull request while it waited, or before it could ask. */
const saysSubmitted = ({ exitCode, error }: Run): boolean =>
  exitCode === 0 || / is (FAILED|CANCELLED)[:.] /.test(error);

/** What the steps said that is not what happened. */
function wrongIn(ended: readonly Run[], changes: readonly Change[]): SoakReport['wrong'] {
  const notOnce: string[] = [];
  const wrongState: string[] = [];
  const wrongResult: string[] = [];
  const odd: string[] = [];
  for (const run of ended) {
    const { kind, number, exitCode, state, error, errors } = run;
    const said = `${kind} #${String(number)}: exit code ${String(exitCode)}, ${state ?? 'no state'}. ${error.slice(0, 300)}`;
    const history = changes.filter((change) => change.number === number);
    const entries = history.filter(isEntry).length;
    const had = statesDuring(history, run);
    if ((exitCode !== 0 && exitCode !== 1) || errors.length !== exitCode) odd.push(said);
    if (state !== undefined && !had.has(state)) wrongState.push(`${said} It was ${[...had].join(', ')}`);
    if (kind.startsWith('submit') && (saysSubmitted(run) ? entries !== 1 : entries > 1))
      notOnce.push(`${said} It entered ${String(entries)} times`);
    if (!isResultTrue(run, history, had)) wrongResult.push(said);
  }
  return {
    'reported as submitted and not in the queue exactly once': notOnce,
    'reported in a state that the service did not have': wrongState,
    'said to be done and not done, or done and not said': wrongResult,
    'ended otherwise than with 0 or 1 and one line': odd,
  };
}

/** False where a step said that it was done, and it was not, or the reverse. */
function isResultTrue(run: Run, history: readonly Change[], had: ReadonlySet<string>): boolean {
  const { kind, exitCode, endedAt } = run;
  const last = lastState(history, endedAt);
  const isDone = exitCode === 0;
  switch (kind) {
    case 'submit-pull-request':
      return saysSubmitted(run) || mayBeDone(run) || !history.some(isEntry);
    case 'submit and wait':
      return !isDone || run.state === 'MERGED';
    case 'cancel-pull-request': {
      const wasCancelled = history.some(({ to, at }) => to === 'CANCELLED' && within(at, run));
      return isDone ? isFinal(last) : mayBeDone(run) || !wasCancelled;
    }
    case 'wait-for-pull-request':
      return !isDone || last === 'MERGED';
    default:
      return !isDone || had.size > 0;
  }
}

const within = (at: string, { startedAt, endedAt }: Run): boolean =>
  Date.parse(at) >= startedAt - toleranceMs && Date.parse(at) <= endedAt + toleranceMs;

function lastState(history: readonly Change[], before: number): string | null {
  return history.findLast(({ at }) => Date.parse(at) <= before + toleranceMs)?.to ?? null;
}

/** The states that a pull request had while a step ran. */
function statesDuring(history: readonly Change[], run: Run): ReadonlySet<string> {
  const before = lastState(history, run.startedAt - 2 * toleranceMs);
  const during = history.filter(({ at }) => within(at, run)).map(({ to }) => to);
  return new Set([...(before === null ? [] : [before]), ...during]);
}
