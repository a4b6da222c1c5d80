import { expect, test } from '@jest/globals';
import { respondWith, serveRaw } from '../steps/raw-servers.js';
import { runStep } from './step.js';

test.each([
  ['as it is', (user: string, password: string) => `${user}:${password}`],
  ['alone', (_user: string, password: string) => password],
  ['in base64', (user: string, password: string) => Buffer.from(`${user}:${password}`).toString('base64')],
  ['URL-encoded', (_user: string, password: string) => encodeURIComponent(password)],
])("a proxy's echo of its password, %s, is taken out", async (_name, echo) => {
  const [user, password] = ['proxy-user', 'pass word/0123456789'];
  const proxy = await serveRaw(respondWith(`HTTP/1.1 407 wrong ${echo(user, password)}\r\ncontent-length: 0\r\n\r\n`));
  const step = await runStep({
    inputs: {
      operation: 'get-queue',
      'target-branch': 'main',
      'max-attempts': '1',
      'base-url': 'https://service.invalid/v1',
      'api-token': 'queue-token-0123456789',
    },
    environment: {
      https_proxy: `http://${user}:${encodeURIComponent(password)}@127.0.0.1:${String(proxy.port)}`,
    },
  });
  expect(step.errors[0]).toContain('answered 407 wrong ***');
  const shown = step.stdout.replaceAll(/^::add-mask::.*$/gm, '');
  const written = [shown, step.stderr, step.summary, ...Object.values(step.outputs)].join('\n').toLowerCase();
  expect(written).not.toContain('0123456789');
  expect(written).not.toContain(Buffer.from('pass word').toString('base64').slice(0, 8).toLowerCase());
});
