import { posix } from 'node:path';
import { graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { isTestOrText } from '../../graph/tests-by-name.js';
import { isCodeOfRoot } from '../../tree/root-code.js';
import { belowRoot } from '../../tree/build-root.js';
import { inside, isWithin, pathsAbove } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { FileOwners } from '../../tree/file-owners.js';
import { readAliases } from '../../literals/aliases.js';
import { TrackedPlaces } from '../../literals/places.js';
import { LocalResolver } from './dependencies.js';
import { linksOf, type LockfilePair } from './lockfiles/index.js';
import { dependenciesOf } from './manifest.js';
import { unreadableManifest, type Project, type Workspace } from './projects.js';
import { namesOfRootDependencies } from './root-tools.js';

/** One package with what its manifest and the lockfiles declare. */
export interface Member extends Project {
  /** Directories of packages that its manifest names, also through external packages. */
  readonly declares: ReadonlySet<string>;
  /** Files and directories outside all packages that its manifest names. */
  readonly paths: ReadonlySet<string>;
  /** Dependencies in its manifest, with catalogs resolved. */
  readonly dependencies: readonly (readonly [name: string, spec: string])[];
  /** Why nobody knows what it is built from. Then every answer has it. */
  readonly unknown?: string;
}

/** The packages of one commit. A node has the package's name as its id, so that a package that moves keeps its id. */
export interface Graph extends BuildGraph {
  readonly workspace: Workspace;
  readonly root: Member;
  /** Packages by their directories. */
  readonly members: ReadonlyMap<string, Member>;
}

/** The id of a dependency of the root that comes from outside of the repository. Packages that name it depend on it. */
export const rootDependency = (name: string): string => `\0root\0${name}`;

/**
 * Reads the graph of one commit from its manifests and lockfiles.
 * @param prefix path of the build's root with a slash behind it; empty for the root of the repository
 */
export async function readGraph(
  workspace: Workspace,
  lockfiles: readonly LockfilePair[],
  side: 'base' | 'head',
  prefix: string,
): Promise<Graph> {
  const all = await readMembers(workspace, lockfiles, side, prefix);
  const root = all.find(({ directory }) => directory === '') ?? { ...workspace.root, ...nothing };
  const members = new Map(all.map((one) => [one.directory, one]));
  const place = prefix.slice(0, -1);
  const nodes = nodesOf(members, place);
  // A package without a name is called by its folder, which is not a name of a module.
  const names = new Map(all.flatMap(({ name, manifest }) => (manifest.name === name ? [[name, name]] : [])));
  const ofRepository = new Set(names.keys());
  for (const [name, meant] of namesOfRootDependencies(root.dependencies.map(([one]) => one))) {
    if (ofRepository.has(name) || ofRepository.has(meant)) continue;
    names.set(name, rootDependency(meant));
    nodes.set(rootDependency(meant), graphNode(`${meant} of ${prefix}package.json`));
  }
  const readers = readersOf(all, place);
  const ofRoot = [root.name];
  const owners = ownersIn(members, place, readers, ofRoot);
  const aliases = await readAliases(workspace.tree, prefix);
  return {
    workspace,
    root,
    members,
    nodes,
    owners,
    readers: (path) => new Map([...readers.all(path)].map((id) => [id, undefined])),
    // Settings and scripts beside the root's manifest build and test every package; the root's own tests do not.
    covers: (path) => owners(path) !== ofRoot || isTestOrText(belowRoot(path, place) ?? path),
    places: all.map(({ directory, name }) => [inside(place, directory), name] as const),
    names,
    imported: (file, name) => ({ paths: aliases(file, name) }),
    rootTarget: root.name,
  };
}

const nothing = { declares: new Set<string>(), paths: new Set<string>(), dependencies: [] };

async function readMembers(
  workspace: Workspace,
  lockfiles: readonly LockfilePair[],
  side: 'base' | 'head',
  prefix: string,
): Promise<Member[]> {
  const resolver = new LocalResolver(workspace);
  const links = lockfiles.map((pair) => ({ lockfile: pair[side], links: linksOf(pair[side]) }));
  const isThere = await trackedPlaces(workspace, prefix);
  const directories = new Set(workspace.members.map(({ directory }) => directory));
  return workspace.members.map((project): Member => {
    const broken = unreadableManifest(project.manifest);
    if (broken !== undefined) return { ...project, ...nothing, unknown: `${broken} cannot be read` };
    const { directory, manifest } = project;
    const { projects, paths } = resolver.of(project);
    const declares = new Set(projects);
    let unknown: string | undefined;
    for (const place of paths) {
      if (isThere(place)) continue;
      // The output of a package's build is in no commit. It comes from the package.
      const builder = pathsAbove(place).find((above) => above !== '' && directories.has(above));
      if (builder !== undefined && builder !== directory) declares.add(builder);
      // Another system, or a step before the build, may create this file. It may differ each time.
      else
        unknown = `${inside(directory, 'package.json')} names the path ${JSON.stringify(place)} for a dependency, where nothing is`;
    }
    const dependencies = dependenciesOf(manifest).map(
      ([name, spec]) => [name, resolver.specification(name, spec)] as const,
    );
    for (const { lockfile, links: linked } of links) {
      for (const [, key] of lockfile.usedBy({ directory, dependencies })) {
        for (const other of linked.get(key) ?? []) if (other !== directory) declares.add(other);
      }
    }
    return { ...project, declares, paths, dependencies, ...(unknown !== undefined && { unknown }) };
  });
}

/** The nodes of all packages. Packages that have the same name by mistake share a node. */
function nodesOf(members: ReadonlyMap<string, Member>, place: string): Map<string, GraphNode> {
  const nodes = new Map<string, GraphNode>();
  for (const { name, directory, declares, paths, dependencies, unknown } of members.values()) {
    const made = graphNode(name, name, inside(place, inside(directory, 'package.json')));
    const known = nodes.get(name) ?? made;
    const node = unknown === undefined ? known : { ...known, unknown };
    nodes.set(name, node);
    for (const other of declares) node.dependencies.add(members.get(other)?.name ?? other);
    const fact = (what: string, value: unknown) =>
      node.facts.set(what, (node.facts.get(what) ?? '') + JSON.stringify(value));
    fact('its directory', directory);
    fact('what its manifest asks for', [[...paths].sort(), dependencies]);
    // A change of what every package can use must also reach a new package. Both changes impact the root.
    if (directory === '')
      fact('the list of packages', [...new Set([...members.values()].map((one) => one.name))].sort());
  }
  return nodes;
}

/** The packages whose manifests name a place outside of all packages. */
function readersOf(members: readonly Member[], place: string): FileOwners {
  const readers = new FileOwners();
  for (const { name, paths } of members)
    for (const path of paths) if (path !== '') readers.add(inside(place, path), name, 'directory');
  return readers;
}

/**
 * The nearest package above a file. The root owns only its manifest and its code. What manifests name outside of all packages (`file:../vendor/x`)
 * belongs to the packages that name it.
 * @param readers packages that name places outside of all packages
 * @param ofRoot owners of the root's files
 */
function ownersIn(
  members: ReadonlyMap<string, Member>,
  place: string,
  readers: FileOwners,
  ofRoot: readonly string[],
): (path: string) => Iterable<string> {
  const lists = new Map([...members].map(([directory, { name }]) => [directory, directory === '' ? ofRoot : [name]]));
  return (path) => {
    const below = belowRoot(path, place);
    if (below === undefined) return nobody;
    const directory = pathsAbove(below).find((above) => lists.has(above)) ?? '';
    const owner = lists.get(directory) ?? nobody;
    if (directory !== '' || below === 'package.json' || isCodeOfRoot(below)) return owner;
    return readers.nearest(path);
  };
}

const nobody: readonly string[] = [];

/** Finds out whether a commit has something at a place, in the case in which it is written, or a submodule that may have it. */
async function trackedPlaces({ tree }: Workspace, prefix: string): Promise<(place: string) => boolean> {
  const places = await TrackedPlaces.of(tree);
  const submodules = await submodulesOf(tree);
  return (place) => {
    const path = posix.join(prefix, place).replace(/^\.$|\/$/, '');
    const isTracked = places.find(path) !== undefined && places.written(path) === path;
    return path === '' || isTracked || submodules.some((submodule) => isWithin(path, submodule));
  };
}
