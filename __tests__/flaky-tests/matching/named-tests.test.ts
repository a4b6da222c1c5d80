import { expect, test } from '@jest/globals';
import { NamedTests } from '../../../src/flaky-tests/matching/named-tests.js';
import { listed as recordOf, reported as resultOf } from '../results-and-records.js';

const paths = { roots: ['/repo'], workingDirectory: 'web' };

const reported = resultOf({
  name: 'adds two',
  suites: ['all', 'Calc', 'add'],
  classname: 'com.example.CalcTest',
  file: '/repo/src/calc.test.ts',
  outcome: 'passed',
});
const listed = recordOf({
  name: 'adds two',
  parent: 'add',
  classname: 'com.example.CalcTest',
  file: './src/calc.test.ts',
});

test.each<[line: string, names: 'both' | 'the reported test' | 'neither']>([
  ['adds two', 'both'],
  ['  adds   two ', 'both'],
  ...[' ', ' > ', ' › ', '.', '/', '::', '#', ':'].map(
    (separator) => [`add${separator}adds two`, 'both'] as [string, 'both'],
  ),
  ['com.example.CalcTest.adds two', 'both'],
  ['src/calc.test.ts > adds two', 'both'],
  ['Calc > add > adds two', 'the reported test'],
  ['Calc::add::adds two', 'the reported test'],
  ['all Calc add adds two', 'the reported test'],
  ['/repo/src/calc.test.ts > adds two', 'the reported test'],
  ['adds', 'neither'],
  ['two', 'neither'],
  ['Adds two', 'neither'],
  ['CalcTest.adds two', 'neither'],
  ['Calc > adds two', 'neither'],
  ['adds two ()', 'neither'],
  ['other > adds two', 'neither'],
  ['*', 'neither'],
])('the line %j names %s', (line, names) => {
  const named = new NamedTests([line], paths);
  expect(named.unseen).toHaveLength(1);
  expect(named.includesReported(reported)).toBe(names !== 'neither');
  expect(named.unseen).toHaveLength(names === 'neither' ? 1 : 0);
  expect(new NamedTests([line], paths).includesListed(listed)).toBe(names === 'both');
});

test('blank and repeated lines are left out, and a test without a name is named by no line', () => {
  const named = new NamedTests(['', ' ', 'add/', ' add/ '], paths);
  expect(named.includesReported({ ...reported, name: undefined })).toBe(false);
  expect(named.unseen).toEqual(['add/']);
});

const calc = 'tests.test_calc';

test.each([
  ['tests/test_calc.py::TestAdd::test_sum[a::b/c]', `${calc}.TestAdd`, 'test_sum[a::b/c]', true],
  ['tests/test_calc.py::TestSub::test_sum[a::b/c]', `${calc}.TestAdd`, 'test_sum[a::b/c]', false],
  ['tests/test_calc.py::TestAdd::test_sum', `${calc}.TestAdd`, 'test_sum[a::b/c]', false],
  ['tests/test_calc.py::TestA::TestB::test_sum', `${calc}.TestA.TestB`, 'test_sum', true],
  ['./tests/test_calc.py::t', calc, 't', true],
  ['tests.test_calc.t', calc, 't', true],
  ['x./tests/test_calc.py::t', calc, 't', false],
])("pytest's id %s means the test of %s called %s: %j", (line, classname, name, isMeant) => {
  const test = { ...reported, name, suites: ['pytest'], classname };
  expect(new NamedTests([line], paths).includesReported(test)).toBe(isMeant);
});

test('two lines may name one test', () => {
  const named = new NamedTests(['add > adds two', 'adds two'], paths);
  expect([named.includesReported(reported), named.unseen]).toEqual([true, []]);
});
