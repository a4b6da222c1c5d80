import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImpactError } from '../tree/impact-error.js';
import type { CommandResult } from '../programs/command.js';
import type { ProgramEnvironment } from '../programs/program-environment.js';
import type { TemporaryDirectories } from '../programs/temporary-directories.js';
import { objectsIn } from './batch-output.js';
import { lastErrorLine, openCheckout, withoutCredentials, type Checkout } from './checkout.js';
import { closed, gitEnvironment, partialClone, withoutNegotiation, type Setting } from './git-settings.js';
import { OutOfReach } from '../tree/out-of-reach.js';
import { findRemote, sourceRemote, type Remote } from './remote.js';
import { remoteFailure, withoutPeriod, type RemoteFailure } from './remote-failure.js';
import { borrow, copyIfThere, layOut } from './repository-layout.js';
import { runGit, withoutFetching } from './run-git.js';
import { quoted } from './safe-directory.js';
import { withoutPipes } from './waiting-for-pipe.js';
import { encodePath } from '../tree/names.js';
import { counted } from '../../../shared/src/numbers.js';

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

/** How far a fetch goes back: this commit alone, this one and its parents, or all commits (without their files). */
export type Reach = 'commit' | 'parents' | 'history';

/** How git is run. */
interface RunOptions {
  readonly input?: Buffer | undefined;
  readonly onOutput?: (piece: Buffer) => void;
  readonly settings?: readonly Setting[];
  readonly env?: Record<string, string>;
  /** Another repository and the directory to run in; this repository when left out. */
  readonly place?: { readonly args: readonly string[]; readonly cwd: string };
  /** True where Git may talk to the remote; otherwise it only reads. */
  readonly reaches?: true;
  /** Ends this call alone; its reason is thrown. */
  readonly signal?: AbortSignal;
}

/**
 * A bare repository that only this step uses. It borrows the objects of the user's checkout (gitrepository-layout(5),
 * `objects/info/alternates`). Everything that is fetched or made is stored here. The checkout's objects, refs, index,
 * configuration and list of shallow commits stay unchanged.
 */
export class PrivateRepository {
  readonly #environment: Record<string, string>;
  readonly #commits = new Map<string, Commit>();

  private constructor(
    readonly directory: string,
    readonly checkout: Checkout,
    readonly remote: Remote | undefined,
    readonly programs: ProgramEnvironment,
    /** The clean environment of the step, without the user's global configuration of git. */
    environment: Record<string, string>,
    readonly signal: AbortSignal,
  ) {
    this.#environment = environment;
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
    const empty = join(place, 'empty');
    await writeFile(empty, '');
    const environment = gitEnvironment(programs, empty);
    const directory = join(place, 'repository.git');
    const remote = findRemote(checkout, programs, request.repository);
    const repository = new PrivateRepository(directory, checkout, remote, programs, environment, signal);
    await layOut(directory, checkout.objectFormat, [checkout.objects]);
    try {
      await copyIfThere(checkout.shallow, join(directory, 'shallow'));
    } catch (error) {
      throw new ImpactError(
        `${checkout.shallow} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}), so it is not known which commits the checkout lacks. ` +
          `Let the user of this step read it (\`chmod a+r ${quoted(checkout.shallow)}\`, as its owner), or run this step as the user that ran actions/checkout`,
      );
    }
    return repository;
  }

  /** Runs git in this repository. */
  async git(args: readonly string[]): Promise<CommandResult> {
    return this.#run(args, {});
  }

