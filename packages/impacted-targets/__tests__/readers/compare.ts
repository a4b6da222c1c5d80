import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { BuildSystem } from '../../src/engine/build-system.js';
import type { BuildSystemOptions } from '../../src/configuration/configuration.js';
import { openComparison } from '../../src/git/comparison.js';
import { TemporaryDirectories } from '../../src/programs/temporary-directories.js';
import { toolsFor } from '../../src/engine/tools.js';
import { git, sampleDirectory, snapshot, stepPrograms, writeFiles, type Files } from '../sample-repository.js';
import { impactOf as askAlone, type Impact } from '../impact-of.js';
import { noTools } from '../trees.js';
import { unconfigured } from '../unconfigured.js';

/** True when the program can be started here. */
export function isInstalled(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A repository with commits of these files, one after the other: the first is the base of what `compare` compares. */
export class Sample {
  readonly directory = sampleDirectory();
  readonly base: string;

  constructor(files: Files) {
    git(this.directory, 'init', '--quiet', '--initial-branch=main');
    this.base = this.commit(files);
  }

  /** Commits these files on top of what is checked out. */
  commit(files: Files): string {
    writeFiles(this.directory, files);
    git(this.directory, 'add', '--all');
    git(this.directory, 'commit', '--quiet', '--allow-empty', '--message', 'change');
    return git(this.directory, 'rev-parse', 'HEAD');
  }

  /** Commits these files on top of the base. */
  edit(files: Files): string {
    git(this.directory, 'checkout', '--quiet', '--force', '--detach', this.base);
    return this.commit(files);
  }
}

export interface Asked {
  readonly base: string;
  readonly head: string;
  readonly root?: string;
  readonly options?: BuildSystemOptions;
  readonly signal?: AbortSignal;
}

/** What a build system with real tools answers about two commits of a repository. Nothing is left behind, and the checkout is as it was. */
export async function impactOf(
  system: BuildSystem,
  directory: string,
  { base, head, root = '', options = {}, signal = new AbortController().signal }: Asked,
): Promise<Impact> {
  const parent = sampleDirectory();
  const temporary = new TemporaryDirectories(parent);
  const before = snapshot(directory);
  const programs = stepPrograms(directory);
  const tools = toolsFor({ temporary, programs, log: noTools, signal }, { ...unconfigured, options });
  const request = { workingDirectory: directory, baseSha: base, headSha: head, event: {} };
  try {
    const opened = await openComparison(request, temporary, programs, signal);
    if (opened.kind === 'all') throw new Error(opened.why);
    return await askAlone(system, { ...opened.comparison, root }, tools);
  } finally {
    await temporary.remove();
    expect(readdirSync(parent)).toEqual([]);
    expect(snapshot(directory)).toEqual(before);
  }
}

/** The answer in brief: `ALL`, or the targets and, behind `|`, those of the changed files that no target owns. */
export function brief(impact: Impact, changed: Files = {}): string {
  if (impact.kind === 'all') return 'ALL';
  const left = Object.keys(changed).filter((path) => !impact.coveredPaths.has(path));
  return [...[...impact.targets.keys()].sort(), ...(left.length > 0 ? ['|', ...left] : [])].join(' ');
}
