import { afterAll, expect, test } from '@jest/globals';
import { twoCommits } from '../../packages/impacted-targets/__tests__/computing.js';
import { removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { endOfComputing, Interruption } from '../../src/reporting/cancellation.js';
import { actionVersion } from '../../src/version.js';
import { labelled } from '../steps/payloads.js';
import { schemaOf } from '../steps/schemas.js';
import { pendingService, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { type StepInProcessOptions, runStep } from '../steps/step.js';

afterAll(removeSamples);

const matchesSchema = schemaOf('impacted-targets-record.schema.json', { strictTypes: false });
const event = { name: 'pull_request', payload: labelled };
const number = (labelled as { number?: number }).number;

/** The output impacted-targets-record of a step. */
function recordOf({ outputs: { 'impacted-targets-record': line = '' } }: Step): Record<string, unknown> {
  const record = JSON.parse(line) as Record<string, unknown>;
  expect([matchesSchema(record), matchesSchema.errors]).toEqual([true, null]);
  expect(record).toMatchObject({ version: 1, action: actionVersion, repository: 'Codertocat/Hello-World' });
  return record;
}

const configuration = `
impact-all: [docker/**]
rules:
  - paths: [ci/**]
    impacts: all
targets:
  ui: [packages/ui/**]
  web: { paths: [apps/web/**], depends-on: [ui] }
  docs: [docs/**]
`;
const files = {
  '.github/impacted-targets.yml': configuration,
  'packages/ui/a.ts': '',
  'apps/web/a.ts': '',
  'docs/a': '',
};

/** Computes what was changed between two commits. */
const compute = (workspace: string, inputs: Record<string, string>, limits: StepInProcessOptions['limits'] = {}) =>
  runStep({
    workspace,
    inputs: { operation: 'compute-impacted-targets', 'impacted-targets-from': 'paths', ...inputs },
    limits,
  });

test.each([
  [
    'a list',
    { 'packages/ui/a.ts': '1', 'packages/ui/b.ts': '1' },
    { answer: 'list', everything: false, claimed: 2, known: 3, changedFiles: 2, cut: false },
    [{ kind: 'change', what: 'packages/ui/a.ts changed', files: ['packages/ui/a.ts'], targets: 2 }],
  ],
  ['nothing', {}, { answer: 'list', claimed: 0, changedFiles: 0, folders: [] }, []],
  [
    'a glob of impact-all',
    { 'docker/a': '1', 'packages/ui/a.ts': '1' },
    { answer: 'all', everything: true, claimed: null, changedFiles: 2, causesInAll: 1 },
    [{ kind: 'rule', rule: 'impact-all: docker/**', files: ['docker/a'] }],
  ],
  [
    'files of no target',
    { 'tools/a.sh': '1', Makefile: '1' },
    {
      answer: 'all',
      causesInAll: 2,
      folders: [
        { folder: '', files: 1 },
        { folder: 'tools', files: 1 },
      ],
    },
    [{ kind: 'unowned', what: 'no target owns Makefile', files: ['Makefile'] }, { kind: 'unowned' }],
  ],
])('a computed answer: %s', async (_what, changes, expected, causes) => {
  const { directory, baseSha, headSha } = twoCommits(files, changes);
  const step = await compute(directory, { 'base-sha': baseSha, 'head-sha': headSha });
  expect(step.errors).toEqual([]);
  const record = recordOf(step);
  const computed = { from: 'computed', base: baseSha, head: headSha };
  expect(record).toMatchObject({ ...computed, ...expected, pullRequest: null, causes });
  expect(record.milliseconds).toBeGreaterThanOrEqual(0);
});

test.each([
  ['the input', { 'impacted-targets': 'a\nb' }, { from: 'input', answer: 'list', claimed: 2, causes: [] }],
  ['a file', { 'impacted-targets-file': 'list' }, { from: 'file', answer: 'list', claimed: 1 }],
])('a given answer: %s', async (_what, inputs, expected) => {
  const { url } = await serve(pendingService);
  const step = await runStep({
    event,
    inputs: { operation: 'set-impacted-targets', 'base-url': url, 'api-token': 'a secret token', ...inputs },
    files: { list: '["a"]' },
  });
  expect(step.errors).toEqual([]);
  const unknown = { known: null, changedFiles: null, base: null, milliseconds: null };
  expect(recordOf(step)).toMatchObject({ ...expected, ...unknown, pullRequest: number });
});

test('a list that is too large to be sent', async () => {
  const { url } = await serve(pendingService);
  const step = await runStep({
    event,
    inputs: {
      operation: 'set-impacted-targets',
      'base-url': url,
      'api-token': 'a secret token',
      'impacted-targets-file': 'list',
    },
    files: { list: `${'x'.repeat(11_000_000)}\n${'y'.repeat(11_000_000)}\n` },
  });
  const record = recordOf(step);
  expect(record).toMatchObject({ answer: 'all', claimed: null, causes: [{ kind: 'size', targets: 2 }] });
});

test('an answer that cannot be computed', async () => {
  const { directory } = twoCommits(files, {});
  const step = await compute(directory, { 'impacted-targets-from': 'cargo', 'base-sha': '1'.repeat(40) });
  expect(step.exitCode).toBe(1);
  const [line = ''] = step.errors;
  const [cause] = recordOf(step).causes as { kind: string; what: string }[];
  expect(cause).toMatchObject({ kind: 'failure' });
  expect(line).toContain(cause?.what.replace(/…$/, ''));
});

test('computing that takes too long', async () => {
  const { directory, baseSha, headSha } = twoCommits(files, {});
  const controller = new AbortController();
  const step = await compute(
    directory,
    { 'base-sha': baseSha, 'head-sha': headSha },
    {
      signal: controller.signal,
      computing: (work) => {
        controller.abort(new Interruption(endOfComputing));
        return work();
      },
    },
  );
  expect(step.exitCode).toBe(1);
  expect(recordOf(step)).toMatchObject({ answer: 'none', causes: [{ kind: 'time' }] });
});
