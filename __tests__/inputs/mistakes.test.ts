import { describe, expect, test } from '@jest/globals';
import type { InputName } from '../../src/inputs/table.js';
import { systemClock } from '../../src/service/requests/clock.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { labelled } from '../steps/payloads.js';
import { respond, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

type Inputs = Readonly<Record<string, string>>;

/** What each operation needs, so that a mistake is the only one. */
const bases: Readonly<Record<string, Inputs>> = {
  submit: { operation: 'submit-pull-request' },
  tried: { operation: 'submit-pull-request', 'dry-run': 'true' },
  insecure: { operation: 'submit-pull-request', 'dry-run': 'true', 'base-url': 'http://queue.acme.dev/v1' },
  upload: { operation: 'set-impacted-targets' },
  another: { operation: 'set-impacted-targets', 'impacted-targets': 'a', 'pull-request': '5', 'target-branch': 'main' },
  compute: { operation: 'compute-impacted-targets' },
  file: { operation: 'compute-impacted-targets', 'impacted-targets-file': 't.txt' },
  update: { operation: 'update-queue' },
  apply: { operation: 'apply-queue', 'target-branch': 'main', 'dry-run': 'true' },
  remove: { operation: 'delete-queue' },
  list: { operation: 'list-unhealthy-tests', 'organization-slug': 'acme' },
  excuse: {
    operation: 'excuse-quarantined-failures',
    'organization-slug': 'acme',
    'tests-outcome': 'success',
    'junit-paths': '*.xml',
  },
};

/** Runs a step beside no service: a request would be another error. */
const stepOf = (base: string, inputs: Inputs, more: Partial<StepOptions> = {}): Promise<Step> =>
  runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: { 'base-url': 'http://127.0.0.1:9/v1', 'api-token': 'a-token-for-tests', ...bases[base], ...inputs },
    ...more,
  });

const full = 'is not a full commit SHA (40 or 64 hex digits), as `git rev-parse` prints it';
const hosts = 'is not of the form owner/name or host/owner/name';
const branch = 'is not one branch as GitHub shows it, such as main';
const local = 'is not one path on this machine';
const mapping = 'it must be a mapping in YAML or JSON, such as';

/** For each operation and input: a text, and what is said of it. */
type Said = Readonly<Record<string, Partial<Record<InputName, Readonly<Record<string, string>>>>>>;

const rowsOf = (said: Said) =>
  Object.entries(said).flatMap(([base, inputs]) =>
    Object.entries(inputs).flatMap(([input, texts]) =>
      Object.entries(texts).map(([text, says]) => [input, text, says, base] as const),
    ),
  );

