import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redactor } from '../../src/service/redaction.js';

const secret = 'q7+secret/"to\\ken" with=signs';

describe('a secret in text from outside', () => {
  test.each([
    ['as it is', secret],
    ['URL-encoded', 'q7%2Bsecret%2F%22to%5Cken%22%20with%3Dsigns'],
    ['URL-encoded in lower case', 'q7%2bsecret%2f%22to%5cken%22%20with%3dsigns'],
    ['URL-encoded as forms are', 'q7%2Bsecret%2F%22to%5Cken%22+with%3Dsigns'],
    ['in JSON', 'q7+secret/\\"to\\\\ken\\" with=signs'],
    ['in base64', Buffer.from(secret).toString('base64')],
    ['in base64 without padding', Buffer.from(secret).toString('base64').replace(/=+$/, '')],
    ['in base64 for addresses', Buffer.from(secret).toString('base64url')],
    ['in hexadecimal', Buffer.from(secret).toString('hex')],
    ['in hexadecimal in capitals', Buffer.from(secret).toString('hex').toUpperCase()],
    ['in base64 that is URL-encoded', encodeURIComponent(Buffer.from(secret).toString('base64'))],
    [
      'in base64 over lines',
      Buffer.from(secret)
        .toString('base64')
        .replace(/(.{11})/g, '$1\r\n'),
    ],
    [
      'in JSON of JSON escapes',
      Array.from(secret, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    ],
    ['in numeric references', Array.from(secret, (c) => `&#${String(c.charCodeAt(0))};`).join('')],
    ['in references as Mermaid has them', Array.from(secret, (c) => `#${String(c.charCodeAt(0))};`).join('')],
    [
      'in hexadecimal references',
      Array.from(secret, (c) => `&#x${c.charCodeAt(0).toString(16).toUpperCase()};`).join(''),
    ],
    ['in HTML', 'q7+secret/&quot;to\\ken&quot; with=signs'],
    ['in the other case', secret.toUpperCase()],
    ['in references with zeros', Array.from(secret, (c) => `&#${String(c.charCodeAt(0)).padStart(4, '0')};`).join('')],
    [
      'in hexadecimal references with zeros',
      Array.from(secret, (c) => `&#x${c.charCodeAt(0).toString(16).padStart(6, '0')};`).join(''),
    ],
    ['URL-encoded twice', encodeURIComponent(encodeURIComponent(secret))],
    ['in a string of JavaScript', 'q7+secret\\/\\"to\\\\ken\\" with=signs'],
    ['in bytes of a string', Array.from(secret, (c) => `\\x${c.charCodeAt(0).toString(16)}`).join('')],
    ['in octal', Array.from(secret, (c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')],
    ['in code points', Array.from(secret, (c) => `\\u{${c.charCodeAt(0).toString(16)}}`).join('')],
    ['in the old URL-encoding', Array.from(secret, (c) => `%u00${c.charCodeAt(0).toString(16)}`).join('')],
    ['in quoted-printable', Array.from(secret, (c) => `=${c.charCodeAt(0).toString(16).toUpperCase()}`).join('')],
  ])('%s is taken out', (_name, form) => {
    const clean = redactor(secret)(`before ${form} between ${form} after`);
    expect(clean).toBe('before *** between *** after');
  });

  test.each([0, 1, 2])('in base64 of a longer text, %i bytes in, is taken out', (shift) => {
    const whole = Buffer.from(`${'u'.repeat(6 + shift)}:${secret} and more behind it`).toString('base64');
    const clean = redactor(secret)(`authorization: Basic ${whole}`);
    expect(clean).toContain('***');
    const decoded = clean
      .split(/\s|\*+/)
      .map((piece) => Buffer.from(piece, 'base64').toString('latin1'))
      .join('');
    expect(decoded).not.toContain(secret.slice(3, -3));
    expect(clean).not.toContain(Buffer.from(secret.slice(3, -3)).toString('base64').slice(4, -4));
  });

  test('split over lines is taken out', () => {
    const clean = redactor(secret)(`a ${secret.slice(0, 9)}\r\n  ${secret.slice(9, 14)}\n${secret.slice(14)} b`);
    expect(clean).toBe('a *** b');
  });

  test('folded from lines into one is taken out', () => {
    expect(redactor(secret)(`a ${secret.slice(0, 9)} ${secret.slice(9)} b`)).toBe('a *** b');
  });

  test.each([
    ['as it is', secret],
    ['URL-encoded', encodeURIComponent(secret)],
    ['in base64', Buffer.from(secret).toString('base64')],
    ['in hexadecimal', Buffer.from(secret).toString('hex')],
  ])('%s and cut anywhere, its beginning is taken out', (_name, form) => {
    // Of the last characters, base64's depend on what stands behind.
    for (let length = 8; length < form.length - 4; length += 1) {
      for (const mark of ['…', '… (5,000 characters)', '#8230;', ' …']) {
        const clean = redactor(secret)(`a ${form.slice(0, length)}${mark}`);
        expect([length, clean]).toEqual([length, `a ***${mark.trimStart()}`]);
      }
    }
  });

  test('what is cut and begins otherwise stays', () => {
    for (const text of ['q7+…', 'q7+secrets…', 'q7+secret', 'a q7+secret/ and more…']) {
      expect(redactor(secret)(text)).toBe(text);
    }
  });

  test.each([
    ['an apostrophe as PHP writes it', "it's-a-token", 'it&#039;s-a-token'],
    ['an apostrophe in XML', "it's-a-token", 'it&apos;s-a-token'],
    ['an apostrophe in a string', "it's-a-token", "it\\'s-a-token"],
    ['a letter beyond ASCII in bytes', 'tok\u00e9n-01', 'tok=C3=A9n-01'],
    ['a letter beyond ASCII in capitals', 'tok\u00e9n-01', 'TOK\u00c9N-01'],
  ])('with %s is taken out', (_name, given, form) => {
    expect(redactor(given)(`a ${form} b`)).toBe('a *** b');
  });

  test('something else than stars may stand for it', () => {
    const text = `a ${secret} b ${encodeURIComponent(secret)} c`;
    expect(redactor(secret)(text, 'REDACTED')).toBe('a REDACTED b REDACTED c');
    expect(redactor('short')('a short b', 'REDACTED')).toBe('a REDACTED b');
  });

  test('everything else stays, byte for byte', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('secret'));
        expect(redactor('secret')(text)).toBe(text);
      }),
    );
  });

  test('anything before and behind it stays', () => {
    const word = fc.stringMatching(/^[a-z ]{0,12}$/);
    const token = fc.stringMatching(/^[\x21-\x7e]{8,40}$/);
    fc.assert(
      fc.property(word, word, token, (before, behind, given) => {
        const clean = redactor(given);
        const raw = `${before}${given}${behind}`;
        fc.pre(raw.indexOf(given) === before.length && raw.lastIndexOf(given) === before.length);
        expect(clean(`<${before}> ${given} <${behind}>`)).toBe(`<${before}> *** <${behind}>`);
        for (const form of [encodeURIComponent(given), Buffer.from(given).toString('base64')]) {
          expect(clean(`(${form})`)).not.toContain(form);
        }
      }),
    );
  });

  test('a secret that holds the form of another is taken out whole', () => {
    expect(redactor('abc%20def')('abc%20def abc%2520def')).toBe('*** ***');
  });

  test('an empty secret takes nothing out', () => {
    expect(redactor('')('text')).toBe('text');
  });

  test.each(['seven77', 'a', 'é!'])('a short one, %j, is taken out in its usual forms', (short) => {
    const clean = redactor(short);
    expect(clean(`(${short})`)).toBe('(***)');
    expect(clean(`(${encodeURIComponent(short)})`)).toBe('(***)');
    expect(clean(`(${Buffer.from(short).toString('base64')})`)).not.toContain(Buffer.from(short).toString('base64'));
    expect(clean('\n+ =')).toBe('\n+ =');
  });

  test('a short one is not looked for over lines: half of all texts would hold it', () => {
    expect(redactor('seven77')('seve\nn77')).toBe('seve\nn77');
  });
});
