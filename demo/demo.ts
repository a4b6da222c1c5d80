/**
 * What the action does, from end to end: the committed bundle, started as a runner starts it, on real webhook payloads, in a
 * repository with four packages, against the local service and a stand-in for GitHub's API. In a terminal it ends with the service's page, until somebody presses Enter or Ctrl+C; elsewhere it ends by itself. Exit code 1 when a step does not end as it should.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { outputsIn } from '../__tests__/steps/runner.js';
import { GitHubStandIn } from '../bench/github.js';
import { inputVariables } from '../bench/step.js';
import { checkOut } from './monorepo.js';
import { type Shown, writePage } from './page.js';
import { fillQueue, showPage } from './watch.js';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'build/demo.html');
const token = 'demo-token-that-nobody-else-knows';
const repository = 'Codertocat/Hello-World';
const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-demo-'));

interface Payload {
  readonly action?: string;
  readonly pull_request: Readonly<Record<string, unknown>>;
}
const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly {
  readonly name: string;
  readonly examples: readonly Payload[];
}[];

/** GitHub's own payload of a pull request, with the commits of the demo. */
function payload(action: string): Payload {
  const found = examples.find(({ name }) => name === 'pull_request')?.examples.find((one) => one.action === action);
  if (found === undefined) throw new Error(`there is no stored payload pull_request.${action}`);
  const { head, base } = found.pull_request as Readonly<Record<'head' | 'base', object>>;
  const commits = { head: { ...head, sha: checkout.head }, base: { ...base, sha: checkout.base } };
  return { ...found, pull_request: { ...found.pull_request, ...commits } };
}

interface DemoStep {
  readonly title: string;
  /** Of the event pull_request. */
  readonly action: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Outputs that are shown, each with what it must be; undefined where any value will do. */
  readonly outputs: Readonly<Record<string, string | undefined>>;
}

const computing = { 'impacted-targets-from': 'auto' };
const impacted = { 'impacted-targets-count': '3' };

const beforeTests: readonly DemoStep[] = [
  {
    title: 'Upload: what the pull request impacts, so that others merge beside it',
    action: 'synchronize',
    inputs: { operation: 'set-impacted-targets', ...computing },
    outputs: { 'impacts-all': 'false', ...impacted },
  },
  {
    title: 'Submit: the pull request gets the label',
    action: 'labeled',
    inputs: { operation: 'submit-pull-request', 'required-label': 'bug', 'extra-fields': 'priority: high' },
    outputs: { 'pull-request-submitted': 'true', 'pull-request-state': undefined },
  },
  {
    title: 'Fan-out: a matrix of jobs, each with targets to test',
    action: 'synchronize',
    inputs: { operation: 'compute-impacted-targets', ...computing, shards: '2' },
    outputs: { ...impacted, 'impacted-targets-matrix': undefined },
  },
];

const afterTests: readonly DemoStep[] = [
  {
    title: 'Excuse: a test failed, and it is quarantined',
    action: 'synchronize',
    inputs: {
      operation: 'excuse-quarantined-failures',
      'junit-paths': 'reports/*.xml',
      'tests-outcome': 'failure',
      'quarantine-policy': 'variant: jdk21',
      'organization-slug': 'acme',
    },
    outputs: { 'excused-count': '1' },
  },
  {
    title: 'Merged: the job waits until the queue is done',
    action: 'synchronize',
    inputs: { operation: 'wait-for-pull-request', 'poll-interval-seconds': '1', 'wait-timeout-minutes': '1' },
    outputs: { 'pull-request-state': 'MERGED' },
  },
  {
    title: 'Sync: four pull requests have the label, and the event of one got lost',
    action: 'synchronize',
    inputs: { operation: 'sync-queue', 'required-label': 'bug', 'github-token': 'a-token-of-the-demo' },
    outputs: { 'submitted-count': '1', 'sync-file': undefined },
  },
];

/** What the nightly tests of the target branch found. */
const audit = (base: string): DemoStep => ({
  title: 'Audit: after the merge, tests of two packages fail, and one of them was claimed by nobody',
  action: 'synchronize',
  inputs: { operation: 'audit-impacted-targets', 'base-sha': base, 'failed-targets': '@shop/search\n@shop/web' },
  outputs: { 'escaped-count': '1', 'audit-file': undefined },
});

const failedTest = `<testsuite name="com.acme.checkout.CheckoutServiceTest"><testcase name="retriesAfterATimeout" classname="com.acme.checkout.CheckoutServiceTest"
file="services/checkout/src/test/java/com/acme/checkout/CheckoutServiceTest.java"><failure message="no answer within 5 s"/></testcase></testsuite>`;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const heading = (text: string): void => {
  print(`\n\u001b[1m■ ${text}\u001b[0m`);
};
const shortened = (line: string): string => (line.length > 140 ? `${line.slice(0, 140)}…` : line);

