import type { z } from 'zod/mini';
import { suggestion, type Place, type Problem } from './mistakes.js';

type Issue = z.core.$ZodIssue;

/**
 * Everything that a schema refuses, in words for people. A strict mapping of the schema has its known keys as its message, one a line
 * (`mapping`), so that a wrong key gets the nearest.
 * @param issues with their inputs (`reportInput`)
 */
export function messagesOf(issues: readonly Issue[], above: Place = []): Problem[] {
  return issues.flatMap((issue) => {
    const place = [...above, ...issue.path];
    const { code, message, input } = issue;
    if (code === 'unrecognized_keys') {
      return issue.keys.map((key, index) => ({
        place: [...place, key],
        message: `unknown key ${JSON.stringify(key)}${instead(key, message, index === 0)}`,
      }));
    }
    if (code === 'invalid_key') return issue.issues.map((inner) => ({ place, message: inner.message }));
    if (code === 'custom') return [{ place, message }];
    const meant = code === 'invalid_union' ? formOf(issue) : undefined;
    if (meant !== undefined) return messagesOf(meant, place);
    const isKind = code === 'invalid_type' || code === 'invalid_union';
    return [{ place, message: `${subjectOf(place)} ${message}${isKind ? `, not ${kindOf(input)}` : ''}` }];
  });
}

/** The mistakes in the form that the value's kind chooses; undefined where no form takes this kind. */
function formOf({ errors }: z.core.$ZodIssueInvalidUnion): readonly Issue[] | undefined {
  return errors.find((issues) =>
    issues.every(
      (issue) =>
        issue.path.length > 0 ||
        (issue.code !== 'invalid_type' && (issue.code !== 'invalid_union' || formOf(issue) !== undefined)),
    ),
  );
}

/**
 * @param known the keys that would be right, each on a line
 * @param isFirst true for the first wrong key of a mapping, which is told all of them
 */
function instead(key: string, known: string, isFirst: boolean): string {
  if (known === '') return ': nothing can be set here';
  const keys = known.split('\n');
  return suggestion(key, keys) || (isFirst ? `: write one of ${keys.join(', ')}` : '');
}

/** What a message is about: the whole path of an option, else the last key. */
function subjectOf(place: Place): string {
  const keys = place.filter((part) => typeof part === 'string');
  return (keys[0] === 'build-systems' ? keys.join('.') : keys.at(-1)) ?? 'the file';
}

/** Kind of a value, in words for a message. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return typeof value === 'string' ? 'a text' : `${typeof value} ${JSON.stringify(value)}`;
}
