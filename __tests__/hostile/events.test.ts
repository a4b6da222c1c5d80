import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect } from '@jest/globals';
import fc from 'fast-check';
import { checkEnded } from './checks.js';
import { inProcess } from './in-process.js';
import { property } from './property.js';
import { type Arrived, service } from './service.js';
import { githubToken, hostile, hostileVariable, token, listOf } from './text.js';

interface Example {
  readonly name: string;
  readonly examples: readonly object[];
}

const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Example[];

/** Events that start workflows by a payload of another one, or by none. */
const otherNames = listOf('other names of events');
const names = [...new Set([...examples.map(({ name }) => name), ...otherNames])];

const server = service();

/** Fields that say which pull request an event is about; others are changed as well, but less often. */
const telling: ReadonlySet<string> = new Set(listOf('fields that tell'));

interface Change {
  /** Which field of the object is taken, level by level; the last one is changed. */
  readonly way: readonly number[];
  readonly value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  way: fc.array(fc.nat(1000), { minLength: 1, maxLength: 5 }),
  value: fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e300,
      2 ** 53,
      [],
      {},
      [[]],
      [null],
      '',
      'refs/heads/x',
      'gh-readonly-queue/main/pr-99999999999999999999-ab',
      { number: 1 },
      [{ number: 1 }, { number: 2 }],
      { pull_request: {} },
    ),
    hostile,
    fc.jsonValue(),
  ),
});

function changed(payload: object, { way, value }: Change): void {
  let at = payload as Record<string, unknown>;
  for (const [level, turn] of way.entries()) {
    const keys = Object.keys(at);
    const better = keys.filter((key) => telling.has(key) || Array.isArray(at));
    const from = better.length > 0 && turn % 5 !== 0 ? better : keys;
    const key = from[turn % Math.max(1, from.length)];
    if (key === undefined) return;
    const next = at[key];
    if (level === way.length - 1 || typeof next !== 'object' || next === null) {
      if (value === undefined) Reflect.deleteProperty(at, key);
      else at[key] = structuredClone(value);
      return;
    }
    at = next as Record<string, unknown>;
  }
}

interface Sample {
  readonly example: number;
  readonly which: number;
  readonly changes: readonly Change[];
}

const sample: fc.Arbitrary<Sample> = fc.record({
  example: fc.nat(examples.length - 1),
  which: fc.nat(100),
  changes: fc.array(change, { maxLength: 6 }),
});

/** About a pull request, of which an event can be many things. */
const likelyNames = [
  'pull_request',
  'pull_request_review',
  'issue_comment',
  'check_run',
  'check_suite',
  'workflow_run',
  'push',
  'merge_group',
];
const likelySample: fc.Arbitrary<Sample> = fc
  .record({
    name: fc.constantFrom(...likelyNames.filter((name) => examples.some((example) => example.name === name))),
    which: fc.nat(100),
    changes: fc.array(change, { maxLength: 6 }),
  })
  .map(({ name, ...rest }) => ({ example: examples.findIndex((example) => example.name === name), ...rest }));

function payloadOf({ example, which, changes }: Sample): object {
  const stored = examples[example]?.examples ?? [];
  const payload = structuredClone(stored[which % Math.max(1, stored.length)] ?? {});
  for (const one of changes) changed(payload, one);
  return payload;
}

type Form = 'whole' | 'cut' | 'other-bytes' | 'bom' | 'missing' | 'folder' | 'none' | 'empty' | 'any-json';

interface Case {
  readonly sample: Sample;
  /** The name of the sample when undefined. */
  readonly name: string | undefined;
  readonly form: Form;
  readonly cut: number;
  readonly json: unknown;
  readonly operation: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, string>>;
  readonly ownRepository: boolean;
  /** What GitHub answers. */
  readonly github: {
    readonly status: number;
    readonly sample: Sample;
    readonly list: boolean;
    readonly text: string | undefined;
  };
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  sample: fc.oneof({ weight: 3, arbitrary: likelySample }, { weight: 1, arbitrary: sample }),
  name: fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: hostileVariable },
  ),
  form: fc.oneof(
    { weight: 12, arbitrary: fc.constant<Form>('whole') },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Form>('cut', 'other-bytes', 'bom', 'missing', 'folder', 'none', 'empty', 'any-json'),
    },
  ),
  cut: fc.nat(20_000),
  json: fc.jsonValue(),
  operation: fc.constantFrom(
    'submit-pull-request',
    'get-submitted-pull-request',
    'get-queue',
    'get-merge-queue-testing-details',
    'set-impacted-targets',
    'get-merge-queue-metrics',
    'list-unhealthy-tests',
    'compute-impacted-targets',
  ),
  variables: fc.oneof(
    fc.constant({}),
    fc.record({
      GITHUB_REF: fc.oneof(
        fc.constantFrom('refs/heads/x', 'refs/pull/1/merge', 'refs/heads/gh-readonly-queue/main/pr-3-abc'),
        hostileVariable,
      ),
    }),
    fc.record(
      {
        GITHUB_REPOSITORY: fc.oneof(fc.constantFrom('a/b', 'a', '/', 'a/b/c', ''), hostileVariable),
        GITHUB_SERVER_URL: fc.oneof(
          fc.constantFrom('https://ghe.example', 'ghe.example', 'javascript:alert(1)', 'data:text/html,x', ''),
          hostileVariable,
        ),
        GITHUB_ACTOR: fc.oneof(fc.constantFrom('dependabot[bot]'), hostileVariable),
      },
      { requiredKeys: [] },
    ),
  ),
  inputs: fc.record(
    {
      'target-branch': fc.constant('main'),
      'required-label': fc.constantFrom('bug', 'x'),
      'api-token': fc.constant(''),
      'github-token': fc.constant(githubToken),
      'dry-run': fc.constant('true'),
    },
    { requiredKeys: [] },
  ),
  ownRepository: fc.boolean(),
  github: fc.record({
    // No status that is retried: with its delays, each case would take seconds.
    status: fc.oneof(
      { weight: 5, arbitrary: fc.constant(200) },
      { weight: 1, arbitrary: fc.constantFrom(301, 304, 401, 403, 404, 418, 422) },
    ),
    sample: likelySample,
    list: fc.boolean(),
    text: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: hostile }),
  }),
});

