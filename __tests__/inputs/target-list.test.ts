import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
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

const namesOf = (list: TargetList): readonly string[] | 'ALL' => (list.kind === 'all' ? 'ALL' : list.targets);

const both = [readTargetsText, fromFile];
const inFiles = [fromFile];
const inInputs = [readTargetsText];

test.each<[title: string, readers: typeof both, text: string, expected: readonly string[] | 'ALL']>([
  ['one a line, without a last line break', both, '//a:b\n//c:d', ['//a:b', '//c:d']],
  ['line breaks of Windows', both, 'a\r\nb\r\n', ['a', 'b']],
  ['blank lines, and one that is there twice', both, '\n\na\n \t \n\r\nb\n\na', ['a', 'b']],
  ['spaces around a line', inInputs, 'a\n  b  ', ['a', 'b']],
  ['spaces around a line', inFiles, 'a\n  b', ['a', '  b']],
  ['a byte order mark', inFiles, '\ufeffa\nb', ['a', 'b']],
  ['# at the beginning', both, '#a\n', ['#a']],
  ['a number', inInputs, '1', ['1']],
  ['nothing', inInputs, '', []],
  ['ALL alone, twice', both, 'ALL\nALL', 'ALL'],
  ['ALL among others', both, 'ALL\na', ['ALL', 'a']],
  ['JSON with a name like ALL', both, '["all"]', ['all']],
  ['JSON with a name like a list', both, '["a, b"]', ['a, b']],
  ['JSON with a name in brackets', both, '["[tag] a"]', ['[tag] a']],
  ['a name with spaces', inFiles, 'a b c', ['a b c']],
  ['an address with parameters', both, 'src:lib@resolve=a,platform=b', ['src:lib@resolve=a,platform=b']],
  ['several names with spaces and commas', both, 'a b\nc,d', ['a b', 'c,d']],
  ['JSON with space everywhere', inFiles, ' \n\t\r[ "a" ,\n"b"\t]\r\n ', ['a', 'b']],
  ['JSON with escapes', both, '["a\\"b","\\u00e9","\\\\"]', ['a"b', 'é', '\\']],
  ['JSON with empty texts', both, '["","a"," ","  "]', ['a']],
  ['an empty JSON array', both, '[]', []],
  ['JSON with ALL alone', both, '["ALL"]', 'ALL'],
  ['JSON with ALL and more', both, '["ALL","a"]', ['ALL', 'a']],
  ['the JSON string ALL', both, '"ALL"', 'ALL'],
  ['half of a surrogate pair', both, '["\\ud800"]', ['\ufffd']],
])('targets as %s are read', (_title, readers, text, expected) => {
  for (const read of readers) expect(namesOf(read(text))).toEqual(expected);
});

const shape = 'it is JSON of another shape. Give a JSON array of strings';
const notAll = 'is not ALL, which impacts every target: write ALL';
test.each<[readers: typeof both, text: string, says: string]>([
  [inFiles, '', 'it is empty. Write [] into it'],
  [inFiles, '\ufeff\n \n', 'it is empty'],
  [inFiles, 'null', shape],
  [inFiles, '-12.5', shape],
  [inFiles, '"all"', shape],
  [both, '{"a":1}', shape],
  [both, '["a", 1]', "element 2 of the JSON array isn't a string"],
  [both, '["a",\n"b\\nc"]', "element 2 of the JSON array holds a line break, which a target can't"],
  [both, '["b\\rc"]', 'element 1 of the JSON array holds a line break'],
  [both, '[tag] a\nb', 'it begins like JSON, but '],
  [both, '["a",]', 'it begins like JSON, but '],
  [both, 'all', `"all" ${notAll}. If it is the name of a target, give the list as JSON: ["all"]`],
  [both, 'IMPACTS_ALL', notAll],
  [both, '*', notAll],
  [both, 'a, b, c', '"a, b, c" looks like several targets with commas between them: write one a line'],
  [both, '- a\n- b', '"- a" begins like an item of a YAML list: write one target a line, without "- "'],
  [both, 'a,\nb', '"a," ends with a comma'],
  [both, "'a'\n'b'", '"\'a\'" is in quotes'],
  [inInputs, '"a",', 'is in quotes'],
  [inInputs, 'a b c', 'with spaces between them'],
])('%# a list of another kind is a mistake: %j', (readers, text, says) => {
  for (const read of readers) {
    expect(() => read(text)).toThrow(BadValue);
    expect(() => read(text)).toThrow(says);
  }
});

test('a file that is not in UTF-8, or not there, is a mistake', () => {
  expect(() => fromFile(Buffer.from([0xff]))).toThrow(/: it is not UTF-8\. Write it in that encoding$/);
  const absent = () => readTargetsFile(join(folder, 'absent'), { workspace: folder, temporary: folder });
  expect(absent).toThrow(/absent" cannot be read: there is no such file/);
});

test('whatever the names are, a JSON array and lines give the distinct ones', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .filter((one) => one.trim() === one && !/[\r\n]/.test(one) && (one.codePointAt(0) ?? 0) > 0x20);
  const ends = fc.constantFrom('\n', '\r\n', '\n\n');
  const spaces = fc.constantFrom(undefined, 2, '\t');
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), spaces, ends, (targets, space, end) => {
      const distinct = [...new Set(targets)];
      const expected = distinct.length === 1 && distinct[0] === 'ALL' ? 'ALL' : distinct;
      expect(namesOf(fromFile(JSON.stringify(targets, undefined, space)))).toEqual(expected);
      // A first line of this form belongs to another kind of list.
      if (distinct.length < 2 || /^(["'`[{]|- )|,$/.test(targets[0] ?? '')) return;
      expect(namesOf(fromFile(targets.join(end)))).toEqual(distinct);
    }),
    { numRuns: 400 },
  );
});
