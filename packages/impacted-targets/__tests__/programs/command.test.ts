import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { runCommand } from '../../src/programs/command.js';
import { ProgramEnvironment } from '../../src/programs/program-environment.js';

const run = (program: string, outputLimitBytes: number) =>
  runCommand(process.execPath, ['-e', program], {
    programs: new ProgramEnvironment({ environment: process.env, secrets: [], untrustedDirectories: [] }),
    cwd: tmpdir(),
    env: {},
    signal: new AbortController().signal,
    outputLimitBytes,
  });

test('a command that prints as much as is read is heard', async () => {
  const { exitCode, stdout } = await run("process.stdout.write('x'.repeat(1000))", 1000);
  expect({ exitCode, stdout: stdout.length }).toEqual({ exitCode: 0, stdout: 1000 });
});

test.each(['stdout', 'stderr'])('one that prints to %s without end is ended, and says so', async (stream) => {
  const endless = `const more = () => process.${stream}.write('x'.repeat(65536), more); more();`;
  await expect(run(endless, 1_000_000)).rejects.toThrow(
    /printed more than 1,000,000 bytes, which is more than is read/,
  );
});
