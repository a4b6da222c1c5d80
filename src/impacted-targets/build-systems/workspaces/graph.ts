import { posix } from 'node:path';
import { firstFrom } from '../../git/names.js';
import { inside, isWithin, pathsAbove } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { contentMemory } from '../../tree/content-memory.js';
import { LocalResolver } from './dependencies.js';
import { linksOf, namesUsedOutside, type LockfilePair } from './lockfiles/index.js';
import { dependenciesOf } from './manifest.js';
import { readMentions, type Mentions, type Reading } from './mentions/index.js';
import { isNamed } from './mentions/named-own-files.js';
import { checkReadable, type Project, type Workspace } from './projects.js';
import { namesOfRootDependencies } from './root-tools.js';
import { graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { belowRoot } from '../../tree/build-root.js';
import { isOwnFile, mayBeLeaf, ownerOf, partId, partOf, parts, type Part } from './package-parts.js';

/** The needs of one part of a package. */
export interface Needs {
  /** Ids of parts of packages that it declares or mentions. The package's own parts are not included. */
  readonly parts: ReadonlySet<string>;
  /** Files and directories outside all packages that its files mention. */
  readonly reads: ReadonlySet<string>;
  /** Names of the root's dependencies that its files mention. */
  readonly rootDependencies: ReadonlySet<string>;
}

/** One package with its needs. */
export interface Member extends Project {
  /** Directories of packages that its manifest names, also through external packages. */
  readonly declares: ReadonlySet<string>;
  readonly needs: Readonly<Record<Part, Needs>>;
  /** Files and directories outside all packages that its manifest names. */
  readonly paths: ReadonlySet<string>;
  /** Places that its manifest names but the commit does not have. Their content is unknown. */
  readonly lost: readonly string[];
  /** Dependencies in its manifest, with catalogs resolved. */
  readonly dependencies: readonly (readonly [name: string, spec: string])[];
}

/**
 * The packages of one commit with their dependencies. The nodes are the parts of the packages. The id of a node is the
 * part's id with the package's name in place of its directory, so that a package that moves keeps its id.
 */
export interface Graph extends BuildGraph {
  readonly workspace: Workspace;
  readonly root: Member;
  /** Packages by directory, the root included. */
  readonly members: ReadonlyMap<string, Member>;
  /** Packages that depend on places outside all packages. */
  readonly withPaths: readonly Member[];
  /** Directories of packages that files of the root mention by name. */
  readonly namedByRoot: ReadonlySet<string>;
  /** The part of its package to which a file belongs, by its path from the root of the build. */
  readonly partOfFile: (file: string, directory: string) => Part;
}

/** The graphs of both commits. */
export interface Graphs {
  readonly base: Graph;
  readonly head: Graph;
}

/** One package with the data of its manifest and the lockfiles. */
interface DeclaredMember extends Omit<Member, 'needs'> {
  /** The entries of `declares` that are only development dependencies and are named by their own names. */
  readonly development: ReadonlySet<string>;
}

/** The packages of one commit with the data of their manifests and the lockfiles. */
export interface Declared {
  readonly workspace: Workspace;
  readonly prefix: string;
  readonly root: DeclaredMember;
  /** In the order of the workspace. Includes the root where it is a package. */
  readonly members: readonly DeclaredMember[];
  /** Names that packages from outside use for others from outside. Undefined without a lockfile. */
  readonly usedOutside: ReadonlySet<string> | undefined;
}

/**
 * Reads the declarations in the manifests and the lockfiles of one commit.
 * @param prefix path of the build's root with a slash behind it; empty for the root of the repository
 * @throws UnreadableFile when the manifest of a member cannot be read
 */
export async function readDeclared(
  workspace: Workspace,
  lockfiles: readonly LockfilePair[],
  side: 'base' | 'head',
  prefix: string,
): Promise<Declared> {
  const resolver = new LocalResolver(workspace);
  const links = lockfiles.map((pair) => ({ lockfile: pair[side], links: linksOf(pair[side]) }));
  const isThere = await trackedPlaces(workspace, prefix);
  const directories = new Set(workspace.members.map(({ directory }) => directory));
  const member = (project: Project): DeclaredMember => {
    checkReadable(project.manifest);
    const { projects, onlyForDevelopment, paths } = resolver.of(project);
    const declares = new Set(projects);
    const lost: string[] = [];
    for (const place of paths) {
      if (isThere(place)) continue;
      // The output of a package's build is in no commit. It comes from the package.
      const builder = pathsAbove(place).find((above) => above !== '' && directories.has(above));
      if (builder === undefined || builder === project.directory) lost.push(place);
      else declares.add(builder);
    }
    const development = new Set(onlyForDevelopment.values());
    const dependencies = dependenciesOf(project.manifest).map(
      ([name, spec]) => [name, resolver.specification(name, spec)] as const,
    );
    for (const { lockfile, links: linked } of links) {
      for (const [name, key] of lockfile.usedBy({ directory: project.directory, dependencies })) {
        const isLink = lockfile.packages.get(key)?.link !== undefined && onlyForDevelopment.has(name);
        for (const directory of linked.get(key) ?? []) {
          if (directory === project.directory) continue;
          declares.add(directory);
          if (!isLink) development.delete(directory);
        }
      }
    }
    return { ...project, declares, development, paths, lost, dependencies };
  };
  const members = workspace.members.map(member);
  const root = members.find(({ directory }) => directory === '') ?? member(workspace.root);
  const usedOutside = lockfiles.length === 0 ? undefined : namesUsedOutside(lockfiles.map((pair) => pair[side]));
  return { workspace, prefix, root, members, usedOutside };
}

/** Reads the graph of one commit: declarations, and mentions in files. Files that were read last are not read again. */
export async function readGraph(declared: Declared): Promise<Graph> {
  const { workspace, prefix } = declared;
  const ofRoot = dependenciesOf(workspace.root.manifest).map(([name]) => name);
  const names = { rootDependencies: namesOfRootDependencies(ofRoot), usedOutside: declared.usedOutside };
  const readings = contentMemory<Reading>(workspace.tree, `mentions below ${prefix}`);
  const before = readings.get(lastReading);
  const { mentions, reading } = await readMentions(workspace, prefix, names, before);
  readings.set(lastReading, reading);
  return graphOf(declared, mentions);
}

/** Key of the mentions of the commit that was read last, whichever it was. */
const lastReading = 'last';

function graphOf(declared: Declared, mentions: Mentions | undefined): Graph {
  const { workspace, prefix } = declared;
  const place = prefix.slice(0, -1);
  const member = ({ development, ...one }: DeclaredMember): Member => {
    const { declares } = one;
    return {
      ...one,
      needs: mentions ? needsOf(one, { declares, development }, mentions) : needsOfLasting(one, development),
    };
  };
  const members = new Map(declared.members.map((one) => [one.directory, member(one)]));
  const root = members.get('') ?? member(declared.root);
  const withPaths = [...members.values()].filter(
    ({ paths, needs }) => paths.size > 0 || parts.some((part) => needs[part].reads.size > 0),
  );
  const partOfFile = (file: string, directory: string): Part => {
    const path = file.slice(directory.length + 1);
    if (directory === '' || !isOwnFile(path)) return 'shared';
    return mayBeLeaf(path) && !(mentions && isNamed(mentions.namedOwnFiles, file, directory)) ? 'leaf' : 'own';
  };
  return {
    workspace,
    root,
    members,
    withPaths,
    namedByRoot: mentions?.byRoot ?? new Set(),
    partOfFile,
    nodes: nodesOf(members),
    owners: (path) => {
      const below = belowRoot(path, place);
      const owner = below === undefined ? undefined : ownerOf(members, below);
      return below === undefined || owner === undefined
        ? []
        : [partId(owner.member.name, partOfFile(below, owner.directory))];
    },
    readers: () => [],
    interpreted: () => false,
    places: [...members.values()].map(({ directory, name }) => [inside(place, directory), name] as const),
  };
}

const labels: Readonly<Record<Part, (name: string) => string>> = {
  shared: (name) => name,
  own: (name) => `the tests of ${name}`,
  leaf: (name) => `tests and texts of ${name}`,
};

/** The nodes of all packages. Packages that have the same name by mistake share their nodes. */
function nodesOf(members: ReadonlyMap<string, Member>): Map<string, GraphNode> {
  const nodes = new Map<string, GraphNode>();
  for (const { name, directory, needs, paths, dependencies } of members.values()) {
    for (const part of parts) {
      const id = partId(name, part);
      const node = nodes.get(id) ?? graphNode(labels[part](name), name);
      nodes.set(id, node);
      if (part === 'own') node.dependencies.add(partId(name, 'shared'));
      for (const needed of needs[part].parts) {
        const other = partOf(needed);
        node.dependencies.add(partId(members.get(other.directory)?.name ?? other.directory, other.part));
      }
      if (part !== 'shared') continue;
      const fact = (what: string, value: unknown) =>
        node.facts.set(what, (node.facts.get(what) ?? '') + JSON.stringify(value));
      fact('its directory', directory);
      fact('what its manifest asks for', [[...paths].sort(), dependencies]);
      // A change of what every package can use must also reach a new package. Both changes impact the root.
      if (directory === '') fact('the list of packages', [...new Set([...members.values()].map(nameOf))].sort());
    }
  }
  return nodes;
}

const nameOf = ({ name }: Project) => name;

/** The needs of a package's parts by its declared dependencies that are not only for development. */
function needsOfLasting(
  { declares }: { readonly declares: ReadonlySet<string> },
  development: ReadonlySet<string>,
): Member['needs'] {
  const needs = (ids: readonly string[]): Needs => ({
    parts: new Set(ids),
    reads: new Set(),
    rootDependencies: new Set(),
  });
  const lasting = [...declares].filter((directory) => !development.has(directory));
  return { shared: needs(lasting), own: needs([]), leaf: needs([]) };
}

/** The needs of a package's parts, by its manifest and its files. */
function needsOf(
  { directory }: Project,
  { declares, development }: { readonly declares: ReadonlySet<string>; readonly development: ReadonlySet<string> },
  mentions: Mentions,
): Member['needs'] {
  const [shared, own, leaf] = parts.map((part) => mentions.of.get(partId(directory, part)));
  const set = (ids: ReadonlySet<string>) =>
    mentions.withTests.has(directory) ? [...ids].filter((id) => partOf(id).directory !== directory) : [];
  const speaksOf = (place: string, one: typeof shared) => parts.some((part) => one?.projects.has(partId(place, part)));
  // A development dependency belongs to the tests where only the tests mention it.
  const declared = [...declares].filter(
    (place) => !(development.has(place) && (speaksOf(place, own) || speaksOf(place, leaf)) && !speaksOf(place, shared)),
  );
  const needs = (one: typeof shared, more: readonly string[]): Needs => ({
    parts: new Set([...more, ...(one?.projects ?? [])]),
    reads: one?.paths ?? new Set(),
    rootDependencies: one?.rootDependencies ?? new Set(),
  });
  return {
    shared: needs(shared, [...declared, ...set(mentions.byEveryBuild)]),
    own: needs(own, set(mentions.byEveryTest)),
    leaf: needs(leaf, []),
  };
}

/** Finds out whether a commit has something at a place, or a submodule that may have it. */
async function trackedPlaces({ tree }: Workspace, prefix: string): Promise<(place: string) => boolean> {
  const entries = await tree.entries();
  const submodules = await submodulesOf(tree);
  const pathAt = (index: number) => entries[index]?.path ?? '';
  const firstAt = (path: string) => pathAt(firstFrom(entries.length, pathAt, path));
  const isTracked = (path: string) => firstAt(path) === path || firstAt(`${path}/`).startsWith(`${path}/`);
  return (place) => {
    const path = posix.join(prefix, place).replace(/^\.$|\/$/, '');
    return path === '' || isTracked(path) || submodules.some((submodule) => isWithin(path, submodule));
  };
}
