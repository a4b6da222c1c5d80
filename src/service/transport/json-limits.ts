import { grouped } from '../../../packages/shared/src/numbers.js';

/** Most values that are parsed. A queue of ten thousand pull requests has half as many. */
const mostValues = 1_000_000;

/** Deepest nesting that is parsed. No documented response is nested more than ten levels deep. */
const mostLevels = 1_000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];

/**
 * Checks whether `JSON.parse` would take too long for a text, or too much memory: it cannot be interrupted, and a few
 * bytes of text become dozens in memory. Counts commas and brackets outside of strings. For a text that is not JSON,
 * the result is meaningless.
 * @returns what is wrong, as the end of a sentence that begins with "its body"
 */
export function unreadableJson(text: string): string | undefined {
  let values = 0;
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === quote) {
      at = endOfString(text, at);
    } else if (unit === comma) {
      values += 1;
    } else if ((unit | 0x20) === 0x7b) {
      // `[` and `{` are one bit apart, and so are `]` and `}`.
      values += 1;
      level += 1;
      if (level > mostLevels) return `is nested more than ${grouped(mostLevels)} levels deep`;
    } else if ((unit | 0x20) === 0x7d) {
      level -= 1;
    }
    if (values > mostValues) return `holds more than the ${grouped(mostValues)} values that the action reads`;
  }
  return undefined;
}

/** Place of the quotation mark that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === backslash) at += 1;
    else if (unit === quote) return at;
  }
  return text.length;
}
