import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { FailureReview } from '../../../src/flaky-tests/policy/failure-review.js';
import { reported, testRecords } from '../results-and-records.js';

const document = readFileSync(new URL('../../../docs/matching.md', import.meta.url), 'utf8');
const paths = { roots: ['/runner/calc'], workingDirectory: 'packages/web' };

/** Cells of the rows of the first table below a heading, the table's own head left out. */
function rows(heading: string): string[][] {
  const section = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function fromCell(cell: string | undefined): Record<string, unknown> {
  return parse(cell?.replace(/^`|`$/g, '') ?? '') as Record<string, unknown>;
}

describe('the rows of docs/matching.md', () => {
  const cases = rows('Rows');

  test('are read', () => {
    expect(cases.length).toBeGreaterThan(20);
    expect(new Set(cases.map(([record, report]) => `${record ?? ''} ${report ?? ''}`)).size).toBe(cases.length);
  });

  test.each(cases)('%s and %s: %s, %s', (record, report, policing, excusing, decidedBy) => {
    const tests = testRecords(paths, [fromCell(record)]);
    const matched = tests.match(reported(fromCell(report)));
    expect(matched.kind === 'none' ? 'no match' : 'match').toBe(policing);
    const byItself = matched.kind === 'one' && matched.excuses ? 'excused' : 'excused if alone';
    expect(matched.kind === 'one' ? byItself : 'not excused').toBe(excusing);
    const review = new FailureReview(tests);
    review.add(reported(fromCell(report)));
    expect(review.result().outcome).toBe(excusing === 'not excused' ? 'not-excused' : 'all-excused');
    expect(matched.kind === 'one' ? matched.decidedBy.join(', ') : '').toBe(decidedBy);
  });

  test('hold every row of the rule', () => {
    const policingAndExcusing = new Set(cases.map(([, , policing, excusing]) => `${policing ?? ''}/${excusing ?? ''}`));
    const rule = new Set(rows('The rule').map(([, , , policing, excusing]) => `${policing ?? ''}/${excusing ?? ''}`));
    expect(policingAndExcusing).toEqual(rule);
  });
});
