import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ImpactError } from '../tree/impact-error.js';
import { runCommand, type CommandResult } from '../programs/command.js';
import type { ProgramEnvironment } from '../programs/program-environment.js';
import type { TemporaryDirectories } from '../programs/temporary-directories.js';
import { openCheckout, type Checkout } from './checkout.js';
import { failureIn, withoutCredentials } from './failures.js';
import { batchReader } from './objects.js';
import { OutOfReach } from '../tree/out-of-reach.js';
import { findRemote, type Remote } from './remote.js';
import {
  closed,
  gitEnvironment,
  partialClone,
  sourceRemote,
  variablesOf,
  withoutFetching,
  type Setting,
} from './settings.js';
import { encodePath } from '../tree/names.js';

/** The needed parts of a commit's header. */
export interface Commit {
  readonly id: string;
  readonly tree: string;
  readonly parents: readonly string[];
}

/** The author of a commit that only this step sees. The fixed date makes the commit the same on every machine. */
const nobody = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'merge queue'],
    [`GIT_${role}_EMAIL`, 'merge-queue@localhost'],
    [`GIT_${role}_DATE`, '@0 +0000'],
  ]),
) as Record<string, string>;

/**
 * What a fetch brings: a commit alone, with its parents, or with its whole history, which leaves the directories out; or objects, each
 * without its history (a tree comes with the trees below it).
 */
const reaches = {
  commit: ['--depth=1', '--filter=blob:none'],
  parents: ['--depth=2', '--filter=blob:none'],
  history: ['--depth=2147483647', '--filter=tree:0'],
  objects: ['--filter=blob:none'],
};

/** What a person can do where something cannot be fetched, and the cause is not a known one. */
const advice =
  'Check out with fetch-depth: 2 or 0, without filter and sparse-checkout, or leave persist-credentials on, so that git fetch works here';

/** How git is run. Without options it only reads, in the private repository. */
export interface RunOptions {
  readonly input?: Buffer | string | undefined;
  /** As for `runCommand`. */
  readonly onOutput?: (piece: Buffer) => void;
  readonly settings?: readonly Setting[];
  readonly env?: Readonly<Record<string, string>>;
  /** Another repository. Absolute path. */
  readonly gitDirectory?: string;
  /** The working tree. Absolute path. */
  readonly files?: string;
  /** True where git may fetch from the remote what is missing. */
  readonly mayFetch?: boolean;
}

/**
 * A bare repository that only this step uses. It borrows the objects of the user's checkout (gitrepository-layout(5),
 * `objects/info/alternates`). Everything that is fetched or made is stored here. The checkout's objects, refs, index,
 * configuration and list of shallow commits stay unchanged.
 */
export class PrivateRepository {
  readonly #environment: Record<string, string>;
  /** By ids, and by other revisions of the checkout. */
  readonly #commits = new Map<string, Commit>();

  private constructor(
    readonly directory: string,
    readonly checkout: Checkout,
    readonly remote: Remote | undefined,
    readonly temporary: TemporaryDirectories,
    readonly programs: ProgramEnvironment,
    readonly signal: AbortSignal,
  ) {
    this.#environment = gitEnvironment(programs, join(dirname(directory), 'empty'));
  }

  /**
   * Opens a checkout, which is only read.
   * @param request absolute paths of the working directory and of the job's workspace, and owner and name of the repository that is acted
   *   on, where they are known
   * @throws ImpactError where there is no repository that can be read
   */
  static async open(
    request: { readonly workingDirectory: string; readonly workspace?: string; readonly repository?: string },
    temporary: TemporaryDirectories,
    programs: ProgramEnvironment,
    signal: AbortSignal,
  ): Promise<PrivateRepository> {
    const checkout = await openCheckout(request, programs, signal);
    const place = await temporary.create();
    const directory = join(place, 'repository.git');
    await writeFile(join(place, 'empty'), '');
    await mkdir(join(place, 'made'));
    await layOut(directory, checkout, [checkout.objects, join(place, 'made')]);
    try {
      await copyIfThere(checkout.shallow, join(directory, 'shallow'));
    } catch (error) {
      throw new ImpactError(
        `${checkout.shallow} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}), so it is not known which commits the checkout lacks. Let this user read it (\`chmod a+r '${checkout.shallow}'\`), or run this step as the user that ran actions/checkout`,
      );
    }
    const remote = findRemote(checkout, programs, request.repository);
    return new PrivateRepository(directory, checkout, remote, temporary, programs, signal);
  }

