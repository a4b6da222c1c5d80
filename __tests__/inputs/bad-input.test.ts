import { describe, expect, test } from '@jest/globals';
import type { InputName } from '../../src/inputs/table.js';
import { systemClock } from '../../src/service/requests/clock.js';
import { labelled } from '../steps/payloads.js';
import { respond, pendingService, serve } from '../steps/servers.js';
import type { StepOptions } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const event = { name: 'pull_request', payload: labelled };

/** Runs a step with a mistake in it: what it says, and that nothing was sent. */
async function lineOf(inputs: Record<string, string>, more: Partial<StepOptions> = {}): Promise<string> {
  const service = await serve(pendingService);
  const step = await runStep({
    event,
    inputs: {
      operation: 'submit-pull-request',
      'base-url': service.url,
      'api-token': 'a-token-for-tests',
      ...inputs,
    },
    ...more,
  });
  expect(step.exitCode).toBe(1);
  expect(service.received).toEqual([]);
  expect(step.errors).toHaveLength(1);
  expect(step.errors[0]).not.toContain('\n');
  expect(step.stderr).toBe('');
  return step.errors[0] ?? '';
}

const update = { operation: 'update-queue' };
const upload = { operation: 'set-impacted-targets' };
const excuse = { operation: 'excuse-quarantined-failures', 'organization-slug': 'o', 'tests-outcome': 'failure' };
const another = { 'pull-request': '5', 'target-branch': 'main' };

describe('each mistake in an input is one line that names the input and the way out, and nothing is sent', () => {
  const of = (
    input: InputName,
    slips: readonly (readonly [text: string, says: string])[],
    others: Record<string, string> = {},
  ): (readonly [InputName, string, string, Record<string, string>])[] =>
    slips.map(([text, says]) => [input, text, says, others] as const);

  // One input that is wrong by itself is in slips.test.ts, too, with what people write in its place.
  test.each([
    ...of('operation', [
      ['', 'it is required. Give one of submit-pull-request, '],
      [
        'submit-pull-requets',
        'there is no operation "submit-pull-requets", and a step does one. Did you mean submit-pull-request?',
      ],
      ['submit', 'Did you mean submit-pull-request?'],
    ]),
    ...of('base-url', [
      ['', 'MERGE_QUEUE_BASE_URL'],
      ['https://api.example.com/v1', "isn't a service of a merge queue"],
      // A name server may send this anywhere.
      ['http://evil.localhost/v1', 'plain HTTP'],
      ['https://me:pw@example.com/v1', 'it holds a user name'],
    ]),
    ...of('api-token', [
      ['', 'it is empty. Give the token'],
      ['one\ntwo', 'it holds a line break'],
      ['Bearer token', 'it has something around it'],
      ...['${TOKEN}', '$env:TOKEN', '%TOKEN%', '${{ secrets.TOKEN }}'].map(
        (token) => [token, 'it is the name of a variable'] as const,
      ),
    ]),
    ...of(
      'impacted-targets',
      [
        ['a, b', 'write one a line'],
        ['- a\n- b', 'without "- "'],
        ['', 'no targets are given'],
      ],
      upload,
    ),
    ...of('impacted-targets', [['ALL', 'it cannot be given together with impacted-targets-file']], {
      ...upload,
      'impacted-targets-file': 'targets.txt',
    }),
    ...of('impacted-targets', [['ALL', 'it cannot be given together with impacted-targets-from']], {
      ...upload,
      'impacted-targets-from': 'auto',
    }),
    ...of(
      'impacted-targets-file',
      [
        ['no-such-file', 'there is no such file'],
        ['reports', 'it is a folder'],
      ],
      upload,
    ),
    ...of(
      'junit-paths',
      [
        ['', 'it is required. Give globs of the JUnit XML reports'],
        ['"*.xml"', String.raw`"\"*.xml\"" is in quotes`],
        ['- a.xml', 'without "- "'],
        ['reports/', 'such as reports/**/*.xml'],
      ],
      excuse,
    ),
    ...of('repository', [
      // GitHub has no groups of repositories.
      ['a/b/c', 'github.com'],
      ['a//c', 'owner/name'],
    ]),
    ...of('priority', [['-1', 'or a whole number from 0 to']]),
    ...of('extra-fields', [['priority: low', 'priority is in it, ']], { priority: 'high' }),
    ...of('extra-fields', [
      ...['repo', 'targetBranch', 'pr', 'impactedTargets', 'org_url_slug', 'page_query'].map(
        (field) => [`{"${field}": 1}`, `cannot set ${field}`] as const,
      ),
    ]),
    ...of('extra-fields', [['force: true', 'nothing else']], { operation: 'delete-queue' }),
    ...of('pull-request-sha', [['', 'Give the head commit of the pull request, which the service requires']], {
      ...upload,
      ...another,
    }),
    ...of('pull-request-sha', [['', 'git.example.com is not the GitHub server']], {
      ...upload,
      ...another,
      repository: 'git.example.com/group/subgroup/project',
      'github-token': 'a-github-token',
    }),
    ...of(
      'queue-settings',
      [
        ['a: [1', 'line 1, column'],
        ['', 'there is nothing to update'],
        ['targetBranch: x', 'it cannot set targetBranch'],
      ],
      update,
    ),
    ...of('organization-slug', [['', 'this operation needs it']], { operation: 'list-quarantined-tests' }),
    ...of('metrics-scope', [['world', 'repository, organization']]),
    ...of('page-size', [['0', '"0" is not a whole number from 1 to 100']]),
    ...of('request-timeout-seconds', [['0', 'above 0']]),
    ...of('poll-interval-seconds', [['0', '"0" is not a number of seconds above 0, and at most 3600']]),
    ...(['wait', 'dry-run', 'summary', 'cancel-on-abort', 'no-batch', 'allow-insecure-http'] as const).flatMap((name) =>
      of(name, [['yes', '"yes" is not true or false']]),
    ),
  ])('%s: %j %s', async (input, text, says, others) => {
    const line = await lineOf(
      { ...others, [input]: text },
      { files: { 'reports/readme.txt': 'reports are written here' } },
    );
    expect(line).toContain(`input ${input}: `);
    expect(line).toContain(says);
  });
});

