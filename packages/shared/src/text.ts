import { redacted } from './redaction.js';

/**
 * Text truncated to `most` characters, with a mark at its end. The tokens of the step are removed first, so that no
 * token is cut in two.
 */
export function shortened(outside: string, most: number): string {
  const clean = redacted(outside);
  return clean.length > most ? `${clean.slice(0, most - 1)}…` : clean;
}

/**
 * Text from outside on one line: the tokens of the step removed, white space folded, and truncated to `most`
 * characters, with its length behind it.
 */
export function oneLine(outside: string, most = 500): string {
  const text = redacted(outside);
  // A body can be megabytes; folding only the part that may be shown is cheap.
  const folded = text
    .slice(0, most * 4)
    .replace(/\s+/gu, ' ')
    .trim();
  return folded.length > most || text.length > most * 4
    ? `${folded.slice(0, most)}… (${String(text.length)} characters)`
    : folded;
}