/** The pull request, repository or anything else of a payload, as GitHub's API would answer it. */
function githubResponse({ url }: Arrived, { sample: one, list, text }: Case['github']): string {
  if (text !== undefined) return text;
  const payload = payloadOf(one) as Record<string, unknown>;
  const found = url.includes('/pulls') ? (payload.pull_request ?? payload.issue) : payload.repository;
  return JSON.stringify(list ? [found, found] : (found ?? null));
}

function fileOf({ sample: one, form, cut, json }: Case): string | Buffer | undefined {
  const text = JSON.stringify(payloadOf(one));
  switch (form) {
    case 'whole':
      return text;
    case 'cut':
      return text.slice(0, cut);
    case 'other-bytes':
      return Buffer.from(text, cut % 2 === 0 ? 'utf16le' : 'latin1');
    case 'bom':
      return `\ufeff${text}`;
    case 'empty':
      return '';
    case 'any-json':
      return JSON.stringify(json);
    default:
      return undefined;
  }
}

/** Where the GitHub server is, as runner and event say. */
function serversOf({ sample: one, variables }: Case): string[] {
  const { repository } = payloadOf(one) as { repository?: { html_url?: unknown } | null };
  const addresses = ['https://github.com', variables.GITHUB_SERVER_URL, repository?.html_url];
  return addresses.flatMap((address) =>
    typeof address === 'string' && URL.canParse(address) ? new URL(address).host : [],
  );
}

describe('whatever an event says', () => {
  property('a step ends with 0 or 1 and one line', anyCase, async (one) => {
    server.respondWith((request) => {
      if (request.url.startsWith('/v1/')) {
        return { status: 200, body: request.url.includes('Metrics') ? 'mq 1\n' : '{"state":"PENDING","tests":[]}' };
      }
      const { status } = one.github;
      const headers = {
        'content-type': 'application/json',
        ...(status === 301 ? { location: `${server.origin}/elsewhere` } : {}),
      };
      return { status, headers, body: githubResponse(request, one.github) };
    });
    process.env.GITHUB_API_URL = server.origin;
    const event = fileOf(one);
    const repository = (payloadOf(one.sample) as { repository?: { full_name?: unknown } } | undefined)?.repository
      ?.full_name;
    const inputs: Record<string, string> = {
      operation: one.operation,
      'base-url': server.url,
      'api-token': token,
      'max-attempts': '1',
      'organization-slug': 'o',
      'impacted-targets': 'a',
      ...one.inputs,
    };
    const ended = await inProcess({
      inputs,
      eventName: one.name ?? examples[one.sample.example]?.name ?? '',
      event,
      environment: {
        ...(one.ownRepository && typeof repository === 'string'
          ? { GITHUB_REPOSITORY: repository.replaceAll('\0', '').toWellFormed() }
          : {}),
        ...(one.form === 'missing' ? { GITHUB_EVENT_PATH: join('/nowhere', 'event.json') } : {}),
        ...(one.form === 'folder' ? { GITHUB_EVENT_PATH: '/' } : {}),
        GITHUB_API_URL: server.origin,
        ...one.variables,
      },
    });
    const secrets = [inputs['api-token'], inputs['github-token']].filter(
      (secret) => secret !== undefined && secret !== '',
    );
    checkEnded(ended, { secrets: secrets as string[], servers: serversOf(one) });
    for (const { url, headers, body } of server.arrived) {
      // Each token goes where it belongs.
      if (url.startsWith('/v1/')) expect(headers.authorization).toBeUndefined();
      else expect(headers['x-api-token']).toBeUndefined();
      if (!url.startsWith('/v1/') || body.length === 0) continue;
      const { pr } = JSON.parse(body.toString('utf8')) as { pr?: { number: number; sha?: unknown } };
      if (pr === undefined) continue;
      // The service takes an integer (section 2.2), and nobody's pull request has another number.
      expect([pr.number, Number.isSafeInteger(pr.number) && pr.number > 0]).toEqual([pr.number, true]);
    }
  });
});
