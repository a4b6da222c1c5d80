import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { latestTime } from '../clock.js';
import { checked } from '../definitions/check.js';
import { clockRequest, faultRequest, outcomeRequest, pullRequestRequest } from '../definitions/control-schemas.js';
import { HttpError } from '../definitions/http-error.js';
import { inCapitals } from '../definitions/hosted.js';
import { scene } from '../definitions/scene-schema.js';
import { toRecords } from '../flaky-tests/records-file.js';
import { loadScene, saveScene, type Stage } from '../scene.js';
import type { ServiceEnvironment } from './environment.js';
import type { Faults } from './faults.js';
import { overviewOf } from './overview.js';
import { maximumBodyBytes, parseObject, receiveBody } from './request-body.js';
import type { RequestLog } from './request-log.js';
import { pullRequestResponse } from './responses.js';

/** Parts of the service that can be controlled from outside while it runs. */
export interface Controlled extends Stage {
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly upperCaseStates: boolean;
  /** Paths of the service interface, below its base path. */
  readonly endpoints: readonly [string, ...string[]];
}

export const controlPath = '/_control';

/** What the page asks for while one watches it. */
export const overviewPath = `${controlPath}/overview`;

/** Largest scene. A scene holds all uploads, so it may be larger than any request of the service interface. */
const maximumSceneBytes = 512 * 1_048_576;

/** Adds the endpoints with which a test or a demonstration sets the scene. They aren't part of the service interface. */
export function addControlEndpoints(app: Hono<ServiceEnvironment>, controlled: Controlled): void {
  const { clock, queues, outcomes, faults, source, requests, upperCaseStates, endpoints } = controlled;
  const recordsAtStart = source.records;
  const bodyOf = async <Schema extends z.ZodType>(
    context: Context<ServiceEnvironment>,
    schema: Schema,
    most = maximumBodyBytes,
  ): Promise<z.output<Schema>> => {
    const body = await receiveBody(context.env.incoming, most);
    return checked(schema, parseObject(body, context.req.header('content-type'), most));
  };

  app.get(`${controlPath}/requests`, (context) => context.json({ total: requests.total, requests: requests.requests }));
  app.delete(`${controlPath}/requests`, (context) => {
    requests.clear();
    return context.json({ requests: [] });
  });

  app.get(`${controlPath}/changes`, (context) => {
    queues.advance(clock.now());
    return context.json({ changes: queues.history.changes });
  });
  app.delete(`${controlPath}/changes`, (context) => {
    queues.history.clear();
    return context.json({ changes: [] });
  });

  app.get(overviewPath, (context) => context.json(overviewOf(queues, clock)));

  app.get(`${controlPath}/test-runs`, (context) => {
    queues.advance(clock.now());
    const runs = [...queues].flatMap(({ repo, targetBranch, queue }) =>
      [...queue.testRuns].map(({ willBe: _willBe, endsAt: _endsAt, ...run }) => ({ repo, targetBranch, ...run })),
    );
    return context.json({ testRuns: runs });
  });

  const clockResponse = (context: Context<ServiceEnvironment>): Response =>
    context.json({ now: new Date(clock.now()).toISOString(), running: clock.running });
  app.get(`${controlPath}/clock`, clockResponse);
  app.post(`${controlPath}/clock`, async (context) => {
    const { running, advanceMilliseconds = 0 } = await bodyOf(context, clockRequest);
    if (clock.now() + advanceMilliseconds > latestTime) {
      const latest = new Date(latestTime).toISOString();
      throw new HttpError(400, `advanceMilliseconds must not take the clock beyond ${latest}`);
    }
    clock.advance(advanceMilliseconds);
    if (running === true && !clock.running) clock.start();
    if (running === false) clock.stop();
    queues.advance(clock.now());
    return clockResponse(context);
  });

  app.post(`${controlPath}/outcomes`, async (context) => {
    const { pullRequest, outcome, testingMilliseconds: milliseconds, times } = await bodyOf(context, outcomeRequest);
    // Tests that have already started keep the outcome that was decided at their start.
    queues.advance(clock.now());
    outcomes.plan(pullRequest, { outcome, milliseconds }, times);
    return context.json({ pullRequest, outcome, milliseconds });
  });

  app.post(`${controlPath}/pull-request`, async (context) => {
    const { repo, targetBranch, pr, mergeable, pushed, state } = await bodyOf(context, pullRequestRequest);
    const now = clock.now();
    const registered = queues.findOrCreate(now, { repo, targetBranch });
    if (pr.sha !== undefined) registered.queue.setHead(now, pr.number, pr.sha, pushed === true);
    if (mergeable !== undefined) registered.queue.setMergeable(now, pr.number, mergeable);
    if (state === null) registered.queue.release(now, pr.number);
    else if (state !== undefined) registered.queue.force(now, pr.number, state);
    const known = [...registered.queue.submitted].find((each) => each.number === pr.number);
    const response = known === undefined ? {} : pullRequestResponse(registered, known);
    return context.json(upperCaseStates ? inCapitals(response) : response);
  });

  app.get(`${controlPath}/faults`, (context) => context.json({ faults: faults.waiting }));
  app.post(`${controlPath}/faults`, async (context) => {
    faults.add(await bodyOf(context, faultRequest(endpoints)));
    return context.json({ faults: faults.waiting });
  });
  app.delete(`${controlPath}/faults`, (context) => {
    faults.clear();
    return context.json({ faults: [] });
  });

  app.put(`${controlPath}/records`, async (context) => {
    const body = parseObject(await receiveBody(context.env.incoming), context.req.header('content-type'));
    try {
      source.records = toRecords(body);
    } catch (error) {
      throw new HttpError(400, `These aren't records: ${error instanceof Error ? error.message : String(error)}`);
    }
    return context.json({
      unhealthy_tests: source.records.unhealthy_tests.length,
      quarantined_tests: source.records.quarantined_tests.length,
    });
  });
  app.delete(`${controlPath}/records`, (context) => {
    source.records = recordsAtStart;
    return context.json({});
  });

  app.get(`${controlPath}/state`, (context) => context.json(saveScene(controlled)));
  app.put(`${controlPath}/state`, async (context) => {
    const saved = await bodyOf(context, scene, maximumSceneBytes);
    try {
      loadScene(saved, controlled);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new HttpError(400, `This isn't a scene: ${error.message}`);
    }
    return context.json({ now: new Date(clock.now()).toISOString(), queues: saved.queues.length });
  });
}
