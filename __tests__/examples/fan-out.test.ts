import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { FinishedRun } from '../workflow-runner/run.js';
import { jobOf, lastStep, situation, started } from './situation.js';

const example = readFileSync('examples/fan-out.yml', 'utf8');
const { github } = situation({
  '.github/impacted-targets.yml':
    "impact-all: [build/**]\nunowned: ignore\ntargets:\n  services/{name}:\n    paths: ['services/{name}/**']\n",
  // A name on a line each, so that a name that a shell has expanded is seen.
  // It takes options, as most programs do, up to `--`.
  'test.sh': {
    executable:
      '#!/bin/bash\nwhile [[ "$1" = -* ]]; do [ "$1" = -- ] && { shift; break; }; echo "option $1"; shift; done\n' +
      'printf "%s\\n" "$@" > tested\ncat tested\n! grep -q broken tested\n',
  },
  'test-all.sh': { executable: '#!/bin/bash\necho everything\n' },
  'services/a/main.go': 'package main\n',
});

let number = 0;
async function run(changed: readonly string[], workflow = example): Promise<FinishedRun> {
  number += 1;
  github.open(number, { files: Object.fromEntries(changed.map((path) => [path, `${String(number)}\n`])) });
  return started(github.deliver(workflow, github.pullRequestEvent('synchronize', number)));
}

/** What each job of the matrix tested. */
const tested = (finished: FinishedRun): string[][] =>
  jobOf(finished, 'test').runs.map(({ steps }) => (steps.at(-1)?.log ?? '').split('\n').filter((line) => line !== ''));

const check = (finished: FinishedRun): string => {
  const [{ name, result } = { name: '', result: '' }] = jobOf(finished, 'all-tests').runs;
  return `${name}: ${result}`;
};

test('ALL: everything is tested, in one job', async () => {
  const finished = await run(['build/rules.mk']);
  expect(jobOf(finished, 'targets').outputs.count).toBe('ALL');
  expect(tested(finished)).toEqual([['everything']]);
  expect(check(finished)).toBe('All tests: success');
});

test('some: each is tested once, and jobs say which they are', async () => {
  const finished = await run(['services/a/main.go', 'services/b/main.go']);
  expect(tested(finished)).toEqual([['services/a'], ['services/b']]);
  expect(jobOf(finished, 'test').runs.map(({ name }) => name)).toEqual(['Tests 1 of 2', 'Tests 2 of 2']);
  expect(check(finished)).toBe('All tests: success');
});

test('none: no test runs, and the last job shows it', async () => {
  const finished = await run(['README.md']);
  expect(jobOf(finished, 'test').result).toBe('skipped');
  expect(check(finished)).toBe('All tests: success');
  expect(lastStep(finished, 'all-tests').summary).toBe('Impacted targets: 0 (success). Tests: skipped.\n');
});

test('a group whose tests fail: the others run, and the last job fails', async () => {
  const finished = await run(['services/a/main.go', 'services/broken/main.go', 'services/c/main.go']);
  expect(jobOf(finished, 'test').runs.map(({ result }) => result)).toEqual(['success', 'failure', 'success']);
  expect(check(finished)).toBe('All tests: failure');
});

test('targets that cannot be computed: no test runs, and the last job fails', async () => {
  const finished = await run(['.github/impacted-targets.yml']);
  expect(jobOf(finished, 'targets').result).toBe('failure');
  expect(jobOf(finished, 'test').result).toBe('skipped');
  expect(check(finished)).toBe('All tests: failure');
});

test('a count that is lost on the way: the tests are skipped, and the last job fails', async () => {
  const finished = await run(['services/a/main.go'], example.replace(/^ {6}count: .*\n/m, '      count: ""\n'));
  expect(jobOf(finished, 'test').result).toBe('skipped');
  expect(check(finished)).toBe('All tests: failure');
});

test('names that a shell would expand reach the tests as they are', async () => {
  const names = ['*', '[ab]', '$(id)', '`id`', '$HOME', '~', "it's", 'a;b', '-n', '{x,y}'];
  const finished = await run(names.map((name) => `services/${name}/main.go`));
  expect(tested(finished).flat().sort()).toEqual(names.map((name) => `services/${name}`).sort());
  expect(check(finished)).toBe('All tests: success');
});

test('names that look like options are names', async () => {
  const names = ['--config=/etc/passwd', '-x', '--'];
  const finished = await runWith(names);
  expect(tested(finished).flat().sort()).toEqual([...names].sort());
  expect(check(finished)).toBe('All tests: success');
});

test('a folder with a space: its name is one word', async () => {
  const finished = await run(['services/a b/main.go']);
  expect(tested(finished)).toEqual([['services/a%20b']]);
  expect(check(finished)).toBe('All tests: success');
});

/** The example with names from a file, which may be any. */
const listed = example.replace('impacted-targets-from: auto', 'impacted-targets-file: targets.txt');

async function runWith(targets: readonly string[], workflow = listed): Promise<FinishedRun> {
  github.hosted.commit({ 'targets.txt': targets.join('\n') });
  return run(['services/a/main.go'], workflow);
}

test('a name with a space, which would be two words: no test runs, the last job fails, and it is said why', async () => {
  const finished = await runWith(['one', 'two words']);
  expect(lastStep(finished, 'targets').errors).toEqual([expect.stringContaining('"two words" holds a space')]);
  expect(jobOf(finished, 'test').result).toBe('skipped');
  expect(check(finished)).toBe('All tests: failure');
});

describe('more names than an environment variable may hold', () => {
  const names = Array.from({ length: 6000 }, (_, index) => `//services/${String(index).padStart(90, '0')}`);

  test('become more groups', async () => {
    const some = names.slice(0, 3000);
    const finished = await runWith(some, listed.replace('shards: 8', 'shards: 1'));
    expect(lastStep(finished, 'targets').warnings).toEqual([expect.stringContaining('3 groups instead of 1')]);
    expect(tested(finished)).toHaveLength(3);
    // Not by toEqual on the lists, whose difference would be pages long.
    expect(tested(finished).flat().join() === some.join()).toBe(true);
    expect(check(finished)).toBe('All tests: success');
  });

  test('and than the outputs of a job may hold: everything is tested', async () => {
    const finished = await runWith(names);
    expect(lastStep(finished, 'targets').warnings).toEqual([expect.stringContaining('the matrix is one group, ALL')]);
    expect(tested(finished)).toEqual([['everything']]);
    expect(check(finished)).toBe('All tests: success');
  });
});

test('a merge group: what it brings is tested', async () => {
  number += 1;
  github.open(number, { files: { 'services/grouped/main.go': '1\n' } });
  const finished = await started(github.deliver(example, github.mergeGroupEvent(number)));
  expect(tested(finished)).toEqual([['services/grouped']]);
  expect(check(finished)).toBe('All tests: success');
});
