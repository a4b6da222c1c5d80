import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type TargetList, readTargetsFile, readTargetsText } from '../../src/inputs/target-list.js';
import { BadValue } from '../../src/inputs/values.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

const folder = temporaryFolder();

function fromFile(content: string | Buffer): TargetList {
  const path = join(folder, 'targets');
  writeFileSync(path, content);
  return readTargetsFile(path, { workspace: folder, temporary: folder });
}

const namesOf = (list: TargetList): readonly string[] | 'ALL' => (list.kind === 'all' ? 'ALL' : list.first(list.count));

describe('a targets file', () => {
  const cases: readonly (readonly [string, string | Buffer, readonly string[] | 'ALL'])[] = [
    ['one a line', '//a:b\n//c:d\n', ['//a:b', '//c:d']],
    ['without a last line break', 'a\nb', ['a', 'b']],
    ['with CRLF', 'a\r\nb\r\n', ['a', 'b']],
    ['with blank lines', '\n\n a\n \t \n\r\nb\n\n', [' a', 'b']],
    ['with a byte order mark', '\ufeffa\nb', ['a', 'b']],
    ['with # at the beginning', '#a\n', ['#a']],
    ['ALL alone', 'ALL\n', 'ALL'],
    ['ALL alone, twice', 'ALL\nALL', 'ALL'],
    ['ALL among others', 'ALL\na', ['ALL', 'a']],
    ['a JSON array of a name like ALL', '["all"]', ['all']],
    ['a JSON array of a name like a list', '["a, b"]', ['a, b']],
    ['a name with spaces', 'a b c', ['a b c']],
    ['an address with parameters', 'src:lib@resolve=a,platform=b', ['src:lib@resolve=a,platform=b']],
    ['names with spaces and commas', 'a b\nc,d', ['a b', 'c,d']],
    ['a JSON array', '["a","b"]', ['a', 'b']],
    ['a JSON array with space everywhere', ' \n\t\r[ "a" ,\n"b"\t]\r\n ', ['a', 'b']],
    ['a JSON array with escapes', '["a\\"b","\\u00e9","\\\\"]', ['a"b', 'é', '\\']],
    ['a JSON array with empty strings', '["","a"," ","  "]', ['a']],
    ['an empty JSON array', '[]', []],
    ['a JSON array of ALL alone', '["ALL"]', 'ALL'],
    ['a JSON array of ALL and more', '["ALL","a"]', ['ALL', 'a']],
    ['the JSON string ALL', '"ALL"\n', 'ALL'],
    ['a half of a surrogate pair', '["\\ud800"]', ['\ufffd']],
  ];
  test.each(cases)('%s', (_title, content, expected) => {
    expect(namesOf(fromFile(content))).toEqual(expected);
  });

  test.each([
    ['nothing', '', /it is empty\. Write \[\] into it/],
    ['blank lines', '\n \n', /it is empty/],
    ['a byte order mark alone', '\ufeff', /it is empty/],
    ['bytes that are not UTF-8', Buffer.from([0xff]), /: it is not UTF-8\. Write it in that encoding$/],
    ['null', 'null', /JSON of another shape/],
    ['a number', '-12.5', /JSON of another shape/],
  ])('of %s is a mistake', (_title, content, expected) => {
    expect(() => fromFile(content)).toThrow(BadValue);
    expect(() => fromFile(content)).toThrow(expected);
  });

  test('that is not there is a mistake', () => {
    expect(() => readTargetsFile(join(folder, 'absent'), { workspace: folder, temporary: folder })).toThrow(
      /absent" cannot be read: there is no such file/,
    );
  });

  const plain = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .filter((name) => name.trim() === name && name !== '');

  test('any JSON array of strings is the distinct ones of it', () => {
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 12 }), fc.constantFrom(undefined, 2, '\t'), (targets, space) => {
        fc.pre(targets.every((target) => !/[\r\n]/.test(target)));
        const distinct = [...new Set(targets)];
        const expected = distinct.length === 1 && distinct[0] === 'ALL' ? 'ALL' : distinct;
        expect(namesOf(fromFile(JSON.stringify(targets, undefined, space)))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('any lines are the distinct ones of them', () => {
    const line = plain.filter((name) => !/[\r\n]/.test(name) && (name.codePointAt(0) ?? 0) > 0x20);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 2, maxLength: 12 }),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        (targets, end) => {
          fc.pre(!/^(["'`[{]|- )|,$/.test(targets[0] ?? '') && new Set(targets).size > 1);
          expect(namesOf(fromFile(targets.join(end)))).toEqual([...new Set(targets)]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a list that begins like JSON and is no array of strings is a mistake', () => {
  const shape = 'it is JSON of another shape. Give a JSON array of strings';
  test.each([
    ['an object', '{"a":1}', shape],
    ['a number in the list', '["a", 1]', "element 2 of the JSON array isn't a string"],
    [
      'a line break in a name',
      '["a",\n"b\\nc"]',
      "element 2 of the JSON array holds a line break, which a target can't",
    ],
    ['a carriage return in a name', '["b\\rc"]', 'element 1 of the JSON array holds a line break'],
    ['a tag', '[tag] a\nb', 'it begins like JSON, but '],
    ['a comma at the end', '["a",]', 'it begins like JSON, but '],
  ])('%s', (_title, text, expected) => {
    for (const read of [readTargetsText, fromFile]) {
      expect(() => read(text)).toThrow(BadValue);
      expect(() => read(text)).toThrow(expected);
    }
  });

  test('another string, in a file', () => {
    expect(() => fromFile('"all"')).toThrow(shape);
  });
});

describe('targets in an input', () => {
  test.each<[string, readonly string[] | 'ALL']>([
    ['ALL', 'ALL'],
    ['["ALL"]', 'ALL'],
    ['a\n  b  \n\na', ['a', 'b']],
    ['["a", "b"]', ['a', 'b']],
    ['[]', []],
    ['"ALL"', 'ALL'],
    ['["[tag] a"]', ['[tag] a']],
    ['1', ['1']],
    ['', []],
  ])('%j is %j', (text, expected) => {
    expect(namesOf(readTargetsText(text))).toEqual(expected);
  });
});

describe('lines that look like another kind of list', () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    [
      'all',
      /"all" is not ALL, which impacts every target: write ALL\. If it is the name of a target, .* JSON: \["all"\]$/,
    ],
    ['All', /write ALL/],
    ['IMPACTS_ALL', /write ALL/],
    ['*', /write ALL/],
    ['a, b, c', /"a, b, c" looks like several targets with commas between them: write one a line/],
    ['//a:b,//c:d', /with commas between them/],
    ['- a\n- b', /"- a" begins like an item of a YAML list: write one target a line, without "- "/],
    ['a,\nb', /"a," ends with a comma/],
    ["'a'\n'b'", /"'a'" is in quotes/],
  ];
  test.each(cases)('%j is a mistake in an input and in a file', (text, expected) => {
    for (const read of [readTargetsText, fromFile]) {
      expect(() => read(text)).toThrow(BadValue);
      expect(() => read(text)).toThrow(expected);
    }
  });

  test.each(['"a"\n"b"', '"a",', 'a b c'])('%j is a mistake in an input', (text) => {
    expect(() => readTargetsText(text)).toThrow(/write/);
  });
});
