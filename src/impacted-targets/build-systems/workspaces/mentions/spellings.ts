/** What a source of JavaScript, or JSON, writes for a character (ECMAScript, section 12.9.4), or for none at the end of a line. */
const escape = /\\(?:u\{0*([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|\r?\n)/gi;

/** Folders behind each other by `\`, as Windows has them and as a text in quotes writes that. */
const backslashes = /\.\.\\|[\w)}]\\\\[\w.]/;

/** Scripts of Windows, in which one `\` is enough. */
const windowsScript = /\.(?:bat|cmd|ps1)$/i;

/**
 * A text with all that it may also mean behind it: with its escapes as the characters that they stand for, and with `/` for
 * `\`, which separates folders on Windows.
 */
export function withOtherSpellings(path: string, text: string): string {
  if (!text.includes('\\')) return text;
  let all = text;
  const plain = text.replace(escape, (_, ...codes: (string | undefined)[]) => {
    const code = codes.slice(0, 3).find((digits) => digits !== undefined);
    const value = code === undefined ? undefined : Number.parseInt(code, 16);
    return value === undefined || value > 0x10ffff ? '' : String.fromCodePoint(value);
  });
  if (plain !== text) all += `\n${plain}`;
  if (backslashes.test(plain) || windowsScript.test(path)) all += `\n${plain.replace(/\\+/g, '/')}`;
  return all;
}
