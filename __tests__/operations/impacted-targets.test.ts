import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  type Files,
  git,
  HostedRepository,
  checkOut,
  removeSamples,
  snapshot,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { endOfComputing, Interruption } from '../../src/reporting/cancellation.js';
import { actionVersion } from '../../src/version.js';
import { checkSummary } from '../hostile/checks.js';
import { type Step, targetsOf } from '../steps/layout.js';
import { pullRequestIntoMain } from '../steps/payloads.js';
import { schemaOf } from '../steps/schemas.js';
import { pendingService, serve } from '../steps/servers.js';
import { type StepInProcessOptions, runStep } from '../steps/step.js';

afterAll(removeSamples);

const rulesFile = '.github/impacted-targets.yml';
const rules = `
impact-all: [docker/**]
targets:
  ui: [packages/ui/**]
  web:
    paths: [apps/web/**, '!**/*.md']
    depends-on: [ui]
  e2e:
    paths: [e2e/**]
    depends-on: [web]
  services/{name}:
    paths: [services/{name}/**]
`;

/** A repository with rules for `paths`, and a Cargo workspace beside them. */
const sample: Files = {
  [rulesFile]: rules,
  'packages/ui/index.ts': 'export {};\n',
  'apps/web/index.ts': 'export {};\n',
  'e2e/all.ts': 'export {};\n',
  'services/billing/main.go': 'package main\n',
  'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\nresolver = "2"\n',
  'crates/core/Cargo.toml': '[package]\nname = "core-lib"\nversion = "1.0.0"\nedition = "2021"\n',
  'crates/core/src/lib.rs': '',
  'crates/app/Cargo.toml':
    '[package]\nname = "app"\nversion = "1.0.0"\nedition = "2021"\n[dependencies]\ncore-lib = { path = "../core" }\n',
  'crates/app/src/main.rs': 'fn main() {}\n',
};

type Inputs = Readonly<Record<string, string>>;

/** Computes for a pull request in a checkout of its merge commit alone, which it leaves as it was. */
async function compute(
  changes: Files,
  inputs: Inputs = {},
  { base = {}, ...more }: Partial<StepInProcessOptions> & { readonly base?: Files } = {},
): Promise<Step> {
  const repository = new HostedRepository({ ...sample, ...base });
  const { headSha } = repository.pullRequest(7, changes);
  const workspace = checkOut(repository.url, 'refs/pull/7/merge');
  const before = snapshot(workspace);
  const step = await runStep({
    ...more,
    workspace,
    event: { name: 'pull_request', payload: pullRequestIntoMain(7, headSha) },
    inputs: { operation: 'compute-impacted-targets', 'impacted-targets-from': 'paths', ...inputs },
  });
  expect(snapshot(workspace)).toEqual(before);
  checkSummary(step.summary);
  return step;
}

/** Uploads a list that a file or an input gives. @returns the step, and the body that it sent */
async function upload(inputs: Inputs, files: Readonly<Record<string, string>> = {}) {
  const { url, received } = await serve(pendingService);
  const given = { operation: 'set-impacted-targets', 'base-url': url, 'api-token': 'a secret token' };
  const event = { name: 'pull_request', payload: pullRequestIntoMain(7, 'a'.repeat(40)) };
  const step = await runStep({ event, files, inputs: { ...given, ...inputs } });
  const body = received[0]?.body ?? '{}';
  return { step, body: JSON.parse(body) as { readonly impactedTargets: unknown }, bytes: Buffer.byteLength(body) };
}

const isExplanation = schemaOf('impacted-targets-explanation.schema.json');
const isRecord = schemaOf('impacted-targets-record.schema.json', { strictTypes: false });

function explanationOf({ errors, outputs }: Step): Record<string, unknown> {
  expect(errors).toEqual([]);
  const file = outputs['impacted-targets-explanation-file'] ?? '';
  const explanation = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect([isExplanation(explanation), isExplanation.errors]).toEqual([true, null]);
  return explanation;
}

/** The output impacted-targets-record of a step. */
function recordOf({ outputs: { 'impacted-targets-record': line = '' } }: Step): Record<string, unknown> {
  const record = JSON.parse(line) as Record<string, unknown>;
  expect([isRecord(record), isRecord.errors]).toEqual([true, null]);
  expect(record).toMatchObject({ version: 1, action: actionVersion, repository: 'Codertocat/Hello-World' });
  return record;
}

