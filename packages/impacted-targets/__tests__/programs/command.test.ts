import { chmodSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { runCommand, type CommandOptions } from '../../src/programs/command.js';
import { ToolMissing } from '../../src/tree/impact-error.js';
import { restorePath, standIn } from '../git/stand-in.js';
import { gitEnvironment, removeSamples, sampleDirectory, stepPrograms } from '../sample-repository.js';

const { PATH } = process.env;
afterEach(restorePath);
afterAll(removeSamples);

/** Runs a shell script that is called `git`. */
const run = (script: string, options: Partial<CommandOptions> = {}) =>
  runCommand('git', [], { ...standIn(script), ...options });

test('60 MB without a line end arrive byte for byte', async () => {
  const input = Buffer.alloc(60_000_000, 'abcdefg');
  const { exitCode, stdout } = await run('cat', { input });
  expect([exitCode, stdout.equals(input)]).toEqual([0, true]);
});

test.each([
  ['input, output, errors and exit code pass through', 'cat; echo problem >&2; exit 3', 'a\0b\n\n', 3, 'problem\n'],
  ['input that is not read is no error', 'exit 2', 'x'.repeat(10_000_000), 2, ''],
  ['what a signal ended has failed', 'kill -9 $$', '', 1, ''],
])('%s', async (_title, script, input, exitCode, errors) => {
  const ran = await run(script, { input: Buffer.from(input) });
  const output = script.startsWith('cat') ? input : '';
  expect([ran.exitCode, ran.stdout.toString(), ran.stderr.toString()]).toEqual([exitCode, output, errors]);
});

test('what is taken piece by piece is not kept, and what the taker throws ends the program', async () => {
  const pieces: Buffer[] = [];
  const input = Buffer.alloc(1_000_000, 'abcdefg');
  const onOutput = (piece: Buffer) => void pieces.push(piece);
  const { exitCode, stdout } = await run('cat', { input, onOutput, outputLimitBytes: 10 });
  expect([exitCode, stdout.length, Buffer.concat(pieces).equals(input)]).toEqual([0, 0, true]);
  let taken = 0;
  const refuse = () => {
    taken += 1;
    throw new Error('too large');
  };
  await expect(run('while :; do echo y; done', { onOutput: refuse })).rejects.toThrow('too large');
  expect(taken).toBe(1);
});

test('output up to the limit is kept, and what prints more is ended', async () => {
  expect((await run('printf 12345', { outputLimitBytes: 5 })).stdout.toString()).toBe('12345');
  for (const stream of ['', ' >&2']) {
    await expect(run(`while :; do echo y${stream}; done`, { outputLimitBytes: 10_000 })).rejects.toThrow(
      /printed more than 10,000 bytes, which is more than is read/,
    );
  }
});

test('a daemon that keeps the error output open is not waited for', async () => {
  const options = standIn('sleep 300 >/dev/null & echo $! > "$PWD/daemon"; echo done');
  const { exitCode, stdout } = await runCommand('git', [], options);
  process.kill(Number(readFileSync(join(options.cwd, 'daemon'), 'utf8')));
  expect([exitCode, stdout.toString()]).toEqual([0, 'done\n']);
});

test('a program is ended with all that it started when the step is', async () => {
  const cancel = new AbortController();
  const options = standIn("trap '' TERM; (sleep 1; touch late) & touch ready; wait");
  const running = runCommand('git', [], { ...options, signal: cancel.signal });
  while (!existsSync(join(options.cwd, 'ready'))) await sleep(10);
  cancel.abort(new Error('cancelled'));
  await expect(running).rejects.toThrow('cancelled');
  await sleep(1500);
  expect(existsSync(join(options.cwd, 'late'))).toBe(false);
});

test('no program of the workspace is found, and no entry of PATH that is not a folder, or is relative', async () => {
  const cwd = sampleDirectory();
  writeFileSync(join(cwd, 'file'), '');
  writeFileSync(join(cwd, 'git'), '#!/bin/sh\necho the one of the checkout\n');
  chmodSync(join(cwd, 'git'), 0o755);
  const outside = sampleDirectory();
  symlinkSync(join(cwd, 'git'), join(outside, 'git'));
  const version = (folders: string[], ...untrusted: string[]) => {
    process.env.PATH = folders.join(delimiter);
    const { signal } = new AbortController();
    return runCommand('git', ['--version'], { cwd, env: gitEnvironment, signal, programs: stepPrograms(...untrusted) });
  };
  const found = await version([join(cwd, 'file'), '.', '', join(cwd, 'absent'), cwd, outside, String(PATH)], cwd);
  expect(found.stdout.toString()).toMatch(/^git version /);
  for (const folders of [['.', join(cwd, 'absent')], [''], []]) {
    await expect(version(folders)).rejects.toThrow(ToolMissing);
  }
});
