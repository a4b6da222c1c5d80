import type { Tree } from '../../tree/tree.js';
import { FileOwners } from '../../tree/file-owners.js';
import { emptyGraph, graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { testsOf } from '../../graph/tests-by-name.js';
import { inside, isWithin, resolvePath } from '../../tree/paths.js';
import {
  isAnotherVersion,
  lineage,
  mayMean,
  referencesOf,
  runsUnasked,
  type Coordinates,
  type Pom,
  type References,
} from './pom.js';
import { readReactor, type Module, type Reactor } from './reactor.js';
import type { Element } from '../../tree/formats/xml.js';
import { append, getOrMake } from '../../../../shared/src/append.js';

/**
 * The graph of a Maven reactor in a commit. A module is built from its parents, and from the modules to which it or a
 * parent refers. Nodes without a target stand for parents that no aggregator lists.
 * @param root of the build, from the root of the repository
 * @throws BrokenManifest
 */
export async function readMavenGraph(tree: Tree, root: string): Promise<BuildGraph> {
  const reactor = await readReactor(tree, root);
  if (reactor === undefined) return emptyGraph;
  const nodes = new Map<string, GraphNode>();
  const owners = new FileOwners();
  const named = new FileOwners();
  for (const { pom, coordinates } of reactor.modules) {
    const target = `${coordinates.group}:${coordinates.artifact}`;
    nodes.set(pomId(pom), graphNode(target, target, pom.path));
    owners.add(pom.directory, pomId(pom), 'directory');
  }
  const unlisted = new FileOwners();
  for (const module of reactor.modules) {
    for (const ancestor of lineage(module.pom)) {
      if (nodes.has(pomId(ancestor))) continue;
      nodes.set(pomId(ancestor), graphNode(ancestor.path));
      unlisted.add(ancestor.path, pomId(ancestor), 'file');
    }
  }
  const find = resolver(reactor.modules);
  const atRoot = new Set((await tree.entries()).flatMap(({ path }) => topBelow(root, path) ?? []));
  for (const { pom } of reactor.modules) atRoot.delete(topBelow(root, pom.path) ?? '');
  const references = new Map<Element, References>();
  /** True for a path in a module's directory that lies in another module inside it. */
  const isNested = (path: string, pom: Pom) =>
    isWithin(path, pom.directory) && path !== pom.directory && !owners.nearest(path).has(pomId(pom));
  for (const module of reactor.modules) {
    const node = nodes.get(pomId(module.pom));
    for (const id of dependenciesOf(module, find, references)) if (id !== pomId(module.pom)) node?.dependencies.add(id);
    for (const path of namedPaths(module.pom, reactor, root, atRoot, isNested))
      named.add(path, pomId(module.pom), 'directory');
  }
  for (const { pom } of reactor.modules) {
    for (const ancestor of lineage(pom)) {
      if (ancestor.parent) nodes.get(pomId(ancestor))?.dependencies.add(pomId(ancestor.parent));
    }
  }
  const start = reactor.modules.find(({ pom }) => pom.directory === root)?.pom;
  const nearest = (path: string) => {
    const ids = owners.nearest(path);
    return start && ids.has(pomId(start)) && path !== start.path && !isWithin(path, inside(root, 'src')) ? [] : ids;
  };
  const all = reactor.modules.map(({ pom }) => pomId(pom));
  const poms = new Set(reactor.modules.map(({ pom }) => pom.path));
  return {
    nodes,
    owners: (path) => {
      // Modules whose names are not known here cannot be in the answer, so the answer must be everything.
      if (reactor.opaque.has(path)) return [];
      return new Set([...nearest(path), ...unlisted.all(path), ...(isConfiguration(path, root) ? all : [])]);
    },
    readers: (path) =>
      new Map(
        [...named.all(path)].map((id) => [id, { kind: 'declared', file: nodes.get(id)?.manifest ?? '', text: path }]),
      ),
    described: (path) => poms.has(path),
    ...(start && { rootTarget: pomId(start) }),
    places: reactor.modules.map(({ pom }) => [pom.directory, pomId(pom)] as const),
  };
}

function pomId(pom: Pom): string {
  return `pom:${pom.path}`;
}

/** Files beside the POM, or in a directory above it, that change how Maven itself runs. */
function isConfiguration(path: string, root: string): boolean {
  const found = /^(?:(.*)\/)?(?:\.mvn\/.*|mvnw|mvnw\.cmd)$/s.exec(path);
  return found !== null && isWithin(root, found[1] ?? '');
}

type Find = (written: Coordinates, module: Module, managed: readonly Coordinates[]) => Iterable<string>;

/** Finds the modules that a reference of a module may mean. Most references mean no module. */
function resolver(modules: readonly Module[]): Find {
  const byArtifact = new Map<string, Module[]>();
  for (const module of modules) {
    const { artifact } = module.coordinates;
    append(byArtifact, artifact, module);
  }
  return (written, { properties }, managed) => {
    const candidates = written.artifact.includes('${') ? modules : (byArtifact.get(written.artifact) ?? []);
    return candidates
      .filter((candidate) => mayMean(written, properties, candidate.coordinates))
      .filter((candidate) => !isAnotherVersion(written, managed, properties, candidate))
      .map((candidate) => pomId(candidate.pom));
  };
}

/**
 * Ids of a module's dependencies. Inherited entries use the module's own properties, which may differ from the
 * parent's.
 */
function dependenciesOf(module: Module, find: Find, known: Map<Element, References>): Set<string> {
  const dependencies = new Set<string>();
  const chain = lineage(module.pom);
  const references = chain.map(({ project }) => getOrMake(known, project, () => referencesOf(project)));
  const always = references.flatMap((each) => each.always);
  const versions = references.flatMap((each) => each.versions);
  for (const written of always) {
    for (const id of find(written, module, versions)) {
      dependencies.add(id);
      if (written.ofTests === true) dependencies.add(testsOf(id));
    }
  }
  for (const { plugin, dependency } of references.flatMap((each) => each.managed)) {
    const used = always.some(({ group, artifact }) => group === plugin.group && artifact === plugin.artifact);
    if (used || runsUnasked(plugin)) for (const id of find(dependency, module, versions)) dependencies.add(id);
  }
  return dependencies;
}

/** Directories that Maven knows by name: of the module, of its parent, of the build, and the one in which Maven starts. */
const placeVariables =
  /\$\{(?:(?:project\.|pom\.)?(basedir)|project\.(parent)\.basedir|maven\.(multiModule)ProjectDirectory|(?:session|project)\.(rootDirectory)|session\.executionRootDirectory|user\.dir)\}/g;

/** First segment of a path below the root of the build. */
function topBelow(root: string, path: string): string | undefined {
  return isWithin(path, root) ? path.slice(root === '' ? 0 : root.length + 1).split('/')[0] : undefined;
}

/**
 * Paths outside of a module's directory that its POM or a parent names in any setting. A path without a place before
 * it (`config/checkstyle.xml`) may start from the directory in which Maven starts.
 * @param atRoot names of entries at the root of the build that hold no module
 * @param isNested true for a path in the module's directory that lies in another module inside it
 */
function namedPaths(
  pom: Pom,
  reactor: Reactor,
  root: string,
  atRoot: ReadonlySet<string>,
  isNested: (path: string, pom: Pom) => boolean,
): Set<string> {
  const found = new Set<string>();
  const addBelow = (text: string, isPlace: boolean) => {
    if (!isPlace && !text.includes('/')) return;
    const written = text.trim().replace(/^\$\{(?:(?:project|pom)\.)?basedir\}[/\\]/, '');
    const path = /[\s$]/.test(written) ? undefined : resolvePath(pom.directory, written.replaceAll('\\', '/'));
    if (path !== undefined && isNested(path, pom)) found.add(path);
  };
  const addFromStart = (text: string) => {
    const plain = /^(?:\.\/)?([^/\s]+)\/\S*$/.exec(text.trim());
    if (plain?.[1] !== undefined && atRoot.has(plain[1])) {
      const path = inside(root, text.trim().replace(/^\.\//, ''));
      if (!isWithin(path, inside(root, 'src')) && !isWithin(pom.directory, path)) found.add(path);
    }
  };
  const add = (text: string) => {
    const absolute = text.replace(
      placeVariables,
      (_all, own?: string, parent?: string, multi?: string, top?: string) => {
        if (own !== undefined) return `/${pom.directory}`;
        if (parent !== undefined) return `/${pom.parent?.directory ?? ''}`;
        return `/${(multi ?? top) === undefined ? root : reactor.directory}`;
      },
    );
    if (absolute === text && !text.includes('../')) return;
    for (const part of absolute.split(/[\s,;:]+/)) {
      const path = part.startsWith('/') ? resolvePath('', `.${part}`) : resolvePath(pom.directory, part);
      if (path === undefined || path === '' || isWithin(path, pom.directory) || isWithin(pom.directory, path)) continue;
      // The path ends at the directory before an unknown part.
      const unknown = path.indexOf('${');
      found.add(unknown < 0 ? path : path.slice(0, Math.max(0, path.lastIndexOf('/', unknown))));
    }
  };
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (['modules', 'subprojects', 'parent', 'scm', 'url'].includes(child.name)) continue;
      add(child.text);
      addBelow(child.text, /director|file|path|location/i.test(child.name));
      addFromStart(child.text);
      visit(child);
    }
  };
  for (const { project } of lineage(pom)) visit(project);
  found.delete('');
  return found;
}
