import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ImpactError, ToolMissing } from '../tree/impact-error.js';
import type { CommandResult } from '../programs/command.js';
import { isBelow } from '../../../shared/src/files/open-file.js';
import type { ProgramEnvironment } from '../programs/program-environment.js';
import { findRepository, type FoundRepository } from './find-repository.js';
import { tellingVersion, versionMistake, withoutTrace } from './git-version.js';
import { runGit, withoutFetching } from './run-git.js';
import { ownedByAnother, safeDirectoryCommand } from './safe-directory.js';
import { shortened } from '../../../shared/src/text.js';

/** The user's checkout as git sees it. It is only read. */
export interface Checkout {
  /** Absolute path of the repository's root. */
  readonly directory: string;
  /** The working directory, POSIX and relative to the repository's root; empty for the root itself. */
  readonly root: string;
  /** True when the working directory was given by way of a symbolic link in the workspace. */
  readonly linked: boolean;
  readonly objectFormat: string;
  /** Absolute path of the repository itself. For a linked working tree, the path of that tree's own part. */
  readonly gitDirectory: string;
  /** Absolute path of the object store. */
  readonly objects: string;
  /** Absolute path of the list of commits whose parents are absent; the file may not exist. */
  readonly shallow: string;
  /** The commit that is checked out; undefined before the first commit. */
  readonly head?: string;
  /** The version as `git --version` prints it; empty when it is not known. */
  readonly gitVersion: string;
  /** The configuration in force, in git's order, without settings from files of the working tree. */
  readonly configuration: readonly ConfiguredSetting[];
}

/** The last line of an error output that is not blank, without credentials in addresses. */
export function lastErrorLine(stderr: Buffer | string): string {
  const lines = withoutCredentials(stderr.toString())
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(hint|warning):/.test(line));
  const fatal = lines.findLast((line) => /^(fatal|error|remote):/.test(line) && line !== 'fatal: early EOF');
  return shortened(fatal ?? lines.at(-1) ?? 'it printed nothing', 500);
}

/** A text that may hold an address: a quoted text, or a word. */
const mayHoldAddress = /'[^'\n]*'|"[^"\n]*"|[^\s'"]+/g;

/**
 * Removes from addresses in a text what may be a secret: everything before the last `@`, because a password may hold
 * further ones, and everything behind a `?` or `#`.
 */
