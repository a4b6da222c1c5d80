import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { git, removeSamples, sampleDirectory } from '../../../packages/impacted-targets/__tests__/sample-repository.js';
import { runStep } from '../step.js';
import { targetsOf, type Step } from '../../steps/layout.js';
import { stopServer, type Job } from './jobs.js';
import { readers, rightAnswer } from './sample-monorepo.js';
import { type Outcome, situations } from './situations.js';

afterAll(async () => {
  await stopServer();
  removeSamples();
});

const [, major = '0', minor = '0'] =
  /(\d+)\.(\d+)/.exec(execFileSync('git', ['--version'], { encoding: 'utf8' })) ?? [];
const mergesInMemory = Number(major) * 1000 + Number(minor) >= 2038;
const isRoot = process.geteuid?.() === 0;
const checksOwner = isRoot && refusesOfOthers();

/** Whether this Git looks at whom a repository belongs to, which came with the fix of a vulnerability. */
function refusesOfOthers(): boolean {
  const directory = sampleDirectory();
  git(directory, 'init', '--quiet');
  chownSync(directory, 65534, 65534);
  try {
    git(directory, 'rev-parse', '--git-dir');
    return false;
  } catch {
    return true;
  }
}

/** Name, size and times of everything in the workspace, the repository included. */
function listing(workspace: string): string {
  return execFileSync('find', [`${workspace}/`, '-printf', '%p %m %s %T@ %l\n'], { encoding: 'utf8' });
}

/** What a step answers by these build systems; it leaves the checkout as it is. */
async function ask(job: Job, systems: readonly string[]): Promise<Step> {
  const before = listing(job.workspace);
  const step = await runStep({
    workspace: job.workspace,
    event: job.event,
    inputs: { operation: 'compute-impacted-targets', 'impacted-targets-from': systems.join('\n'), ...job.inputs },
    ...(job.environment && { environment: job.environment }),
    ...(job.user !== undefined && { user: job.user }),
  });
  expect(listing(job.workspace)).toBe(before);
  return step;
}

/** Asks some build systems in one step, and expects an outcome. A step after whom the advice of an error was followed has the list. */
async function expectOutcome(expected: Outcome, job: Job, systems: readonly string[]): Promise<void> {
  const step = await ask(job, systems);
  if (expected.kind === 'error') {
    expect(step.errors).toEqual([expect.stringContaining(expected.says)]);
    const [message = ''] = step.errors;
    expect(message).toContain(expected.advice);
    if (job.advised === undefined) throw new Error('the situation does not say how its advice is followed');
    await expectOutcome({ kind: 'list' }, await job.advised(message), systems);
    return;
  }
  expect(step.errors).toEqual([]);
  const targets = targetsOf(step) as readonly string[] | 'ALL';
  if (expected.kind === 'all') {
    expect([targets, step.outputs['impacted-targets-reason']]).toEqual([
      'ALL',
      expect.stringContaining(expected.reason),
    ]);
  } else {
    const named =
      systems.length === 1 ? rightAnswer(systems).map((name) => name.replace(/^\w+:/, '')) : rightAnswer(systems);
    // Targets that are paths begin at the root: in some situations, the builds are in `app`.
    expect(targets === 'ALL' ? targets : targets.map((name) => name.replace(':app/', ':'))).toEqual(named);
  }
}

for (const {
  name,
  outcome,
  exceptions = {},
  withOldGit,
  withoutOwnerCheck,
  prepare,
  needsRoot = false,
} of situations) {
  const old = (mergesInMemory ? undefined : withOldGit) ?? (checksOwner ? undefined : withoutOwnerCheck);
  (needsRoot && !isRoot ? test.skip : test)(`${name}${needsRoot ? ' (needs root)' : ''}`, async () => {
    const job = await prepare();
    const outcomeOf = (reader: string): Outcome => exceptions[reader] ?? old ?? outcome;
    for (const expected of new Set(readers.map(outcomeOf))) {
      const systems = readers.filter((reader) => outcomeOf(reader) === expected);
      await expectOutcome(expected, job, systems);
    }
  });
}
