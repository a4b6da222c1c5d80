import { invisible } from '../../packages/shared/src/text.js';

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

/**
 * A line with a mark in its long words, where the line may break: behind their punctuation, and where they have none.
 * @param longest length of the longest word without a mark, in UTF-16 code units
 */
export function breakable(line: string, longest: number, mark: string): string {
  const piece = new RegExp(`[^\\p{P}\\p{S}]{1,${longest}}[\\p{P}\\p{S}]{0,4}|[\\p{P}\\p{S}]{1,${longest}}`, 'gu');
  return line.replace(/\S+/gu, (word) => (word.length > longest ? (word.match(piece) ?? []).join(mark) : word));
}
