import { shortened } from '../../../packages/shared/src/text.js';

/**
 * Root elements of other files that people mistake for JUnit reports, with advice. Names are those that the tools'
 * documentation gives.
 */
const otherFormats: Readonly<Record<string, string>> = {
  html: 'this is an HTML page. Name the XML report of the test run',
  'test-run': "this is NUnit's own format. Have NUnit write JUnit XML, for instance with JunitXml.TestLogger",
  'test-results': "this is NUnit 2's own format. Have it converted to JUnit XML",
  assemblies: "this is xUnit.net's own format. Have it write JUnit XML, for instance with JunitXml.TestLogger",
  assembly: "this is xUnit.net's own format. Have it write JUnit XML, for instance with JunitXml.TestLogger",
  TestRun: 'this is a TRX report. Have dotnet write JUnit XML with --logger junit (JunitXml.TestLogger)',
  'testng-results': "this is TestNG's own format. Its JUnit XML is in the folder junitreports",
  robot: "this is Robot Framework's own format. Run robot or rebot with --xunit",
  Site: "this is CTest's own format. Run ctest with --output-junit",
  coverage: 'this is a coverage report. Name the JUnit XML of the test run',
  report: "this isn't a test report (perhaps it is JaCoCo coverage). Name the JUnit XML of the test run",
  checkstyle: 'this is a Checkstyle report. Name the JUnit XML of the test run',
};

/** Why a file with this root element is not a JUnit report, in one line. */
export function notJUnit(root: string): string {
  const shown = shortened(root, 60);
  const known = Object.hasOwn(otherFormats, root) ? otherFormats[root] : undefined;
  return `the root element is <${shown}>, not <testsuites> or <testsuite>: ${known ?? "this isn't a JUnit report. Narrow the globs to the JUnit reports"}`;
}
