import { withoutEscapes } from '../../../mentions/escapes.js';

/** Folders that are separated by `\`, as on Windows and as a text in quotes escapes it. */
const backslashes = /\.\.\\|[\w)}]\\\\[\w.]/;

/** Scripts of Windows, in which one `\` is enough. */
const windowsScript = /\.(?:bat|cmd|ps1)$/i;

/**
 * A text, followed by other forms of it: its escapes as characters, as the language reads them, and `/` for `\`, which
 * separates folders on Windows.
 */
export function withOtherSpellings(path: string, text: string): string {
  if (!text.includes('\\')) return text;
  const read = withoutEscapes(path, text);
  const all = read === text ? [text] : [text, read];
  const onWindows = all.filter((one) => windowsScript.test(path) || backslashes.test(one));
  return [...all, ...onWindows.map((one) => one.replace(/\\+/g, '/'))].join('\n');
}
