import { hosted } from '../hosted.js';
import { jsonSchema, queryParameters } from '../openapi.js';
import { endpoints, type Endpoint } from './endpoints.js';

/**
 * The description of the second generation in OpenAPI 3.1. Requests are described by the schemas that check them, and responses are those
 * of the hosted service.
 */
export function describeSecondGeneration(serverUrl: string): object {
  const paths: Partial<Record<string, Record<string, object>>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[`/v2${endpoint.path}`] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Local merge queue and flaky-test service, second generation',
      version: '2.0.0',
      description:
        'Keeps everything in memory, on the same queues as the first generation. Requests are described by the definitions that check them, and responses as the hosted service describes them.',
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    paths,
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } }, schemas: hosted.schemas },
  };
}

function operation({ name, path, query, body, summary, described }: Endpoint): object {
  const parameters = [
    ...(path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []),
    ...(query === undefined ? [] : queryParameters(query)),
  ];
  return {
    operationId: path.startsWith('/test-cases') ? name.replace('tests.', 'testCases.') : name,
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body) } } } }),
    responses: Object.fromEntries(
      Object.entries(described.responses).map(([status, response]) => [
        status,
        { ...response, description: response['x-error-codes']?.join(', ') ?? 'OK' },
      ]),
    ),
  };
}
