import fc from 'fast-check';
import { hostile } from './text.js';

/** What a stranger does to something that is read. */
export interface Change {
  /** Where: in an object which field of it, level by level; in a text how far into it, in thousandths. */
  readonly way: readonly number[];
  /** What is there afterwards; undefined for nothing. */
  readonly value: unknown;
}

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, false, 0, -1, 1.5, 1e300, 2 ** 53, [], {}, [[]], [null], ''),
  hostile,
  fc.jsonValue(),
);

/** @param more values that are tried besides */
export function changesWith(...more: readonly unknown[]): fc.Arbitrary<readonly Change[]> {
  return fc.array(
    fc.record({
      way: fc.array(fc.nat(999), { minLength: 1, maxLength: 5 }),
      value: more.length === 0 ? value : fc.oneof({ weight: 2, arbitrary: value }, fc.constantFrom(...more)),
    }),
    { maxLength: 6 },
  );
}

/**
 * A copy of a JSON value with changes in it.
 * @param telling fields that are changed more often than others
 */
export function changedJson<T>(original: T, changes: readonly Change[], telling = new Set<string>()): T {
  const copy = structuredClone(original);
  for (const change of changes) changeOne(copy as Record<string, unknown>, change, telling);
  return copy;
}

function changeOne(top: Record<string, unknown>, { way, value }: Change, telling: ReadonlySet<string>): void {
  let at = top;
  for (const [level, turn] of way.entries()) {
    const keys = Object.keys(at);
    const better = keys.filter((key) => telling.has(key) || Array.isArray(at));
    const from = better.length > 0 && turn % 5 !== 0 ? better : keys;
    const key = from[turn % Math.max(1, from.length)];
    if (key === undefined) return;
    const next = at[key];
    if (level < way.length - 1 && typeof next === 'object' && next !== null) {
      at = next as Record<string, unknown>;
      continue;
    }
    if (value === undefined) Reflect.deleteProperty(at, key);
    else at[key] = structuredClone(value);
    return;
  }
}

/** A text with values put into it; where there is no value, the text ends. */
export function changedText(original: string, changes: readonly Change[]): string {
  return changes.reduce((text, { way: [thousandths = 0], value }) => {
    const at = Math.floor((thousandths * text.length) / 1000);
    if (value === undefined) return text.slice(0, at);
    return text.slice(0, at) + (typeof value === 'string' ? value : JSON.stringify(value)) + text.slice(at);
  }, original);
}
