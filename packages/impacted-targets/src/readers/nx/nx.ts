import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';
import type { Tree } from '../../tree/tree.js';
import { installedProgram, runInstalled, withInstalledPackages, type InstalledProgram } from '../installed.js';
import { jsonAtEnd, lastLines, ToolFailed, type Finished, type ToolsAndCheckout } from '../tools.js';

/** A project of Nx's graph. */
export interface Project {
  readonly name: string;
  /** Its directory from the build's root; `.` for the root itself. */
  readonly root: string;
  /** Projects on which it depends, without npm packages. */
  readonly dependencies: readonly string[];
  /** Lists of the inputs of its targets, as far as they are known. */
  readonly inputs: readonly unknown[];
  readonly namedInputs: Readonly<Record<string, unknown>>;
}

/** What `nx show projects --affected` answered. */
export interface Affected {
  readonly projects: ReadonlySet<string>;
  /** False when Nx said that it could not follow some dependency. */
  readonly isComplete: boolean;
}

/** The Nx that the repository pins. It runs in the files of a commit, with the packages that are installed in the checkout. */
export class Nx {
  private constructor(
    readonly root: string,
    readonly program: InstalledProgram,
    readonly tools: ToolsAndCheckout,
  ) {}

  /** @throws NotInstalled */
  static async find(root: string, tools: ToolsAndCheckout): Promise<Nx> {
    return Promise.resolve(new Nx(root, installedProgram('nx', root, tools), tools));
  }

  get majorVersion(): number {
    return Number.parseInt(this.program.version, 10) || 0;
  }

  /**
   * The projects that Nx counts as affected by the differences between two commits.
   * @throws ToolFailed when Nx fails or prints something else
   */
  async affected(tree: Tree, base: string, head: string): Promise<Affected> {
    const args = ['show', 'projects', '--affected', `--base=${base}`, `--head=${head}`, '--json'];
    const { stdout, stderr } = await this.#run(tree, args);
    const names = jsonAtEnd(stdout, '[');
    if (Array.isArray(names) && names.every((name) => typeof name === 'string')) {
      const isComplete = !`${stdout}${stderr}`.includes('might have not been identified properly');
      return { projects: new Set(names), isComplete };
    }
    throw new ToolFailed(
      `nx ${args.join(' ')} (version ${this.program.version}) printed no list of projects but ${JSON.stringify(stdout.slice(-200))}. ` +
        'Nx 17 or later is needed',
    );
  }

  /**
   * The projects of a commit.
   * @throws ToolFailed when Nx fails or writes something else
   */
  async graph(tree: Tree): Promise<Project[]> {
    const file = join(await this.tools.temporaryDirectory(), 'graph.json');
    const finished = await this.#run(tree, ['graph', `--file=${file}`]);
    const text = await readFile(file, 'utf8').catch(() => '');
    const { nodes, dependencies } = fieldsOf(fieldsOf(text === '' ? undefined : JSON.parse(text)).graph);
    if (nodes === undefined || dependencies === undefined) {
      throw new ToolFailed(
        `nx graph --file=… (version ${this.program.version}) wrote no graph of the ${tree.side} commit: ${lastLines(finished)}`,
      );
    }
    const known = fieldsOf(nodes);
    return Object.entries(known).map(([name, node]) => {
      const edges = fieldsOf(dependencies)[name];
      const used = (Array.isArray(edges) ? (edges as unknown[]) : []).map((edge) => fieldsOf(edge).target);
      const { root, targets, namedInputs } = fieldsOf(fieldsOf(node).data);
      return {
        name,
        root: typeof root === 'string' ? root : '.',
        dependencies: texts(used).filter((one) => one in known),
        inputs: Object.values(fieldsOf(targets)).map((target) => fieldsOf(target).inputs),
        namedInputs: fieldsOf(namedInputs),
      };
    });
  }

  async #run(tree: Tree, args: readonly string[]): Promise<Finished> {
    const cwd = join(await tree.directory(), this.root);
    const scratch = await this.tools.temporaryDirectory();
    const env = {
      // No server stays behind. Nothing is sent or fetched, and nothing is written beside the user's files.
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_CLOUD_ACCESS_TOKEN: '',
      NX_ISOLATE_PLUGINS: 'false',
      NX_CACHE_DIRECTORY: join(scratch, 'cache'),
      NX_WORKSPACE_DATA_DIRECTORY: join(scratch, 'workspace-data'),
      NX_PROJECT_GRAPH_CACHE_DIRECTORY: join(scratch, 'project-graph'),
      NX_NATIVE_FILE_CACHE_DIRECTORY: join(scratch, 'native'),
      NX_INTERACTIVE: 'false',
      NX_TUI: 'false',
      NX_VERBOSE_LOGGING: 'false',
      NX_WORKSPACE_ROOT_PATH: cwd,
      FORCE_COLOR: '0',
    };
    return withInstalledPackages(this.tools.checkout, tree, () =>
      runInstalled(this.program, args, { cwd, env }, this.tools),
    );
  }
}
