import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Command, inTurn, report } from './measure.js';
import { node, runnerEnvironment, stepCommand } from './step.js';

/** Start-up, upload and memory of the committed bundle beside a script written by hand. A report, not a test. */
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
const mib = (path: string): string => `${(statSync(path).size / 1_000_000).toFixed(1)} MB`;

try {
  console.log(
    `${node === process.execPath ? `Node ${process.version}` : 'Node 24'}, ${String(rounds)} runs each, in turn`,
  );
  const submit = action('this action', { operation: 'submit-pull-request' });
  report('submit-pull-request, process start to exit', await inTurn([byHand('a script by hand'), submit], rounds));
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
  report(
    'set-impacted-targets, process start to exit',
    await inTurn(
      [
        byHand(`a script by hand, a ready body (${mib(body)})`, '/setImpactedTargets', body),
        action(`100,000 targets (${mib(small)})`, upload(small)),
        action(`500,000 targets (${mib(large)}), so ALL`, upload(large)),
      ],
      rounds,
    ),
  );
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}
