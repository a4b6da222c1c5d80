import { describe, expect, test } from '@jest/globals';
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

describe('a line in tests', () => {
  test.each([
    'adds two',
    '  adds   two ',
    'add adds two',
    'add > adds two',
    'com.example.CalcTest.adds two',
    'com.example.CalcTest#adds two',
    'com.example.CalcTest::adds two',
    'src/calc.test.ts > adds two',
    'src/calc.test.ts::adds two',
  ])('%j names the test on both sides', (line) => {
    const named = new NamedTests([line], paths);
    expect(named.unseen).toHaveLength(1);
    expect(named.includesReported(reported)).toBe(true);
    expect(named.unseen).toEqual([]);
    expect(new NamedTests([line], paths).includesListed(listed)).toBe(true);
  });

  test.each([
    'Calc > add > adds two',
    'Calc::add::adds two',
    'all Calc add adds two',
    '/repo/src/calc.test.ts > adds two',
  ])('%j names the reported test', (line) => {
    expect(new NamedTests([line], paths).includesReported(reported)).toBe(true);
  });

  test.each([
    'adds',
    'two',
    'Adds two',
    'CalcTest.adds two',
    'Calc > adds two',
    'adds two ()',
    'other > adds two',
    '*',
  ])('%j names neither', (line) => {
    const named = new NamedTests([line], paths);
    expect(named.includesReported(reported)).toBe(false);
    expect(named.includesListed(listed)).toBe(false);
    expect(named.unseen).toEqual([line]);
  });

  test('may be an id of pytest, whose parameters may hold anything', () => {
    const pytest = { ...reported, name: 'test_sum[a::b/c]', suites: ['pytest'], classname: 'tests.test_calc.TestAdd' };
    expect(new NamedTests(['tests/test_calc.py::TestAdd::test_sum[a::b/c]'], paths).includesReported(pytest)).toBe(
      true,
    );
    expect(new NamedTests(['tests/test_calc.py::TestSub::test_sum[a::b/c]'], paths).includesReported(pytest)).toBe(
      false,
    );
    expect(new NamedTests(['tests/test_calc.py::TestAdd::test_sum'], paths).includesReported(pytest)).toBe(false);
  });

  test.each([' ', ' > ', ' › ', '.', '/', '::', '#', ':'])('may have %j between suite and name', (separator) => {
    expect(new NamedTests([`add${separator}adds two`], paths).includesReported(reported)).toBe(true);
  });

  test('may be written in the words of pytest and as reported, which is the same test', () => {
    const pytest = { ...reported, name: 'test_sum', suites: ['pytest'], classname: 'tests.test_calc' };
    const named = new NamedTests(['./tests/test_calc.py::test_sum', 'tests.test_calc.test_sum'], paths);
    expect(named.includesReported(pytest)).toBe(true);
    expect(named.unseen).toEqual([]);
    const nested = { ...pytest, classname: 'tests.test_calc.TestA.TestB' };
    expect(new NamedTests(['tests/test_calc.py::TestA::TestB::test_sum'], paths).includesReported(nested)).toBe(true);
    const short = { ...pytest, name: 't' };
    expect(new NamedTests(['tests/test_calc.py::t'], paths).includesReported(short)).toBe(true);
    expect(new NamedTests(['x./tests/test_calc.py::t'], paths).includesReported(short)).toBe(false);
  });
});
