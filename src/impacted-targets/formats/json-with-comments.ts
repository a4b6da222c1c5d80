import stripJsonComments from 'strip-json-comments';
import { parseJson } from './json.js';

/**
 * Reads JSON in which comments and trailing commas are allowed, as in turbo.json, nx.json, rush.json and tsconfig.json.
 * @throws SyntaxError whose position is that of the text, since comments are replaced by spaces
 */
export function parseJsonWithComments(text: string): unknown {
  return parseJson(stripJsonComments(text.replace(/^\uFEFF/, ''), { trailingCommas: true }));
}

/** The value as a mapping; empty where it is anything else. */
export function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The texts of a list; empty where it is anything else. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
