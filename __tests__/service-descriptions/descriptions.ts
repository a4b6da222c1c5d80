import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { requestSchemas } from '../../packages/local-service/src/definitions/request-schemas.js';
import { openApiDocument } from '../../packages/local-service/src/definitions/openapi.js';
import { endpoints } from '../../src/service/v1/endpoints.js';
import { type Description, hostedDescription } from '../../packages/local-service/__tests__/http/description.js';

/** A JSON schema, as far as descriptions use it. */
export type Schema = Readonly<Record<string, unknown>>;

/** What a description says of one endpoint. */
export interface DescribedEndpoint {
  readonly method: 'GET' | 'POST';
  /** Below the base address. */
  readonly path: string;
  /** Of the body; undefined for GET. */
  readonly request: Schema | undefined;
  /** Of the body of a success: a schema, text, or nothing that is promised. */
  readonly response: Schema | 'text' | undefined;
}

/** The description of a service with this interface. */
export interface ServiceDescription {
  readonly name: string;
  readonly endpoints: readonly DescribedEndpoint[];
}

function read(name: string, document: Description): ServiceDescription {
  const described = Object.values(endpoints).map(({ method, path }): DescribedEndpoint => {
    const operation = document.paths[path]?.[method === 'GET' ? 'get' : 'post'];
    if (operation === undefined) throw new Error(`${name} does not describe ${method} ${path}`);
    const success = operation.responses['200']?.content ?? {};
    return {
      method,
      path,
      request: operation.requestBody?.content?.['application/json']?.schema as Schema | undefined,
      response: 'text/plain' in success ? 'text' : (success['application/json']?.schema as Schema | undefined),
    };
  });
  return { name, endpoints: described };
}

/** The local service's own description, as it checks requests with `--strict`. */
const own = read(
  'the local service',
  openApiDocument('http://127.0.0.1/v1', requestSchemas(true), false) as Description,
);

/** Both descriptions. */
export const descriptions: readonly ServiceDescription[] = [own, read('the hosted service', hostedDescription())];

// That the descriptions are well formed is for their tests: here it would take longer than the test.
const ajv = new Ajv2020({ allErrors: true, strictTypes: false, validateSchema: false });
addFormats.default(ajv);
// OpenAPI's own keyword, which says nothing that the schemas beside it do not.
ajv.addVocabulary(['discriminator']);

/** What keeps a value from fitting a schema, one text for each thing; empty when it fits. */
export function misfits(schema: object, value: unknown): readonly string[] {
  // Ajv keeps what it compiled for the same schema.
  const validate = ajv.compile(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
}
