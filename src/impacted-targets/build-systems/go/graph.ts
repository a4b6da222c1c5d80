import type { Tree } from '../../build-system.js';
import { foldedPath } from '../../target-graph/alike.js';
import { FoldedOwners } from '../../target-graph/file-owners.js';
import { graphNode, type BuildGraph, type GraphNode } from '../../target-graph/graph.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove, resolvePath } from '../../target-graph/paths.js';
import { filesOfRootPackage } from '../../target-graph/root-package.js';
import { submodulesOf } from '../../target-graph/submodules.js';
import { symbolicLinks } from '../../target-graph/symbolic-links.js';
import { embedPattern, embeds, type EmbedPattern } from './embed.js';
import { isUnlisted, type Build, type Module, type Modules } from './modules.js';
import type { Requirements } from './module-requirements.js';
import { readSourceFile, type SourceFile } from './source-file.js';
import { append } from '../../target-graph/append.js';

/** Files that the go command compiles or hands to a compiler, beside Go itself (`go help packages`, `go/build`). */
const COMPILED = /\.(?:go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$/;
const CGO = /\.(?:c|cc|cpp|cxx|m|h|hh|hpp|hxx|s|S|sx)$/;

/** Files that were read before, by git's object name, so that an unchanged file is read once. */
export type ReadSources = Map<string, SourceFile>;

/** What is known of a commit beside its tree. */
interface BesideTheTree {
  readonly requirements: Requirements;
  /** True for a module from elsewhere that the other commit has as well. */
  readonly alsoThere: (build: Build, module: string) => boolean;
  readonly read: ReadSources;
}

/** A directory with Go files. */
interface Package {
  readonly directory: string;
  readonly module: Module | undefined;
  readonly importPath: string;
  /** False for what `./...` leaves out: samples, vendored packages, modules that only a `replace` leads to. */
  readonly listed: boolean;
  readonly sources: { readonly path: string; readonly source: SourceFile }[];
}

/**
 * The graph of the packages of a commit.
 * @param root of the build, from the root of the repository
 *
 * Each package is two nodes: what its importers see, and its tests (`_test.go` files of both kinds), which alone have
 * the imports of the tests. Nodes without a target stand for modules from elsewhere and for vendored packages.
 */
export async function readGoGraph(
  tree: Tree,
  root: string,
  modules: Modules,
  { requirements, alsoThere, read }: BesideTheTree,
): Promise<BuildGraph> {
  const packages = await readPackages(tree, modules, read);
  const nodes = new Map<string, GraphNode>();
  const mentioned = new FoldedOwners();
  const embedded = new Map<string, { id: string; patterns: EmbedPattern[] }[]>();

  for (const module of modules.byDirectory.values()) nodes.set(moduleId(module.directory), moduleNode(module));
  for (const build of modules.builds) addBuild(build, nodes, requirements, alsoThere);
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
      for (const written of source.mentioned) {
        const place = resolvePath(directory, written);
        if (place !== undefined && !isWithin(directory, place)) mentioned.add(place, id);
      }
    }
    embedded.set(
      directory,
      [...patterns].map(([id, found]) => ({ id, patterns: found })).filter((each) => each.patterns.length > 0),
    );
  }
  for (const build of modules.builds) addImports(build, packages, nodes, modules);

  const isOfRoot = await filesOfRootPackage(tree, {
    root,
    // What is compiled counts wherever no other package has it: a sample without a module of its own, for one.
    built: new RegExp(`^(?:.*/)?testdata/|${COMPILED.source}`, 's'),
    sources: packages.get(root)?.sources.map(({ path }) => path) ?? [],
  });
  const owners = new Owners(packages, modules, embedded, (directory, path) => directory === root && !isOfRoot(path));
  // A submodule may hold packages of the module around it, which have no name here.
  const opaque = new Set((await submodulesOf(tree)).filter((path) => !isUnlisted(path, '')));
  return {
    nodes,
    owners: (path) => (opaque.has(path) ? [] : owners.of(path)),
    readers: (path) => mentioned.all(path),
    interpreted: (path) => modules.files.has(path),
  };
}

/** Tests, and scripts that are run by their name, are part of the target and yet of no use to those that import it. */
function isSeenByImporters(path: string, { apart }: SourceFile): boolean {
  return !path.endsWith('_test.go') && !apart;
}

