import { describe, expect } from '@jest/globals';
import fc from 'fast-check';
import { type InputName, inputTable } from '../../src/inputs/table.js';
import { operationNames } from '../../src/operations/table.js';
import { labelled } from '../steps/payloads.js';
import { checkEnded } from './checks.js';
import { type Given, inProcess } from './in-process.js';
import { property } from './property.js';
import { respond, service } from './service.js';
import { githubToken, hostileVariable, token } from './text.js';

const server = service();
const event = JSON.stringify(labelled);
const sha = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';

/** Values that are right, and some that nearly are, by input. `URL` stands for the service's address. */
const near: Readonly<Partial<Record<InputName, readonly string[]>>> = {
  operation: [
    ...operationNames,
    'submitPullRequest',
    'SUBMIT_PULL_REQUEST',
    'submit',
    'submit-pull-requests',
    'constructor',
  ],
  'base-url': [
    'URL',
    'URL/',
    'URL//',
    'http://127.0.0.1:1/v1',
    'http://[::1',
    'https://127.0.0.1:1/v1',
    'http://example.com/v1',
    'https://',
    'ftp://localhost/v1',
    'URL?x=1',
    'URL#x',
    'https://u:p@127.0.0.1:1/',
    'javascript:alert(1)',
    'http://127.0.0.1:99999/v1',
    'http://localhost.:1/v1',
    'URL/%00',
    'URL/../..',
    'http://127.1:1/',
  ],
  'api-token': [
    token,
    'short',
    'with space and more',
    'a\tb',
    'ünïcode-token',
    '日本語のトークンです',
    'line\nbreak-token',
    'line\rbreak-token',
    'pass:word/%2F+',
    '***',
    '********',
    'REDACTED',
    'pull request',
    '::error::token',
    '{"a":1}',
    'e0',
    'state',
    'null',
    '0123456789',
  ],
  'github-token': [githubToken, 'x', 'line\nbreak', 'ünïcode', token, 'a b c d e f g h', '::set-output name=x::y'],
  repository: [
    'Codertocat/Hello-World',
    'a/b',
    'a',
    'a/b/c',
    'a/../c',
    '/',
    '../..',
    'a/..',
    './.',
    '-/-',
    'a/b ',
    'https://github.com/a/b',
    'ä/ö',
  ],
  'repository-host': [
    'github.com',
    'https://github.example/',
    'github.example:8443',
    '..',
    '-',
    'a b',
    'https://',
    '[::1]',
    '_',
    'ghe.example:99999',
    '999.999.999.999',
    '.',
    'a:0',
  ],
  'target-branch': ['main', 'refs/heads/main', 'refs/heads/', 'a b', '-x', '..', 'main.lock', 'release/1.0'],
  'pull-request': [
    '2',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    '9007199254740991',
    '9007199254740992',
    '٣',
    '00002',
    '2\n3',
    '1'.repeat(400),
  ],
  'pull-request-sha': [sha, sha.toUpperCase(), sha.slice(1), sha.repeat(2), 'HEAD', `${sha}\n`],
  'required-label': ['bug', 'BUG', 'nothing', 'b\u0130g'],
  priority: ['high', '0', '-1', '4294967296', '1.5', 'null', 'e0', '__proto__'],
  'no-batch': ['true', 'false', 'no'],
  'test-run-id': ['7', 'a b', 'ü', '../..', '::error::x'],
  'allow-insecure-http': ['true', 'false', '1'],
  'extra-fields': [
    'priority: high',
    '{}',
    '[]',
    'repo: x',
    '{"pr": 1}',
    '"a": 1',
    'a: &x [*x]',
    '*x',
    'null',
    '~',
    '{a',
    'noBatch: true',
    'toString: 1',
  ],
  'impacted-targets': ['ALL', 'a\nb', 'ALL\na', '["a"]', '[', '[1]', '""', '//pkg:a', 'all'],
  'impacted-targets-file': [
    'targets.json',
    'nothing',
    '.',
    '/',
    '/dev/null',
    '../event.json',
    'a\nb',
    'targets.json/x',
    'x'.repeat(300),
  ],
  'impacted-targets-from': ['auto', 'paths', 'cargo\ngo', 'AUTO', 'nx, go', 'unknown', 'auto\npaths'],
  'impacted-targets-config': ['.github/impacted-targets.yml', '/etc/passwd', '../x', '', '.'],
  'impact-all-paths': ['**', '!**', 'a[', '{a,b', '{1..1000000}', '**/'.repeat(50), '(a', '+(a|b)'],
  'base-sha': [sha, '0'.repeat(40), 'HEAD~1', '--exec=x'],
  'head-sha': [sha, 'f'.repeat(64), 'main'],
  'trust-pull-request': ['true', 'yes', 'TRUE'],
  'working-directory': ['.', '..', '/', 'sub', '/nowhere', 'sub\0', 'sub/../..', 'x'.repeat(5000)],
  shards: ['1', '256', '257', '0', 'two', '3'],
  'queue-settings': [
    'mode: parallel',
    'concurrency: .inf',
    '{"mode":"single"}',
    'a: 1\na: 2',
    '- x',
    'targetBranch: x',
    '{a: {b: {c: 1}}}',
  ],
  'queue-settings-file': ['settings.yml', 'nothing', '.', '/dev/null', 'targets.json'],
  'metrics-scope': ['repository', 'organization', 'Repository', 'both'],
  'test-collection': ['aB3dE6gH'],
  'organization-slug': ['o', 'an org', '../..', ''],
  status: ['FLAKY', 'broken', 'healthy'],
  'page-size': ['1', '100', '101', '0', '1e1', ' 5 '],
  'max-pages': ['0', '1', '-1', '1000000', '1000001'],
  'junit-paths': [
    'report.xml',
    'sub/**/*.xml',
    '!report.xml',
    '/etc/*',
    '../*',
    '[',
    '{a,b}.xml',
    'report.xml\n!report.xml',
    '*'.repeat(200),
    '(a|b)*',
  ],
  tests: ['a', 'a\nb', 'suite > a', 'f.py::a', 'a.b.c'],
  codeowners: ['@a', '@A/b\n@c', 'someone'],
  'max-quarantine-days': ['0', '0.5', '1e3', '36500', '36501', '-0'],
  'warn-quarantine-days': ['0', '3', '36501', '-1'],
  'required-suites': ['a', 'a*\nb', '!a', '{a,b', '***', '^a$'],
  'never-excuse': ['a › *', 'tests/**', '@(a|b)', '[', '::error::x'],
  'max-failures': ['0', '10', '1000000', '1000001', '-1', '1.5'],
  'fail-on-match': ['true', 'false', 'no', 'False'],
  variant: ['linux', ' ', 'ü', 'a, b', '::error::x'],
  'tests-outcome': ['success', 'FAILURE', 'cancelled', 'unknown', 'neutral'],
  wait: ['true', 'false', 'on'],
  'wait-timeout-minutes': ['0.0001', '0', '0.00000001', '50400', '50401', '1e-9', 'NaN', '5'],
  'poll-interval-seconds': ['0.01', '0', '3600', '3601', '.5', '5.'],
  'cancel-on-abort': ['true', 'false', 'n'],
  'request-timeout-seconds': ['0.001', '0.05', '3600', '0', '-1', '1'],
  'max-attempts': ['1', '100', '101', '2', '1.0'],
  commits: ['200', '0', '1', '10001', 'all'],
  'test-minutes': ['20', '0', '0.5', 'x'],
  concurrency: ['5', '0', '1001', '-1'],
  'compute-timeout-minutes': ['60', '0', '0.5', '50401', '1e3'],
  'dry-run': ['true', 'false', 'True', 'y'],
  summary: ['true', 'false', 'off'],
};

