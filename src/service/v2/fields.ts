import type { JsonObject } from '../queue/responses.js';
import { canonicalState } from '../../../packages/shared/src/service/states.js';
import { isObject } from '../../../packages/shared/src/json-values.js';

/** The value of a field in a record of the second generation; undefined where it is missing or of another type. */
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
