import { realpath } from 'node:fs/promises';
import { ImpactError, ToolMissing } from '../build-system.js';
import { commandEnvironment, type CommandResult } from '../command.js';
import { runGit } from './run-git.js';
import { shortened } from '../../service/text.js';

/** The user's checkout as git sees it. All of it is only read. */
export interface Checkout {
  /** Absolute path of the repository's root. */
  readonly directory: string;
  /** The working directory, POSIX and relative to the repository's root; empty for the root itself. */
  readonly root: string;
  readonly objectFormat: string;
  /** Absolute path of the object store. */
  readonly objects: string;
  /** Absolute path of the list of commits whose parents are absent; the file may not exist. */
  readonly shallow: string;
  /** Commit that is checked out; undefined before the first commit. */
  readonly head?: string;
  /** The effective configuration, in git's order; a value is undefined for a key that stands without `=`. */
  readonly configuration: readonly (readonly [key: string, value: string | undefined])[];
}

/** The last line of an error output that says something, without credentials that stand in addresses. */
export function lastErrorLine(stderr: Buffer): string {
  const lines = withoutCredentials(stderr.toString('utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(hint|warning):/.test(line));
  const fatal = lines.findLast((line) => /^(fatal|error|remote):/.test(line) && line !== 'fatal: early EOF');
  return shortened(fatal ?? lines.at(-1) ?? 'it printed nothing', 500);
}

/** Text with what stands before the `@` of an address left out. */
export function withoutCredentials(text: string): string {
  return text.replaceAll(/([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, '$1');
}

/**
 * Finds the repository of a working directory.
 * @param workingDirectory absolute path
 * @throws ImpactError when git is missing, the directory is in no repository, or git does not trust its owner
 */
export async function openCheckout(workingDirectory: string, signal: AbortSignal): Promise<Checkout> {
  let directory: string;
  try {
    directory = await realpath(workingDirectory);
  } catch {
    throw new ImpactError(
      `working-directory: ${workingDirectory} does not exist. Run actions/checkout in a step before this one`,
    );
  }
  const env = { ...commandEnvironment(process.env), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
  const git = async (...args: string[]): Promise<CommandResult> => {
    try {
      return await runGit(args, { cwd: directory, env, signal });
    } catch (error) {
      if (!(error instanceof ToolMissing)) throw error;
      throw new ImpactError(
        'git was not found on this machine. Install git 2.38 or newer in a step before this one, and check out with it',
      );
    }
  };
  const [described, configured, head] = await Promise.all([
    git(
      'rev-parse',
      '--path-format=absolute',
      '--show-object-format',
      '--is-inside-work-tree',
      '--git-path',
      'objects',
      '--git-path',
      'shallow',
      '--show-toplevel',
      '--show-prefix',
    ),
    git('config', '--list', '--includes', '-z'),
    git('rev-parse', '--verify', '--quiet', 'HEAD^{commit}'),
  ]);
  if (described.exitCode !== 0) throw unusable(directory, described.stderr);
  const lines = described.stdout.toString('utf8').split('\n');
  const [objectFormat, inside, objects, shallow, toplevel, prefix = ''] = lines;
  if (!objectFormat || inside !== 'true' || !objects || !shallow || !toplevel || lines.length > 7) {
    throw new ImpactError(
      `working-directory: git cannot say where the repository of ${directory} is. Check out to a directory whose name holds no line break, and do not check out bare`,
    );
  }
  const commit = head.stdout.toString('utf8').trim();
  return {
    directory: toplevel,
    root: prefix.replace(/\/$/, ''),
    objectFormat,
    objects,
    shallow,
    ...(commit && { head: commit }),
    configuration: configured.stdout
      .toString('utf8')
      .split('\0')
      .filter((record) => record !== '')
      .map((record) => {
        const end = record.indexOf('\n');
        return end === -1 ? [record, undefined] : [record.slice(0, end), record.slice(end + 1)];
      }),
  };
}

function unusable(directory: string, stderr: Buffer): ImpactError {
  const text = stderr.toString('utf8');
  if (text.includes('dubious ownership') || text.includes('unsafe repository')) {
    return new ImpactError(
      `git does not read ${directory}, because the directory belongs to another user. ` +
        `Run \`git config --global --add safe.directory ${directory}\` in a step before this one`,
    );
  }
  if (text.includes('not a git repository')) {
    return new ImpactError(
      `working-directory: ${directory} is in no Git repository. Run actions/checkout in a step before this one, ` +
        'or give base-sha and head-sha a checkout to be looked up in',
    );
  }
  if (text.includes('must be run in a work tree')) {
    return new ImpactError(
      `working-directory: ${directory} is in a bare repository. Run actions/checkout, which makes a working tree`,
    );
  }
  return new ImpactError(
    `git rev-parse in ${directory}: ${lastErrorLine(stderr)}. Check that actions/checkout ran and that git is 2.38 or newer`,
  );
}
