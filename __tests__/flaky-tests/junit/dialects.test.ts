import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
import { readFile } from './read.js';

const samples = fileURLToPath(new URL('samples/', import.meta.url));

/** What each report says, one line a test: outcome, suites, class name, name and file. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'ran/ctest.xml': [
    'passed ; (empty) ; passes ; passes ; ',
    'failed ; (empty) ; fails ; fails ; ',
    'skipped ; (empty) ; off ; off ; ',
  ],
  'ran/googletest.xml': [
    'passed ; AllTests | Calc ; Calc ; Adds ; t.cc',
    'failed ; AllTests | Calc ; Calc ; Fails ; t.cc',
    'skipped ; AllTests | Calc ; Calc ; DISABLED_Later ; t.cc',
    'skipped ; AllTests | Calc ; Calc ; Skips ; t.cc',
    'passed ; AllTests | Numbers/P ; Numbers/P ; Holds/0 ; t.cc',
    'failed ; AllTests | Numbers/P ; Numbers/P ; Holds/1 ; t.cc',
  ],
  'ran/gotestsum.xml': [
    'failed ; example.com/calc ; example.com/calc ; TestAdd/two ; ',
    'failed ; example.com/calc ; example.com/calc ; TestAdd ; ',
    'failed ; example.com/calc ; example.com/calc ; TestFlaky ; ',
    'failed ; example.com/calc ; example.com/calc ; TestAdd/two ; ',
    'failed ; example.com/calc ; example.com/calc ; TestAdd ; ',
    'skipped ; example.com/calc ; example.com/calc ; TestSkipped ; ',
    'passed ; example.com/calc ; example.com/calc ; TestAdd/one_<&> ; ',
    'passed ; example.com/calc ; example.com/calc ; TestFlaky ; ',
  ],
  'ran/jest-junit-files.xml': [
    'passed ; jest tests | calc ; calc add ; adds <1> & "2" ; calc.test.js',
    'failed ; jest tests | calc ; calc add ; fails ; calc.test.js',
    'passed ; jest tests | calc ; calc add ; each 1 ; calc.test.js',
    'passed ; jest tests | calc ; calc add ; each 2 ; calc.test.js',
    'skipped ; jest tests | calc ; calc ; later ; calc.test.js',
    'passed ; jest tests | calc ; calc ; some day ; calc.test.js',
    'errored ; jest tests | broken.test.js ; Test suite failed to run ; broken.test.js ; broken.test.js',
    'failed ; jest tests | broken.test.js ; Test suite failed to run ; broken.test.js ; broken.test.js',
  ],
  'ran/jest-junit.xml': [
    'passed ; jest tests | calc ; calc add adds <1> & "2" ; calc add adds <1> & "2" ; ',
    'failed ; jest tests | calc ; calc add fails ; calc add fails ; ',
    'passed ; jest tests | calc ; calc add each 1 ; calc add each 1 ; ',
    'passed ; jest tests | calc ; calc add each 2 ; calc add each 2 ; ',
    'skipped ; jest tests | calc ; calc later ; calc later ; ',
    'passed ; jest tests | calc ; calc some day ; calc some day ; ',
  ],
  'ran/mocha-junit-reporter.xml': [
    'passed ; Mocha Tests | add ; adds <1> & "2" ; calc add adds <1> & "2" ; /home/runner/work/calc/calc/calc.spec.cjs',
    'failed ; Mocha Tests | add ; fails ; calc add fails ; /home/runner/work/calc/calc/calc.spec.cjs',
    'passed ; Mocha Tests | add ; flaky ; calc add flaky ; /home/runner/work/calc/calc/calc.spec.cjs',
    'failed ; Mocha Tests | hooks ; "before all" hook for "never runs" ; calc hooks "before all" hook for "never runs" ; /home/runner/work/calc/calc/calc.spec.cjs',
  ],
  'ran/mocha-xunit.xml': [
    'skipped ; Mocha Tests ; calc ; later ; /home/runner/work/calc/calc/calc.spec.cjs',
    'passed ; Mocha Tests ; calc add ; adds <1> & "2" ; /home/runner/work/calc/calc/calc.spec.cjs',
    'failed ; Mocha Tests ; calc add ; fails ; /home/runner/work/calc/calc/calc.spec.cjs',
    'passed ; Mocha Tests ; calc add ; flaky ; /home/runner/work/calc/calc/calc.spec.cjs',
    'failed ; Mocha Tests ; calc hooks ; "before all" hook for "never runs" ; /home/runner/work/calc/calc/calc.spec.cjs',
  ],
  'ran/node-test.xml': [
    'passed ; calc | add ; test ; adds <1> & &quot;2&quot; ; ',
    'failed ; calc | add ; test ; fails ; ',
    'skipped ; calc ; test ; later ; ',
    'skipped ; calc ; test ; some day ; ',
    'passed ; alone ; test ; inner ; ',
  ],
  'ran/phpunit.xml': [
    'passed ; App\\CalcTest | App\\CalcTest::testAdd ; App.CalcTest ; testAdd with data set "same <&>" ; /home/runner/work/calc/calc/CalcTest.php',
    'failed ; App\\CalcTest | App\\CalcTest::testAdd ; App.CalcTest ; testAdd with data set "other" ; /home/runner/work/calc/calc/CalcTest.php',
    'errored ; App\\CalcTest ; App.CalcTest ; testError ; /home/runner/work/calc/calc/CalcTest.php',
    'skipped ; App\\CalcTest ; App.CalcTest ; testSkipped ; /home/runner/work/calc/calc/CalcTest.php',
    'errored ; App\\CalcTest ; App.CalcTest ; testRisky ; /home/runner/work/calc/calc/CalcTest.php',
  ],
  'ran/playwright-retries.xml': [
    'passed ; calc.spec.ts ; calc.spec.ts ; calc › adds <1> & "2" ; ',
    'failed after retries ; calc.spec.ts ; calc.spec.ts ; calc › fails ; ',
    'passed after retries ; calc.spec.ts ; calc.spec.ts ; calc › flaky ; ',
    'skipped ; calc.spec.ts ; calc.spec.ts ; calc › later ; ',
    'passed ; calc.spec.ts ; calc.spec.ts ; calc › adds <1> & "2" ; ',
    'failed after retries ; calc.spec.ts ; calc.spec.ts ; calc › fails ; ',
    'passed after retries ; calc.spec.ts ; calc.spec.ts ; calc › flaky ; ',
    'skipped ; calc.spec.ts ; calc.spec.ts ; calc › later ; ',
  ],
  'ran/playwright.xml': [
    'passed ; calc.spec.ts ; calc.spec.ts ; calc › adds <1> & "2" ; ',
    'failed ; calc.spec.ts ; calc.spec.ts ; calc › fails ; ',
    'passed ; calc.spec.ts ; calc.spec.ts ; calc › flaky ; ',
    'skipped ; calc.spec.ts ; calc.spec.ts ; calc › later ; ',
    'passed ; calc.spec.ts ; calc.spec.ts ; calc › adds <1> & "2" ; ',
    'failed ; calc.spec.ts ; calc.spec.ts ; calc › fails ; ',
    'passed ; calc.spec.ts ; calc.spec.ts ; calc › flaky ; ',
    'skipped ; calc.spec.ts ; calc.spec.ts ; calc › later ; ',
  ],
  'ran/pytest-xunit1.xml': [
    'passed ; pytest ; test_calc.TestAdd ; test_sum[1-2] ; test_calc.py',
    'passed ; pytest ; test_calc.TestAdd ; test_sum[<&>-x::y] ; test_calc.py',
    'failed ; pytest ; test_calc.TestAdd ; test_fails ; test_calc.py',
    'failed ; pytest ; test_calc ; test_teardown_error ; test_calc.py',
    'errored ; pytest ; test_calc ; test_teardown_error ; test_calc.py',
    'skipped ; pytest ; test_calc ; test_skipped ; test_calc.py',
    'skipped ; pytest ; test_calc ; test_expected ; test_calc.py',
  ],
  'ran/pytest.xml': [
    'passed ; pytest ; test_calc.TestAdd ; test_sum[1-2] ; ',
    'passed ; pytest ; test_calc.TestAdd ; test_sum[<&>-x::y] ; ',
    'failed ; pytest ; test_calc.TestAdd ; test_fails ; ',
    'failed ; pytest ; test_calc ; test_teardown_error ; ',
    'errored ; pytest ; test_calc ; test_teardown_error ; ',
    'skipped ; pytest ; test_calc ; test_skipped ; ',
    'skipped ; pytest ; test_calc ; test_expected ; ',
  ],
  'ran/rspec.xml': [
    'passed ; rspec ; spec.calc_spec ; Calc add adds <1> & "2" ; ./spec/calc_spec.rb',
    'failed ; rspec ; spec.calc_spec ; Calc add fails ; ./spec/calc_spec.rb',
    'passed ; rspec ; spec.calc_spec ; Calc add is expected to eq 1 ; ./spec/calc_spec.rb',
    'skipped ; rspec ; spec.calc_spec ; Calc add later ; ./spec/calc_spec.rb',
  ],
  'ran/surefire.xml': [
    'errored after retries ; com.example.CalcTest ; com.example.CalcTest ; errors ; ',
    'passed ; com.example.CalcTest ; com.example.CalcTest ; adds(String)[1] ; ',
    'passed ; com.example.CalcTest ; com.example.CalcTest ; adds(String)[2] ; ',
    'failed after retries ; com.example.CalcTest ; com.example.CalcTest ; fails ; ',
    'passed after retries ; com.example.CalcTest ; com.example.CalcTest ; flaky ; ',
    'skipped ; com.example.CalcTest ; com.example.CalcTest ; later ; ',
  ],
  'ran/vitest.xml': [
    'failed ; vitest tests | broken.test.mjs ; broken.test.mjs ; broken.test.mjs ; ',
    'passed ; vitest tests | calc.test.mjs ; calc.test.mjs ; calc > add > adds <1> & "2" ; ',
    'failed ; vitest tests | calc.test.mjs ; calc.test.mjs ; calc > add > fails ; ',
    'skipped ; vitest tests | calc.test.mjs ; calc.test.mjs ; calc > later ; ',
    'passed ; vitest tests | calc.test.mjs ; calc.test.mjs ; calc > flaky ; ',
  ],
  'written/bazel.xml': ['errored ; calc/calc_test ;  ; calc/calc_test ; '],
  'written/cypress.xml': [
    'passed ; Mocha Tests | calc ; adds two numbers ; calc adds two numbers ; ',
    'failed ; Mocha Tests | calc ; fails ; calc fails ; ',
  ],
  'written/gradle-merged-reruns.xml': [
    'failed after retries ; com.example.CalcTest ; com.example.CalcTest ; fails() ; ',
    'passed after retries ; com.example.CalcTest ; com.example.CalcTest ; flaky() ; ',
  ],
  'written/gradle.xml': [
    'passed ; com.example.CalcTest ; com.example.CalcTest ; adds(int)[1] ; ',
    'skipped ; com.example.CalcTest ; com.example.CalcTest ; later() ; ',
    'failed ; com.example.CalcTest ; com.example.CalcTest ; fails() ; ',
    'failed ; com.example.CalcTest ; com.example.CalcTest ; flaky() ; ',
    'passed ; com.example.CalcTest ; com.example.CalcTest ; flaky() ; ',
  ],
  'written/nextest.xml': [
    'passed ; nextest-run | calc ; calc ; tests::adds ; ',
    'failed after retries ; nextest-run | calc ; calc ; tests::fails ; ',
    'errored ; nextest-run | calc ; calc ; tests::aborts ; ',
    'passed after retries ; nextest-run | calc::integration ; calc::integration ; flaky ; ',
  ],
  'written/nunit.xml': [
    'passed ; Calc.Tests.dll ; Calc.Tests.CalcTests ; Adds(1,2,3) ; ',
    'failed ; Calc.Tests.dll ; Calc.Tests.CalcTests ; Fails("<a>") ; ',
    'skipped ; Calc.Tests.dll ; Calc.Tests.CalcTests ; Later ; ',
  ],
  'written/phpunit-warning.xml': ['errored ; App\\EmptyTest ; PHPUnit.Framework.WarningTestCase ; Warning ; '],
  'written/robot.xml': [
    'passed ; Calc | Add ; Calc.Add ; Adds Two Numbers ; ',
    'failed ; Calc | Add ; Calc.Add ; Fails ; ',
    'skipped ; Calc | Add ; Calc.Add ; Later ; ',
  ],
  'written/swift-test.xml': [
    'passed ; TestResults ; CalcTests.CalcTests ; testAdds ; ',
    'failed ; TestResults ; CalcTests.CalcTests ; testFails ; ',
  ],
  'written/xcbeautify.xml': [
    'passed ; CalcTests.xctest | CalcTests ; CalcTests ; testAdds ; ',
    'failed ; CalcTests.xctest | CalcTests ; CalcTests ; testFails ; ',
    'skipped ; CalcTests.xctest | CalcTests ; CalcTests ; testLater ; ',
  ],
};

describe('a report of', () => {
  test('every tool has its expectation here', () => {
    const files = ['ran', 'written'].flatMap((kind) =>
      readdirSync(`${samples}${kind}`).map((file) => `${kind}/${file}`),
    );
    expect(files.sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  test.each(Object.keys(EXPECTED))('%s', async (file) => {
    const tests = await readFile(`${samples}${file}`);
    expect(tests.map(line)).toEqual(EXPECTED[file]);
    expect(tests.every(({ kind }) => kind === 'test')).toBe(true);
  });
});

describe('details', () => {
  test('of a Surefire report: place, time, message', async () => {
    const tests = await readFile(`${samples}ran/surefire.xml`);
    expect(tests[0]).toEqual({
      kind: 'test',
      name: 'errors',
      suites: ['com.example.CalcTest'],
      classname: 'com.example.CalcTest',
      outcome: 'errored',
      retried: true,
      message: 'boom',
      time: 0.022,
      place: { report: 'report.xml', line: 5 },
    });
  });

  test('of a GoogleTest report: line in the source, first of several failures', async () => {
    const fails = (await readFile(`${samples}ran/googletest.xml`)).find(({ name }) => name === 'Fails');
    expect(fails).toMatchObject({ line: 2, message: 't.cc:2 Expected equality of these values: 1 2 a & <b>' });
  });
});

function line({ outcome, retried, suites, classname = '', name = '', file = '' }: TestResult): string {
  return [outcome + (retried ? ' after retries' : ''), suites.join(' | '), classname, name, file].join(' ; ');
}
