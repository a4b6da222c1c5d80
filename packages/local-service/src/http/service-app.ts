import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { checked } from '../definitions/check.js';
import { hosted, inCapitals, responseCheck } from '../definitions/hosted.js';
import { HttpError } from '../definitions/http-error.js';
import { openApiDocument } from '../definitions/openapi.js';
import { metricsQuery, requestSchemas, type PostPath } from '../definitions/request-schemas.js';
import type { MergeQueues, RegisteredQueue } from '../queue-rules/merge-queues.js';
import { Refusal, type RefusalReason } from '../queue-rules/refusal.js';
import { Access, unauthorized } from './access.js';
import { addControlEndpoints, controlPath } from './control-endpoints.js';
import type { ServiceEnvironment } from './environment.js';
import { Faults, strike } from './faults.js';
import { flakyTestEndpoints } from './flaky-test-endpoints.js';
import { metricsContentType, metricsText } from './metrics.js';
import { servePage } from './page.js';
import { queueEndpoints } from './queue-endpoints.js';
import { rateLimit } from './rate-limit.js';
import { parseObject, receiveBody } from './request-body.js';
import { longestLoggedBody, RequestLog } from './request-log.js';
import {
  addSecondGeneration,
  errorOf,
  secondBasePath,
  secondDescription,
  secondGenerationFaults,
} from './v2/second-generation.js';
import type { Stage } from '../scene.js';

/** The path of the endpoints, as in the service's base address. */
export const basePath = '/v1';

/** A request that has got its response. */
export interface HandledRequest {
  readonly method: string;
  /** Path with the query, as it came. */
  readonly path: string;
  /** Null when the connection ended without a response. */
  readonly status: number | null;
  readonly milliseconds: number;
}

/** Parts of the service behind HTTP. */
export interface ServiceAppOptions extends Stage {
  readonly token: string;
  readonly upperCaseStates: boolean;
  /** True: a write answers the text `OK` where no body is documented, and in the first generation always. */
  readonly plainWrites: boolean;
  /** Look-ups of pull requests that are answered in a second; undefined: any number. */
  readonly lookUpsPerSecond: number | undefined;
  readonly strict: boolean;
  /** True when the service listens on an address that only this machine reaches. */
  readonly onLoopback: boolean;
  readonly onRequest: ((request: HandledRequest) => void) | undefined;
}

const statusOf: Readonly<Record<RefusalReason, 400 | 404 | 409>> = {
  unknown: 404,
  'not-empty': 400,
  'not-in-queue': 400,
  merged: 400,
  draining: 400,
  'too-many': 400,
  exists: 409,
};

const writes: ReadonlySet<PostPath> = new Set<PostPath>([
  ...(['/submitPullRequest', '/cancelPullRequest', '/restartTestsOnPullRequest', '/setImpactedTargets'] as const),
  ...(['/createQueue', '/updateQueue', '/deleteQueue'] as const),
]);

/** The requests of both generations that look a pull request up. */
const isLookUp = (method: string, path: string): boolean =>
  path === `${basePath}/getSubmittedPullRequest` ||
  (method === 'GET' && path.startsWith(`${secondBasePath}/pull-requests`));

const metricsPath = '/getMergeQueueMetrics';

