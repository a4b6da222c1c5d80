import type { Hono } from 'hono';
import { latestTime } from '../clock.js';
import { ApiError } from '../definitions/api-error.js';
import { firstGeneration, inCapitals, type Schema } from '../definitions/descriptions.js';
import { Validation } from '../definitions/validation.js';
import { toRecords } from '../flaky-tests/records-file.js';
import type { QueueIdentity } from '../queue-rules/identity.js';
import { pullRequestStates, type PullRequestState } from '../queue-rules/states.js';
import type { TestOutcome } from '../queue-rules/test-run.js';
import type { ServiceEnvironment } from './environment.js';
import type { Fault, Faults } from './faults.js';
import { overviewOf } from './overview.js';
import { parseObject, receiveBody } from './request-body.js';
import type { RequestLog } from './request-log.js';
import { pullRequestResponse } from './responses.js';
import type { ServiceState } from './service-state.js';

/** Parts of the service that can be controlled from outside while it runs. */
export interface Controlled extends ServiceState {
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly upperCaseStates: boolean;
  /** Names of the endpoints that a fault may hit. */
  readonly faultNames: readonly string[];
}

export const controlPath = '/_control';

/** What the page asks for while one watches it. */
export const overviewPath = `${controlPath}/overview`;

const count: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const flag: Schema = { type: 'boolean' };
const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
});

const fieldsOf = (path: string) =>
  firstGeneration(false).paths[path]?.post?.requestBody?.content?.['application/json']?.schema?.properties ?? {};
const { repo, targetBranch, pr } = fieldsOf('/cancelPullRequest');
const { impactedTargets } = fieldsOf('/setImpactedTargets');

/** Bodies of the control endpoints. */
const schemas = {
  clock: object({ running: flag, advanceMilliseconds: count }),
  outcomes: object(
    {
      pullRequest: { type: 'integer', minimum: 1 },
      outcome: { enum: ['pass', 'fail', 'hang'] },
      testingMilliseconds: count,
      times: { type: 'integer', minimum: 1 },
    },
    'pullRequest',
    'outcome',
  ),
  'pull-request': object(
    {
      ...(repo && targetBranch && pr && { repo, targetBranch, pr }),
      mergeable: flag,
      ...(impactedTargets && { impactedTargets }),
      pushed: flag,
      state: { enum: [...pullRequestStates, ...pullRequestStates.map((state) => state.toLowerCase()), null] },
    },
    'repo',
    'targetBranch',
    'pr',
  ),
  faults: object({
    path: { type: 'string' },
    times: { type: 'integer', minimum: 1 },
    delayMilliseconds: { type: 'integer', minimum: 0, maximum: 600_000 },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    body: { type: 'string' },
    headers: { type: 'object' },
    connection: { enum: ['reset', 'truncate', 'silence'] },
    afterEffect: flag,
  }),
  records: object({}),
};

interface PullRequestChange extends QueueIdentity {
  readonly pr: { readonly number: number | string; readonly sha?: string };
  readonly mergeable?: boolean;
  readonly impactedTargets?: 'ALL' | readonly string[];
  readonly pushed?: boolean;
  readonly state?: string | null;
}

interface OutcomeChange {
  readonly pullRequest: number;
  readonly outcome: TestOutcome;
  readonly testingMilliseconds?: number;
  readonly times?: number;
}

type Handlers = Readonly<Record<string, (body: never) => object>>;

/**
 * Adds the endpoints with which a test or a demonstration sets the scene. They aren't part of the service interface. Due events
 * run before each request. A test that has started keeps the outcome that was decided at its start.
 */
export function addControlEndpoints(app: Hono<ServiceEnvironment>, controlled: Controlled): void {
  const validation = new Validation();
  const { queues, clock } = controlled;
  for (const [name, handle] of Object.entries(handlersFor(controlled))) {
    const [method = '', path = ''] = name.split(' ');
    const schema = (schemas as Readonly<Record<string, Schema>>)[path];
    app.on(method, `${controlPath}/${path}`, async (context) => {
      let body = {};
      if (schema !== undefined && (method === 'POST' || method === 'PUT')) {
        body = parseObject(await receiveBody(context.env.incoming), context.req.header('content-type'));
        validation.check(schema, body);
      }
      queues.advance(clock.now());
      return context.json(handle(body as never));
    });
  }
}