function libraryId(directory: string): string {
  return `library:${directory}`;
}

function testsId(directory: string): string {
  return `tests:${directory}`;
}

function moduleId(directory: string): string {
  return `module:${directory}`;
}

function externalId(build: Build, module: string): string {
  return `external:${build.directory}:${module}`;
}

/** What go.mod says to all packages of its module: the version of the language, the toolchain, debug settings. */
function moduleNode({ directory, file }: Module): GraphNode {
  const node = graphNode(file.module);
  for (const [verb, text] of file.others) node.facts.set(`${verb} of ${inside(directory, 'go.mod')}`, text);
  return node;
}

/** Adds the modules from elsewhere that a build uses, and what go.work says to all of its modules. */
function addBuild(
  build: Build,
  nodes: Map<string, GraphNode>,
  requirements: Requirements,
  alsoThere: (build: Build, module: string) => boolean,
): void {
  const known = requirements.get(build.directory);
  const others = `others:${build.directory}`;
  const all = graphNode(`the modules of ${inside(build.directory, 'go.mod')}`);
  for (const [module, facts] of build.externals) {
    const node = graphNode(module);
    node.facts.set(`${module} in ${build.work ? 'go.work or go.mod' : inside(build.directory, 'go.mod')}`, facts);
    if (known === 'unknown') {
      node.dependencies.add(others);
      // A module that is new or gone was of no use to those that stayed the same.
      if (!build.complete || alsoThere(build, module)) all.dependencies.add(externalId(build, module));
    } else for (const required of known?.get(module) ?? []) node.dependencies.add(externalId(build, required));
    nodes.set(externalId(build, module), node);
  }
  nodes.set(others, all);
  for (const module of build.modules) {
    const node = nodes.get(moduleId(module.directory));
    node?.facts.set('go.work', build.work === undefined ? 'not used' : 'used');
    for (const [verb, text] of build.work?.others ?? []) node?.facts.set(`${verb} of go.work`, text);
  }
}

async function readPackages(tree: Tree, modules: Modules, read: ReadSources): Promise<Map<string, Package>> {
  const vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
  const packages = new Map<string, Package>();
  const entries = await tree.entries();
  const objects = new Map(entries.map(({ path, object }) => [path, object]));
  const links = await symbolicLinks(tree);
  const files: { path: string; content: string; object: string; directory: string }[] = [];
  for (const { path, mode } of entries) {
    if (mode === '160000' || !COMPILED.test(path) || /^[._]/.test(nameOf(path))) continue;
    const directory = directoryOf(path);
    const content = links.destination(path);
    files.push({ path, content, object: objects.get(content) ?? '', directory });
    if (!path.endsWith('.go') || packages.has(directory)) continue;
    const found = packageAt(directory, modules, vendors);
    if (found) packages.set(directory, found);
  }
  const wanted = files.filter(
    ({ directory, path }) => packages.has(directory) && (path.endsWith('.go') || CGO.test(path)),
  );
  const unread = new Map(wanted.filter(({ object }) => !read.has(object)).map((each) => [each.content, each]));
  for (const [content, text] of await tree.read(unread.keys())) {
    const { object, path } = unread.get(content) ?? { object: '', path: content };
    read.set(object, readSourceFile(text.toString('utf8'), path.endsWith('.go')));
  }
  for (const { path, object, directory } of wanted) {
    const source = read.get(object);
    if (source) packages.get(directory)?.sources.push({ path, source });
  }
  return packages;
}

function packageAt(directory: string, modules: Modules, vendors: readonly string[]): Package | undefined {
  const vendor = vendors.find((place) => directory !== place && isWithin(directory, place));
  if (vendor !== undefined) {
    const importPath = directory.slice(vendor.length + 1);
    return { directory, module: undefined, importPath, listed: false, sources: [] };
  }
  // The nearest module that takes part: a sample's own go.mod leaves it a part of the package around it.
  const boundary = [directory, ...pathsAbove(directory)].find((above) => modules.byDirectory.has(above));
  const module = boundary === undefined ? undefined : modules.byDirectory.get(boundary);
  if (module === undefined) return undefined;
  const rest = directory.slice(module.directory === '' ? 0 : module.directory.length + 1);
  const importPath = rest === '' ? module.file.module : `${module.file.module}/${rest}`;
  return {
    directory,
    module,
    importPath,
    listed: module.listed && !isUnlisted(directory, module.directory),
    sources: [],
  };
}

