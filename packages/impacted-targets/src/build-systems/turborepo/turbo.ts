import { ImpactError } from '../../tree/impact-error.js';
import { type Comparison } from '../../tree/tree.js';
import type { Tools } from '../../graph/reader.js';
import {
  installedProgram,
  NotInstalled,
  pinnedProgram,
  runScript,
  type InstalledProgram,
} from '../../task-runners/installed.js';
import { jsonAtEnd, lastLines } from '../../graph/tool-output.js';
import { fieldsOf } from '../../../../shared/src/json-values.js';

/** Packages by name, each with its directory from the build's root. */
export type Packages = ReadonlyMap<string, string>;

/** The turbo that the repository pins. */
export class Turbo {
  readonly #program: InstalledProgram;
  readonly #tools: Tools;
  readonly #scratch: string;

  private constructor(program: InstalledProgram, tools: Tools, scratch: string) {
    this.#program = program;
    this.#tools = tools;
    this.#scratch = scratch;
  }

  /** @throws NotInstalled, also for a version without the command `ls` */
  static async find(comparison: Comparison, tools: Tools): Promise<Turbo> {
    const { version } = installedProgram(comparison.checkout, comparison.root, 'turbo');
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major < 2 || (major === 2 && minor < 1)) {
      throw new NotInstalled(`turbo ${version} has no command ls. Update it to 2.1 or later`);
    }
    return new Turbo(pinnedProgram('turbo', comparison, tools), tools, await tools.temporaryDirectory());
  }

  /**
   * Lists packages.
   * @param directory the build's root in the files of one side
   * @param filter turbo's filter; all packages without it
   * @throws ImpactError when turbo fails or prints something else
   */
  async list(directory: string, filter?: string): Promise<Packages> {
    const filters = filter === undefined ? [] : [`--filter=${filter}`];
    const args = ['ls', '--output=json', ...filters];
    const finished = await runScript(this.#tools, this.#program.script, ['--skip-infer', ...args], {
      cwd: directory,
      env: {
        TURBO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
        TURBO_DAEMON: '0',
        TURBO_UI: '0',
        TURBO_CACHE_DIR: this.#scratch,
        TURBO_TOKEN: '',
        FORCE_COLOR: '0',
      },
    });
    const said = `turbo ${args.join(' ')} (version ${this.#program.version})`;
    if (finished.exitCode !== 0) {
      throw new ImpactError(
        `${said} ended with exit code ${finished.exitCode}: ${lastLines(finished)}. Make that command work in the repository`,
      );
    }
    const packages = readList(finished.stdout);
    if (packages) return packages;
    throw new ImpactError(
      `${said} printed no list of packages but ${JSON.stringify(finished.stdout.slice(-200))}. Check that node_modules holds the turbo that the repository pins`,
    );
  }
}

function readList(output: string): Packages | undefined {
  const { items } = fieldsOf(fieldsOf(jsonAtEnd(output, '{')).packages);
  if (!Array.isArray(items)) return undefined;
  const packages = new Map<string, string>();
  for (const item of items) {
    const { name, path } = fieldsOf(item);
    if (typeof name !== 'string' || typeof path !== 'string') return undefined;
    packages.set(name, path);
  }
  return packages;
}
