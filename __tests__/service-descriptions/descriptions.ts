import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A JSON schema, as far as descriptions use it. */
export type Schema = Readonly<Record<string, unknown>>;

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