/** Adds the edges that imports make, as they resolve in one build. */
function addImports(
  build: Build,
  packages: ReadonlyMap<string, Package>,
  nodes: ReadonlyMap<string, GraphNode>,
  modules: Modules,
): void {
  const participants = new Set(build.places.map((place) => place.directory));
  const resolved = new Map<string, string[]>();
  const byFold = new Map<string, string[]>();
  for (const at of packages.keys()) byFold.set(foldedPath(at), [...(byFold.get(foldedPath(at)) ?? []), at]);
  const resolve = (path: string) => {
    const known = resolved.get(path);
    if (known) return known;
    const ids = resolveImport(path, build, packages, byFold, modules);
    resolved.set(path, ids);
    return ids;
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
    }
  }
}

/** The nodes that an import path may mean. None for the standard library. */
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
  const local = candidates.find(({ at }) => packages.has(at));
  if (local) return [libraryId(local.at)];
  const vendored = build.vendors.map((vendor) => inside(vendor.directory, path)).filter((at) => packages.has(at));
  if (build.vendored && vendored.length > 0) return vendored.map(libraryId);
  const externals = [...build.externals.keys()].filter((module) => isWithin(path, module));
  // A package that is not there may be there in the other commit.
  return [
    ...[...vendored, ...candidates.map(({ at }) => at)].map(libraryId),
    // Another system may find one by this spelling.
    ...candidates.flatMap(({ at }) => byFold.get(foldedPath(at)) ?? []).map(libraryId),
    ...externals.map((module) => externalId(build, module)),
  ];
}

/** Which nodes a file belongs to. */
class Owners {
  readonly #vendors: readonly string[];
  constructor(
    private readonly packages: ReadonlyMap<string, Package>,
    private readonly modules: Modules,
    private readonly embedded: ReadonlyMap<string, readonly { id: string; patterns: EmbedPattern[] }[]>,
    /** True for a file that lies in a package's directory and yet is none of it. */
    private readonly isApart: (directory: string, path: string) => boolean,
  ) {
    this.#vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
  }

  of(path: string): Set<string> {
    if (this.modules.files.has(path)) return new Set();
    const vendor = this.#vendors.find((place) => isWithin(path, place));
    if (vendor !== undefined) return this.#vendored(path, vendor);

    const owners = new Set<string>();
    let found = false;
    for (const directory of [path, ...pathsAbove(path)]) {
      const each = this.packages.get(directory);
      if (each !== undefined) {
        // A sample inside a package belongs to it, and is a package itself where somebody imports it.
        if (!found && !this.isApart(directory, path)) owners.add(this.#part(each, path));
        if (each.listed) found = true;
        for (const { id, patterns } of this.embedded.get(directory) ?? []) {
          if (embeds(patterns, directory, path, this.modules.boundaries)) owners.add(id);
        }
      }
      if (this.modules.byDirectory.has(directory)) break;
    }
    return owners;
  }

  /** What is compiled belongs to the package itself; what else lies there is only seen by tests, which run there. */
  #part({ directory, sources, listed }: Package, path: string): string {
    const ignored = /^[._]/.test(nameOf(path));
    const source = sources.find((each) => each.path === path)?.source;
    const seen = source ? isSeenByImporters(path, source) : !path.endsWith('_test.go');
    const compiled = COMPILED.test(path) && seen && !ignored;
    const nested = listed && isUnlisted(directoryOf(path), directory);
    if (compiled && !nested) return libraryId(directory);
    const asks = sources.some((each) => each.source.asksForItsPlace && !each.path.endsWith('_test.go'));
    return asks && seen ? libraryId(directory) : testsId(directory);
  }

  #vendored(path: string, vendor: string): Set<string> {
    for (const directory of pathsAbove(path)) {
      if (!isWithin(directory, vendor)) break;
      if (this.packages.has(directory)) return new Set([libraryId(directory)]);
    }
    const below = [...this.packages.keys()].filter((directory) => isWithin(directory, directoryOf(path)));
    return new Set(below.map(libraryId));
  }
}
