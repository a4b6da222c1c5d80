import type { z } from 'zod';
import { HttpError } from './http-error.js';

/**
 * The content of a request, in the form of its schema.
 * @throws HttpError (400) that names the first field that is missing or wrong
 */
export function checked<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw new HttpError(400, describeIssue(error.issues[0], given));
  return data;
}

function describeIssue(first: z.core.$ZodIssue | undefined, given: unknown): string {
  if (first === undefined) return 'The request does not fit its description';
  const issue = insideUnion(first);
  if (issue.code === 'unrecognized_keys') return `unknown fields: ${issue.keys.join(', ')}`;
  const name = issue.path.reduce<string>(
    (path, part) => (typeof part === 'number' ? `${path}[${String(part)}]` : `${path}${path && '.'}${String(part)}`),
    '',
  );
  const value = issue.path.reduce<unknown>(
    (within, part) => (within as Record<PropertyKey, unknown> | undefined)?.[part],
    given,
  );
  const isMissing = value === undefined || (issue.code === 'custom' && value === '');
  const wanted = wantedBy(issue.message);
  return isMissing ? `${name} is missing: it must be ${wanted}` : `${name} must be ${wanted}`;
}

/**
 * The expected value, as the end of "must be". Schemas of scenes have zod's messages, which are whole
 * sentences.
 */
function wantedBy(message: string): string {
  const [, expected] = /^[\w ]+: expected (.+?)(?:, received |$)/.exec(message) ?? [];
  if (expected === undefined) return message.replace(/^Invalid (?=\w)/, 'a valid ');
  if (/^(one of|")/.test(expected)) return expected;
  return `${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected.replace(' to be ', ' ').replace(/^int\b/, 'integer')}`;
}

/**
 * For a value that fits no allowed form: the mistakes inside the form that the value nearly has, as with one element of an array.
 */
function insideUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.flat().find(({ path }) => path.length > 0);
  return inner === undefined ? issue : { ...inner, path: [...issue.path, ...inner.path] };
}
