import { describe, expect } from '@jest/globals';
import fc from 'fast-check';
import { outputsIn } from '../steps/runner.js';
import { labelled } from '../steps/payloads.js';
import { checkEnded } from './checks.js';
import { inProcess } from './in-process.js';
import { property } from './property.js';
import { service } from './service.js';
import { asVariable, hostile, token, listOf } from './text.js';

const server = service();
const event = JSON.stringify(labelled);

/** Has the service list these tests from here on. */
function listQuarantined(records: readonly unknown[]): void {
  const body = JSON.stringify({ quarantined_tests: records, page: { next_page_token: '' } });
  server.respondWith(() => ({ status: 200, body }));
}

/** Characters that XML 1.0 allows (section 2.2), escaped, so that they arrive as they are. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\n\r\t]/g, (character) => `&#${String(character.charCodeAt(0))};`);

const name = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('a', 'b', 'suite a') },
  { weight: 3, arbitrary: hostile },
);

/** An attribute or text: escaped as a tool does, or as it is. */
const written = fc.oneof({ weight: 12, arbitrary: name.map(escaped) }, { weight: 1, arbitrary: hostile });

const attributes = fc
  .array(
    fc.tuple(
      fc.constantFrom(...listOf('attributes')),
      fc.oneof(written, fc.constantFrom('1', '-1', '1e999', 'NaN', '0', '1,000', 'passed', 'timeout', 'notrun')),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => [...new Map(pairs)].map(([one, value]) => ` ${one}="${value}"`).join(''));

const verdict = fc.oneof(
  fc.constant(''),
  fc
    .tuple(
      fc.constantFrom('failure', 'error', 'skipped', 'rerunFailure', 'flakyFailure', 'system-out', 'crash'),
      written,
      written,
    )
    .map(([kind, message, text]) => `<${kind} message="${message}" type="t">${text}</${kind}>`),
  hostile.map((text) => `<failure><![CDATA[${text.replaceAll(']]>', '')}]]></failure>`),
);

const testcase = fc
  .tuple(written, attributes, fc.array(verdict, { maxLength: 2 }))
  .map(([one, more, verdicts]) => `<testcase name="${one}"${more}>${verdicts.join('')}</testcase>`);
const suite = fc
  .tuple(written, attributes, fc.array(testcase, { maxLength: 4 }), fc.boolean())
  .map(
    ([one, more, cases, nested]) =>
      `<testsuite name="${one}"${more}>${nested ? `<testsuite>${cases.join('')}</testsuite>` : cases.join('')}</testsuite>`,
  );

const start = fc.constantFrom(
  '',
  '<?xml version="1.0"?>',
  '<?xml version="1.0" encoding="UTF-8"?>\n',
  '<?xml version="1.1"?>',
  '\ufeff',
);
const whole = fc
  .tuple(
    start,
    fc.array(suite, { maxLength: 3 }),
    fc.constantFrom('<testsuites>', '<testsuites failures="2" errors="1">', '<x:testsuites xmlns:x="y">'),
  )
  .map(
    ([before, suites, root]) => `${before}${root}${suites.join('')}</${root.startsWith('<x:') ? 'x:' : ''}testsuites>`,
  );

const report: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 6, arbitrary: whole.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.tuple(whole, fc.nat(2000)).map(([text, cut]) => Buffer.from(text).subarray(0, cut)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(whole, fc.constantFrom('utf16le', 'latin1'), fc.boolean())
      .map(([text, encoding, bom]) => Buffer.from(`${bom ? '\ufeff' : ''}${text}`, encoding as BufferEncoding)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(whole, hostile)
      .map(([text, encoding]) =>
        Buffer.from(`<?xml version="1.0" encoding="${encoding.replaceAll('"', '')}"?>${text}`),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(hostile, fc.array(suite, { maxLength: 2 }))
      .map(([root, suites]) => Buffer.from(`<${root}>${suites.join('')}</${root}>`)),
  },
  { weight: 1, arbitrary: hostile.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        '<!DOCTYPE x [<!ENTITY a "b">]><testsuite name="&a;"/>',
        '<testsuite><testcase name="&unknown;"/></testsuite>',
        '<testsuite>'.repeat(5000),
        `<testsuite><testcase ${'a'.repeat(100_000)}="1"/></testsuite>`,
        `<testsuite><testcase name="${'n'.repeat(200_000)}"><failure/></testcase></testsuite>`,
        `<testsuite>${'<testcase name="a"><failure/></testcase>'.repeat(3000)}</testsuite>`,
        `${`<testsuite name="${'n'.repeat(5000)}">`.repeat(12)}${'<testcase name="a"><failure/></testcase>'.repeat(1000)}${'</testsuite>'.repeat(12)}`,
        `${`<testsuite name="${'n'.repeat(60_000)}">`.repeat(190)}${'<testcase name="a"><failure/></testcase>'.repeat(1500)}`,
        `<testsuite file="${'x/../'.repeat(12_000)}">${'<testcase name="a"><failure/></testcase>'.repeat(1000)}</testsuite>`,
        '<testsuite/><testsuite/>',
        '<testsuite name="a" name="b"/>',
        '<testsuite>&#0;&#x110000;</testsuite>',
        '',
      )
      .map((text) => Buffer.from(text)),
  },
);

const record = fc.record(
  {
    name: fc.oneof(name, fc.constant(null)),
    parent: fc.oneof(name, fc.constant(null)),
    file: fc.oneof(name, fc.constant(null)),
    file_path: name,
    classname: name,
    variant: name,
    codeowners: fc.oneof(fc.array(name, { maxLength: 2 }), name),
    quarantined_at: fc.oneof(
      fc.constantFrom<unknown>('2026-01-01T00:00:00Z', '2026-01-01', null, 5, '9999-99-99T99:99:99Z'),
      hostile,
    ),
    html_url: fc.oneof(hostile, fc.webUrl()),
    test_case_id: hostile,
  },
  { requiredKeys: [] },
);

interface Case {
  readonly operation: string;
  readonly reports: readonly Buffer[];
  readonly records: readonly unknown[];
  readonly inputs: Readonly<Record<string, string>>;
}

const policyKeys = {
  codeowners: name,
  'max-days': fc.constantFrom(0, 30, 0.5),
  'warn-days': fc.constantFrom(0, 7),
  'max-failures': fc.constantFrom(0, 1, 1000),
  'min-tests': fc.constantFrom(1, 2, 1000),
  'required-suites': fc.array(name),
  'never-excuse': fc.array(name),
};

const anyCase: fc.Arbitrary<Case> = fc.record({
  operation: fc.constantFrom('check-quarantined-tests', 'excuse-quarantined-failures'),
  reports: fc.array(report, { minLength: 1, maxLength: 3 }),
  records: fc.array(fc.oneof({ weight: 5, arbitrary: record }, { weight: 1, arbitrary: fc.jsonValue() }), {
    maxLength: 4,
  }),
  inputs: fc.record(
    {
      tests: fc.oneof(fc.constantFrom('a', 'a\nb', 'suite a > a'), name.map(asVariable)),
      'quarantine-policy': fc.record(policyKeys, { requiredKeys: [] }).map((keys) => asVariable(JSON.stringify(keys))),
      'dry-run': fc.constantFrom('true', 'false'),
      'tests-outcome': fc.constantFrom('success', 'failure', 'unknown'),
    },
    { requiredKeys: [] },
  ),
});

describe('whatever test reports hold', () => {
  property(
    'a step ends with 0 or 1 and one line',
    anyCase,
    async ({ operation, reports, records, inputs }) => {
      listQuarantined(records);
      const ended = await inProcess({
        event,
        files: Object.fromEntries(reports.map((content, index) => [`reports/${String(index)}.xml`, content])),
        inputs: {
          operation,
          'base-url': server.url,
          'api-token': token,
          'organization-slug': 'o',
          'junit-paths': 'reports/*.xml',
          'max-attempts': '1',
          'request-timeout-seconds': '3',
          ...inputs,
        },
      });
      // Both annotate the places of tests.
      checkEnded(ended, { annotates: true });
      const file = outputsIn(ended.output).get('tests-file');
      if (file !== undefined) expect(Array.isArray(JSON.parse(ended.files.get(file) ?? ''))).toBe(true);
    },
    { share: 0.5 },
  );
});

/** A failed test that is quarantined. */
const quarantined = '<testcase name="a" classname="C"><failure/></testcase>';

/** Suites around a text, with the counts that a tool writes. */
const within = (inside: string, failures: number, depth: number): string =>
  depth === 0
    ? inside
    : `<testsuite name="s${String(depth)}" failures="${String(failures)}">${within(inside, failures, depth - 1)}</testsuite>`;

const unknown = fc.stringMatching(/^[a-z]{4,9}$/).map((word) => `un${word}`);

/** Another failure that a report hints at and does not show as one, beside the quarantined one. */
const hidden: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2, max: 1e6 }), fc.integer({ min: 1, max: 9 }))
    .map(([failures, depth]) => within(quarantined, failures, depth)),
  fc
    .constantFrom('failures', 'errors')
    .map(
      (counted) => `<testsuite>${quarantined}</testsuite><testsuite ${counted}="1"><testcase name="b"/></testsuite>`,
    ),
  fc
    .tuple(fc.constantFrom('failures', 'errors'), fc.oneof(unknown, fc.constantFrom('-1', '1e9', '0x2', '१')))
    .map(([counted, count]) => `<testsuite ${counted}="${count}">${quarantined}</testsuite>`),
  fc
    .tuple(fc.constantFrom('status', 'result'), unknown, fc.constantFrom('', '<skipped/>', '<flakyFailure/>'))
    .map(([attribute, word, inside]) => `${quarantined}<testcase name="b" ${attribute}="${word}">${inside}</testcase>`),
  fc
    .tuple(unknown, fc.constantFrom('', '<skipped/>', '<failure/>'))
    .map(([word, inside]) => `${quarantined}<testcase name="b"><${word}>${inside}</${word}></testcase>`),
  unknown.map((word) => `<testsuite>${quarantined}<${word}/></testsuite>`),
  // Within an element that has nothing but text.
  fc
    .tuple(
      fc.constantFrom('properties', 'property', 'system-out', 'system-err', 'skipped', 'passed', 'flakyFailure'),
      fc.constantFrom('failure', 'error', 'x:failure'),
      fc.boolean(),
    )
    .map(([around, failure, isOfSuite]) => {
      const inside = `<${around}><${failure} xmlns:x="y"/></${around}>`;
      return isOfSuite
        ? `<testsuite>${quarantined}${inside}</testsuite>`
        : `${quarantined}<testcase name="b">${inside}</testcase>`;
    }),
  fc.constantFrom('properties', 'system-out', 'testcase name="c"', 'skipped', 'failure').map((around) => {
    const inside = `<${around}><testcase name="b"><failure/></testcase></${around.split(' ')[0] ?? ''}>`;
    return `<testsuite>${quarantined}${inside}</testsuite>`;
  }),
  // An attempt alone, without a word on how the test ended.
  fc
    .constantFrom('rerunFailure', 'rerunError', 'Failure', 'FAILURE', 'x:error', 'status>failed</status')
    .map(
      (word) => `${quarantined}<testcase name="b"><${word.includes('>') ? word : `${word} xmlns:x="y"/`}></testcase>`,
    ),
  // The same name in another place, and another word beside the failure.
  fc
    .constantFrom(
      'name="a" classname="D"',
      'name="a"',
      'name="b" status="passed"',
      'name="b" result="skipped"',
      'name=""',
      '',
    )
    .map((attributes) => `${quarantined}<testcase ${attributes}><failure/></testcase>`),
);

