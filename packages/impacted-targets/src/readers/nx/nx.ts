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

/** The Nx that the repository pins. It runs in the files of a commit, with the packages that are installed in the checkout. */
export class Nx {
  readonly program: InstalledProgram;

  /** @throws NotInstalled */
  constructor(
    readonly root: string,
    readonly tools: ToolsAndCheckout,
  ) {
    this.program = installedProgram('nx', root, tools);
  }

  /**
   * The projects that Nx counts as affected by the differences between two commits.
   * @returns with `isComplete: false` when Nx said that it could not follow some dependency
   * @throws ToolFailed when Nx fails or prints something else
   */
  async affected(tree: Tree, base: string, head: string): Promise<{ projects: string[]; isComplete: boolean }> {
    const args = ['show', 'projects', '--affected', `--base=${base}`, `--head=${head}`, '--json'];
    const finished = await this.#run(tree, args);
    const names = jsonAtEnd(finished.stdout, '[');
    if (!Array.isArray(names)) throw this.#failed('nx show projects --affected printed no list of projects', finished);
    const said = finished.stdout + finished.stderr;
    return { projects: texts(names), isComplete: !said.includes('might have not been identified properly') };
  }

  /**
   * The projects of a commit.
   * @throws ToolFailed when Nx fails or writes something else
   */
  async graph(tree: Tree): Promise<Project[]> {
    const file = join(await this.tools.temporaryDirectory(), 'graph.json');
    const finished = await this.#run(tree, ['graph', `--file=${file}`]);
    const text = await readFile(file, 'utf8').catch(() => '{}');
    const { nodes, dependencies } = fieldsOf(fieldsOf(JSON.parse(text)).graph);
    if (nodes === undefined || dependencies === undefined) {
      throw this.#failed(`nx graph --file=… wrote no graph of the ${tree.side} commit`, finished);
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

  #failed(what: string, finished: Finished): ToolFailed {
    return new ToolFailed(
      `${what} (version ${this.program.version}): ${lastLines(finished)}. Nx 17 or later is needed`,
    );
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
