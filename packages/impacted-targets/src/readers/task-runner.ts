import { belowRoot } from '../tree/build-root.js';
import type { TaskInputs } from './task-inputs.js';
import type { Commit } from './commit.js';
import type { Reader, Setting } from './reader.js';
import type { ToolsAndCheckout } from './tools.js';

/** A tool that runs the tasks of packages: Nx, Turborepo. Where it is not installed, `workspaces` answers, with what its settings add. */
export interface TaskRunner extends Omit<Reader, 'read'> {
  /** @throws NotInstalled */
  find(root: string, tools: ToolsAndCheckout): Promise<unknown>;
  /** The targets that it reports. Where it reports no graph, they are the packages, with what its settings add. */
  readonly read?: Reader['read'];
  /**
   * What its settings in a commit add to the packages.
   * @throws BrokenManifest
   */
  settings(commit: Commit, root: string): Promise<TaskSettings>;
}

/** What the settings of a task runner add to the packages of a commit. */
export interface TaskSettings {
  /** Why the answer from files could be too short with these settings; undefined where it is complete. */
  readonly unknown?: string;
  /** True for a path, from the root of the build, that concerns every package. */
  readonly isGlobal: (path: string) => boolean;
  /** Files outside of their packages that tasks read, each with the manifests of the packages, from the root of the build. */
  readonly inputs: TaskInputs;
  /** Pairs of packages, by name, in which a task of one depends on a task of the other. `*` stands for every package. */
  readonly dependencies?: readonly TaskDependency[];
}

export interface TaskDependency {
  readonly from: string;
  readonly on: string;
}

/**
 * True for files at the root that decide which packages are installed, how, and for which Node.js. They affect every package, although no task
 * runner follows their change.
 * @param path from the root of the build
 */
export function isShared(path: string): boolean {
  return /^(?:\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.[cm]?js|\.nvmrc|\.node-version|\.tool-versions|patches\/.*|\.yarn\/.*)$/s.test(
    path,
  );
}

/** Files of which each affects every package, whoever owns them. @param matches gets paths from the root of the build */
export function filesForAll({ files }: Commit, root: string, matches: (path: string) => boolean): Map<string, Setting> {
  const found = new Map<string, Setting>();
  for (const path of files.keys()) {
    if (!matches(belowRoot(path, root) ?? '')) continue;
    found.set(path, {
      file: path,
      value: files.get(path)?.object ?? '',
      cause: `${path} changed, and every package may depend on it`,
    });
  }
  return found;
}
