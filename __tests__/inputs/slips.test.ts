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
      ['api.trunk.io/v1', 'Write https://api.trunk.io/v1'],
      ['localhost:4010/v1', 'Write http://localhost:4010/v1'],
      ['htps://api.trunk.io/v1', 'Write https://api.trunk.io/v1'],
      ['https//api.trunk.io/v1', 'Write https://api.trunk.io/v1'],
      ['"https://api.trunk.io/v1"', 'is in quotes'],
      ['<https://api.trunk.io/v1>', "isn't one address"],
      ['https://api.trunk.io/v1,https://x/v1', "isn't one address"],
      ['https://api.trunk.io /v1', "isn't one address"],
      ['secrets.URL', 'it is the text "secrets.URL". Write it as an expression: ${{ secrets.URL }}'],
      ['$URL', 'it is the name of a variable, "$URL", which nothing replaces'],
      ['${{ vars.URL }}', 'which nothing replaced'],
      ['http://api.trunk.io/v1', 'is plain HTTP'],
      ['https://api.trunk.io', 'must end at its version. Write https://api.trunk.io/v1'],
      ['https://api.trunk.io/V1', 'must end at its version. Write https://api.trunk.io/v1'],
      ['https://api.trunk.io/v1/submitPullRequest', 'must end at its version. Write https://api.trunk.io/v1'],
      ['https://app.trunk.io/acme', 'is a page for people. Write https://api.trunk.io/v1'],
      ['https://trunk.io/v1', 'is a page for people'],
      ['https://github.com/acme/shop', 'is GitHub, not the service'],
      ['https://api.github.com/v1', 'is GitHub, not the service'],
      ['https://queue.acme.dev/api/V1', 'ends with a capital V. Write https://queue.acme.dev/api/v1'],
      [
        'https://queue.acme.dev/v1/getQueue',
        'holds more than its version. The action adds the endpoint itself. Write https://queue.acme.dev/v1',
      ],
      ['https://queue.acme.dev/v2/merge-queues', 'Write https://queue.acme.dev/v2'],
      ['https://queue.acme.dev/v1.0', 'Write https://queue.acme.dev/v1'],
      ['https://api.trunk.com/v1', "isn't the service. Write https://api.trunk.io/v1"],
      ['https://gitlab.com/v1', 'is GitLab, not the service'],
      ['https://your-service/v1', 'is a placeholder'],
      ['api.trunk.io', 'Write https://api.trunk.io/v1'],
      ['localhost', 'Write http://localhost with its port and version'],
      ['“https://api.trunk.io/v1”', 'is in typographic quotes'],
      ['https://queue.acme.dev/v3', 'does not know. Write https://queue.acme.dev/v1, or v2'],
    ]),
    ...of('submit', 'api-token', [
      ['***', 'it is a placeholder'],
      ['<token>', 'it is a placeholder'],
      ['your-token', 'it is a placeholder'],
      [`ghp_${'0aB'.repeat(12)}`, 'it is a token of GitHub or GitLab'],
      [`github_pat_${'0aB'.repeat(12)}`, 'it is a token of GitHub or GitLab'],
      ['secrets.TOKEN', 'it is the name of a variable'],
      ['process.env.TOKEN', 'it is the name of a variable'],
      ['undefined', 'so the expression or script that makes it had no value'],
      ['TRUNK_API_TOKEN', 'it is the name of a secret'],
      ['TOKEN=abcdefghijkl', "begins with a name that isn't part of it"],
      ['{"token": "abcdefghijkl"}', 'it is JSON'],
    ]),
    ...of('submit', 'target-branch', [
      ['origin/main', 'is a branch as Git names it on a remote. Write main'],
      ['refs/remotes/origin/main', 'Write main'],
      ['refs/tags/v1', 'is a tag'],
      ['main, develop', 'has a space or a line break. Give one branch'],
      ['main\ndevelop', 'has a space or a line break. Give one branch'],
      ['"main"', 'is in quotes'],
      ['${{ github.base_ref }}', 'which nothing replaced'],
      ['heads/main', 'Write main'],
      ['main/', "can't be the name of a branch. Write main"],
      ['acme:main', 'Write main'],
      ['main~1', 'Write main'],
      ['main..develop', "can't be the name of a branch. Give a branch"],
      ['refs/heads/', "can't be the name of a branch"],
      ['refs/pull/1/merge', 'is a pull request. Give the branch that it merges into'],
      ['HEAD', 'names a commit'],
      ['a'.repeat(40), 'is a commit'],
      ['https://github.com/acme/shop/tree/main', 'Write main'],
      ['github.base_ref', 'Write it as an expression: ${{ github.base_ref }}'],
    ]),
    ...of('submit', 'repository', [
      ['https://github.com/acme/shop', 'Write acme/shop'],
      ['https://github.com/acme/shop.git', 'Write acme/shop'],
      ['git@github.com:acme/shop.git', 'Write acme/shop'],
      ['acme/shop.git', 'Write acme/shop'],
      ['shop', 'is not of the form owner/name'],
      ['/acme/shop', 'Write acme/shop'],
      ['@acme/shop', 'Write acme/shop'],
      ['"acme/shop"', 'Write acme/shop'],
      ['acme / shop', 'Write acme/shop'],
      ['acme\\shop', 'Write acme/shop'],
      ['acme/shop@main', 'Write acme/shop'],
      ['https://github.com/acme/shop/pulls', 'Write acme/shop'],
      ['${{ github.repository }}', 'which nothing replaced'],
      ['https://git.acme.dev/shop/web', 'Write git.acme.dev/shop/web'],
      ['git@git.acme.dev:shop/web.git', 'Write git.acme.dev/shop/web'],
      ['github/acme/shop', 'write its host in front'],
      ['api.github.com/acme/shop', "isn't the host of repositories. Write github.com/acme/shop"],
      ['www.github.com/acme/shop', 'Write github.com/acme/shop'],
      ['git.acme.dev:99999/acme/shop', "isn't a host name"],
    ]),
    ...of('submit', 'pull-request', [
      ['#12', 'is not a positive whole number. Write 12'],
      ['PR-12', 'Write 12'],
      ['https://github.com/acme/shop/pull/12/files', 'Write 12'],
      ['refs/pull/12/merge', 'Write 12'],
      ['!12', 'Write 12'],
      ['acme/shop#12', 'Write 12'],
      ['https://github.com/acme/shop/pull/12#issuecomment-1', 'Write 12'],
      ['12,13', 'Give one number'],
      ['1,000', 'Write 1000'],
      ['12.0', 'Write 12'],
      ['undefined', 'had no value'],
      ['${{ github.event.number }}', 'which nothing replaced'],
    ]),
    ...of('submit', 'pull-request-sha', [
      ['HEAD', '`git rev-parse HEAD` prints it'],
      ['abc123', '`git rev-parse abc123` prints it'],
      ['github.sha', 'Write it as an expression: ${{ github.sha }}'],
      ['0'.repeat(40), 'it has only zeros'],
    ]),
    ...of('submit', 'priority', [
      ['high, low', 'names several'],
      ['low # later', 'has a comment. Write low'],
      ['${{ inputs.priority }}', 'which nothing replaced'],
      ['"high"', 'is in quotes'],
    ]),
    ...of('submit', 'wait', [
      ['yes', 'Write true'],
      ['"true"', 'Write true'],
      ['off', 'Write false'],
      ['10m', 'is neither true nor false'],
      ['enabled', 'Write true'],
      ['true # now', 'Write true'],
      ['${{ x }}', 'which nothing replaced'],
    ]),
    ...of('submit', 'wait-timeout-minutes', [
      ['1h', 'Write 60'],
      ['90s', 'Write 1.5'],
      ['60 minutes', 'Write 60'],
      ['1,5', 'Write 1.5'],
      ['"5"', 'Write 5'],
    ]),
    ...of('submit', 'request-timeout-seconds', [
      ['30000', 'If it is in milliseconds, write 30'],
      ['500ms', 'Write 0.5'],
    ]),
    ...of('submit', 'required-label', [['vars.LABEL', 'Write it as an expression: ${{ vars.LABEL }}']]),
    ...of('submit', 'operation', [
      ['${{ inputs.operation }}', 'which nothing replaced'],
      ['submit-pull-request, set-impacted-targets', 'A step does one: write a step for each'],
      ['get-metrics', 'Did you mean get-merge-queue-metrics?'],
      ['analyze-impacted-targets', 'Run merge-queue analyze'],
    ]),
    ...of('submit', 'extra-fields', [
      ['priority high', 'Write "priority: high", with a colon'],
      ['{priority: high', 'a { in front of here is not closed'],
      ['{a: b}}', 'a } or ] is here that nothing opens'],
      ['priority: high, noBatch: true', 'several keys are on one line'],
      ['“priority”: high', 'has typographic quotes'],
      ['priority=high', 'Write "priority: high", with a colon in place of ='],
      ['priority:high', 'Write "priority: high", with a space behind the colon'],
      ['[a]', 'and not a list'],
    ]),
    ...of('list', 'max-pages', [['all', 'Write 0']]),
    ...of('list', 'status', [
      ['FLAKY, BROKEN', 'Leave status empty, which lists both'],
      ['flaky\nbroken', 'Leave status empty, which lists both'],
      ['all', 'Leave status empty, which lists both'],
      ['flakey', 'Write FLAKY'],
      ['"FLAKY"', 'Write FLAKY'],
      ['quarantined', 'Quarantined tests are in list-quarantined-tests'],
      ['healthy', 'Healthy tests are in no list'],
    ]),
    ...of('list', 'organization-slug', [
      ['https://app.trunk.io/acme/settings', 'Write acme'],
      ['app.trunk.io/acme', 'Write acme'],
      ['acme/shop', 'Write acme'],
      ['@acme', 'Write acme'],
      ['Acme Inc', "isn't a slug, which has no spaces"],
      ['"acme"', "isn't a slug, which has no spaces, quotes or slashes. Write acme"],
      ['your-org', 'is a placeholder'],
      ['app.trunk.io', "isn't a slug"],
      ['acme,other', "isn't a slug"],
      ['$SLUG', 'which nothing replaces'],
    ]),
    ...of('excuse', 'tests-outcome', [
      ['steps.tests.outcome', 'Write it as an expression: ${{ steps.tests.outcome }}'],
      ['failed', 'Write failure'],
      ['1', 'Write failure'],
      ['passed', 'Write success'],
      ['"success"', 'Write success'],
      ['neutral', 'Give ${{ steps.<id>.outcome }}'],
      ['timed_out', 'Write failure'],
      ['canceled', 'Write cancelled'],
      ['job.status', 'Write it as an expression: ${{ job.status }}'],
    ]),
    ...of('apply', 'queue-settings', [
      ['mode=parallel', 'such as `mode: parallel`. Write "mode: parallel", with a colon in place of ='],
      ['mode:parallel', 'Write "mode: parallel", with a space behind the colon'],
      ['- mode: parallel', 'and not a list. Write the lines without "- "'],
      ['queue.yml', '"queue.yml" cannot be read: there is no such file'],
      ['queue', 'it must be a mapping'],
      ['{}', 'there is nothing to apply'],
      ['mode: parallel\nmode: single', 'line 2, column 1: this key is there twice'],
      ['mode: parallel\n  concurrency: 5', 'the next line begins further right'],
      ['{"mode": "parallel" // both\n}', 'line 1, column 21: JSON has no comments'],
      ['mode: paralel', 'is not one of single, parallel: write parallel'],
      ['state: pause', 'write paused'],
      ['batch: yes', 'is not true or false: write true'],
      ['concurrency: 5x', 'write the number alone'],
      ['requiredStatuses: ci, lint', 'is not a list of texts: write [ci, lint]'],
      ['mode: ${{ vars.MODE }}', 'nothing replaced the expression'],
    ]),
    ...of('compute', 'impacted-targets', [
      ['{"targets": ["a"]}', "isn't a JSON array of strings: line 1, column 1: a list begins with ["],
      ["['a']", 'line 1, column 2: JSON has double quotes'],
      ['[\n  "a",\n  "b",\n]', 'line 3, column 6: there is a comma behind the last element. Remove it'],
      ['[1]', "line 1, column 2: element 1 isn't a string"],
      ['//...', 'write ALL'],
      ['a;b', 'semicolons'],
      ['a\\nb', 'as text: write one target a line'],
      ['steps.x.outputs.targets', 'Write it as an expression'],
    ]),
    ...of('compute', 'impacted-targets-file', [
      ['"t"', 'is in quotes'],
      ['$RUNNER_TEMP/t', 'Nothing replaces a variable in an input'],
      ['https://acme.dev/t', 'not an address'],
      ['a, b', 'Give one file'],
    ]),
    ...of('excuse', 'junit-paths', [
      ['steps.x.outputs.paths', 'Write it as an expression'],
      ['a.xml;b.xml', 'give one a line'],
      ['a.xml # the report', 'a list of globs has no comments'],
      ['file:///a.xml', 'is an address'],
    ]),
    ...of('excuse', 'quarantine-policy', [
      ['required-suites: ${{ x }}', 'which nothing replaced'],
      ['variant: matrix.os', 'Write it as an expression: ${{ matrix.os }}'],
      ['max-days 14', 'Write "max-days: 14", with a colon'],
      ['max-days:14', 'Write "max-days: 14", with a space behind the colon'],
      ['strict', 'it must be a mapping in YAML or JSON'],
      ['- max-days: 14', 'and not a list'],
      ['# nothing yet\n', 'it is empty'],
      ['env.POLICY', 'Write it as an expression: ${{ env.POLICY }}'],
    ]),
    ...of('excuse', 'quarantine-file', [
      ['vars.FILE', 'Write it as an expression: ${{ vars.FILE }}'],
      ['a.yml\nb.yml', 'it has several lines. Give the path of one file'],
      ['~/a.yml', 'begins with ~, which only a shell replaces'],
    ]),
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
  const workflow = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n';
  type FileSlip = readonly [what: string, content: string | Buffer, says: string];
  type GlobSlip = readonly [what: string, globs: string, says: string];
  type Row = readonly [string, keyof typeof bases, Record<string, string>, Record<string, string | Buffer>, string];
  const inFile = (base: keyof typeof bases, input: string, file: string, slips: readonly FileSlip[]): Row[] =>
    slips.map(([what, content, says]) => [what, base, { [input]: file }, { [file]: content }, says]);
  const inGlobs = (slips: readonly GlobSlip[]): Row[] =>
    slips.map(([what, globs, says]) => [what, 'excuse', { 'junit-paths': globs }, { 'reports/a.xml': suite }, says]);

  test.each<Row>([
    ...inFile('apply', 'queue-settings', 'q.yml', [
      ['empty settings', '', 'it is empty. Write a mapping'],
      ['settings in UTF-16', utf16('mode: parallel'), 'it is UTF-16'],
      ['settings in Latin-1', Buffer.from('# gr\xfcn\nmode: parallel', 'latin1'), 'it is not UTF-8'],
      ['a workflow', workflow, 'it has on, so it is a workflow'],
      ['rules', 'targets:\n  ui: [ui/**]\n', 'it has targets, so it is the file of impacted-targets-config'],
    ]),
    [
      'the other ending',
      'apply',
      { 'queue-settings': 'q.yml' },
      { 'q.yaml': 'mode: parallel' },
      'no such file. Write q.yaml',
    ],
    ...inFile('compute', 'impacted-targets-file', 't', [
      ['JSON with a comment', '[\n  "a", // the first\n  "b"\n]', 'line 2, column 8: JSON has no comments'],
      [
        'JSON with a last comma',
        '[\n  "a,]",\n  "b",\n]',
        'line 3, column 6: there is a comma behind the last element',
      ],
      ['JSON in single quotes', "['a']", 'line 1, column 2: JSON has double quotes'],
      ['JSON that ends', '["a"', 'so it may be cut off'],
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
    ...inGlobs([
      ['a path from the root', '/reports/*.xml', 'Write "reports/*.xml"'],
      ['a tilde', '~/out/*.xml', 'only a shell replaces ~'],
      ['a variable', '$HOME/out/*.xml', 'nothing replaces "$HOME"'],
      ['a variable of Windows', '%TEMP%/a.xml', 'nothing replaces "%TEMP%"'],
      ['an address', 'https://ci/a.xml', 'is an address'],
      ['two globs', 'a/*.xml b/*.xml', 'give one a line'],
      ['a folder that is nearly there', 'reprots/*.xml', 'Did you mean "reports/*.xml"?'],
      ['other letters', 'Reports/a.xml', 'Did you mean "reports/a.xml"?'],
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

test.each([
  ['priority', 'High', 'input priority: "High" is sent as it is, and the service may not know it. Did you mean high?'],
  ['priority', 'urgnet', 'Did you mean urgent?'],
  ['priority', 'blocker', undefined],
  [
    'extra-fields',
    'noBatch: yes',
    'input extra-fields: "noBatch" is the text "yes". If it is to be a boolean, write true',
  ],
])('%s: %s is used, with a warning', async (input, text, says) => {
  const step = await slip('submit', { 'dry-run': 'true', [input]: text });
  expect(step.errors).toEqual([]);
  const ofInput = step.warnings.filter((line) => line.includes(`input ${input}: `));
  expect(ofInput).toEqual(says === undefined ? [] : [expect.stringContaining(says)]);
});

test('a computing step that required-label skips leaves an empty matrix', async () => {
  const inputs = { 'impacted-targets': 'a\nb', shards: '2', 'required-label': 'merge' };
  const step = await slip('compute', inputs);
  expect([step.exitCode, step.outputs.skipped]).toEqual([0, 'true']);
  expect(step.outputs['impacted-targets-matrix']).toBe('{"include":[]}');
});
