import { describe, expect, test } from '@jest/globals';
import { writtenForms } from '../../src/service/written-forms.js';

const codeOf = (digits: string, base: number): string => String.fromCodePoint(Number.parseInt(digits, base));
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const bytes = (text: string): string => Buffer.from(text.replace(/^(?:=|\\x)|(?:=|\\x)/g, ''), 'hex').toString('utf8');

/** What reads each of the formats, written for these tests alone; a text that is not of the format stays as it is. */
const readers: readonly ((text: string) => string)[] = [
  (text) => {
    try {
      return JSON.parse(`"${text}"`) as string;
    } catch {
      return text;
    }
  },
  (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  },
  (text) =>
    text
      .replace(/&#(\d+);/g, (_, digits: string) => codeOf(digits, 10))
      .replace(/&#[xX]([0-9a-fA-F]+);/g, (_, digits: string) => codeOf(digits, 16))
      .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
      .replace(/<!-- -->$/, ''),
  (text) => text.replace(/^#(\d+);(?:<!-- -->)?$/, (_, digits: string) => codeOf(digits, 10)),
  (text) => text.replace(/^%u([0-9a-fA-F]{4,6})$/, (_, digits: string) => codeOf(digits, 16)),
  (text) => text.replace(/^\\u([0-9a-fA-F]{5,6})$/, (_, digits: string) => codeOf(digits, 16)),
  (text) => text.replace(/^\\u\{([0-9a-fA-F]+)\}$/, (_, digits: string) => codeOf(digits, 16)),
  (text) => text.replace(/^\\([0-7]{3})$/, (_, digits: string) => codeOf(digits, 8)),
  (text) => (/^(?:(?:=|\\x)[0-9a-fA-F]{2})+$/.test(text) ? bytes(text) : text),
  (text) => text.replace(/^\\([^\p{L}\p{N}\s])$/u, '$1'),
  (text) => text.replaceAll('\\\\', '\\'),
  (text) => text.replace(/^\+$/, ' '),
];

describe('how a character is written', () => {
  test.each([
    'a',
    'Z',
    '7',
    '-',
    '_',
    ' ',
    '+',
    '/',
    '@',
    '&',
    '<',
    '>',
    '"',
    "'",
    '\\',
    '%',
    '=',
    '\u00e9',
    '\u0100',
    '\u20ac',
    '\u{1f600}',
  ])('%s: each form is read as it, by one format or by two', (character) => {
    for (const form of writtenForms(character)) {
      const once = readers.map((read) => read(form));
      const twice = once.flatMap((text) => readers.map((read) => read(text)));
      expect([form, [...once, ...twice].includes(character)]).toEqual([form, true]);
      expect(form).not.toBe('');
    }
  });

  test.each<[string, readonly string[]]>([
    ['a', ['a', '%61', '=61', '\\x61', '\\u0061', '%u0061', '\\u{61}', '\\141', '#97;', '&#97;', '&#0000097;']],
    ['a', ['&#x61;', '&#X61;', '&#x000061;', '%2561', '\\\\u0061', '%25u0061']],
    [
      'z',
      [
        '%7a',
        '%7A',
        '=7A',
        '\\x7A',
        '\\u007A',
        '\\u007a',
        '\\u{7A}',
        '&#x7A;',
        '&#X7a;',
        '%257A',
        '%257a',
        '\\\\u007A',
      ],
    ],
    ['\t', ['\\t', '%09', '=09', '\\x09', '\\u0009', '\\u{9}', '\\011', '&#9;', '&#0009;', '&#x9;', '&#x09;', '\\\\t']],
    ['"', ['\\"', '&quot;', '&#34;', '&#034;', '%22', '\\u0022', '\\\\"', '\\\\\\"', '\\\\u0022', '%5C%22', '%5c%22']],
    [
      '"',
      [
        '\\&quot;',
        '\\&#34;',
        '\\&#x22;',
        '&amp;quot;',
        '&amp;#34;',
        '&amp;#034;',
        '&amp;#x22;',
        '%26quot%3B',
        '%26%2334%3B',
      ],
    ],
    ['"', ['\\u0026quot;', '\\u0026#34;', '%2522', '%25u0022']],
    [
      "'",
      [
        "\\'",
        '&apos;',
        '&#39;',
        '&#039;',
        '&#x27;',
        '\\\\u0027',
        '\\u0026#39;',
        '\\u0026#039;',
        "\\\\'",
        '\\\\\\u0027',
      ],
    ],
    ["'", ['\\&#39;', '\\&#039;', '\\&apos;', '\\&#x27;', '\\u0027', '%27', '%2527']],
    [
      '&',
      ['&amp;', '\\u0026', '&amp;amp;', '\\u0026amp;', '\\\\u0026', '%26', '%2526', '%26amp%3B', '&#38;', '&amp;#38;'],
    ],
    [
      '<',
      ['&lt;', '\\u003c', '\\u003C', '\\\\u003c', '\\\\u003C', '&amp;lt;', '%3C', '%3c', '%253C', '%253c', '\\&lt;'],
    ],
    ['>', ['&gt;', '\\u003e', '\\u003E', '\\\\u003e', '&amp;gt;', '%3E', '%253E', '\\&gt;']],
    ['=', ['\\u003d', '\\u003D', '\\\\u003d', '%3D', '%3d', '%253D', '=3D', '=3d', '\\u003d3D', '\\=']],
    [
      '\\',
      [
        '\\\\',
        '\\\\\\\\',
        '%5C',
        '%5c',
        '%5C%5C',
        '%5c%5c',
        '%255C',
        '\\u005c',
        '\\\\u005c',
        '\\134',
        '\\x5c',
        '\\\\x5c',
      ],
    ],
    ['/', ['\\/', '\\\\/', '\\\\\\/', '%2F', '%2f', '%252F', '%252f', '\\u002f']],
    ['@', ['&#64;', '&#64;<!-- -->', '#64;', '#64;<!-- -->', '%40', '%2540', '\\@', '\\u0040', '&amp;#64;']],
    [' ', [' ', '+', '%20', '%2520', '\\u0020', '=20', '%2B']],
    [
      '\u00e9',
      ['\u00e9', '%C3%A9', '%c3%a9', '=C3=A9', '\\xc3\\xa9', '\\u00e9', '\\u00E9', '\\351', '&#233;', '&#xE9;'],
    ],
    ['\u00e9', ['%25C3%25A9', '%25c3%25a9', '\\\\u00e9', '&amp;#233;', '\\\\xc3\\\\xa9']],
    ['\u20ac', ['%E2%82%AC', '%25E2%2582%25AC', '\\u20ac', '\\\\u20AC', '&#8364;', '\\u{20ac}', '%u20AC']],
    ['\u{1f600}', ['%F0%9F%98%80', '\\u{1f600}', '\\u{1F600}', '&#128512;', '&#x1F600;', '%25F0%259F%2598%2580']],
  ])('%s: %j', (character, forms) => {
    expect(writtenForms(character)).toEqual(expect.arrayContaining([...forms]));
  });

  test('a number behind the first byte has no octal form', () => {
    expect(writtenForms('\u0100')).not.toContain('\\400');
    expect(writtenForms('\u00ff')).toContain('\\377');
  });

  test('a letter has no backslash before it, which would be another character', () => {
    for (const character of ['n', 't', '7', '\u00e9', ' ']) {
      expect(writtenForms(character)).not.toContain(`\\${character}`);
    }
  });

  test('numbers of references have at most seven digits, and those of hexadecimal ones six', () => {
    const forms = writtenForms('-');
    expect(forms).toEqual(expect.arrayContaining(['&#45;', '&#0000045;', '&#x2d;', '&#x00002d;', '&#X00002D;']));
    expect(forms).not.toContain('&#00000045;');
    expect(forms).not.toContain('&#x000002d;');
    expect(forms).toContain('&amp;#045;');
    expect(forms).not.toContain('&amp;#0045;');
  });

  test('there are few enough of them that a step does not wait', () => {
    expect(new Set(writtenForms('a')).size).toBeLessThan(100);
    expect(new Set(writtenForms('"')).size).toBeLessThan(400);
  });
});
