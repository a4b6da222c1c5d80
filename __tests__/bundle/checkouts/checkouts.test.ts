import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { git, removeSamples, sampleDirectory } from '../../../packages/impacted-targets/__tests__/sample-repository.js';
import { runStep } from '../step.js';
import { targetsOf, type Step } from '../../steps/layout.js';
import { stopServer, type Job } from './jobs.js';
import { readers, rightAnswer } from './sample-monorepo.js';
import { situations } from './situations.js';

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

/** The targets of one build system in the answer of all; those that are paths, from the folder of the builds (`app` in some situations). */
function targetsBy(system: string, step: Step): unknown {
  expect(step.errors).toEqual([]);
  const targets = targetsOf(step);
  if (!Array.isArray(targets)) return targets;
  const names = targets as string[];
  return names
    .filter((name) => name.startsWith(`${system}:`))
    .map((name) => name.slice(system.length + 1))
    .map((name) => (name.startsWith('app/') ? name.slice('app/'.length) : name));
}

/** Remembers what something comes to, so that the cells of a row share it. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}

describe.each(situations)('$name', ({ prepare, needsRoot, ...situation }) => {
  const old =
    (mergesInMemory ? undefined : situation.withOldGit) ?? (checksOwner ? undefined : situation.withoutOwnerCheck);
  const outcome = old ?? situation.outcome;
  const job = once(async () => prepare());
  // One step that asks all build systems says as much as one for each, but not where the first fails.
  const together = once(async () => ask(await job(), readers));
  let advised: (() => Promise<Step>) | undefined;

  const title = `%s${needsRoot === true ? ' (needs root)' : ''}`;
  (needsRoot === true && !isRoot ? test.skip : test).each(readers)(title, async (system) => {
    const expected = situation.exceptions?.[system] ?? outcome;
    if (expected.kind === 'list' && outcome.kind === 'list') {
      expect(targetsBy(system, await together())).toEqual(rightAnswer[system]);
    } else if (expected.kind === 'list') {
      const alone = await ask(await job(), [system]);
      expect(alone.errors).toEqual([]);
      expect(targetsOf(alone)).toEqual(rightAnswer[system]);
    } else if (expected.kind === 'all') {
      const step = await together();
      expect(step.outputs['impacted-targets-reason']).toContain(expected.reason);
      expect(targetsBy(system, step)).toBe('ALL');
    } else {
      const { errors } = await ask(await job(), [system]);
      const [message = ''] = errors;
      expect(errors).toHaveLength(1);
      expect(message).toContain(expected.says);
      expect(message).toContain(expected.advice);
      advised ??= once(async () => {
        const followed = await (await job()).advised?.(message);
        if (followed === undefined) throw new Error('the situation does not say how its advice is followed');
        return ask(followed, readers);
      });
      expect(targetsBy(system, await advised())).toEqual(rightAnswer[system]);
    }
  });
});
