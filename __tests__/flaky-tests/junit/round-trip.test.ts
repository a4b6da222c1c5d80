import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeXml } from '../../../src/flaky-tests/junit/decode-xml.js';
import { ReportParser } from '../../../src/flaky-tests/junit/report-parser.js';
import type { Outcome, TestResult } from '../../../src/flaky-tests/junit/test-result.js';

interface Written {
  readonly name: string;
  readonly classname: string | undefined;
  readonly file: string | undefined;
  readonly outcome: Outcome;
  readonly message: string;
  readonly cdata: boolean;
  readonly retried: boolean;
}
interface Suite {
  readonly name: string;
  readonly tests: readonly Written[];
  readonly suites: readonly Suite[];
}

/** Characters that XML allows, the ones with a meaning in it often among them. */
const character = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'a',
      'B',
      '1',
      ' ',
      '<',
      '>',
      '&',
      '"',
      "'",
      ']',
      '-',
      '\n',
      '\t',
      'é',
      '€',
      '😀',
      ']]>',
      '&amp;',
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0x20, max: 0xfffd })
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCharCode(code)),
  },
);
const text = fc.array(character, { maxLength: 20 }).map((characters) => characters.join(''));
const name = text.filter((value) => value.trim() !== '');
const written: fc.Arbitrary<Written> = fc.record({
  name,
  classname: fc.option(name, { nil: undefined }),
  file: fc.option(name, { nil: undefined }),
  outcome: fc.constantFrom('passed', 'failed', 'errored', 'skipped'),
  message: text,
  cdata: fc.boolean(),
  retried: fc.boolean(),
});
const suitesOf = (inner: fc.Arbitrary<readonly Suite[]>): fc.Arbitrary<Suite> =>
  fc.record({ name, tests: fc.array(written, { maxLength: 3 }), suites: inner });
const leaf = suitesOf(fc.constant([]));
const branch = suitesOf(fc.array(leaf, { maxLength: 2 }));
const suite = suitesOf(fc.array(branch, { maxLength: 2 }));

function escape(value: string): string {
  return value.replace(/[<>&"'\n\t]/g, (found) => `&#x${(found.codePointAt(0) ?? 0).toString(16)};`);
}

function xmlOf({ name: suiteName, tests, suites }: Suite): string {
  const elements: Record<Outcome, string> = { passed: '', failed: 'failure', errored: 'error', skipped: 'skipped' };
  const cases = tests.map((one) => {
    const element = elements[one.outcome];
    const body = one.cdata ? `<![CDATA[${one.message.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : escape(one.message);
    const attributes = [
      `name="${escape(one.name)}"`,
      ...(one.classname === undefined ? [] : [`classname='${escape(one.classname)}'`]),
      ...(one.file === undefined ? [] : [`file="${escape(one.file)}"`]),
    ].join('\n ');
    const retry = one.retried ? `<flakyFailure message="earlier"><stackTrace>${body}</stackTrace></flakyFailure>` : '';
    return `<testcase ${attributes}>${retry}${element === '' ? '' : `<${element}>${body}</${element}>`}<system-out>${body}</system-out></testcase>`;
  });
  return `<testsuite name="${escape(suiteName)}"><!-- <testcase/> -->${cases.join('\n')}${suites.map(xmlOf).join('')}</testsuite>`;
}

function expected({ name: suiteName, tests, suites }: Suite, around: readonly string[] = []): Partial<TestResult>[] {
  const chain = [...around, suiteName];
  return [
    ...tests.map((one) => {
      const message = one.message.replace(/\s+/g, ' ').trim();
      return {
        kind: 'test' as const,
        name: one.name,
        suites: chain,
        ...(one.classname === undefined ? {} : { classname: one.classname }),
        ...(one.file === undefined ? {} : { file: one.file }),
        outcome: one.outcome,
        retried: one.retried,
        ...(one.outcome === 'passed' || message === '' ? {} : { message }),
      };
    }),
    ...suites.flatMap((inner) => expected(inner, chain)),
  ];
}

function withoutPlace({ place: _, ...test }: TestResult): Partial<TestResult> {
  return test;
}

function* cut(bytes: Buffer, sizes: readonly number[]): Generator<Buffer> {
  let start = 0;
  for (let index = 0; start < bytes.length; index++) {
    const size = sizes[index % sizes.length] ?? 1;
    yield bytes.subarray(start, start + size);
    start += size;
  }
}

async function* later(pieces: Iterable<Buffer>): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

describe('any tests, written as a report', () => {
  test('are read back the same, wherever the pieces are cut, in every encoding', async () => {
    await fc.assert(
      fc.asyncProperty(
        suite,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 }),
        fc.constantFrom<['utf-8' | 'utf-16', BufferEncoding]>(['utf-8', 'utf8'], ['utf-16', 'utf16le']),
        async (root, sizes, [label, encoding]) => {
          const mark = label === 'utf-16' ? '\uFEFF' : '';
          const bytes = Buffer.from(
            `${mark}<?xml version="1.0" encoding="${label}"?>\n<testsuites>${xmlOf(root)}</testsuites>\n`,
            encoding,
          );
          const parser = new ReportParser('report.xml');
          const tests: TestResult[] = [];
          for await (const piece of decodeXml(later(cut(bytes, sizes)))) {
            parser.write(piece);
            tests.push(...parser.take());
          }
          parser.end();
          tests.push(...parser.take());
          expect(tests.map(withoutPlace)).toEqual(expected(root));
        },
      ),
      { numRuns: 500 },
    );
  });
});
