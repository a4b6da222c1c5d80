import { beforeAll, beforeEach } from '@jest/globals';
import { numberIn } from '../../packages/local-service/src/queue-rules/stable-identifiers.js';
import { localService, token } from '../steps/local-service.js';
import type { Files } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { type RepositoryOnGitHub, repositoryOnGitHub } from '../workflow-runner/repository-on-github.js';
import type { FinishedJobs, FinishedRun, FinishedStep } from '../workflow-runner/run.js';
import type { RunStep } from '../workflow-runner/steps.js';

/** The queue of the repository that examples run in. */
export const queue = {
  repo: { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' },
  targetBranch: 'main',
};

let isSecond = false;

/** From now on, examples run over the second generation: with another `base-url`, and a key as `api-token`. */
export function speakSecondGeneration(): void {
  isSecond = true;
}

/** What runs over one generation has, and what runs over the other. */
export const byGeneration = <T>(first: T, second: T): T => (isSecond ? second : first);

/** A request that reached the service. */
interface Arrived {
  readonly endpoint: string;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly pr?: { readonly number: number; readonly sha?: string };
  };
}

/** A repository on GitHub with the secret that examples use, and the local service beside it, whose clock stands still. */
export interface Situation {
  readonly github: RepositoryOnGitHub;
  /** Asks an endpoint of the service. */
  readonly call: (endpoint: string, body: object) => Promise<Record<string, unknown>>;
  readonly control: (method: string, path: string, body?: object) => Promise<unknown>;
  /** State of a pull request, or undefined when it was never submitted. */
  readonly state: (number: number) => Promise<unknown>;
  /** Puts a pull request into a state, as if the queue had done it. */
  readonly put: (number: number, state: string) => Promise<void>;
  /** Requests that change something, since the test began, by the names of the first generation. */
  readonly writes: () => Promise<readonly Arrived[]>;
}

/**
 * A situation for the tests of a file. Pull requests and the queue stay from test to test.
 * @param runStep how steps of this action are run; in this process when not given
 */
export function situation(files: Files, runStep?: RunStep): Situation {
  const service = localService();
  const github = repositoryOnGitHub(files, {
    secrets: { MERGE_QUEUE_API_TOKEN: token },
    service: () => byGeneration(service.url, service.secondUrl),
    runStep,
  });
  // A submission of the second generation makes no queue.
  beforeAll(() => call('createQueue', {}));
  beforeAll(() => service.control('POST', '/clock', { running: false }));
  beforeEach(() => service.control('DELETE', '/requests'));
  const ask = (endpoint: string, body: object): Promise<Response> =>
    fetch(`${service.url}/${endpoint}`, {
      method: 'POST',
      headers: { 'x-api-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ ...queue, ...body }),
    });
  const call: Situation['call'] = async (endpoint, body) => {
    const response = await ask(endpoint, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${endpoint} answered ${String(response.status)}: ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  };
  return {
    github,
    call,
    control: (method, path, body) => service.control(method, path, body),
    state: async (number) => {
      const response = await ask('getSubmittedPullRequest', { pr: { number } });
      return response.status === 404 ? undefined : ((await response.json()) as { state: unknown }).state;
    },
    put: async (number, state) => {
      await service.control('POST', '/pull-request', { ...queue, pr: { number }, state });
    },
    writes: async () =>
      (await service.requests())
        .filter(({ method, path }) => method !== 'GET' && !/\/(get|list)/.test(path))
        .map(({ method, path, body }) => {
          const fields = (body ?? {}) as Arrived['body'];
          return path.startsWith('/v2') ? byFirstNames(method, path, fields) : { endpoint: nameIn(path), body: fields };
        }),
  };
}

const nameIn = (path: string): string => path.replace(/^.*\//, '');

/** A write of the second generation by the names of the first. */
function byFirstNames(method: string, path: string, body: Arrived['body']): Arrived {
  const { number, sha, impactedTargets, impactsAllTargets } = body as Readonly<Record<string, unknown>>;
  const [, id = ''] = /^\/v2\/pull-requests\/([^/]+)\/dequeue$/.exec(path) ?? [];
  if (id !== '') return { endpoint: 'cancelPullRequest', body: { ...queue, pr: { number: numberIn(id) } } };
  if (path === '/v2/impacted-targets') {
    const targets = { impactedTargets: impactsAllTargets === true ? 'ALL' : impactedTargets };
    const pr = { number: Number(number), sha: String(sha) };
    return { endpoint: 'setImpactedTargets', body: { ...queue, pr, ...targets } };
  }
  const isSubmission = /^\/v2\/merge-queues\/[^/]+\/pull-requests$/.test(path);
  if (isSubmission) return { endpoint: 'submitPullRequest', body: { ...queue, pr: { number: Number(number) } } };
  const names: Readonly<Record<string, string>> = { POST: 'createQueue', PATCH: 'updateQueue' };
  return { endpoint: names[method] ?? `${method} ${path}`, body };
}

/** The run that an event must have started. */
export async function started(run: Promise<FinishedRun | undefined>): Promise<FinishedRun> {
  const finished = await run;
  if (finished === undefined) throw new Error('the event started nothing');
  return finished;
}

/** A job of a run. */
export function jobOf(run: FinishedRun, id: string): FinishedJobs {
  const job = run.jobs[id];
  if (job === undefined) throw new Error(`the run has no job ${id}`);
  return job;
}

/** The last step of a job, with what it said. */
export function lastStep(run: FinishedRun, id: string): FinishedStep {
  const step = jobOf(run, id).runs.at(-1)?.steps.at(-1);
  if (step === undefined) throw new Error(`the job ${id} has no step`);
  return step;
}
