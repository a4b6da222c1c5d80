import type { Tree } from '../../tree/tree.js';
import { FileOwners } from '../../tree/file-owners.js';
import { emptyGraph, graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { directoryOf, inside, isWithin } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { lockedId, lockedNode, lockedPackages, type LockedPackage } from './lockfile.js';
import { isTable, parseToml, table, type TomlTable } from '../../tree/formats/toml.js';
import {
  configuredDirectory,
  dependenciesOf,
  filesOfManifest,
  readWorkspace,
  type LocalPackage,
  type Workspace,
} from './workspace.js';
import { append } from '../../../../shared/src/append.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';

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
export async function readCargoGraph(tree: Tree, start: string, warn: (line: string) => void): Promise<BuildGraph> {
  const workspace = await readWorkspace(tree, start);
  if (workspace === undefined) return emptyGraph;
  const { directory, root, packages } = workspace;
  const nodes = new Map<string, GraphNode>();
  const owners = new FileOwners();

  nodes.set(workspaceId, workspaceNode(root));
  for (const { name, directory: place, manifest } of packages.values()) {
    const manifestPath = inside(place, 'Cargo.toml');
    const unknown = workspace.lost.get(place);
    if (unknown !== undefined) warn(`cargo: ${unknown}. Until then ${name} counts as impacted`);
    const node = { ...graphNode(name, name, manifestPath), ...(unknown !== undefined && { unknown }) };
    const tests = graphNode(`${name} (tests)`, name, manifestPath);
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

  const named = new FileOwners();
  for (const local of packages.values()) {
    for (const path of filesOfManifest(local, root, directory)) named.add(path, packageId(local.directory), 'file');
  }
  const top = packages.get(directory);
  const compiled = top === undefined ? [] : filesOfManifest(top, root, directory).map(directoryOf);
  const nearest = (path: string) => {
    const ids = owners.nearest(path);
    return ids.has(packageId(directory)) && !isOfRootPackage(path, directory, compiled) ? nobody : ids;
  };
  const places = [...packages.keys()];

  const lockfile = inside(directory, lockfileName);
  const manifest = inside(directory, 'Cargo.toml');
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
      const others = [...named.shared(path), ...configured(path)];
      // Nearly all files belong to one package alone, and share a set that a comparison recognizes.
      return others.length === 0 ? nearest(path) : new Set([...nearest(path), ...others]);
    },
    described: (path) => path === lockfile,
    // A module is found by its name alone: `mod testing;`.
    compiled: (path, id) => path.endsWith('.rs') && isWithin(path, inside(placeOf(id), 'src')),
    tests: (id) => testsId(placeOf(id)),
    names: new Map([...packages.values()].map((local) => [local.name, packageId(local.directory)])),
    ...(packages.has(directory) && { rootTarget: packageId(directory) }),
    interpreted: (path) => path === lockfile || path === manifest,
    places: places.map((place) => [place, packageId(place)] as const),
  };
}

/** Files of a package at the root of the workspace: https://doc.rust-lang.org/cargo/guide/project-layout.html */
function isOfRootPackage(path: string, directory: string, compiled: readonly string[]): boolean {
  if (compiled.some((one) => one !== directory && isWithin(path, one))) return true;
  const below = isWithin(path, directory) ? path.slice(directory === '' ? 0 : directory.length + 1) : '';
  return /^(?:(?:src|tests|examples|benches)\/.|Cargo\.toml$|[^/]*\.rs$)/s.test(below);
}

/** The owners of a file that belongs to no package. */
const nobody: ReadonlySet<string> = new Set();

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
