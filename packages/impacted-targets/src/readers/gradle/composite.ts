import { posix } from 'node:path';
import { FileOwners } from '../../tree/file-owners.js';
import { inside, isWithin, nameOf } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import { isText } from '../texts.js';
import type { DeclaredTarget, External, Reading, TargetUse } from '../reader.js';
import type { BuildReport, ProjectId, ProjectReport } from './report.js';

const buildSrcName = 'buildSrc';

/**
 * The projects of a composite of Gradle builds. A project is built from the projects that it needs, in any configuration or by a task.
 * Externals stand for files that several projects share. These are `buildSrc`, and the files of a project's directory with other projects
 * below it, except for that project's own sources: its build script may configure the others, and shared settings lie there.
 * @param reports the init script's report on each build; the build that was started is the one of `root`
 */
export function readComposite(root: string, reports: readonly BuildReport[]): Reading {
  const composite = new Composite(root, reports);
  return composite.reading();
}

class Composite {
  readonly #targets: DeclaredTarget[] = [];
  readonly #externals = new Map<string, External>();
  readonly #owners = new FileOwners();
  /** Directories whose files are shared with the projects below, by the ids of their projects. */
  readonly #shared = new Map<string, string>();
  /** Folders of sources by the ids of their projects, in builds that provide no plugins. */
  readonly #sources = new Map<string, string>();
  /** Ids of projects by `group:name`, under which other builds ask for them. */
  readonly #modules = new Map<string, string[]>();
  readonly #plugins: ProjectId[] = [];

  constructor(
    readonly root: string,
    readonly reports: readonly BuildReport[],
  ) {
    for (const build of reports) {
      this.#addBuildSrc(build);
      for (const project of build.projects) this.#addFiles(project, build);
    }
    for (const build of reports) {
      const name = this.#nameOf(build);
      for (const project of build.projects) this.#addTarget(project, build, name);
    }
  }

  #addBuildSrc(build: BuildReport): void {
    const directory = inside(build.directory, buildSrcName);
    const own = this.reports.find((one) => one.directory === directory);
    const uses = (own?.projects ?? []).map(({ path }) => ({ id: projectId({ build: directory, path }) }));
    this.#externals.set(buildSrcId(build), { label: directory, content: '', uses });
    if (own === undefined) this.#owners.add(directory, buildSrcId(build), 'directory');
  }

  #addFiles(project: ProjectReport, build: BuildReport): void {
    const { path, directory, group, name, providesPlugins } = project;
    const id = projectId({ build: build.directory, path });
    if (!isBuildSrc(build)) {
      append(this.#modules, `${group}:${name}`, id);
      if (providesPlugins) this.#plugins.push({ build: build.directory, path });
    }
    this.#owners.add(directory, id, 'directory');
    if (!isBuildSrc(build) && !build.projects.some((other) => other.providesPlugins)) {
      this.#sources.set(id, inside(directory, 'src'));
    }
    if (path !== ':' && !build.projects.some((other) => other.path.startsWith(`${path}:`))) return;
    this.#shared.set(id, directory);
    const label = `what ${this.#nameOf(build)}${path} and the projects below it share`;
    this.#externals.set(sharedId(directory), { label, content: '', uses: [] });
  }

  #addTarget(project: ProjectReport, build: BuildReport, prefix: string): void {
    const { path, directory } = project;
    this.#targets.push({
      id: projectId({ build: build.directory, path }),
      name: prefix !== '' && path === ':' ? prefix : prefix + path,
      folder: directory,
      uses: [{ id: buildSrcId(build) }, ...this.#usesOf(project, build), ...this.#sharedAbove(project, build)],
      ...(isBuildSrc(build) && { isPart: true }),
    });
  }

  #usesOf({ uses, modules, complete }: ProjectReport, { directory }: BuildReport): TargetUse[] {
    const used = uses.map((one) => ({ id: projectId(one), ofTests: one.tests === true }));
    // A module that another build of the composite makes comes from that build.
    const made = modules.flatMap((module) => this.#modules.get(module) ?? []).map((id) => ({ id }));
    const plugins = this.#plugins.filter(({ build }) => build !== directory).map((one) => ({ id: projectId(one) }));
    // Edges between tasks that could not be seen may lead anywhere.
    const any = complete ? [] : this.#ids().map((id) => ({ id, ofTests: true }));
    return [...used, ...made, ...plugins, ...any];
  }

  #sharedAbove({ path }: ProjectReport, { directory, projects }: BuildReport): TargetUse[] {
    return projects.flatMap((above) => {
      const shared = this.#shared.get(projectId({ build: directory, path: above.path }));
      const isAbove = above.path === ':' || above.path === path || path.startsWith(`${above.path}:`);
      return shared === undefined || !isAbove ? [] : [{ id: sharedId(shared) }];
    });
  }

  #ids(): string[] {
    return this.reports.flatMap(({ directory: build, projects }) =>
      projects.map(({ path }) => projectId({ build, path })),
    );
  }

  /** What the names of a build's projects begin with: nothing in the build that was started. */
  #nameOf({ directory }: BuildReport): string {
    if (directory === this.root) return '';
    const included = this.reports.flatMap((report) => report.included);
    return `:${included.findLast((one) => one.directory === directory)?.name ?? posix.basename(directory)}`;
  }

  reading(): Reading {
    // Gradle did not configure these included builds, so any project may use them.
    const unknown = this.reports
      .filter((build) => !isBuildSrc(build))
      .flatMap(({ included }) => included.map(({ directory }) => directory))
      .filter((directory) => !this.reports.some((report) => report.directory === directory));
    const isUnknown = (path: string) => unknown.some((directory) => isWithin(path, directory));
    return {
      targets: this.#targets,
      externals: this.#externals,
      reportedBy: 'gradle',
      owners: (path) => (isUnknown(path) ? [] : [...this.#owners.nearest(path)].map((id) => this.#ownerOf(path, id))),
      readers: (path) => (isUnknown(path) ? this.#ids() : []),
      isWithoutEffect: ({ path }) => this.#isPlain(path),
    };
  }

  /** True for sources of projects that neither configure others nor provide plugins to them. No graph depends on these. */
  #isPlain(path: string): boolean {
    const folders = [...this.#owners.nearest(path)].map((id) => this.#sources.get(id));
    const areSources = folders.every((folder) => folder !== undefined && isWithin(path, folder));
    return folders.length > 0 && areSources && !/\.(?:gradle|kts|properties|toml)$/.test(path);
  }

  #ownerOf(path: string, id: string): string {
    const shared = this.#shared.get(id);
    return shared === undefined || isWithin(path, inside(shared, 'src')) || isText(path) ? id : sharedId(shared);
  }
}

function isBuildSrc({ directory }: BuildReport): boolean {
  return nameOf(directory) === buildSrcName;
}

function projectId({ build, path }: ProjectId): string {
  return `project ${build} ${path}`;
}

function buildSrcId({ directory }: BuildReport): string {
  return `buildSrc of ${directory}`;
}

function sharedId(directory: string): string {
  return `shared ${directory}`;
}
