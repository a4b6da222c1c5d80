import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldsOf } from '../../../../shared/src/json-values.js';
import { installedProgram, runInstalled, type InstalledProgram } from '../installed.js';
import { jsonAtEnd, lastLines, ToolFailed, type Finished, type ToolsAndCheckout } from '../tools.js';

/** A project of Nx's graph. */
export interface Project {
  readonly name: string;
  /** Its directory from the build's root; `.` for the root itself. */
  readonly root: string;
  /** Projects on which it depends, without npm packages. */
  readonly dependencies: readonly string[];
  /** Its targets, as Nx has resolved them. */
  readonly targets: Readonly<Record<string, unknown>>;
  readonly namedInputs: Readonly<Record<string, unknown>>;
}

export type ProjectGraph = ReadonlyMap<string, Project>;

/** What `nx show projects --affected` answered. */
export interface Affected {
  readonly projects: ReadonlySet<string>;
  /** False when Nx said that it could not follow some dependency. */
  readonly isComplete: boolean;
}

/** The Nx that the repository pins. */
export class Nx {
  readonly #program: InstalledProgram;
  readonly #tools: ToolsAndCheckout;
  readonly #scratch: string;

  private constructor(program: InstalledProgram, tools: ToolsAndCheckout, scratch: string) {
    this.#program = program;
    this.#tools = tools;
    this.#scratch = scratch;
  }

  /** @throws NotInstalled */
  static async find(root: string, tools: ToolsAndCheckout): Promise<Nx> {
    return new Nx(installedProgram('nx', root, tools), tools, await tools.temporaryDirectory());
  }

  get majorVersion(): number {
    return Number.parseInt(this.#program.version, 10) || 0;
  }

  /**
   * The projects that Nx counts as affected by the differences between two commits.
   * @param directory the build's root in the files of the head
   * @throws ToolFailed when Nx fails or prints something else
   */
  async affected(directory: string, base: string, head: string): Promise<Affected> {
    const args = ['show', 'projects', '--affected', `--base=${base}`, `--head=${head}`, '--json'];
    const { stdout, stderr } = await this.#run(directory, args);
    const names = jsonAtEnd(stdout, '[');
    if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
      throw new ToolFailed(
        `nx ${args.join(' ')} (version ${this.#program.version}) printed no list of projects but ${JSON.stringify(stdout.slice(-200))}. ` +
          'Nx 17 or later is needed',
      );
    }
    const isComplete = !`${stdout}${stderr}`.includes('might have not been identified properly');
    return { projects: new Set(names), isComplete };
  }

  /**
   * The whole graph of projects.
   * @param directory the build's root in the files of one side
   * @throws ToolFailed when Nx fails or writes something else
   */
  async graph(directory: string, side: 'base' | 'head'): Promise<ProjectGraph> {
    const file = join(this.#scratch, `${side}.json`);
    const finished = await this.#run(directory, ['graph', `--file=${file}`]);
    const text = await readFile(file, 'utf8').catch(() => '');
    const { nodes, dependencies } = fieldsOf(fieldsOf(text === '' ? undefined : JSON.parse(text)).graph);
    if (nodes === undefined || dependencies === undefined) {
      throw new ToolFailed(
        `nx graph --file=… (version ${this.#program.version}) wrote no graph of the ${side} commit: ${lastLines(finished)}`,
      );
    }
    const known = fieldsOf(nodes);
    return new Map(
      Object.entries(known).map(([name, node]) => {
        const edges = fieldsOf(dependencies)[name];
        const used = (Array.isArray(edges) ? (edges as unknown[]) : []).map((edge) => fieldsOf(edge).target);
        return [name, projectOf(name, node, used.filter((one) => typeof one === 'string' && one in known) as string[])];
      }),
    );
  }

  #run(cwd: string, args: readonly string[]): Promise<Finished> {
    const env = {
      // No server stays behind. Nothing is sent or fetched, and nothing is written beside the user's files.
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_CLOUD_ACCESS_TOKEN: '',
      NX_ISOLATE_PLUGINS: 'false',
      NX_CACHE_DIRECTORY: join(this.#scratch, 'cache'),
      NX_WORKSPACE_DATA_DIRECTORY: join(this.#scratch, 'workspace-data'),
      NX_PROJECT_GRAPH_CACHE_DIRECTORY: join(this.#scratch, 'project-graph'),
      NX_NATIVE_FILE_CACHE_DIRECTORY: join(this.#scratch, 'native'),
      NX_INTERACTIVE: 'false',
      NX_TUI: 'false',
      NX_VERBOSE_LOGGING: 'false',
      NX_WORKSPACE_ROOT_PATH: cwd,
      FORCE_COLOR: '0',
    };
    return runInstalled(this.#program, args, { cwd, env }, this.#tools);
  }
}

function projectOf(name: string, node: unknown, dependencies: readonly string[]): Project {
  const { root, targets, namedInputs } = fieldsOf(fieldsOf(node).data);
  return {
    name,
    root: typeof root === 'string' ? root : '.',
    dependencies,
    targets: fieldsOf(targets),
    namedInputs: fieldsOf(namedInputs),
  };
}
