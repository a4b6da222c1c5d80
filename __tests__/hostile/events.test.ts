import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { changedJson, changesWith } from './changes.js';
import { checkEnded } from './checks.js';
import { inProcess } from './in-process.js';
import { property } from './property.js';
import { service } from './service.js';
import { githubToken, hostileVariable, listOf, token } from './text.js';

interface Example {
  readonly name: string;
  readonly examples: readonly object[];
}

const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Example[];
const names = [...new Set([...examples.map(({ name }) => name), ...listOf('other names of events')])];
/** Names of events that are about a pull request. */
const likely = ['pull_request', 'issue_comment', 'check_run', 'check_suite', 'workflow_run', 'push', 'merge_group'];
const telling = new Set(listOf('fields that tell'));
const server = service();

const sample = fc.record({
  name: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...likely) }, fc.constantFrom(...names)),
  which: fc.nat(100),
  changes: changesWith(
    ...['refs/heads/x', 'gh-readonly-queue/main/pr-99999999999999999999-ab', { number: 1 }, { pull_request: {} }],
    [{ number: 1 }, { number: 2 }],
  ),
});

type Sample = typeof sample extends fc.Arbitrary<infer One> ? One : never;

function payloadOf({ name, which, changes }: Sample): Record<string, unknown> {
  const stored = examples.find((example) => example.name === name)?.examples ?? [{}];
  return changedJson((stored[which % stored.length] ?? {}) as Record<string, unknown>, changes, telling);
}

/** Forms of the event file, of its text. */
const forms: Readonly<Record<string, (text: string) => string | Buffer | undefined>> = {
  'cut off': (text) => text.slice(0, text.length / 2),
  'UTF-16': (text) => Buffer.from(text, 'utf16le'),
  'with a byte order mark': (text) => `\ufeff${text}`,
  empty: () => '',
  missing: () => undefined,
};

const anyCase = fc.record({
  sample,
  name: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, fc.constantFrom(...names), hostileVariable),
  form: fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, fc.constantFrom(...Object.keys(forms))),
  operation: fc.constantFrom(
    ...['submit-pull-request', 'get-submitted-pull-request', 'get-queue', 'set-impacted-targets'],
    ...['get-merge-queue-testing-details', 'get-merge-queue-metrics', 'compute-impacted-targets'],
  ),
  variables: fc.record(
    {
      GITHUB_REF: fc.oneof(fc.constantFrom('refs/pull/1/merge', 'refs/heads/x'), hostileVariable),
      GITHUB_REPOSITORY: fc.oneof(fc.constantFrom('a/b', 'a', '/', ''), hostileVariable),
      GITHUB_SERVER_URL: fc.oneof(fc.constantFrom('https://ghe.example', 'javascript:alert(1)', ''), hostileVariable),
      GITHUB_EVENT_PATH: fc.constantFrom(join('/nowhere', 'event.json'), '/'),
    },
    { requiredKeys: [] },
  ),
  inputs: fc.record(
    {
      'target-branch': fc.constant('main'),
      'required-label': fc.constantFrom('bug', 'x'),
      'api-token': fc.constant(''),
      'github-token': fc.constant(githubToken),
    },
    { requiredKeys: [] },
  ),
  // What GitHub answers: no status that is retried, since its delays would take seconds.
  github: fc.record({
    status: fc.constantFrom(200, 200, 200, 301, 304, 401, 403, 404, 422),
    sample,
    isList: fc.boolean(),
  }),
});

/** Where the GitHub server is, as runner and event say. */
function serversOf(payload: Record<string, unknown>, given: string | undefined): string[] {
  const { html_url: own } = (payload.repository ?? {}) as { html_url?: unknown };
  return ['https://github.com', given, own].flatMap((address) =>
    typeof address === 'string' && URL.canParse(address) ? new URL(address).host : [],
  );
}

property('whatever an event says, a step ends with 0 or 1 and one line', anyCase, async (one) => {
  const payload = payloadOf(one.sample);
  server.respondWith(({ url }) => {
    if (url.startsWith('/v1/'))
      return { status: 200, body: url.includes('Metrics') ? 'mq 1\n' : '{"state":"PENDING"}' };
    const { pull_request: pullRequest, issue, repository } = payloadOf(one.github.sample);
    const found = url.includes('/pulls') ? (pullRequest ?? issue) : repository;
    const body = JSON.stringify(one.github.isList ? [found, found] : (found ?? null));
    const { status } = one.github;
    return { status, headers: status === 301 ? { location: `${server.origin}/elsewhere` } : {}, body };
  });
  const text = JSON.stringify(payload);
  const inputs: Record<string, string> = {
    ...{ operation: one.operation, 'base-url': server.url, 'api-token': token, 'max-attempts': '1' },
    ...{ 'impacted-targets': 'a', ...one.inputs },
  };
  const ended = await inProcess({
    inputs,
    eventName: one.name ?? one.sample.name,
    event: one.form === undefined ? text : forms[one.form]?.(text),
    environment: { GITHUB_API_URL: server.origin, ...one.variables },
  });
  const secrets = [inputs['api-token'] ?? '', inputs['github-token'] ?? ''].filter((secret) => secret !== '');
  checkEnded(ended, { secrets, servers: serversOf(payload, one.variables.GITHUB_SERVER_URL) });
  for (const { url, headers, body } of server.arrived) {
    // Each token goes where it belongs.
    if (url.startsWith('/v1/')) expect(headers.authorization).toBeUndefined();
    else expect(headers['x-api-token']).toBeUndefined();
    if (!url.startsWith('/v1/') || body.length === 0) continue;
    const { pr } = JSON.parse(body.toString('utf8')) as { pr?: { number: number } };
    // The service takes an integer (section 2.2), and nobody's pull request has another number.
    if (pr !== undefined)
      expect([pr.number, Number.isSafeInteger(pr.number) && pr.number > 0]).toEqual([pr.number, true]);
  }
});
