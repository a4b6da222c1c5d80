import { describe, expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { pendingService, serve } from '../steps/servers.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

/** What each operation needs, so that a slip is the only mistake. */
const bases: Readonly<Record<string, Record<string, string>>> = {
  submit: { operation: 'submit-pull-request' },
  compute: { operation: 'compute-impacted-targets' },
  apply: { operation: 'apply-queue', 'target-branch': 'main', 'dry-run': 'true' },
  list: { operation: 'list-unhealthy-tests', 'organization-slug': 'acme' },
  check: { operation: 'check-quarantined-tests', 'organization-slug': 'acme' },
  excuse: {
    operation: 'excuse-quarantined-failures',
    'organization-slug': 'acme',
    'tests-outcome': 'success',
    'junit-paths': '*.xml',
  },
};

async function slip(
  base: keyof typeof bases,
  inputs: Record<string, string>,
  files: NonNullable<StepOptions['files']> = {},
): Promise<Step> {
  const service = await serve(pendingService);
  return runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: { 'base-url': service.url, 'api-token': 'a-token-for-tests', ...bases[base], ...inputs },
    files,
  });
}

const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

describe('each slip in one input is one error that names the input and says what to write', () => {
  const of = (
    base: keyof typeof bases,
    input: string,
    slips: readonly (readonly [text: string, says: string])[],
  ): (readonly [string, string, string, string])[] => slips.map(([text, says]) => [input, text, says, base] as const);

  test.each([
    ...of('submit', 'base-url', [
      ['api.trunk.io/v1', "isn't the whole address of a service, such as https://api.trunk.io/v1"],
      ['https://api.trunk.io/v1,https://x/v1', "isn't the whole address"],
      ['https://api.trunk.io/v1?a=b', "isn't the whole address"],
      ['"https://api.trunk.io/v1"', 'is in quotes'],
      ['“https://api.trunk.io/v1”', 'is in typographic quotes'],
      ['secrets.URL', 'it is the text "secrets.URL". Write it as an expression: ${{ secrets.URL }}'],
      ['${{ vars.URL }}', 'which nothing replaced'],
      ['https://api.trunk.io', 'must end at its version. Write https://api.trunk.io/v1, or …/v2 with a key for /v2'],
      ['https://queue.acme.dev/v1/getQueue', 'must end at its version. Write https://queue.acme.dev/v1'],
      ['https://queue.acme.dev/api/v3', 'must end at its version. Write https://queue.acme.dev/api/v1'],
      ['https://queue.acme.dev/v1.0', 'must end at its version. Write https://queue.acme.dev/v1'],
      ...[
        'https://app.trunk.io/acme',
        'https://trunk.io/v1',
        'https://api.github.com/v1',
        'https://your-service/v1',
      ].map((address) => [address, "isn't a service of a merge queue. Give the address of yours"] as const),
    ]),
    ...of('submit', 'api-token', [
      ...['***', '<token>', 'your-token'].map((token) => [token, 'it is a word in place of a token'] as const),
      [`ghp_${'0aB'.repeat(12)}`, 'it is a token of GitHub or GitLab'],
      [`github_pat_${'0aB'.repeat(12)}`, 'it is a token of GitHub or GitLab'],
      ['TRUNK_API_TOKEN', 'it is the name of a secret'],
      ['process.env.TOKEN', 'it is the name of a variable'],
      ['TOKEN=abcdefghijkl', 'it has something around it'],
    ]),
    ...of('submit', 'target-branch', [
      ...[
        'origin/main',
        'main, develop',
        'main/',
        'main..develop',
        'refs/pull/1/merge',
        'HEAD',
        'a'.repeat(40),
        'https://github.com/acme/shop/tree/main',
      ].map((branch) => [branch, 'is not one branch as GitHub shows it, such as main'] as const),
      ['${{ github.base_ref }}', 'which nothing replaced'],
    ]),
    ...of('submit', 'repository', [
      ...['https://github.com/acme/shop', 'git@github.com:acme/shop.git', 'shop'].map(
        (repository) => [repository, 'is not of the form owner/name or host/owner/name'] as const,
      ),
      ['github/acme/shop', 'write its host in front'],
      ['git.acme.dev:99999/acme/shop', 'is not of the form'],
    ]),
    ...of('submit', 'pull-request', [
      ...['#12', 'https://github.com/acme/shop/pull/12/files', '12.0'].map(
        (number) => [number, 'is not a positive whole number, such as 123'] as const,
      ),
      ['undefined', 'had no value'],
    ]),
    ...of('submit', 'pull-request-sha', [
      ...['HEAD', 'abc123', '0'.repeat(40)].map(
        (sha) => [sha, 'is not a full commit SHA (40 or 64 hex digits), as `git rev-parse` prints it'] as const,
      ),
      ['github.sha', 'Write it as an expression: ${{ github.sha }}'],
    ]),
    ...of('submit', 'priority', [
      ['high, low', 'is not one name, such as high, or a whole number'],
      ['4294967296', 'from 0 to 4294967295'],
    ]),
    ...of('submit', 'wait', [
      ['constructor', 'is not true or false'],
      ['${{ x }}', 'which nothing replaced'],
    ]),
    ...of('submit', 'wait-timeout-minutes', [
      ['1h', 'is not a number of minutes above 0, and at most 50400, such as 1.5'],
    ]),
    ...of('submit', 'request-timeout-seconds', [['30000', 'is not a number of seconds above 0, and at most 3600']]),
    ...of('submit', 'required-label', [['vars.LABEL', 'Write it as an expression: ${{ vars.LABEL }}']]),
    ...of('submit', 'operation', [
      ['${{ inputs.operation }}', 'which nothing replaced'],
      ['metrics', 'Did you mean get-merge-queue-metrics?'],
    ]),
    ...of('submit', 'extra-fields', [
      ['priority high', 'it must be a mapping in YAML or JSON, such as `priority: high`'],
      ['{priority: high', 'a [ or { in front of here is not closed'],
      ['{a: b}}', 'a } or ] is here that nothing opens'],
      ['priority: high, noBatch: true', 'several keys are on one line'],
      ['[a]', 'and not a list'],
    ]),
    ...of('list', 'status', [
      ...['FLAKY, BROKEN', 'all'].map((status) => [status, 'is not one of FLAKY, BROKEN'] as const),
    ]),
    ...of('list', 'organization-slug', [
      ...['https://app.trunk.io/acme/settings', '@acme', 'app.trunk.io', 'your-org'].map(
        (slug) => [slug, 'is not a slug'] as const,
      ),
    ]),
    ...of('excuse', 'tests-outcome', [
      ['steps.tests.outcome', 'Write it as an expression: ${{ steps.tests.outcome }}'],
      ['failed', 'is not one of success, failure, cancelled, skipped, unknown'],
    ]),
    ...of('apply', 'queue-settings', [
      ['mode=parallel', 'it must be a mapping in YAML or JSON, such as `mode: parallel`'],
      ['- mode: parallel', 'and not a list'],
      ['queue.yml', '/queue.yml" cannot be read: there is no such file'],
      ['{}', 'there is nothing to apply'],
      ['mode: parallel\nmode: single', 'line 2, column 1: the key "mode" is written twice'],
      ['mode: parallel\n  concurrency: 5', 'the next line begins further right'],
      ['{"mode": "parallel" // both\n}', 'line 1, column 21: JSON has no comments'],
      ['mode: paralel', 'is not one of single, parallel'],
      ['state: pause', 'is not one of running, paused, draining'],
      ['batch: yes', 'is not true or false'],
      ['concurrency: 5x', 'is not a whole number from 1 to '],
      ['requiredStatuses: ci, lint', 'is not a list of texts'],
      ['mode: ${{ vars.MODE }}', 'is not one of single, parallel'],
    ]),
    ...of('compute', 'impacted-targets', [
      ['{"targets": ["a"]}', 'it is JSON of another shape. Give a JSON array of strings'],
      ["['a']", 'it begins like JSON, but Unexpected token'],
      ['[1]', "element 1 of the JSON array isn't a string"],
      ['//...', 'write ALL'],
      ['a;b', 'semicolons'],
      ['a\\nb', 'as text: write one target a line'],
    ]),
    ...of('compute', 'impacted-targets-file', [
      ['$RUNNER_TEMP/t', 'is not one path on this machine, in which ~ and variables'],
      ['a, b', 'there is no such file'],
    ]),
    ...of('excuse', 'junit-paths', [['a.xml;b.xml', 'Give globs of files, one a line']]),
    ...of('excuse', 'quarantine-policy', [
      ['required-suites: ${{ x }}', 'which nothing replaced'],
      ['variant: matrix.os', 'Write it as an expression: ${{ matrix.os }}'],
      ['max-days:14', 'it must be a mapping'],
      ['- max-days: 14', 'and not a list'],
      ['# nothing yet\n', 'it is empty'],
    ]),
    ...of('excuse', 'quarantine-file', [['~/a.yml', 'is not one path on this machine']]),
  ])('%s: %j', async (input, text, says, base) => {
    const step = await slip(base, { [input]: text });
    expect(step.exitCode).toBe(1);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toContain(`input ${input}: `);
    expect(step.errors[0]).toContain(says);
  });
});

