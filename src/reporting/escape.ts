/**
 * Characters that are invisible, or that only change how a line is shown: controls, line separators, halves of
 * surrogate pairs, characters that Unicode lets a font ignore (bidirectional controls, fillers, tags, and variation
 * selectors except those of emoji), interlinear annotations, and two that are drawn as a blank (Unicode 16, chapter 23,
 * and the property Default_Ignorable_Code_Point).
 */
const invisible =
  /(?<!\p{Emoji})[\ufe0e\ufe0f]|(?![\ufe0e\ufe0f])[\p{Cc}\p{Cs}\u2028\u2029\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u{1d159}]/gu;

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': ' ' };

/** Text from outside on one line, with an escape for every character that is not shown as itself. */
export function visible(text: string): string {
  return text.replace(
    invisible,
    (character) => escapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/**
 * A line for the log that the runner does not read as a command. The runner reads `::name::` at the beginning of a
 * line, and `##[name]` anywhere in it, as a command (ActionCommand in the runner's source).
 */
export function logLine(text: string): string {
  return visible(text)
    .replaceAll('##[', '# #[')
    .replace(/^(\s*):(?=:)/, '$1: ');
}
