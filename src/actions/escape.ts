/**
 * Characters that change how a line is shown or read rather than what it says, or that show nothing: controls, separators of
 * lines, halves of surrogate pairs, whatever Unicode lets a font pass over (bidirectional controls, fillers, tags, variation
 * selectors but for those of emoji), annotations between lines, and two that are drawn as a blank (Unicode 16, chapter 23, and
 * the property Default_Ignorable_Code_Point).
 */
const invisible =
  /(?<!\p{Emoji})[\ufe0e\ufe0f]|(?![\ufe0e\ufe0f])[\p{Cc}\p{Cs}\u2028\u2029\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u{1d159}]/gu;

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': ' ' };

/** Text from outside with every character that is not shown as itself written as an escape, on one line. */
export function visible(text: string): string {
  return text.replace(
    invisible,
    (character) => escapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/**
 * A line for the log that the runner does not take for a command. It takes `::name::` at the beginning of a line, and
 * `##[name]` anywhere in it (ActionCommand in the runner's source).
 */
export function logLine(text: string): string {
  return visible(text)
    .replaceAll('##[', '# #[')
    .replace(/^(\s*):(?=:)/, '$1: ');
}