describe('each slip in a file is one error that names the file or the input, and says what to write', () => {
  const suite = '<testsuites><testsuite name="s"><testcase name="a"/></testsuite></testsuites>';
  type FileSlip = readonly [what: string, content: string | Buffer, says: string];
  type Row = readonly [string, keyof typeof bases, Record<string, string>, Record<string, string | Buffer>, string];
  const inFile = (base: keyof typeof bases, input: string, file: string, slips: readonly FileSlip[]): Row[] =>
    slips.map(([what, content, says]) => [what, base, { [input]: file }, { [file]: content }, says]);
  test.each<Row>([
    ...inFile('apply', 'queue-settings', 'q.yml', [
      ['empty settings', '', 'it is empty. Write a mapping'],
      ['settings in UTF-16', utf16('mode: parallel'), 'it is UTF-16'],
      ['settings in Latin-1', Buffer.from('# gr\xfcn\nmode: parallel', 'latin1'), 'it is not UTF-8'],
    ]),
    ...inFile('compute', 'impacted-targets-file', 't', [
      ['JSON with a comment', '[\n  "a", // the first\n  "b"\n]', 'it begins like JSON, but Unexpected token'],
      ['JSON that ends', '["a"', "it begins like JSON, but Expected ',' or ']'"],
      ['targets in UTF-16', utf16('a\nb'), 'it is UTF-16, as PowerShell'],
      ['targets in UTF-16 without a mark', Buffer.from('a\nb', 'utf16le'), 'it is UTF-16'],
    ]),
    ...inFile('excuse', 'junit-paths', 'a.xml', [
      ['a page', '<!DOCTYPE html>\n<html></html>', 'a.xml:1:15: this is an HTML page'],
      ['a page without a type', '<html></html>', 'this is an HTML page'],
      ['JSON as a report', '{"failed": 1}', 'this is JSON. Have the tool write JUnit XML'],
      ['TAP as a report', 'TAP version 13\nok 1', 'this is TAP'],
      ['a pointer', 'version https://git-lfs.github.com/spec/v1\noid', 'a pointer of Git LFS'],
      ['an archive', Buffer.from('PK\x03\x04rest', 'latin1'), 'this is an archive'],
    ]),
  ])('%s', async (_what, base, inputs, files, says) => {
    const step = await slip(base, inputs, files);
    expect(step.exitCode).toBe(1);
    expect(step.errors).toEqual([expect.stringContaining(says)]);
  });

  test('a report in UTF-16 without a mark is read', async () => {
    const step = await slip('excuse', {}, { 'a.xml': Buffer.from(suite, 'utf16le') });
    expect([step.exitCode, step.errors]).toEqual([0, []]);
  });
});

