import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A service that answers everything in one way. */
async function service(handler: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  const server = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (piece: string) => (body += piece))
      .on('end', () => {
        handler(request, response, body);
      });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => server.close());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;
}

function everythingOf(step: Step): string {
  const files = Object.values(step.outputs).filter((value) => value.startsWith('/'));
  const shown = step.stdout.replaceAll(/^::add-mask::.*$/gm, '');
  return [
    shown,
    step.stderr,
    step.summary,
    ...Object.values(step.outputs),
    ...files.map((path) => readFileSync(path, 'utf8')),
  ]
    .join('\n')
    .toLowerCase();
}

const inputs = { 'target-branch': 'main', 'organization-slug': 'octo', 'max-attempts': '1' };

describe('an echo of the token', () => {
  test.each([
    ['Queue-Token-0123456789', (token: string) => token],
    ['Queue,Token,0123456789', (token: string) => token],
    ['Queue-Token-0123456789-that-is-longer-than-what-is-shown-of-a-coding', (token: string) => token],
    ['Queue-Token-0123456789', (token: string) => `gzip, ${token}`],
  ])('in content-encoding is taken out: %s', async (token, coding) => {
    const url = await service((_request, response) => {
      response.writeHead(200, { 'content-encoding': coding(token) }).end('{"state":"RUNNING"}');
    });
    const step = await runStep({ inputs: { ...inputs, operation: 'get-queue', 'base-url': url, 'api-token': token } });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toContain('which was not asked for');
    expect(everythingOf(step)).not.toContain(token.slice(0, 8).toLowerCase());
  });

  test.each(['queue-token-0123456789', 'queue--token  0123456789'])(
    'in a state, which is written in capitals with underscores, is taken out: %s',
    async (token) => {
      const url = await service((_request, response) => {
        response.end(JSON.stringify({ state: token }));
      });
      const step = await runStep({
        inputs: { ...inputs, operation: 'get-queue', 'base-url': url, 'api-token': token },
      });
      expect(step.exitCode).toBe(0);
      expect(everythingOf(step)).not.toContain('0123456789');
      expect(step.outputs['queue-state']).toBe('***');
    },
  );
});

describe('a token that stands in what a service says', () => {
  test.each(['token', 'next_page_token', 'status', 'page'])('%s ends no list', async (token) => {
    const pages: string[] = [];
    const url = await service((_request, response, body) => {
      const { page_query: page } = JSON.parse(body) as { page_query: { page_token: string } };
      pages.push(page.page_token);
      const rest = { name: `test ${page.page_token}`, status: { value: 'FLAKY' } };
      const pageInfo = { next_page_token: page.page_token === '' ? 'two' : '' };
      response.end(JSON.stringify({ tests: [rest], quarantined_tests: [rest], page: pageInfo }));
    });
    const step = await runStep({
      inputs: { ...inputs, operation: 'list-quarantined-tests', 'base-url': url, 'api-token': token },
    });
    expect(step.errors).toEqual([]);
    expect(pages).toEqual(['', 'two']);
  });

  test.each(['"', '{"', ':'])('%s leaves JSON what it is', async (token) => {
    const url = await service((_request, response) => {
      response.end('{"state":"RUNNING","enqueuedPullRequests":[]}');
    });
    const step = await runStep({ inputs: { ...inputs, operation: 'get-queue', 'base-url': url, 'api-token': token } });
    expect(step.errors).toEqual([]);
    expect(step.outputs['queue-state']).toBe('RUNNING');
  });

  test('and has fewer than eight characters gets a warning', async () => {
    const url = await service((_request, response) => {
      response.end('{"state":"RUNNING"}');
    });
    const given = { ...inputs, operation: 'get-queue', 'base-url': url };
    const short = await runStep({ inputs: { ...given, 'api-token': 'seven77' } });
    expect(short.warnings[0]).toMatch(/^api-token: the token has fewer than 8 characters/);
    const long = await runStep({ inputs: { ...given, 'api-token': 'eight888' } });
    expect(long.warnings).toEqual([]);
  });
});