const mistakes: Said = {
  submit: {
    operation: {
      '': 'it is required. Give one of submit-pull-request, ',
      'submit-pull-requets':
        'there is no operation "submit-pull-requets", and a step does one. Did you mean submit-pull',
      metrics: 'Did you mean get-merge-queue-metrics?',
      '${{ inputs.operation }}': 'which nothing replaced',
    },
    'base-url': {
      '': 'MERGE_QUEUE_BASE_URL',
      'https://api.example.com/v1': "isn't a service of a merge queue. Give the address of yours",
      'https://app.trunk.io/acme': "isn't a service of a merge queue",
      // A name server may send this anywhere.
      'http://evil.localhost/v1': 'plain HTTP',
      'https://me:pw@example.com/v1': 'it holds a user name',
      'api.trunk.io/v1': "isn't the whole address of a service, such as https://api.trunk.io/v1",
      'https://api.trunk.io/v1?a=b': "isn't the whole address",
      '"https://api.trunk.io/v1"': 'is in quotes',
      '“https://api.trunk.io/v1”': 'is in typographic quotes',
      'secrets.URL': 'it is the text "secrets.URL". Write it as an expression: ${{ secrets.URL }}',
      'https://api.trunk.io': 'must end at its version. Write https://api.trunk.io/v1, or …/v2 with a key for /v2',
      'https://queue.acme.dev/v1/getQueue': 'must end at its version. Write https://queue.acme.dev/v1',
    },
    'api-token': {
      '': 'it is empty. Give the token',
      'one\ntwo': 'it holds a line break',
      'Bearer token': 'it has something around it',
      '$env:TOKEN': 'it is the name of a variable',
      '${{ secrets.TOKEN }}': 'it is the name of a variable',
      'process.env.TOKEN': 'it is the name of a variable',
      '***': 'it is a word in place of a token',
      TRUNK_API_TOKEN: 'it is the name of a secret',
      [`ghp_${'0aB'.repeat(12)}`]: 'it is a token of GitHub or GitLab',
    },
    'target-branch': {
      'origin/main': branch,
      'main, develop': branch,
      HEAD: branch,
      ['a'.repeat(40)]: branch,
    },
    repository: {
      // GitHub has no groups of repositories.
      'a/b/c': 'github.com',
      'a//c': hosts,
      'https://github.com/acme/shop': hosts,
      'acme/shop.git': hosts,
      'api.github.com/acme/shop': hosts,
      'git.acme.dev:99999/acme/shop': hosts,
    },
    'pull-request': { '#12': 'is not a positive whole number, such as 123', undefined: 'had no value' },
    'pull-request-sha': {
      HEAD: full,
      ['0'.repeat(40)]: full,
      'github.sha': 'Write it as an expression: ${{ github.sha',
    },
    priority: {
      '-1': 'or a whole number from 0 to 4294967295',
      'high, low': 'is not one name, such as high, or a whole number',
      '4294967296': 'from 0 to 4294967295',
    },
    'no-batch': { yes: '"yes" is not true or false', constructor: 'is not true or false' },
    'wait-timeout-minutes': { '1h': 'is not a number of minutes above 0, and at most 50400, such as 1.5' },
    'request-timeout-seconds': { '0': 'above 0', '30000': 'is not a number of seconds above 0, and at most 3600' },
    'required-label': { 'vars.LABEL': 'Write it as an expression: ${{ vars.LABEL }}' },
    'extra-fields': {
      'priority high': `${mapping} \`priority: high\``,
      '{priority: high': 'a [ or { in front of here is not closed',
      'priority: high, noBatch: true': 'several keys are on one line',
      '[a]': 'and not a list',
      'size: .inf': 'a number is .inf or .nan, which JSON cannot hold',
      'pr: 1': 'cannot set pr, which the action sets itself',
      '{"page_query": 1}': 'cannot set page_query',
    },
    'metrics-scope': { world: 'repository, organization' },
    'page-size': { '0': '"0" is not a whole number from 1 to 100' },
  },
  remove: { 'extra-fields': { 'force: true': 'nothing else' } },
  upload: {
    'impacted-targets': { '': 'no targets are given' },
    'impacted-targets-file': { 'no-such-file': 'there is no such file', reports: 'it is a folder' },
  },
  another: { 'pull-request-sha': { '': 'Give the head commit of the pull request, which the service requires' } },
  compute: {
    'impacted-targets': {
      '{"targets": ["a"]}': 'it is JSON of another shape. Give a JSON array of strings',
      '//...': 'write ALL',
      'a;b': 'semicolons',
      'a\\nb': 'as text: write one target a line',
    },
    'impacted-targets-file': { '$RUNNER_TEMP/t': local, '~/targets.txt': local, [String.raw`C:\a\t`]: local },
  },
  update: { 'queue-settings': { '': 'there is nothing to update', 'targetBranch: x': 'it cannot set targetBranch' } },
  apply: {
    'queue-settings': {
      'mode=parallel': `${mapping} \`mode: parallel\``,
      'queue.yml': '/queue.yml" cannot be read: there is no such file',
      '~/queue.yml': local,
      '{}': 'there is nothing to apply',
      'mode: parallel\nmode: single': 'line 2, column 1: the key "mode" is written twice',
      '{"mode": "parallel" // both\n}': 'line 1, column 21: JSON has no comments',
      'queue:\n  mode: parallel\n  concurrency: 3\n': 'move the settings out of "queue" to the top level',
      'mode: paralel': 'is not one of single, parallel',
      'state: pause': 'is not one of running, paused, draining',
      'batch: yes': 'is not true or false',
      'concurrency: 5x': 'is not a whole number from 1 to ',
      'requiredStatuses: ci, lint': 'is not a list of texts',
    },
  },
  list: {
    status: { 'FLAKY, BROKEN': 'is not one of FLAKY, BROKEN' },
    'organization-slug': {
      '': 'this operation needs it',
      'https://app.trunk.io/acme/settings': 'is not a slug',
      'your-org': 'is not a slug',
    },
  },
  excuse: {
    'tests-outcome': {
      'steps.tests.outcome': 'Write it as an expression: ${{ steps.tests.outcome }}',
      failed: 'is not one of success, failure, cancelled, skipped, unknown',
    },
    'junit-paths': {
      '': 'it is required. Give globs of the JUnit XML reports',
      '"*.xml"': String.raw`"\"*.xml\"" is in quotes`,
      '- a.xml': 'without "- "',
      'reports/': 'such as reports/**/*.xml',
      'a.xml;b.xml': 'Give globs of files, one a line',
    },
    'quarantine-policy': {
      'required-suites: ${{ x }}': 'which nothing replaced',
      'max-days:14': 'it must be a mapping',
      '- max-days: 14': 'and not a list',
      '# nothing yet\n': 'it is empty',
      'codeowners: ["@acme/a, @acme/b"]': 'has a comma or a space. Give one code owner a line',
      'codeowners: ["- @acme/a"]': 'begins like an item of a YAML list',
      'codeowners: ["[\\"@acme/a\\"]"]': 'looks like a JSON list',
    },
    'quarantine-file': { '~/a.yml': local },
  },
};