describe('computed targets', () => {
  const changes = { 'packages/ui/index.ts': '2\n', 'services/billing/main.go': 'package main // 2\n' };

  test('are those of paths, with what depends on them, and a matrix that a job uses directly', async () => {
    const step = await compute(changes, { shards: '2' });
    expect(targetsOf(step)).toEqual(['e2e', 'services/billing', 'ui', 'web']);
    expect(step.outputs).toMatchObject({ skipped: 'false', 'impacts-all': 'false', 'impacted-targets-count': '4' });
    expect(JSON.parse(step.outputs['impacted-targets-matrix'] ?? '')).toEqual({
      include: ['e2e services/billing', 'ui web'].map((targets, index) => ({ shard: index + 1, total: 2, targets })),
    });
    expect(step.stdout).toContain(
      `web, which depends on ui (stated in ${rulesFile}:5, "web"): packages/ui/index.ts changed`,
    );
    expect(step.summary).toContain('Impacted targets: 4');
  });

  test('of two build systems have the prefix of each', async () => {
    const two = { 'crates/core/src/lib.rs': 'pub fn f() {}\n', 'apps/web/index.ts': 'export const b = 2;\n' };
    const step = await compute(two, { 'impacted-targets-from': 'auto' });
    expect(targetsOf(step)).toEqual(['cargo:app', 'cargo:core-lib', 'paths:e2e', 'paths:web']);
  });

  test('name a rule without effect where the pull request changes the rules, and else count it', async () => {
    const misspelt = `# crates/* stands here first\n${rules}  crates: [crates/core/**, Crates/*]\n`;
    const line = String(misspelt.split('\n').length - 1);
    const without = 'Crates/* matches no tracked file';
    const changed = await compute({ [rulesFile]: misspelt });
    expect(changed.stdout).toContain(`::warning file=${rulesFile},line=${line}::${without}`);
    const step = await compute({ 'e2e/all.ts': '2\n' }, {}, { base: { [rulesFile]: misspelt } });
    expect([targetsOf(step), step.stdout]).toEqual([['e2e'], expect.not.stringContaining('::warning')]);
    expect(step.stdout).toContain(`${rulesFile}:${line}: ${without}`);
    expect(step.summary.replaceAll('<wbr>', '')).toContain('merge-queue rules --check lists them');
  });

  test('are named with everything: names, once the target branch says so', async () => {
    const named = { [rulesFile]: `${rules}everything: names\n` };
    const unnamed = await compute({ 'docker/x': '', ...named });
    expect(unnamed.outputs['impacted-targets-count']).toBe('ALL');
    const rule = { kind: 'rule', rule: 'impact-all: docker/**', files: ['docker/x'] };
    expect(recordOf(unnamed)).toMatchObject({ answer: 'all', everything: true, claimed: null });
    expect(recordOf(unnamed).causes).toContainEqual(expect.objectContaining(rule));
    expect((await compute({ 'docker/x': '' }, {}, { base: named })).outputs).toMatchObject({
      'impacts-all': 'true',
      'impacted-targets': '["e2e","services/billing","ui","web"]',
      'impacted-targets-count': '4',
      'impacted-targets-reason': `docker/x matches docker/** of impact-all in ${rulesFile}`,
    });
  });

  test('with a control character in a name are refused', async () => {
    const base = { 'package.json': '{"workspaces":["odd"]}', 'odd/package.json': '{"name":"odd\\u0001name"}' };
    const { errors, outputs } = await compute({ 'odd/a.js': '' }, { 'impacted-targets-from': 'workspaces' }, { base });
    expect(errors).toEqual([expect.stringMatching(/the target "odd.*name" holds the control character U\+0001/)]);
    expect(outputs['impacted-targets']).toBeUndefined();
  });

  test.each<readonly [what: string, Inputs, Files, error: RegExp, annotations: readonly RegExp[]]>([
    ['too many shards', { shards: '300' }, {}, /input shards: /, []],
    ['a folder of a shell', { 'working-directory': '~/ui' }, {}, /working-directory: .*is not one path on this/, []],
    [
      'a mistake in the rules',
      {},
      { [rulesFile]: 'targets:\n  ui: [packages/ui/**]\nunownd: ignore\nimpact-al: []\n' },
      /impacted-targets\.yml.*3:1.*unownd.*unowned/,
      [3, 4].map((at) => new RegExp(`^::error file=\\.github/impacted-targets\\.yml,line=${String(at)}::`, 'm')),
    ],
  ])('%s is one line', async (_what, inputs, changes, error, annotations) => {
    const step = await compute({ 'packages/ui/index.ts': '2\n', ...changes }, inputs);
    expect([step.exitCode, step.errors[0]]).toEqual([1, expect.stringMatching(error)]);
    expect(step.errors).toHaveLength(Math.max(1, annotations.length + 1));
    for (const annotation of annotations) expect(step.stdout).toMatch(annotation);
    expect(step.outputs['impacted-targets-file']).toBeUndefined();
  });
});

