import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { checked } from '../../definitions/check.js';
import { responseCheck, type Operation } from '../../definitions/hosted.js';
import { HttpError } from '../../definitions/http-error.js';
import { ApiError, statusOfCode, type ErrorCode } from '../../definitions/v2/api-error.js';
import { endpoints, type Endpoint, type Handlers } from '../../definitions/v2/endpoints.js';
import { describeSecondGeneration } from '../../definitions/v2/openapi.js';
import type { ServiceEnvironment } from '../environment.js';
import { strike, type Faults } from '../faults.js';
import { metricsContentType } from '../metrics.js';
import { parseObject } from '../request-body.js';
import { Cursors } from './cursors.js';
import { Directory } from './directory.js';
import { pullRequestHandlers } from './pull-requests.js';
import { queueHandlers } from './queues.js';
import { runHandlers } from './runs.js';
import { testHandlers } from './tests.js';
import type { Stage } from '../../scene.js';

/** The path of the second generation's endpoints. */
export const secondBasePath = '/v2';

/** The name of an endpoint in a fault: method and path, as in `POST /merge-queues/{id}/pull-requests`. */
const faultNameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

export const secondGenerationFaults: readonly string[] = endpoints.map(faultNameOf);

interface SecondGenerationOptions extends Pick<Stage, 'queues' | 'clock' | 'source'> {
  readonly faults: Faults;
  /** True: a success without a documented body has the text `OK`. */
  readonly plainWrites: boolean;
}

/**
 * Adds the endpoints of the second generation, on the same queues as the first. Bodies have already been read, and
 * tokens checked.
 */
export function addSecondGeneration(
  app: Hono<ServiceEnvironment>,
  { queues, clock, source, faults, plainWrites }: SecondGenerationOptions,
): void {
  const served = { queues, directory: new Directory(queues), cursors: new Cursors() };
  const handlers: Handlers = {
    ...queueHandlers(served),
    ...pullRequestHandlers(served),
    ...runHandlers(served),
    ...testHandlers(served, source, clock),
  };

  for (const endpoint of endpoints) {
    const { method, path, name, query, body, described } = endpoint;
    const handler = handlers[name] as (request: object) => object | string | undefined | Promise<string>;
    const checkResponse = responseCheck(`${method} ${path}`, described);
    const status = Number(Object.keys(described.responses).find((each) => each.startsWith('2'))) as 200;
    const answer = async (context: Context<ServiceEnvironment>): Promise<Response> => {
      const request = {
        id: checkedId(context, described),
        query: query && checked(query, valuesOf(context.req.query(), described)),
        body: body && checked(body, parseObject(context.var.body, context.req.header('content-type'))),
        now: clock.now(),
      };
      queues.advance(request.now);
      const response = await handler(request);
      if (typeof response === 'string') return context.body(response, 200, { 'content-type': metricsContentType });
      checkResponse(response);
      if (response !== undefined) return context.json(response, status);
      return plainWrites && method !== 'DELETE' ? context.text('OK', status) : context.body(null, status);
    };
    app.on(method, secondBasePath + path.replace('{id}', ':id'), async (context) => {
      const respond = (): Promise<Response> => answer(context).catch((error: unknown) => errorResponse(context, error));
      const fault = faults.take(faultNameOf(endpoint));
      return fault === undefined ? respond() : strike(fault, respond, context.env.outgoing);
    });
  }
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const allowed = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    app.all(secondBasePath + path.replace('{id}', ':id'), (context) =>
      context.text(`${context.req.path} takes ${allowed.join(' and ')} only`, 405, { allow: allowed.join(', ') }),
    );
  }
  app.all(`${secondBasePath}/*`, (context) => errorOf(context, 'NOT_FOUND', `There is nothing at ${context.req.path}`));
}

/** The description of the second generation, with the address of the request. */
export function secondDescription(context: Context<ServiceEnvironment>): Response {
  const { origin } = new URL(context.req.url);
  return context.json(describeSecondGeneration(origin));
}

export function errorOf(context: Context<ServiceEnvironment>, code: ErrorCode, message: string): Response {
  return context.json({ error: { code, message } }, statusOfCode[code]);
}

function errorResponse(context: Context<ServiceEnvironment>, error: unknown): Response {
  if (error instanceof ApiError) return errorOf(context, error.code, error.message);
  // A body that is too large is refused before anything reads it, as plain text.
  if (error instanceof HttpError && error.status === 413) return context.text(error.message, 413);
  if (error instanceof HttpError) return errorOf(context, 'VALIDATION_FAILED', error.message);
  const brokeOff = context.env.incoming.destroyed && !context.env.incoming.complete;
  if (brokeOff) return RESPONSE_ALREADY_SENT;
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return errorOf(context, 'INTERNAL_ERROR', `Internal error of the local merge queue service: ${message}`);
}

/**
 * Ids of repositories and pull requests are UUIDs, and other ids get the response that they do not exist.
 * @throws HttpError (400)
 */
function checkedId(context: Context<ServiceEnvironment>, { parameters = [] }: Operation): string {
  const id = context.req.param('id') ?? '';
  const mustBeUuid = parameters.some((each) => each.in === 'path' && each.schema.format === 'uuid');
  if (mustBeUuid && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) {
    throw new HttpError(400, 'The id in the path must be a UUID');
  }
  return id;
}

/** Numbers and booleans of a query, which arrive as texts. */
function valuesOf(query: Readonly<Record<string, string>>, { parameters = [] }: Operation): Record<string, unknown> {
  const types = new Map(parameters.map(({ name, schema }) => [name, schema.type]));
  const isValue: Readonly<Partial<Record<string, RegExp>>> = { integer: /^\d+$/, boolean: /^(?:true|false)$/ };
  return Object.fromEntries(
    Object.entries(query).map(([name, value]): [string, unknown] => [
      name,
      isValue[types.get(name) ?? '']?.test(value) === true ? JSON.parse(value) : value,
    ]),
  );
}