/** The service interface and the control endpoints over HTTP. */
export function serviceApp(options: ServiceAppOptions): Hono<ServiceEnvironment> {
  const { clock, queues, source, upperCaseStates, onRequest } = options;
  const app = new Hono<ServiceEnvironment>();
  const requests = new RequestLog();
  const faults = new Faults();
  const access = new Access(options.token, options.onLoopback);
  const schemas = requestSchemas(options.strict);

  app.use(async (context, next) => {
    // The server has only checked the characters of Host: `127.999.1.1` is not an address.
    if (!URL.canParse(context.req.url)) return context.text('The Host header names no host', 400);
    const start = performance.now();
    await next();
    const sent = context.res !== RESPONSE_ALREADY_SENT;
    const path = pathOf(context.req.url);
    const milliseconds = performance.now() - start;
    onRequest?.({ method: context.req.method, path, status: sent ? context.res.status : null, milliseconds });
    return undefined;
  });

  app.get('/', servePage(access));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get(`${basePath}/openapi.json`, (context) => {
    const { origin } = new URL(context.req.url);
    return context.json(openApiDocument(origin + basePath, schemas, upperCaseStates));
  });

  app.get(`${secondBasePath}/openapi.json`, secondDescription);

  const receive: MiddlewareHandler<ServiceEnvironment> = async (context, next) => {
    const header = (name: string): string | undefined => context.req.header(name);
    const token = isOfSecond(context)
      ? access.checkBearer(header)
      : access.check(header, context.req.path === `${basePath}/setImpactedTargets`);
    const logged = requests.add(context.req.method, pathOf(context.req.url), token);
    const mayBeTaken = token === 'accepted' || token === 'forked-run';
    const body = await receiveBody(context.env.incoming, mayBeTaken ? undefined : longestLoggedBody);
    requests.noteBody(logged, body.size, body.bytes);
    context.set('token', token);
    context.set('body', body);
    await next();
    // Logged before the response is sent, so that a client that has the response also finds the request in the log.
    if (context.res !== RESPONSE_ALREADY_SENT) logged.status = context.res.status;
  };
  for (const path of [basePath, secondBasePath]) app.use(`${path}/*`, receive);

  app.use(`${secondBasePath}/*`, async (context: Context<ServiceEnvironment>, next) => {
    const { token } = context.var;
    if (token === 'accepted') return next();
    const code = token === 'missing' ? 'AUTHENTICATION_REQUIRED' : 'INVALID_TOKEN';
    return errorOf(context, code, unauthorized(token, 'the Authorization header with Bearer and the token'));
  });

  app.use(`${basePath}/*`, async (context, next) => {
    const { token } = context.var;
    if (token === 'accepted') return next();
    if (token !== 'forked-run') return context.text(unauthorized(token), 401);
    const forbidden = access.whyOfPage((name) => context.req.header(name));
    return forbidden === undefined ? next() : context.text(forbidden, 403);
  });

  const { lookUpsPerSecond } = options;
  if (lookUpsPerSecond !== undefined) app.use(rateLimit(lookUpsPerSecond, clock, isLookUp));

  app.use(`${basePath}/*`, async (context, next) => {
    const fault = faults.take(context.req.path.slice(basePath.length));
    if (fault === undefined) return next();
    const respond = async (): Promise<Response> => {
      await next();
      return context.res;
    };
    const response = await strike(fault, respond, context.env.outgoing);
    // Without this, Hono adds the headers of the real response to those of the fault.
    context.res = undefined;
    context.res = response;
    return undefined;
  });

  const endpoints = {
    ...queueEndpoints(queues, clock),
    ...flakyTestEndpoints(source, clock),
  };
  const post = (path: PostPath): void => {
    const endpoint = endpoints[path] as (request: unknown) => object | undefined;
    const checkResponse = responseCheck(path, hosted.v1[path]?.post ?? { responses: {} });
    app.post(basePath + path, (context) => {
      const request = checked(schemas[path], parseObject(context.var.body, context.req.header('content-type')));
      const response = endpoint(request);
      // Records that a person supplied are served as they are.
      const isGiven = path.startsWith('/flaky-tests/') && source.records !== undefined;
      if (!isGiven) checkResponse(response);
      if (options.plainWrites && writes.has(path)) return context.text('OK');
      if (response === undefined) return context.body(null, 200);
      return context.json(upperCaseStates && !isGiven ? inCapitals(response) : response);
    });
    app.all(basePath + path, (context) => wrongMethod(context, 'POST'));
  };
  const paths = Object.keys(schemas) as PostPath[];
  for (const path of paths) post(path);

  app.get(basePath + metricsPath, async (context) => {
    const now = clock.now();
    queues.advance(now);
    const { repo, repoHost } = checked(metricsQuery, context.req.query());
    return context.body(await metricsText(queuesOf(queues, repo, repoHost), now), 200, {
      'content-type': metricsContentType,
    });
  });
  app.all(basePath + metricsPath, (context) => wrongMethod(context, 'GET'));

  addSecondGeneration(app, { ...options, faults });

  app.use(`${controlPath}/*`, access.guardControl());
  const withFaults = [metricsPath, ...paths, ...secondGenerationFaults] as const;
  addControlEndpoints(app, { ...options, faults, requests, endpoints: [...withFaults] });

  app.notFound((context) => context.text(`There is nothing at ${context.req.path}`, 404));
  app.onError((error, context) => {
    if (error instanceof HttpError) return context.text(error.message, error.status);
    if (error instanceof Refusal) return context.text(error.message, statusOf[error.reason]);
    const brokeOff = context.env.incoming.destroyed && !context.env.incoming.complete;
    if (brokeOff) return context.text('The request broke off', 400);
    console.error(error);
    return context.text(`Internal error of the local merge queue service: ${error.message}`, 500);
  });
  return app;
}

function isOfSecond({ req }: Context): boolean {
  return req.path.startsWith(`${secondBasePath}/`);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function wrongMethod(context: Context, allowed: string): Response {
  return context.text(`${context.req.path} takes ${allowed} only`, 405, { allow: allowed });
}

/** The queues of one repository, or all. */
function queuesOf(queues: MergeQueues, repo: string | undefined, host: string | undefined): RegisteredQueue[] {
  if (repo === undefined || host === undefined) return [...queues];
  const wanted = `${host}/${repo}`.toLowerCase();
  return [...queues].filter(
    (each) => `${each.repo.host}/${each.repo.owner}/${each.repo.name}`.toLowerCase() === wanted,
  );
}
