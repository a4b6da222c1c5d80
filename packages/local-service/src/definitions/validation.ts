import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ApiError } from './api-error.js';
import type { Description, Operation, Schema } from './descriptions.js';

const usual = { strict: false, validateSchema: false } as const;

/** Checks values against schemas. A schema is compiled when it is first needed. */
export class Validation {
  readonly #ajv = new Ajv2020(usual);
  /** Parameters arrive as texts. */
  readonly #parameters = new Ajv2020({ ...usual, coerceTypes: true });
  readonly #compiled = new Map<Schema, ValidateFunction>();

  /** @param description that references in the schemas lead to */
  constructor(description?: Description) {
    for (const ajv of [this.#ajv, this.#parameters]) {
      addFormats.default(ajv, ['uuid', 'date-time', 'uri']);
      if (description !== undefined) ajv.addSchema(description, 'description');
    }
  }

  /** @throws ApiError that names the first field that is missing or wrong */
  check(schema: Schema, value: unknown): void {
    refuse(this.#mistakeIn(value, schema, this.#ajv));
  }

  /**
   * Checks parameters, and turns their texts into the numbers and booleans that they mean.
   * @param schema of `schemaOfParameters`
   * @throws ApiError that names the first parameter that is missing or wrong
   */
  checkParameters(schema: Schema, values: Record<string, unknown>): void {
    refuse(this.#mistakeIn(values, schema, this.#parameters));
  }

  /** @throws Error for a response that the description does not allow: a bug of this service */
  checkResponse(name: string, { responses }: Operation, response: unknown): void {
    const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
    const schema = success?.content?.['application/json']?.schema;
    const mistake = schema === undefined ? undefined : this.#mistakeIn(response, schema, this.#ajv);
    if (mistake !== undefined) throw new Error(`The response of ${name} does not fit its description: ${mistake}`);
  }

  #mistakeIn(value: unknown, schema: Schema, ajv: Ajv2020): string | undefined {
    let validate = this.#compiled.get(schema);
    if (validate === undefined) {
      const whole = JSON.stringify(schema).replaceAll('"#/', '"description#/');
      validate = ajv.compile(JSON.parse(whole) as Schema);
      this.#compiled.set(schema, validate);
    }
    return validate(value) ? undefined : inWords(validate.errors?.[0]);
  }
}

/** The schema of an operation's parameters of one kind, as an object. */
export function schemaOfParameters({ parameters = [] }: Operation, kind: 'query' | 'path'): Schema {
  const own = parameters.filter((parameter) => parameter.in === kind);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

function refuse(mistake: string | undefined): void {
  if (mistake !== undefined) throw new ApiError('VALIDATION_FAILED', mistake);
}

/** A mistake in one line, which names the field. */
function inWords(error: ErrorObject | undefined): string {
  const { instancePath = '', keyword, message = 'must be as described' } = error ?? {};
  const params = (error?.params ?? {}) as Readonly<Record<string, unknown>>;
  const name = instancePath
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
  switch (keyword) {
    case 'required':
      return `${name}${name && '.'}${String(params.missingProperty)} is missing`;
    case 'additionalProperties':
      return `unknown field: ${String(params.additionalProperty)}`;
    case 'enum':
      return `${name} must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'not':
    case 'oneOf':
      return 'a field is missing, or is given beside one that excludes it';
    default:
      return `${name || 'the request'} ${message}`;
  }
}
