import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Command, compare } from './measure.js';
import { node, runnerEnvironment, stepCommand } from './step.js';

/**
 * Start-up, upload and memory of the committed bundle beside a script written by hand, and reading a JUnit report of 100 MB beside the parser
 * library alone. A report, not a test.
 */
const root = resolve(import.meta.dirname, '..');
const rounds = 15;
const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-bench-'));

const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly {
  readonly name: string;
  readonly examples: readonly object[];
}[];
const payload = examples.find(({ name }) => name === 'pull_request')?.examples[0] ?? {};

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A service that reads all and answers the least there is, so that what is measured is the client. */
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(request.url?.endsWith('/getSubmittedPullRequest') === true ? '{"state":"PENDING"}' : '');
  });
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;

const environment = {
  ...runnerEnvironment(folder),
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_EVENT_PATH: file('event.json', JSON.stringify(payload)),
  GITHUB_REPOSITORY: 'Codertocat/Hello-World',
};

function action(name: string, inputs: Readonly<Record<string, string>>): Command {
  return stepCommand(name, environment, { 'base-url': url, 'api-token': 'bench-token', ...inputs });
}

function byHand(name: string, ...args: string[]): Command {
  return {
    name,
    program: node,
    args: [join(root, 'bench/by-hand.mjs'), ...args],
    environment: { ...environment, BASE_URL: url, API_TOKEN: 'bench-token' },
  };
}

const targets = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `//services/service-${String(index).padStart(6, '0')}/server:integration-tests-web`,
  );
const list = (name: string, count: number): string => file(name, `${targets(count).join('\n')}\n`);

/** A report like Surefire's, with output, and failures with stack traces. */
function largeReport(): string {
  const stack = 'java.lang.AssertionError: expected\n\tat com.example.Calc.add(Calc.java:12)\n'.repeat(12);
  const output = 'a line of output with some words and a number 2026 &amp; more\n'.repeat(8);
  const inside = (number: number): string => {
    if (number % 25 === 3) return `<failure message="expected: &lt;${number}&gt;"><![CDATA[${stack}]]></failure>`;
    return number % 10 === 5 ? `<system-out>${output}</system-out>` : '';
  };
  const cases = Array.from({ length: 50 }, (_, number) => {
    const place = 'classname="com.example.CalcTest" file="src/test/java/com/example/CalcTest.java"';
    return `  <testcase name="testNumber(String)[${number}]" ${place} time="0.01">${inside(number)}</testcase>\n`;
  });
  const suite = `<testsuite name="com.example.CalcTest" tests="50" failures="2">\n${cases.join('')}</testsuite>\n`;
  return `<testsuites>\n${suite.repeat(100e6 / suite.length)}</testsuites>\n`;
}
const reportPath = file('report.xml', largeReport());

/** What takes the time that it prints, without the start of its process. */
const reading = (name: string, how: string): Command => ({
  name,
  program: process.execPath,
  args: ['--import', 'tsx', join(root, 'bench/junit-memory.ts'), reportPath, how],
  printsSeconds: true,
});

const mib = (path: string): string => `${(statSync(path).size / 1_000_000).toFixed(1)} MB`;

try {
  console.log(
    `${node === process.execPath ? `Node ${process.version}` : 'Node 24'}, ${String(rounds)} runs each, in turn`,
  );
  const submit = action('this action', { operation: 'submit-pull-request' });
  await compare('submit-pull-request, process start to exit', [byHand('a script by hand'), submit], rounds);
  const small = list('100000.txt', 100_000);
  const large = list('500000.txt', 500_000);
  const body = file(
    'body.json',
    JSON.stringify({
      repo: { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' },
      targetBranch: 'master',
      pr: { number: 2 },
      impactedTargets: targets(100_000),
    }),
  );
  const upload = (path: string): Record<string, string> => ({
    operation: 'set-impacted-targets',
    'impacted-targets-file': path,
  });
  await compare(
    'set-impacted-targets, process start to exit',
    [
      byHand(`a script by hand, a ready body (${mib(body)})`, '/setImpactedTargets', body),
      action(`100,000 targets (${mib(small)})`, upload(small)),
      action(`500,000 targets (${mib(large)}), so ALL`, upload(large)),
    ],
    rounds,
  );
  const reports = [reading('the parser alone', 'parser'), reading('ours', 'read')];
  await compare('reading a JUnit report of 100 MB', reports, 5);
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}