describe('the explanation', () => {
  test('leads from a changed file to every target', async () => {
    const step = await compute({ 'packages/ui/index.ts': 'export const a = 1;\n', 'packages/ui/b.ts': '' });
    const explanation = explanationOf(step);
    expect(explanation).toMatchObject({
      version: 1,
      changedFiles: ['packages/ui/b.ts', 'packages/ui/index.ts'],
      buildSystems: ['paths'],
      tools: { node: process.versions.node, git: git(step.workspace, '--version').split(' ')[2] },
      all: false,
    });
    const ui = { kind: 'target', name: 'ui' };
    const stated = (name: string, line: number) => {
      return { kind: 'target', name, edge: { kind: 'stated', file: rulesFile, line, text: name } };
    };
    const [web, e2e] = [stated('web', 5), stated('e2e', 8)];
    const steps = { e2e: [ui, web, e2e], ui: [ui], web: [ui, web] };
    const cause = { kind: 'file', path: 'packages/ui/b.ts' };
    expect(explanation.targets).toEqual(Object.entries(steps).map(([name, way]) => ({ name, cause, steps: way })));
    const { 'base-sha': base, 'head-sha': head } = step.outputs;
    const claim = { from: 'computed', answer: 'list', everything: false, claimed: 3, known: 4, base, head };
    const causes = [{ kind: 'change', what: 'packages/ui/b.ts changed', targets: 3 }];
    expect(recordOf(step)).toMatchObject({ ...claim, causes, milliseconds: expect.any(Number) });
    // The answer first, then the drawing of the way to it, then the table, then what was compared.
    const parts = [
      '<code>e2e</code>, <code>ui</code>, <code>web</code>',
      'flowchart LR',
      `| packages/ui/b.ts changed | 3 | <code>ui</code><br><code>web</code> through <code>ui</code> (stated in ${rulesFile}:5, "web")<br>`,
      '| Computed from |',
    ];
    const summary = step.summary.replaceAll('<wbr>', '');
    const places = parts.map((part) => summary.indexOf(part));
    expect([places, places.includes(-1)]).toEqual([[...places].sort((one, other) => one - other), false]);
    expect(summary.match(/ e\d+ --> e\d+/g)).toHaveLength(3);
  });

  test('of ALL shows every cause, with what can be written', async () => {
    const files = ['.github/workflows/x.yml', 'Makefile', 'b `c` <d>.png', 'notes/a.txt'];
    const step = await compute(Object.fromEntries(files.map((file) => [file, 'on: push\n'])));
    const { causes } = explanationOf(step) as { causes: { what: string; files: string[] }[] };
    expect(causes.map((cause) => cause.files)).toEqual(files.map((file) => [file]));
    expect(step.outputs['impacted-targets-reason']).toBe('no target owns .github/workflows/x.yml and 3 more');
    // The answer, its causes and what to write come before the only fold.
    const [shown = '', ...folds] = step.summary.split('<details>');
    expect(shown).toMatch(
      /^- no target owns <code>\.github\/workflows\/x\.yml<\/code>, .* and 1 more\n\n.*impact-none: /m,
    );
    expect(folds).toEqual([expect.stringContaining('no target owns notes/a.txt')]);
  });

  test('says what rules decided, in the summary and the log too', async () => {
    const decided = `${rules}rules:
  - {paths: [Makefile], impacts: web, because: it starts the web site}
  - {paths: ['*.txt'], impacts: none}
`;
    const step = await compute({ Makefile: 'x', 'a.txt': 'x' }, {}, { base: { [rulesFile]: decided } });
    const said = [
      ['Makefile', `it impacts web by a rule in ${rulesFile} (it starts the web site)`],
      ['a.txt', `it impacts nothing by a rule in ${rulesFile}`],
    ] as const;
    expect(explanationOf(step)).toMatchObject({ decided: said.map(([path, rule]) => ({ path, rule })) });
    expect(step.outputs['impacted-targets']).toBe('["e2e","web"]');
    const summary = step.summary.replaceAll('<wbr>', '');
    for (const [path, rule] of said) {
      expect(step.stdout).toContain(`${path}: ${rule}`);
      expect(summary).toContain(`| ${rule} |`);
    }
    expect(summary).toContain(`| Makefile impacts web by a rule in ${rulesFile} (it starts the web site) | 2 |`);
  });
});

describe('the record', () => {
  const ui = 'packages/ui/index.ts';

  test('has why nothing could be computed', async () => {
    const step = await compute({ [ui]: '1' }, { 'impacted-targets-from': 'gradle' });
    const [cause] = recordOf(step).causes as { kind: string; what: string }[];
    expect([step.exitCode, cause?.kind]).toEqual([1, 'failure']);
    expect(step.errors[0]).toContain(cause?.what.replace(/…$/, ''));
  });

  test('has that it took too long', async () => {
    const controller = new AbortController();
    const computing = (): void => controller.abort(new Interruption(endOfComputing));
    const step = await compute({ [ui]: '1' }, {}, { limits: { signal: controller.signal, computing } });
    expect([step.exitCode, recordOf(step)]).toMatchObject([1, { answer: 'none', causes: [{ kind: 'time' }] }]);
  });
});