describe('a mistake in an input is one line that names the input and the way out, and nothing is sent', () => {
  test.each(rowsOf(mistakes))('%s: %j %s', async (input, text, says, base) => {
    const { exitCode, errors, stderr } = await stepOf(base, { [input]: text }, { files: { 'reports/a.txt': '' } });
    expect({ exitCode, stderr, errors: errors.length }).toEqual({ exitCode: 1, stderr: '', errors: 1 });
    expect(errors[0]).toContain(`input ${input}: `);
    expect(errors[0]).toContain(says);
    expect(errors[0]).not.toContain('\n');
  });

  const withFile = { ...bases.upload, 'impacted-targets': 'ALL', 'impacted-targets-file': 'targets.txt' };
  const onGitLab = { ...bases.another, repository: 'git.example.com/group/sub/project', 'github-token': 'a-token' };
  test.each<[inputs: Inputs, says: string]>([
    [withFile, 'input impacted-targets: it cannot be given together with impacted-targets-file'],
    [{ ...bases.submit, priority: 'high', 'extra-fields': 'priority: low' }, 'input extra-fields: priority is in it, '],
    [onGitLab, "input pull-request-sha: the event doesn't give it, and git.example.com is not the GitHub server"],
  ])('inputs together: %j', async (inputs, says) => {
    expect((await stepOf('', inputs)).errors).toEqual([expect.stringContaining(says)]);
  });
});

const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const suite = '<testsuites><testsuite name="s"><testcase name="a"/></testsuite></testsuites>';

test.each<[base: string, input: InputName, content: string | Buffer, says: string]>([
  ['apply', 'queue-settings', '', 'it is empty. Write a mapping'],
  ['apply', 'queue-settings', utf16('mode: parallel'), 'it is UTF-16'],
  ['apply', 'queue-settings', latin1('# gr\xfcn\nmode: parallel'), 'it is not UTF-8'],
  ['compute', 'impacted-targets-file', '["a"', "it begins like JSON, but Expected ',' or ']'"],
  ['compute', 'impacted-targets-file', utf16('a\nb'), 'it is UTF-16, as PowerShell'],
  ['excuse', 'junit-paths', '<!DOCTYPE html>\n<html></html>', 'file.x:1:15: this is an HTML page'],
  ['excuse', 'junit-paths', '{"failed": 1}', 'this is JSON. Have the tool write JUnit XML'],
  ['excuse', 'junit-paths', 'TAP version 13\nok 1', 'this is TAP'],
  ['excuse', 'junit-paths', 'version https://git-lfs.github.com/spec/v1\noid', 'a pointer of Git LFS'],
  ['excuse', 'junit-paths', latin1('PK\x03\x04rest'), 'this is an archive'],
])('%s: a file of %s with a mistake is an error: %j', async (base, input, content, says) => {
  const { exitCode, errors } = await stepOf(base, { [input]: 'file.x' }, { files: { 'file.x': content } });
  expect([exitCode, errors]).toEqual([1, [expect.stringContaining(says)]]);
});

