import { z } from 'zod';
import { metricsQuery, type PostPath, type RequestSchemas } from './request-schemas.js';
import type { ResponseSchemas } from './response-schemas.js';

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

/** The description of the service in OpenAPI 3.1, made from the schemas that its requests and responses are checked with. */
export function openApiDocument(serverUrl: string, requests: RequestSchemas, responses: ResponseSchemas): object {
  const posts = Object.entries(requests).map(([path, request]): [string, object] => {
    const response = responses[path as PostPath];
    const content = response === null ? {} : { content: { 'application/json': { schema: jsonSchema(response) } } };
    const operation = {
      operationId: path.slice(path.lastIndexOf('/') + 1),
      summary: summaries[path as PostPath],
      security: securityOf(path),
      ...(path === '/setImpactedTargets' ? { parameters: [forkedRun] } : {}),
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(request) } } },
      responses: { 200: { description: 'OK', ...content }, ...errors(path === '/createQueue') },
    };
    return [path, { post: operation }];
  });
  const metrics = {
    operationId: 'getMergeQueueMetrics',
    summary: summaries['/getMergeQueueMetrics'],
    security: securityOf('/getMergeQueueMetrics'),
    parameters: metricsQuery.keyof().options.map((name) => ({
      name,
      in: 'query',
      required: false,
      schema: jsonSchema(metricsQuery.shape[name]),
    })),
    responses: { 200: { description: 'OK', content: { 'text/plain': { schema: { type: 'string' } } } }, ...errors() },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Local merge queue and flaky-test service',
      version: '1.0.0',
      description:
        'Keeps everything in memory. Made from the definitions that the service checks its own requests and responses with.',
    },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries<object>([...posts, ['/getMergeQueueMetrics', { get: metrics }]]),
    components: { securitySchemes: { ApiKeyAuth: { type: 'apiKey', in: 'header', name: 'x-api-token' } } },
  };
}

const forkedRun = {
  name: 'x-forked-workflow-run-id',
  in: 'header',
  required: false,
  description: 'Id of a workflow run of a pull request from a fork, in digits, in place of the token',
  schema: { type: 'string' },
};

function securityOf(path: string): object[] {
  return path === '/setImpactedTargets' ? [{ ApiKeyAuth: [] }, {}] : [{ ApiKeyAuth: [] }];
}

function errors(exists = false): object {
  const all = exists ? { ...refusals, 409: 'There is a queue for the branch already' } : refusals;
  return Object.fromEntries(
    Object.entries(all).map(([status, description]) => [
      status,
      { description, content: { 'text/plain': { schema: { type: 'string' } } } },
    ]),
  );
}

/** The JSON Schema of a request's JSON, before it becomes the values that the service works with. */
function jsonSchema(schema: z.ZodType): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });
  return rest;
}