interface Service {
  readonly process: ChildProcess;
  readonly url: string;
  /** Address of its page. */
  readonly page: string;
}

async function startService(): Promise<Service> {
  const options = ['--port', '0', '--pending-seconds', '2', '--testing-seconds', '2', '--merging-seconds', '1'];
  const service = spawn(process.execPath, [join(root, 'dist/command.js'), 'serve', ...options], {
    env: { ...process.env, MERGE_QUEUE_API_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: service.stdout })) {
    print(line);
    const url = /listening on (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { process: service, url, page: new URL('/', url).href };
  }
  throw new Error('the local service ended before it listened');
}

function fresh(name: string, content = ''): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Runs a command of the terminal in the checkout, and shows it with what it prints. */
function runCommand(title: string, ...args: readonly string[]): void {
  heading(title);
  print(`  $ merge-queue ${args.join(' ')}`);
  const printed = execFileSync(process.execPath, [join(root, 'dist/command.js'), ...args], {
    cwd: checkout.directory,
    encoding: 'utf8',
  });
  for (const line of printed.trimEnd().split('\n')) print(`  ${line}`);
}

/** Runs the bundle with the inputs, the event and the files that a runner would give it. */
async function runStep(step: DemoStep, url: string): Promise<{ readonly shown: Shown; readonly problems: string[] }> {
  const output = fresh('output');
  const summary = fresh('summary');
  const inputs = { 'base-url': url, 'api-token': token, ...step.inputs };
  heading(step.title);
  for (const [name, value] of Object.entries(step.inputs)) print(`  ${name}: ${value.replaceAll('\n', ', ')}`);
  const child = spawn(process.execPath, [join(root, 'dist/index.js')], {
    cwd: checkout.directory,
    env: {
      PATH: process.env.PATH,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: fresh('event.json', JSON.stringify(payload(step.action))),
      GITHUB_REPOSITORY: repository,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: github.url,
      GITHUB_REF: 'refs/pull/2/merge',
      GITHUB_SHA: checkout.merge,
      GITHUB_WORKSPACE: checkout.directory,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: folder,
      ...inputVariables(inputs),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const [exitCode] = (await once(child, 'close')) as [number];
  for (const line of log.trimEnd().split('\n'))
    if (!/^::(add-mask|debug)::/.test(line)) print(`  │ ${shortened(line)}`);
  const outputs = outputsIn(readFileSync(output, 'utf8'));
  const problems = exitCode === 0 ? [] : [`${step.title}: exit code ${String(exitCode)}`];
  for (const [name, wanted] of Object.entries(step.outputs)) {
    const value = outputs.get(name) ?? '';
    print(`  → ${name}=${shortened(value.replaceAll('\n', ' '))}`);
    if (value === '' || (wanted !== undefined && value !== wanted)) problems.push(`${step.title}: ${name} is ${value}`);
  }
  return { shown: { title: step.title, summary: readFileSync(summary, 'utf8') }, problems };
}

/** Asks the local service directly. */
async function ask(path: string, body: object): Promise<void> {
  const headers = { 'x-api-token': token, 'content-type': 'application/json' };
  const response = await fetch(service.page + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

const start = Date.now();
const checkout = checkOut(folder, repository, 2, 'master');
const service = await startService();
const github = new GitHubStandIn(repository);
await github.listen();
const labelled = { labels: ['bug'], base: 'master' };
github.open(3, labelled);
github.open(4, { ...labelled, draft: true });
github.open(5, { ...labelled, mergeable: false });
github.open(6, { ...labelled, base: 'release' });
const problems: string[] = [];
const shown: Shown[] = [];
try {
  const [owner = '', name = ''] = repository.split('/');
  const queue = { repo: { host: 'github.com', owner, name }, targetBranch: 'master' };
  await ask('v1/createQueue', { ...queue, mode: 'parallel', concurrency: 4 });
  runCommand('Compute: what the branch impacts, in a terminal', 'impact');
  runCommand('Why: how the change leads to the web app', 'impact', '--why', '@shop/web');
  for (const step of [...beforeTests, ...afterTests, audit(checkout.base)]) {
    if (step === afterTests[0]) {
      mkdirSync(join(checkout.directory, 'reports'));
      writeFileSync(join(checkout.directory, 'reports/checkout.xml'), failedTest);
    }
    const ran = await runStep(step, service.url);
    shown.push(ran.shown);
    problems.push(...ran.problems);
  }
  writePage(page, shown);
  print('');
  for (const problem of problems) print(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else {
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    print(`✓ All as it should be, in ${seconds} s. The summaries of the steps: ${page}`);
    await fillQueue(ask, repository);
    const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
    await showPage(service.page, isTerminal ? process.stdin : undefined, process, print);
  }
} finally {
  // Ctrl+C ends the service, too.
  if (service.process.kill('SIGTERM')) await once(service.process, 'exit');
  await github.close();
  rmSync(folder, { recursive: true, force: true });
}
