import { z } from 'zod';
import { hosted, inCapitals, type Operation } from './hosted.js';
import { settingFields } from './setting-schemas.js';
import { metricsQuery, type PostPath, type RequestSchemas } from './request-schemas.js';

const summaries: Readonly<Record<PostPath | '/getMergeQueueMetrics', string>> = {
  '/submitPullRequest': 'Submit a pull request for testing and merging',
  '/cancelPullRequest': 'Remove a pull request from the queue',
  '/restartTestsOnPullRequest': 'Run the tests of a queued pull request again',
  '/getSubmittedPullRequest': 'Status of a submitted pull request',
  '/setImpactedTargets': 'Set the impacted targets of a commit of a pull request',
  '/getMergeQueueTestingDetails': 'Details of a test of the queue',
  '/createQueue': 'Create a queue for a branch',
  '/deleteQueue': 'Delete an empty queue',
  '/getQueue': 'State, settings and pull requests of a queue',
  '/updateQueue': 'Change the settings or the state of a queue',
  '/getMergeQueueMetrics': 'Metrics in the Prometheus text format',
  '/flaky-tests/list-unhealthy-tests': 'Tests that are flaky or broken, by pages',
  '/flaky-tests/list-quarantined-tests': 'Quarantined tests, by pages',
};

const refusals: Readonly<Record<string, string>> = {
  400: 'The request is not as described, or the queue’s rules do not allow it',
  401: 'The token is missing or not accepted',
  404: 'There is no such queue, pull request or test run',
  500: 'A bug of this service',
};

/**
 * The description of the service in OpenAPI 3.1. Requests are described by the schemas that check them, and responses are those of the
 * hosted service.
 */
export function openApiDocument(serverUrl: string, requests: RequestSchemas, upperCaseStates: boolean): object {
  const paths = Object.entries(summaries).map(([path, summary]) => {
    const request = path === '/getMergeQueueMetrics' ? undefined : requests[path as PostPath];
    const method = request === undefined ? 'get' : 'post';
    const isUpload = path === '/setImpactedTargets';
    const operation = {
      operationId: path.slice(path.lastIndexOf('/') + 1),
      summary,
      security: isUpload ? [{ ApiKeyAuth: [] }, {}] : [{ ApiKeyAuth: [] }],
      ...(isUpload ? { parameters: [forkedRun] } : {}),
      ...(request === undefined
        ? { parameters: queryParameters(metricsQuery) }
        : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(request) } } } }),
      responses: responsesOf(path, hosted.v1[path]?.[method]),
    };
    return [
      path,
      { [method]: upperCaseStates ? { ...operation, responses: inCapitals(operation.responses) } : operation },
    ];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Local merge queue and flaky-test service',
      version: '1.0.0',
      description:
        'Keeps everything in memory. Requests are described by the definitions that check them, and responses as the hosted service describes them.',
    },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries(paths) as object,
    components: { securitySchemes: { ApiKeyAuth: { type: 'apiKey', in: 'header', name: 'x-api-token' } } },
  };
}

const forkedRun = {
  name: 'x-forked-workflow-run-id',
  in: 'header',
  required: false,
  description: 'Id of a workflow run of a pull request from a fork, in digits, instead of the token',
  schema: { type: 'string' },
};

function responsesOf(path: string, described: Operation | undefined): object {
  const all = path === '/createQueue' ? { ...refusals, 409: 'There is a queue for the branch already' } : refusals;
  const errors = Object.entries(all).map(([status, description]) => [
    status,
    { description, content: { 'text/plain': { schema: { type: 'string' } } } },
  ]);
  // These two answer with an empty body, as clients of the hosted service expect, whose description names JSON.
  if (path === '/createQueue' || path === '/submitPullRequest')
    return { 200: { description: 'OK' }, ...(Object.fromEntries(errors) as object) };
  const { content = {} } = described?.responses['200'] ?? {};
  const json = content['application/json']?.schema as { properties?: object } | undefined;
  // This service also shows settings that the hosted service's description lacks.
  const schema =
    path === '/getQueue' || path === '/updateQueue'
      ? { ...json, properties: { ...jsonSchema(z.object(settingFields.first)).properties, ...json?.properties } }
      : json;
  const shown = schema === undefined ? content : { 'application/json': { schema } };
  return { 200: { description: 'OK', content: shown }, ...(Object.fromEntries(errors) as object) };
}

/** Parameters of a query in OpenAPI. A field that must be left out has no schema, and is left out here. */
export function queryParameters(query: z.ZodObject): object[] {
  const { properties = {}, required = [] } = jsonSchema(query);
  return Object.entries(properties)
    .filter(([, schema]) => Object.keys(schema).length > 0)
    .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

/** The JSON Schema of a request's JSON, before it becomes the values that the service works with. */
export function jsonSchema(schema: z.ZodType): z.core.JSONSchema.ObjectSchema {
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' });
  const { $schema: _dialect, ...rest } = json as z.core.JSONSchema.ObjectSchema;
  return rest;
}
