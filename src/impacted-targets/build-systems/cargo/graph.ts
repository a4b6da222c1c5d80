import type { Tree } from '../build-system.js';
import { FileOwners, FoldedOwners } from '../../tree/file-owners.js';
import { emptyGraph, graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { canonical } from '../../graph/manifests.js';
import { inside, isWithin, pathInLiteral } from '../../tree/paths.js';
import { filesOfRootPackage } from '../../tree/root-package.js';
import { submodulesOf } from '../../tree/submodules.js';
import { lockedId, lockedNode, lockedPackages, type LockedPackage } from './lockfile.js';
import {
  configuredDirectory,
  filesOfManifest,
  outsideFiles,
  outsideFilesOfManifest,
  writtenPaths,
  type WrittenPaths,
} from './outside-files.js';
import { isTable, parseToml, table, type TomlTable } from '../../formats/toml.js';
import { dependenciesOf, readWorkspace, type LocalPackage, type Workspace } from './workspace.js';
import { append } from '../../../shared/append.js';

const WORKSPACE = 'workspace';
const LOCKFILE = 'Cargo.lock';

/** Texts of Rust files that were searched before, by git's object name, so that an unchanged file is searched once. */
export type SearchedSources = Map<string, WrittenPaths>;

/**
 * The graph of a Cargo workspace in a commit.
 *
 * Each package is two nodes: what its dependents see, and its tests, examples and benchmarks, which alone have the
 * dev-dependencies. Nodes without a target stand for the packages of Cargo.lock and for the workspace's own settings.
 * @param start root of the build, from the root of the repository
 * @throws BrokenManifest
 */
export async function readCargoGraph(tree: Tree, start: string, searched: SearchedSources): Promise<BuildGraph> {
  const workspace = await readWorkspace(tree, start);
  if (workspace === undefined) return emptyGraph;
  const { directory, root, packages } = workspace;
  const nodes = new Map<string, GraphNode>();
  const owners = new FileOwners();
  const mentioned = new FoldedOwners();

  nodes.set(WORKSPACE, workspaceNode(root));
  for (const { name, directory: place, manifest } of packages.values()) {
    const node = graphNode(name, name);
    const tests = graphNode(`${name} (tests)`, name);
    node.dependencies.add(WORKSPACE);
    tests.dependencies.add(packageId(place));
    for (const [fact, value] of inheritedFacts(manifest, root)) node.facts.set(fact, value);
    for (const dependency of dependenciesOf(manifest, place, root, directory)) {
      const user = dependency.development ? tests : node;
      if (dependency.directory !== undefined) user.dependencies.add(packageId(dependency.directory));
      for (const patch of workspace.patches.get(dependency.name) ?? []) user.dependencies.add(packageId(patch));
      if (dependency.inherited !== undefined) {
        const shared = table(table(root.workspace).dependencies)[dependency.inherited];
        user.facts.set(`the workspace's dependency ${dependency.inherited}`, canonical(shared));
      }
    }
    nodes.set(packageId(place), node);
    nodes.set(testsId(place), tests);
    owners.add(place, packageId(place), 'directory');
  }
  await addLockfile(tree, workspace, nodes);
  await addSubmodules(tree, nodes, owners);

  const outside = new FileOwners();
  for (const local of packages.values()) {
    for (const path of outsideFilesOfManifest(local, root, directory))
      outside.add(path, packageId(local.directory), 'file');
    for (const path of outsideFilesOfManifest(local, root, directory, pathInLiteral))
      mentioned.add(path, packageId(local.directory));
  }
  for (const [file, written] of await searchSources(tree, owners, searched)) {
    for (const id of owners.nearest(file)) {
      const found = outsideFiles(written, file, placeOf(id));
      for (const path of found.owned) outside.add(path, id, 'directory');
      for (const path of found.mentioned) mentioned.add(path, id);
    }
  }

  const lockfile = inside(directory, LOCKFILE);
  const manifest = inside(directory, 'Cargo.toml');
  const isOfRoot = await rootPackageFiles(tree, workspace, owners);
  const nearest = (path: string) => {
    const ids = owners.nearest(path);
    return ids.has(packageId(directory)) && !isOfRoot(path) ? [] : ids;
  };
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
      // A member that has no name here cannot be in the answer, so that everything has to be.
      if (path === lockfile || workspace.opaque.has(path)) return [];
      return new Set([...nearest(path), ...outside.all(path), ...configured(path)]);
    },
    readers: (path) => (path === lockfile ? [] : mentioned.all(path)),
    interpreted: (path) => path === lockfile || path === manifest,
  };
}

