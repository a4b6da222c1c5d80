import { lstat, symlink, unlink } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { readRunnerFile } from '../../../shared/src/files/open-file.js';
import { ImpactError, ToolMissing } from '../tree/impact-error.js';
import type { Comparison, Tree } from '../tree/tree.js';
import type { Finished, Tools } from '../graph/reader.js';
import { fieldsOf } from '../../../shared/src/json-values.js';

/** The program is not in `node_modules`. */
export class NotInstalled extends ImpactError {
  override readonly name = 'NotInstalled';
}

/** A program of an npm package that is installed in the user's checkout. */
export interface InstalledProgram {
  /** The JavaScript file that starts it. Absolute path. */
  readonly script: string;
  readonly version: string;
}

/**
 * Finds a program in the `node_modules` of the build's root or of a directory above it in the repository.
 * @param checkout absolute path of the user's checkout
 * @param root the build's root in it
 * @param name the package, whose program has the same name
 * @throws NotInstalled
 */
export function installedProgram(checkout: string, root: string, name: string): InstalledProgram {
  for (let directory = root; ; directory = posix.dirname(directory)) {
    const packageDirectory = join(checkout, directory, 'node_modules', name);
    const found = programOf(packageDirectory, name);
    if (found) return found;
    if (directory === '' || directory === '.') break;
  }
  throw new NotInstalled(
    `${name} is not in node_modules of ${root === '' ? 'the repository' : root}. ` +
      'Install the dependencies in a step before this one (npm ci, pnpm install or yarn install), so that the version that the repository pins is there',
  );
}

/**
 * The program that the repository pins and that is installed in the user's checkout. The log says which version answers.
 * @param name of the package, and of its command
 * @throws NotInstalled
 */
export function pinnedProgram(name: string, { checkout, root }: Comparison, tools: Tools): InstalledProgram {
  const program = installedProgram(checkout, root, name);
  tools.debug(`${name} ${program.version}: ${program.script}`);
  tools.noteVersion(name, program.version);
  return program;
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
  return { script: join(directory, program), version: typeof version === 'string' ? version : '' };
}

/** Runs a JavaScript program with the Node.js of the job, or with this one where the job has none. */
export async function runScript(
  tools: Tools,
  script: string,
  args: readonly string[],
  options: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<Finished> {
  try {
    return await tools.run('node', [script, ...args], options);
  } catch (error) {
    if (!(error instanceof ToolMissing)) throw error;
    return tools.run(process.execPath, [script, ...args], options);
  }
}

/**
 * Puts the packages installed in the user's checkout beside the files of a commit while `work` runs, with symlinks in
 * the commit's temporary directory.
 */
export async function withInstalledPackages<T>(checkout: string, tree: Tree, work: () => Promise<T>): Promise<T> {
  const directory = await tree.directory();
  const packages = (await tree.entries())
    .map(({ path }) => path)
    .filter((path) => posix.basename(path) === 'package.json' && !`/${path}`.includes('/node_modules/'));
  const links: string[] = [];
  try {
    for (const path of packages) {
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
