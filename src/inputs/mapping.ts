import { isObject } from '../../packages/shared/src/json-values.js';
import { reservedFields } from '../service/reserved-fields.js';
import { BadValue } from './values.js';

/** True for the path of a file with a mapping, and false for a mapping: a path has one line, no bracket in front, and no colon with a space behind it. */
export const namesFile = (text: string): boolean => !/\n|^[[{]|:(?:\s|$)/.test(text);

/**
 * Reads a mapping in YAML or JSON as an object that JSON can hold.
 * @param required true when an empty text is refused, too
 * @param example a mapping, for the messages
 * @throws BadValue when the text is not a mapping, or holds a field that the action sets itself
 */
export async function readMapping(
  text: string | undefined,
  { required = false, example = 'priority: high' } = {},
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (text === undefined) return undefined;
  // Most steps have no mapping, and YAML takes long to load.
  const { readPlaced, jsonMapping } = await import('./placed-text.js');
  const value = readPlaced({ text }, jsonMapping, (data) =>
    isObject(data) || (data === null && !required) ? undefined : whyNoMapping(data, example),
  );
  const reserved = reservedFields.find((field) => Object.hasOwn(value ?? {}, field));
  if (reserved !== undefined) {
    throw new BadValue(`it cannot set ${reserved}, which the action sets itself. Remove that field`);
  }
  return value ?? undefined;
}

/** Why a value is not a mapping, as a sentence with what to write. */
export function whyNoMapping(value: unknown, example: string): string {
  if (value === null || value === undefined)
    return `it is empty. Write a mapping in YAML or JSON, such as \`${example}\``;
  return `it must be a mapping in YAML or JSON, such as \`${example}\`${Array.isArray(value) ? ', and not a list' : ''}`;
}

/** Fields to add to a request. @throws BadValue */
export async function readExtraFields(text: string | undefined): Promise<Readonly<Record<string, unknown>>> {
  return (await readMapping(text)) ?? {};
}
