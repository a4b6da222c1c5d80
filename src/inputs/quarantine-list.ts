import leven from 'leven';
import * as z from 'zod/mini';
import { parseDateTime } from '../flaky-tests/records/date-time.js';
import { readPlaced } from './placed-text.js';

const text = z.string({ error: 'must be a text' }).check(z.minLength(1, 'must not be empty'));
const orNull = <Schema extends z.ZodMiniType>(schema: Schema, description: string) =>
  z.optional(z.nullable(schema).check(z.describe(description)));
const plain = z.string({ error: 'must be a text' });
const date = plain.check(
  z.refine((value) => parseDateTime(value) !== undefined, {
    error: ({ input }) => `${JSON.stringify(input)} isn't an ISO 8601 date or date-time, such as 2026-01-31`,
  }),
);

/** The fields that decide something (service interface, section 2.9). Others stay as they are. */
const fields = {
  name: text.check(z.describe('Name of the test, as the report writes it')),
  parent: orNull(plain, 'The suite around it'),
  classname: orNull(plain, 'Its class'),
  file: orNull(plain, 'Its source file'),
  variant: orNull(plain, 'The variant in which it is quarantined; without one, in all variants'),
  codeowners: orNull(z.array(text, { error: 'must be a list of texts' }), 'Its code owners'),
  quarantined_at: orNull(date, 'When it was quarantined: a date or date-time in ISO 8601'),
  test_case_id: orNull(plain, "The service's id of the test"),
};

const known = Object.keys(fields);

/** The known field that another one nearly is. Under the wrong name it would be lost, and the record would fit more tests. */
function meant(field: string): string | undefined {
  if (known.includes(field)) return undefined;
  const bare = (name: string): string => name.toLowerCase().replaceAll(/[-_ ]/g, '');
  return known.find((one) => leven(bare(one), bare(field)) <= 1);
}

const record = z.looseObject(fields, { error: 'must be a mapping with a name' }).check(
  z.superRefine((given, context) => {
    for (const field of Object.keys(given)) {
      const near = meant(field);
      if (near !== undefined)
        context.addIssue({ code: 'custom', path: [field], message: `there is no field ${field}. Write ${near}` });
    }
  }),
);

const listSchema = z.array(record);

const example = '`- { name: …, file: …, quarantined_at: 2026-01-31 }`';

function whyNoList(data: unknown): string | undefined {
  if (Array.isArray(data)) return undefined;
  return data === null || data === undefined
    ? `it is empty. Write a list of quarantined tests, such as ${example}, or [] for none`
    : `it must be a list of quarantined tests, such as ${example}`;
}

/**
 * Reads a list of quarantined tests.
 * @param written JSON or YAML
 * @param file its path, for messages
 * @returns the records as they are written
 * @throws BadValue with every mistake, each with its line and column
 */
export function readQuarantineList(written: string, file: string): readonly Readonly<Record<string, unknown>>[] {
  // Reading JSON takes a hundredth of the time. Its mistakes get their places below.
  const fast = listSchema.safeParse(jsonOf(written));
  return fast.success ? fast.data : readPlaced({ text: written, file }, listSchema, whyNoList);
}

function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** The JSON schema for editors. */
export function quarantineListJsonSchema(): object {
  const { $schema, ...shape } = z.toJSONSchema(listSchema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  return {
    $schema,
    title: 'Quarantined tests',
    description: 'Tests whose failures Merge Queue Action excuses (the input quarantine-file)',
    ...shape,
  };
}
