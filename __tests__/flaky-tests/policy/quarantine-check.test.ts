import { describe, expect, test } from '@jest/globals';
import { QuarantineCheck } from '../../../src/flaky-tests/policy/quarantine-check.js';
import { listed, reported as resultOf, testRecords } from '../results-and-records.js';

const now = Date.parse('2026-03-15T00:00:00Z');
const fields = [
  { name: 'old', classname: 'C', quarantined_at: '2026-01-01', codeowners: ['@acme/web'] },
  { name: 'new', classname: 'C', quarantined_at: '2026-03-14', codeowners: ['@acme/web'] },
  { name: 'twin', parent: 'linux', quarantined_at: '2026-03-14' },
  { name: 'twin', parent: 'windows', quarantined_at: '2026-01-01' },
];
const records = fields.map((one) => listed(one));
const known = testRecords({ roots: [], workingDirectory: '' }, fields);
const reported = (name: string) => resultOf({ name, classname: 'C', outcome: 'passed' });

describe('the quarantined tests of a job', () => {
  test('are told once each, with the first test and what decided', () => {
    const check = new QuarantineCheck({}, now);
    for (const name of ['old', 'other', 'old']) check.addReported(reported(name), known.match(reported(name)));
    expect(check.breaking).toMatchObject([
      {
        listed: { name: 'old' },
        test: { name: 'old' },
        decidedBy: ['name', 'classname'],
        candidates: 1,
        verdict: { breaks: true },
      },
    ]);
    expect(check.accepted).toEqual([]);
  });

  test('are parted by the policy', () => {
    const check = new QuarantineCheck({ maxDays: 14 }, now);
    for (const listed of records) check.addListed(listed);
    expect(check.breaking.map(({ listed }) => [listed.name, listed.parent])).toEqual([
      ['old', undefined],
      ['twin', 'windows'],
    ]);
    expect(check.accepted.map(({ listed }) => [listed.name, listed.parent])).toEqual([
      ['new', undefined],
      ['twin', 'linux'],
    ]);
  });

  test('are all of them where a reported test may be any of them', () => {
    const check = new QuarantineCheck({ maxDays: 14 }, now);
    check.addReported(reported('twin'), known.match(reported('twin')));
    expect(check.breaking).toMatchObject([{ listed: { parent: 'windows' }, candidates: 2 }]);
    expect(check.accepted).toMatchObject([{ listed: { parent: 'linux' }, candidates: 2 }]);
  });

  test('of others are accepted', () => {
    const check = new QuarantineCheck({ codeowners: ['acme/web'] }, now);
    for (const listed of records) check.addListed(listed);
    expect(check.breaking.map(({ listed }) => listed.name)).toEqual(['old', 'new']);
  });
});
