import type { Tree } from '../../tree/tree.js';
import { foldedPath } from '../../tree/folded-path.js';
import { graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { directoryOf, inside, isWithin, pathsAbove } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { isUnlisted, type Build, type Module, type Modules } from './modules.js';
import { embedPattern, ownersIn, type EmbedPattern } from './owners.js';
import { compiledFile, isSeenByImporters, libraryId, readPackages, testsId, type Package } from './packages.js';
import type { Requirements } from './module-requirements.js';
import { append, getOrMake } from '../../../../shared/src/append.js';

/** Facts about a commit that depend on the other commit. */
interface BesideAnother {
  readonly requirements: Requirements;
  /** True for an external module that the other commit has as well. */
  readonly alsoThere: (build: Build, module: string) => boolean;
  readonly side: string;
}

/**
 * The graph of the packages of a commit, without external modules.
 * @param root of the build, from the root of the repository
 *
 * Each package is two nodes. One is the part that its importers see. The other is its tests (`_test.go` files of both
 * kinds); only this node has the imports of the tests. Nodes without a target stand for modules and for vendored
 * packages.
 */
export async function readGoGraph(tree: Tree, root: string, modules: Modules): Promise<BuildGraph> {
  const packages = await readPackages(tree, modules);
  const nodes = new Map<string, GraphNode>();
  const embedded = new Map<string, { id: string; patterns: EmbedPattern[] }[]>();

  for (const module of modules.byDirectory.values()) nodes.set(moduleId(module.directory), moduleNode(module));
  for (const build of modules.builds) addWork(build, nodes);
  for (const each of packages.values()) {
    const { directory, importPath, listed, sources } = each;
    const target = listed ? importPath : undefined;
    nodes.set(libraryId(directory), graphNode(importPath, target));
    nodes.set(testsId(directory), graphNode(`${importPath} (tests)`, target));
    nodes.get(testsId(directory))?.dependencies.add(libraryId(directory));
    if (each.module) nodes.get(libraryId(directory))?.dependencies.add(moduleId(each.module.directory));
    const patterns = new Map<string, EmbedPattern[]>();
    for (const { path, source } of sources) {
      const id = isSeenByImporters(path, source) ? libraryId(directory) : testsId(directory);
      for (const one of source.embeds.map(embedPattern)) append(patterns, id, one);
    }
    embedded.set(
      directory,
      [...patterns].map(([id, found]) => ({ id, patterns: found })).filter((each) => each.patterns.length > 0),
    );
  }
  for (const build of modules.builds) addVendored(build, packages, nodes);
  const isOfRoot = (path: string) => ofRootPackage.test(path.slice(root === '' ? 0 : root.length + 1));
  const owners = ownersIn(packages, modules, embedded, (directory, path) => directory === root && !isOfRoot(path));
  const listed = [...packages.values()].filter((one) => one.listed);
  // A submodule may hold packages of the module around it. Their names are not in this repository.
  const opaque = new Set((await submodulesOf(tree)).filter((path) => !isUnlisted(path, '')));
  return {
    nodes,
    owners: (path) => (opaque.has(path) ? [] : owners(path)),
    described: (path) => modules.files.has(path),
    // The owners tell tests apart, as the go command does.
    compiled: () => true,
    tests: (id) => (id.startsWith('library:') ? testsId(id.slice('library:'.length)) : undefined),
    names: new Map(listed.map(({ importPath, directory }) => [importPath, libraryId(directory)])),
    imported: importing(modules, packages),
    ...(packages.has(root) && { rootTarget: libraryId(root) }),
    interpreted: (path) => modules.files.has(path),
    places: listed.map(({ directory }) => [directory, libraryId(directory)] as const),
  };
}

/**
 * Compiled files belong to the package at the root unless another package owns them. An example is a sample without a go.mod.
 */
const ofRootPackage = new RegExp(`^(?:.*/)?testdata/|${compiledFile.source}`, 's');

function moduleId(directory: string): string {
  return `module:${directory}`;
}

function externalId(build: Build, module: string): string {
  return `external:${build.directory}:${module}`;
}

function uncertainId(build: Build, module: string): string {
  return `uncertain:${build.directory}:${module}`;
}

/**
 * The settings of go.mod for all packages of its module: the version of the language, the toolchain, debug settings.
 */
function moduleNode({ directory, file }: Module): GraphNode {
  const node = graphNode(file.module);
  for (const [verb, text] of file.others) node.facts.set(`${verb} of ${inside(directory, 'go.mod')}`, text);
  return node;
}

/** Adds the settings of go.work for all of its modules. */
function addWork({ modules, work }: Build, nodes: ReadonlyMap<string, GraphNode>): void {
  for (const module of modules) {
    const node = nodes.get(moduleId(module.directory));
    node?.facts.set('go.work', work === undefined ? 'not used' : 'used');
    for (const [verb, text] of work?.others ?? []) node?.facts.set(`${verb} of go.work`, text);
  }
}

/** The graph of a commit with its external modules. Their requirements may come from another commit. */
export function withExternals(graph: BuildGraph, { builds }: Modules, beside: BesideAnother): BuildGraph {
  const nodes = new Map<string, GraphNode>();
  for (const build of builds) addExternals(build, nodes, beside);
  for (const [id, node] of graph.nodes) nodes.set(id, node);
  return { ...graph, nodes };
}

/** Adds the external modules that a build uses. */
function addExternals(
  build: Build,
  nodes: Map<string, GraphNode>,
  { requirements, alsoThere, side }: BesideAnother,
): void {
  const known = requirements.get(build.directory);
  const others = `others:${build.directory}`;
  const all = graphNode(`the modules of ${inside(build.directory, 'go.mod')}`);
  for (const [module, facts] of build.externals) {
    const node = graphNode(module);
    node.facts.set(`${module} in ${build.work ? 'go.work or go.mod' : inside(build.directory, 'go.mod')}`, facts);
    if (known === 'unknown') {
      node.dependencies.add(others);
      // A module that stayed the same cannot use a module that is new or gone.
      if (!build.complete || alsoThere(build, module)) all.dependencies.add(externalId(build, module));
    } else for (const required of known?.get(module) ?? []) node.dependencies.add(externalId(build, required));
    nodes.set(externalId(build, module), node);
  }
  nodes.set(others, all);
  for (const [module, file] of build.uncertain) {
    const node = graphNode(`the replacement of ${module} in ${file}`);
    // The content there is unknown, so it counts as different in each commit.
    node.facts.set(`the replacement of ${module} in ${file}`, side);
    nodes.set(uncertainId(build, module), node);
  }
}

/** Adds what modules.txt says of the packages that a build vendors. */
function addVendored(
  build: Build,
  packages: ReadonlyMap<string, Package>,
  nodes: ReadonlyMap<string, GraphNode>,
): void {
  for (const { directory } of packages.values()) {
    for (const vendor of build.vendors) {
      if (!isWithin(directory, vendor.directory)) continue;
      const path = directory.slice(vendor.directory.length + 1);
      const said = vendor.packages.get(path) ?? [...vendor.packages.values()].join('\n');
      nodes.get(libraryId(directory))?.facts.set(`${path} in modules.txt`, said);
    }
  }
}

/** Finds the nodes that an import of a file means, in every build that its package takes part in. */
function importing(modules: Modules, packages: ReadonlyMap<string, Package>): NonNullable<BuildGraph['imported']> {
  const byFold = new Map<string, string[]>();
  for (const at of packages.keys()) append(byFold, foldedPath(at), at);
  const builds = modules.builds.map((build) => ({
    build,
    participants: new Set(build.places.map((place) => place.directory)),
    resolved: new Map<string, string[]>(),
  }));
  return (file, path) => {
    const from = packages.get(directoryOf(file));
    const ids = builds.flatMap(({ build, participants, resolved }) => {
      if (from === undefined) return [];
      const isVendored = build.vendors.some((vendor) => isWithin(from.directory, vendor.directory));
      if (from.module === undefined ? !isVendored : !participants.has(from.module.directory)) return [];
      return getOrMake(resolved, path, () => resolveImport(path, build, packages, byFold, modules));
    });
    return { ids };
  };
}

/** The nodes that an import path may mean. Empty for the standard library. */
function resolveImport(
  path: string,
  build: Build,
  packages: ReadonlyMap<string, Package>,
  byFold: ReadonlyMap<string, readonly string[]>,
  modules: Modules,
): string[] {
  const candidates = build.places
    .filter(({ module }) => isWithin(path, module))
    .sort((one, other) => other.module.length - one.module.length)
    .map(({ module, directory }) => ({ at: inside(directory, path.slice(module.length + 1)), directory }))
    .filter(({ at, directory }) => {
      return [at, ...pathsAbove(at)].find((above) => modules.boundaries.has(above)) === directory;
    });
  const uncertain = [...build.uncertain.keys()]
    .filter((module) => isWithin(path, module))
    .map((module) => uncertainId(build, module));
  const local = candidates.find(({ at }) => packages.has(at));
  if (local) return [libraryId(local.at), ...uncertain];
  const vendored = build.vendors.map((vendor) => inside(vendor.directory, path)).filter((at) => packages.has(at));
  if (build.vendored && vendored.length > 0) return vendored.map(libraryId);
  const externals = [...build.externals.keys()].filter((module) => isWithin(path, module));
  // A package that does not exist here may exist in the other commit.
  return [
    ...[...vendored, ...candidates.map(({ at }) => at)].map(libraryId),
    // On Windows and macOS this path may find a package whose name differs in case.
    ...candidates.flatMap(({ at }) => byFold.get(foldedPath(at)) ?? []).map(libraryId),
    ...externals.map((module) => externalId(build, module)),
    ...uncertain,
  ];
}
