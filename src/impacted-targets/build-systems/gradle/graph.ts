import { posix } from 'node:path';
import type { Tree } from '../build-system.js';
import { FileOwners, type FoldedOwners } from '../../tree/file-owners.js';
import { graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { addMentions } from '../../graph/mentions.js';
import { withoutEscapes } from '../../mentions/escapes.js';
import { searchTexts } from '../../mentions/search-texts.js';
import { isLookedInto } from '../../mentions/written-paths.js';
import { directoryOf, inside, isWithin, resolvePath } from '../../tree/paths.js';
import type { BuildReport, ProjectId, ProjectReport } from './report.js';
import { append } from '../../../shared/append.js';

const buildSrcName = 'buildSrc';

/**
 * The graph of a composite of Gradle builds in a commit.
 *
 * A project is built from the projects that it needs, in any configuration or by a task. Nodes without a target stand
 * for files that several projects share. These are `buildSrc`, and the files of a project's directory with other
 * projects below it, except for that project's own sources: its build script may configure the others, and shared
 * settings lie there.
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

  const find = finder(builds, nodes, await substitutions(tree, builds));
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
      const isShared = directory !== undefined && shared.has(directory) && !isWithin(path, inside(directory, 'src'));
      found.add(isShared ? sharedId(directory) : id);
    }
    return found;
  };
  await addMentionedProjects(tree, owners, nodes, builds);
  const mentioned = await mentionedByScripts(
    tree,
    root,
    ownersOf,
    await mentionedBySources(tree, owners, nodes, places),
  );
  return {
    nodes,
    owners: (path) => (unknown.all(path).size > 0 ? [] : ownersOf(path)),
    readers: (path) => new Set([...mentioned.all(path), ...unknown.all(path)]),
    interpreted: () => false,
    places: [...places].map(([id, directory]) => [directory, id] as const),
  };
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
  substituted: readonly string[],
): (project: ProjectReport, build: BuildReport) => Set<string> {
  const byModule = new Map<string, string[]>();
  const plugins: { build: BuildReport; id: string }[] = [];
  const rules: string[] = [];
  for (const build of builds) {
    for (const project of build.projects) {
      const id = projectId({ build: build.directory, path: project.path });
      const module = `${project.group}:${project.name}`;
      append(byModule, module, id);
      if (project.providesPlugins) plugins.push({ build, id });
      if (substituted.includes(project.path)) rules.push(id);
    }
  }
  return (project, build) => {
    const own = projectId({ build: build.directory, path: project.path });
    const found = new Set(project.uses.map(projectId));
    // A module that another build of the composite makes comes from that build.
    for (const module of project.modules) for (const id of byModule.get(module) ?? []) found.add(id);
    if (project.modules.length > 0) for (const id of rules) found.add(id);
    for (const plugin of plugins) if (plugin.build !== build) found.add(plugin.id);
    // Edges between tasks that could not be seen may lead anywhere.
    if (!project.complete) for (const id of nodes.keys()) found.add(id);
    found.delete(own);
    return found;
  };
}

const scriptFile = /\.gradle(?:\.kts)?$/;

async function scriptTexts(tree: Tree, keep: (path: string) => boolean): Promise<Map<string, string>> {
  const paths = (await tree.entries()).map(({ path }) => path).filter((path) => scriptFile.test(path) && keep(path));
  return new Map([...(await tree.read(paths))].map(([path, content]) => [path, content.toString('utf8')]));
}

/**
 * Paths of the projects that rules of any build substitute for modules. Where a rule does not name a project in a known
 * form, any project may be meant.
 */
async function substitutions(tree: Tree, builds: readonly BuildReport[]): Promise<string[]> {
  const texts = await scriptTexts(tree, (path) => builds.some(({ directory }) => isWithin(path, directory)));
  const found = new Set<string>();
  for (const text of texts.values()) {
    if (!/\bsubstitute\b/.test(text)) continue;
    const named = [...text.matchAll(/\bproject\s*\(?\s*["']([^"'$]+)["']/g)].map(([, path = '']) => path);
    const all = builds.flatMap((build) => build.projects.map(({ path }) => path));
    for (const path of named.length > 0 ? named : all) found.add(path);
  }
  return [...found];
}

/**
 * Projects that a build script names for another purpose than to configure them, for instance to copy the output of
 * their tasks. The edge starts at the script's own project. What the script does to other projects is not examined.
 */
async function addMentionedProjects(
  tree: Tree,
  owners: FileOwners,
  nodes: ReadonlyMap<string, GraphNode>,
  builds: readonly BuildReport[],
): Promise<void> {
  const keep = (path: string) => owners.nearest(path).size > 0 && !/(?:^|\/)settings\.gradle(?:\.kts)?$/.test(path);
  for (const [script, text] of await scriptTexts(tree, keep)) {
    for (const own of owners.nearest(script)) {
      const build = builds.find(({ directory }) => own.startsWith(projectId({ build: directory, path: '' })));
      if (build === undefined) continue;
      for (const [, path = ''] of text.matchAll(/["'](:[\w.:-]+)["'](?!\s*\)\s*\{)/g)) {
        // The last segment may be the name of a task.
        for (const each of [path, path.replace(/:[^:]*$/, '')]) {
          const id = projectId({ build: build.directory, path: each });
          if (id !== own && nodes.has(id)) nodes.get(own)?.dependencies.add(id);
        }
      }
    }
  }
}

/** Settings name the places of projects, which Gradle reports. A name in them does not make a project read another. */
const settingsFile = /(?:^|\/)settings\.gradle(?:\.kts)?$/;

/** Adds the paths that sources, tests and scripts of projects mention. They do not impact the projects below. */
async function mentionedBySources(
  tree: Tree,
  owners: FileOwners,
  nodes: ReadonlyMap<string, GraphNode>,
  places: ReadonlyMap<string, string>,
): Promise<FoldedOwners> {
  const sources = (await tree.entries()).filter(
    ({ path, mode }) =>
      mode.startsWith('100') && isLookedInto(path) && !settingsFile.test(path) && owners.nearest(path).size > 0,
  );
  return addMentions(tree, nodes, await searchTexts(tree, sources, 'gradle', () => undefined), {
    home: (path) => [...owners.nearest(path)].map((id) => places.get(id) ?? directoryOf(path))[0],
    users: (path) => owners.nearest(path),
    // Gradle itself reports which tasks build a named project.
    targets: [],
  });
}

/** Adds the files outside of a project's directory that build scripts name, by the nodes of the scripts. */
async function mentionedByScripts(
  tree: Tree,
  root: string,
  ownersOf: (path: string) => Set<string>,
  mentioned: FoldedOwners,
): Promise<FoldedOwners> {
  for (const [script, text] of await scriptTexts(tree, (path) => ownersOf(path).size > 0)) {
    const add = (from: string, written: string) => {
      const path = resolvePath(
        from,
        withoutEscapes(script, written)
          .replaceAll('\\', '/')
          .replace(/\/?[^/]*\$.*$/s, ''),
      );
      if (path === undefined || path === '' || isWithin(directoryOf(script), path)) return;
      for (const id of ownersOf(script)) mentioned.add(path, id);
    };
    for (const [, path = ''] of text.matchAll(/["'](?:\$\{?(?:project\.)?projectDir\}?\/)?(\.\.[/\\][^"'\n]*)["']/g)) {
      add(directoryOf(script), path);
    }
    for (const [, path = ''] of text.matchAll(/\$\{?(?:rootProject\.)?(?:rootDir|projectDir)\}?\/([^"'\n]+)["']/g)) {
      add(root, path);
    }
    for (const [, path = ''] of text.matchAll(/\brootProject\.(?:file|files|fileTree)\s*\(?\s*["']([^"'\n]+)["']/g)) {
      add(root, path);
    }
  }
  return mentioned;
}
