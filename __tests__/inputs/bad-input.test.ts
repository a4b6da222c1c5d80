import { mkdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { labelled, payload } from '../steps/payloads.js';
import { respond, pendingService, serve } from '../steps/servers.js';
import type { StepOptions } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

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
const quarantined = { operation: 'list-quarantined-tests' };

describe('each mistake in an input is one line that names the input and the way out, and nothing is sent', () => {
  const cases: readonly (readonly [string, Record<string, string>, string | RegExp])[] = [
    ['no operation', { operation: '' }, /^input operation: it is required\. Give one of submit-pull-request, /],
    [
      'a mistyped operation',
      { operation: 'submit-pull-requets' },
      'input operation: there is no operation "submit-pull-requets". Did you mean submit-pull-request?',
    ],
    ['an operation like no other', { operation: 'make me a coffee please' }, /there is no operation .* Give one of/],
    [
      'no base address',
      { 'base-url': '' },
      /^submit-pull-request: input base-url: it is required.*MERGE_QUEUE_BASE_URL/,
    ],
    [
      'a base address without a scheme',
      { 'base-url': 'api.example.com/v1' },
      /input base-url: .*isn't a whole address/,
    ],
    [
      'a base address with a port and no scheme',
      { 'base-url': 'localhost:4010/v1' },
      /input base-url: .*does not begin with https/,
    ],
    ...['https://api.example.com/v1', 'https://example.org/v2', 'https://merge-queue.example.com:8443/v1'].map(
      (address) =>
        [
          `the address of an example, ${address}`,
          { 'base-url': address },
          /input base-url: .* is the placeholder from the examples\. Give the address of your service/,
        ] as const,
    ),
    ['a base address without a host', { 'base-url': 'http://' }, /input base-url: /],
    ['plain HTTP elsewhere', { 'base-url': 'http://api.example.com/v1' }, /input base-url: .*plain HTTP.*Use https/],
    [
      'plain HTTP to a name below localhost, which a name server may send anywhere',
      { 'base-url': 'http://evil.localhost/v1' },
      /input base-url: .*plain HTTP/,
    ],
    [
      'credentials in the base address',
      { 'base-url': 'https://me:pw@example.com/v1' },
      /input base-url: it holds a user name/,
    ],
    ['an empty token', { 'api-token': '' }, /input api-token: it is empty\. Give the token.*from a secret/],
    ['a token with a line break', { 'api-token': 'one\ntwo' }, /input api-token: it holds a line break/],
    ...['"token"', "'token'", '`token`'].map(
      (token) => [`a token in quotes, ${token}`, { 'api-token': token }, /input api-token: it is in quotes/] as const,
    ),
    ['a token with Bearer', { 'api-token': 'Bearer token' }, /input api-token: it begins with a word.*bare token/],
    ...['$TOKEN', '${TOKEN}', '$env:TOKEN', '%TOKEN%', '${{ secrets.TOKEN }}'].map(
      (token) =>
        [`a token that is ${token}`, { 'api-token': token }, /input api-token: it is the name of a variable/] as const,
    ),
    ['submit', { operation: 'submit' }, 'there is no operation "submit". Did you mean submit-pull-request?'],
    ['merge', { operation: 'merge' }, 'there is no operation "merge". Did you mean submit-pull-request?'],
    ['targets that are nearly all', { ...upload, 'impacted-targets': 'all' }, /input impacted-targets: .*write ALL/],
    ['targets in one line', { ...upload, 'impacted-targets': 'a, b' }, /input impacted-targets: .*write one a line/],
    [
      'targets like a list of YAML',
      { ...upload, 'impacted-targets': '- a\n- b' },
      /input impacted-targets: .*without "- "/,
    ],
    [
      'no reports',
      { ...excuse, 'junit-paths': '' },
      /input junit-paths: it is required\. Give globs of the JUnit XML reports/,
    ],
    ['reports in quotes', { ...excuse, 'junit-paths': '"*.xml"' }, /input junit-paths: "\\"\*.xml\\"" is in quotes/],
    ['reports with commas', { ...excuse, 'junit-paths': 'a.xml, b.xml' }, /input junit-paths: .*give one a line/],
    ['reports like a list of YAML', { ...excuse, 'junit-paths': '- a.xml' }, /input junit-paths: .*without "- "/],
    [
      'reports with backslashes',
      { ...excuse, 'junit-paths': 'out\\(web)/a.xml' },
      /input junit-paths: .*separates folders, write "out\/\(web\)\/a\.xml"/,
    ],
    [
      'a folder of reports',
      { ...excuse, 'junit-paths': 'reports/' },
      'input junit-paths: "reports/" is a folder. Give the reports in it: reports/**/*.xml',
    ],
    [
      'a repository without an owner',
      { repository: 'hello-world' },
      /input repository: "hello-world" is not of the form owner\/name/,
    ],
    [
      'a repository in a group, which GitHub does not have',
      { repository: 'a/b/c' },
      /input repository: "a\/b\/c" is not of the form owner\/name, .*github\.com.* give repository-host/,
    ],
    ['a repository with an empty group', { repository: 'a//c' }, /input repository: .*owner\/name/],
    ['a negative priority', { priority: '-1' }, /input priority: "-1" is not a whole number from 0 to/],
    ['half a priority', { priority: '1.5' }, /input priority: /],
    [
      'a priority given twice',
      { priority: 'high', 'extra-fields': 'priority: low' },
      /input extra-fields: priority is in it, .*Remove one/,
    ],
    [
      'targets of a pull request whose head commit nobody says',
      { ...upload, 'impacted-targets': 'ALL', 'pull-request': '5', 'target-branch': 'main' },
      /input pull-request-sha: .*Give the head commit of the pull request, which the service requires/,
    ],
    [
      'a pull request of another host, which GitHub cannot be asked about',
      {
        ...upload,
        'impacted-targets': 'ALL',
        repository: 'group/subgroup/project',
        'repository-host': 'git.example.com',
        'github-token': 'a-github-token',
        'pull-request': '5',
        'target-branch': 'main',
      },
      /input pull-request-sha: .*git\.example\.com is not the GitHub server.*Give the head commit/,
    ],
    [
      'a pull request that is not a number',
      { 'pull-request': 'twelve' },
      /input pull-request: "twelve" is not a positive whole number/,
    ],
    ['pull request 0', { 'pull-request': '0' }, /input pull-request: /],
    ['a negative pull request', { 'pull-request': '-3' }, /input pull-request: /],
    ['half a pull request', { 'pull-request': '1.5' }, /input pull-request: /],
    ['half a SHA', { 'pull-request-sha': 'abc123' }, /input pull-request-sha: .*full commit SHA/],
    [
      'targets given twice',
      { ...upload, 'impacted-targets': 'ALL', 'impacted-targets-file': 'targets.txt' },
      /input impacted-targets: it cannot be given together with impacted-targets-file/,
    ],
    [
      'targets given and computed',
      { ...upload, 'impacted-targets': 'ALL', 'impacted-targets-from': 'auto' },
      /input impacted-targets: it cannot be given together with impacted-targets-from/,
    ],
    ['no targets', upload, /input impacted-targets: no targets are given/],
    [
      'settings given twice',
      { ...update, 'queue-settings': 'a: 1', 'queue-settings-file': 'a' },
      /queue-settings.*together/,
    ],
    [
      'settings that are a list',
      { ...update, 'queue-settings': '[1, 2]' },
      /input queue-settings: it must be a mapping/,
    ],
    ['settings that are broken', { ...update, 'queue-settings': 'a: [1' }, /input queue-settings: line 1, column \d+/],
    ['no settings', update, /input queue-settings: there is nothing to update/],
    [
      'a settings file that is missing',
      { ...update, 'queue-settings-file': 'no.yml' },
      /input queue-settings-file: "no.yml" cannot be read: there is no such file/,
    ],
    [
      'settings that replace the branch',
      { ...update, 'queue-settings': 'targetBranch: x' },
      /input queue-settings: it cannot set targetBranch/,
    ],
    ['extra fields that are text', { 'extra-fields': 'high' }, /input extra-fields: it must be a mapping/],
    ...['repo', 'targetBranch', 'pr', 'impactedTargets', 'org_url_slug', 'page_query'].map(
      (field) =>
        [`extra fields that replace ${field}`, { 'extra-fields': `{"${field}": 1}` }, `cannot set ${field}`] as const,
    ),
    [
      'extra fields for delete-queue',
      { operation: 'delete-queue', 'extra-fields': 'force: true' },
      /input extra-fields: .*nothing else/,
    ],
    ['no organization', quarantined, /input organization-slug: this operation needs it/],
    [
      'an unknown status',
      { operation: 'list-unhealthy-tests', 'organization-slug': 'o', status: 'BAD' },
      /input status: "BAD" is not one of FLAKY, BROKEN/,
    ],
    ['an unknown scope', { 'metrics-scope': 'world' }, /input metrics-scope: .*repository, organization/],
    ['a page size of 0', { 'page-size': '0' }, /input page-size: "0" is not a whole number from 1 to 100/],
    ['a page size of 101', { 'page-size': '101' }, /input page-size: /],
    ['negative pages', { 'max-pages': '-1' }, /input max-pages: /],
    ['no attempts', { 'max-attempts': '0' }, /input max-attempts: /],
    ['no time for a request', { 'request-timeout-seconds': '0' }, /input request-timeout-seconds: .*above 0/],
    ['no time to wait', { 'wait-timeout-minutes': '0' }, /input wait-timeout-minutes: /],
    ['an interval that is not a number', { 'poll-interval-seconds': 'often' }, /input poll-interval-seconds: /],
    ['no shards', { shards: '0' }, /input shards: /],
    ['a part of a failure', { 'max-failures': '0.5' }, /input max-failures: "0.5" is not a whole number from 0 to/],
    ['negative days', { 'max-quarantine-days': '-1' }, /input max-quarantine-days: /],
    ...['wait', 'dry-run', 'summary', 'fail-on-match', 'cancel-on-abort', 'no-batch', 'allow-insecure-http'].map(
      (name) =>
        [`${name} that is not a boolean`, { [name]: 'yes' }, `input ${name}: "yes" is neither true nor false`] as const,
    ),
  ];
  test.each(cases)('%s', async (_title, inputs, expected) => {
    const line = await lineOf(inputs, { files: { 'reports/readme.txt': 'reports are written here' } });
    if (typeof expected === 'string') expect(line).toContain(expected);
    else expect(line).toMatch(expected);
  });
});

describe('a token that is empty', () => {
  test('because of a fork, said as such', async () => {
    const fork = structuredClone(labelled) as {
      pull_request: { head: { repo: { id: number; full_name: string; url: string } } };
    };
    const url = 'https://api.github.com/repos/stranger/Hello-World';
    fork.pull_request.head.repo = { id: 1, full_name: 'stranger/Hello-World', url };
    const line = await lineOf({ 'api-token': '' }, { event: { name: 'pull_request', payload: fork } });
    expect(line).toMatch(/input api-token: .*comes from a fork.*workflow_run/);
  });

  test('because the fork was deleted, said as such', async () => {
    const fork = structuredClone(labelled) as { pull_request: { head: { repo: null } } };
    fork.pull_request.head.repo = null;
    expect(await lineOf({ 'api-token': '' }, { event: { name: 'pull_request', payload: fork } })).toContain(
      'from a fork',
    );
  });

  test('because of Dependabot, said as such', async () => {
    const line = await lineOf({ 'api-token': '' }, { environment: { GITHUB_ACTOR: 'dependabot[bot]' } });
    expect(line).toMatch(/input api-token: .*Dependabot/);
  });

  test('in a workflow that has secrets: no guess about forks', async () => {
    const line = await lineOf(
      { 'api-token': '' },
      { event: { name: 'workflow_dispatch', payload: payload('workflow_dispatch') } },
    );
    expect(line).not.toContain('fork');
  });
});

describe('a targets file', () => {
  const from = (content: string | Buffer): Promise<string> =>
    lineOf({ ...upload, 'impacted-targets-file': 'targets' }, { files: { targets: content } });

  test.each([
    ['is missing', undefined, /input impacted-targets-file: .*there is no such file/],
    ['is empty', '', /input impacted-targets-file: .*it is empty\. Write \[\] into it/],
    ['holds blank lines only', ' \n\n', /it is empty/],
    ['is not UTF-8', Buffer.from([0x2f, 0xff, 0xfe, 0x0a]), /it is not UTF-8/],
    ['is not UTF-8 at its very end', Buffer.from('//a:b\n\xc3', 'latin1'), /it is not UTF-8/],
    ['is a JSON object', '{"targets": ["a"]}', /JSON of another shape/],
    ['is a JSON array with a number', '["a", 1]', /element 2 of its array isn't a string/],
    ['is a JSON array in an array', '[["a"]]', /element 1 of its array isn't a string/],
    ['is another JSON string', '"SOME"', /JSON of another shape/],
    ['is what a failed query prints', 'null\n', /JSON of another shape/],
    ['is JSON that was cut off', '["a",\n"b"', /begins like JSON but isn't JSON/],
    ['has a line break in a target', '["a\\nb"]', /element 1 of its array holds a line break/],
  ])('that %s', async (_title, content, expected) => {
    const line =
      content === undefined ? await lineOf({ ...upload, 'impacted-targets-file': 'targets' }) : await from(content);
    expect(line).toMatch(expected);
    expect(line).toMatch(/^set-impacted-targets: input impacted-targets-file: /);
  });

  test('that is a folder', async () => {
    const workspace = temporaryFolder();
    mkdirSync(`${workspace}/targets`);
    const line = await lineOf({ ...upload, 'impacted-targets-file': 'targets' }, { workspace });
    expect(line).toMatch(/input impacted-targets-file: .*it is a folder/);
  });
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
      /answered 404 .*base-url lacks the version segment: it is (http:.*), where the service says \1\/v1\. Check it/,
    ],
    ['that is a page', '', page, /base-url lacks the version segment/],
    [
      'with an endpoint',
      '/merges/getQueue',
      notFound,
      /base-url holds an endpoint, which the action adds itself\. Give http:\S*\/merges$/,
    ],
    ['with an endpoint of tests', '/tests/flaky-tests/list-quarantined-tests', notFound, /Give http:\S*\/tests$/],
    ['that goes on', '/v1/merge', notFound, /base-url must end at its version segment: .*says http:\S*\/v1\. Check it/],
  ])('%s', async (_title, path, respond, expected) => {
    const service = await serve(respond);
    const step = await runStep({
      event,
      inputs: { operation: 'get-queue', 'base-url': `${service.origin}${path}`, 'api-token': 'a-token-for-tests' },
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