describe('an upload', () => {
  test('sends what is computed', async () => {
    const { url, received } = await serve(pendingService);
    const service = { operation: 'set-impacted-targets', 'base-url': url, 'api-token': 'a-token-for-tests' };
    const { errors } = await compute({ 'packages/ui/index.ts': '2\n' }, service);
    const sent = { pr: { number: 7 }, targetBranch: 'main', impactedTargets: ['e2e', 'ui', 'web'] };
    expect([errors, JSON.parse(received[0]?.body ?? '')]).toMatchObject([[], sent]);
  });

  // The other forms of a file are in __tests__/inputs/target-list.test.ts.
  test.each<readonly [content: string, expected: readonly string[] | 'ALL', lines: string | undefined]>([
    ['//a:b\n//c:d\n', ['//a:b', '//c:d'], '//a:b\n//c:d\n'],
    ['[]', [], ''],
    ['ALL\n', 'ALL', undefined],
  ])('of the file %j', async (content, expected, lines) => {
    const { step, body } = await upload({ 'impacted-targets-file': 'targets' }, { targets: content });
    const isAll = expected === 'ALL';
    expect([step.errors, body.impactedTargets, targetsOf(step)]).toEqual([[], expected, expected]);
    expect(step.outputs).toMatchObject({
      'impacts-all': String(isAll),
      'impacted-targets-count': isAll ? 'ALL' : String(expected.length),
      'impacted-targets-reason': isAll ? 'impacted-targets-file says so' : '',
    });
    const file = step.outputs['impacted-targets-text-file'];
    expect(file && readFileSync(file, 'utf8')).toBe(lines);
    const unknown = { known: null, changedFiles: null, base: null, milliseconds: null, pullRequest: 7 };
    const record = { from: 'file', answer: isAll ? 'all' : 'list', claimed: isAll ? null : expected.length };
    expect(recordOf(step)).toMatchObject({ ...record, ...unknown });
  });

  test('of exactly the limit in bytes of UTF-8 goes as a list, and of one byte more as ALL', async () => {
    const limit = 20 * 1024 * 1024;
    const { bytes: empty } = await upload({ 'impacted-targets': '[]' });
    // The first one has no comma before it.
    const long = Array.from({ length: 200 }, (_, index) => `${String(index).padStart(6, '0')}${'語'.repeat(33_000)}`);
    const left = limit - empty - long.reduce((sum, one) => sum + Buffer.byteLength(one) + 3, -1);
    const fits = [...long, 'y'.repeat(left - 3)];
    const { step, bytes, body } = await upload({ 'impacted-targets-file': 'targets' }, { targets: fits.join('\n') });
    expect([step.errors, bytes, step.outputs['impacts-all']]).toEqual([[], limit, 'false']);
    expect(body.impactedTargets).toEqual(fits);
    const over = await upload({ 'impacted-targets-file': 'targets' }, { targets: `${fits.join('\n')}y` });
    expect([over.step.exitCode, over.body.impactedTargets, targetsOf(over.step)]).toEqual([0, 'ALL', 'ALL']);
    const { outputs, warnings, summary } = over.step;
    expect(outputs).toMatchObject({ 'impacts-all': 'true', 'impacted-targets-count': 'ALL' });
    expect(outputs['impacted-targets-reason']).toContain('20,971,521 bytes');
    expect([warnings[0], summary]).toEqual(Array(2).fill(expect.stringContaining('20,971,521')));
    expect(warnings[0]).toContain('20,971,520');
    expect(recordOf(over.step)).toMatchObject({
      answer: 'all',
      claimed: null,
      causes: [{ kind: 'size', targets: 201 }],
    });
  });

  test('of the input says so in its record; a list with a token of the step is refused', async () => {
    const { step: ofInput } = await upload({ 'impacted-targets': 'a\nb' });
    expect(recordOf(ofInput)).toMatchObject({ from: 'input', answer: 'list', claimed: 2, causes: [] });
    const { step } = await upload({ 'impacted-targets': '["a secret token"]' });
    expect(step.errors).toEqual([expect.stringContaining('the list contains a token of this step')]);
  });
});

test.each([
  [256 * 1024, true],
  [256 * 1024 + 1, false],
])('a list of %i bytes is in the output: %s', async (bytes, isIn) => {
  const name = 'x'.repeat(bytes - '[""]'.length);
  const step = await runStep({ inputs: { operation: 'compute-impacted-targets', 'impacted-targets': name } });
  expect(step.outputs['impacted-targets']).toBe(isIn ? JSON.stringify([name]) : '');
  expect(step.outputs['impacted-targets-count']).toBe('1');
});
