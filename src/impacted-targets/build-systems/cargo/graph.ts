import type { Tree, TreeEntry } from '../build-system.js';
import { FileOwners } from '../../tree/file-owners.js';
import { emptyGraph, graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { addMentions } from '../../graph/mentions.js';
import { searchTexts, type SearchedText } from '../../mentions/search-texts.js';
import { isLookedInto } from '../../mentions/written-paths.js';
import { inside, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { filesOfRootPackage } from '../../tree/root-package.js';
import { submodulesOf } from '../../tree/submodules.js';
import { lockedId, lockedNode, lockedPackages, type LockedPackage } from './lockfile.js';
import {
  configuredDirectory,
  filesOfManifest,
  filesOfSource,
  isFoundByCargo,
  sourceTexts,
  type SourceTexts,
} from './outside-files.js';
import { isTable, parseToml, table, tables, text, type TomlTable } from '../../formats/toml.js';
import { dependenciesOf, readWorkspace, type LocalPackage, type Workspace } from './workspace.js';
import { addTo, append } from '../../../shared/append.js';
import { canonicalJson } from '../../../shared/json-values.js';

const workspaceId = 'workspace';
const lockfileName = 'Cargo.lock';

/**
 * The graph of a Cargo workspace in a commit.
 *
 * Each package is two nodes. One is the part that its dependents see. The other is its tests, examples and benchmarks;
 * only this node has the dev-dependencies. Nodes without a target stand for the packages of Cargo.lock and for the
 * workspace's own settings.
 * @param start root of the build, from the root of the repository
 * @throws BrokenManifest
 */
export async function readCargoGraph(tree: Tree, start: string): Promise<BuildGraph> {
  const workspace = await readWorkspace(tree, start);
  if (workspace === undefined) return emptyGraph;
  const { directory, root, packages } = workspace;
  const nodes = new Map<string, GraphNode>();
  const owners = new FileOwners();

  nodes.set(workspaceId, workspaceNode(root));
  for (const { name, directory: place, manifest } of packages.values()) {
    const node = graphNode(name, name);
    const tests = graphNode(`${name} (tests)`, name);
    node.dependencies.add(workspaceId);
    tests.dependencies.add(packageId(place));
    for (const [fact, value] of inheritedFacts(manifest, root)) node.facts.set(fact, value);
    for (const dependency of dependenciesOf(manifest, place, root, directory)) {
      const user = dependency.development ? tests : node;
      if (dependency.directory !== undefined) user.dependencies.add(packageId(dependency.directory));
      for (const patch of workspace.patches.get(dependency.name) ?? []) user.dependencies.add(packageId(patch));
      if (dependency.inherited !== undefined) {
        const shared = table(table(root.workspace).dependencies)[dependency.inherited];
        user.facts.set(`the workspace's dependency ${dependency.inherited}`, canonicalJson(shared));
      }
    }
    nodes.set(packageId(place), node);
    nodes.set(testsId(place), tests);
    owners.add(place, packageId(place), 'directory');
  }
  await addLockfile(tree, workspace, nodes);
  await addSubmodules(tree, nodes, owners);

  const texts = await searchSources(tree, owners);
  const outside = namedByCompiler(workspace, owners, texts);
  const programs = programsOf(workspace, await tree.entries(), owners);
  for (const [file, { own }] of texts) {
    for (const id of usersIn(owners, file)) {
      for (const name of own?.programs ?? []) {
        for (const other of programs.get(name) ?? [])
          if (placeOf(other) !== placeOf(id)) nodes.get(id)?.dependencies.add(other);
      }
    }
  }
  const isOfRoot = await rootPackageFiles(tree, workspace, owners);
  const nearest = (path: string) => {
    const ids = owners.nearest(path);
    return ids.has(packageId(directory)) && !isOfRoot(path) ? nobody : ids;
  };
  const places = [...packages.keys()];
  const mentioned = await addMentions(tree, nodes, texts, {
    home: (path) => [...nearest(path)].map(placeOf)[0],
    users: (path) => usersIn(owners, path),
    targets: places.flatMap((place) =>
      [place, inside(place, 'Cargo.toml')].map((path) => [path, packageId(place)] as const),
    ),
  });

  const lockfile = inside(directory, lockfileName);
  const manifest = inside(directory, 'Cargo.toml');
  const found = foundAround(packages);
  const configured = (path: string) => {
    const place = configuredDirectory(path);
    if (place === undefined) return [];
    const within = isWithin(directory, place)
      ? [...packages.keys()]
      : [...packages.keys()].filter((at) => isWithin(at, place));
    return within.map(packageId);
  };
  return {
    nodes,
    owners: (path) => {
      // Members whose names are not known here cannot be in the answer, so the answer must be everything.
      if (path === lockfile || workspace.opaque.has(path)) return [];
      const others = [...found(path).map(packageId), ...outside.shared(path), ...configured(path)];
      // Nearly all files belong to one package alone, and share a set that a comparison recognizes.
      return others.length === 0 ? nearest(path) : new Set([...nearest(path), ...others]);
    },
    readers: (path) => (path === lockfile ? [] : mentioned.all(path)),
    interpreted: (path) => path === lockfile || path === manifest,
    places: places.map((place) => [place, packageId(place)] as const),
  };
}

/** The files of a package at the root of the workspace: https://doc.rust-lang.org/cargo/guide/project-layout.html */
async function rootPackageFiles(
  tree: Tree,
  { directory, root, packages }: Workspace,
  owners: FileOwners,
): Promise<(path: string) => boolean> {
  const local = packages.get(directory);
  if (local === undefined) return () => false;
  const sources = (await tree.entries()).map(({ path }) => path).filter((path) => path.endsWith('.rs'));
  return filesOfRootPackage(tree, {
    root: directory,
    built: /^(?:(?:src|tests|examples|benches)\/.*|Cargo\.toml|.*\.rs)$/s,
    sources: sources.filter((path) => owners.nearest(path).has(packageId(directory))),
    named: filesOfManifest(local, root, directory)
      .filter((path) => isWithin(path, directory))
      .map((path) => path.slice(directory === '' ? 0 : directory.length + 1)),
  });
}

function packageId(directory: string): string {
  return `package:${directory}`;
}

function testsId(directory: string): string {
  return `tests:${directory}`;
}

function placeOf(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

/**
 * The settings of the root manifest for all packages. Settings for some packages are in the nodes of those packages.
 */
function workspaceNode(root: TomlTable): GraphNode {
  const node = graphNode('the workspace');
  const fact = (what: string, value: unknown) =>
    node.facts.set(`${what} of the workspace's Cargo.toml`, canonicalJson(value));
  const entry = table(root.package);
  // The root package's edition decides on the resolver where no `resolver` is written.
  fact('package.resolver', [entry.resolver, entry.edition]);
  for (const [key, value] of Object.entries(root)) {
    if (key === 'workspace') {
      for (const [setting, meaning] of Object.entries(table(value))) {
        // The graph holds the list of members. The members' own facts hold what they inherit.
        const elsewhere = ['members', 'exclude', 'default-members', 'dependencies', 'package', 'lints'];
        if (!elsewhere.includes(setting)) fact(`workspace.${setting}`, meaning);
      }
    } else if (!isTable(root.package) || ['profile', 'patch', 'replace', 'cargo-features'].includes(key)) {
      fact(key, value);
    }
  }
  return node;
}

/** The settings that a member inherits from `[workspace.package]` and `[workspace.lints]`. */
function inheritedFacts(manifest: TomlTable, root: TomlTable): Map<string, string> {
  const workspace = table(root.workspace);
  const facts = new Map<string, string>();
  for (const [key, value] of Object.entries(table(manifest.package))) {
    if (table(value).workspace !== true) continue;
    facts.set(`workspace.package.${key}`, canonicalJson(table(workspace.package)[key]));
  }
  if (table(manifest.lints).workspace === true) facts.set('workspace.lints', canonicalJson(workspace.lints));
  return facts;
}

/** Adds the packages of Cargo.lock, and the edges from the packages of the repository to them. */
async function addLockfile(tree: Tree, workspace: Workspace, nodes: Map<string, GraphNode>): Promise<void> {
  const path = inside(workspace.directory, lockfileName);
  const content = (await tree.read([path])).get(path);
  for (const local of workspace.packages.values()) {
    nodes.get(packageId(local.directory))?.facts.set(lockfileName, content === undefined ? 'missing' : 'there');
  }
  if (content === undefined) return;
  const locked = lockedPackages(parseToml(path, content), path);

  const localByName = new Map<string, LocalPackage[]>();
  for (const local of workspace.packages.values()) {
    append(localByName, local.name, local);
  }
  const localsOf = (entry: LockedPackage) => (entry.source === undefined ? (localByName.get(entry.name) ?? []) : []);
  const idsOf = (entry: LockedPackage) => {
    const locals = localsOf(entry);
    return locals.length > 0 ? locals.map((local) => packageId(local.directory)) : [lockedId(entry)];
  };

  const inLockfile = new Set<LocalPackage>();
  for (const entry of locked) {
    const locals = localsOf(entry);
    if (locals.length === 0) {
      const node = lockedNode(entry);
      for (const dependency of entry.dependencies) for (const id of idsOf(dependency)) node.dependencies.add(id);
      nodes.set(lockedId(entry), node);
    }
    for (const local of locals) {
      inLockfile.add(local);
      const forTests = developmentOnly(local, workspace);
      for (const dependency of entry.dependencies) {
        const user = nodes.get(forTests.has(dependency.name) ? testsId(local.directory) : packageId(local.directory));
        for (const id of idsOf(dependency)) user?.dependencies.add(id);
      }
    }
  }
  for (const local of workspace.packages.values()) {
    if (inLockfile.has(local)) continue;
    // The lockfile lags behind the manifests. Cargo would complete it, but from which entries is not known here.
    nodes.get(packageId(local.directory))?.facts.set(`${lockfileName} (which lacks ${local.name})`, content.toString());
  }
}

/** Names of the packages on which only the dev-dependencies of a package depend. */
function developmentOnly(local: LocalPackage, { root, directory }: Workspace): Set<string> {
  const dependencies = dependenciesOf(local.manifest, local.directory, root, directory);
  const always = new Set(dependencies.filter((dependency) => !dependency.development).map(({ name }) => name));
  return new Set(dependencies.map(({ name }) => name).filter((name) => !always.has(name)));
}

/** Adds nodes for path dependencies inside submodules. Only the submodule's commit is known of them. */
async function addSubmodules(tree: Tree, nodes: Map<string, GraphNode>, owners: FileOwners): Promise<void> {
  const submodules = await submodulesOf(tree);
  if (submodules.length === 0) return;
  const used = new Set([...nodes.values()].flatMap((node) => [...node.dependencies]));
  for (const id of used) {
    if (nodes.has(id) || !id.startsWith('package:')) continue;
    const submodule = submodules.find((path) => isWithin(placeOf(id), path));
    if (submodule === undefined) continue;
    nodes.set(id, graphNode(`submodule ${submodule}`));
    owners.add(submodule, id, 'directory');
  }
}

/** Searches the files that belong to packages for the files from which the packages are built. */
async function searchSources(
  tree: Tree,
  owners: FileOwners,
): Promise<Map<string, SearchedText<SourceTexts | undefined>>> {
  // The graph already holds, edge by edge, what a manifest says about other packages.
  const isSearched = (path: string) => isLookedInto(path) && nameOf(path) !== 'Cargo.toml';
  const sources = (await tree.entries()).filter(
    ({ path, mode }) => mode.startsWith('100') && isSearched(path) && owners.nearest(path).size > 0,
  );
  return searchTexts(tree, sources, 'cargo', (text, path) =>
    path.endsWith('.rs') ? sourceTexts(text, path) : undefined,
  );
}

/**
 * Which packages own files because a source or manifest tells the compiler or Cargo to read them, wherever they lie.
 */
function namedByCompiler(
  { directory, root, packages }: Workspace,
  owners: FileOwners,
  texts: ReadonlyMap<string, SearchedText<SourceTexts | undefined>>,
): FileOwners {
  const named = new FileOwners();
  for (const local of packages.values()) {
    for (const path of filesOfManifest(local, root, directory)) named.add(path, packageId(local.directory), 'file');
  }
  // A file in a package belongs to it, unless another package is in between.
  const around = new Set([...packages.keys()].flatMap(pathsAbove));
  const foundIn = foundAround(packages);
  const passed = new Set<string>();
  const addFrom = (file: string, own: SourceTexts, id: string) => {
    if (passed.has(`${id} ${file}`)) return false;
    passed.add(`${id} ${file}`);
    const place = placeOf(id);
    for (const path of filesOfSource(own, file, place)) {
      if (around.has(place) || !isWithin(path, place)) named.add(path, id, 'directory');
    }
    return true;
  };
  // A file that a package reads may itself name further files. Their paths then start from that package.
  for (let steps = 0, isNew = true; isNew && steps < mostSteps; steps += 1) {
    isNew = false;
    for (const [file, { own }] of texts) {
      if (own === undefined) continue;
      const ids = [...owners.nearest(file), ...foundIn(file).map(packageId), ...named.all(file)];
      for (const id of ids) isNew = addFrom(file, own, id) || isNew;
    }
  }
  return named;
}

/** How many files that lead to one another are followed at most, each in another package than the compiled one. */
const mostSteps = 10;

/** The owners of a file that belongs to no package. */
const nobody: ReadonlySet<string> = new Set();

/** A segment of every path that Cargo finds by itself. */
const segmentOfFound = /(?:^|\/)(?:src|tests|examples|benches)\//;

/** Finds the packages around a file that Cargo builds with it even where another package lies between. */
function foundAround(packages: ReadonlyMap<string, LocalPackage>): (path: string) => string[] {
  return (path) =>
    segmentOfFound.test(path)
      ? pathsAbove(path).filter(
          (above) => packages.has(above) && isFoundByCargo(path.slice(above === '' ? 0 : above.length + 1)),
        )
      : [];
}

/**
 * Ids of the packages by the names with which their outputs are started: of the package itself, and of its programs.
 */
function programsOf(
  { packages }: Workspace,
  entries: readonly TreeEntry[],
  owners: FileOwners,
): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (name: string | undefined, id: string) => {
    if (name !== undefined) addTo(found, name, id);
  };
  for (const { name, directory, manifest } of packages.values()) {
    add(name, packageId(directory));
    for (const program of tables(manifest.bin)) add(text(program.name), packageId(directory));
  }
  for (const { path } of entries) {
    const [, place, name] = /^(?:(.*)\/)?src\/bin\/([^/]+?)(?:\.rs|\/main\.rs)$/s.exec(path) ?? [];
    if (name !== undefined) for (const id of owners.nearest(path)) if (placeOf(id) === (place ?? '')) add(name, id);
  }
  return found;
}

/** Ids of the nodes that use the mentions of a file. For a file that only tests have, these are the nodes of tests. */
function usersIn(owners: FileOwners, file: string): string[] {
  return [...owners.nearest(file)].map((id) => {
    const place = placeOf(id);
    const isOfTests = /^(?:tests|examples|benches)\//.test(file.slice(place === '' ? 0 : place.length + 1));
    return isOfTests && id === packageId(place) ? testsId(place) : id;
  });
}
