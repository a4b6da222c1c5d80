import * as z from 'zod/mini';
import { mapping } from '../../packages/impacted-targets/src/configuration/build-system-options.js';
import { NameGlob } from '../flaky-tests/policy/name-glob.js';
import type { QuarantinePolicy } from '../flaky-tests/policy/quarantine-policy.js';
import { GlobError } from '../../packages/shared/src/globs/path-matcher.js';
import { isObject } from '../../packages/shared/src/json-values.js';
import { whyNoMapping } from './mapping.js';
import { readPlaced } from './placed-text.js';
import { BadValue, lines, quoted, readName, readNameGlobs, readOwners } from './values.js';

/** A text that a reader of inputs takes; its `BadValue` is the message. @param key for the message */
const readable = (key: string, read: (text: string) => unknown) => {
  const mistake = (text: string): string | undefined => {
    try {
      read(text);
      return undefined;
    } catch (error) {
      if (error instanceof BadValue || error instanceof GlobError) return error.message;
      throw error;
    }
  };
  return z.string({ error: 'must be a text' }).check(
    z.refine((text) => text.trim() !== '', { error: `${key} must not be empty`, abort: true }),
    z.refine((text) => mistake(text) === undefined, {
      error: ({ input }) => `${key}: ${mistake(String(input)) ?? ''}`,
    }),
    z.meta({ minLength: 1 }),
  );
};

/** A list of texts; in one text, each line is an item. */
const list = (key: string, read: (text: string) => unknown) =>
  z.union(
    [
      readable(key, read),
      z.array(readable(key, read)).check(z.minLength(1, 'is an empty list: remove it, or name something')),
    ],
    {
      error: 'must be a list of texts',
    },
  );

const readGlobsOfNames = (text: string): void => {
  for (const glob of readNameGlobs(text)) globOf(glob);
};

/** @throws BadValue for a glob that could take long */
function globOf(glob: string): NameGlob {
  try {
    return new NameGlob(glob);
  } catch (error) {
    throw error instanceof GlobError ? new BadValue(`${quoted(glob)}: ${error.message}`) : error;
  }
}

/** A number of this range. @param most also the largest of whole numbers */
function numberFrom(least: number, most: number, what: 'a number' | 'a whole number') {
  const error = `must be ${what} from ${String(least)} to ${String(most)}`;
  const number = z.number({ error }).check(z.minimum(least, error), z.maximum(most, error));
  return what === 'a number' ? number : number.check(z.int({ error, abort: true }));
}

const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string) =>
  z.optional(schema.check(z.describe(description)));

/** The keys of a policy. A key that only another operation uses is no mistake: one policy serves all. */
const policySchema = mapping({
  codeowners: described(list('codeowners', readOwners), 'Code owners: only tests that one of them owns count'),
  'max-days': described(
    numberFrom(0, 36_500, 'a number'),
    'The longest time in quarantine, in days: a test quarantined for longer is a finding, and is not excused',
  ),
  'warn-days': described(
    numberFrom(0, 36_500, 'a number'),
    'Warn of a quarantine when at most this many of its max-days are left',
  ),
  'max-failures': described(
    numberFrom(0, 1_000_000, 'a whole number'),
    'The most failures that are excused together: when more would be, none is',
  ),
  'required-suites': described(
    list('required-suites', readGlobsOfNames),
    'Globs over names of suites and classes that must have run; one that is missing fails the step, also where nothing failed',
  ),
  'never-excuse': described(
    list('never-excuse', readGlobsOfNames),
    'Globs of tests that are not excused even if they are quarantined: over "suite › name", names, suites, and files',
  ),
  variant: described(
    readable('variant', readName),
    "The variant that the reports' tests ran as, where the reports do not say",
  ),
  'min-tests': described(
    numberFrom(1, 100_000_000, 'a whole number'),
    'The fewest test cases that all reports together must have: with fewer, nothing is excused',
  ),
});

/**
 * Reads a policy.
 * @param text YAML or JSON
 * @param file its path, for messages; undefined for the text of the input
 * @throws BadValue with every mistake, each with its line and column
 */
export function readPolicy(text: string, file?: string): QuarantinePolicy {
  const given = readPlaced({ text, file }, policySchema, (data) =>
    isObject(data) ? undefined : whyNoMapping(data, 'max-days: 14'),
  );
  return {
    codeowners: itemsOf(given.codeowners),
    maxDays: given['max-days'],
    warnDays: given['warn-days'],
    maxFailures: given['max-failures'],
    requiredSuites: itemsOf(given['required-suites']),
    neverExcuse: itemsOf(given['never-excuse']),
    variant: given.variant?.trim(),
    minTests: given['min-tests'],
  };
}

const itemsOf = (given: string | readonly string[] | undefined): readonly string[] | undefined =>
  given === undefined ? undefined : [given].flat().flatMap(lines);

/** The JSON schema for editors. */
export function policyJsonSchema(): object {
  const { $schema, ...shape } = z.toJSONSchema(policySchema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  return {
    $schema,
    title: 'Quarantine policy',
    description: 'What Merge Queue Action accepts of quarantined tests (the input quarantine-policy)',
    ...shape,
  };
}
