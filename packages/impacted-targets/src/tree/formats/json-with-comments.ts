import stripJsonComments from 'strip-json-comments';
import { isObject } from '../../../../shared/src/json-values.js';
import { manifestText } from '../broken-manifest.js';
import { parseJson } from './json.js';

/**
 * Reads JSON in which comments and trailing commas are allowed, as in turbo.json, nx.json, rush.json and tsconfig.json.
 * @throws SyntaxError with the position in the original text, because comments are replaced by spaces
 */
export function parseJsonWithComments(text: string): unknown {
  return parseJson(stripJsonComments(text.replace(/^\uFEFF/, ''), { trailingCommas: true }));
}

/** The fields of a file in that form; undefined where there is no file, or it is not an object. */
export function fieldsInJson(content: Buffer | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = content && parseJsonWithComments(manifestText(content));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
