import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { FailureReview } from '../../../src/flaky-tests/policy/failure-review.js';
import { reported, testRecords } from '../results-and-records.js';

const document = readFileSync(new URL('../../../docs/flaky-tests.md', import.meta.url), 'utf8');
const paths = { roots: ['/runner/calc'], workingDirectory: 'packages/web' };

/** Cells of the rows of the first table below a heading, the table's own head left out. */
function rows(heading: string): string[][] {
  const section = document.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const fromCell = (cell: string): Record<string, unknown> => parse(cell) as Record<string, unknown>;

/** Record, report, what `check-` and `excuse-` operations do, and what decided. The outermost suite is the first. */
const cases = String.raw`
  { name: adds } | { name: adds } | match | excused if alone | name
  { name: adds, parent: Calc } | { name: adds, suites: [Calc] } | match | excused | name, parent
  { name: adds, parent: pytest } | { name: adds, suites: [pytest], classname: test_calc } | match | excused if alone | name, parent
  { name: adds, classname: com.example.CalcTest } | { name: adds, classname: com.example.CalcTest } | match | excused | name, classname
  { name: adds, file: src/calc.test.ts } | { name: adds, file: src/calc.test.ts } | match | excused | name, file
  { name: adds, file: /runner/calc/src/calc.test.ts } | { name: adds, file: src/calc.test.ts } | match | excused | name, file
  { name: adds, file: packages/web/src/calc.test.ts } | { name: adds, file: src/calc.test.ts } | match | excused | name, file
  { name: adds, file: src/calc.test.ts } | { name: adds, file: /builds/calc/src/calc.test.ts } | match | excused if alone | name
  { name: adds, variant: linux } | { name: adds, variant: windows } | no match | not excused | 
  { name: adds } | { name: 'adds[1]' } | no match | not excused | 
  { name: adds, parent: Calc } | { name: adds } | match | excused if alone | name
  { name: adds, parent: add } | { name: adds, suites: [Calc, add] } | match | excused | name, parent
  { name: adds, parent: Calc-add } | { name: adds, suites: [Calc, add] } | no match | not excused | 
  { name: Calc adds, classname: Calc adds } | { name: Calc adds, classname: Calc adds } | match | excused if alone | name, classname
  { name: Calc adds, classname: adds } | { name: Calc adds, classname: adds } | match | excused if alone | name, classname
  { name: adds, file: src/calc.test.ts } | { name: adds, file: src/Calc.test.ts } | no match | not excused | 
  { name: adds, file: src/calc.test.ts } | { name: adds, file: calc.test.ts } | no match | not excused | 
  { name: adds, file: src/calc.test.ts } | { name: adds, file: /runner/calc/src/calc.test.ts } | match | excused | name, file
  { name: adds, variant: linux } | { name: adds, variant: linux } | match | excused if alone | name, variant
  { name: adds, parent: Calc } | { name: adds, suites: [Calc], variant: linux } | match | excused | name, parent
  { name: adds, parent: Calc, variant: linux } | { name: adds, suites: [Calc], variant: windows } | no match | not excused | 
  { name: adds } | { name: Adds } | no match | not excused | 
  { parent: Calc } | { name: adds, suites: [Calc] } | no match | not excused | 
  { name: adds, parent: 'Calc > add' } | { name: adds, suites: [all, Calc, add] } | match | excused | name, parent
  { name: adds, classname: CalcTest } | { name: adds, classname: com.example.CalcTest } | no match | not excused | 
  { name: adds, parent: Calc, classname: other } | { name: adds, suites: [Calc], classname: CalcTest } | no match | not excused | 
  { name: ' ad  ds ' } | { name: ad ds } | match | excused if alone | name
  { name: adds, parent: ' ', classname: '' } | { name: adds, suites: [Calc] } | match | excused if alone | name
  { name: adds, classname: 'C  D' } | { name: adds, classname: C D } | match | excused | name, classname
  { name: adds, parent: Calc::add } | { name: adds, suites: [all, Calc, add] } | match | excused | name, parent
  { name: adds, parent: all } | { name: adds, suites: [all, Calc, add] } | no match | not excused | 
  { name: adds, file: 'src\\b\\..\\a.ts' } | { name: adds, file: ./src/a.ts } | match | excused | name, file
  { name: adds, file: /elsewhere/a.ts } | { name: adds, file: /elsewhere/a.ts } | match | excused | name, file
  { name: adds, classname: test } | { name: adds, classname: test } | match | excused if alone | name, classname
  { name: adds, variant: linux } | { name: adds } | no match | not excused | 
  { name: adds, parent: rspec } | { name: adds, suites: [rspec] } | match | excused if alone | name, parent
  { name: adds, parent: Mocha Tests } | { name: adds, suites: [Mocha Tests] } | match | excused if alone | name, parent
  { name: adds, parent: Root Suite } | { name: adds, suites: [Root Suite] } | match | excused if alone | name, parent
  { name: adds, parent: TestResults } | { name: adds, suites: [TestResults] } | match | excused if alone | name, parent
  { name: adds, parent: (empty) } | { name: adds, suites: [(empty)] } | match | excused if alone | name, parent
`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()) as [string, string, string, string, string]);

describe('the rule of docs/flaky-tests.md', () => {
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

  test('has a case for every row', () => {
    const policingAndExcusing = new Set(cases.map(([, , policing, excusing]) => `${policing}/${excusing}`));
    const rule = new Set(rows('The rule').map(([, , , policing, excusing]) => `${policing ?? ''}/${excusing ?? ''}`));
    expect(policingAndExcusing).toEqual(rule);
  });
});
