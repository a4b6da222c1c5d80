import type { Context, Hono } from 'hono';
import type { Clock } from '../clock.js';
import { toRecords } from '../flaky-tests/records-file.js';
import type { MergeQueues } from '../queue/merge-queues.js';
import { pullRequestStates } from '../queue/states.js';
import type { TestOutcomes } from '../queue/test-outcomes.js';
import { pullRequestResponse, type StateCase } from './answers.js';
import { readFault, type Faults } from './faults.js';
import {
  integerField,
  optionalBooleanField,
  optionalIntegerField,
  pullRequestField,
  queueIdentity,
  wordField,
  badField,
  type Fields,
} from './fields.js';
import type { RecordSource } from './flaky-test-endpoints.js';
import { HttpError } from './http-error.js';
import { parseObject, receiveBody } from './request-body.js';
import type { RequestLog } from './request-log.js';
import type { ServiceEnvironment } from './environment.js';

/** What can be controlled from outside while the service runs. */
export interface Controlled {
  readonly clock: Clock;
  readonly queues: MergeQueues;
  readonly outcomes: TestOutcomes;
  readonly faults: Faults;
  readonly source: RecordSource;
  readonly requests: RequestLog;
  readonly stateCase: StateCase;
  /** Paths of the service interface, below its base path. */
  readonly endpoints: readonly string[];
}

const basePath = '/_control';

/**
 * Adds the endpoints with which a test or a demonstration sets the scene. They are no part of the service interface and
 * take no token, so they are for a machine's own use.
 */
export function addControlEndpoints(app: Hono<ServiceEnvironment>, controlled: Controlled): void {
  const { clock, queues, outcomes, faults, source, requests, stateCase, endpoints } = controlled;
  const recordsAtStart = source.records;
  const fieldsOf = async (context: Context<ServiceEnvironment>): Promise<Fields> =>
    parseObject(await receiveBody(context.env.incoming), context.req.header('content-type'));

  app.get(`${basePath}/requests`, (context) => context.json({ total: requests.total, requests: requests.requests }));
  app.delete(`${basePath}/requests`, (context) => {
    requests.clear();
    return context.json({ requests: [] });
  });

  app.get(`${basePath}/changes`, (context) => {
    queues.advance(clock.now());
    return context.json({ changes: queues.history.changes });
  });
  app.delete(`${basePath}/changes`, (context) => {
    queues.history.clear();
    return context.json({ changes: [] });
  });

  const clockAnswer = (context: Context<ServiceEnvironment>): Response =>
    context.json({ now: new Date(clock.now()).toISOString(), running: clock.running });
  app.get(`${basePath}/clock`, clockAnswer);
  app.post(`${basePath}/clock`, async (context) => {
    const fields = await fieldsOf(context);
    const running = optionalBooleanField(fields, 'running');
    clock.advance(optionalIntegerField(fields, 'advanceMilliseconds') ?? 0);
    if (running === true && !clock.running) clock.start();
    if (running === false) clock.stop();
    queues.advance(clock.now());
    return clockAnswer(context);
  });

  app.post(`${basePath}/outcomes`, async (context) => {
    const fields = await fieldsOf(context);
    const number = integerField(fields, 'pullRequest', { least: 1 });
    const test = {
      outcome: wordField(fields, 'outcome', ['pass', 'fail', 'hang']),
      milliseconds: optionalIntegerField(fields, 'testingMilliseconds'),
    };
    const times = optionalIntegerField(fields, 'times', { least: 1 });
    // Tests that have started by now keep the outcome that they started with.
    queues.advance(clock.now());
    outcomes.plan(number, test, times);
    return context.json({ pullRequest: number, ...test });
  });

  app.post(`${basePath}/pull-request`, async (context) => {
    const fields = await fieldsOf(context);
    const identity = queueIdentity(fields);
    const { number } = pullRequestField(fields);
    const mergeable = optionalBooleanField(fields, 'mergeable');
    const given = fields.state;
    const state = given === undefined || given === null ? given : wordField(fields, 'state', pullRequestStates);
    if (state === undefined && mergeable === undefined) {
      throw badField('state', given, `one of ${pullRequestStates.join(', ')}, or null to let time change it again`);
    }
    const now = clock.now();
    const registered = queues.findOrCreate(now, identity);
    if (mergeable !== undefined) registered.queue.setMergeable(now, number, mergeable);
    if (state === null) registered.queue.release(now, number);
    else if (state !== undefined) registered.queue.force(now, number, state);
    const known = [...registered.queue.submitted].find((each) => each.number === number);
    return context.json(known === undefined ? {} : pullRequestResponse(registered, known, stateCase));
  });

  app.get(`${basePath}/faults`, (context) => context.json({ faults: faults.waiting }));
  app.post(`${basePath}/faults`, async (context) => {
    faults.add(readFault(await fieldsOf(context), endpoints));
    return context.json({ faults: faults.waiting });
  });
  app.delete(`${basePath}/faults`, (context) => {
    faults.clear();
    return context.json({ faults: [] });
  });

  app.put(`${basePath}/records`, async (context) => {
    const fields = await fieldsOf(context);
    try {
      source.records = toRecords(fields);
    } catch (error) {
      throw new HttpError(400, `These are no records: ${error instanceof Error ? error.message : String(error)}`);
    }
    return context.json({
      unhealthy_tests: source.records.unhealthy_tests.length,
      quarantined_tests: source.records.quarantined_tests.length,
    });
  });
  app.delete(`${basePath}/records`, (context) => {
    source.records = recordsAtStart;
    return context.json({});
  });
}