test('a report in UTF-16 without a mark is read', async () => {
  const step = await stepOf('excuse', {}, { files: { 'a.xml': Buffer.from(suite, 'utf16le') } });
  expect([step.exitCode, step.errors]).toEqual([0, []]);
});

const nearly = 'is sent as it is, and the service may ignore it. Did you mean';
const isOneName = 'which is read as the name of one target: ';
const odd: Said = {
  tried: {
    shards: { 4: 'shards: it is not used by submit-pull-request, so it changes nothing' },
    'required-label': { '- bug': '"- bug" is read as the name of one label' },
    'extra-fields': {
      'prioritty: high': `"prioritty" ${nearly} priority?`,
      'no_batch: true': `"no_batch" ${nearly} noBatch?`,
      'target_branch: main': `${nearly} targetBranch, which the action sets itself?`,
      'noBatch: yes': '"noBatch" is the text "yes". If it is to be a boolean, write true',
      'noBatch: Off': 'If it is to be a boolean, write false',
      'reviewedBy: me': '',
    },
  },
  insecure: { 'allow-insecure-http': { true: '' } },
  compute: {
    'impacted-targets': {
      nx: 'write impacted-targets-from: nx',
      auto: 'write impacted-targets-from: auto',
      none: 'If no target is impacted, write []',
      't.txt': 'write impacted-targets-file: t.txt',
      'no.txt': '',
      'ALL\na': 'The list has a target named ALL and others',
    },
  },
  file: {
    'impacted-targets-file': {
      '//a:b\n# more': `"# more", ${isOneName}a list of targets has no comments`,
      'a b c\nd e f': `"a b c", ${isOneName}write one target a line`,
      'a\nb,c': `"b,c", ${isOneName}write one target a line, without commas`,
      'x\na b\npath/to/file\nsrc:lib@a=b,c=d\n//a:b': '',
    },
  },
};

test.each(rowsOf(odd))('%s: %j is used, with a warning: %s', async (input, text, says, base) => {
  const inputs = base === 'file' ? {} : { [input]: text };
  const { exitCode, warnings } = await stepOf(base, inputs, { files: { 't.txt': text } });
  expect([exitCode, warnings]).toEqual([0, says === '' ? [] : [expect.stringContaining(says)]]);
});

test('a computing step that required-label skips leaves an empty matrix', async () => {
  const inputs = { 'impacted-targets': 'a\nb', shards: '2', 'required-label': 'merge' };
  const { exitCode, outputs } = await stepOf('compute', inputs);
  expect([exitCode, outputs.skipped, outputs['impacted-targets-matrix']]).toEqual([0, 'true', '{"include":[]}']);
});

test.each([
  ['', 404, 'no page', true],
  ['', 200, '<!doctype html><title>Hello</title>', true],
  ['/api/v2', 404, 'no page', false],
])('a base address ending in %j whose response is %d %j lacks its version: %j', async (path, status, body, isSaid) => {
  const { origin } = await serve((_request, response) => {
    respond(response, status, body);
  });
  // A page may be that of a service that is being restarted, so it is asked for again after some seconds.
  const clock = { ...systemClock, sleep: () => Promise.resolve() };
  const inputs = { operation: 'get-queue', 'base-url': `${origin}${path}`, 'api-token': 'a-token-for-tests' };
  const step = await runStep({ event: { name: 'pull_request', payload: labelled }, inputs, clock });
  const says =
    /base-url lacks the version segment: it is http:.*\. Write the address .* \/v1 or \/v2|base-url (?:holds|goes)/;
  expect([step.exitCode, says.test(step.errors[0] ?? '')]).toEqual([1, isSaid]);
});