/** What a step that ends within a moment is given. */
const usual: Readonly<Partial<Record<InputName, string>>> = {
  'base-url': 'URL',
  'api-token': token,
  'request-timeout-seconds': '3',
  'max-attempts': '1',
  'wait-timeout-minutes': '0.0005',
  'poll-interval-seconds': '0.01',
  'github-token': '',
};

const names = Object.keys(inputTable) as InputName[];
const valueOf = (name: InputName): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(near[name] ?? ['true', 'false', '0', 'x'])) },
    { weight: 1, arbitrary: hostileVariable },
  );

/** Inputs of which an operation does more than fail at once. */
const likely: readonly Partial<Record<InputName, string>>[] = [
  {},
  {},
  { 'organization-slug': 'o' },
  { 'organization-slug': 'o', 'junit-paths': 'report.xml' },
  { 'impacted-targets': 'a\nb', shards: '2' },
  { 'impacted-targets-file': 'targets.json' },
  { 'impacted-targets-from': 'auto' },
  { wait: 'true' },
  { 'queue-settings': 'mode: parallel' },
  { 'queue-settings-file': 'settings.yml' },
  { 'dry-run': 'true', 'impacted-targets': 'a' },
];

interface Case {
  readonly inputs: Partial<Record<InputName, string>>;
  readonly withEvent: boolean;
  readonly state: string;
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  inputs: fc
    .tuple(
      fc.constantFrom(...operationNames),
      fc.constantFrom(...likely),
      fc.array(
        fc.constantFrom(...names).chain((name) => valueOf(name).map((value) => [name, value] as const)),
        { maxLength: 4 },
      ),
    )
    .map(([operation, some, others]) => ({ operation, ...some, ...Object.fromEntries(others) })),
  withEvent: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  state: fc.constantFrom('MERGED', 'FAILED', 'CANCELLED'),
});

