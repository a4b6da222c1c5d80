import { z } from 'zod';
import { priorityNames } from '../queue-rules/priority.js';
import { latestTime } from '../clock.js';
import { settingsTable } from '../../../shared/src/service/queue-settings.js';
import { savedSettings } from './setting-schemas.js';
import { pullRequestStates, requestableQueueStates } from '../queue-rules/states.js';
import type { TestRun } from '../queue-rules/test-run.js';

/**
 * A scene as it is saved. Its form is specific to this service and may change with it; `version` is the version of the
 * form.
 */

/** A time that is shown as a date, in milliseconds since 1970. */
const time = z.number().min(0).max(latestTime);
/** A time at which something will happen, which may be never. */
const future = z.number();
const numbers = z.array(z.int());
const state = z.enum(pullRequestStates);
const queueType = z.enum(['main', 'bisection']);

const testRun: z.ZodType<TestRun> = z.object({
  id: z.string(),
  queueType,
  pullRequests: numbers,
  ahead: numbers,
  startedAt: time,
  endsAt: future,
  willBe: z.enum(['passed', 'failed', 'timed-out']),
  endedAt: time.exactOptional(),
  result: z.enum(['passed', 'failed', 'timed-out', 'stopped']).exactOptional(),
  commits: z.array(z.string()).exactOptional(),
});

const queue = z.object({
  time,
  wanted: z.enum(requestableQueueStates),
  switching: z.object({ mode: z.enum(settingsTable.mode.type.values), until: future }).optional(),
  submissions: z.int(),
  testsStarted: z.int(),
  settings: savedSettings,
  unmergeable: numbers,
  commits: z.array(
    z.object({
      number: z.int(),
      told: z.string().optional(),
      uploads: z.array(
        z.object({ sha: z.string().optional(), targets: z.union([z.literal('ALL'), z.array(z.string())]) }),
      ),
    }),
  ),
  testRuns: z.array(testRun),
  entries: z.array(
    z.object({
      number: z.int(),
      sequence: z.int(),
      submittedAt: time,
      state,
      stateChangedAt: time,
      priority: z.object({ name: z.enum([...priorityNames, 'custom']), value: z.int(), isDefault: z.boolean() }),
      noBatch: z.boolean(),
      alone: z.boolean(),
      sha: z.string().optional(),
      hasImpactedTargets: z.boolean(),
      readyFrom: future,
      testableFrom: future,
      pendingSince: time.optional(),
      test: z.string().optional(),
      held: z.boolean(),
    }),
  ),
  batches: z.array(
    z.object({
      entries: numbers,
      ahead: numbers,
      state: z.enum(['PENDING', 'TESTING', 'TESTS_PASSED', 'PENDING_FAILURE']),
      retestFrom: future,
      mergesAt: future.optional(),
      test: z.string().optional(),
    }),
  ),
  bisections: z.array(
    z.object({
      entries: numbers,
      failure: z.string(),
      skipsRedundantTests: z.boolean(),
      knowledge: z.object({ passed: z.int(), failed: z.int(), confirmed: z.boolean() }),
      tests: z.array(z.object({ length: z.int(), run: z.string() })),
    }),
  ),
});

const observed = { at: time, queueType };
const statistics = z.object({
  observations: z.array(
    z.discriminatedUnion('kind', [
      z.object({ ...observed, kind: z.literal('conclusion'), state }),
      z.object({ ...observed, kind: z.literal('restart') }),
      z.object({ ...observed, kind: z.enum(['wait', 'test', 'time-in-queue']), seconds: z.number() }),
    ]),
  ),
  tested: z.array(z.tuple([z.int(), z.int()])),
});

const repo = z.object({ host: z.string(), owner: z.string(), name: z.string() });

const queues = z.array(z.object({ repo, targetBranch: z.string(), queue, statistics }));

const outcomes = z.array(
  z.object({
    pullRequest: z.int(),
    outcome: z.enum(['pass', 'fail', 'hang']),
    milliseconds: z.number().optional(),
    remaining: z.int().nullable(),
  }),
);

export const scene = z.object({
  version: z.literal(1, { error: '1: it was saved by another version of this service' }),
  clock: z.object({ now: time, running: z.boolean() }),
  queues,
  outcomes,
  /** Null: the default records. */
  records: z
    .object({ unhealthy_tests: z.array(z.looseObject({})), quarantined_tests: z.array(z.looseObject({})) })
    .nullable(),
  changes: z.array(
    z.object({
      repo,
      targetBranch: z.string(),
      number: z.int(),
      from: state.nullable(),
      to: state,
      at: z.iso.datetime(),
      testRun: z.string().exactOptional(),
      reason: z.literal('PR_PUSHED_TO').exactOptional(),
    }),
  ),
});

export type Scene = z.output<typeof scene>;
/** A queue as plain data. Entries are referred to by number, test runs by id, and batches by their place in the list. */
export type QueueSnapshot = z.output<typeof queue>;
export type StatisticsSnapshot = z.output<typeof statistics>;
export type OutcomesSnapshot = z.output<typeof outcomes>;
