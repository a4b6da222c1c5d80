import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import type { FinishedRun } from '../workflow-runner/run.js';
import { repositoryWithRules } from './rules.js';
import { situation } from './situation.js';

const { github, control } = situation({
  ...repositoryWithRules,
  'package.json': '{ "name": "shop", "private": true, "scripts": { "test": "bash run-tests.sh" } }\n',
  'run-tests.sh': `mkdir -p reports\necho '<testsuites><testsuite><testcase name="a"/></testsuite></testsuites>' > reports/a.xml\n`,
  'test.sh': { executable: '#!/bin/bash\n' },
  'test-all.sh': { executable: '#!/bin/bash\n' },
  '.github/merge-queue.yml': 'concurrency: 3\n',
});
const changed = { 'packages/ui/index.ts': 'export const a = 1;\n', '.github/merge-queue.yml': 'concurrency: 4\n' };
beforeAll(() => control('PUT', '/records', { unhealthy_tests: [], quarantined_tests: [] }));
github.open(1, { files: changed });
// Where no pull request is named, which GitHub's API is then asked for.
github.open(2, { files: changed, fork: 'stranger' });

const opened = github.pullRequestEvent('opened', 1);
/** What a run of each example is about; the others run on a schedule. */
const events: Readonly<
  Record<string, () => ReturnType<typeof github.event> | Promise<ReturnType<typeof github.event>>>
> = {
  'submit-on-label.yml': () => github.pullRequestEvent('labeled', 1, { label: 'merge' }, 'pull_request_target'),
  'impacted-targets.yml': () => opened,
  'impacted-targets-from-forks.yml': () => opened,
  'impacted-targets-send.yml': async () =>
    github.workflowRunEvent(await runOf('impacted-targets-from-forks.yml', github.pullRequestEvent('opened', 2))),
  'fan-out.yml': () => opened,
  'excuse-quarantined-failures.yml': () => opened,
  'queue-as-code.yml': () => opened,
};

/** Where a permission serves runs that are run again only. */
const attempts: Readonly<Record<string, number>> = { 'submit-on-label.yml': 2 };

const textOf = (name: string): string => readFileSync(`examples/${name}`, 'utf8');

async function runOf(name: string, event: ReturnType<typeof github.event>, text = textOf(name)): Promise<FinishedRun> {
  const run = await github.deliver(text, event, { attempt: attempts[name] ?? 1 });
  if (run === undefined) throw new Error(`the event does not start ${name}`);
  return run;
}

/** Whether every job succeeded, and without a word about permissions. */
function isContent({ conclusion, jobs }: FinishedRun): boolean {
  const steps = Object.values(jobs).flatMap(({ runs }) => runs.flatMap((run) => run.steps));
  const warnings = steps.flatMap((step) => step.warnings ?? []);
  return conclusion === 'success' && !warnings.some((line) => line.includes('permissions:'));
}

const permission = /^ {2}(contents|actions|pull-requests): (read|write)\b.*\n/gm;

test.each(readdirSync('examples'))('%s has the permissions that it needs, and none more', async (name) => {
  const event = (await events[name]?.()) ?? github.event('schedule');
  const text = textOf(name);
  expect(isContent(await runOf(name, event))).toBe(true);
  const stated = [...text.matchAll(permission)].map(([line]) => line);
  if (stated.length === 0) expect(text).toMatch(/^permissions: \{\}$/m);
  for (const line of stated) {
    const without = text.replace(line, '').replace(/^permissions:\n(?! )/m, 'permissions: {}\n');
    expect({ without: line, isContent: isContent(await runOf(name, event, without)) }).toEqual({
      without: line,
      isContent: false,
    });
  }
});
