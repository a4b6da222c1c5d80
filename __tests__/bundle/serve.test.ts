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

let started: Started | undefined;

afterEach(async () => {
  started?.process.kill('SIGKILL');
  await started?.ended;
});

/** Starts the service, with the token in its environment. */
function start(args: readonly string[], node = process.execPath): Started {
  const child = spawn(node, [program, 'serve', ...args], {
    env: { PATH: process.env.PATH, MERGE_QUEUE_API_TOKEN: secret },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  return (started = { process: child, output, ended: once(child, 'close') });
}

const cases = nodes.flatMap(([version, node]) => ['SIGINT', 'SIGTERM'].map((signal) => [version, signal, node]));

test.each(cases)(
  '%s: responds, prints what was asked, and stops at %s with exit code 0',
  async (...[, signal, node]) => {
    const { process: child, output, ended } = start(['--port', '0', '--pending-seconds=0'], node);
    while (!output.stdout.includes('\n') && child.exitCode === null) await new Promise((done) => setTimeout(done, 20));
    const [, url = ''] = /^Local merge queue service listening on (http:\/\/\S+\/v1)\n$/.exec(output.stdout) ?? [];
    const page = new URL('/', url).href;
    expect(await (await fetch(page)).text()).toContain('<title>Local merge queue</title>');
    expect(output.stderr).toBe(`Its page: ${page}\n`);
    const submitted = await fetch(`${url}/submitPullRequest`, {
      method: 'POST',
      headers: { 'x-api-token': secret, 'content-type': 'application/json' },
      body: '{"repo":{"host":"h","owner":"o","name":"n"},"targetBranch":"main","pr":{"number":7}}',
    });
    expect(submitted.status).toBe(200);
    expect(output.stdout).toMatch(/ GET \/ 200 \d+ ms\n.* POST \/v1\/submitPullRequest 200 \d+ ms\n/);
    // A connection that is open does not hold it up.
    const socket = connect(Number(new URL(url).port), new URL(url).hostname);
    await once(socket, 'connect');
    socket.write('POST /v1/getQueue HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{');
    const closed = new Promise((done) => socket.on('error', done).on('close', done));
    child.kill(signal as NodeJS.Signals);
    expect(await ended).toEqual([0, null]);
    await closed;
    expect(output.stdout + output.stderr).not.toContain(secret);
  },
);

test('a port that is in use ends it with one line and exit code 2', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  try {
    const { port } = other.address() as AddressInfo;
    const failed = start(['--port', String(port)]);
    expect(await failed.ended).toEqual([2, null]);
    expect(failed.output.stderr).toMatch(/^merge-queue serve: cannot listen on .*in use.*--port\n$/);
  } finally {
    other.close();
  }
});
