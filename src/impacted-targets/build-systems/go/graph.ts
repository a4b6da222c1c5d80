import type { Tree } from '../build-system.js';
import { foldedPath } from '../../tree/folded-path.js';
import { addMentions } from '../../graph/mentions.js';
import { graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import { filesOfRootPackage } from '../../tree/root-package.js';
import { submodulesOf } from '../../tree/submodules.js';
import { embedPattern, type EmbedPattern } from './embed.js';
import { isUnlisted, type Build, type Module, type Modules } from './modules.js';
import { Owners } from './owners.js';
import {
  compiledFile,
  isSeenByImporters,
  libraryId,
  readPackages,
  testsId,
  packageAround,
  type Package,
  type ReadPackages,
} from './packages.js';
import type { Requirements } from './module-requirements.js';
import { append } from '../../../shared/append.js';

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
  const { packages, texts } = await readPackages(tree, modules);
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
  const named = packagesInTexts(modules, { packages, texts });
  for (const build of modules.builds) addImports(build, packages, named, nodes, modules);
  const isOfRoot = await filesOfRootPackage(tree, {
    root,
    // Compiled files belong to the root package unless another package owns them. An example is a sample without a
    // go.mod.
    built: new RegExp(`^(?:.*/)?testdata/|${compiledFile.source}`, 's'),
    sources: packages.get(root)?.sources.map(({ path }) => path) ?? [],
  });
  const mentioned = await addMentions(tree, nodes, texts, {
    home: (path) => {
      const directory = packageAround(path, packages)?.directory;
      return directory === root && !isOfRoot(path) ? undefined : directory;
    },
    users: (path) => usersOf(path, { packages, texts }),
    targets: [...packages.values()].flatMap(({ directory, listed }) =>
      listed ? [[directory, libraryId(directory)] as const] : [],
    ),
  });
  for (const { directory, sources } of packages.values()) {
    for (const { path, source } of sources) {
      for (const place of source.flags.map((flag) => resolvePath(directory, flag))) {
        if (place !== undefined && !isWithin(directory, place)) {
          for (const id of usersOf(path, { packages, texts })) mentioned.add(place, id);
        }
      }
    }
  }

  const owners = new Owners(packages, modules, embedded, (directory, path) => directory === root && !isOfRoot(path));
  // A submodule may hold packages of the module around it. Their names are not in this repository.
  const opaque = new Set((await submodulesOf(tree)).filter((path) => !isUnlisted(path, '')));
  return {
    nodes,
    owners: (path) => (opaque.has(path) ? [] : owners.of(path)),
    readers: (path) => mentioned.all(path),
    interpreted: (path) => modules.files.has(path),
    places: [...packages.keys()].map((directory) => [directory, libraryId(directory)] as const),
  };
}

/** The nodes that use the mentions of a package's file. Only tests read files that are not compiled. */
function usersOf(path: string, { packages, texts }: ReadPackages): string[] {
  const around = packageAround(path, packages);
  if (around === undefined) return [];
  const source = texts.get(path)?.own;
  return [source && isSeenByImporters(path, source) ? libraryId(around.directory) : testsId(around.directory)];
}

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

/**
 * Adds the edges that imports make, as they resolve in one build. Also adds edges for texts that are the import path of
 * a package, such as a program that is built or run (`exec.Command("go", "build", "example.com/m/cmd/tool")`,
 * `gexec.Build`).
 */
function addImports(
  build: Build,
  packages: ReadonlyMap<string, Package>,
  named: ReadonlyMap<string, readonly string[]>,
  nodes: Map<string, GraphNode>,
  modules: Modules,
): void {
  const participants = new Set(build.places.map((place) => place.directory));
  const resolved = new Map<string, string[]>();
  const byFold = new Map<string, string[]>();
  for (const at of packages.keys()) append(byFold, foldedPath(at), at);
  const resolve = (path: string) => {
    const known = resolved.get(path);
    if (known) return known;
    const ids = resolveImport(path, build, packages, byFold, modules);
    resolved.set(path, ids);
    return ids;
  };
  const isOfBuild = (path: string) => build.places.some(({ module }) => isWithin(path, module));
  const started = (path: string) =>
    isOfBuild(path) ? resolve(path).filter((id) => id.startsWith('library:') && nodes.has(id)) : [];
  /** The packages that a pattern such as `./cmd/...` means when it starts from a directory. */
  const below = (pattern: string, from: string) => {
    const base = pattern.slice(0, -'...'.length).replace(/\/$/, '');
    const places = build.places.filter(({ module }) => isWithin(base, module));
    const starts = places.map(({ module, directory }) => inside(directory, base.slice(module.length + 1)));
    return [...starts, resolvePath(from, base)].flatMap((place) => (place === undefined ? [] : groupOf(place)));
  };
  let packagesIn: ReadonlyMap<string, readonly string[]> | undefined;
  /** One node for all packages in a directory, since many texts may mean them. */
  const groupOf = (place: string) => {
    packagesIn ??= listedIn(packages);
    const found = packagesIn.get(place);
    if (found === undefined) return [];
    if (nodes.has(`packages:${place}`)) return [`packages:${place}`];
    const group = graphNode(`the packages in ${place || 'the root'}`);
    for (const id of found) group.dependencies.add(id);
    nodes.set(`packages:${place}`, group);
    return [`packages:${place}`];
  };
  for (const { directory, module, sources } of packages.values()) {
    const vendored = build.vendors.some((vendor) => isWithin(directory, vendor.directory));
    if (module === undefined ? !vendored : !participants.has(module.directory)) continue;
    for (const vendor of vendored ? build.vendors : []) {
      const path = directory.slice(vendor.directory.length + 1);
      const said = vendor.packages.get(path) ?? [...vendor.packages.values()].join('\n');
      nodes.get(libraryId(directory))?.facts.set(`${path} in modules.txt`, said);
    }
    for (const { path, source } of sources) {
      const user = nodes.get(isSeenByImporters(path, source) ? libraryId(directory) : testsId(directory));
      for (const imported of source.imports) for (const id of resolve(imported)) user?.dependencies.add(id);
      for (const written of named.get(path) ?? []) {
        const meant = written.endsWith('...') ? below(written, directory) : started(written);
        for (const id of meant) if (id !== libraryId(directory)) user?.dependencies.add(id);
      }
    }
  }
}

/**
 * Texts of each source, beside its imports, that may mean packages. They are collected once, because most files have no
 * text of this kind and there may be many builds.
 */
function packagesInTexts({ builds }: Modules, { packages, texts }: ReadPackages): Map<string, string[]> {
  const modules = [...new Set(builds.flatMap(({ places }) => places.map(({ module }) => module)))];
  const found = new Map<string, string[]>();
  for (const { path, source } of [...packages.values()].flatMap(({ sources }) => sources)) {
    const paths = (texts.get(path)?.written.paths ?? []).filter((written) => {
      const mayMean = written.endsWith('...')
        ? source.startsPrograms
        : modules.some((module) => isWithin(written, module));
      return mayMean && !source.imports.includes(written);
    });
    if (paths.length > 0) found.set(path, paths);
  }
  return found;
}

/** Ids of the packages that `...` means in each directory: those in it and below it. */
function listedIn(packages: ReadonlyMap<string, Package>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { directory, listed } of packages.values()) {
    for (const place of listed ? [directory, ...pathsAbove(directory)] : []) append(found, place, libraryId(directory));
  }
  return found;
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
