/**
 * Measures excusing of quarantined tests at the largest size that is promised: 50,000 quarantined tests, all of which fail, in
 * reports of 2 GB with 1,000,000 test cases, beside the XML parser alone on the same reports. The committed bundle, in
 * separate processes, in turn. Takes minutes and 2 GB in the folder for temporary files. `npx tsx bench/reports.ts`
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTurn, report } from './measure.js';
import { node, runnerEnvironment, stepCommand } from './step.js';

const rounds = 3;
const reports = 20;
const cases = 1_000_000;
const quarantined = 50_000;
const pageSize = 100;
const bytesOfCase = 2000;

const className = (index: number): string =>
  `com.example.area${String(index % 977)}.CalculatorTest${String(index % 4999)}`;
const testName = (index: number): string => `adds number ${String(index)} to what is there`;
const fileName = (index: number): string => `src/test/java/com/example/area${String(index % 977)}/CalculatorTest.java`;
/** Every twentieth test is quarantined, and fails. */
const isQuarantined = (index: number): boolean => index % (cases / quarantined) === 0;

/** Writes a report like Surefire's: output of passing tests, stack traces of failing ones, about 2,000 bytes each. */
function writeReport(path: string, from: number, to: number): void {
  const file = openSync(path, 'w');
  const line = 'a line of output with some words and a number 2026 &amp; more\n';
  const frame = '\tat com.example.Calculator.add(Calculator.java:12)\n';
  writeSync(file, '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n');
  for (let start = from; start < to; start += 50) {
    const indexes = Array.from({ length: 50 }, (_, offset) => start + offset);
    const texts = indexes.map((index) => {
      const open = `  <testcase name="${testName(index)}" classname="${className(index)}" file="${fileName(index)}" time="0.012">\n`;
      const body = isQuarantined(index)
        ? `    <failure message="expected: &lt;${String(index)}&gt; but was: &quot;x&quot;" type="java.lang.AssertionError"><![CDATA[${frame.repeat(33)}]]></failure>\n`
        : `    <system-out>${line.repeat(27)}</system-out>\n`;
      return `${open}${body}  </testcase>\n`;
    });
    writeSync(
      file,
      `<testsuite name="suite ${String(start)}" tests="50" time="12.3">\n${texts.join('')}</testsuite>\n`,
    );
  }
  writeSync(file, '</testsuites>\n');
  closeSync(file);
}

/** The page of the list of quarantined tests that a request asks for. */
function page(request: string): string {
  const { page_query: query = {} } = JSON.parse(request) as { page_query?: { page_token?: string } };
  const first = Number(query.page_token ?? '0') || 0;
  const size = Math.min(pageSize, quarantined - first);
  const tests = Array.from({ length: size }, (_, offset) => {
    const index = (first + offset) * (cases / quarantined);
    const since = '2026-10-01T00:00:00Z';
    return {
      ...{
        name: testName(index),
        parent: null,
        classname: className(index),
        file: fileName(index),
        codeowners: ['@a/b'],
      },
      ...{ quarantined_at: since, status_last_updated_at: since, test_case_id: `case-${String(index)}`, variant: null },
    };
  });
  const next = first + pageSize < quarantined ? String(first + pageSize) : '';
  return JSON.stringify({ quarantined_tests: tests, page: { next_page_token: next, total_rows: quarantined } });
}

/** A program that does nothing but parse the files that are its arguments. It is plain JavaScript, as the bundle is. */
const parserAlone = `import { createReadStream } from 'node:fs';
import sax from ${JSON.stringify(import.meta.resolve('sax'))};
for (const path of process.argv.slice(2)) {
  const parser = sax.parser(true);
  for await (const piece of createReadStream(path, { encoding: 'utf8' })) parser.write(piece);
  parser.close();
}
`;

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-reports-'));
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json').end(page(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const paths = Array.from({ length: reports }, (_, index) => join(folder, `report-${String(index)}.xml`));
    for (const [index, path] of paths.entries()) {
      writeReport(path, (cases / reports) * index, (cases / reports) * (index + 1));
    }
    const inputs = {
      operation: 'excuse-quarantined-failures',
      'base-url': `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
      'api-token': 'bench-token',
      'organization-slug': 'a',
      'junit-paths': '*.xml',
      'tests-outcome': 'failure',
      'page-size': String(pageSize),
    };
    const parser = join(folder, 'parser.mjs');
    writeFileSync(parser, parserAlone);
    report(
      `${String(cases)} test cases in ${((cases * bytesOfCase) / 1e9).toFixed(0)} GB of reports, ${String(quarantined)} of them quarantined, process start to exit`,
      await inTurn(
        [
          { name: 'the parser alone', program: node, args: [parser, ...paths] },
          stepCommand('excuse-quarantined-failures', runnerEnvironment(folder), inputs),
        ],
        rounds,
      ),
    );
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await measure();