/** Reports that programs read in different ways, so that they are refused whole. */
const ambiguous: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('name', 'classname', 'status', 'file', 'x:name'),
      fc.constantFrom(' ', '\n', '\t'),
      fc.boolean(),
    )
    .map(([attribute, blank, isLater]) => {
      const other = `${attribute}="b"`;
      const own = `name="a" classname="C" status="failed" file="f" x:name="y"`;
      return `<testcase ${isLater ? own + blank + other : other + blank + own}><failure/></testcase>`;
    }),
  fc
    .constantFrom(
      '<![CDATA[',
      '<!--',
      '<?x',
      '&b;',
      '<!DOCTYPE x>',
      '</testsuites><testsuites>',
      '<testcase name=a>',
      '<testcase name>',
      '<b',
      '&#x110000;',
    )
    .map((text) => `${quarantined}${text}<testcase name="b"><failure/></testcase>`),
);

describe('whatever hides a failure beside one that is excused', () => {
  const excuse = (reports: string): ReturnType<typeof inProcess> => {
    listQuarantined([{ name: 'a', classname: 'C' }]);
    return inProcess({
      event,
      files: { 'reports/a.xml': `<testsuites>${reports}</testsuites>` },
      inputs: {
        operation: 'excuse-quarantined-failures',
        'base-url': server.url,
        'api-token': token,
        'organization-slug': 'o',
        'junit-paths': 'reports/*.xml',
        'tests-outcome': 'failure',
      },
    });
  };

  property(
    'nothing is excused',
    hidden,
    async (reports) => {
      const ended = await excuse(reports);
      checkEnded(ended, { annotates: true });
      expect(ended.exitCode).toBe(1);
      expect(outputsIn(ended.output).get('excused-count')).toBe('1');
    },
    { share: 0.3 },
  );

  property(
    'a report that can be read in two ways is refused',
    ambiguous,
    async (reports) => {
      const ended = await excuse(reports);
      checkEnded(ended, { annotates: true });
      expect(ended.exitCode).toBe(1);
    },
    { share: 0.15 },
  );

  property(
    'and nothing is hidden by counts that add up',
    fc.nat(9),
    async (depth) => {
      expect((await excuse(within(quarantined, 1, depth))).exitCode).toBe(0);
    },
    { share: 0.05 },
  );
});