describe('what may be meant is used, with a warning', () => {
  const inFile = { 'impacted-targets-file': 't' };
  const isOneName = (text: string, rest: string): string =>
    `"${text}", which is read as the name of one target: ${rest}`;
  test.each<[string, Record<string, string>, Record<string, string>, string]>([
    ['a comment', inFile, { t: '//a:b\n# more\n' }, isOneName('# more', 'a list of targets has no comments')],
    ['several names', inFile, { t: 'a b c\nd e f\n' }, isOneName('a b c', 'write one target a line')],
    ['commas', inFile, { t: 'a\nb,c\n' }, isOneName('b,c', 'write one target a line, without commas')],
    ['a build system', { 'impacted-targets': 'nx' }, {}, 'write impacted-targets-from: nx'],
    ['nothing', { 'impacted-targets': 'none' }, {}, 'If no target is impacted, write []'],
    ['a file', { 'impacted-targets': 't.txt' }, { 't.txt': 'a' }, 'write impacted-targets-file: t.txt'],
  ])('%s', async (_what, inputs, files, says) => {
    const step = await slip('compute', inputs, files);
    expect(step.exitCode).toBe(0);
    expect(step.warnings).toEqual([expect.stringContaining(says)]);
  });

  test.each(['a b', 'path/to/file', 'src:lib@a=b,c=d', '//a:b', '#nothing'])('%j alone is a target', async (target) => {
    const step = await slip('compute', { 'impacted-targets-file': 't' }, { t: `x\n${target}\n` });
    expect(step.warnings).toHaveLength(target.startsWith('#') ? 1 : 0);
    expect(step.outputs['impacted-targets-count']).toBe('2');
  });
});

test('a boolean of YAML 1.1 in extra-fields is sent as the text that it is, with a warning', async () => {
  const step = await slip('submit', { 'dry-run': 'true', 'extra-fields': 'noBatch: yes' });
  expect(step.errors).toEqual([]);
  expect(step.warnings).toEqual([
    expect.stringContaining('"noBatch" is the text "yes". If it is to be a boolean, write true'),
  ]);
});

test('a computing step that required-label skips leaves an empty matrix', async () => {
  const inputs = { 'impacted-targets': 'a\nb', shards: '2', 'required-label': 'merge' };
  const step = await slip('compute', inputs);
  expect([step.exitCode, step.outputs.skipped]).toEqual([0, 'true']);
  expect(step.outputs['impacted-targets-matrix']).toBe('{"include":[]}');
});
