import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * The main job of the action from end to end: the committed bundle, started as a runner starts it, on real webhook
 * payloads, against the local service. Ends by itself; exit code 1 when a step does not end as it should.
 */
const root = resolve(import.meta.dirname, '..');
const token = 'demo-token-that-nobody-else-knows';
const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-demo-'));

interface Payload {
  readonly action?: string;
  readonly [field: string]: unknown;
}
const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly {
  readonly name: string;
  readonly examples: readonly Payload[];
}[];

function payload(name: string, action: string): Payload {
  const found = examples.find((one) => one.name === name)?.examples.find((one) => one.action === action);
  if (found === undefined) throw new Error(`there is no stored payload ${name}.${action}`);
  return found;
}

interface DemoStep {
  readonly title: string;
  readonly event: readonly [name: string, action: string];
  readonly inputs: Readonly<Record<string, string>>;
  /** Outputs that the step must have. */
  readonly expected: Readonly<Record<string, string>>;
}

const upload = { operation: 'set-impacted-targets', 'impacted-targets-file': 'targets.txt' };

const steps: readonly DemoStep[] = [
  {
    title: 'A pull request without the label is passed over',
    event: ['pull_request', 'opened'],
    inputs: { operation: 'submit-pull-request', 'required-label': 'bug' },
    expected: { skipped: 'true' },
  },
  {
    title: 'The label comes: the pull request is submitted',
    event: ['pull_request', 'labeled'],
    inputs: { operation: 'submit-pull-request', 'required-label': 'bug', 'extra-fields': 'priority: high' },
    expected: { skipped: 'false', 'pull-request-submitted': 'true' },
  },
  {
    title: 'Its impacted targets are uploaded from a file',
    event: ['pull_request', 'synchronize'],
    inputs: upload,
    expected: { 'impacts-all': 'false', 'impacted-targets-count': '3' },
  },
  {
    title: 'A list over the limit of 20 MiB goes as ALL',
    event: ['pull_request', 'synchronize'],
    inputs: { ...upload, 'impacted-targets-file': 'too-many-targets.txt' },
    expected: { 'impacts-all': 'true' },
  },
  {
    title: 'The queue, with who is in it',
    event: ['pull_request', 'labeled'],
    inputs: { operation: 'get-queue' },
    expected: { 'queue-state': 'RUNNING', 'queue-length': '1' },
  },
  {
    title: 'A check run of the pull request ends: wait until it is merged',
    event: ['check_run', 'completed'],
    inputs: { operation: 'wait-for-pull-request', 'poll-interval-seconds': '1', 'wait-timeout-minutes': '1' },
    expected: { 'pull-request-state': 'MERGED' },
  },
  {
    title: 'Metrics of the queue',
    event: ['pull_request', 'closed'],
    inputs: { operation: 'get-merge-queue-metrics' },
    expected: {},
  },
  {
    title: 'Quarantined tests',
    event: ['pull_request', 'closed'],
    inputs: { operation: 'list-quarantined-tests', 'organization-slug': 'octo', 'max-pages': '1', 'page-size': '5' },
    expected: { 'tests-count': '5' },
  },
];

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const indented = (text: string, mark: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${mark} ${line}`)
    .join('\n');

async function startService(): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const options = ['--port', '0', '--pending-seconds', '2', '--testing-seconds', '2', '--merging-seconds', '1'];
  const service = spawn(process.execPath, [join(root, 'dist/command.js'), 'serve', ...options], {
    env: { ...process.env, MERGE_QUEUE_API_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: service.stdout })) {
    print(line);
    const url = /listening on (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { process: service, url };
  }
  throw new Error('the local service ended before it listened');
}

function fresh(name: string, content = ''): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Runs the bundle with the inputs, the event and the files that a runner would give it. */
async function runStep(step: DemoStep, url: string): Promise<string[]> {
  const [eventName, action] = step.event;
  const output = fresh('output');
  const summary = fresh('summary');
  const inputs = { 'base-url': url, 'api-token': token, ...step.inputs };
  print(`\n\u001b[1m■ ${step.title}\u001b[0m\n`);
  print(`  on ${eventName}.${action}, with`);
  for (const [name, value] of Object.entries(step.inputs)) print(`    ${name}: ${value}`);
  const child = spawn(process.execPath, [join(root, 'dist/index.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      GITHUB_EVENT_NAME: eventName,
      GITHUB_EVENT_PATH: fresh('event.json', JSON.stringify(payload(eventName, action))),
      GITHUB_REPOSITORY: 'Codertocat/Hello-World',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_WORKSPACE: folder,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: folder,
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const [exitCode] = (await once(child, 'close')) as [number];
  const shown = log.split('\n').filter((line) => !/^::(add-mask|debug)::/.test(line));
  print(`  log\n${indented(shown.join('\n'), '│')}`);
  const outputs = parseOutputs(readFileSync(output, 'utf8'));
  print('  outputs');
  for (const [name, value] of Object.entries(outputs)) {
    const line = value.replaceAll('\n', ' ');
    print(`    ${name}=${line.length > 120 ? `${line.slice(0, 120)}…` : line}`);
  }
  print(`  summary\n${indented(readFileSync(summary, 'utf8'), '┃')}`);
  const wrong = Object.entries(step.expected).filter(([name, value]) => outputs[name] !== value);
  return [
    ...(exitCode === 0 ? [] : [`${step.title}: exit code ${String(exitCode)}`]),
    ...wrong.map(([name, value]) => `${step.title}: ${name} is ${outputs[name] ?? 'not set'} and not ${value}`),
  ];
}

function parseOutputs(text: string): Record<string, string> {
  const rows = text.split('\n');
  const outputs: Record<string, string> = {};
  for (let index = 0; index < rows.length; index += 1) {
    const [, name, delimiter] = /^([\w-]+)<<(.+)$/.exec(rows[index] ?? '') ?? [];
    if (name === undefined || delimiter === undefined) continue;
    const end = rows.indexOf(delimiter, index);
    outputs[name] = rows.slice(index + 1, end).join('\n');
    index = end;
  }
  return outputs;
}

fresh('targets.txt', '//services/billing:server\n//services/billing:client\n//libraries/money:money\n');
fresh(
  'too-many-targets.txt',
  Array.from({ length: 400_000 }, (_, index) => `//services/service-${String(index)}/server:integration-tests`).join(
    '\n',
  ),
);
const start = Date.now();
const service = await startService();
const problems: string[] = [];
try {
  for (const step of steps) problems.push(...(await runStep(step, service.url)));
} finally {
  service.process.kill('SIGTERM');
  await once(service.process, 'close');
  rmSync(folder, { recursive: true, force: true });
}
print('');
for (const problem of problems) print(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else print(`✓ ${String(steps.length)} steps, all as they should be, in ${((Date.now() - start) / 1000).toFixed(1)} s`);
