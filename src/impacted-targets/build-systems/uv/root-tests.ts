import type { Tree } from '../build-system.js';
import { isTable, type TomlValue } from '../../formats/toml.js';
import { addTo, append } from '../../../shared/append.js';
import { graphNode, type GraphNode } from '../../graph/graph.js';
import { directoryOf, isWithin, nameOf, pathsAbove, resolvePath } from '../../tree/paths.js';
import { isTest, type Mentions, type Modules } from './imports.js';
import { extraId, projectId, rootTestsId, testsId } from './node-ids.js';
import { requirementsOf } from './requirements.js';
import type { Projects } from './workspace.js';

/**
 * Tests of a workspace whose root is no project, in directories that belong to no member: `tests` beside the packages.
 * Each of these directories is a target.
 *
 * A change of these files may impact this target instead of everything, as long as every project that affects a test,
 * or that a test affects, has an edge to or from it. Tests reach the content of members by importing, naming, listing
 * or starting it, and each of these is an edge from the tests. Everything that a test may import is in one environment,
 * so every package of uv.lock is a dependency. In the other direction, members that import or name the tests, or search
 * the repository, depend on them. Files that the settings of the root name (a plugin of pytest) count for all projects.
 * Files that say how things are run still belong to no target.
 */
export class RootTests {
  /** Directories from the root of the repository. */
  readonly directories: readonly string[];
  readonly #directories: Set<string>;
  readonly #root: string;
  readonly #pyprojects: ReadonlySet<string>;

