import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

/** Lists of texts, by their names. */
type Lists = Readonly<Partial<Record<string, readonly string[]>>>;

/** The lists in a file of samples. */
export function sampleOf(name: string): Lists {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'samples', name), 'utf8')) as Lists;
}

const lists = sampleOf('lists.json');

/** A list of texts among the samples. */
export function listOf(name: string): readonly string[] {
  const list = lists[name];
  if (list === undefined) throw new Error(`samples/lists.json has no ${name}`);
  return list;
}

export const token = 'q7-s3cret/tok+en_with=signs@x';
/** In the form of those that GitHub makes for a job. */
export const githubToken = 'ghs_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8';

/** A secret in the forms that SECURITY.md promises to take out, without what is white space. */
export function promisedForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const inBase64 = [0, 1, 2].map((before) => Buffer.concat([Buffer.alloc(before, 'u'), bytes]).toString('base64'));
  // Only digits that hold nothing but the secret: the same in each longer text.
  const own = inBase64.map((digits, before) => digits.slice(before === 0 ? 0 : before + 1).replace(/.=+$/, ''));
  const encoded = encodeURIComponent(secret);
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
    encoded,
    encoded.replace(/%../g, (one) => one.toLowerCase()),
    ...own,
    ...own.map((digits) => digits.replaceAll('+', '-').replaceAll('/', '_')),
  ];
}

/** A text in lines of eight characters. */
export const inLines = (text: string, end: string): string => text.replace(/.{8}/g, `$&${end}`);

/** Texts with which somebody could try to be more than text, or to bring a secret into view. */
export const attacks = [
  '::set-output name=a::b',
  '\n::add-mask::x\n',
  '\r::error::no\r',
  '  ::warning::x',
  '##[error]no',
  '##[set-env name=PATH]/evil',
  '::stop-commands::x',
  'a\u0085::error::b\u2028::error::c',
  '%0A::error::x%0D',
  '\u001b[31mred\u001b[0m \u009b31m',
  '\u202eevil\u2066 \u200f\ufeff',
  '| a | b |\n|---|---|',
  '[click](https://evil.example) ![i](https://evil.example/a.png)',
  '<img src=x onerror=alert(1)><script>alert(1)</script></details></table>',
  '```\n```mermaid\ngraph LR\nclick a "https://evil.example"\n```',
  'a"]; click e0 "javascript:alert(1)"; b["',
  '%%{init: {"securityLevel": "loose"}}%%',
  'https://evil.example www.evil.example @everyone me@evil.example',
  '</pre></summary><h1>x</h1>',
  '\ud800 \udc00 \u0000 \u0007',
  'EOF\nghadelimiter_x\nname<<EOF\nvalue\nEOF',
  '__proto__',
  'constructor',
  '&lt;b&gt; &#60; &amp;',
  token,
  encodeURIComponent(token),
  Buffer.from(token).toString('base64'),
  Buffer.from(`user:${token}`).toString('base64'),
  JSON.stringify({ headers: { 'x-api-token': token } }),
  `${token.slice(0, 11)}\n${token.slice(11)}`,
  inLines(Buffer.from(token).toString('base64'), '\n'),
  JSON.stringify(inLines(Buffer.from(`user:${token}`).toString('base64'), '\r\n')),
  encodeURIComponent(inLines(Buffer.from(token).toString('base64'), '\n')),
  githubToken,
  'x'.repeat(5000),
];

const separators = fc.constantFrom('\n', ' ', '|', '`', '::', '##[', '<', '](');

/** Any text, and above all what is hard to escape. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...attacks) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...attacks), separators, fc.string()), { maxLength: 6 })
      .map((parts) => parts.join('')),
  },
  // So that wherever a text is cut, it may be cut within a secret.
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(600), fc.constantFrom(...promisedForms(token), githubToken), fc.nat(40))
      .map(([before, secret, after]) => `${'y'.repeat(before)}${secret}${'z'.repeat(after)}`),
  },
);

/** A variable of a process can hold neither NUL nor a half of a surrogate pair. */
export const asVariable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** What an environment variable can hold. */
export const hostileVariable: fc.Arbitrary<string> = hostile.map(asVariable);
