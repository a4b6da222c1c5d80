import { posix } from 'node:path';
import { inside, isWithin, pathsAbove } from '../../target-graph/paths.js';
import { submodulesOf } from '../../target-graph/submodules.js';
import { leadsNowhere } from '../../target-graph/unanswerable.js';
import { LocalResolver } from './dependencies.js';
import { linksOf, type LockfilePair } from './lockfiles/index.js';
import { dependenciesOf } from './manifest.js';
import { readMentions, type Mentions } from './mentions/index.js';
import { checkReadable, type Project, type Workspace } from './projects.js';
import { namesOfRootDependencies } from './root-tools.js';
import { append } from '../../target-graph/append.js';

/** One package with what it needs. */
export interface Member extends Project {
  /** Directories of packages that its manifest asks for, also by way of packages from elsewhere. */
  readonly declares: ReadonlySet<string>;
  /** Directories of packages that it depends on: declared or mentioned. */
  readonly needs: ReadonlySet<string>;
  /** Files and directories outside all packages that its manifest asks for. */
  readonly paths: ReadonlySet<string>;
  /** Files and directories outside all packages that its files speak of. */
  readonly reads: ReadonlySet<string>;
  /** Names of the root's dependencies that its files speak of. */
  readonly rootDependencies: ReadonlySet<string>;
  /** What its manifest asks for, with catalogs looked up. */
  readonly dependencies: readonly (readonly [name: string, spec: string])[];
}

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
  /** For each directory of a package, the packages that depend on it. */
  readonly dependents: ReadonlyMap<string, readonly Member[]>;
  /** Directories of packages that files of the root speak of by name. */
  readonly namedByRoot: ReadonlySet<string>;
}

/**
 * Reads the graph of one commit.
 * @param prefix path of the build's root with a slash behind it; empty for the root of the repository
 * @throws Unreadable when the manifest of a member cannot be read
 */
export async function readGraph(
  workspace: Workspace,
  lockfiles: readonly LockfilePair[],
  side: 'base' | 'head',
  prefix: string,
): Promise<Graph> {
  const resolver = new LocalResolver(workspace);
  const links = lockfiles.map((pair) => ({ lockfile: pair[side], links: linksOf(pair[side]) }));
  const ofRoot = dependenciesOf(workspace.root.manifest).map(([name]) => name);
  const mentions = await readMentions(workspace, prefix, namesOfRootDependencies(ofRoot));
  const member = (project: Project): Member => {
    checkReadable(project.manifest);
    const { projects, paths } = resolver.of(project);
    const declares = new Set(projects);
    const dependencies = dependenciesOf(project.manifest).map(
      ([name, spec]) => [name, resolver.specification(name, spec)] as const,
    );
    for (const { lockfile, links: linked } of links) {
      for (const [, key] of lockfile.usedBy({ directory: project.directory, dependencies })) {
        for (const directory of linked.get(key) ?? []) if (directory !== project.directory) declares.add(directory);
      }
    }
    return { ...project, declares, paths, ...withMentions(project, declares, mentions), dependencies };
  };
  const members = new Map(workspace.members.map((project) => [project.directory, member(project)]));
  await refusePlacesOfNothing(workspace, members.values(), prefix);
  const dependents = new Map<string, Member[]>();
  const named = new Map<string, Member[]>();
  for (const one of members.values()) {
    for (const directory of one.needs) append(dependents, directory, one);
    append(named, one.name, one);
  }
  const root = members.get('') ?? member(workspace.root);
  const withPaths = [...members.values()].filter(({ paths, reads }) => paths.size + reads.size > 0);
  return { workspace, root, members, named, withPaths, dependents, namedByRoot: mentions.byRoot };
}

function withMentions(
  { directory }: Project,
  declares: ReadonlySet<string>,
  mentions: Mentions,
): Pick<Member, 'needs' | 'reads' | 'rootDependencies'> {
  const mentioned = mentions.of.get(directory);
  const byTests = mentioned?.hasTests === true ? [...mentions.byEveryTest].filter((each) => each !== directory) : [];
  return {
    needs: new Set([...declares, ...(mentioned?.projects ?? []), ...byTests]),
    reads: mentioned?.paths ?? new Set(),
    rootDependencies: mentioned?.rootDependencies ?? new Set(),
  };
}

/** @throws Unanswerable when a dependency is a place of the repository where nothing is */
async function refusePlacesOfNothing({ tree }: Workspace, members: Iterable<Member>, prefix: string): Promise<void> {
  const withPlaces = [...members].filter(({ paths }) => paths.size > 0);
  if (withPlaces.length === 0) return;
  const there = new Set((await tree.entries()).flatMap(({ path }) => [path, ...pathsAbove(path)]));
  const submodules = await submodulesOf(tree);
  for (const { directory, paths } of withPlaces) {
    for (const place of paths) {
      const path = posix.join(prefix, place).replace(/^\.$|\/$/, '');
      if (there.has(path) || submodules.some((submodule) => isWithin(path, submodule))) continue;
      throw leadsNowhere(inside(directory, 'package.json'), place, 'a dependency');
    }
  }
}