  /** @param paths of all files of the commit */
  constructor(paths: readonly string[], read: Projects) {
    this.#root = read.directory;
    this.#pyprojects = new Set(paths.filter((path) => nameOf(path) === 'pyproject.toml').map(directoryOf));
    const isPossible = read.isWorkspace && !read.projects.has(read.directory);
    const tests = isPossible ? paths.filter((path) => testModule.test(path)) : [];
    this.#directories = new Set(tests.flatMap((path) => this.#named(path) ?? []));
    if (this.#directories.size > mostDirectories) this.#directories.clear();
    this.directories = [...this.#directories];
  }

  /** The directory of tests that a file lies in. Undefined where the file belongs to a project or lies elsewhere. */
  around(path: string): string | undefined {
    const directory = this.#named(path);
    return directory !== undefined && this.#directories.has(directory) ? directory : undefined;
  }

  /** The directory of tests that a file belongs to. Files that say how things are run belong to no directory. */
  of(path: string): string | undefined {
    return settingsFile.test(nameOf(path)) ? undefined : this.around(path);
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
/** Files that say how things are built or run: hidden, without a suffix, or of shells, settings and containers. */
const settingsFile =
  /^[^.]*$|^\.|\.(?:sh|bash|zsh|fish|bat|cmd|ps1|mk|mak|toml|ini|cfg|conf|env|lock|nix|[^.]*dockerfile)$|dockerfile|makefile|^(?:package|tsconfig|jsconfig)[^/]*\.json$|^(?:requirements|constraints).*\.(?:txt|in)$|(?:compose|docker|action|pipeline|workflow|config|setting|ci)[^/]*\.ya?ml$/i;
/** Files that only programs with special codecs read. */
const mediaFile =
  /\.(?:png|jpe?g|gif|webp|ico|wav|mp[34]|opus|ogg|flac|webm|pdf|zip|t?gz|bz2|xz|whl|onnx|pt|bin|parquet|npy|npz)$/i;
/** Files of members that say how the members are built or tested. */
const memberSettings =
  /(?:^|\/)(?:[^/.]+|\.[^/]+|package\.json|[^/]*\.(?:ya?ml|toml|ini|cfg|sh|bash|mk)|[^/]*dockerfile[^/]*)$/i;

/** The data that connects tests with projects. */
export interface Connecting {
  readonly tree: Tree;
  readonly read: Projects;
  readonly nodes: Map<string, GraphNode>;
  /** Mentions in the Python files of members, of tests and of the root. */
  readonly found: ReadonlyMap<string, Mentions>;
  readonly modules: Modules;
  /** The nodes that use the mentions of a file, one for each project that has the file. */
  readonly users: (path: string) => readonly GraphNode[];
  /** The Python files of each project, by its directory. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
}

/** Facts about files other than their owners. */
export interface NamedByTests {
  /** True for a file of the tests that counts for every project, since settings of the root name it. */
  holdsForAll(path: string): boolean;
  /** Ids of the tests that name a file, wherever the file is. */
  readers(path: string): readonly string[];
}

/** Adds the nodes of the tests beside the members, and the edges from and to them. */
export async function connectRootTests(tests: RootTests, connecting: Connecting): Promise<NamedByTests> {
  const { read, nodes, found, users } = connecting;
  if (tests.directories.length === 0) return { holdsForAll: () => false, readers: () => [] };
  const environment = graphNode('the packages of uv.lock');
  for (const id of nodes.keys()) if (id.startsWith('locked:')) environment.dependencies.add(id);
  nodes.set(environmentId, environment);
  for (const directory of tests.directories) {
    const node = graphNode(directory, directory);
    for (const id of ['workspace', environmentId, ...requiredByRoot(read)]) node.dependencies.add(id);
    nodes.set(rootTestsId(directory), node);
  }
  const ofTests = new Map([...found].filter(([path]) => tests.around(path) !== undefined));
  const index = new TestModules(ofTests.keys());
  const named = new Map<string, Set<string>>();
  const byPart = new Map<string, string[]>();
  for (const place of read.projects.keys()) for (const part of place.split('/')) append(byPart, part, place);
  const name = (word: string, id: string) => {
    addTo(named, word, id);
  };

  for (const [path, mentions] of ofTests) {
    const id = rootTestsId(tests.around(path) ?? '');
    connectTest(id, mentions, connecting, byPart);
    for (const other of index.files(mentions.modules)) addOther(id, rootTestsId(tests.around(other) ?? ''), nodes);
    for (const segment of mentions.segments) name(segment, id);
  }
  for (const [path, text] of await textsOf(
    connecting.tree,
    (path) => tests.around(path) !== undefined && !mediaFile.test(path),
  )) {
    const id = rootTestsId(tests.around(path) ?? '');
    const words = new Set([...text.matchAll(wordOfText)].map(([word]) => word));
    connectTest(
      id,
      { modules: [...words].filter((word) => word.includes('.')), segments: words, reaches: false },
      connecting,
      byPart,
    );
    for (const word of words) name(word, id);
  }

  for (const [path, { modules }] of found) {
    if (ofTests.has(path)) continue;
    const used = new Set(index.files(modules).map((file) => tests.around(file) ?? ''));
    for (const user of users(path)) for (const each of used) user.dependencies.add(rootTestsId(each));
  }
  for (const [place, own] of connecting.sources) connectLookingAround(place, own, tests, connecting);
  const settings = await textsOf(connecting.tree, (path) => memberSettings.test(path) && users(path).length > 0);
  for (const [path, text] of settings) {
    const places = new Set([...text.matchAll(upwardPath)].map(([written]) => resolvePath(directoryOf(path), written)));
    const used = tests.directories.filter((at) =>
      [...places].some((place) => place !== undefined && (isWithin(place, at) || isWithin(at, place))),
    );
    for (const user of users(path)) for (const each of used) user.dependencies.add(rootTestsId(each));
  }
  return {
    holdsForAll: filesForAll(connecting, ofTests, index, tests),
    readers: (path) => [...(named.get(nameOf(path)) ?? [])],
  };
}

/** Id of the node of all packages that tests may import from the one environment. */
const environmentId = 'environment';
const wordOfText = /[\w.@-]+/g;
const upwardPath = /(?:\.\.\/)+[^\s"'`<>|;,()]*/g;

/** Adds an edge, unless it leads from a node to itself. */
function addOther(id: string, other: string, nodes: ReadonlyMap<string, GraphNode>): void {
  if (id !== other) nodes.get(id)?.dependencies.add(other);
}

/** Adds edges to the projects that a file of tests imports, names by a part of their path, or may find by a search. */
function connectTest(
  id: string,
  { modules, segments, reaches }: Pick<Mentions, 'modules' | 'segments' | 'reaches'>,
  { read, nodes, modules: known }: Connecting,
  byPart: ReadonlyMap<string, readonly string[]>,
): void {
  for (const module of modules) {
    for (const place of known.owners(module, id)) addOther(id, testsId(place), nodes);
  }
  const named = [...segments].flatMap((segment) => byPart.get(segment) ?? []);
  for (const place of reaches ? read.projects.keys() : named) addOther(id, testsId(place), nodes);
}

/**
 * Adds the edges from a project that may find the tests by a computed path. Some of its files lead out of the project.
 * The same or other files name a part of the way to the tests, or list directories.
 */
function connectLookingAround(
  place: string,
  own: readonly string[],
  tests: RootTests,
  { found, nodes }: Connecting,
): void {
  const leading = own.filter((path) => {
    const { stepsUp = 0, startsAtWork = false } = found.get(path) ?? {};
    const depth = path.slice(place.length + 1).split('/').length;
    return stepsUp > depth || (startsAtWork && isTest(path, place));
  });
  if (leading.length === 0) return;
  const user = nodes.get(leading.every((path) => isTest(path, place)) ? testsId(place) : projectId(place));
  const looks = own.some((path) => found.get(path)?.reaches);
  for (const directory of tests.directories) {
    const parts = directory.split('/');
    if (looks || own.some((path) => parts.some((part) => found.get(path)?.segments.has(part))))
      user?.dependencies.add(rootTestsId(directory));
  }
}

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

/** Files of tests by every name under which they may be imported, whether or not their directories are packages. */
class TestModules {
  readonly #files = new Map<string, string[]>();

  constructor(paths: Iterable<string>) {
    for (const path of paths) {
      const parts = path.replace(/(?:\/__init__)?\.pyi?$/, '').split('/');
      for (let start = 0; start < parts.length; start += 1) append(this.#files, parts.slice(start).join('.'), path);
    }
  }

  /** The files that modules may be, and the packages around them. */
  files(modules: readonly string[]): string[] {
    return modules.flatMap((module) => {
      const parts = module.split('.');
      return parts.flatMap((_, index) => this.#files.get(parts.slice(0, index + 1).join('.')) ?? []);
    });
  }
}

/**
 * The files of tests that count for all projects, such as a plugin that the settings of pytest name. These are the
 * files that the root's settings and its own modules (conftest.py) name, and the files that these import or read in
 * turn. Where that is uncertain, all files of a directory count.
 */
function filesForAll(
  { read, found }: Connecting,
  ofTests: ReadonlyMap<string, Mentions>,
  index: TestModules,
  tests: RootTests,
): (path: string) => boolean {
  const texts = textsIn(read.root.tool).flatMap((text) => text.split(/[\s,=:]+/));
  const ofRoot = [...found].filter(([path]) => directoryOf(path) === read.directory).map(([, mentions]) => mentions);
  const paths = texts.flatMap((text) => resolvePath(read.directory, text) ?? []).filter((path) => ofTests.has(path));
  const files = new Set([...paths, ...index.files([...texts, ...ofRoot.flatMap(({ modules }) => modules)])]);
  const segments = new Set([...texts, ...ofRoot.flatMap((mentions) => [...mentions.segments])].map(nameOf));
  const whole = new Set<string>();
  // The loop also visits files that are added to the Set while it runs.
  for (const path of files) {
    const mentions = ofTests.get(path);
    for (const file of index.files(mentions?.modules ?? [])) files.add(file);
    for (const segment of mentions?.segments ?? []) segments.add(segment);
    if (mentions?.importsBeside || mentions?.reaches) whole.add(tests.around(path) ?? '');
  }
  return (path) => {
    const directory = tests.around(path);
    if (directory === undefined) return false;
    return files.has(path) || whole.has(directory) || (nameOf(path).includes('.') && segments.has(nameOf(path)));
  };
}

/** All texts in the values of tables and lists. */
function textsIn(value: TomlValue | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isTable(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of files that are no Python modules, by their paths. */
async function textsOf(tree: Tree, isWanted: (path: string) => boolean): Promise<[string, string][]> {
  const wanted = (await tree.entries()).filter(
    ({ path, mode }) => mode.startsWith('100') && !/\.pyi?$/.test(path) && isWanted(path),
  );
  const contents = await tree.read(wanted.map(({ path }) => path));
  return [...contents].map(([path, content]) => [path, content.toString('utf8')]);
}
