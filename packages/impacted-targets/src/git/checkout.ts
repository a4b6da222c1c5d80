import { realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ImpactError } from '../tree/impact-error.js';
import { outputOf } from '../programs/output-of.js';
import { isBelow } from '../../../shared/src/files/open-file.js';
import type { ProgramEnvironment } from '../programs/program-environment.js';
import { failureIn } from './failures.js';
import { findRepository, type FoundRepository } from './find-repository.js';
import { withoutFetching, type Setting } from './settings.js';

/** The user's checkout as git sees it. It is only read. */
export type Checkout = Readonly<Awaited<ReturnType<typeof openCheckout>>>;

/** Runs git in a checkout. */
type Git = (...args: readonly string[]) => ReturnType<typeof outputOf>;

/**
 * Finds the repository of a working directory: the one whose `.git` is at the root that was checked out.
 * @param request absolute paths; a repository above the workspace of the job does not count
 * @throws ImpactError when git is missing, the directory is in no repository, or git does not trust its owner
 */
export async function openCheckout(
  request: { readonly workingDirectory: string; readonly workspace?: string },
  programs: ProgramEnvironment,
  signal: AbortSignal,
) {
  const { workingDirectory, workspace = workingDirectory } = request;
  const directory = await realpath(workingDirectory).catch(() => {
    throw new ImpactError(
      `{input:working-directory}: ${workingDirectory} does not exist. Check out the repository first, and see that the commit has this directory. Where the checkout is sparse, name the directory in sparse-checkout of actions/checkout`,
    );
  });
  const realWorkspace = await realpath(workspace).catch(() => workspace);
  const found = await findRepository(directory, request.workspace === undefined ? undefined : realWorkspace);
  const env = {
    ...programs.variablesForGit,
    ...withoutFetching,
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    // Git looks for a repository no higher than the root that was found.
    GIT_CEILING_DIRECTORIES: dirname(found.directory),
  };
  const git: Git = (...args) => {
    signal.throwIfAborted();
    return outputOf('git', ['-c', 'safe.bareRepository=explicit', ...args], { programs, cwd: found.directory, env });
  };
  const gitVersion = await versionOf(git);
  const layout = await layoutOf(git, found);
  return {
    ...layout,
    /** Absolute path of the repository's root. */
    directory: found.directory,
    /** The working directory, POSIX and relative to the repository's root; empty for the root itself. */
    root: relative(found.directory, directory).split(sep).join('/'),
    /** True when the working directory was given by way of a symbolic link in the workspace. */
    linked: join(realWorkspace, relative(resolve(workspace), resolve(workingDirectory))) !== directory,
    /** The version as `git --version` prints it. */
    gitVersion,
    /** The configuration in force, in git's order, without settings from files of the working tree. */
    configuration: await configurationOf(git, found, layout.gitDirectory),
  };
}

/**
 * The version of git. 2.31 is the first that has what a comparison needs: `rev-parse --path-format` and configuration by GIT_CONFIG_COUNT.
 * @throws ImpactError where git is older
 */
async function versionOf(git: Git): Promise<string> {
  const { stdout } = await git('--version');
  const [, version = '', major, minor] = /^git version ((\d+)\.(\d+)\S*)/.exec(stdout) ?? [];
  if (Number(major) < 2 || (Number(major) === 2 && Number(minor) < 31)) {
    throw new ImpactError(
      `git ${version} is too old: 2.31 or newer is needed, and 2.38 or newer to merge a pull request that has no merge commit. Install it, and check out with it`,
    );
  }
  return version;
}

/** What is asked about the repository, in the order of the answer's lines. The last is missing before the first commit. */
const describing = [
  ...['rev-parse', '--path-format=absolute', '--show-object-format', '--git-dir', '--show-toplevel'],
  ...['--git-path', 'objects', '--git-path', 'shallow', '--quiet', '--verify', 'HEAD'],
];

/**
 * Where git keeps the repository, in absolute paths: its own directory (for a linked working tree, of that tree's own part), the store of objects, and
 * the list of commits whose parents are absent, which may not exist. `head` is the commit that is checked out; undefined before the first commit.
 * @throws ImpactError where git does not read the repository that was found
 */
async function layoutOf(git: Git, found: FoundRepository) {
  // Without --git-dir, so that git says whether it trusts the owner of the repository.
  const { exitCode, stdout, stderr } = await git(...describing);
  const lines = stdout.split('\n');
  const [objectFormat = '', gitDirectory = '', top = '', objects = '', shallow = '', head] = lines;
  const isUnborn = exitCode === 1 && lines.length === 6;
  if (exitCode !== 0 && !isUnborn) {
    const { cause, advice = 'Check that it is a whole clone' } = failureIn(Buffer.from(stderr));
    throw new ImpactError(`{input:working-directory}: git does not read ${found.directory}: ${cause}. ${advice}`);
  }
  const same = await Promise.all(
    [gitDirectory, found.gitDirectory, top, found.directory].map((path) => realpath(path).catch(() => path)),
  );
  if (same[0] !== same[1] || same[2] !== same[3] || (!isUnborn && lines.length !== 7)) {
    throw new ImpactError(
      `{input:working-directory}: for ${found.directory}, git uses the repository ${JSON.stringify(gitDirectory)} and the files in ${JSON.stringify(top)}. Check out with actions/checkout, without core.worktree, to a directory whose name holds no line break`,
    );
  }
  return { objectFormat, gitDirectory, objects, shallow, head: isUnborn ? undefined : head };
}

/**
 * Reads the configuration. `.git/config` belongs to the workflow, because no commit can change it. The same holds for files outside of the
 * checkout. A file in the working tree, which one of those files may include, belongs to the pull request.
 */
async function configurationOf(git: Git, { directory }: FoundRepository, gitDirectory: string): Promise<Setting[]> {
  const { stdout } = await git(`--git-dir=${gitDirectory}`, 'config', '--list', '--includes', '--show-origin', '-z');
  const records = stdout.split('\0');
  const settings: Setting[] = [];
  const own = await realpath(gitDirectory);
  for (let at = 0; at + 1 < records.length; at += 2) {
    const [origin = '', setting = ''] = [records[at], records[at + 1]];
    // The other kinds of origin are the command line and the environment.
    const path = origin.startsWith('file:') ? resolve(directory, origin.slice('file:'.length)) : '/';
    const places = [path, await realpath(path).catch(() => path)];
    if (places.some((place) => isBelow(place, directory)) && !places.some((place) => isBelow(place, own))) continue;
    const end = setting.indexOf('\n');
    settings.push(end === -1 ? [setting, undefined] : [setting.slice(0, end), setting.slice(end + 1)]);
  }
  return settings;
}
