import { posix } from 'node:path';
import { isWithin, pathsAbove } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { LocalResolver } from './dependencies.js';
import { linksOf, type LockfilePair } from './lockfiles/index.js';
import { dependenciesOf } from './manifest.js';
import { readMentions, type Mentions, type Reading } from './mentions/index.js';
import { checkReadable, type Project, type Workspace } from './projects.js';
import { namesOfRootDependencies } from './root-tools.js';
import { append } from '../../../shared/append.js';
import { partId, partOf, type Part } from './package-parts.js';

/** What one part of a package needs. */
export interface Needs {
  /** Ids of parts of packages that it depends on: declared or mentioned. The package's own parts are not among them. */
  readonly parts: ReadonlySet<string>;
  /** Files and directories outside all packages that its files mention. */
  readonly reads: ReadonlySet<string>;
  /** Names of the root's dependencies that its files mention. */
  readonly rootDependencies: ReadonlySet<string>;
}

/** One package with what it needs. */
export interface Member extends Project {
  /** Directories of packages that its manifest asks for, also by way of packages from elsewhere. */
  readonly declares: ReadonlySet<string>;
  readonly needs: Readonly<Record<Part, Needs>>;
  /** Files and directories outside all packages that its manifest asks for. */
  readonly paths: ReadonlySet<string>;
  /** Places that its manifest asks for and where the commit has nothing, so that what is there is not known. */
  readonly lost: readonly string[];
  /** What its manifest asks for, with catalogs looked up. */
  readonly dependencies: readonly (readonly [name: string, spec: string])[];
}

/** A part of a package that depends on another one. */
export interface Dependent {
  readonly member: Member;
  readonly part: Part;
}

/** All parts. */
export const parts = ['shared', 'own', 'texts'] as const satisfies readonly Part[];

/** The packages of one commit with their dependencies. */
export interface Graph {
  readonly workspace: Workspace;
  readonly root: Member;
  /** By directory; the root is among them. */
  readonly members: ReadonlyMap<string, Member>;
  /** By name: one, unless the repository is mistaken. */
  readonly named: ReadonlyMap<string, readonly Member[]>;
  /** Packages that depend on places outside all packages. */
  readonly withPaths: readonly Member[];
  /** For each part of a package, by its id, the parts that depend on it. */
  readonly dependents: ReadonlyMap<string, readonly Dependent[]>;
  /** Directories of packages that files of the root mention by name. */
  readonly namedByRoot: ReadonlySet<string>;
}

/** Those of both commits. */
export interface Graphs {
  readonly base: Graph;
  readonly head: Graph;
}

/** A graph whose mentions were read from the files. */
export interface ReadGraph extends Graph {
  readonly reading: Reading;
}

/** One package with what its manifest and the lockfiles say. */
interface DeclaredMember extends Omit<Member, 'needs'> {
  /** Those of `declares` that are asked for in development alone, and by their own names. */
  readonly development: ReadonlySet<string>;
}

/** The packages of one commit with what their manifests and the lockfiles say. */
export interface Declared {
  readonly workspace: Workspace;
  readonly prefix: string;
  readonly root: DeclaredMember;
  /** In the order of the workspace; the root is among them where it is a package. */
  readonly members: readonly DeclaredMember[];
}

/**
 * Reads what the manifests and the lockfiles of one commit declare.
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
      // What a package builds is in no commit, and comes from the package.
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
  return { workspace, prefix, root, members };
}

/**
 * Reads the graph of one commit: what is declared, and what the files mention.
 * @param before what was read of the files of another commit
 */
export async function readGraph(declared: Declared, before?: Reading): Promise<ReadGraph> {
  const { workspace, prefix } = declared;
  const ofRoot = dependenciesOf(workspace.root.manifest).map(([name]) => name);
  const { mentions, reading } = await readMentions(workspace, prefix, namesOfRootDependencies(ofRoot), before);
  return { ...graphOf(declared, mentions), reading };
}

/**
 * The graph of one commit, as far as it is known without its files: every dependency that is in it is one, and further mentions take none
 * away. What only development asks for is left out, since mentions say which part of a package it belongs to.
 */
export function declaredGraph(declared: Declared): Graph {
  return graphOf(declared, undefined);
}

function graphOf(declared: Declared, mentions: Mentions | undefined): Graph {
  const { workspace } = declared;
  const member = ({ development, ...one }: DeclaredMember): Member => {
    const { declares } = one;
    return {
      ...one,
      needs: mentions ? needsOf(one, { declares, development }, mentions) : needsOfLasting(one, development),
    };
  };
  const members = new Map(declared.members.map((one) => [one.directory, member(one)]));
  const dependents = new Map<string, Dependent[]>();
  const named = new Map<string, Member[]>();
  for (const one of members.values()) {
    for (const part of parts) for (const id of one.needs[part].parts) append(dependents, id, { member: one, part });
    append(dependents, one.directory, { member: one, part: 'own' });
    append(named, one.name, one);
  }
  const root = members.get('') ?? member(declared.root);
  const withPaths = [...members.values()].filter(
    ({ paths, needs }) => paths.size > 0 || parts.some((part) => needs[part].reads.size > 0),
  );
  return { workspace, root, members, named, withPaths, dependents, namedByRoot: mentions?.byRoot ?? new Set() };
}

/** What the parts of a package need by what it declares not for development alone. */
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
  return { shared: needs(lasting), own: needs([]), texts: needs([]) };
}

/** What the parts of a package need, by its manifest and its files. */
function needsOf(
  { directory }: Project,
  { declares, development }: { readonly declares: ReadonlySet<string>; readonly development: ReadonlySet<string> },
  mentions: Mentions,
): Member['needs'] {
  const [shared, own, texts] = parts.map((part) => mentions.of.get(partId(directory, part)));
  const set = (ids: ReadonlySet<string>) =>
    mentions.withTests.has(directory) ? [...ids].filter((id) => partOf(id).directory !== directory) : [];
  const speaksOf = (place: string, one: typeof shared) => parts.some((part) => one?.projects.has(partId(place, part)));
  // A dependency for development belongs to the tests where they, and nothing else, mention it.
  const declared = [...declares].filter(
    (place) => !(development.has(place) && speaksOf(place, own) && !speaksOf(place, shared)),
  );
  const needs = (one: typeof shared, more: readonly string[]): Needs => ({
    parts: new Set([...more, ...(one?.projects ?? [])]),
    reads: one?.paths ?? new Set(),
    rootDependencies: one?.rootDependencies ?? new Set(),
  });
  return {
    shared: needs(shared, [...declared, ...set(mentions.byEveryBuild)]),
    own: needs(own, set(mentions.byEveryTest)),
    texts: needs(texts, []),
  };
}

/** Says whether a commit has something at a place, or a submodule that may have it. */
async function trackedPlaces({ tree }: Workspace, prefix: string): Promise<(place: string) => boolean> {
  let there: ReadonlySet<string> | undefined;
  const entries = await tree.entries();
  const submodules = await submodulesOf(tree);
  return (place) => {
    there ??= new Set(entries.flatMap(({ path }) => [path, ...pathsAbove(path)]));
    const path = posix.join(prefix, place).replace(/^\.$|\/$/, '');
    return there.has(path) || submodules.some((submodule) => isWithin(path, submodule));
  };
}
