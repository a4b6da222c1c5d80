import { graphNode, type GraphNode } from '../../graph/graph.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { extraId, projectId, requirementsOf, rootTestsId } from './requirements.js';
import type { Projects } from './workspace.js';

/**
 * Tests of a workspace whose root is not a project, in directories that belong to no member: `tests` beside the packages.
 * Each of these directories is a target.
 */
export class RootTests {
  /** Directories from the root of the repository. */
  readonly directories: ReadonlySet<string>;
  readonly #root: string;
  readonly #pyprojects: ReadonlySet<string>;

  /** @param paths of all files of the commit */
  constructor(paths: readonly string[], read: Projects) {
    this.#root = read.directory;
    this.#pyprojects = new Set(paths.filter((path) => nameOf(path) === 'pyproject.toml').map(directoryOf));
    const isPossible = read.isWorkspace && !read.projects.has(read.directory);
    const tests = isPossible ? paths.filter((path) => testModule.test(path)) : [];
    const directories = new Set(tests.flatMap((path) => this.#named(path) ?? []));
    this.directories = directories.size > mostDirectories ? new Set() : directories;
  }

  /** The directory of tests that a file belongs to. */
  of(path: string): string | undefined {
    const directory = this.#named(path);
    return directory !== undefined && this.directories.has(directory) ? directory : undefined;
  }

  /**
   * The outermost directory above a file that has a name for tests, with no other project or hidden directory between.
   */
  #named(path: string): string | undefined {
    if (!isWithin(path, this.#root)) return undefined;
    const above = pathsAbove(path);
    if (above.find((directory) => this.#pyprojects.has(directory)) !== this.#root) return undefined;
    const below = above.filter((directory) => directory !== this.#root && isWithin(directory, this.#root));
    if (below.some((directory) => nameOf(directory).startsWith('.'))) return undefined;
    return below.reverse().find((directory) => testDirectory.test(nameOf(directory)));
  }
}

/** How many directories of tests are distinguished at most. Where there are more, they belong to no target. */
const mostDirectories = 200;

const testDirectory = /^(?:.*[-_])?(?:tests?|e2e)$/i;
/** Modules that pytest collects by default. */
const testModule = /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/;

/** Adds the nodes of the tests beside the members. Everything that they may import is in one environment. */
export function addRootTests(tests: RootTests, read: Projects, nodes: Map<string, GraphNode>): void {
  if (tests.directories.size === 0) return;
  const environment = graphNode('the packages of uv.lock');
  for (const id of nodes.keys()) if (id.startsWith('locked:')) environment.dependencies.add(id);
  nodes.set(environmentId, environment);
  for (const directory of tests.directories) {
    const node = graphNode(directory, directory, inside(read.directory, 'pyproject.toml'));
    for (const id of ['workspace', environmentId, ...requiredByRoot(read)]) node.dependencies.add(id);
    nodes.set(rootTestsId(directory), node);
  }
}

/** Id of the node of all packages that tests may import from the one environment. */
const environmentId = 'environment';

/** Ids of the projects that the dependency groups of the root require. */
function requiredByRoot(read: Projects): string[] {
  const requirements = requirementsOf(read.root, read.directory);
  const root = { name: '', directory: read.directory, pyproject: read.root, requirements };
  return requirements.flatMap((requirement) => {
    const named = [...read.projects.values()].filter(({ name }) => name === requirement.name);
    const places = [...read.placesOf(root, requirement).projects, ...named.map(({ directory }) => directory)];
    return places.flatMap((place) => [projectId(place), ...requirement.extras.map((extra) => extraId(place, extra))]);
  });
}
