import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ProgramEnvironment } from '../src/programs/program-environment.js';

/** Programs as a step finds them. */
export function stepPrograms(...untrustedDirectories: string[]): ProgramEnvironment {
  return new ProgramEnvironment({ environment: process.env, secrets: [], untrustedDirectories });
}

/** Git with no configuration but its own, and the same dates and names always. */
export const gitEnvironment: Record<string, string> = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

export function git(directory: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: directory, env: gitEnvironment, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Content of a file; null removes it; `link` makes a symlink; `executable` sets the mode; `submodule` is a commit elsewhere. */
export type FileContent = string | Buffer | null | { link: string } | { executable: string } | { submodule: string };
export type Files = Readonly<Record<string, FileContent>>;

const made: string[] = [];

/** A new directory that `removeSamples` removes. */
export function sampleDirectory(): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'sample-')));
  made.push(directory);
  return directory;
}

/** For `afterAll`: removes every directory that was made here. */
export function removeSamples(): void {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
}

export function writeFiles(directory: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { recursive: true, force: true });
    if (content === null) continue;
    if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(file, content);
    else if ('link' in content) symlinkSync(content.link, file);
    else if ('submodule' in content) mkdirSync(file);
    else {
      writeFileSync(file, content.executable);
      chmodSync(file, 0o755);
    }
  }
}

/**
 * A repository as a code host has it: `main`, pull requests under `refs/pull/<number>/head` and `…/merge`. Its address ends with the
 * repository that the tests' workflows run in.
 */
export class HostedRepository {
  readonly directory = join(sampleDirectory(), 'Codertocat', 'Hello-World');
  readonly #pullRequests = new Map<number, string>();

  /** @param objectFormat `sha1` or `sha256`; git's own when not given */
  constructor(files: Files, objectFormat?: string) {
    mkdirSync(this.directory, { recursive: true });
    const format = objectFormat === undefined ? [] : [`--object-format=${objectFormat}`];
    git(this.directory, 'init', '--quiet', '--initial-branch=main', ...format);
    // As GitHub's servers are set: partial clones are allowed.
    git(this.directory, 'config', 'uploadpack.allowFilter', 'true');
    git(this.directory, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    this.commit(files);
  }

  /** Address of the repository by which git talks to itself as to a server. */
  get url(): string {
    return `file://${this.directory}`;
  }

  /** Commits on the branch that is checked out: `main`, unless told otherwise. */
  commit(files: Files, message = 'change'): string {
    writeFiles(this.directory, files);
    git(this.directory, 'add', '--all', '--force');
    for (const [path, content] of Object.entries(files)) {
      if (content === null || typeof content !== 'object' || !('submodule' in content)) continue;
      git(this.directory, 'update-index', '--add', '--cacheinfo', `160000,${content.submodule},${path}`);
    }
    git(this.directory, 'commit', '--quiet', '--allow-empty', '--message', message);
    return git(this.directory, 'rev-parse', 'HEAD');
  }

  /** Opens a pull request with these files changed from `main`, and makes its merge commit where there is no conflict. */
  pullRequest(number: number, files: Files, from = 'main'): { headSha: string; mergeSha: string | undefined } {
    git(this.directory, 'checkout', '--quiet', '-b', `topic-${number}`, from);
    const headSha = this.commit(files, `topic ${number}`);
    git(this.directory, 'update-ref', `refs/pull/${number}/head`, headSha);
    git(this.directory, 'checkout', '--quiet', 'main');
    git(this.directory, 'branch', '--quiet', '-D', `topic-${number}`);
    this.#pullRequests.set(number, headSha);
    return { headSha, mergeSha: this.mergePullRequest(number) };
  }

  /** Makes `refs/pull/<number>/merge` anew, as the host does when the target branch moves. */
  mergePullRequest(number: number): string | undefined {
    const headSha = this.#pullRequests.get(number) ?? '';
    git(this.directory, 'checkout', '--quiet', '--detach', 'main');
    try {
      git(this.directory, 'merge', '--quiet', '--no-ff', '--message', `Merge ${number}`, headSha);
      const mergeSha = git(this.directory, 'rev-parse', 'HEAD');
      git(this.directory, 'update-ref', `refs/pull/${number}/merge`, mergeSha);
      return mergeSha;
    } catch {
      git(this.directory, 'merge', '--abort');
      return undefined;
    } finally {
      git(this.directory, 'checkout', '--quiet', '--force', 'main');
    }
  }
}

/** A fork of a repository, with all that it has, in which its owner may point every ref elsewhere. */
export function forkOf(of: HostedRepository, owner = 'stranger'): { readonly directory: string; readonly url: string } {
  const directory = join(sampleDirectory(), owner, 'Hello-World');
  git(sampleDirectory(), 'clone', '--quiet', '--mirror', of.url, directory);
  git(directory, 'config', 'uploadpack.allowFilter', 'true');
  git(directory, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  return { directory, url: `file://${directory}` };
}

export interface CheckOutOptions {
  /** Commits of history; 0 for all of it. */
  readonly depth?: number;
  /** More options of `git fetch`. */
  readonly options?: readonly string[];
  /** Called with the new repository before anything is fetched. */
  readonly configure?: (directory: string) => void;
}

/** What actions/checkout does: fetches one ref at a depth into a new directory and checks it out. Absolute path. */
export function checkOut(
  url: string,
  ref: string,
  { depth = 1, options = [], configure }: CheckOutOptions = {},
): string {
  const directory = join(sampleDirectory(), 'checkout');
  mkdirSync(directory);
  git(directory, 'init', '--quiet', '--initial-branch=main');
  git(directory, 'remote', 'add', 'origin', url);
  configure?.(directory);
  const local = ref.startsWith('refs/pull/')
    ? ref.replace('refs/pull/', 'refs/remotes/pull/')
    : 'refs/remotes/origin/ref';
  const limit = depth === 0 ? [] : [`--depth=${depth}`];
  git(directory, 'fetch', '--quiet', '--no-tags', '--prune', ...limit, ...options, 'origin', `+${ref}:${local}`);
  git(directory, 'checkout', '--quiet', '--force', local);
  return directory;
}

/** Everything of a checkout that must not change, byte for byte. */
export function snapshot(directory: string): Record<string, string> {
  const digest = (path: string) => {
    const file = join(directory, '.git', path);
    return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'absent';
  };
  const files = Object.fromEntries(
    [
      'index',
      'config',
      'config.worktree',
      'HEAD',
      'FETCH_HEAD',
      'ORIG_HEAD',
      'shallow',
      'packed-refs',
      'logs/HEAD',
    ].map((path) => [path, digest(path)]),
  );
  const listing = execFileSync('find', ['.', '-printf', '%p %m %s %T@ %l\n'], { cwd: directory, encoding: 'utf8' });
  return {
    ...files,
    // The index is read without being refreshed, so that looking changes nothing.
    status: execFileSync('git', ['--no-optional-locks', 'status', '--porcelain', '--ignored'], {
      cwd: directory,
      env: gitEnvironment,
      encoding: 'utf8',
    }),
    refs: git(directory, 'for-each-ref'),
    stash: git(directory, 'stash', 'list'),
    listing: listing.split('\n').sort().join('\n'),
  };
}
