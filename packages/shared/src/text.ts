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

/**
 * Characters that are invisible, or that only change how a line is shown: controls, line separators, halves of
 * surrogate pairs, characters that Unicode lets a font ignore (bidirectional controls, fillers, tags, and variation
 * selectors except those of emoji), interlinear annotations, and two that are drawn as a blank (Unicode 16, chapter 23,
 * and the property Default_Ignorable_Code_Point).
 */
export const invisible =
  /(?<!\p{Emoji})[\ufe0e\ufe0f]|(?![\ufe0e\ufe0f])[\p{Cc}\p{Cs}\u2028\u2029\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u{1d159}]/gu;

/** JSON, which is YAML too, with invisible characters of its texts escaped. Whoever parses it gets the same values. */
export function visibleJson(value: unknown, indent?: number): string {
  const escaped = (unit: string) => (unit === '\n' ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return JSON.stringify(value, undefined, indent).replace(invisible, (character) =>
    character.split('').map(escaped).join(''),
  );
}
