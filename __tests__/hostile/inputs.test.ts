import { expect } from '@jest/globals';
import fc from 'fast-check';
import { type InputName, inputTable } from '../../src/inputs/table.js';
import { operationNames } from '../../src/operations/table.js';
import { labelled } from '../steps/payloads.js';
import { checkEnded } from './checks.js';
import { type Given, inProcess } from './in-process.js';
import { property } from './property.js';
import { service } from './service.js';
import { githubToken, hostileVariable, listOf, sampleOf, token } from './text.js';

const server = service();
const event = JSON.stringify(labelled);
const sha = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';

/** Values that are right, and some that nearly are, by input; `valueIn` reads them. */
const near = sampleOf('inputs.json');

/** A value of the samples: `x×5` is `x` five times. `URL` is replaced by the address of the service when the step runs. */
function valueIn(written: string): string {
  const [, part = written, times = '1'] = /^(.+)×(\d+)$/s.exec(written) ?? [];
  const known = part.replace('SHA', sha).replace('TOKEN', token).replace('GITHUB', githubToken);
  return known.repeat(Number(times));
}

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
const valuesOf = (name: InputName): readonly string[] => [
  ...(near[name] ?? ['true', 'false', '0', 'x']).map(valueIn),
  ...(name === 'operation' ? operationNames : []),
  // YAML that JSON can't represent, that isn't a mapping, or that holds more than it seems to.
  ...(name === 'queue-settings' || name === 'extra-fields' ? listOf('mappings') : []),
];
const valueOf = (name: InputName): fc.Arbitrary<string> =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...valuesOf(name)) }, { weight: 1, arbitrary: hostileVariable });

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
  { 'queue-settings': 'settings.yml' },
  { 'dry-run': 'true', 'impacted-targets': 'a' },
];

const anyCase = fc.record({
  inputs: fc
    .tuple(
      fc.constantFrom(...operationNames),
      fc.constantFrom(...likely),
      fc.array(
        fc.constantFrom(...names).chain((name) => valueOf(name).map((value) => [name, value] as const)),
        { maxLength: 4 },
      ),
    )
    .map(([operation, some, others]): Partial<Record<InputName, string>> => {
      return { operation, ...some, ...Object.fromEntries(others) };
    }),
  withEvent: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  state: fc.constantFrom('MERGED', 'FAILED', 'CANCELLED'),
});

type Case = typeof anyCase extends fc.Arbitrary<infer One> ? One : never;

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

/** A host as addresses have it. */
function hostOf(given: string): string {
  const address = `https://${given.trim().replace(/^https?:\/\/|\/+$/gi, '')}`;
  return URL.canParse(address) ? new URL(address).host : '';
}

// An earlier run found: no system allows a path this long, and the error isn't the one for a missing file.
const tooLong = { 'organization-slug': 'o', 'junit-paths': 'report.xml', 'working-directory': 'x'.repeat(5000) };
const found: readonly Case[] = (['check-quarantined-tests', 'excuse-quarantined-failures'] as const).map(
  (operation) => ({
    inputs: { operation, 'tests-outcome': 'failure', ...tooLong },
    withEvent: false,
    state: 'MERGED',
  }),
);

const holds = async ({ inputs, withEvent, state }: Case): Promise<void> => {
  // Nothing is waited for that the inputs do not limit to a moment.
  const isShort = inputs['wait-timeout-minutes'] === undefined;
  server.respondWith(({ url }) => ({
    status: 200,
    body: url.includes('Metrics') ? 'mq_depth_current 1\n' : responseWith(isShort ? 'PENDING' : state),
  }));
  const given: Record<string, string> = { ...usual, ...inputs };
  given['base-url'] = (given['base-url'] ?? '').replace('URL', server.url);
  const ended = await inProcess({
    inputs: given,
    files,
    ...(withEvent ? { event } : {}),
    environment: { GITHUB_REPOSITORY: 'Codertocat/Hello-World' },
  });
  const secrets = [...new Set([given['api-token'], given['github-token']].map((one) => one?.trim() ?? ''))];
  checkEnded(ended, {
    secrets: secrets.filter((secret) => secret !== ''),
    servers: ['github.com', hostOf(given.repository?.split('/')[0] ?? '')],
    annotates: /quarantined/i.test(inputs.operation ?? ''),
  });
  // No input changes what the host is asked for beyond what it is there for.
  for (const { headers } of server.arrived) expect(headers['user-agent']).toBe('merge-queue-action');
};
property('whatever an input holds, a step ends with 0 or 1 and one line', anyCase, holds, { found });
