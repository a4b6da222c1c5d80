import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { ApiError, fromRefusal } from '../definitions/api-error.js';
import type { Description, Operation, Schema } from '../definitions/descriptions.js';
import { schemaOfParameters, Validation } from '../definitions/validation.js';
import { Refusal } from '../queue-rules/refusal.js';
import type { ServiceContext, ServiceEnvironment } from './environment.js';
import { strike, type Faults } from './faults.js';
import { parseObject } from './request-body.js';

/** A request whose parts fit its description. */
export interface CheckedRequest {
  /** The id in the path; empty for a path without an id. */
  readonly id: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: object | undefined;
}

/** An endpoint of a generation. */
export interface Endpoint {
  readonly method: string;
  /** From the root, with `{id}` for an id. */
  readonly path: string;
  readonly operation: Operation;
}

/** One generation of the interface: another face of the same state. */
export interface Generation {
  /** Begins the paths of its requests. */
  readonly base: '/v1' | '/v2';
  readonly description: Description;
  /** True where the paths of the description begin with `base`. */
  readonly hasWholePaths: boolean;
  /** Does what a request asks for, and gives its response. It throws ApiError and Refusal. */
  readonly respond: (endpoint: Endpoint, request: CheckedRequest) => Promise<object | string | undefined>;
  readonly write: (context: ServiceContext, endpoint: Endpoint, response: object | string | undefined) => Response;
  readonly writeError: (context: ServiceContext, error: ApiError) => Response;
  /** True where a response holds records that a person supplied, which may have any form. */
  readonly isSupplied: (endpoint: Endpoint) => boolean;
  /** The endpoint's name in a fault. */
  readonly faultName: (endpoint: Endpoint) => string;
}

export function endpointsOf({ description, base, hasWholePaths }: Generation): readonly Endpoint[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: hasWholePaths ? path : base + path,
      operation,
    })),
  );
}

/** Adds the endpoints of a generation. Bodies have already been read, and tokens checked. */
export function addGeneration(app: Hono<ServiceEnvironment>, generation: Generation, faults: Faults): void {
  const { description, base, hasWholePaths } = generation;
  app.get(`${base}/openapi.json`, (context) => {
    const { origin } = new URL(context.req.url);
    return context.json({ ...description, servers: [{ url: hasWholePaths ? origin : origin + base }] });
  });
  const validation = new Validation(description);
  const endpoints = endpointsOf(generation);
  for (const endpoint of endpoints) {
    app.on(endpoint.method, routeOf(endpoint.path), handlerOf(endpoint, generation, validation, faults));
  }
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const allowed = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    app.all(routeOf(path), (context) =>
      context.text(`${context.req.path} takes ${allowed.join(' and ')} only`, 405, { allow: allowed.join(', ') }),
    );
  }
  app.all(`${base}/*`, (context) =>
    generation.writeError(context, new ApiError('NOT_FOUND', `There is nothing at ${context.req.path}`)),
  );
}

/** Answers requests to an endpoint, or lets a fault happen. */
function handlerOf(endpoint: Endpoint, generation: Generation, validation: Validation, faults: Faults) {
  const { method, path, operation } = endpoint;
  const check = requestCheck(operation, validation);
  const answer = async (context: ServiceContext): Promise<Response> => {
    const response = await generation.respond(endpoint, check(context));
    if (typeof response !== 'string' && !generation.isSupplied(endpoint)) {
      validation.checkResponse(`${method} ${path}`, operation, response);
    }
    return generation.write(context, endpoint, response);
  };
  return (context: ServiceContext): Promise<Response> => {
    const respond = () =>
      answer(context).catch((error: unknown) => errorResponse(generation.writeError, context, error));
    const fault = faults.take(generation.faultName(endpoint));
    return fault === undefined ? respond() : strike(fault, respond, context.env.outgoing);
  };
}

const routeOf = (path: string): string => path.replace(/\{\w+\}/, ':id');

/** Reads the parts of a request as its description has them. It throws ApiError. */
function requestCheck(operation: Operation, validation: Validation): (context: ServiceContext) => CheckedRequest {
  const [querySchema, pathSchema] = [schemaOfParameters(operation, 'query'), schemaOfParameters(operation, 'path')];
  const bodySchema: Schema | undefined = operation.requestBody?.content?.['application/json']?.schema;
  return (context) => {
    const query: Record<string, unknown> = context.req.query();
    const path = context.req.param() as Record<string, string>;
    validation.checkParameters(pathSchema, path);
    validation.checkParameters(querySchema, query);
    if (bodySchema === undefined) return { id: path.id ?? '', query, body: undefined };
    const body = parseObject(context.var.body, context.req.header('content-type'));
    validation.check(bodySchema, body);
    return { id: path.id ?? '', query, body };
  };
}

/** The response to a request that ended with an error: what was refused, a request that broke off, or a bug. */
export function errorResponse(write: Generation['writeError'], context: ServiceContext, error: unknown): Response {
  if (error instanceof ApiError) return write(context, error);
  if (error instanceof Refusal) return write(context, fromRefusal(error));
  if (context.env.incoming.destroyed && !context.env.incoming.complete) return RESPONSE_ALREADY_SENT;
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return write(context, new ApiError('INTERNAL_ERROR', `Internal error of the local merge queue service: ${message}`));
}
