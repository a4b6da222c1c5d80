import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { type PlannedStep, planOf, shell } from '../examples/plan.js';
import { yamlBlocks } from '../github/yaml-blocks.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/examples.md'), 'utf8');

test('the page links to every example, and to no other', () => {
  const linked = [...page.matchAll(/\]\(\.\.\/examples\/([\w-]+\.yml)\)/g)].map(([, name]) => name);
  const there = readdirSync(resolve(import.meta.dirname, '../../examples')).filter((name) => name.endsWith('.yml'));
  expect([...new Set(linked)].sort()).toEqual(there.sort());
});

/** The YAML below a heading of docs/examples.md. */
function recipe(heading: string): string {
  const [block] = yamlBlocks(page.split(`\n### ${heading}\n`)[1] ?? '');
  if (block === undefined) throw new Error(`docs/examples.md has no YAML below ${heading}`);
  return block.content;
}

/** The steps for a comment, with GitHub's answer about its author instead of the request. */
async function stepsOfComment(body: string, issue: object, permission = 'write'): Promise<readonly PlannedStep[]> {
  const content = recipe('Submit with a comment').replace(/\$\(gh api .*\)/, permission);
  const event = { issue, comment: { body, user: { login: 'octocat' } } };
  const { events, jobs } = await planOf(content, { github: { token: 't', event } });
  expect(events).toEqual({ issue_comment: { types: ['created'] } });
  return jobs.submit ?? [];
}

const ofPullRequest = { number: 7, pull_request: { url: 'https://example.com' } };

test.each([
  ['write', 0, ''],
  ['admin', 0, ''],
  ['read', 1, '::error::octocat may not merge: the permission is read\n'],
])('the comment /merge of an author with the permission %s', async (permission, status, stdout) => {
  const [check, submit] = await stepsOfComment('/merge', ofPullRequest, permission);
  expect(check && shell(check, temporaryFolder())).toEqual({ status, stdout });
  expect(submit?.with.operation).toBe('submit-pull-request');
});

test('another comment submits nothing, nor does one on an issue', async () => {
  expect(await stepsOfComment('please /merge', ofPullRequest)).toEqual([]);
  expect(await stepsOfComment('/merge', { number: 7 })).toEqual([]);
});

test.each([
  ['urgent', 'urgent'],
  ['documentation', 'medium'],
])('a pull request with the label %s', async (label, priority) => {
  const steps = recipe('Priority by label').replaceAll(/^(?=.)/gm, '      ');
  const workflow = `on: push\njobs:\n  submit:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
  const github = { event: { pull_request: { labels: [{ name: 'merge' }, { name: label }] } } };
  const { jobs } = await planOf(workflow, { github });
  expect(jobs.submit?.[0]?.with).toMatchObject({ priority, 'required-label': 'merge' });
});
