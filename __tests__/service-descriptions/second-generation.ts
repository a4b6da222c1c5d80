import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Schema } from './descriptions.js';

type Json = Readonly<Record<string, unknown>>;

/** What the description of the second generation says of one endpoint. */
export interface EndpointV2 {
  readonly method: string;
  /** Below the base address, with `{id}` for an id. */
  readonly path: string;
  /** Matches the path of a request. */
  readonly matches: RegExp;
  /** Schema of each parameter of the query, and those that are required. */
  readonly query: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly body: Schema | undefined;
  /** Status of a success, and the schema of its body: a schema, text, or nothing. */
  readonly status: number;
  readonly response: Schema | 'text' | undefined;
  /** Documented errors: status and codes. */
  readonly errors: readonly { readonly status: number; readonly code: string }[];
}

/** Copies the schemas that a schema refers to into it. */
function whole(schema: unknown, schemas: Json): unknown {
  if (Array.isArray(schema)) return schema.map((one) => whole(one, schemas));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref: reference } = schema as { $ref?: string };
  if (reference !== undefined) return whole(schemas[reference.split('/').at(-1) ?? ''], schemas);
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, whole(value, schemas)]));
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, { readonly schema: Schema }>>; readonly 'x-error-codes'?: string[] }
    >
  >;
}

function readEndpoint(path: string, method: string, operation: Operation, schemas: Json): EndpointV2 {
  const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const [status = '200', success = {}] =
    Object.entries(operation.responses).find(([name]) => name.startsWith('2')) ?? [];
  const { content = {} } = success;
  const below = path.replace(/^\/v2/, '');
  return {
    method: method.toUpperCase(),
    path: below,
    matches: new RegExp(`^${below.replace(/\{\w+\}/g, '[^/]+')}$`),
    query: Object.fromEntries(parameters.map(({ name, schema }) => [name, whole(schema, schemas) as Schema])),
    required: parameters.filter((one) => one.required === true).map(({ name }) => name),
    body: whole(operation.requestBody?.content['application/json']?.schema, schemas) as Schema | undefined,
    status: Number(status),
    response:
      'text/plain' in content ? 'text' : (whole(content['application/json']?.schema, schemas) as Schema | undefined),
    errors: Object.entries(operation.responses).flatMap(([name, { 'x-error-codes': codes = [] }]) =>
      codes.map((code) => ({ status: Number(name), code })),
    ),
  };
}

/** The file with the facts of the hosted service's description of the second generation. */
export const descriptionFileV2 = fileURLToPath(new URL('../../service-descriptions/v2.openapi.json', import.meta.url));

/** Every endpoint of the second generation. */
export const endpointsV2: readonly EndpointV2[] = readAll(descriptionFileV2);

function readAll(from: string): EndpointV2[] {
  const { paths, components } = JSON.parse(readFileSync(from, 'utf8')) as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    components: { schemas: Json };
  };
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  return Object.entries(paths)
    .flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        methods.includes(method) ? [readEndpoint(path, method, operation, components.schemas)] : [],
      ),
    )
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
}