const report =
  '<testsuite name="s"><testcase name="a"><failure message="m"/></testcase><testcase name="b"/></testsuite>';
const files: Given['files'] = {
  'targets.json': '["a","b"]',
  'settings.yml': 'mode: single\n',
  'report.xml': report,
  'sub/report.xml': report,
};

/** A response that every endpoint may give. */
function responseWith(state: string): string {
  const test = { name: 'a', parent: 's', codeowners: ['@a'], quarantined_at: '2026-01-01T00:00:00Z' };
  return JSON.stringify({
    state,
    isCurrentlySubmittedToQueue: false,
    enqueuedPullRequests: [{ prNumber: 2, state: 'PENDING' }],
    tests: [test],
    quarantined_tests: [test],
    page: { total_rows: 1, next_page_token: '' },
  });
}

/** A host as it stands in addresses. */
function hostOf(given: string): string {
  const address = `https://${given.trim().replace(/^https?:\/\/|\/+$/gi, '')}`;
  return URL.canParse(address) ? new URL(address).host : '';
}

/** What an earlier run found. */
const found: readonly Case[] = [
  // No system has so long a path, and says so in another way than that there is none.
  ...(['check-quarantined-tests', 'excuse-quarantined-failures'] as const).map((operation) => ({
    inputs: {
      operation,
      'organization-slug': 'o',
      'tests-outcome': 'failure',
      'junit-paths': 'report.xml',
      'working-directory': 'x'.repeat(5000),
    },
    withEvent: false,
    state: 'MERGED',
  })),
];

describe('whatever an input holds', () => {
  const holds = async ({ inputs, withEvent, state }: Case): Promise<void> => {
    // Nothing is waited for that the inputs do not limit to a moment.
    const isShort = inputs['wait-timeout-minutes'] === undefined;
    server.respondWith((request, response) => {
      const isMetrics = request.url.includes('Metrics');
      respond(response, {
        status: 200,
        body: isMetrics ? 'mq_depth_current 1\n' : responseWith(isShort ? 'PENDING' : state),
      });
    });
    const all = { ...usual, ...inputs };
    const given = Object.fromEntries(
      Object.entries(all).map(([name, value]) => [
        name,
        name === 'base-url' ? value.replace('URL', server.url) : value,
      ]),
    );
    const ended = await inProcess({
      inputs: given,
      files,
      ...(withEvent ? { event } : {}),
      environment: { GITHUB_REPOSITORY: 'Codertocat/Hello-World' },
    });
    const secrets = [...new Set([given['api-token'], given['github-token']].map((one) => one?.trim() ?? ''))];
    checkEnded(ended, {
      secrets: secrets.filter((secret) => secret !== ''),
      servers: ['github.com', hostOf(given['repository-host'] ?? '')],
      annotates: /quarantined/i.test(inputs.operation ?? ''),
    });
    // No input changes what the host is asked for beyond what it is there for.
    for (const { headers } of server.arrived) expect(headers['user-agent']).toBe('merge-queue-action');
  };
  property('a step ends with 0 or 1 and one line', anyCase, holds, { found });
});