/** What a package at the root of the workspace is built from: https://doc.rust-lang.org/cargo/guide/project-layout.html */
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

/** What the root manifest says to all packages. What is said to some of them stands with those. */
function workspaceNode(root: TomlTable): GraphNode {
  const node = graphNode('the workspace');
  const fact = (what: string, value: unknown) =>
    node.facts.set(`${what} of the workspace's Cargo.toml`, canonical(value));
  const entry = table(root.package);
  // The root package's edition decides on the resolver where nothing else does.
  fact('package.resolver', [entry.resolver, entry.edition]);
  for (const [key, value] of Object.entries(root)) {
    if (key === 'workspace') {
      for (const [setting, meaning] of Object.entries(table(value))) {
        // Who is a member is in the graph, and what members inherit is in their own facts.
        const elsewhere = ['members', 'exclude', 'default-members', 'dependencies', 'package', 'lints'];
        if (!elsewhere.includes(setting)) fact(`workspace.${setting}`, meaning);
      }
    } else if (!isTable(root.package) || ['profile', 'patch', 'replace', 'cargo-features'].includes(key)) {
      fact(key, value);
    }
  }
  return node;
}

/** What a member takes from `[workspace.package]` and `[workspace.lints]`. */
function inheritedFacts(manifest: TomlTable, root: TomlTable): Map<string, string> {
  const workspace = table(root.workspace);
  const facts = new Map<string, string>();
  for (const [key, value] of Object.entries(table(manifest.package))) {
    if (table(value).workspace !== true) continue;
    facts.set(`workspace.package.${key}`, canonical(table(workspace.package)[key]));
  }
  if (table(manifest.lints).workspace === true) facts.set('workspace.lints', canonical(workspace.lints));
  return facts;
}

/** Adds the packages of Cargo.lock, and the edges from the packages of the repository to them. */
async function addLockfile(tree: Tree, workspace: Workspace, nodes: Map<string, GraphNode>): Promise<void> {
  const path = inside(workspace.directory, LOCKFILE);
  const content = (await tree.read([path])).get(path);
  for (const local of workspace.packages.values()) {
    nodes.get(packageId(local.directory))?.facts.set(LOCKFILE, content === undefined ? 'missing' : 'there');
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
    // The lockfile lags behind the manifests. Cargo would complete it, and nobody knows from which entries.
    nodes.get(packageId(local.directory))?.facts.set(`${LOCKFILE} (which lacks ${local.name})`, content.toString());
  }
}

/** Names of the packages that only the dev-dependencies of a package ask for. */
function developmentOnly(local: LocalPackage, { root, directory }: Workspace): Set<string> {
  const dependencies = dependenciesOf(local.manifest, local.directory, root, directory);
  const always = new Set(dependencies.filter((dependency) => !dependency.development).map(({ name }) => name));
  return new Set(dependencies.map(({ name }) => name).filter((name) => !always.has(name)));
}

/** A path dependency inside a submodule is known by the submodule's commit alone. */
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

async function searchSources(
  tree: Tree,
  owners: FileOwners,
  searched: SearchedSources,
): Promise<Map<string, WrittenPaths>> {
  const sources = (await tree.entries()).filter(
    ({ path, mode }) => path.endsWith('.rs') && mode.startsWith('100') && owners.nearest(path).size > 0,
  );
  const unknown = new Map(
    sources.filter(({ object }) => !searched.has(object)).map(({ object, path }) => [path, object]),
  );
  for (const [path, content] of await tree.read(unknown.keys())) {
    searched.set(unknown.get(path) ?? '', writtenPaths(content.toString('utf8')));
  }
  const found = new Map<string, WrittenPaths>();
  for (const { path, object } of sources) {
    const written = searched.get(object);
    if (written !== undefined) found.set(path, written);
  }
  return found;
}
