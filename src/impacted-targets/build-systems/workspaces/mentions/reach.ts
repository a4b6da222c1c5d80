import { partId, partOf } from '../package-parts.js';

/** Where the mentions of one file lead. Each list is in the order in which the destinations are found. */
export interface Destinations {
  /** Ids of parts of packages. */
  readonly projects: readonly string[];
  /** The entries of `projects` that are used without their tests (`Reach.hardlyRun`). */
  readonly hardlyRun: ReadonlySet<string>;
  /** Files and directories that belong to no package, from the root of the build. */
  readonly paths: readonly string[];
  /** Names of the root's dependencies. */
  readonly rootDependencies: readonly string[];
  /** Names of scripts of the root. */
  readonly rootScripts: readonly string[];
}

const none: readonly string[] = [];
const noIds: ReadonlySet<string> = new Set();

/** The destinations of mentions that lead nowhere. All of these files share this object. */
const nowhere: Destinations = {
  projects: none,
  hardlyRun: noIds,
  paths: none,
  rootDependencies: none,
  rootScripts: none,
};

/** The mentions of one package, or of one file, while they are collected. */
export class Reach {
  readonly projects = new Set<string>();
  readonly paths = new Set<string>();
  readonly rootDependencies = new Set<string>();
  /** Names of scripts of the root that its files may run. */
  readonly rootScripts = new Set<string>();
  /**
   * Own parts that are used without their tests. The user names the path of another file, or names the package in a
   * file that lists directories and names no test.
   */
  readonly hardlyRun = new Set<string>();

  /** Adds a part that is surely used, tests included. */
  add(id: string): void {
    this.hardlyRun.delete(id);
    this.projects.add(id);
  }

  addHardlyRun(id: string): void {
    if (!this.projects.has(id)) this.hardlyRun.add(id);
    this.projects.add(id);
  }

  /** Adds the destinations of one file, as if its mentions were followed here. */
  addAll({ projects, hardlyRun, paths, rootDependencies, rootScripts }: Destinations): void {
    for (const id of projects) {
      if (hardlyRun.has(id)) this.addHardlyRun(id);
      else this.add(id);
    }
    for (const path of paths) this.paths.add(path);
    for (const name of rootDependencies) this.rootDependencies.add(name);
    for (const script of rootScripts) this.rootScripts.add(script);
  }

  /** Adds leaf parts: a package that uses the own part of another package may run that package's tests. */
  addLeaves(): void {
    for (const id of [...this.projects]) {
      const { directory, part } = partOf(id);
      if (part === 'own' && !this.hardlyRun.has(id)) this.projects.add(partId(directory, 'leaf'));
    }
  }

  /** What was collected, in the form that takes the least memory. */
  destinations(): Destinations {
    const { projects, hardlyRun, paths, rootDependencies, rootScripts } = this;
    if (projects.size + paths.size + rootDependencies.size + rootScripts.size === 0) return nowhere;
    const listed = (found: ReadonlySet<string>) => (found.size === 0 ? none : [...found]);
    return {
      projects: listed(projects),
      hardlyRun: hardlyRun.size === 0 ? noIds : hardlyRun,
      paths: listed(paths),
      rootDependencies: listed(rootDependencies),
      rootScripts: listed(rootScripts),
    };
  }
}
