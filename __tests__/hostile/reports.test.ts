import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from '@jest/globals';
import fc from 'fast-check';
import { outputsIn } from '../steps/runner.js';
import { labelled } from '../steps/payloads.js';
import { changedJson, changedText, changesWith } from './changes.js';
import { checkEnded } from './checks.js';
import { inProcess } from './in-process.js';
import { property } from './property.js';
import { service } from './service.js';
import { asVariable, hostile, listOf, token } from './text.js';

const server = service();
const event = JSON.stringify(labelled);

/** Has the service list these tests from here on. */
function listQuarantined(records: readonly unknown[]): void {
  const body = JSON.stringify({ quarantined_tests: records, page: { next_page_token: '' } });
  server.respondWith(() => ({ status: 200, body }));
}

const samples = join(import.meta.dirname, '../flaky-tests/junit/samples/ran');
/** Reports that tools wrote, and some that are more than any tool writes. */
const reports = [
  ...readdirSync(samples)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => readFileSync(join(samples, name), 'utf8')),
  ...[
    '<!DOCTYPE x [<!ENTITY a "b">]><testsuite name="&a;"/>',
    '<testsuite>'.repeat(5000),
    '<testsuite/><testsuite/>',
    '',
  ],
  `<testsuite><testcase name="${'n'.repeat(200_000)}"><failure/></testcase></testsuite>`,
  `${`<testsuite name="${'n'.repeat(60_000)}">`.repeat(190)}${'<testcase name="a"><failure/></testcase>'.repeat(1500)}`,
  `<testsuite file="${'x/../'.repeat(12_000)}">${'<testcase name="a"><failure/></testcase>'.repeat(1000)}</testsuite>`,
];
const pieces = [
  ...[
    '<failure>',
    '</failure>',
    '<testcase name="a">',
    '</testcase>',
    '<skipped/>',
    '<crash/>',
    '<![CDATA[',
    ']]>',
    '<!--',
  ],
  ...listOf('attributes').map((attribute) => ` ${attribute}="1"`),
];
const report = fc
  .tuple(
    fc.constantFrom(...reports),
    changesWith(...pieces),
    fc.constantFrom<BufferEncoding>('utf8', 'utf8', 'utf16le', 'latin1'),
  )
  .map(([text, changes, encoding]) => Buffer.from(changedText(text, changes), encoding));
const record = {
  name: 'a',
  parent: 's',
  file: 'a.ts',
  classname: 'C',
  codeowners: ['@a/b'],
  variant: '',
  html_url: '',
};
const names = fc.array(fc.oneof(fc.constantFrom('a', 's'), hostile), { maxLength: 2 });
const policyKeys = {
  codeowners: names,
  'max-days': fc.constantFrom(0, 30, 0.5),
  'max-failures': fc.constantFrom(0, 1, 1000),
  'min-tests': fc.constantFrom(1, 1000),
  'required-suites': names,
  'never-excuse': names,
};

const anyCase = fc.record({
  operation: fc.constantFrom('check-quarantined-tests', 'excuse-quarantined-failures'),
  written: fc.array(report, { minLength: 1, maxLength: 3 }),
  records: fc.array(
    changesWith().map((changes) => changedJson<unknown>({ ...record, quarantined_at: '2026-01-01' }, changes)),
  ),
  inputs: fc.record(
    {
      tests: fc.oneof(fc.constantFrom('a', 'a\nb', 'suite a > a'), hostile.map(asVariable)),
      'quarantine-policy': fc.record(policyKeys, { requiredKeys: [] }).map((keys) => asVariable(JSON.stringify(keys))),
      'dry-run': fc.constantFrom('true', 'false'),
      'tests-outcome': fc.constantFrom('success', 'failure', 'unknown'),
    },
    { requiredKeys: [] },
  ),
});

property(
  'whatever test reports hold, a step ends with 0 or 1 and one line',
  anyCase,
  async ({ operation, written, records, inputs }) => {
    listQuarantined(records);
    const ended = await inProcess({
      event,
      files: Object.fromEntries(written.map((content, index) => [`reports/${String(index)}.xml`, content])),
      inputs: {
        ...{ operation, 'base-url': server.url, 'api-token': token, 'organization-slug': 'o' },
        ...{ 'junit-paths': 'reports/*.xml', 'max-attempts': '1', 'request-timeout-seconds': '3', ...inputs },
      },
    });
    // Both annotate the places of tests.
    checkEnded(ended, { annotates: true });
    const file = outputsIn(ended.output).get('tests-file');
    if (file !== undefined) expect(Array.isArray(JSON.parse(ended.files.get(file) ?? ''))).toBe(true);
  },
  { share: 0.5 },
);

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