test('a token that is empty because of Dependabot is said as such', async () => {
  const line = await lineOf({ 'api-token': '' }, { environment: { GITHUB_ACTOR: 'dependabot[bot]' } });
  expect(line).toMatch(/input api-token: .*Dependabot/);
});

describe('what may have been meant otherwise is a warning that names the input', () => {
  const cases: readonly (readonly [string, Record<string, string>, readonly RegExp[]])[] = [
    [
      'an input that the operation does not use',
      { shards: '4', tests: 'a' },
      [/input shards: it is not used by submit-/, /input tests: it is not used by submit-/],
    ],
    [
      'an input that is used with another one',
      { 'cancel-on-abort': 'true' },
      [/input cancel-on-abort: it is not used by submit-pull-request without wait,/],
    ],
    [
      'several labels in one line',
      { 'required-label': 'ready, Merge Queue' },
      [/input required-label: "ready, Merge Queue" is read as the name of one label/],
    ],
    ['labels like a list of YAML', { 'required-label': '- ready\n- urgent' }, [/"- ready"/, /"- urgent"/]],
    [
      'a field that is nearly a known one',
      { 'extra-fields': 'prioritty: high' },
      [/input extra-fields: "prioritty" is sent as it is.*Did you mean priority\?/],
    ],
    ['a field in other letters', { 'extra-fields': 'no_batch: true' }, [/Did you mean noBatch\?/]],
    [
      'a field that is nearly one of the action',
      { 'extra-fields': 'target_branch: main' },
      [/Did you mean targetBranch, which the action sets itself\?/],
    ],
    ['a field that is like none', { 'extra-fields': 'reviewedBy: me' }, []],
    ['nothing', {}, []],
  ];
  test.each(cases)('%s', async (_title, inputs, expected) => {
    const service = await serve(pendingService);
    const step = await runStep({
      event,
      inputs: {
        operation: 'submit-pull-request',
        'base-url': service.url,
        'api-token': 'a-token-for-tests',
        ...inputs,
      },
    });
    expect(step.exitCode).toBe(0);
    expect(step.warnings).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(step.warnings[index]).toMatch(pattern);
  });
});

describe('a base address that cannot be right, said when the response shows it', () => {
  const notFound: Parameters<typeof serve>[0] = (_request, response) => {
    respond(response, 404, 'no such page');
  };
  const page: Parameters<typeof serve>[0] = (_request, response) => {
    respond(response, 200, '<!doctype html><title>Hello</title>');
  };
  test.each([
    [
      'without its version',
      '',
      notFound,
      /answered 404 .*base-url lacks the version segment: it is (http:.*)\. Write the address that the service gives, which ends with …\/v1/,
    ],
    ['that is a page', '', page, /base-url lacks the version segment/],
  ])('%s', async (_title, path, respond, expected) => {
    const service = await serve(respond);
    const step = await runStep({
      event,
      inputs: { operation: 'get-queue', 'base-url': `${service.origin}${path}`, 'api-token': 'a-token-for-tests' },
      // A page may be that of a service that is being restarted, so it is asked for again after some seconds.
      clock: { ...systemClock, sleep: () => Promise.resolve() },
    });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(expected);
  });

  test('and one that can be right is not blamed', async () => {
    const service = await serve(notFound);
    const step = await runStep({
      event,
      inputs: {
        operation: 'get-queue',
        'base-url': `${service.origin}/api/v2`,
        'api-token': 'a-token-for-tests',
      },
    });
    expect(step.errors[0]).not.toMatch(/base-url (lacks|holds|goes)/);
  });
});