  /** All calls of git in this step go through here, except the first look at the checkout. */
  async #run(
    args: readonly string[],
    {
      input,
      settings = [],
      env = {},
      place = { args: [`--git-dir=${this.directory}`], cwd: this.directory },
      onOutput,
      reaches,
      signal = this.signal,
    }: RunOptions,
  ): Promise<CommandResult> {
    const all: Setting[] = [...settings, ...closed, ['core.hooksPath', join(this.directory, 'no-hooks')]];
    const variables: Record<string, string> = { GIT_CONFIG_COUNT: String(all.length) };
    for (const [index, [key, value]] of all.entries()) {
      variables[`GIT_CONFIG_KEY_${index}`] = key;
      // A key without `=` means true. In the environment, a key must have a value.
      variables[`GIT_CONFIG_VALUE_${index}`] = value ?? 'true';
    }
    return runGit([...place.args, ...args], {
      programs: this.programs,
      // Never the checkout: a relative path must not lead to a file of the pull request.
      cwd: place.cwd,
      env: { ...this.#environment, ...(reaches ? {} : withoutFetching), ...env, ...variables },
      ...(input && { input }),
      ...(onOutput && { onOutput }),
      signal,
    });
  }

  /**
   * Runs git in this repository and takes any exit code but 0 for a failure.
   * @throws ImpactError with git's last words
   */
  async output(args: readonly string[], input?: Buffer, env: Record<string, string> = {}): Promise<Buffer> {
    return this.#succeed(args, { env, input });
  }

  /**
   * Runs git in this repository with the files of the checkout as its working tree, and takes any exit code but 0 for a failure.
   * @param options variables that name the index, and settings that say how files are read
   * @throws ImpactError with git's last words
   */
  async outputWithFiles(
    args: readonly string[],
    { env, settings, input }: { env: Record<string, string>; settings: readonly Setting[]; input: Buffer | undefined },
  ): Promise<Buffer> {
    const { directory, checkout } = this;
    const place = { args: [`--git-dir=${directory}`, `--work-tree=${checkout.directory}`], cwd: directory };
    return withoutPipes(checkout.directory, (pipe) => {
      const signal = AbortSignal.any([this.signal, pipe]);
      return this.#succeed(args, { settings, env, input, place, signal });
    });
  }

  /**
   * Runs git in this repository and hands over what it prints piece by piece; none of it is kept.
   * @throws ImpactError with git's last words for any exit code but 0; errors of `onOutput`, which end git
   */
  async stream(args: readonly string[], input: Buffer | undefined, onOutput: (piece: Buffer) => void): Promise<void> {
    await this.#succeed(args, { onOutput, input });
  }

  async #succeed(args: readonly string[], options: RunOptions): Promise<Buffer> {
    const { exitCode, stdout, stderr } = await this.#run(args, options);
    if (exitCode === 0) return stdout;
    throw new ImpactError(
      `git ${args[0] ?? ''} ended with exit code ${exitCode}: ${lastErrorLine(stderr)}. ` +
        'Check that the checkout is complete (git fsck), or check out again',
    );
  }

  /** The commit with this id, or undefined when it is not here. The id of a tag gives the tag's commit. */
  async commit(id: string): Promise<Commit | undefined> {
    if (!this.#commits.has(id)) await this.lookUp([id]);
    return this.#commits.get(id);
  }

  /** Looks up several commits at once, so that `commit` answers for them without a process. */
  async lookUp(ids: readonly string[]): Promise<void> {
    const printed = await this.output(['cat-file', '--batch'], namesOfCommits(ids));
    for (const [id, commit] of commitsIn(printed, ids)) this.#commits.set(id, commit);
  }

  /** The commits that revisions of the user's checkout name (gitrevisions(7)); those that name none are left out. */
  async revisions(names: readonly string[]): Promise<ReadonlyMap<string, Commit>> {
    // A name with a line break would be read as several.
    const single = names.filter((name) => !name.includes('\n'));
    // Git ends at the first revision that cannot be, such as the upstream branch where there is none.
    const options = { input: namesOfCommits(single), place: this.#refsOfCheckout };
    const { stdout } = await this.#run(['cat-file', '--batch'], options);
    const found = commitsIn(stdout, single);
    for (const commit of found.values()) this.#commits.set(commit.id, commit);
    return found;
  }

  /** Makes a commit that only this step sees. */
  async makeCommit(tree: string, parents: readonly string[], message: string): Promise<Commit> {
    const args = ['commit-tree', ...parents.flatMap((parent) => ['-p', parent]), '-m', message, tree];
    const id = (await this.output(args, undefined, nobody)).toString('latin1').trim();
    const commit = { id, tree, parents };
    this.#commits.set(id, commit);
    return commit;
  }

  /** Where git runs to see the refs of the user's checkout. */
  get #refsOfCheckout(): NonNullable<RunOptions['place']> {
    return { args: [`--git-dir=${this.checkout.gitDirectory}`], cwd: this.directory };
  }

  /** Short names of the branches and tags of the user's checkout. */
  async refNames(): Promise<readonly string[]> {
    const args = ['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes', 'refs/tags'];
    const { stdout } = await this.#run(args, { place: this.#refsOfCheckout });
    return stdout.toString('utf8').trim().split('\n');
  }

  /**
   * The ids of these full ref names at the remote; a ref that is not there is not in the answer.
   * @throws OutOfReach when the remote cannot be reached
   */
  async remoteRefs(names: readonly string[]): Promise<Map<string, string>> {
    this.#remote('its refs');
    // A shell that starts git on Windows would replace `%…%` in an argument. Odd names are therefore given as patterns.
    const patterns = names.map((name) => name.replaceAll(/[^\w./-]+/g, '*'));
    const { exitCode, stdout, stderr } = await this.#reach(['ls-remote', '--quiet', sourceRemote, ...patterns], {});
    if (exitCode !== 0) {
      const { cause, advice = credentialsAdvice } = remoteFailure(stderr);
      throw new OutOfReach(
        `The refs ${names.join(', ')} could not be listed at ${this.remoteName()}: ${withoutPeriod(cause)}. ${advice}`,
      );
    }
    const found = new Map<string, string>();
    for (const line of stdout.toString('utf8').split('\n')) {
      const [id = '', name = ''] = line.split('\t');
      if (names.includes(name)) found.set(name, id);
    }
    return found;
  }

  /**
   * Fetches commits by their ids, without tags, history and the content of files, where the server supports it.
   * @returns undefined on success, else why it failed
   */
  async fetchCommits(ids: readonly string[], reach: Reach): Promise<RemoteFailure | undefined> {
    const depth = { commit: '--depth=1', parents: '--depth=2', history: '--depth=2147483647' }[reach];
    const filter = reach === 'history' ? '--filter=tree:0' : '--filter=blob:none';
    const hasHead = await this.#tellWhatIsHere();
    return this.#fetch([depth, filter], ids, hasHead ? [] : withoutNegotiation);
  }

  /**
   * Fetches objects by their ids, each without its history (a tree comes with the trees below it).
   * @param pathOf a path of an object, for people
   * @throws OutOfReach when the remote does not give them
   */
  async fetchObjects(ids: readonly string[], pathOf: ReadonlyMap<string, string> | undefined): Promise<void> {
    if (ids.length === 0) return;
    const [first = ''] = ids;
    const path = pathOf?.get(first);
    const named = `${path === undefined ? '' : `${JSON.stringify(path)}, `}object ${first}`;
    this.#remote(named);
    // The same request that git itself makes when an object of a partial clone is missing.
    const failure = await this.#fetch(['--filter=blob:none'], ids, withoutNegotiation);
    if (failure === undefined) return;
    throw new OutOfReach(
      `${counted(ids.length, 'file')} that the checkout lacks (${named}) could not be fetched from ${this.remoteName()}: ${withoutPeriod(failure.cause)}. ` +
        (failure.advice ??
          'Let actions/checkout leave its credentials (persist-credentials), or check out all files: with fetch-depth: 2 or 0, and without filter and sparse-checkout, each of which leaves content at the server'),
    );
  }

  /** Runs git with access to the remote, so that git itself fetches missing objects. */
  async gitWithRemote(args: readonly string[]): Promise<CommandResult> {
    return this.remote ? this.#reach(args, {}) : this.git(args);
  }

  /** The place that commits come from, without credentials. */
  remoteName(): string {
    return this.remote ? `${this.remote.name} (${withoutCredentials(this.remote.url)})` : 'no remote';
  }

  /**
   * A new repository with a working tree at this commit. Its objects are borrowed from here.
   * @param patterns of the files that it has (git-sparse-checkout(1), without cones); all when left out
   * @returns absolute path of the working tree
   */
  async checkOut(commit: string, temporary: TemporaryDirectories, patterns?: readonly string[]): Promise<string> {
    const directory = join(await temporary.create(), 'tree');
    const gitDirectory = join(directory, '.git');
    const run = async (args: readonly string[], place: { args: readonly string[]; cwd: string }) => {
      const { exitCode, stderr } = await this.#run(args, { place });
      if (exitCode === 0) return;
      throw new ImpactError(
        `git ${args[0] ?? ''} of ${commit} in a temporary directory: ${lastErrorLine(stderr)}. ` +
          'Check that the disk has room for one more copy of the files',
      );
    };
    const format = `--object-format=${this.checkout.objectFormat}`;
    await run(['init', '--quiet', '--template=', format, directory], { args: [], cwd: this.directory });
    await borrow(join(gitDirectory, 'objects'), [join(this.directory, 'objects')]);
    await copyIfThere(join(this.directory, 'shallow'), join(gitDirectory, 'shallow'));
    const place = { args: [`--git-dir=${gitDirectory}`, `--work-tree=${directory}`], cwd: directory };
    // The temporary directory's name may be longer than the checkout's. Git for Windows otherwise allows paths of only
    // 260 characters.
    await appendFile(join(gitDirectory, 'config'), '[core]\n\tlongpaths = true\n');
    if (patterns) {
      await appendFile(join(gitDirectory, 'config'), '\tsparseCheckout = true\n');
      await mkdir(join(gitDirectory, 'info'), { recursive: true });
      await writeFile(join(gitDirectory, 'info', 'sparse-checkout'), encodePath(`${patterns.join('\n')}\n`));
    }
    await run(['checkout', '--quiet', '--force', '--detach', commit], place);
    return directory;
  }

  #remote(wanted: string): Remote {
    if (this.remote) return this.remote;
    throw new OutOfReach(
      `The checkout at ${this.checkout.directory} lacks ${wanted} and has no remote called origin to fetch it from. ` +
        'Check out with actions/checkout and fetch-depth: 0',
    );
  }

  /** Tells the server that the checkout's commit is known, so that it sends only what differs. */
  async #tellWhatIsHere(): Promise<boolean> {
    const { head } = this.checkout;
    if (head === undefined || this.remote?.hasTrees !== true) return false;
    await this.output(['update-ref', 'refs/merge-queue/checkout', head]);
    return true;
  }

  async #fetch(
    options: readonly string[],
    ids: readonly string[],
    settings: readonly Setting[],
  ): Promise<RemoteFailure | undefined> {
    const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', ...options];
    const { exitCode, stderr } = await this.#reach([...args, '--stdin', sourceRemote], {
      input: Buffer.from(`${ids.join('\n')}\n`),
      settings,
    });
    return exitCode === 0 ? undefined : remoteFailure(stderr);
  }

  /** Runs git with all settings that are needed to reach the remote. */
  async #reach(
    args: readonly string[],
    { settings = [], ...options }: { input?: Buffer; settings?: readonly Setting[] },
  ): Promise<CommandResult> {
    return this.#run(args, {
      ...options,
      settings: [...(this.remote?.configuration ?? []), ...partialClone, ...settings],
      reaches: true,
    });
  }
}

const namesOfCommits = (names: readonly string[]) => Buffer.from(names.map((name) => `${name}^{commit}\n`).join(''));

/** The commits that `git cat-file --batch` printed, by the names that it was given. */
function commitsIn(printed: Buffer, names: readonly string[]): Map<string, Commit> {
  const objects = objectsIn(printed);
  const commits = new Map<string, Commit>();
  for (const [index, name] of names.entries()) {
    const found = objects[index];
    if (found?.kind !== 'commit') continue;
    const [header = ''] = found.content.toString('utf8').split('\n\n', 1);
    const named = (key: string) =>
      header.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
    commits.set(name, { id: found.id, tree: named('tree')[0] ?? '', parents: named('parent') });
  }
  return commits;
}

const credentialsAdvice =
  'Check that actions/checkout ran for this repository and left its credentials (persist-credentials), or check out the merge commit, as it does without ref on pull_request, with fetch-depth: 2';
