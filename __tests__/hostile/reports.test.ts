import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
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
