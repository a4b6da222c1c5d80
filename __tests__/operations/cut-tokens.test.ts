import { describe, expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { serveRaw, isWhole } from '../steps/raw-servers.js';
import { answering } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const token = 'k7#Qz-cut-secret-token-9!x';

/** The longest beginning of the token that a step wrote. */
function leaked(step: Step): string {
  const written = step.stdout.replace(/^::add-mask::.*$/m, '') + step.stderr + step.summary;
  let length = 0;
  while (length < token.length && written.includes(token.slice(0, length + 1))) length += 1;
  return token.slice(0, length);
}

function run(url: string, title: string): Promise<Step> {
  const payload = structuredClone(labelled) as { pull_request: { title: string } };
  payload.pull_request.title = title;
  return runStep({
    event: { name: 'pull_request', payload },
    inputs: {
      operation: 'get-submitted-pull-request',
      'base-url': url,
      'api-token': token,
      'max-attempts': '1',
    },
    environment: { RUNNER_DEBUG: '1' },
  });
}

describe('a token in a text that is cut', () => {
  test.each([178, 190, 198])('a title is cut %i characters in and behind', async (before) => {
    const { url } = await answering(200, {
      state: 'PENDING',
      priorityName: `${'p'.repeat(before - 100)}${token} and more`,
    });
    const step = await run(url, `${'t'.repeat(before)}${token} and a title that goes on`);
    expect(step.errors).toEqual([]);
    expect(step.summary).toContain('ttt');
    expect(leaked(step).length).toBeLessThan(4);
  });

  test.each([479, 490, 496])('the body of an error is cut %i characters in and behind', async (before) => {
    const { url } = await answering(400, `${'b'.repeat(before)}${token} and more`);
    const step = await run(url, 'title');
    expect(step.errors[0]).toContain('bbb');
    expect(leaked(step).length).toBeLessThan(4);
  });

  test.each([5, 12, 25])('the connection breaks %i characters into a token that the service echoes', async (length) => {
    const service = await serveRaw((socket, text) => {
      if (!isWhole(text)) return;
      const body = `you sent ${token.slice(0, length)}`;
      socket.end(`HTTP/1.1 500 Oops\r\ncontent-length: 900\r\n\r\n${body}`);
    });
    const step = await run(service.url, 'title');
    expect(step.errors[0]).toContain('answered 500 Oops: you sent ***…');
    expect(leaked(step).length).toBeLessThan(4);
  });

  test('an input that is shown in part', async () => {
    const step = await runStep({
      inputs: {
        operation: 'get-queue',
        repository: `${'r'.repeat(90)}${token}`,
        'api-token': token,
        'base-url': 'http://127.0.0.1:9',
      },
    });
    expect(step.errors[0]).toContain('rrr');
    expect(leaked(step).length).toBeLessThan(4);
  });
});
