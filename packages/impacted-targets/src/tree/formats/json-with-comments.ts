import stripJsonComments from 'strip-json-comments';
import { parseJson } from './json.js';

/**
 * Reads JSON in which comments and trailing commas are allowed, as in turbo.json, nx.json, rush.json and tsconfig.json.
 * @throws SyntaxError with the position in the original text, because comments are replaced by spaces
 */
export function parseJsonWithComments(text: string): unknown {
  return parseJson(stripJsonComments(text.replace(/^\uFEFF/, ''), { trailingCommas: true }));
}
