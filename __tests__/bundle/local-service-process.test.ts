import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from '@jest/globals';
import { nodes } from './step.js';

const program = join(import.meta.dirname, '../../dist/command.js');
const token = 'a-token-for-tests';
const running: ChildProcess[] = [];

afterEach(async () => {
  for (const each of running.splice(0)) {
    const ended = once(each, 'exit');
    if (each.kill()) await ended;
  }
});

test.each(nodes)(
  '%s: the bundled local service shows its options, starts, responds, prints what was asked, and stops',
  async (_version, node) => {
    const help = spawnSync(node, [program, 'serve', '--help'], { encoding: 'utf8' });
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout).toContain('--token');
    const service = spawn(node, [program, 'serve', '--port', '0', '--token', token], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(service);
    const lines = createInterface({ input: service.stdout })[Symbol.asyncIterator]();
    const url = /listening on (\S+)/.exec(String((await lines.next()).value))?.[1] ?? '';
    expect(await (await fetch(new URL('/health', url))).json()).toEqual({ status: 'ok' });
    const body = JSON.stringify({
      repo: { host: 'h', owner: 'o', name: 'n' },
      targetBranch: 'main',
      pr: { number: 7 },
    });
    const headers = { 'x-api-token': token, 'content-type': 'application/json' };
    expect((await fetch(`${url}/submitPullRequest`, { method: 'POST', headers, body })).status).toBe(200);
    const metrics = await fetch(`${url}/getMergeQueueMetrics`, { headers });
    expect(await metrics.text()).toContain('mq_depth_current{repo="o/n",branch="main",queue_type="main"} 1');
    expect((await lines.next()).value).toMatch(/ GET \/health 200 \d+ ms$/);
    expect((await lines.next()).value).toMatch(/ POST \/v1\/submitPullRequest 200 \d+ ms$/);
    const ended = once(service, 'exit');
    service.kill();
    expect(await ended).toEqual([0, null]);
  },
);
