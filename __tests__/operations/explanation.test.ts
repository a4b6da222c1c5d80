import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import {
  git,
  HostedRepository,
  checkOut,
  removeSamples,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { checkSummary } from '../hostile/checks.js';
import type { Step } from '../steps/layout.js';
import { schemaOf } from '../steps/schemas.js';
import { runStep } from '../steps/step.js';

afterAll(removeSamples);

const matchesSchema = schemaOf('impacted-targets-explanation.schema.json');

const rules = `
impact-all: [docker/**]
targets:
  ui: [packages/ui/**]
  web:
    paths: [apps/web/**]
    depends-on: [ui]
  e2e:
    paths: [e2e/**]
    depends-on: [web]
`;

async function compute(
  changes: Record<string, string>,
  inputs: Record<string, string> = {},
  configuration = rules,
): Promise<Step> {
  const repository = new HostedRepository({
    '.github/impacted-targets.yml': configuration,
    'packages/ui/index.ts': 'export {};\n',
    'apps/web/index.ts': 'export {};\n',
    'e2e/all.ts': 'export {};\n',
  });
  const baseSha = git(repository.directory, 'rev-parse', 'main');
  const { mergeSha = '' } = repository.pullRequest(7, changes);
  const workspace = checkOut(repository.url, 'refs/pull/7/merge');
  return runStep({
    workspace,
    inputs: {
      operation: 'compute-impacted-targets',
      'impacted-targets-from': 'paths',
      'base-sha': baseSha,
      'head-sha': mergeSha,
      ...inputs,
    },
  });
}

function explanationOf(step: Step): Record<string, unknown> {
  expect(step.errors).toEqual([]);
  const explanation = JSON.parse(
    readFileSync(step.outputs['impacted-targets-explanation-file'] ?? '', 'utf8'),
  ) as Record<string, unknown>;
  expect([matchesSchema(explanation), matchesSchema.errors]).toEqual([true, null]);
  return explanation;
}

test('every target is explained from a changed file on, by the schema', async () => {
  const step = await compute({ 'packages/ui/index.ts': 'export const a = 1;\n', 'packages/ui/b.ts': '' });
  const explanation = explanationOf(step);
  expect(explanation).toMatchObject({
    version: 1,
    base: { what: 'base-sha' },
    head: { what: 'head-sha' },
    changedFiles: ['packages/ui/b.ts', 'packages/ui/index.ts'],
    buildSystems: ['paths'],
    tools: { node: process.versions.node, git: git(step.workspace, '--version').split(' ')[2] },
    all: false,
  });
  const cause = { kind: 'file', path: 'packages/ui/b.ts' };
  const target = (name: string) => ({ kind: 'target', name });
  const stated = (name: string, line: number) => ({
    ...target(name),
    edge: { kind: 'stated', file: '.github/impacted-targets.yml', line, text: name },
  });
  expect(explanation.targets).toEqual([
    { name: 'e2e', cause, steps: [target('ui'), stated('web', 5), stated('e2e', 8)] },
    { name: 'ui', cause, steps: [target('ui')] },
    { name: 'web', cause, steps: [target('ui'), stated('web', 5)] },
  ]);
  checkSummary(step.summary);
  expect(step.summary.replaceAll('<wbr>', '')).toContain(
    '| packages/ui/b.ts changed | 3 | <code>ui</code><br><code>web</code> through <code>ui</code> (stated in .github/impacted-targets.yml:5, "web")<br><code>e2e</code> through <code>ui</code>, then <code>web</code> (stated in .github/impacted-targets.yml:8, "e2e") |',
  );
  // The answer first, then the drawing of the way to it.
  const at = (part: string): number => step.summary.indexOf(part);
  const order = ['<code>e2e</code>, <code>ui</code>, <code>web</code>', 'flowchart LR', '| Computed from |'].map(at);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(step.summary.match(/ e\d+ --> e\d+/g)).toHaveLength(3);
});

test('everything that makes it ALL is shown, with what can be written', async () => {
  const step = await compute({
    Makefile: 'all:\n',
    'notes/a.txt': '',
    'b `c` <d>.png': '',
    '.github/workflows/x.yml': 'on: push\n',
  });
  const { causes } = explanationOf(step) as { causes: { what: string; files: string[] }[] };
  const files = ['.github/workflows/x.yml', 'Makefile', 'b `c` <d>.png', 'notes/a.txt'];
  expect(causes.map((cause) => cause.files)).toEqual(files.map((file) => [file]));
  expect(step.outputs['impacted-targets-reason']).toBe('no target owns .github/workflows/x.yml and 3 more');
  checkSummary(step.summary);
  // The answer, its causes and what to write come before the only fold.
  const [shown = '', ...folds] = step.summary.split('<details>');
  expect(shown).toMatch(
    /^- no target owns <code>\.github\/workflows\/x\.yml<\/code>, .* and 1 more\n\n.*impact-none: /m,
  );
  expect(folds).toEqual([expect.stringContaining('no target owns notes/a.txt')]);
});

test('with everything: names, every known target is in the list, and everything is impacted', async () => {
  const changes = { 'docker/x': '', '.github/impacted-targets.yml': `${rules}everything: names\n` };
  // The target branch does not say so yet.
  expect((await compute(changes)).outputs['impacted-targets-count']).toBe('ALL');
  const named = await compute({ 'docker/x': '' }, {}, `${rules}everything: names\n`);
  expect(named.outputs).toMatchObject({
    'impacts-all': 'true',
    'impacted-targets': '["e2e","ui","web"]',
    'impacted-targets-count': '3',
    'impacted-targets-reason': 'docker/x matches docker/** of impact-all in .github/impacted-targets.yml',
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

test('what rules decided is in the summary, the log and the explanation, with their reasons', async () => {
  const decided = `${rules}rules:
  - {paths: [Makefile], impacts: web, because: it starts the web site}
  - {paths: ['*.txt'], impacts: none}
`;
  const step = await compute({ Makefile: 'x', 'a.txt': 'x' }, {}, decided);
  const said = [
    ['Makefile', 'it impacts web by a rule in .github/impacted-targets.yml (it starts the web site)'],
    ['a.txt', 'it impacts nothing by a rule in .github/impacted-targets.yml'],
  ];
  expect(explanationOf(step)).toMatchObject({ decided: said.map(([path, rule]) => ({ path, rule })) });
  expect(step.outputs['impacted-targets']).toBe('["e2e","web"]');
  checkSummary(step.summary);
  const summary = step.summary.replaceAll('<wbr>', '');
  for (const [path = '', rule = ''] of said) {
    expect(step.stdout).toContain(`${path}: ${rule}`);
    expect(summary).toContain(`| ${rule} |`);
  }
  expect(summary).toContain(
    '| Makefile impacts web by a rule in .github/impacted-targets.yml (it starts the web site) | 2 |',
  );
});
