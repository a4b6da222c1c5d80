import { describe, expect, test } from '@jest/globals';
import { commandsIn } from '../steps/runner.js';
import { readWorkflow } from '../workflow-runner/workflow.js';
import type { FinishedRun } from '../workflow-runner/run.js';
import { repositoryWithRules } from './rules.js';
import { jobOf, lastStep, queue, situation, started } from './situation.js';
import { readFileSync } from 'node:fs';

const compute = 'examples/impacted-targets-from-forks.yml';
const send = 'examples/impacted-targets-send.yml';
const { github, writes } = situation(repositoryWithRules);
const changed = { 'packages/ui/index.ts': 'export const a = 1;\n' };

const computed = (number: number): Promise<FinishedRun> =>
  started(github.deliver(compute, github.pullRequestEvent('synchronize', number)));
const sent = (run: FinishedRun): Promise<FinishedRun> => started(github.deliver(send, github.workflowRunEvent(run)));

test.each([
  ['a fork', 1, { fork: 'stranger', author: 'stranger' }],
  ['the same repository', 2, {}],
  ['Dependabot', 3, { author: 'dependabot[bot]' }],
])('a pull request of %s: its targets are computed without secrets, and sent', async (_whose, number, opening) => {
  github.open(number, { files: changed, ...opening });
  const first = await computed(number);
  expect(first.conclusion).toBe('success');
  expect(await writes()).toEqual([]);
  const second = await sent(first);
  expect(lastStep(second, 'send').errors).toEqual([]);
  expect(jobOf(second, 'not-sent').result).toBe('skipped');
  expect(await writes()).toEqual([
    {
      endpoint: 'setImpactedTargets',
      body: { ...queue, pr: { number, sha: github.pullRequest(number).headSha }, impactedTargets: ['ui', 'web'] },
    },
  ]);
});

test('the first workflow failed: nothing is sent, and that is said', async () => {
  github.open(4, { files: { '.github/impacted-targets.yml': 'targts: {}\n' }, fork: 'stranger' });
  const first = await computed(4);
  expect(first.conclusion).toBe('failure');
  const second = await sent(first);
  expect(jobOf(second, 'send').result).toBe('skipped');
  expect(lastStep(second, 'not-sent').warnings).toEqual([
    `No impacted targets are sent: they were not computed (failure), see https://github.com/Codertocat/Hello-World/actions/runs/${String(first.id)}`,
  ]);
  expect(await writes()).toEqual([]);
});

test('a push while the first workflow runs: what was computed goes with the commit that it was computed for', async () => {
  github.open(20, { files: changed, fork: 'stranger' });
  const computedFor = github.pullRequest(20).headSha;
  const first = await computed(20);
  const event = github.workflowRunEvent(first);
  github.pullRequest(20).headSha = github.hosted.pullRequest(20, { 'services/billing/main.go': '2\n' }).headSha;
  const run = await started(github.deliver(send, event));
  expect(lastStep(run, 'send').errors).toEqual([]);
  expect((await writes()).map(({ body }) => body.pr)).toEqual([{ number: 20, sha: computedFor }]);
});

describe('two pull requests from one branch, into different branches', () => {
  test.each([
    ['of a fork', 5, { fork: 'stranger' }],
    ['of the repository', 7, {}],
  ])(
    '%s: the list of the one into the branch of the queue is sent for it, and the other starts nothing',
    async (_whose, number, whose) => {
      const other = number + 1;
      const branch = `two-${String(number)}`;
      github.open(number, { files: changed, branch, ...whose });
      github.open(other, { files: changed, branch, into: 'release', ...whose });
      github.pullRequest(other).headSha = github.pullRequest(number).headSha;
      expect(await github.deliver(compute, github.pullRequestEvent('synchronize', other))).toBeUndefined();
      const second = await sent(await computed(number));
      expect(lastStep(second, 'send').errors).toEqual([]);
      expect((await writes()).map(({ body }) => body.pr?.number)).toEqual([number]);
    },
  );
});

describe('an artifact that a stranger made', () => {
  const replaced = async (number: number, files: Record<string, string>): Promise<FinishedRun> => {
    github.open(number, { files: changed, fork: 'stranger' });
    const first = await computed(number);
    const content = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
    github.artifacts.get(first.id)?.set('impacted-targets', content);
    return sent(first);
  };

  test('with names that look like commands, markup and paths: they are sent as they are, and do nothing here', async () => {
    const hostile = [
      '::set-output name=pull-request::1',
      '##[error]no',
      '$(touch /tmp/owned)',
      '../../etc/passwd',
      '<img src=x>',
      '${{ secrets.MERGE_QUEUE_API_TOKEN }}',
    ];
    const run = await replaced(9, { 'impacted-targets.json': JSON.stringify(hostile) });
    const step = lastStep(run, 'send');
    expect(step.errors).toEqual([]);
    expect((await writes())[0]?.body.impactedTargets).toEqual(hostile);
    const known = ['add-mask', 'debug', 'group', 'endgroup'];
    expect(commandsIn(step.log ?? '').filter(({ name }) => !known.includes(name))).toEqual([]);
    expect(step.outputs?.['pull-request']).toBe('9');
    expect(step.summary).not.toContain('<img');
  });

  test.each([
    ['that is no list', 10, { 'impacted-targets.json': '{"pr":{"number":1}}' }, /JSON of another shape/],
    ['that is empty', 11, { 'impacted-targets.json': '' }, /it is empty/],
    ['that is cut off', 12, { 'impacted-targets.json': '["ui", "we' }, /cut off/],
    ['under another name', 13, { 'other.json': '[]' }, /cannot be read/],
  ])('%s: nothing is sent, and it says why', async (_what, number, files, why) => {
    const run = await replaced(number, files);
    expect(run.conclusion).toBe('failure');
    expect(lastStep(run, 'send').errors).toEqual([expect.stringMatching(why)]);
    expect(await writes()).toEqual([]);
  });
});

test('without a permission that the second workflow states, it says which is missing', async () => {
  github.open(14, { files: changed, fork: 'stranger' });
  const first = await computed(14);
  const without = readFileSync(send, 'utf8').replace(/^ {2}pull-requests: read.*\n/m, '');
  const run = await started(github.deliver(without, github.workflowRunEvent(first)));
  expect(lastStep(run, 'send').errors).toEqual([expect.stringContaining('pull-requests: read')]);
});

test('the two name the same workflow, branch and artifact', async () => {
  const [first, second] = [readFileSync(compute, 'utf8'), readFileSync(send, 'utf8')];
  const { name } = await readWorkflow(compute, first);
  expect(second).toContain(`workflows: [${name}]`);
  expect(first).toContain('branches: [main]');
  expect(second).toContain('target-branch: main');
  for (const text of [first, second]) expect(text).toContain('name: impacted-targets\n');
});
