import type { Tree } from '../../tree/tree.js';
import { strings, table, text, type TomlTable } from '../../tree/formats/toml.js';
import { FileOwners } from '../../tree/file-owners.js';
import { emptyGraph, graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { TrackedPlaces } from '../../literals/places.js';
import { longestModule } from '../../literals/resolve.js';
import { directoryOf, inside, isWithin, nameOf, resolvePath } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { Modules } from './modules.js';
import { addLockfile } from './locked-graph.js';
import {
  extraId,
  hasUnreadDependencies,
  projectAt,
  projectId,
  rootTestsId,
  testsId,
  tool,
  type Requirement,
} from './requirements.js';
import { addRootTests, RootTests } from './root-tests.js';
import { readProjects, type Project, type Projects } from './workspace.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import { getOrMake } from '../../../../shared/src/append.js';

const workspaceId = 'workspace';
const lockfileName = 'uv.lock';

/**
 * The graph of a commit's Python projects.
 *
 * Each project is several nodes: the part that its dependents see, each of its extras, and its tests. Only the tests
 * have the dependency groups. Nodes without a target stand for the packages of uv.lock and for the workspace's own
 * settings.
 * @param start root of the build, from the root of the repository
 * @throws BrokenManifest
 * @throws Unanswerable
 */
export async function readPythonGraph(tree: Tree, start: string, warn: (line: string) => void): Promise<BuildGraph> {
  const read = await readProjects(tree, start);
  if (read === undefined) return emptyGraph;
  const { directory, root, projects } = read;
  const nodes = new Map<string, GraphNode>([[workspaceId, workspaceNode(root)]]);
  const owners = new FileOwners();
  const named = new FileOwners();
  for (const project of projects.values()) addProject(project, read, nodes, owners, named, warn);

  const lockfile = inside(directory, lockfileName);
  const locked = read.isWorkspace ? (await tree.read([lockfile])).get(lockfile) : undefined;
  if (read.isWorkspace) {
    nodes.get(workspaceId)?.facts.set(lockfileName, locked === undefined ? 'missing' : 'there');
    if (locked !== undefined) addLockfile(lockfile, locked, read, nodes);
  }
  for (const project of projects.values()) {
    // The lockfile of a workspace holds the dependencies that were computed when each member was built.
    if (locked !== undefined || !hasUnreadDependencies(project.pyproject)) continue;
    warn(
      `uv: the dependencies of ${project.name} are computed when it is built, so it counts as depending on every project`,
    );
    for (const other of projects.keys()) nodes.get(projectId(project.directory))?.dependencies.add(projectId(other));
  }
  await addSubmodules(tree, nodes, owners);
  const ownersOf = await fileOwners(tree, read, owners, named);
  const paths = (await tree.entries()).filter(({ mode }) => mode.startsWith('100')).map(({ path }) => path);
  const tests = new RootTests(paths, read);
  addRootTests(tests, read, nodes);
  const places = await TrackedPlaces.of(tree);
  const modules = new Modules([...projects.values()], paths, places);

  const configured = (path: string) => {
    const place = configuredDirectory(path);
    if (place === undefined) return [];
    const below = (directories: Iterable<string>) => [...directories].filter((at) => isWithin(at, place));
    return [...below(projects.keys()).map(projectId), ...below(tests.directories).map(rootTestsId)];
  };
  const interpreted = new Set([...(read.isWorkspace ? [lockfile] : []), inside(directory, 'pyproject.toml')]);
  return {
    nodes,
    owners: (path) => {
      // Members whose names are not known here cannot be in the answer, so the answer must be everything.
      if ((read.isWorkspace && path === lockfile) || read.opaque.has(path)) return [];
      const ofTests = tests.of(path);
      const found = [...ownersOf(path), ...configured(path)];
      return new Set(ofTests === undefined ? found : [...found, rootTestsId(ofTests)]);
    },
    described: (path) => path === lockfile,
    tests: (id) => (id.startsWith('project:') ? testsId(id.slice('project:'.length)) : undefined),
    names: new Map([...projects.values()].map(({ name, directory: place }) => [name, projectId(place)])),
    imported: (file, module) => {
      const project = [...ownersOf(file)].flatMap((id) => projectAt(id) ?? [])[0];
      const found = modules.files(file, module, project);
      if (found.length > 0) return { paths: found };
      // Tests beside the members are modules of the root, where pytest starts.
      const names = module.split('.');
      const isTest = tests.directories.has(inside(directory, names[0] ?? ''));
      const place = isTest ? longestModule(directory, names, places) : undefined;
      return { paths: place === undefined ? [] : [place.path] };
    },
    ...(projects.has(directory) && { rootTarget: projectId(directory) }),
    interpreted: (path) => interpreted.has(path),
    places: [
      ...[...projects.keys()].map((place) => [place, projectId(place)] as const),
      ...[...tests.directories].map((place) => [place, rootTestsId(place)] as const),
    ],
  };
}

function addProject(
  project: Project,
  read: Projects,
  nodes: Map<string, GraphNode>,
  owners: FileOwners,
  named: FileOwners,
  warn: (line: string) => void,
): void {
  const { name, directory, pyproject, requirements } = project;
  const manifest = inside(directory, 'pyproject.toml');
  const unknown = requirements.map((one) => read.placesOf(project, one).lost).find((one) => one !== undefined);
  if (unknown !== undefined) warn(`uv: ${unknown}. Until then ${name} counts as impacted`);
  const node = { ...graphNode(name, name, manifest), ...(unknown !== undefined && { unknown }) };
  const tests = graphNode(`${name} (tests)`, name, manifest);
  node.dependencies.add(workspaceId);
  tests.dependencies.add(projectId(directory));
  nodes.set(projectId(directory), node);
  nodes.set(testsId(directory), tests);
  owners.add(directory, projectId(directory), 'directory');
  for (const path of filesOfMetadata(pyproject, directory)) named.add(path, projectId(directory), 'file');

  const nodeOf = (use: Requirement['use']): GraphNode => {
    if (use === 'always') return node;
    if (use === 'development') return tests;
    const id = extraId(directory, use.extra);
    const extra = getOrMake(nodes, id, () => graphNode(`${name}[${use.extra}]`, name, manifest));
    extra.dependencies.add(projectId(directory));
    tests.dependencies.add(id);
    return extra;
  };
  const byName = new Map([...read.projects.values()].map((other) => [other.name, other.directory]));
  for (const requirement of requirements) {
    const places = read.placesOf(project, requirement);
    const named = byName.get(requirement.name ?? '');
    const user = nodeOf(requirement.use);
    for (const place of new Set([...places.projects, ...(named === undefined ? [] : [named])])) {
      if (place === directory) {
        // Extras are combined by a requirement of the project on itself, `name[all]`.
        for (const extra of requirement.extras) user.dependencies.add(extraId(directory, extra));
        continue;
      }
      user.dependencies.add(projectId(place));
      for (const extra of requirement.extras) user.dependencies.add(extraId(place, extra));
    }
    for (const place of places.others) {
      const id = `place:${place}`;
      if (!nodes.has(id)) nodes.set(id, graphNode(place));
      owners.add(place, id, 'directory');
      user.dependencies.add(id);
    }
  }
}

/** Files that the metadata of a project names, wherever they are. */
function filesOfMetadata(pyproject: TomlTable, directory: string): string[] {
  const project = table(pyproject.project);
  const written = [
    project.readme,
    table(project.readme).file,
    table(project.license).file,
    ...strings(project['license-files']),
    tool(pyproject, 'poetry').readme,
    ...strings(tool(pyproject, 'poetry').readme),
  ];
  return written.flatMap((value) => {
    const path = text(value);
    return path === undefined ? [] : (resolvePath(directory, path) ?? []);
  });
}

/**
 * The settings of the root's pyproject.toml for all projects: settings of uv, and settings of tools, which search the
 * directories above for them. The node of the root's own package holds what that package is built from. The nodes of
 * uv.lock hold the results of settings that uv.lock records.
 */
function workspaceNode(root: TomlTable): GraphNode {
  const node = graphNode('the workspace');
  const builders = ['hatch', 'setuptools', 'setuptools_scm', 'poetry', 'pdm', 'flit', 'uv-dynamic-versioning'];
  const resolved = ['constraint-dependencies', 'override-dependencies', 'exclude-dependencies', 'exclude-newer'];
  const elsewhere = [...resolved, 'exclude-newer-package', 'workspace', 'sources', 'dev-dependencies', 'resolution'];
  for (const [name, value] of Object.entries(table(root.tool))) {
    if (builders.includes(name)) continue;
    if (name !== 'uv') node.facts.set(`tool.${name} of the root's pyproject.toml`, canonicalJson(value));
    else {
      for (const [key, setting] of Object.entries(table(value))) {
        if (!elsewhere.includes(key))
          node.facts.set(`tool.uv.${key} of the root's pyproject.toml`, canonicalJson(setting));
      }
    }
  }
  return node;
}

/** Adds nodes for path dependencies in submodules. Only the submodule's commit is known of them. */
async function addSubmodules(tree: Tree, nodes: Map<string, GraphNode>, owners: FileOwners) {
  for (const submodule of await submodulesOf(tree)) {
    for (const [id] of [...nodes]) {
      if (id.startsWith('place:') && isWithin(id.slice('place:'.length), submodule))
        owners.add(submodule, id, 'directory');
    }
  }
}

/**
 * Which nodes a file belongs to: those of the nearest project, of files that metadata names, and of places outside of
 * all projects. A project at the root of the build has the files from which it is built, and not the rest of the
 * repository.
 */
async function fileOwners(
  tree: Tree,
  { directory: root, isWorkspace }: Projects,
  owners: FileOwners,
  named: FileOwners,
): Promise<(path: string) => Set<string>> {
  const sources = new Set<string>();
  for (const { path } of await tree.entries()) {
    if (/\.(pyi?|pyx|pxd|ipynb|c|cc|cpp|h|rs)$/.test(path) && isWithin(path, root)) sources.add(topOf(path, root));
  }
  const rootOwns = (path: string) => {
    const top = topOf(path, root);
    if (top.startsWith('.')) return false;
    if (inside(root, top) !== path) return sources.has(top);
    return /\.(py|pyi|cfg|toml|ini|in|rs|c|h)$/.test(top) || top === 'requirements.txt' || top === 'uv.lock';
  };
  return (path) => {
    const found = named.all(path);
    for (const id of isWorkspace ? owners.nearest(path) : owners.all(path)) {
      if (id !== projectId(root) || rootOwns(path)) found.add(id);
    }
    return found;
  };
}

/** First segment of a path below a directory. */
function topOf(path: string, directory: string): string {
  return path.slice(directory === '' ? 0 : directory.length + 1).split('/')[0] ?? path;
}

/** Returns the directory of settings that Python's tools find when they start in it or below it. */
function configuredDirectory(path: string): string | undefined {
  const name = nameOf(path);
  return /^(conftest\.py|pytest\.(ini|toml)|\.pytest\.(ini|toml)|tox\.(ini|toml)|setup\.cfg|\.coveragerc|\.?mypy\.ini|uv\.toml|\.python-versions?|pyrightconfig\.json|noxfile\.py)$/.test(
    name,
  )
    ? directoryOf(path)
    : undefined;
}
