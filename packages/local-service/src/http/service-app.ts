import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import { Access, unauthorized } from './access.js';
import { addControlEndpoints, controlPath } from './control-endpoints.js';
import type { ServiceEnvironment } from './environment.js';
import { Faults } from './faults.js';
import { addGeneration, endpointsOf, errorResponse, type Generation } from './generation.js';
import { first, type ResponseOptions, second } from './generations.js';
import { servePage } from './page.js';
import { rateLimit } from './rate-limit.js';
import { receiveBody } from './request-body.js';
import { longestLoggedBody, RequestLog } from './request-log.js';
import type { ServiceState } from './service-state.js';

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
export interface ServiceAppOptions extends ServiceState, ResponseOptions {
  readonly token: string;
  /** Look-ups of pull requests that are answered in a second; undefined: any number. */
  readonly lookUpsPerSecond: number | undefined;
  /** True when the service listens on an address that only this machine reaches. */
  readonly onLoopback: boolean;
  readonly onRequest: ((request: HandledRequest) => void) | undefined;
}

/** The service interface and the control endpoints over HTTP. */
export function serviceApp(options: ServiceAppOptions): Hono<ServiceEnvironment> {
  const { clock, onRequest, lookUpsPerSecond } = options;
  const app = new Hono<ServiceEnvironment>();
  const requests = new RequestLog();
  const faults = new Faults();
  const access = new Access(options.token, options.onLoopback);
  const generations = [first(options, options), second(options, options)];

  app.use(async (context, next) => {
    // The server has only checked the characters of Host: `127.999.1.1` is not an address.
    if (!URL.canParse(context.req.url)) return context.text('The Host header names no host', 400);
    const start = performance.now();
    await next();
    const status = context.res === RESPONSE_ALREADY_SENT ? null : context.res.status;
    const milliseconds = performance.now() - start;
    onRequest?.({ method: context.req.method, path: pathOf(context.req.url), status, milliseconds });
    return undefined;
  });

  app.get('/', servePage(access));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  for (const generation of generations) {
    app.use(`${generation.base}/*`, receive(generation, access, requests));
    if (lookUpsPerSecond !== undefined) app.use(`${generation.base}/*`, rateLimit(lookUpsPerSecond, clock));
    addGeneration(app, generation, faults);
  }

  app.use(`${controlPath}/*`, access.guardControl());
  const faultNames = generations.flatMap((generation) => endpointsOf(generation).map(generation.faultName));
  addControlEndpoints(app, { ...options, faults, requests, faultNames });

  app.notFound((context) => context.text(`There is nothing at ${context.req.path}`, 404));
  app.onError((error, context) =>
    errorResponse((_, { message, status }) => context.text(message, status), context, error),
  );
  return app;
}

/** Reads and logs a request, and refuses it where its sender is not known. The description needs no token. */
function receive(generation: Generation, access: Access, requests: RequestLog): MiddlewareHandler<ServiceEnvironment> {
  const { base, writeError } = generation;
  return async (context, next) => {
    const { path, method, url } = context.req;
    if (path === `${base}/openapi.json`) return next();
    const header = (name: string): string | undefined => context.req.header(name);
    const token = base === '/v2' ? access.checkBearer(header) : access.check(header, path === '/v1/setImpactedTargets');
    const logged = requests.add(method, pathOf(url), token);
    const mayBeTaken = token === 'accepted' || token === 'forked-run';
    const body = await receiveBody(context.env.incoming, mayBeTaken ? undefined : longestLoggedBody);
    requests.noteBody(logged, body.size, body.bytes);
    context.set('body', body);
    const forbidden = token === 'forked-run' ? access.whyOfOtherPage(header) : undefined;
    if (forbidden !== undefined) context.res = context.text(forbidden, 403);
    else if (mayBeTaken) await next();
    else context.res = writeError(context, unauthorized(token, base));
    // Logged before the response is sent, so that a client that has the response also finds the request in the log.
    if (context.res !== RESPONSE_ALREADY_SENT) logged.status = context.res.status;
    return undefined;
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
