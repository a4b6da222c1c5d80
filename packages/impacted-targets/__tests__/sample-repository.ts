import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
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

/** Without the process that looks after each commit whether it is time to clean up. */
const withoutCleaning = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'maintenance.auto', GIT_CONFIG_VALUE_0: 'false' };

export function git(directory: string, ...args: string[]): string {
  const env = { ...gitEnvironment, ...withoutCleaning };
  return execFileSync('git', args, { cwd: directory, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** The commit that is checked out. */
function headOf(directory: string): string {
  const read = (name: string) => readFileSync(join(directory, '.git', name), 'utf8').trim();
  const head = read('HEAD');
  return head.startsWith('ref: ') ? read(head.slice('ref: '.length)) : head;
}

/** Points a ref to a commit, as `git update-ref` does. */
function pointRef(directory: string, ref: string, sha: string): void {
  mkdirSync(dirname(join(directory, '.git', ref)), { recursive: true });
  writeFileSync(join(directory, '.git', ref), `${sha}\n`);
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
  firsts.clear();
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

/** What was made first with each key, by its folder. */
const firsts = new Map<string, string>();

/** Makes a folder, or copies the one that was first made with this key: a copy starts no program. */
export function copyOfFirst(key: string, directory: string, make: () => void): void {
  const copy = (from: string, to: string) => {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  };
  const first = firsts.get(key);
  if (first !== undefined) {
    copy(first, directory);
    return;
  }
  make();
  const kept = join(sampleDirectory(), 'first');
  copy(directory, kept);
  firsts.set(key, kept);
}

interface ImportedCommit {
  readonly ref: string;
  readonly message?: string;
  /** A commit, or a mark of one (`:1`). */
  readonly from?: string | undefined;
  readonly merged?: string;
}

/** A commit for git-fast-import(1), which changes these files. @param mark its number in this import */
function commitToImport(files: Files, { ref, message = 'change', from, merged }: ImportedCommit, mark = 1): Buffer {
  const data = (bytes: string | Buffer) => [`data ${Buffer.byteLength(bytes)}\n`, bytes, '\n'];
  const pieces = Object.entries(files).flatMap(([path, content]) => {
    const name = /^"|\n/.test(path) ? JSON.stringify(path) : path;
    if (content === null) return [`D ${name}\n`];
    const inline = (mode: string, bytes: string | Buffer) => [`M ${mode} inline ${name}\n`, ...data(bytes)];
    if (typeof content === 'string' || Buffer.isBuffer(content)) return inline('100644', content);
    if ('link' in content) return inline('120000', content.link);
    if ('executable' in content) return inline('100755', content.executable);
    return [`M 160000 ${content.submodule} ${name}\n`];
  });
  const head = [`commit ${ref}\nmark :${mark}\ncommitter A <a@example.com> 0 +0000\n`, ...data(message)];
  const parents = [from === undefined ? '' : `from ${from}\n`, merged === undefined ? '' : `merge ${merged}\n`];
  return Buffer.concat([...head, ...parents, ...pieces].map((piece) => Buffer.from(piece)));
}

/** One program that makes all of these commits. */
function importCommits(directory: string, commits: readonly Buffer[]): void {
  const input = Buffer.concat(commits);
  execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: directory, env: gitEnvironment, input });
}

/** Makes a repository without commits, whose branch is `main`; only the first one of its kind takes a program. */
function emptyRepository(directory: string, objectFormat?: string): void {
  copyOfFirst(`empty ${objectFormat ?? ''}`, directory, () => {
    mkdirSync(directory, { recursive: true });
    const format = objectFormat === undefined ? [] : [`--object-format=${objectFormat}`];
    git(directory, 'init', '--quiet', '--template=', '--initial-branch=main', ...format);
  });
}

/** A repository with these commits of `main`, oldest first, and their files in its folder: one program makes it. */
export function importedRepository(commits: readonly Files[]): { directory: string; shas: readonly string[] } {
  const directory = join(sampleDirectory(), 'repository');
  emptyRepository(directory);
  const refs = commits.map((_files, index) => (index === commits.length - 1 ? 'refs/heads/main' : `refs/old/${index}`));
  importCommits(
    directory,
    commits.map((files, index) => commitToImport(files, { ref: refs[index] ?? '', from: refs[index - 1] })),
  );
  for (const files of commits) writeFiles(directory, files);
  return { directory, shas: refs.map((ref) => readFileSync(join(directory, '.git', ref), 'utf8').trim()) };
}

const allowingPartialClones = '[uploadpack]\n\tallowFilter = true\n\tallowAnySHA1InWant = true\n';

/**
 * A repository as a code host has it: `main`, pull requests under `refs/pull/<number>/head` and `…/merge`. Its address ends with the
 * repository that the tests' workflows run in.
 */
export class HostedRepository {
  readonly directory = join(sampleDirectory(), 'Codertocat', 'Hello-World');
  readonly #pullRequests = new Map<number, string>();

  /** @param objectFormat `sha1` or `sha256`; git's own when not given */
  constructor(files: Files, objectFormat?: string) {
    copyOfFirst(JSON.stringify([files, objectFormat]), this.directory, () => {
      emptyRepository(this.directory, objectFormat);
      // As GitHub's servers are set: partial clones are allowed.
      writeFileSync(join(this.directory, '.git/config'), allowingPartialClones, { flag: 'a' });
      this.commit(files);
    });
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
    return headOf(this.directory);
  }

  /** Opens a pull request with these files changed from `main`, and makes its merge commit where there is no conflict. */
  pullRequest(number: number, files: Files, from = 'main'): { headSha: string; mergeSha: string | undefined } {
    if (from === 'main') return this.#pullRequestOfMain(number, files);
    git(this.directory, 'checkout', '--quiet', '--detach', from);
    const headSha = this.commit(files, `topic ${number}`);
    pointRef(this.directory, `refs/pull/${number}/head`, headSha);
    this.#pullRequests.set(number, headSha);
    return { headSha, mergeSha: this.mergePullRequest(number) };
  }

  /** What comes from the newest commit merges as it is, so that one program makes both commits. */
  #pullRequestOfMain(number: number, files: Files): { headSha: string; mergeSha: string } {
    const ref = (name: string) => `refs/pull/${String(number)}/${name}`;
    const [head, merge] = [ref('head'), ref('merge')];
    const from = readFileSync(join(this.directory, '.git/refs/heads/main'), 'utf8').trim();
    importCommits(this.directory, [
      commitToImport(files, { ref: head, message: `topic ${number}`, from }),
      commitToImport(files, { ref: merge, message: `Merge ${number}`, from, merged: ':1' }, 2),
    ]);
    const [headSha = '', mergeSha = ''] = [head, merge].map((name) =>
      readFileSync(join(this.directory, '.git', name), 'utf8').trim(),
    );
    this.#pullRequests.set(number, headSha);
    return { headSha, mergeSha };
  }

  /** Makes `refs/pull/<number>/merge` anew, as the host does when the target branch moves. */
  mergePullRequest(number: number): string | undefined {
    const headSha = this.#pullRequests.get(number) ?? '';
    git(this.directory, 'checkout', '--quiet', '--detach', 'main');
    try {
      git(this.directory, 'merge', '--quiet', '--no-ff', '--message', `Merge ${number}`, headSha);
      const mergeSha = headOf(this.directory);
      pointRef(this.directory, `refs/pull/${number}/merge`, mergeSha);
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
  writeFileSync(join(directory, 'config'), allowingPartialClones, { flag: 'a' });
  return { directory, url: `file://${directory}` };
}

export interface CheckOutOptions {
  /** Commits of history; 0 for all of it. */
  readonly depth?: number;
  /** More options of `git fetch`. */
  readonly options?: readonly string[];
}

/** What actions/checkout does: fetches one ref at a depth into a new directory and checks it out. Absolute path. */
export function checkOut(url: string, ref: string, { depth = 1, options = [] }: CheckOutOptions = {}): string {
  const directory = join(sampleDirectory(), 'checkout');
  emptyRepository(directory);
  const origin = `[remote "origin"]\n\turl = ${JSON.stringify(url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  writeFileSync(join(directory, '.git/config'), origin, { flag: 'a' });
  const local = ref.startsWith('refs/pull/')
    ? ref.replace('refs/pull/', 'refs/remotes/pull/')
    : 'refs/remotes/origin/ref';
  const limit = depth === 0 ? [] : [`--depth=${depth}`];
  git(directory, 'fetch', '--quiet', '--no-tags', '--prune', ...limit, ...options, 'origin', `+${ref}:${local}`);
  git(directory, 'checkout', '--quiet', '--force', local);
  return directory;
}

/**
 * Everything of the checkout that a folder is in, and that must not change: mode, size, time and link of each file and folder, and each byte of what Git keeps, but
 * for its objects, whose names say what is in them. No program reads it, so that looking changes nothing.
 */
export function snapshot(directory: string): Record<string, string> {
  const start = realpathSync(directory);
  let top = start;
  while (!existsSync(join(top, '.git')) && dirname(top) !== top) top = dirname(top);
  return entriesBelow(existsSync(join(top, '.git')) ? top : start, {});
}

function entriesBelow(directory: string, found: Record<string, string>): Record<string, string> {
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    const entry = lstatSync(file, { bigint: true });
    const link = entry.isSymbolicLink() ? readlinkSync(file) : '';
    const inGit = /\/\.git\/(?!objects\/)/.test(file);
    const digest = entry.isFile() && inGit ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
    found[file] = [entry.mode, entry.size, entry.mtimeNs, link, digest].join(' ');
    if (entry.isDirectory()) entriesBelow(file, found);
  }
  return found;
}
