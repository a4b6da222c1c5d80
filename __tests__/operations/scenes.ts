import { localService, token as usualToken } from '../steps/local-service.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { labelled, payload, pullRequestIntoMain } from '../steps/payloads.js';
import { type StepInProcessOptions, runStep } from '../steps/step.js';
import { testClock } from '../service/requests/test-clock.js';

export type Generation = 'v1' | 'v2';
export const generations: readonly Generation[] = ['v1', 'v2'];

export type Inputs = Readonly<Record<string, string>>;

/** What the service knows of a branch and a pull request before a step. */
export interface Scene {
  /** Settings of the queue; false where there is none. */
  readonly queue?: Readonly<Record<string, unknown>> | false;
  /** State of the pull request in the queue; never submitted without it. */
  readonly state?: string;
  /** True where the pull request is in the queue of another branch. */
  readonly isElsewhere?: boolean;
}

/** What requests get instead of their response: a fault of the local service. */
export interface Fault {
  readonly path?: string;
  readonly times?: number;
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Inputs;
  readonly connection?: 'reset' | 'truncate' | 'silence';
  readonly afterEffect?: boolean;
}

/** A request as the service got it: its endpoint, with `{id}` for an id, and its body. */
export interface Sent {
  readonly endpoint: string;
  readonly status: number | null;
  readonly body: unknown;
  readonly query: Inputs;
}

type Event = NonNullable<StepOptions['event']>;

interface RunOptions extends Omit<Partial<StepInProcessOptions>, 'event' | 'inputs'> {
  readonly faults?: readonly Fault[];
  /** The event, or that of the pull request; it was labelled by default. */
  readonly event?: Event | ((number: number) => Event);
}

interface Laid {
  readonly number: number;
  readonly branch: string;
}

/** The head commit of every pull request. */
export const sha = 'a'.repeat(40);
const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };
const still = { notReady: 0, pending: 6e6, testing: 6e6, merging: 6e6, switchingModes: 6e6 };

/** A local service whose queues stand still, and steps beside it. Each scene has a branch and a pull request of its own. */
export function scenes({ token = usualToken, ...options }: Parameters<typeof localService>[0] = {}) {
  const service = localService({ durations: still, token, ...options });
  let count = 100;

  async function lay({ queue = {}, state, isElsewhere = false }: Scene): Promise<Laid> {
    count += 1;
    const [number, targetBranch] = [count, `branch-${String(count)}`];
    const { state: queueState, ...settings } = queue === false ? { state: undefined } : queue;
    if (queue !== false) {
      const { mode, concurrency, ...further } = settings;
      await service.post('/createQueue', { repo, targetBranch, mode, concurrency });
      if (Object.keys(further).length > 0) await service.post('/updateQueue', { repo, targetBranch, ...further });
      // An empty queue that drains is PAUSED.
      if (queueState === 'draining')
        await service.post('/submitPullRequest', { repo, targetBranch, pr: { number: 99 } });
      if (queueState !== undefined) await service.post('/updateQueue', { repo, targetBranch, state: queueState });
    }
    const branch = isElsewhere ? `other-${targetBranch}` : targetBranch;
    const pr = { number, sha };
    if (state !== undefined) await service.control('POST', '/pull-request', { repo, targetBranch: branch, pr, state });
    return { number, branch: targetBranch };
  }

  /** Runs a step about the pull request of a scene. @returns the step, and what it sent */
  async function run(
    generation: Generation,
    scene: Scene,
    inputs: Inputs,
    { faults = [], event = eventOf, ...more }: RunOptions = {},
  ): Promise<{ readonly step: Step; readonly sent: readonly Sent[] } & Laid> {
    const laid = await lay(scene);
    for (const fault of faults) await service.control('POST', '/faults', fault);
    await service.control('DELETE', '/requests');
    const step = await runStep({
      event: typeof event === 'function' ? event(laid.number) : event,
      clock: testClock(Date.now()),
      ...more,
      inputs: {
        'base-url': generation === 'v1' ? service.url : service.secondUrl,
        'api-token': token,
        'target-branch': laid.branch,
        'max-attempts': '2',
        ...inputs,
      },
    });
    await service.control('DELETE', '/faults');
    const sent = (await service.requests()).map(({ method, path, status, body }): Sent => {
      const { pathname, searchParams } = new URL(path, 'http://service');
      const below = pathname.slice('/v1'.length);
      const named = below.replace(/(?<=s\/)(?:[0-9a-f-]{36}|[0-9A-Za-z]{8}(?=\/|$))/, '{id}');
      const endpoint = generation === 'v1' ? below : `${method} ${named}`;
      return { endpoint, status, body, query: Object.fromEntries(searchParams) };
    });
    return { step, sent, ...laid };
  }

  return { run, service };
}

const identity = ['repo', 'repositoryId', 'targetBranch', 'number'];

/** A request as one line: its endpoint, with the query of metrics, and its body without what identifies queue and pull request. */
export function lineOf({ endpoint, body, query }: Sent): string {
  const { pr = {}, ...given } = (body ?? {}) as { readonly pr?: { readonly sha?: string } };
  const { sha: head } = pr;
  const fields = Object.entries(given).filter(([name]) => !identity.includes(name));
  const shown = Object.fromEntries([...(head === undefined ? [] : [['sha', head]]), ...fields]) as object;
  const asked = endpoint.includes('etrics') ? query : shown;
  return Object.keys(asked).length === 0 ? endpoint : `${endpoint} ${JSON.stringify(asked)}`;
}

/** A pull request was labelled. */
export const eventOf = (number: number): Event => ({
  name: 'pull_request',
  payload: { ...pullRequestIntoMain(number, sha), label: labelled.label },
});
/** Nothing about any pull request. */
export const pushed: Event = { name: 'push', payload: payload('push') };
