import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { CommandOptions } from '../../src/programs/command.js';
import { gitEnvironment, sampleDirectory, stepPrograms } from '../sample-repository.js';

const path = process.env.PATH;

/** Path of the git that is not a stand-in. */
export const realGit = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();

/** Puts the PATH back that was there before `standIn`. */
export function restorePath(): void {
  process.env.PATH = path;
}

/** Puts a shell script in the place of git, in front of PATH. @returns how it runs, with a signal that is never aborted */
export function standIn(script: string): CommandOptions {
  const cwd = sampleDirectory();
  const folder = join(cwd, 'bin');
  mkdirSync(folder);
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'git'), 0o755);
  process.env.PATH = [folder, path].join(delimiter);
  return { cwd, env: gitEnvironment, programs: stepPrograms(), signal: new AbortController().signal };
}