  /**
   * Path beside this repository. `made` is a store for objects, which this repository sees. Git knows no other objects there, so it gives no
   * new times to those of the user that it makes again.
   */
  beside(name: 'made' | 'index'): string {
    return join(dirname(this.directory), name);
  }

  /** True when this repository lacks parents of commits that it holds. */
  async isShallow(): Promise<boolean> {
    const list = await stat(join(this.directory, 'shallow')).catch(() => undefined);
    return list !== undefined && list.size > 0;
  }

  /** Runs git to its end. All calls of git in this step go through here, except the first look at the checkout. */
  async git(args: readonly string[], options: RunOptions = {}): Promise<CommandResult> {
    const { settings = [], gitDirectory = this.directory, files, mayFetch = false, input, onOutput } = options;
    const reach = mayFetch && this.remote ? [...this.remote.configuration, ...partialClone] : undefined;
    return runCommand('git', [`--git-dir=${gitDirectory}`, ...(files ? [`--work-tree=${files}`] : []), ...args], {
      programs: this.programs,
      // Never the checkout: a relative path must not lead to a file of the pull request.
      cwd: this.directory,
      env: {
        ...this.#environment,
        ...(reach ? {} : withoutFetching),
        ...options.env,
        ...variablesOf([...(reach ?? []), ...settings, ...closed]),
      },
      input: typeof input === 'string' ? Buffer.from(input) : input,
      onOutput,
      signal: this.signal,
    });
  }

  /**
   * Runs git, and takes any exit code but 0 for a failure.
   * @throws ImpactError with git's last words
   */
  async output(args: readonly string[], options?: RunOptions): Promise<Buffer> {
    const { exitCode, stdout, stderr } = await this.git(args, options);
    if (exitCode === 0) return stdout;
    const { cause, advice = 'Check that the checkout is complete (git fsck), or check out again' } = failureIn(stderr);
    throw new ImpactError(`git ${args[0] ?? ''} ended with exit code ${exitCode}: ${cause}. ${advice}`);
  }

  /** As `output`, for a text of one line. */
  async line(args: readonly string[], options?: RunOptions): Promise<string> {
    return (await this.output(args, options)).toString('utf8').trim();
  }

  /**
   * Reads objects in the order of these names.
   * @param onOutput takes what git prints, as `batchReader` does
   * @param gitDirectory of another repository, whose revisions the names may be
   */
  async objects(names: readonly string[], onOutput: (piece: Buffer) => void, gitDirectory?: string): Promise<void> {
    if (names.length === 0) return;
    // Without --buffer, git would also write each object's line separately.
    const args = ['cat-file', '--batch', '--buffer'];
    const options = { input: names.map((name) => `${name}\n`).join(''), onOutput };
    // Git ends at the first revision that cannot be, such as the upstream branch where there is none.
    if (gitDirectory === undefined) await this.output(args, options);
    else await this.git(args, { ...options, gitDirectory });
  }

