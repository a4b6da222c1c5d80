import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { ToolMissing } from '../../src/tree/impact-error.js';
import type { CommandOptions } from '../../src/programs/command.js';
import { runGit } from '../../src/git/run-git.js';
import { restorePath, standIn as standInOf } from './stand-in.js';
import { git, gitEnvironment, removeSamples, sampleDirectory, stepPrograms } from '../sample-repository.js';

const path = process.env.PATH;
afterEach(restorePath);
afterAll(removeSamples);

const signal = new AbortController().signal;

/** As `standInOf` does, with a signal that is never aborted. */
function standIn(script: string): CommandOptions {
  return { ...standInOf(script), signal };
}

test('60 MB without a line end arrive byte for byte', async () => {
  const directory = sampleDirectory();
  git(directory, 'init', '--quiet');
  const content = Buffer.alloc(60_000_000, 'abcdefg');
  writeFileSync(join(directory, 'large'), content);
  const object = git(directory, 'hash-object', '-w', 'large');
  const { exitCode, stdout } = await runGit(['cat-file', 'blob', object], {
    cwd: directory,
    env: gitEnvironment,
    signal,
    programs: stepPrograms(),
  });
  expect(exitCode).toBe(0);
  expect(stdout.equals(content)).toBe(true);
});

test('input, output, errors and exit code pass through', async () => {
  const options = standIn('cat; echo problem >&2; exit 3');
  const { exitCode, stdout, stderr } = await runGit([], { ...options, input: Buffer.from('a\0b\n\n') });
  expect([exitCode, stdout.toString(), stderr.toString()]).toEqual([3, 'a\0b\n\n', 'problem\n']);
});

test('what is taken piece by piece is not kept, and what the taker throws ends git', async () => {
  const pieces: Buffer[] = [];
  const { exitCode, stdout } = await runGit([], {
    ...standIn('cat'),
    input: Buffer.alloc(1_000_000, 'abcdefg'),
    onOutput: (piece) => pieces.push(piece),
  });
  expect([exitCode, stdout.length]).toEqual([0, 0]);
  expect(Buffer.concat(pieces).equals(Buffer.alloc(1_000_000, 'abcdefg'))).toBe(true);
  let taken = 0;
  const endless = runGit([], {
    ...standIn('while :; do echo y; done'),
    onOutput: () => {
      taken += 1;
      throw new Error('too large');
    },
  });
  await expect(endless).rejects.toThrow('too large');
  expect(taken).toBe(1);
});

test('input that git does not read is no error', async () => {
  const { exitCode } = await runGit([], { ...standIn('exit 2'), input: Buffer.alloc(10_000_000) });
  expect(exitCode).toBe(2);
});

test('a git that is ended by a signal has failed', async () => {
  expect((await runGit([], standIn('kill -9 $$'))).exitCode).toBe(1);
});

test('a daemon of git that keeps its error output open is not waited for', async () => {
  const options = standIn('sleep 300 >/dev/null & echo $! > "$PWD/daemon"; echo done');
  const { exitCode, stdout } = await runGit([], options);
  process.kill(Number(readFileSync(join(options.cwd, 'daemon'), 'utf8')));
  expect([exitCode, stdout.toString()]).toEqual([0, 'done\n']);
});

test('git is ended with all that it started when the step is', async () => {
  const cancel = new AbortController();
  const options = standIn('(sleep 300; touch late) & touch ready; wait');
  const run = runGit([], { ...options, signal: cancel.signal });
  while (!existsSync(join(options.cwd, 'ready'))) await sleep(10);
  cancel.abort(new Error('cancelled'));
  await expect(run).rejects.toThrow('cancelled');
});

test('an entry of PATH that is not a folder, or is relative, is passed over', async () => {
  const cwd = sampleDirectory();
  writeFileSync(join(cwd, 'file'), '');
  writeFileSync(join(cwd, 'git'), '#!/bin/sh\necho the one of the checkout\n');
  chmodSync(join(cwd, 'git'), 0o755);
  process.env.PATH = [join(cwd, 'file'), '.', '', join(cwd, 'absent'), path].join(delimiter);
  const { stdout } = await runGit(['--version'], { cwd, env: gitEnvironment, signal, programs: stepPrograms() });
  expect(stdout.toString()).toMatch(/^git version /);
  process.env.PATH = ['.', cwd + '/absent'].join(delimiter);
  await expect(runGit(['--version'], { cwd, env: gitEnvironment, signal, programs: stepPrograms() })).rejects.toThrow(
    ToolMissing,
  );
});
