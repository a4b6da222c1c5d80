import { posix } from 'node:path';
import { FileOwners } from '../../tree/file-owners.js';
import { inside, isWithin, nameOf } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import { isText } from '../texts.js';
import type { DeclaredTarget, External, Reading, Use } from '../reader.js';
import type { BuildReport, ProjectId, ProjectReport } from './report.js';

/** A project with its build. */
interface Project {
  readonly id: string;
  readonly project: ProjectReport;
  readonly build: BuildReport;
  /** What the names of the build's projects begin with. */
  readonly prefix: string;
  /** True where its directory holds files for the projects below it. */
  readonly isShared: boolean;
}

/**
 * The projects of a composite of Gradle builds. A project is built from the projects that it needs, in any configuration or by a task.
 * Externals stand for files that several projects share. These are `buildSrc`, and the files of a project's directory with other projects
 * below it, except for that project's own sources: its build script may configure the others, and shared settings lie there.
 * @param root folder of the build that was started
 * @param reports the init script's report on each build
 */
export function readComposite(root: string, reports: readonly BuildReport[]): Reading {
  const projects = reports.flatMap((build): Project[] => {
    const prefix = nameIn(root, reports, build);
    return build.projects.map((project) => ({
      id: idOf({ build: build.directory, path: project.path }),
      isShared: project.path === ':' || build.projects.some(({ path }) => path.startsWith(`${project.path}:`)),
      ...{ project, build, prefix },
    }));
  });
  const all = projects.map(({ id }) => id);
  const owners = new FileOwners();
  for (const { id, project } of projects) owners.add(project.directory, id);
  const isReported = (directory: string) => reports.some((report) => report.directory === directory);
  // Gradle did not configure these included builds, so any project may use them.
  const unknown = reports
    .filter((build) => !isBuildSrc(build))
    .flatMap(({ included }) => included.map(({ directory }) => directory))
    .filter((directory) => !isReported(directory));
  const isUnknown = (path: string) => unknown.some((directory) => isWithin(path, directory));
  const byId = new Map(projects.map((project) => [project.id, project]));
  const ownerOf = (path: string, id: string) => {
    const { isShared = false, project } = byId.get(id) ?? {};
    const isOwn = !isShared || isWithin(path, inside(project?.directory ?? '', 'src')) || isText(path);
    return isOwn ? id : `shared ${id}`;
  };
  const sources = new Map(projects.filter(isApart).map(({ id, project }) => [id, inside(project.directory, 'src')]));
  // Sources of projects that neither configure others nor provide plugins to them.
  const isPlain = (path: string) => {
    const folders = [...owners.nearest(path)].map((id) => sources.get(id));
    const areSources = folders.every((folder) => folder !== undefined && isWithin(path, folder));
    return folders.length > 0 && areSources && !/\.(?:gradle|kts|properties|toml)$/.test(path);
  };
  return {
    targets: targetsOf(projects),
    externals: externalsOf(reports, projects),
    reportedBy: 'gradle',
    owners: (path) => (isUnknown(path) ? [] : [...owners.nearest(path)].map((id) => ownerOf(path, id))),
    readers: (path) => (isUnknown(path) ? all : []),
    isWithoutEffect: ({ path }) => isPlain(path),
  };
}

function externalsOf(reports: readonly BuildReport[], projects: readonly Project[]): Map<string, External> {
  const externals = new Map<string, External>();
  for (const { directory } of reports) {
    const label = inside(directory, 'buildSrc');
    const uses = projects.filter(({ build }) => build.directory === label).map(({ id }) => ({ id }));
    externals.set(`buildSrc of ${directory}`, { label, content: '', uses });
  }
  for (const { id, project, prefix } of projects.filter(({ isShared }) => isShared)) {
    const label = `what ${prefix}${project.path} and the projects below it share`;
    externals.set(`shared ${id}`, { label, content: '', uses: [] });
  }
  return externals;
}

function targetsOf(projects: readonly Project[]): DeclaredTarget[] {
  const others = projects.filter(({ build }) => !isBuildSrc(build));
  const shared = projects.filter(({ isShared }) => isShared);
  const plugins = others.filter(({ project }) => project.providesPlugins);
  // Under its coordinates, another build asks for a project.
  const modules = new Map<string, Use[]>();
  for (const { id, project } of others) append(modules, `${project.group}:${project.name}`, { id });
  return projects.map(({ id, project, build, prefix }) => {
    const { path, directory, uses, complete } = project;
    const isAbove = (one: ProjectReport) => one.path === ':' || `${path}:`.startsWith(`${one.path}:`);
    const above = shared.filter((one) => one.build === build && isAbove(one.project));
    return {
      id,
      name: prefix !== '' && path === ':' ? prefix : prefix + path,
      folder: directory,
      uses: [
        { id: `buildSrc of ${build.directory}` },
        ...uses.map((one) => ({ id: idOf(one), ofTests: one.tests === true })),
        ...project.modules.flatMap((module) => modules.get(module) ?? []),
        ...plugins.filter((one) => one.build !== build).map((one) => ({ id: one.id })),
        // Edges between tasks that could not be seen may lead anywhere.
        ...(complete ? [] : projects.map((one) => ({ id: one.id, ofTests: true }))),
        ...above.map((one) => ({ id: `shared ${one.id}` })),
      ],
      ...(isBuildSrc(build) && { isPart: true }),
    };
  });
}

/** True for a project of a build that is part of no other build's scripts. */
function isApart({ build }: Project): boolean {
  return !isBuildSrc(build) && !build.projects.some(({ providesPlugins }) => providesPlugins);
}

/** What the names of a build's projects begin with: nothing in the build that was started. */
function nameIn(root: string, reports: readonly BuildReport[], { directory }: BuildReport): string {
  if (directory === root) return '';
  const included = reports.flatMap((report) => report.included).findLast((one) => one.directory === directory);
  return `:${included?.name ?? posix.basename(directory)}`;
}

function isBuildSrc({ directory }: BuildReport): boolean {
  return nameOf(directory) === 'buildSrc';
}

function idOf({ build, path }: ProjectId): string {
  return `project ${build} ${path}`;
}
