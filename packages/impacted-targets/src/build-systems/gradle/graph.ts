import { posix } from 'node:path';
import type { Tree } from '../../tree/tree.js';
import { FileOwners } from '../../tree/file-owners.js';
import { connect } from '../../graph/connect.js';
import { isText, testsOf } from '../../graph/tests-by-name.js';
import { graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { inside, isWithin } from '../../tree/paths.js';
import type { BuildReport, ProjectId, ProjectReport } from './report.js';
import { append } from '../../../../shared/src/append.js';

const buildSrcName = 'buildSrc';

/**
 * The graph of a composite of Gradle builds in a commit.
 *
 * A project is built from the projects that it needs, in any configuration or by a task. Nodes without a target stand
 * for files that several projects share. These are `buildSrc`, and the files of a project's directory with other
 * projects below it, except for that project's own sources: its build script may configure the others, and shared
 * settings lie there. A text for people belongs to its project alone, as tests do.
 * @param reports the init script's report on each build; the build that was started is the one of `root`
 */
export async function readGradleGraph(tree: Tree, root: string, reports: readonly BuildReport[]): Promise<BuildGraph> {
  const nodes = new Map<string, GraphNode>();
  const owners = new FileOwners();
  const places = new Map<string, string>();
  const shared = new Set<string>();
  const unknown = new FileOwners();
  const builds = reports.filter(({ directory }) => !isBuildSrc(directory, reports));
  const names = new Map(reports.flatMap((report) => report.included.map(({ name, directory }) => [directory, name])));

  for (const build of reports) {
    const prefix = build.directory === root ? '' : `:${names.get(build.directory) ?? posix.basename(build.directory)}`;
    for (const project of build.projects) {
      const target = prefix !== '' && project.path === ':' ? prefix : prefix + project.path;
      const id = projectId({ build: build.directory, path: project.path });
      nodes.set(
        id,
        builds.includes(build) ? graphNode(target, target) : graphNode(`${build.directory} ${project.path}`),
      );
      if (project.directory === undefined) continue;
      owners.add(project.directory, id, 'directory');
      places.set(id, project.directory);
      if (project.path === ':' || build.projects.some(({ path }) => path.startsWith(`${project.path}:`))) {
        shared.add(project.directory);
        nodes.set(sharedId(project.directory), graphNode(`what ${target} and the projects below it share`));
      }
    }
  }

  const find = finder(builds, nodes);
  for (const build of reports) {
    const buildSrc = inside(build.directory, buildSrcName);
    nodes.set(buildSrcId(build), graphNode(buildSrc));
    if (!reports.some(({ directory }) => directory === buildSrc)) owners.add(buildSrc, buildSrcId(build), 'directory');
    for (const project of reports.find(({ directory }) => directory === buildSrc)?.projects ?? []) {
      nodes.get(buildSrcId(build))?.dependencies.add(projectId({ build: buildSrc, path: project.path }));
    }
    for (const project of build.projects) {
      const node = nodes.get(projectId({ build: build.directory, path: project.path }));
      node?.dependencies.add(buildSrcId(build));
      for (const id of find(project, build)) node?.dependencies.add(id);
      for (const above of build.projects) {
        if (above.directory === undefined || !shared.has(above.directory)) continue;
        if (above.path === ':' || above.path === project.path || project.path.startsWith(`${above.path}:`)) {
          node?.dependencies.add(sharedId(above.directory));
        }
      }
    }
  }
  for (const { directory } of builds.flatMap((build) => build.included)) {
    if (reports.some((report) => report.directory === directory)) continue;
    // Gradle did not configure this included build, so any project may use it.
    for (const id of [...nodes.keys()]) unknown.add(directory, id, 'directory');
  }

  const ownersOf = (path: string) => {
    const found = new Set<string>();
    for (const id of owners.nearest(path)) {
      const directory = places.get(id);
      const isShared =
        directory !== undefined && shared.has(directory) && !isWithin(path, inside(directory, 'src')) && !isText(path);
      found.add(isShared ? sharedId(directory) : id);
    }
    return found;
  };
  return connect(tree, {
    nodes,
    owners: (path) => (unknown.all(path).size > 0 ? [] : ownersOf(path)),
    readers: (path) => new Map([...unknown.all(path)].map((id) => [id, undefined])),
    reportedBy: 'gradle',
    places: [...places].map(([id, directory]) => [directory, id] as const),
  });
}

/**
 * True for sources of projects that neither configure others nor provide plugins to them. No graph depends on these.
 */
export function isPlainSource(path: string, reports: readonly BuildReport[]): boolean {
  if (`/${path}`.includes(`/${buildSrcName}/`)) return false;
  let owner: { build: BuildReport; project: ProjectReport } | undefined;
  for (const build of reports) {
    for (const project of build.projects) {
      if (project.directory === undefined || !isWithin(path, project.directory)) continue;
      if ((owner?.project.directory?.length ?? -1) < project.directory.length) owner = { build, project };
    }
  }
  if (owner?.project.directory === undefined) return false;
  if (owner.build.projects.some(({ providesPlugins }) => providesPlugins)) return false;
  return isWithin(path, inside(owner.project.directory, 'src')) && !/\.(?:gradle|kts|properties|toml)$/.test(path);
}

function projectId({ build, path }: ProjectId): string {
  return `project:${build}|${path}`;
}

function sharedId(directory: string): string {
  return `shared:${directory}`;
}

function buildSrcId({ directory }: BuildReport): string {
  return `buildSrc:${directory}`;
}

function isBuildSrc(directory: string, reports: readonly BuildReport[]): boolean {
  return (
    posix.basename(directory) === buildSrcName &&
    reports.some((each) => inside(each.directory, buildSrcName) === directory)
  );
}

/** Finds the nodes of all projects from which a project is built. */
function finder(
  builds: readonly BuildReport[],
  nodes: ReadonlyMap<string, GraphNode>,
): (project: ProjectReport, build: BuildReport) => Set<string> {
  const byModule = new Map<string, string[]>();
  const plugins: { build: BuildReport; id: string }[] = [];
  for (const build of builds) {
    for (const project of build.projects) {
      const id = projectId({ build: build.directory, path: project.path });
      const module = `${project.group}:${project.name}`;
      append(byModule, module, id);
      if (project.providesPlugins) plugins.push({ build, id });
    }
  }
  return (project, build) => {
    const own = projectId({ build: build.directory, path: project.path });
    const found = new Set(project.uses.flatMap((used) => withTests(projectId(used), used.tests === true)));
    // A module that another build of the composite makes comes from that build.
    for (const module of project.modules) for (const id of byModule.get(module) ?? []) found.add(id);
    for (const plugin of plugins) if (plugin.build !== build) found.add(plugin.id);
    // Edges between tasks that could not be seen may lead anywhere.
    if (!project.complete)
      for (const id of [...nodes.keys()].flatMap((one) => withTests(one, one !== own))) found.add(id);
    found.delete(own);
    found.delete(testsOf(own));
    return found;
  };
}

function withTests(id: string, isWith: boolean): string[] {
  return isWith ? [id, testsOf(id)] : [id];
}
