const names: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

/** A number in hexadecimal, in lower case, with zeros before it up to so many digits. */
const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** A text in lower case and in capitals. */
export const bothCases = (text: string): string[] => [text.toLowerCase(), text.toUpperCase()];

/** A number with no zero before it, with one, and so on, up to `most` digits. */
const padded = (digits: string, most: number): string[] =>
  Array.from({ length: Math.max(1, most - digits.length + 1) }, (_, zeros) => '0'.repeat(zeros) + digits);

/** References as HTML and XML have them, with the zeros before the number that some writers add (PHP's `&#039;`). */
function referencesTo(code: number): string[] {
  return [
    `#${String(code)};`,
    ...padded(String(code), 7).map((digits) => `&#${digits};`),
    ...bothCases(hex(code, 1)).flatMap((digits) => padded(digits, 6).flatMap((one) => [`&#x${one};`, `&#X${one};`])),
  ];
}

/** The bytes of a character, each behind a mark: `%`, `=` (RFC 2045) and `\x`. */
function byteSpellings(character: string): string[] {
  const digits = [...Buffer.from(character, 'utf8')].map((byte) => hex(byte, 2));
  return ['%', '=', '\\x'].flatMap((mark) => [
    digits.map((two) => mark + two).join(''),
    digits.map((two) => mark + two.toUpperCase()).join(''),
  ]);
}

/** What every writer may leave as it is. Where one escapes it, it is by its number or its bytes. */
const isPlain = /^[A-Za-z0-9]$/;

/** A character as text formats and programming languages write it. */
function writtenOnce(character: string): string[] {
  const code = character.codePointAt(0) ?? 0;
  const name = names[character];
  const references = referencesTo(code);
  return [
    character,
    ...byteSpellings(character),
    JSON.stringify(character).slice(1, -1),
    ...bothCases(hex(code, 4)).flatMap((digits) => [`\\u${digits}`, `%u${digits}`]),
    ...bothCases(hex(code, 1)).map((digits) => `\\u{${digits}}`),
    ...(code < 0x100 ? [`\\${code.toString(8).padStart(3, '0')}`] : []),
    // The first test tells nearly all characters of secrets, and the second takes a while to be made ready.
    ...(!isPlain.test(character) && /[^\p{L}\p{N}\s]/u.test(character) ? [`\\${character}`] : []),
    ...references,
    // The comment is what keeps a summary's `@` from naming somebody.
    ...(character === '@' ? references.map((reference) => `${reference}<!-- -->`) : []),
    ...(character === ' ' ? ['+'] : []),
    ...(name === undefined ? [] : [`&${name};`]),
  ];
}

/** What writers of HTML and XML put for a quote and an apostrophe. */
const quotesInHtml = [
  ['&quot;', '&apos;'],
  ['&#34;', '&#39;'],
  ['&#x22;', '&#x27;'],
  ['&#34;', '&#039;'],
] as const;

/** What writers of JSON that may stand in HTML escape beside the rest: Go's and PHP's, PHP's where asked, and Gson. */
const escapedForHtml = [/[<>&]/g, /[<>&']/g, /[<>&'=]/g];

/** What a writer of JSON, of HTML or of an address makes of a text that another one has already written. */
function writtenAgain(form: string): string[] {
  const urlEncoded = encodeURIComponent(form);
  return [
    ...(/["\\/<>&'=]/.test(form) ? inJson(form) : []),
    ...(/["<>&']/.test(form) ? quotesInHtml.map((quotes) => inHtml(form, quotes)) : []),
    ...(urlEncoded === form ? [] : [urlEncoded, urlEncoded.replace(/%../g, (byte) => byte.toLowerCase())]),
  ];
}

function inJson(form: string): string[] {
  const json = JSON.stringify(form).slice(1, -1);
  const digitsOf = (one: string): string => hex(one.charCodeAt(0), 4);
  return [
    json,
    json.replaceAll('/', '\\/'),
    form.replaceAll('\\', '\\\\'),
    ...escapedForHtml.flatMap((characters) => [
      json.replace(characters, (one) => `\\u${digitsOf(one)}`),
      json.replace(characters, (one) => `\\u${digitsOf(one).toUpperCase()}`),
    ]),
  ];
}

const inHtml = (form: string, [quote, apostrophe]: (typeof quotesInHtml)[number]): string =>
  form
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', quote)
    .replaceAll("'", apostrophe);

/** References with more zeros than the one of PHP: nobody is known to write these again, and they would be most of all forms. */
const manyZeros = /^&#[xX]?00/;

/**
 * A character as text formats and programming languages write it, and as JSON, HTML and addresses write that again: JSON in
 * JSON, HTML in JSON, an address in an address.
 */
export function writtenForms(character: string): readonly string[] {
  const once = writtenOnce(character);
  const again = isPlain.test(character)
    ? once
        .filter((form) => /^%|^\\u/.test(form))
        .flatMap((form) => [form.replace('%', '%25'), form.replace('\\', '\\\\')])
    : once.filter((form) => !manyZeros.test(form)).flatMap(writtenAgain);
  return [...once, ...again];
}
