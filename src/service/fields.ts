import type { JsonObject, QueueEntry } from './queue/responses.js';
import { canonicalState } from '../../packages/shared/src/service/states.js';
import { isObject } from '../../packages/shared/src/json-values.js';

/** The value of a field of a response; undefined where it is missing or of another type. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
export const booleanOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
export const objectsOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** A state as the operations know it: `notReady` is NOT_READY. An unknown state is kept. */
export function stateOf(value: unknown): string | undefined {
  const state = canonicalState((textOf(value) ?? '').replace(/([a-z])([A-Z])/g, '$1_$2'));
  return state === '' ? undefined : state;
}

/** The first of some fields of a record that has a value. @param read the value of a field; undefined where it is of another type */
export const valueIn = <T>(record: JsonObject, read: (value: unknown) => T | undefined, ...fields: readonly string[]) =>
  fields.map((field) => read(record[field])).find((value) => value !== undefined);

/** What a record by the names of the first generation, in their different spellings, says of an entry of a queue. */
export function entryFields(record: JsonObject): Partial<QueueEntry> {
  const scalarOf = (value: unknown): string | undefined => textOf(value) ?? numberOf(value)?.toString();
  return {
    title: valueIn(record, textOf, 'prTitle', 'title', 'pr_title'),
    author: valueIn(record, textOf, 'prAuthor', 'author', 'pr_author'),
    priority: valueIn(record, scalarOf, 'priorityName', 'priority', 'priorityValue'),
    since: valueIn(record, textOf, 'stateChangedAt', 'state_changed_at'),
    noBatch: valueIn(record, booleanOf, 'noBatch', 'no_batch'),
    skipsTheLine: valueIn(record, booleanOf, 'skipTheLine', 'skip_the_line'),
  };
}
