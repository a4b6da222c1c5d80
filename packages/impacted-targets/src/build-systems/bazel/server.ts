import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortened } from '../../../../shared/src/text.js';
import { ImpactError, ToolMissing } from '../../tree/impact-error.js';
import type { Finished, Tools } from '../../graph/reader.js';
import { lastLines } from '../../graph/tool-output.js';
import type { BazelOptions } from './options.js';
import { saidVersion } from './version.js';

/** Flags always passed, so that .bazelrc cannot change or drop edges. */
const queryOptions =
  '--noshow_progress --color=no --nokeep_going --implicit_deps --nodep_deps --tool_deps --order_output=no'.split(' ');

/** A Bazel server over one directory. Nothing else uses its output base, so that no server of the user is disturbed. */
export class BazelServer {
  readonly #scratch: string;
  readonly #options: BazelOptions;
  readonly #tools: Tools;
  readonly #startup: readonly string[];
  #program: string | undefined;

  private constructor(
    /** The build's root in this side's files. Absolute path. */
    readonly directory: string,
    scratch: string,
    options: BazelOptions,
    tools: Tools,
  ) {
    this.#scratch = scratch;
    this.#options = options;
    this.#tools = tools;
    this.#startup = [
      ...options.startupOptions,
      // Another output base than the user's, so that no server of the user is disturbed.
      `--output_base=${join(scratch, 'output')}`,
      // A server that is not shut down ends by itself after a minute without use.
      '--max_idle_secs=60',
    ];
  }

  /** Runs `work` with a server for each of the directories. They are shut down afterwards. */
  static async use<const Directories extends readonly string[], T>(
    directories: Directories,
    options: BazelOptions,
    tools: Tools,
    work: (servers: { readonly [Index in keyof Directories]: BazelServer }) => Promise<T>,
  ): Promise<T> {
    const servers: BazelServer[] = [];
    for (const directory of directories) {
      servers.push(new BazelServer(directory, await tools.temporaryDirectory(), options, tools));
    }
    try {
      return await work(servers as { readonly [Index in keyof Directories]: BazelServer });
    } finally {
      await Promise.all(servers.map((server) => server.#shutDown()));
    }
  }

  /**
   * Runs one `bazel query`.
   * @param format `--output` with its own options
   * @returns what it printed
   * @throws ImpactError when Bazel is missing or fails; it shows the last lines of what Bazel said
   */
  async query(expression: string, format: readonly string[]): Promise<string> {
    const file = join(this.#scratch, 'query');
    await writeFile(file, expression);
    const args = ['query', ...this.#options.queryOptions, ...queryOptions, ...format, `--query_file=${file}`];
    const finished = await this.#run([...this.#startup, ...args]);
    if (finished.exitCode === 0) return finished.stdout;
    throw new ImpactError(
      `bazel query ${shortened(expression, 100)} ended with exit code ${finished.exitCode}: ${reason(finished)}. ` +
        'Make that query work, or leave the packages that it cannot read out of build-systems.bazel.universe',
    );
  }

  /**
   * The version that Bazel reports for itself. No server is started.
   * @returns undefined where the version is not known
   * @throws ImpactError when Bazel is missing
   */
  async version(): Promise<string | undefined> {
    // `--version` has to be the only argument.
    const { exitCode, stdout } = await this.#run(['--version']);
    return exitCode === 0 ? saidVersion(stdout) : undefined;
  }

  async #run(args: readonly string[]): Promise<Finished> {
    const candidates = this.#program === undefined ? this.#options.programs : [this.#program];
    for (const program of candidates) {
      try {
        const finished = await this.#tools.run(program, args, { cwd: this.directory });
        this.#program = program;
        return finished;
      } catch (error) {
        if (!(error instanceof ToolMissing)) throw error;
        this.#tools.debug(`${program} is not there`);
      }
    }
    throw new ToolMissing(candidates.at(-1) ?? 'bazel');
  }

  async #shutDown(): Promise<void> {
    if (this.#program === undefined) return;
    try {
      await this.#run([...this.#startup, 'shutdown']);
    } catch (error) {
      // A cancelled step may start no further program. The server ends when its output base is removed.
      this.#tools.debug(`bazel shutdown: ${String(error)}`);
    }
  }
}

/** The reason that Bazel gives for a failure. A wrapper such as `tools/bazel` may print it on standard output. */
function reason({ exitCode, stdout, stderr }: Finished): string {
  const said = (text: string) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(?:<|(?:Loading|INFO|WARNING|DEBUG|\$TEST_TMPDIR)\b)/.test(line))
      .join('\n');
  return lastLines({ exitCode, stdout: said(stdout), stderr: said(stderr) });
}
