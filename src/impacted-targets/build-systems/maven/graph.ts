import type { Tree } from '../build-system.js';
import { FileOwners } from '../../tree/file-owners.js';
import { emptyGraph, graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { inside, isWithin, resolvePath } from '../../tree/paths.js';
import { filesOfRootPackage } from '../../tree/root-package.js';
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
import type { Element } from '../../formats/xml.js';
import { append } from '../../../shared/append.js';

/**
 * The graph of a Maven reactor in a commit. A module is built from its parents, and from the modules that it or a
 * parent refers to. Nodes without a target stand for parents that no aggregator lists.
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
    nodes.set(pomId(pom), graphNode(target, target));
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
  for (const module of reactor.modules) {
    const node = nodes.get(pomId(module.pom));
    for (const id of dependenciesOf(module, find, references)) if (id !== pomId(module.pom)) node?.dependencies.add(id);
    for (const path of namedPaths(module.pom, reactor, root, atRoot)) named.add(path, pomId(module.pom), 'directory');
  }
  for (const { pom } of reactor.modules) {
    for (const ancestor of lineage(pom)) {
      if (ancestor.parent) nodes.get(pomId(ancestor))?.dependencies.add(pomId(ancestor.parent));
    }
  }
  const isOfRoot = await filesOfRootPackage(tree, { root, built: /^(?:pom\.xml$|src\/)/, sources: [] });
  const start = reactor.modules.find(({ pom }) => pom.directory === root)?.pom;
  const nearest = (path: string) => {
    const ids = owners.nearest(path);
    return start && ids.has(pomId(start)) && path !== start.path && !isOfRoot(path) ? [] : ids;
  };
  const all = reactor.modules.map(({ pom }) => pomId(pom));
  return {
    nodes,
    owners: (path) => {
      // A module that has no name here cannot be in the answer, so that everything has to be.
      if (reactor.opaque.has(path)) return [];
      return new Set([...nearest(path), ...unlisted.all(path), ...(isConfiguration(path, root) ? all : [])]);
    },
    readers: (path) => named.all(path),
    interpreted: () => false,
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

/** Finds the modules that a reference of a module may mean; most references mean none. */
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

/** What a module inherits is read with its own properties, which may differ from the parent's. */
function dependenciesOf(module: Module, find: Find, known: Map<Element, References>): Set<string> {
  const dependencies = new Set<string>();
  const chain = lineage(module.pom);
  const references = chain.map(({ project }) => {
    const found = known.get(project) ?? referencesOf(project);
    known.set(project, found);
    return found;
  });
  const always = references.flatMap((each) => each.always);
  const versions = references.flatMap((each) => each.versions);
  for (const written of always) for (const id of find(written, module, versions)) dependencies.add(id);
  for (const { plugin, dependency } of references.flatMap((each) => each.managed)) {
    const used = always.some(({ group, artifact }) => group === plugin.group && artifact === plugin.artifact);
    if (used || runsUnasked(plugin)) for (const id of find(dependency, module, versions)) dependencies.add(id);
  }
  return dependencies;
}

const PLACES =
  /\$\{(?:project\.basedir|pom\.basedir|basedir|project\.parent\.basedir|maven\.multiModuleProjectDirectory|session\.executionRootDirectory|session\.rootDirectory|project\.rootDirectory|user\.dir)\}/g;

/** Elements whose text is no path, though a directory may be called the same. */
const coordinate = /^(?:groupId|artifactId|version|name|id|type|packaging|classifier|scope|phase|goal|description)$/;

/** First segment of a path below the root of the build. */
function topBelow(root: string, path: string): string | undefined {
  return isWithin(path, root) ? path.slice(root === '' ? 0 : root.length + 1).split('/')[0] : undefined;
}

/**
 * Paths outside of a module's directory that its POM or a parent's names in any setting. A setting without a place before
 * it (`checkstyle.xml`) may start from the directory in which Maven starts.
 * @param atRoot names of what stands at the root of the build and holds no module
 */
function namedPaths(pom: Pom, reactor: Reactor, root: string, atRoot: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const addFromStart = (text: string) => {
    const plain = /^(?:\.\/)?([^/\s]+)(?:\/\S*)?$/.exec(text.trim());
    if (plain?.[1] !== undefined && atRoot.has(plain[1])) {
      const path = inside(root, text.trim().replace(/^\.\//, ''));
      if (!isWithin(path, inside(root, 'src')) && !isWithin(pom.directory, path)) found.add(path);
    }
  };
  const add = (text: string) => {
    if (!text.includes('../') && !PLACES.test(text)) return;
    PLACES.lastIndex = 0;
    const absolute = text.replace(PLACES, (place) => {
      if (place.includes('parent')) return `/${pom.parent?.directory ?? ''}`;
      if (/multiModule|rootDirectory/.test(place)) return `/${reactor.directory}`;
      return /execution|user/.test(place) ? `/${root}` : `/${pom.directory}`;
    });
    for (const part of absolute.split(/[\s,;:]+/)) {
      const path = part.startsWith('/') ? resolvePath('', `.${part}`) : resolvePath(pom.directory, part);
      if (path === undefined || path === '' || isWithin(path, pom.directory) || isWithin(pom.directory, path)) continue;
      // A part that is not known leads to the directory before it.
      const unknown = path.indexOf('${');
      found.add(unknown < 0 ? path : path.slice(0, Math.max(0, path.lastIndexOf('/', unknown))));
    }
  };
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (['modules', 'subprojects', 'parent', 'scm', 'url'].includes(child.name)) continue;
      add(child.text);
      if (!coordinate.test(child.name)) addFromStart(child.text);
      visit(child);
    }
  };
  for (const { project } of lineage(pom)) visit(project);
  found.delete('');
  return found;
}
