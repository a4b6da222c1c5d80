import { z } from 'zod';
import { statusOfCode, type ErrorCode } from './api-error.js';
import { endpoints, type Endpoint } from './endpoints.js';

/** The description of the second generation in OpenAPI 3.1, made from the schemas that its requests and responses are checked with. */
export function describeSecondGeneration(serverUrl: string): object {
  const paths: Partial<Record<string, Record<string, object>>> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = (paths[`/v2${endpoint.path}`] ??= {});
    path[endpoint.method.toLowerCase()] = operation(operationId, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Local merge queue and flaky-test service, second generation',
      version: '2.0.0',
      description:
        'Keeps everything in memory, on the same queues as the first generation. Made from the definitions that the service checks its own requests and responses with.',
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    paths,
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(operationId: string, endpoint: Endpoint): object {
  const { path, query, body, status, response, summary } = endpoint;
  const parameters = [
    ...(path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []),
    ...(query === undefined ? [] : parametersOf(query)),
  ];
  const media = response === 'text' ? 'text/plain' : 'application/json';
  const schema = response === 'text' ? { type: 'string' } : response === null ? undefined : jsonSchema(response);
  return {
    operationId,
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body) } } } }),
    responses: {
      [status]: { description: 'OK', ...(schema === undefined ? {} : { content: { [media]: { schema } } }) },
      ...errors(endpoint),
    },
  };
}

function parametersOf(query: z.ZodObject): object[] {
  const { properties = {}, required = [] } = jsonSchema(query) as {
    properties?: Readonly<Record<string, object>>;
    required?: readonly string[];
  };
  return (
    Object.entries(properties)
      // A field that must be left out has no schema.
      .filter(([, schema]) => Object.keys(schema).length > 0)
      .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
  );
}

/** Errors by their status, with all codes of that status. */
function errors({ errors: own, path }: Endpoint): object {
  const withUuid = /^\/(?:pull-requests|repositories)\/\{id\}/.test(path) ? (['VALIDATION_FAILED'] as const) : [];
  const codes = new Set<ErrorCode>([...own, ...withUuid, 'AUTHENTICATION_REQUIRED', 'INVALID_TOKEN', 'INTERNAL_ERROR']);
  const byStatus: Partial<Record<string, ErrorCode[]>> = {};
  for (const code of codes) (byStatus[statusOfCode[code]] ??= []).push(code);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus?.join(', '),
        content: { 'application/json': { schema: errorSchema } },
        'x-error-codes': ofStatus,
      },
    ]),
  );
}

const errorSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: { code: { type: 'string' }, message: { type: 'string' } },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
};

/** The JSON Schema of a request's JSON, before it becomes the values that the service works with. */
function jsonSchema(schema: z.ZodType): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
}
