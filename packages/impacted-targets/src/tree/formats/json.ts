import { checkSize } from './size-limit.js';

/**
 * Reads a JSON file of a commit.
 * @throws SyntaxError when the file is not JSON; TooLarge when it is too large
 */
export function parseJson(text: string): unknown {
  checkSize(text.length);
  return JSON.parse(text);
}
