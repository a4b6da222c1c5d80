/**
 * Characters that change how a line is shown or read rather than what it says: C0 and C1 controls, bidirectional
 * controls, invisible and line-separating characters, and halves of surrogate pairs (Unicode 16, chapter 23).
 */
const invisible =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

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
