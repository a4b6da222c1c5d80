import type { z } from 'zod/mini';
import type { Place } from './configuration.js';
import { suggestion } from './mistakes.js';
import { kindOf, type PlacedDocument } from './placed-document.js';

type Issue = z.core.$ZodIssue;

/**
 * Notes everything that a schema refuses, each at its place. A strict mapping of the schema has its known keys as its message, one a line
 * (`mapping`), so that a wrong key gets the nearest.
 */
export function sayIssues(document: PlacedDocument, issues: readonly Issue[]): void {
  for (const issue of issues) sayIssue(document, issue, []);
}

function sayIssue(document: PlacedDocument, issue: Issue, above: Place): void {
  const place = [...above, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      for (const key of issue.keys) {
        document.mistakeOfKey([...place, key], `unknown key ${JSON.stringify(key)}${instead(key, issue.message)}`);
      }
      return;
    case 'invalid_key':
      for (const { message } of issue.issues) document.mistakeOfKey(place, message);
      return;
    case 'custom':
      document.mistake(place, issue.message);
      return;
    case 'invalid_union': {
      const meant = formOf(issue);
      for (const inner of meant ?? []) sayIssue(document, inner, place);
      if (meant !== undefined) return;
    }
  }
  const value = place.reduce<unknown>(
    (within, part) => (within as Record<PropertyKey, unknown> | undefined)?.[part],
    document.data,
  );
  const isKind = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  document.mistake(place, `${subjectOf(place)} ${issue.message}${isKind ? `, not ${kindOf(value)}` : ''}`);
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

/** @param known the keys that would be right, each on a line */
function instead(key: string, known: string): string {
  const keys = known.split('\n');
  const near = suggestion(key, keys);
  if (near !== '') return near;
  return known === '' ? ': nothing can be set here' : `: write one of ${keys.join(', ')}`;
}

/** What a message is about: the whole path of an option, else the last key. */
function subjectOf(place: Place): string {
  const keys = place.filter((part) => typeof part === 'string');
  return (keys[0] === 'build-systems' ? keys.join('.') : keys.at(-1)) ?? 'the file';
}
