import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { decodeXml } from '../../../src/flaky-tests/junit/decode-xml.js';
import { elementMeanings, statuses } from '../../../src/flaky-tests/junit/dialects.js';
import { ReportParser } from '../../../src/flaky-tests/junit/report-parser.js';
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

/** A text in a piece that holds the declaration, and pieces of these many bytes, in turn. */
async function* inPieces(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
    const end = start + (start === 0 ? 64 : (sizes[turn % sizes.length] ?? 1));
    yield await Promise.resolve(bytes.subarray(start, end));
    start = end;
  }
}

test.each(reports)('%s is the same report in pieces of any size, and in UTF-16', async (report) => {
  const path = `${samples}${report}`;
  const bytes = readFileSync(path);
  const utf16 = Buffer.from(`\uFEFF${bytes.toString('utf8').replace(/<\?xml.*?\?>/, '')}`, 'utf16le');
  const whole = await readFile(path);
  for (const [written, sizes] of [
    [bytes, [1, 2, 3]],
    [bytes, [40, 7, 1]],
    [utf16, [1, 3, 5]],
  ] as const) {
    const parser = new ReportParser('report.xml');
    const tests: TestResult[] = [];
    for await (const piece of decodeXml(inPieces(written, sizes))) {
      parser.write(piece);
      tests.push(...parser.take());
    }
    parser.end();
    tests.push(...parser.take());
    expect(tests.map(line)).toEqual(whole.map(line));
    expect(tests.map(({ message }) => message)).toEqual(whole.map(({ message }) => message));
  }
});

test('the words of tools are those that the documentation lists', () => {
  const page = readFileSync(new URL('../../../docs/flaky-tests.md', import.meta.url), 'utf8');
  const section = page.slice(page.indexOf('### Known words'), page.indexOf('## Tools'));
  const listed = (row: string): string[] =>
    [...(section.split(`\n| ${row} | `)[1]?.split('\n')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  const words = (of: ReadonlyMap<string, string>, meaning: string): string[] =>
    [...of].flatMap(([word, means]) => (word !== '' && means === meaning ? [word] : []));
  expect(listed('elements in a test case or a suite').sort()).toEqual(words(elementMeanings, 'nothing').sort());
  expect(listed('`status`, `result`: passed').sort()).toEqual(words(statuses, 'passed').sort());
  expect(listed('`status`, `result`: skipped').sort()).toEqual(words(statuses, 'not-run').sort());
});

/** A test as expectations write it: outcome, suites, class name, name and file, with `-` for what the report lacks. */
function line({ outcome, retried, suites, classname = '-', name = '-', file = '-' }: TestResult): string {
  return [outcome + (retried ? ' after retries' : ''), suites.join(' | '), classname, name, file].join(' ; ');
}
