import { beforeEach, expect, test } from '@jest/globals';
import type { FinishedRun } from '../workflow-runner/run.js';
import { byGeneration, jobOf, lastStep, situation, started } from './situation.js';

const example = 'examples/queue-as-code.yml';
const file = '.github/merge-queue.yml';
const settings = 'mode: parallel\nconcurrency: 3\nbatch: true\n';
const { github, call, control, writes } = situation({ [file]: settings });

const push = (): Promise<FinishedRun> => started(github.deliver(example, github.event('push')));
const written = async (): Promise<string[]> => (await writes()).map(({ endpoint }) => endpoint);

/** The queue is there, with the settings of the file. */
async function queueOfTheFile(): Promise<void> {
  await call('createQueue', { mode: 'parallel', concurrency: 3 });
  await call('updateQueue', { batch: true });
  await control('DELETE', '/requests');
}

// Every test begins without a queue, and with a commit on the default branch that changes the file and none of its settings.
let revision = 0;
beforeEach(async () => {
  revision += 1;
  github.hosted.commit({ [file]: `# Revision ${String(revision)}\n${settings}` });
  await call('deleteQueue', {}).catch((error: unknown) => {
    if (!String(error).includes('answered 404')) throw error;
  });
  await control('DELETE', '/requests');
});

test('a pull request for a queue that is not there yet shows all of it, and creates nothing', async () => {
  github.open(10, { files: { [file]: 'mode: parallel\nconcurrency: 4\n' } });
  const step = lastStep(await started(github.deliver(example, github.pullRequestEvent('opened', 10))), 'queue');
  expect(step.errors).toEqual([]);
  expect(step.outputs).toMatchObject({ 'queue-changed': 'true', skipped: 'true' });
  expect(step.summary).toContain('<code>concurrency</code>');
  expect(await written()).toEqual([]);
});

test('the first push creates the queue and sets the rest; the second finds nothing to do', async () => {
  const first = await push();
  expect(lastStep(first, 'queue').errors).toEqual([]);
  expect(lastStep(first, 'queue').outputs?.['queue-changed']).toBe('true');
  expect(await call('getQueue', {})).toMatchObject({ concurrency: 3, batch: true });
  const before = await written();
  expect(before[0]).toBe('createQueue');
  expect(lastStep(await push(), 'queue').outputs?.['queue-changed']).toBe('false');
  expect(await written()).toEqual(before);
});

test('a pull request shows what it would change, and changes nothing', async () => {
  await queueOfTheFile();
  github.open(1, { files: { [file]: 'mode: parallel\nconcurrency: 8\nbatch: true\n' } });
  const finished = await started(github.deliver(example, github.pullRequestEvent('opened', 1)));
  const step = lastStep(finished, 'queue');
  expect(step.errors).toEqual([]);
  expect(step.outputs).toMatchObject({ 'queue-changed': 'true', skipped: 'true' });
  expect(step.summary).toContain('| <code>concurrency</code> | <code>3</code> | <code>8</code> |');
  expect(await written()).toEqual([]);
});

test('a file with a mistake fails the pull request that brings it', async () => {
  github.open(2, { files: { [file]: 'mode: parallel\nconcurency: 8\n' } });
  const finished = await started(github.deliver(example, github.pullRequestEvent('opened', 2)));
  expect(finished.conclusion).toBe('failure');
  expect(lastStep(finished, 'queue').errors?.[0]).toContain('Did you mean concurrency?');
});

test('a pull request from a fork has no secret, so its plan is skipped', async () => {
  github.open(3, { files: { [file]: 'concurrency: 9\n' }, fork: 'somebody' });
  const finished = await started(github.deliver(example, github.pullRequestEvent('opened', 3)));
  expect(jobOf(finished, 'queue').result).toBe('skipped');
  expect(finished.conclusion).not.toBe('failure');
});

test('what was changed elsewhere is taken back on schedule', async () => {
  await queueOfTheFile();
  await call('updateQueue', { concurrency: 1 });
  const finished = await started(github.deliver(example, github.event('schedule')));
  expect(lastStep(finished, 'queue').outputs?.['queue-changed']).toBe('true');
  expect(await call('getQueue', {})).toMatchObject({ concurrency: 3 });
});

test('a setting that the service does not know: the rest is applied, and it is said', async () => {
  await queueOfTheFile();
  github.hosted.commit({ [file]: 'mode: parallel\nconcurrency: 5\nbatch: true\nmergeTrainLength: 4\n' });
  const step = lastStep(await push(), 'queue');
  if (byGeneration(false, true)) {
    // The second generation refuses a request with a setting that it does not know.
    expect(step.errors).toEqual([expect.stringMatching(/mergeTrainLength.*Check/)]);
    expect(await call('getQueue', {})).toMatchObject({ concurrency: 3 });
    return;
  }
  expect(step.errors).toEqual([]);
  expect(step.warnings).toEqual([expect.stringContaining('does not show mergeTrainLength')]);
  expect(await call('getQueue', {})).toMatchObject({ concurrency: 5 });
});

test('what does not touch the file starts nothing', async () => {
  github.open(11, { files: { 'README.md': 'more\n' } });
  expect(await github.deliver(example, github.pullRequestEvent('opened', 11))).toBeUndefined();
  github.hosted.commit({ 'README.md': 'more\n' });
  expect(await github.deliver(example, github.event('push'))).toBeUndefined();
});
