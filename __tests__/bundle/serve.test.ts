import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { nodes } from './step.js';

const program = fileURLToPath(new URL('../../dist/command.js', import.meta.url));
const secret = 'never-printed';

interface Started {
  readonly process: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  /** Exit code and signal. */
  readonly ended: Promise<unknown[]>;
}

const started: Started[] = [];

afterEach(async () => {
  for (const each of started.splice(0)) {
    each.process.kill('SIGKILL');
    await each.ended;
  }
});

function start(
  args: readonly string[],
  { node = process.execPath, environment = {} }: { node?: string; environment?: Record<string, string> } = {},
): Started {
  const child = spawn(node, [program, 'serve', ...args], {
    env: { PATH: process.env.PATH, ...environment },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const one = { process: child, output, ended: once(child, 'close') };
  started.push(one);
  return one;
}

/** The address that the service says it listens on. */
async function listening({ process: child, output }: Started): Promise<string> {
  while (!output.stdout.includes('\n') && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const found = /^Local merge queue service listening on (http:\/\/\S+\/v1)\n$/.exec(output.stdout)?.[1];
  if (found === undefined) throw new Error(`it did not start: ${JSON.stringify(output)}`);
  return found;
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it with exit code 0, open connections and all', async (signal) => {
  const service = start(['--port', '0', '--token', secret]);
  const url = new URL(await listening(service));
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, 'connect');
  socket.write('POST /v1/getQueue HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{');
  const closed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  service.process.kill(signal);
  expect(await service.ended).toEqual([0, null]);
  await closed;
  expect(service.output.stdout + service.output.stderr).not.toContain(secret);
});

const headers = { 'x-api-token': secret, 'content-type': 'application/json' };
const repo = { host: 'h', owner: 'o', name: 'n' };

test.each(nodes)(
  '%s: takes the token from the environment and its other options, responds, prints what was asked, and stops',
  async (_version, node) => {
    const options = ['--port=0', '--pending-seconds=0', '--testing-seconds=0.05', '--merging-seconds=0', '--failing=8'];
    const service = start([...options, '--upper-case-states'], {
      node,
      environment: { MERGE_QUEUE_API_TOKEN: secret },
    });
    const url = await listening(service);
    const page = new URL('/', url).href;
    expect(await (await fetch(page)).text()).toContain('<title>Local merge queue</title>');
    expect(service.output.stderr).toBe(`Its page: ${page}\n`);
    expect(await (await fetch(new URL('/health', url))).json()).toEqual({ status: 'ok' });
    const post = (path: string, number: number): Promise<Response> =>
      fetch(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ repo, targetBranch: `b${number}`, pr: { number } }),
      });
    const states: unknown[] = [];
    for (const number of [7, 8]) {
      expect((await post('/submitPullRequest', number)).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 150));
      states.push(((await (await post('/getSubmittedPullRequest', number)).json()) as { state: string }).state);
    }
    expect(states).toEqual(['MERGED', 'FAILED']);
    const metrics = await (await fetch(`${url}/getMergeQueueMetrics`, { headers })).text();
    expect(metrics).toContain('mq_depth_current{repo="o/n",branch="b7",queue_type="main"} 0');
    expect(service.output.stdout).toMatch(/ GET \/health 200 \d+ ms\n.* POST \/v1\/submitPullRequest 200 \d+ ms\n/);
    service.process.kill();
    expect(await service.ended).toEqual([0, null]);
  },
);

test('a port that is in use ends it with one line and exit code 2', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  try {
    const { port } = other.address() as AddressInfo;
    const failed = start(['--token', secret, '--port', String(port)]);
    expect(await failed.ended).toEqual([2, null]);
    expect(failed.output.stderr).toMatch(/^merge-queue serve: cannot listen on .*in use.*--port\n$/);
  } finally {
    other.close();
  }
});
