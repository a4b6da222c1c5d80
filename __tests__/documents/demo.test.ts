import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { fillQueue, showPage } from '../../demo/watch.js';
import { runningService } from '../../packages/local-service/__tests__/running-service.js';

test('the demo ends with pull requests that share targets', async () => {
  const service = await runningService();
  await fillQueue(async (path, body) => {
    const headers = { 'x-api-token': 'a-token-for-tests', 'content-type': 'application/json' };
    const { ok } = await fetch(service.pageUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect([path, ok]).toEqual([path, true]);
  }, 'acme/shop');
  const { running, queues } = (await service.control('/overview')).json;
  expect(running).toBe(false);
  const edges = [
    [11, 13],
    [12, 14],
    [13, 14],
    [14, 16],
    [15, 16],
  ].map(([from, to]) => ({ from, to }));
  expect(queues).toMatchObject([{ mode: 'parallel', total: 6, edges }]);
});

test.each<[string, (terminal: PassThrough, signals: EventEmitter) => void]>([
  ['Enter', (terminal) => terminal.write('\n')],
  ['Ctrl+C', (_, signals) => signals.emit('SIGINT')],
  ['the end of the terminal', (terminal) => terminal.end()],
])('in a terminal, the demo keeps its page until %s', async (_, finish) => {
  const { pageUrl } = await runningService();
  const [terminal, signals] = [new PassThrough(), new EventEmitter()];
  let hasEnded = false;
  const { line, ended } = await new Promise<{ line: string; ended: Promise<void> }>((resolve) => {
    const ended = showPage(pageUrl, terminal, signals, (line) => {
      resolve({ line, ended });
    }).then(() => {
      hasEnded = true;
    });
  });
  expect(line).toContain(`Open ${pageUrl} `);
  await fetch(pageUrl);
  expect(hasEnded).toBe(false);
  finish(terminal, signals);
  await ended;
});

test('without a terminal, the demo says that its page answers, and ends', async () => {
  const { pageUrl } = await runningService();
  const lines: string[] = [];
  await showPage(pageUrl, undefined, new EventEmitter(), (line) => lines.push(line));
  expect(lines).toEqual([expect.stringContaining(`answers at ${pageUrl}`)]);
  await expect(showPage(`${pageUrl}other`, undefined, new EventEmitter(), String)).rejects.toThrow(
    '/other answered 404',
  );
});