  /** The commit with this id, or undefined when it is not here. The id of a tag gives the tag's commit. */
  async commit(id: string): Promise<Commit | undefined> {
    if (!this.#commits.has(id)) await this.#lookUp([id]);
    return this.#commits.get(id);
  }

  /** The commits that revisions of the user's checkout name (gitrevisions(7)); undefined for one that names none. */
  async revisions(...names: readonly string[]): Promise<readonly (Commit | undefined)[]> {
    // A name with a line break would be read as several.
    const unknown = names.filter((name) => !this.#commits.has(name) && !name.includes('\n'));
    await this.#lookUp(unknown, this.checkout.gitDirectory);
    return names.map((name) => this.#commits.get(name));
  }

  async #lookUp(names: readonly string[], gitDirectory?: string): Promise<void> {
    const reader = batchReader((position, object) => {
      if (object?.kind !== 'commit') return;
      const [header = ''] = object.content.toString('utf8').split('\n\n', 1);
      const named = (key: string) =>
        header.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
      const commit = { id: object.id, tree: named('tree')[0] ?? '', parents: named('parent') };
      this.#commits.set(names[position] ?? '', commit).set(commit.id, commit);
    });
    const peeled = names.map((name) => `${name}^{commit}`);
    await this.objects(peeled, reader, gitDirectory);
  }

  /** Makes a commit that only this step sees. */
  async makeCommit(tree: string, parents: readonly string[], message: string): Promise<Commit> {
    const args = ['commit-tree', ...parents.flatMap((parent) => ['-p', parent]), '-m', message, tree];
    const commit = { id: await this.line(args, { env: nobody }), tree, parents };
    this.#commits.set(commit.id, commit);
    return commit;
  }

  /**
   * The ids of these full ref names at the remote; a ref that is not there is not in the answer.
   * @throws OutOfReach when the remote cannot be reached
   */
  async remoteRefs(names: readonly string[]): Promise<Map<string, string>> {
    const args = ['ls-remote', '--quiet', sourceRemote, ...names];
    const lines = (await this.#reach(args, `The refs ${names.join(', ')}`)).toString('utf8').split('\n');
    const pairs = lines.map((line) => line.split('\t').reverse() as [string, string]);
    return new Map(pairs.filter(([name]) => names.includes(name)));
  }

  /**
   * Fetches commits, or other objects, by their ids, without tags and the content of files, where the server supports it.
   * @param what they are, for people
   * @throws OutOfReach
   */
  async fetch(ids: readonly string[], reach: keyof typeof reaches, what: string): Promise<void> {
    const { head } = this.checkout;
    // For single objects this is the same request that git itself makes when an object of a partial clone is missing.
    const isKnown = reach !== 'objects' && head !== undefined && this.remote?.hasTrees === true;
    // Tells the server that the checkout's commit is known, so that it sends only what differs.
    if (isKnown) await this.output(['update-ref', 'refs/merge-queue/checkout', head]);
    const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
    await this.#reach([...args, ...reaches[reach], '--stdin', sourceRemote], what, {
      input: `${ids.join('\n')}\n`,
      settings: isKnown ? [] : [['fetch.negotiationAlgorithm', 'noop']],
    });
  }

  /** Runs git with all settings that are needed to reach the remote. @throws OutOfReach */
  async #reach(args: readonly string[], what: string, options: RunOptions = {}): Promise<Buffer> {
    const { exitCode, stdout, stderr } = await this.git(args, { ...options, mayFetch: true });
    if (exitCode === 0) return stdout;
    const { cause, advice: known = advice } = failureIn(stderr);
    throw new OutOfReach(
      this.remote
        ? `${what} could not be fetched from ${this.remoteName()}: ${cause}. ${known}`
        : `${what} is not in the checkout at ${this.checkout.directory}, which has no remote called origin. ${advice}`,
    );
  }

  /** The place that commits come from, without credentials. */
  remoteName(): string {
    return this.remote ? `${this.remote.name} (${withoutCredentials(this.remote.url)})` : 'no remote';
  }

  /**
   * A new repository with a working tree at this commit. Its objects are borrowed from here, and what is missing is fetched.
   * @param patterns of the files that it has (git-sparse-checkout(1), without cones); all when left out
   * @returns absolute path of the working tree
   */
  async checkOut(commit: string, patterns?: readonly string[]): Promise<string> {
    const files = join(await this.temporary.create(), 'tree');
    const gitDirectory = join(files, '.git');
    await layOut(gitDirectory, this.checkout, [join(this.directory, 'objects')]);
    await copyIfThere(join(this.directory, 'shallow'), join(gitDirectory, 'shallow'));
    if (patterns) {
      await mkdir(join(gitDirectory, 'info'), { recursive: true });
      await writeFile(join(gitDirectory, 'info', 'sparse-checkout'), encodePath(`${patterns.join('\n')}\n`));
    }
    const settings: Setting[] = patterns ? [['core.sparseCheckout', 'true']] : [];
    const args = ['checkout', '--quiet', '--force', '--detach', commit];
    await this.#reach(args, `The files of ${commit}`, { gitDirectory, files, settings });
    return files;
  }
}

/**
 * Makes an empty repository (gitrepository-layout(5)), as `git init` would, without a process. It is bare unless it is called `.git`.
 * @param borrowed absolute paths of object stores that it uses
 */
async function layOut(directory: string, { objectFormat }: Checkout, borrowed: readonly string[]): Promise<void> {
  for (const name of ['refs', 'objects/info']) await mkdir(join(directory, name), { recursive: true });
  await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/none\n');
  const [version, extensions] =
    objectFormat === 'sha1' ? [0, ''] : [1, `[extensions]\n\tobjectFormat = ${objectFormat}\n`];
  // The name of a temporary directory may be longer than the checkout's. Git for Windows otherwise allows paths of only 260 characters.
  const core = `repositoryformatversion = ${version}\n\tbare = ${basename(directory) !== '.git'}\n\tlongpaths = true`;
  const config = `[core]\n\t${core}\n${extensions}`;
  await writeFile(join(directory, 'config'), config);
  await writeFile(join(directory, 'objects/info/alternates'), borrowed.map((store) => `${store}\n`).join(''));
}

/** Copies a file; one that is not there is no error. */
export async function copyIfThere(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  });
}