function handlersFor(controlled: Controlled): Handlers {
  const { clock, queues, outcomes, faults, records, requests } = controlled;
  const clockResponse = () => ({ now: new Date(clock.now()).toISOString(), running: clock.running });
  return {
    'GET requests': () => ({ total: requests.total, requests: requests.requests }),
    'DELETE requests': cleared('requests', requests),
    'GET changes': () => ({ changes: queues.history.changes }),
    'DELETE changes': cleared('changes', queues.history),
    'GET overview': () => overviewOf(queues, clock),
    'GET test-runs': () => ({
      testRuns: [...queues].flatMap(({ repo, targetBranch, queue }) =>
        [...queue.testRuns].map(({ willBe: _willBe, endsAt: _endsAt, ...run }) => ({ repo, targetBranch, ...run })),
      ),
    }),
    'GET clock': clockResponse,
    'POST clock': (body: ClockChange) => {
      moveClock(controlled, body);
      return clockResponse();
    },
    'POST outcomes': ({ pullRequest, outcome, testingMilliseconds: milliseconds, times }: OutcomeChange) => {
      outcomes.plan(pullRequest, { outcome, milliseconds }, times);
      return { pullRequest, outcome, milliseconds };
    },
    'POST pull-request': (body: PullRequestChange) => changePullRequest(controlled, body),
    'GET faults': () => ({ faults: faults.waiting }),
    'POST faults': (fault: Fault) => {
      if (fault.path !== undefined && !controlled.faultNames.includes(fault.path)) {
        throw new ApiError('VALIDATION_FAILED', `path must be one of ${controlled.faultNames.join(', ')}`);
      }
      faults.add(fault);
      return { faults: faults.waiting };
    },
    'DELETE faults': cleared('faults', faults),
    'PUT records': (body: object) => {
      try {
        records.given = toRecords(body);
      } catch (error) {
        throw new ApiError('VALIDATION_FAILED', `These aren't records: ${(error as Error).message}`);
      }
      const { unhealthy_tests: unhealthy, quarantined_tests: quarantined } = records.given;
      return { unhealthy_tests: unhealthy.length, quarantined_tests: quarantined.length };
    },
    'DELETE records': () => {
      records.reset();
      return {};
    },
  };
}

const cleared = (name: string, list: { clear(): void }) => () => {
  list.clear();
  return { [name]: [] };
};

interface ClockChange {
  readonly running?: boolean;
  readonly advanceMilliseconds?: number;
}

function moveClock({ clock, queues }: Controlled, { running, advanceMilliseconds = 0 }: ClockChange): void {
  if (clock.now() + advanceMilliseconds > latestTime) {
    const latest = new Date(latestTime).toISOString();
    throw new ApiError('VALIDATION_FAILED', `advanceMilliseconds must not take the clock beyond ${latest}`);
  }
  clock.advance(advanceMilliseconds);
  if (running === true && !clock.running) clock.start();
  if (running === false) clock.stop();
  queues.advance(clock.now());
}

function changePullRequest({ clock, queues, upperCaseStates }: Controlled, body: PullRequestChange): object {
  const { repo, targetBranch, pr, mergeable, impactedTargets, pushed, state } = body;
  const refuse = (what: string) => new ApiError('VALIDATION_FAILED', what);
  if (pushed === true && pr.sha === undefined) throw refuse('pr.sha is missing: pushed needs the new head commit');
  if ([mergeable, impactedTargets, state, pr.sha].every((given) => given === undefined)) {
    throw refuse('state is missing: give it, or mergeable, impactedTargets or pr.sha');
  }
  const now = clock.now();
  const number = Number(pr.number);
  const registered = queues.findOrCreate(now, { repo, targetBranch });
  const { queue } = registered;
  if (pr.sha !== undefined) queue.setHead(now, number, pr.sha, pushed === true);
  if (impactedTargets !== undefined) {
    queue.setImpactedTargets(now, number, impactedTargets === 'ALL' ? 'ALL' : new Set(impactedTargets), pr.sha);
  }
  if (mergeable !== undefined) queue.setMergeable(now, number, mergeable);
  if (state === null) queue.release(now, number);
  else if (state !== undefined) queue.force(now, number, state.toUpperCase() as PullRequestState);
  const known = queue.entry(number);
  const response = known === undefined ? {} : pullRequestResponse(registered, known);
  return upperCaseStates ? inCapitals(response) : response;
}
