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
  /** A word in it that no tool writes. */
  readonly unknown: '' | 'element' | 'status';
}
interface Suite {
  readonly name: string;
  /** Whether it counts its failures, and how many more than it has; undefined where it counts none. */
  readonly hidden: number | undefined;
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
  unknown: fc.oneof(
    { weight: 4, arbitrary: fc.constant('' as const) },
    { weight: 1, arbitrary: fc.constantFrom('element', 'status') },
  ),
});
const hidden = fc.constantFrom(undefined, 0, 0, 1, 2);
const suitesOf = (inner: fc.Arbitrary<readonly Suite[]>): fc.Arbitrary<Suite> =>
  fc.record({ name, hidden, tests: fc.array(written, { maxLength: 3 }), suites: inner });
const leaf = suitesOf(fc.constant([]));
const branch = suitesOf(fc.array(leaf, { maxLength: 2 }));
const suite = suitesOf(fc.array(branch, { maxLength: 2 }));

function escape(value: string): string {
  return value.replace(/[<>&"'\n\t]/g, (found) => `&#x${(found.codePointAt(0) ?? 0).toString(16)};`);
}

/** What a test case is written with beside attempts and notes. */
const toldBy = ({ outcome, unknown }: Written): number =>
  Math.max(
    (outcome === 'failed' || outcome === 'errored' ? 1 : 0) + (unknown === 'element' ? 1 : 0),
    unknown === '' ? 0 : 1,
  );
const fails = ({ outcome, unknown }: Written): boolean =>
  unknown !== '' || outcome === 'failed' || outcome === 'errored';

/** Failed attempts in a suite and those within it, with the ones that they hide. */
function failuresIn({ tests, suites, hidden: more = 0 }: Suite): number {
  const own = tests.map((one) => toldBy(one) + (one.retried ? 1 : 0));
  return [...own, ...suites.map(failuresIn)].reduce((sum, count) => sum + count, more);
}

function xmlOf(written: Suite): string {
  const { name: suiteName, tests, suites } = written;
  const elements: Record<Outcome, string> = { passed: '', failed: 'failure', errored: 'error', skipped: 'skipped' };
  const cases = tests.map((one) => {
    const element = elements[one.outcome];
    const body = one.cdata ? `<![CDATA[${one.message.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : escape(one.message);
    const attributes = [
      `name="${escape(one.name)}"`,
      ...(one.classname === undefined ? [] : [`classname='${escape(one.classname)}'`]),
      ...(one.file === undefined ? [] : [`file="${escape(one.file)}"`]),
      ...(one.unknown === 'status' ? ['status="timeout"'] : []),
    ].join('\n ');
    const retry = one.retried ? `<flakyFailure message="earlier"><stackTrace>${body}</stackTrace></flakyFailure>` : '';
    return `<testcase ${attributes}>${one.unknown === 'element' ? '<crash/>' : ''}${retry}${element === '' ? '' : `<${element}>${body}</${element}>`}<system-out>${body}</system-out></testcase>`;
  });
  const counts = written.hidden === undefined ? '' : ` failures="${String(failuresIn(written))}" errors="0"`;
  return `<testsuite name="${escape(suiteName)}"${counts}><!-- <testcase/> -->${cases.join('\n')}${suites.map(xmlOf).join('')}</testsuite>`;
}

function expected(written: Suite, around: readonly string[] = []): Partial<TestResult>[] {
  const { name: suiteName, tests, suites, hidden: missing = 0 } = written;
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
        outcome: fails(one) && one.outcome !== 'failed' ? ('errored' as const) : one.outcome,
        retried: one.retried,
        ...messageOf(one, message),
      };
    }),
    ...suites.flatMap((inner) => expected(inner, chain)),
    ...(missing === 0
      ? []
      : [
          {
            kind: 'suite' as const,
            name: suiteName,
            suites: around,
            outcome: 'failed' as const,
            retried: false,
            message: expect.stringContaining(
              `failures="${String(failuresIn(written))}" errors="0"`,
            ) as unknown as string,
          },
        ]),
  ];
}

/** The message of the failure, or else the word that is not known, or else why the test was skipped. */
function messageOf({ outcome, unknown }: Written, message: string): { readonly message?: string } {
  const said = message === '' ? {} : { message };
  if (outcome === 'failed' && message !== '') return said;
  if (unknown === 'element') return { message: unknownWord('<crash>') };
  if (outcome === 'failed' || outcome === 'errored') return said;
  if (unknown === 'status') return { message: unknownWord('status or result "timeout"') };
  return outcome === 'passed' ? {} : said;
}

const unknownWord = (word: string): string => `${word} is not known to the action, so it counts as a failure`;

function withoutPlace({ place: _, identity: __, suiteElement: ___, ...test }: TestResult): Partial<TestResult> {
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
      { numRuns: 200 },
    );
  });
});
