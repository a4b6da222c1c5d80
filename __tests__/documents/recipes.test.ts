import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { jobOf, lastStep, situation, started } from '../examples/situation.js';
import { yamlBlocks } from '../github/yaml-blocks.js';
import { payload } from '../steps/payloads.js';
import type { Event } from '../workflow-runner/trigger.js';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/examples.md'), 'utf8');
const { github, state, call } = situation({ 'README.md': 'hello\n' });

/** The YAML below a heading of docs/examples.md. */
function recipe(heading: string): string {
  const [block] = yamlBlocks(page.split(`\n### ${heading}\n`)[1] ?? '');
  if (block === undefined) throw new Error(`docs/examples.md has no YAML below ${heading}`);
  return block.content;
}

/** A comment on a pull request of the repository. */
function comment(number: number, body: string): Event {
  const { issue, comment: written, repository, ...rest } = payload('issue_comment') as Record<string, object>;
  return {
    name: 'issue_comment',
    payload: {
      ...rest,
      action: 'created',
      repository,
      issue: { ...issue, number, state: 'open', pull_request: { url: 'https://example.com' } },
      comment: { ...written, body },
    },
  };
}

/** The recipe, with GitHub's answer about the author's permission in place of the request. */
const commentRecipe = (permission: string): string =>
  recipe('Submit with a comment').replace(/\$\(gh api .*\)/, permission);

test.each([
  ['write', 'pending', 'success'],
  ['admin', 'pending', 'success'],
  ['read', undefined, 'failure'],
])('the comment /merge of an author with the permission %s', async (permission, expected, conclusion) => {
  const number = ['write', 'admin', 'read'].indexOf(permission) + 1;
  github.open(number);
  const run = await started(github.deliver(commentRecipe(permission), comment(number, '/merge')));
  expect(run.conclusion).toBe(conclusion);
  expect(await state(number)).toBe(expected);
});

test('another comment submits nothing', async () => {
  github.open(4);
  const run = await started(github.deliver(commentRecipe('admin'), comment(4, 'please /merge')));
  expect(jobOf(run, 'submit').result).toBe('skipped');
  expect(await state(4)).toBeUndefined();
});

test.each([
  ['urgent', 5, 0],
  ['documentation', 6, 100],
])('a pull request with the label %s', async (label, number, priority) => {
  const steps = recipe('Priority by label').replaceAll(/^(?=.)/gm, '      ');
  const workflow = `on: { pull_request_target: { types: [labeled] } }\npermissions: { pull-requests: read }\njobs:\n  submit:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
  github.open(number, { labels: [label] });
  const event = github.pullRequestEvent('labeled', number, { label: 'merge' }, 'pull_request_target');
  const run = await started(github.deliver(workflow, event));
  expect(lastStep(run, 'submit').errors).toEqual([]);
  expect(await call('getSubmittedPullRequest', { pr: { number } })).toMatchObject({ priorityValue: priority });
});
