import { lstat, symlink, unlink } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { ImpactError, ToolMissing } from '../tree/impact-error.js';
import { pathsAbove } from '../tree/paths.js';
import type { Tree } from '../tree/tree.js';
import { readRunnerFile } from '../../../shared/src/files/open-file.js';
import { fieldsOf } from '../../../shared/src/json-values.js';
import { lastLines, ToolFailed, type Finished, type Tools, type ToolsAndCheckout } from './tools.js';

/** The program is not in `node_modules`. */
export class NotInstalled extends ImpactError {
  override readonly name = 'NotInstalled';
}

/** A program of an npm package that is installed in the user's checkout. */
export interface InstalledProgram {
  readonly name: string;
  /** The JavaScript file that starts it. Absolute path. */
  readonly script: string;
  readonly version: string;
}

/**
 * Finds a program in the `node_modules` of the build's root or of a directory above it in the user's checkout. The log says which version
 * answers.
 * @param name the package, whose program has the same name
 * @param root the build's root
 * @throws NotInstalled
 */
export function installedProgram(name: string, root: string, tools: ToolsAndCheckout): InstalledProgram {
  for (const directory of [root, ...pathsAbove(root)]) {
    const found = programOf(join(tools.checkout, directory, 'node_modules', name), name);
    if (found === undefined) continue;
    tools.debug(`${name} ${found.version}: ${found.script}`);
    tools.noteVersion(name, found.version);
    return found;
  }
  throw new NotInstalled(
    `${name} is not in node_modules of ${root === '' ? 'the repository' : root}. ` +
      'Install the dependencies first (npm ci, pnpm install or yarn install), so that the version that the repository pins is there',
  );
}

/** Most bytes of a package.json: the largest have some ten thousand. */
const manifestLimit = 2 ** 24;

/** A commit may also hold `node_modules`. A package without a valid manifest there is not a program. */
function programOf(directory: string, name: string): InstalledProgram | undefined {
  let manifest: Readonly<Record<string, unknown>>;
  try {
    manifest = fieldsOf(JSON.parse(readRunnerFile(join(directory, 'package.json'), manifestLimit).toString('utf8')));
  } catch {
    return undefined;
  }
  const { bin, version } = manifest;
  const program = typeof bin === 'string' ? bin : fieldsOf(bin)[name];
  if (typeof program !== 'string') return undefined;
  return { name, script: join(directory, program), version: typeof version === 'string' ? version : '' };
}

/**
 * Runs an installed program with the Node.js of the job, or with this one where the job has none.
 * @param shown the arguments, as a message names them
 * @returns what it printed
 * @throws ToolFailed for an exit code other than 0
 */
export async function runInstalled(
  { name, script, version }: InstalledProgram,
  args: readonly string[],
  { cwd, env, shown = args }: { cwd: string; env: Readonly<Record<string, string>>; shown?: readonly string[] },
  tools: Tools,
): Promise<Finished> {
  const start = (program: string) => tools.run(program, [script, ...args], { cwd, env });
  const finished = await start('node').catch((error: unknown) => {
    if (!(error instanceof ToolMissing)) throw error;
    return start(process.execPath);
  });
  if (finished.exitCode === 0) return finished;
  throw new ToolFailed(
    `${name} ${shown.join(' ')} (version ${version}) ended with exit code ${finished.exitCode}: ${lastLines(finished)}. ` +
      'Make that command work in the repository. `impacted-targets-from: workspaces` answers without it',
  );
}

/**
 * Puts the packages installed in the user's checkout beside the files of a commit while `work` runs, with symlinks in
 * the commit's temporary directory.
 */
export async function withInstalledPackages<T>(checkout: string, tree: Tree, work: () => Promise<T>): Promise<T> {
  const directory = await tree.directory();
  const packages = (await tree.entries()).filter(
    ({ path }) => posix.basename(path) === 'package.json' && !`/${path}`.includes('/node_modules/'),
  );
  const links: string[] = [];
  try {
    for (const { path } of packages) {
      const installed = posix.join(posix.dirname(path), 'node_modules');
      const link = join(directory, installed);
      if (!(await exists(join(checkout, installed))) || (await exists(link))) continue;
      await symlink(join(checkout, installed), link, 'junction');
      links.push(link);
    }
    return await work();
  } finally {
    for (const link of links) await unlink(link);
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Only tools on this machine read the commits, so their author does not matter. */
const identity = ['-c', 'user.name=merge-queue-action', '-c', 'user.email=merge-queue-action@localhost'];

/**
 * Makes a commit with the files of one side and the other side as its only parent, in the first side's temporary
 * directory. Tools compare a commit with its merge base with another commit. Here the merge base is the other commit
 * itself, whatever the history.
 * @param directory of `tree`
 * @returns the commit's name, to be used in that directory
 * @throws ImpactError when git fails
 */
export async function syntheticCommit(
  directory: string,
  tree: Tree,
  other: Tree,
  tools: ToolsAndCheckout,
): Promise<string> {
  const { exitCode, stdout, stderr } = await tools.run(
    'git',
    ['--git-dir=.git', ...identity, 'commit-tree', `${tree.object}^{tree}`, '-p', other.object, '-m', 'comparison'],
    { cwd: directory },
  );
  if (exitCode === 0) return stdout.trim();
  throw new ImpactError(`git commit-tree ${tree.object} in a temporary directory: ${stderr.trim()}`);
}
