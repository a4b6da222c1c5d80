import { createHash, timingSafeEqual } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import type { Clock } from '../clock.js';
import type { MergeQueues, RegisteredQueue } from '../queue/merge-queues.js';
import { Refusal, type RefusalReason } from '../queue/refusal.js';
import type { TestOutcomes } from '../queue/test-outcomes.js';
import type { StateCase } from './answers.js';
import { addControlEndpoints } from './control-endpoints.js';
import type { ServiceEnvironment } from './environment.js';
import { Faults, strike } from './faults.js';
import { flakyTestEndpoints, type RecordSource } from './flaky-test-endpoints.js';
import { HttpError } from './http-error.js';
import { metricsContentType, metricsText } from './metrics.js';
import { queueEndpoints, type PostEndpoint } from './queue-endpoints.js';
import { parseObject, receiveBody } from './request-body.js';
import { noteBody, RequestLog } from './request-log.js';

/** The path under which the endpoints are, as in the service's base address. */
export const basePath = '/v1';

/** What the HTTP side serves. */
export interface ServiceAppOptions {
  readonly token: string;
  readonly clock: Clock;
  readonly queues: MergeQueues;
  readonly outcomes: TestOutcomes;
  readonly source: RecordSource;
  readonly stateCase: StateCase;
}

const statusOf: Readonly<Record<RefusalReason, 400 | 404 | 409>> = {
  unknown: 404,
  'not-empty': 400,
  'not-in-queue': 400,
  exists: 409,
  merged: 409,
  draining: 409,
};

/** The service interface over HTTP, and the control endpoints beside it. */
export function serviceApp(options: ServiceAppOptions): Hono<ServiceEnvironment> {
  const { clock, queues, source, stateCase } = options;
  const app = new Hono<ServiceEnvironment>();
  const requests = new RequestLog();
  const faults = new Faults();
  const tokenDigest = digest(options.token);

  app.use(`${basePath}/*`, async (context, next) => {
    const given = context.req.header('x-api-token');
    const token = given === undefined ? 'missing' : timingSafeEqual(digest(given), tokenDigest) ? 'accepted' : 'wrong';
    const { pathname, search } = new URL(context.req.url);
    const logged = requests.add(context.req.method, pathname + search, token);
    const body = await receiveBody(context.env.incoming);
    noteBody(logged, body.size, body.bytes);
    context.set('token', token);
    context.set('body', body);
    await next();
    // Noted before it is sent, so that who has the answer also finds it in the log.
    if (context.res !== RESPONSE_ALREADY_SENT) logged.status = context.res.status;
  });

  app.use(`${basePath}/*`, async (context, next) => {
    if (context.var.token === 'missing') return context.text('Unauthorized: the x-api-token header is missing', 401);
    if (context.var.token === 'wrong') return context.text('Unauthorized: the token is not accepted', 401);
    return next();
  });

  app.use(`${basePath}/*`, async (context, next) => {
    const fault = faults.take(context.req.path.slice(basePath.length));
    if (fault === undefined) return next();
    const answer = async (): Promise<Response> => {
      await next();
      return context.res;
    };
    const response = await strike(fault, answer, context.env.outgoing);
    // Without this, Hono adds the headers of the real answer to those of the fault.
    context.res = undefined;
    context.res = response;
    return undefined;
  });

  const post = (path: string, endpoint: PostEndpoint): void => {
    app.post(basePath + path, (context) => {
      const answer = endpoint(parseObject(context.var.body, context.req.header('content-type')));
      return answer === undefined ? context.body(null, 200) : context.json(answer);
    });
    app.all(basePath + path, (context) => wrongMethod(context, 'POST'));
  };
  const endpoints = { ...queueEndpoints({ queues, clock, stateCase }), ...flakyTestEndpoints(source, clock) };
  for (const [path, endpoint] of Object.entries(endpoints)) post(path, endpoint);

  const metricsPath = '/getMergeQueueMetrics';
  app.get(basePath + metricsPath, async (context) => {
    const now = clock.now();
    queues.advance(now);
    const wanted = queuesOf(queues, context.req.query('repo'), context.req.query('repoHost'));
    return context.body(await metricsText(wanted, now), 200, { 'content-type': metricsContentType });
  });
  app.all(basePath + metricsPath, (context) => wrongMethod(context, 'GET'));

  addControlEndpoints(app, { ...options, faults, requests, endpoints: [...Object.keys(endpoints), metricsPath] });

  app.notFound((context) => context.text(`There is nothing at ${context.req.path}`, 404));
  app.onError((error, context) => {
    if (error instanceof HttpError) return context.text(error.message, error.status);
    if (error instanceof Refusal) return context.text(error.message, statusOf[error.reason]);
    const brokeOff = context.env.incoming.destroyed && !context.env.incoming.complete;
    if (brokeOff) return context.text('The request broke off', 400);
    console.error(error);
    return context.text('Internal error of the local merge queue service', 500);
  });
  return app;
}

function wrongMethod(context: Context, allowed: string): Response {
  return context.text(`${context.req.path} takes ${allowed} only`, 405, { allow: allowed });
}

/** The queues of one repository, or all. @throws HttpError (400) */
function queuesOf(queues: MergeQueues, repo: string | undefined, host: string | undefined): RegisteredQueue[] {
  if (repo === undefined && host === undefined) return [...queues];
  if (host === undefined || host === '') {
    throw new HttpError(400, 'repoHost is missing: it must be given together with repo');
  }
  if (repo === undefined || repo === '') {
    throw new HttpError(400, 'repo is missing: it must be given together with repoHost');
  }
  if (!/^[^/]+\/[^/]+$/.test(repo)) throw new HttpError(400, 'repo must be owner/name');
  const wanted = `${host}/${repo}`.toLowerCase();
  return [...queues].filter(
    (each) => `${each.repo.host}/${each.repo.owner}/${each.repo.name}`.toLowerCase() === wanted,
  );
}

/** Digests have one length, so that comparing them takes the same time for every token. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