export function withoutCredentials(text: string): string {
  return text.replaceAll(mayHoldAddress, (part) => {
    const start = part.indexOf('://') + 3;
    if (start === 2) return part;
    const address = part.slice(Math.max(start, part.lastIndexOf('@') + 1));
    const quote = /['"]$/.exec(part)?.[0] ?? '';
    return part.slice(0, start) + address.replace(/[?#].*/s, quote);
  });
}

/** A setting of git as it is in force, with the file that it comes from. */
export interface ConfiguredSetting {
  readonly key: string;
  /** Undefined for a key without `=`, which means true. */
  readonly value: string | undefined;
}

/**
 * Finds the repository of a working directory: the one whose `.git` is at the root that was checked out.
 * @param request absolute paths; a repository above the workspace of the job does not count
 * @throws ImpactError when git is missing, the directory is in no repository, or git does not trust its owner
 */
export async function openCheckout(
  request: { readonly workingDirectory: string; readonly workspace?: string },
  programs: ProgramEnvironment,
  signal: AbortSignal,
): Promise<Checkout> {
  const { workingDirectory } = request;
  let directory: string;
  try {
    directory = await realpath(workingDirectory);
  } catch {
    throw new ImpactError(
      `working-directory: ${workingDirectory} does not exist. ` +
        ((await isSparse(workingDirectory))
          ? 'The checkout is sparse: name the directory in sparse-checkout of actions/checkout'
          : 'Run actions/checkout in a step before this one, and see that the commit has this directory'),
    );
  }
  const workspace =
    request.workspace === undefined ? undefined : await realpath(request.workspace).catch(() => undefined);
  const found = await findRepository(directory, workspace);
  const written = pathInWorkspace(workingDirectory, request.workspace, workspace) ?? directory;
  if (!isBelow(written, found.directory)) {
    throw new ImpactError(
      `working-directory: ${workingDirectory} leads by a symbolic link into another repository, ${found.directory}. Give the directory itself`,
    );
  }
  const env = {
    ...programs.variablesForGit,
    ...withoutFetching,
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    // Git looks for a repository no higher than the root that was found.
    GIT_CEILING_DIRECTORIES: dirname(found.directory),
  };
  const git = async (args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<CommandResult> => {
    try {
      return await runGit(['-c', 'safe.bareRepository=explicit', ...args], {
        programs,
        cwd: found.directory,
        env: { ...env, ...more },
        signal,
      });
    } catch (error) {
      if (!(error instanceof ToolMissing)) throw error;
      throw new ImpactError(
        'git was not found on this machine. The workspace is not searched for it. Install git 2.31 or newer in a step before this one, and check out with it',
      );
    }
  };
  const refuseOldGit = async () => {
    const mistake = versionMistake((await git(['--version'])).stdout.toString('utf8'));
    if (mistake !== undefined) throw new ImpactError(mistake);
  };
  // Without --git-dir, so that git says whether it trusts the owner of the repository.
  const described = await git(describing, tellingVersion);
  const { version, errors } = withoutTrace(described.stderr.toString('utf8'));
  const lines = described.stdout.toString('utf8').split('\n');
  const [objectFormat, inside, gitDirectory, objects, shallow, toplevel, ...heads] = lines;
  // Before the first commit it says all but the commit, and ends with 1.
  if (described.exitCode !== 0 && !(described.exitCode === 1 && toplevel)) {
    await refuseOldGit();
    throw unusable(found.directory, errors);
  }
  const commit = described.exitCode === 0 ? heads.shift() : undefined;
  if (!objectFormat || inside !== 'true' || !gitDirectory || !objects || !shallow || !toplevel || heads.length > 1) {
    await refuseOldGit();
    throw new ImpactError(
      `working-directory: git cannot say where the repository of ${directory} is. Check out to a directory whose name holds no line break, and do not check out bare`,
    );
  }
  if (!(await isSame(gitDirectory, found.gitDirectory)) || !(await isSame(toplevel, found.directory))) {
    throw new ImpactError(
      `working-directory: git takes ${gitDirectory} with the files in ${toplevel} for the repository of ${directory}, and not ${found.gitDirectory}. Check out with actions/checkout, without core.worktree`,
    );
  }
  const configured = await git([`--git-dir=${gitDirectory}`, 'config', '--list', '--includes', '--show-origin', '-z']);
  if (configured.exitCode !== 0) throw unusable(found.directory, configured.stderr.toString('utf8'));
  return {
    directory: found.directory,
    root: relative(found.directory, directory).split(sep).join('/'),
    linked: written !== directory,
    objectFormat,
    gitDirectory,
    objects,
    shallow,
    ...(commit && { head: commit }),
    gitVersion: version,
    configuration: await readConfiguration(configured.stdout, found),
  };
}

/** What is asked about the repository, in the order of the answer's lines. */
const describing = [
  ...['rev-parse', '--path-format=absolute', '--show-object-format', '--is-inside-work-tree', '--git-dir'],
  ...['--git-path', 'objects', '--git-path', 'shallow', '--show-toplevel', '--quiet', '--verify', 'HEAD'],
];

/** A path below the workspace as it is written, in the workspace's real place; undefined for one that lies elsewhere. */
function pathInWorkspace(path: string, workspace: string | undefined, real: string | undefined): string | undefined {
  if (workspace === undefined || real === undefined) return undefined;
  const from = [workspace, real].find((one) => isBelow(resolve(path), resolve(one)));
  return from === undefined ? undefined : join(real, relative(resolve(from), resolve(path)));
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => realpath(path).catch(() => path)));
  return relative(a ?? '', b ?? '') === '';
}

/**
 * Reads `git config --list --show-origin -z`. `.git/config` belongs to the workflow, because no commit can change it.
 * The same holds for files outside of the checkout. A file in the working tree, which one of those files may include,
 * belongs to the pull request.
 */
async function readConfiguration(output: Buffer, { directory, gitDirectory }: FoundRepository) {
  const records = output.toString('utf8').split('\0');
  const trusted = new Map<string, boolean>();
  const settings: ConfiguredSetting[] = [];
  for (let at = 0; at + 1 < records.length; at += 2) {
    const [origin = '', setting = ''] = [records[at], records[at + 1]];
    if (!trusted.has(origin)) trusted.set(origin, await isTrusted(origin));
    if (trusted.get(origin) !== true) continue;
    const end = setting.indexOf('\n');
    settings.push(
      end === -1 ? { key: setting, value: undefined } : { key: setting.slice(0, end), value: setting.slice(end + 1) },
    );
  }
  return settings;

  async function isTrusted(origin: string): Promise<boolean> {
    // The other kinds of origin are the command line and the environment.
    if (!origin.startsWith('file:')) return true;
    const path = resolve(directory, origin.slice('file:'.length));
    const real = await realpath(path).catch(() => path);
    const repository = await realpath(gitDirectory).catch(() => gitDirectory);
    return (
      isBelow(real, repository) || ![path, real].some((one) => isBelow(one, directory) && !isBelow(one, repository))
    );
  }
}

/**
 * True when a missing directory may lie in a sparse checkout, which leaves directories out (git-sparse-checkout(1)).
 */
async function isSparse(missing: string): Promise<boolean> {
  for (let place = missing; dirname(place) !== place; place = dirname(place)) {
    const git = join(place, '.git');
    if (!existsSync(git)) continue;
    // Each working tree has a configuration of its own, which git reads last; actions/checkout writes to both.
    const files = await Promise.all(
      ['config', 'config.worktree'].map((name) => readFile(join(git, name), 'utf8').catch(() => '')),
    );
    const last = files.flatMap((text) => [...text.matchAll(/^[ \t]*sparsecheckout[ \t]*=[ \t]*(\w+)/gim)]).at(-1);
    return last?.[1]?.toLowerCase() === 'true';
  }
  return false;
}

function unusable(directory: string, text: string): ImpactError {
  const owned = ownedByAnother(text);
  if (owned !== undefined) {
    return new ImpactError(
      `git does not read ${directory}, because the directory belongs to another user. ` +
        `Run \`${safeDirectoryCommand(owned)}\` in a step before this one`,
    );
  }
  if (text.includes('not a git repository')) {
    return new ImpactError(
      `working-directory: the .git in ${directory} is not a Git repository. Run actions/checkout in a step before this one`,
    );
  }
  if (text.includes('must be run in a work tree')) {
    return new ImpactError(
      `working-directory: ${directory} is in a bare repository. Run actions/checkout, which makes a working tree`,
    );
  }
  return new ImpactError(`git rev-parse in ${directory}: ${lastErrorLine(text)}. Check that actions/checkout ran`);
}
