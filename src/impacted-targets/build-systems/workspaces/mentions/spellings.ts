import { withoutEscapes } from '../../../mentions/escapes.js';

/** Folders behind each other by `\`, as Windows has them and as a text in quotes writes that. */
const backslashes = /\.\.\\|[\w)}]\\\\[\w.]/;

/** Scripts of Windows, in which one `\` is enough. */
const windowsScript = /\.(?:bat|cmd|ps1)$/i;

/**
 * A text with all that it may also mean behind it: with its escapes as the characters that they stand for, as the language reads them,
 * and with `/` for `\`, which separates folders on Windows.
 */
export function withOtherSpellings(path: string, text: string): string {
  if (!text.includes('\\')) return text;
  const read = withoutEscapes(path, text);
  const all = read === text ? [text] : [text, read];
  const onWindows = all.filter((one) => windowsScript.test(path) || backslashes.test(one));
  return [...all, ...onWindows.map((one) => one.replace(/\\+/g, '/'))].join('\n');
}
