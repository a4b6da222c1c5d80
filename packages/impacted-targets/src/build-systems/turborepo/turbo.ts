import { ImpactError } from '../../tree/impact-error.js';
import { type Comparison } from '../../tree/tree.js';
import type { Tools } from '../../graph/reader.js';
import { pinnedProgram, runScript, type InstalledProgram } from '../../task-runners/installed.js';
import { parseJsonWithComments } from '../../tree/formats/json-with-comments.js';
import { jsonAtEnd, lastLines } from '../../graph/tool-output.js';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';

/** Packages by name, each with its directory from the build's root. Undefined where turbo does not report it. */
export type Packages = ReadonlyMap<string, string | undefined>;

/** The root package, which turbo lists among the others up to its second version. */
const rootPackage = '//';

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

  static async find(comparison: Comparison, tools: Tools): Promise<Turbo> {
    return new Turbo(pinnedProgram('turbo', comparison, tools), tools, await tools.temporaryDirectory());
  }

  /**
   * Lists packages.
   * @param directory the build's root in the files of one side
   * @param configuration text of its turbo.json
   * @param filter turbo's filter; all packages without it
   * @throws ImpactError when turbo fails or prints something else
   */
  async list(directory: string, configuration: string, filter?: string): Promise<Packages> {
    const filters = filter === undefined ? [] : [`--filter=${filter}`];
    // `turbo ls` exists since 2.1. Before it, a dry run shows the packages in which it would run.
    const [major = 0, minor = 0] = this.#program.version.split('.').map(Number);
    const lists = major > 2 || (major === 2 && minor >= 1);
    const args = lists
      ? ['ls', '--output=json', ...filters]
      : ['run', taskOf(configuration), '--dry=json', '--no-daemon', ...filters];
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
    const packages = lists ? readList(finished.stdout) : readDryRun(finished.stdout);
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

function readDryRun(output: string): Packages | undefined {
  const { packages: names, tasks } = fieldsOf(jsonAtEnd(output, '{'));
  if (!Array.isArray(names) || !Array.isArray(tasks)) return undefined;
  const directories = new Map(tasks.map(fieldsOf).map((task) => [task.package, task.directory]));
  return new Map(
    texts(names)
      .filter((name) => name !== rootPackage)
      .map((name) => {
        const directory = directories.get(name);
        return [name, typeof directory === 'string' ? directory : undefined];
      }),
  );
}

function taskOf(configuration: string): string {
  const { pipeline, tasks } = fieldsOf(parseJsonWithComments(configuration));
  const names = Object.keys({ ...fieldsOf(pipeline), ...fieldsOf(tasks) });
  const name = names.find((each) => !each.includes('#')) ?? names.map((each) => each.split('#').at(-1)).find(Boolean);
  if (name !== undefined) return name;
  throw new ImpactError('turbo.json has no task, and this version of turbo needs one to list packages. Add a task');
}
