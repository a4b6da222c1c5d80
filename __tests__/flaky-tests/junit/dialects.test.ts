import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { knownDialects } from '../../../src/flaky-tests/junit/dialects.js';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
import { readFile } from './read.js';

const samples = fileURLToPath(new URL('samples/', import.meta.url));
const files = ['ran', 'written'].flatMap((origin) =>
  readdirSync(`${samples}${origin}`).map((file) => `${origin}/${file}`),
);
const reports = files.filter((file) => file.endsWith('.xml'));

describe('a report of', () => {
  test('every tool has beside it what it says', () => {
    const expectations = files.filter((file) => file.endsWith('.expected.txt'));
    expect(expectations.sort()).toEqual(reports.map((report) => report.replace(/\.xml$/, '.expected.txt')).sort());
    expect(files).toHaveLength(reports.length + expectations.length);
  });

  test.each(reports)('%s', async (report) => {
    const expected = readFileSync(`${samples}${report.replace(/\.xml$/, '.expected.txt')}`, 'utf8');
    const tests = await readFile(`${samples}${report}`);
    expect(tests.map((result) => `${line(result)}\n`).join('')).toBe(expected);
    expect(tests.every(({ kind }) => kind === 'test')).toBe(true);
  });
});

describe('dialects', () => {
  test.each(Object.entries(knownDialects).filter(([name]) => name !== 'common'))(
    'the samples of %s hold every word of it',
    (name, { elements = {}, statuses = {}, skippedParts = [], attributes = {} }) => {
      const text = reports
        .filter((report) => report.split('/')[1]?.startsWith(name))
        .map((report) => readFileSync(`${samples}${report}`, 'utf8'))
        .join('');
      const words = [
        ...Object.keys(elements).map((element) => `<${element}[ />]`),
        ...Object.keys(statuses).map((status) => ` (status|result)="${status}"`),
        ...skippedParts.map((type) => `<skipped type="${type}"`),
        ...Object.values(attributes)
          .flat()
          .map((attribute) => ` ${attribute}="`),
      ];
      expect(words.filter((word) => !new RegExp(word).test(text))).toEqual([]);
    },
  );

  test('have the words that the documentation lists, and no other', () => {
    const page = readFileSync(new URL('../../../docs/flaky-tests.md', import.meta.url), 'utf8');
    const section = page.slice(page.indexOf('### Known words'), page.indexOf('## Tools'));
    const listed = (row: string): string[] =>
      [...(section.split(`\n| ${row} | `)[1]?.split('\n')[0] ?? '').matchAll(/`([^`]+)`/g)].map(
        ([, word = '']) => word,
      );
    const words = (kind: 'elements' | 'statuses', meaning: string): string[] => [...new Set(allWords(kind, meaning))];
    const allWords = (kind: 'elements' | 'statuses', meaning: string): string[] =>
      Object.values(knownDialects).flatMap((dialect) =>
        Object.entries(dialect[kind] ?? {}).flatMap(([word, means]) =>
          word !== '' && means === meaning ? [word] : [],
        ),
      );
    expect(listed('elements in a test case or a suite').sort()).toEqual(words('elements', 'nothing').sort());
    expect(listed('`status`, `result`: passed').sort()).toEqual(words('statuses', 'passed').sort());
    expect(listed('`status`, `result`: skipped').sort()).toEqual(words('statuses', 'not-run').sort());
  });
});

describe('details', () => {
  test('of a Surefire report: place, time, message', async () => {
    const tests = await readFile(`${samples}ran/surefire.xml`);
    expect(tests[0]).toEqual({
      kind: 'test',
      name: 'errors',
      suites: ['com.example.CalcTest'],
      classname: 'com.example.CalcTest',
      outcome: 'errored',
      retried: true,
      message: 'boom',
      time: 0.022,
      identity: { name: 'errors', classname: 'com.example.CalcTest', parent: 'com.example.CalcTest' },
      suiteElement: 1,
      place: { report: 'report.xml', line: 5 },
    });
  });
});

/** A test as expectations write it: outcome, suites, class name, name and file, with `-` for what the report lacks. */
function line({ outcome, retried, suites, classname = '-', name = '-', file = '-' }: TestResult): string {
  return [outcome + (retried ? ' after retries' : ''), suites.join(' | '), classname, name, file].join(' ; ');
}
