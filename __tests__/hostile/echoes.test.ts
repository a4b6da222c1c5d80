import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { answering, respond, serve } from '../steps/servers.js';
import { withLog } from '../../src/reporting/log.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

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

const run = (url: string, token: string, operation = 'get-queue'): Promise<Step> =>
  runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: {
      ...{ operation, 'base-url': url, 'api-token': token, 'max-attempts': '1' },
      ...{ 'target-branch': 'main', 'organization-slug': 'octo' },
    },
  });

describe('an echo of the token', () => {
  test.each([
    ['Queue-Token-0123456789', (token: string) => token],
    ['Queue-Token-0123456789', (token: string) => `gzip, ${token}`],
  ])('in content-encoding is taken out: %s', async (token, coding) => {
    const { url } = await answering(200, '{"state":"RUNNING"}', { 'content-encoding': coding(token) });
    const step = await run(url, token);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toContain('which was not asked for');
    expect(everythingOf(step)).not.toContain(token.slice(0, 8).toLowerCase());
  });

  test.each(['queue-token-0123456789', 'queue--token  0123456789'])(
    'in a state, which is written in capitals with underscores, is taken out: %s',
    async (token) => {
      const { url } = await answering(200, { state: token });
      const step = await run(url, token);
      expect(step.exitCode).toBe(0);
      expect(everythingOf(step)).not.toContain('0123456789');
      expect(step.outputs['queue-state']).toBe('***');
    },
  );
});

describe('a token that is also a word of the service', () => {
  test.each(['token', 'next_page_token', 'status', 'page'])('%s ends no list', async (token) => {
    const pages: string[] = [];
    const { url } = await serve(({ body }, response) => {
      const { page_query: page } = JSON.parse(body) as { page_query: { page_token: string } };
      pages.push(page.page_token);
      const rest = { name: `test ${page.page_token}`, status: { value: 'FLAKY' } };
      const pageInfo = { next_page_token: page.page_token === '' ? 'two' : '' };
      respond(response, 200, { tests: [rest], quarantined_tests: [rest], page: pageInfo });
    });
    const step = await run(url, token, 'list-quarantined-tests');
    expect(step.errors).toEqual([]);
    expect(pages).toEqual(['', 'two']);
  });

  test.each(['"', '{"', ':'])('%s leaves JSON what it is', async (token) => {
    const { url } = await answering(200, '{"state":"RUNNING","enqueuedPullRequests":[]}');
    const step = await run(url, token);
    expect(step.errors).toEqual([]);
    expect(step.outputs['queue-state']).toBe('RUNNING');
  });

  test('and has fewer than eight characters gets a warning', async () => {
    const { url } = await answering(200, '{"state":"RUNNING"}');
    expect((await run(url, 'seven77')).warnings[0]).toMatch(/^api-token: the token has fewer than 8 characters/);
    expect((await run(url, 'eight888')).warnings).toEqual([]);
  });
});

describe('what a service answers at length', () => {
  const long = 'X'.repeat(3_000_000);
  const asked = async (operation: string, body: object): Promise<Step> =>
    run((await answering(200, body)).url, 'queue-token-0123456789', operation);

  test.each([
    ['get-queue', 'queue-state'],
    ['get-submitted-pull-request', 'pull-request-state'],
  ])('is cut in the outputs of %s, where it is a word', async (operation, output) => {
    const step = await asked(operation, { state: long });
    expect([step.errors, step.outputs.response]).toEqual([[], '']);
    expect(step.outputs[output]).toMatch(/^X{999}…$/);
    for (const line of [...step.stdout.split('\n'), step.summary]) expect(line.length).toBeLessThan(5000);
  });

  test('keeps all outputs together below the limit of a job', async () => {
    const conditions = Array.from({ length: 5000 }, (_, n) => [`${'c'.repeat(200)}${String(n)}`, false] as const);
    const readiness = { ...Object.fromEntries(conditions), long };
    const { outputs } = await asked('get-submitted-pull-request', { state: 'NOT_READY', readiness });
    expect(Object.values(outputs).join('').length).toBeLessThan(400_000);
  });

  test('is cut in an annotation, as a name of an operation is', async () => {
    const { exitCode, errors } = await asked(long.slice(0, 100_000), {});
    expect(exitCode).toBe(1);
    expect(errors[0]?.length).toBeLessThan(5000);
  });
});

test('a line of the log loses its token before it is cut', async () => {
  const written: string[] = [];
  const token = 'queue-token-0123456789';
  const lines = [3970, 3978, 3990, 3999].map((before) => `${'y'.repeat(before)}${token}`);
  await withLog({ environment: { 'INPUT_API-TOKEN': token }, write: (piece) => written.push(piece) }, (log) => {
    log.infoEach(lines);
    for (const line of lines) for (const write of ['info', 'debug', 'warn'] as const) log[write](line);
    return Promise.resolve();
  });
  expect(written.join('')).toContain('y***');
  expect(written.join('')).not.toMatch(/yq|queue/);
});
