import fc from 'fast-check';
import type { Schema } from './descriptions.js';

/** How much of what a schema leaves open a value has: all of it, none of it, or now this and now that. */
export type Fullness = 'full' | 'least' | 'any';

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  uuid: fc.uuid(),
  // fast-check's own addresses need a table of all characters, which takes longer than a test.
  uri: fc
    .tuple(fc.domain(), fc.constantFrom('', '/', '/a/b%20c', '/a?b=c&d=%C3%A4#e'))
    .map(([host, place]) => `https://${host}${place}`),
};

const arbitraries: Readonly<Record<Fullness, Map<Schema, fc.Arbitrary<unknown>>>> = {
  full: new Map(),
  least: new Map(),
  any: new Map(),
};

/** A value that fits a schema. What makes values of a schema is made once, which takes longer than a value. */
export function sampleOf(schema: Schema, fullness: Fullness, seed: number): unknown {
  const known = arbitraries[fullness];
  let arbitrary = known.get(schema);
  if (arbitrary === undefined) known.set(schema, (arbitrary = arbitraryOf(schema, fullness)));
  return fc.sample(arbitrary, { numRuns: 1, seed })[0];
}

/**
 * Values that fit a schema, and any of them: fields that are not required are there or not, and null is where it may be.
 * @throws Error for what no description uses, so that a new word in a schema is not passed over
 */
function arbitraryOf(schema: Schema, fullness: Fullness): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const forms = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined;
  if (forms !== undefined) return fc.oneof(...forms.map((form) => arbitraryOf(form, fullness)));
  const { type } = schema;
  if (Array.isArray(type)) {
    return fc.oneof(...(type as string[]).map((one) => arbitraryOf({ ...schema, type: one }, fullness)));
  }
  switch (type) {
    case 'object':
      return objectOf(schema, fullness);
    case 'array':
      return fc.array(arbitraryOf(schema.items as Schema, fullness), {
        maxLength: fullness === 'least' ? 0 : 3,
        minLength: fullness === 'full' ? 1 : 0,
      });
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema, type);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`no value for ${JSON.stringify(schema)}`);
  }
}

function objectOf(schema: Schema, fullness: Fullness): fc.Arbitrary<unknown> {
  const fields = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  const required = (schema.required ?? []) as readonly string[];
  const taken = fields.filter(([name]) => fullness !== 'least' || required.includes(name));
  const record = Object.fromEntries(taken.map(([name, field]) => [name, arbitraryOf(field, fullness)]));
  return fullness === 'any' ? fc.record(record, { requiredKeys: [...required] }) : fc.record(record);
}

function textOf({ format, pattern, minLength = 0 }: Schema): fc.Arbitrary<string> {
  const ofFormat = typeof format === 'string' ? formats[format] : undefined;
  if (ofFormat !== undefined) return ofFormat;
  if (format !== undefined) throw new Error(`no value of the format ${JSON.stringify(format)}`);
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength: minLength as number });
}

function numberOf({ minimum, maximum }: Schema, type: 'integer' | 'number'): fc.Arbitrary<number> {
  const min = (minimum ?? -1e6) as number;
  const max = (maximum ?? Math.max(min, 1e6)) as number;
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}
