import { wordSet } from '../../../shared/src/word-set.js';
import { changedFields } from '../../../shared/src/json-values.js';
import { fieldsInJson } from '../../../impacted-targets/src/tree/formats/json-with-comments.js';
import { inside } from '../../../impacted-targets/src/tree/paths.js';
import type { TaskInputs } from '../../../impacted-targets/src/task-runners/task-inputs.js';
import type { Tree } from '../../../impacted-targets/src/tree/tree.js';
import type { Commit } from './commit.js';
import type { Reader } from './reader.js';

/** A tool that runs the tasks of packages: Nx, Turborepo. Where it is not installed, `workspaces` answers, with what its settings add. */
export interface TaskRunner extends Reader {
  /** What its settings in a commit add to the packages. */
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

const shared =
  /^(\.npmrc|\.yarnrc(\.yml)?|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml|\.nvmrc|\.node-version|\.tool-versions|patches\/.*|\.yarn\/.*)$/;

/**
 * True for files at the root that decide which packages are installed, how, and for which Node.js. They affect every
 * package, whoever owns them.
 * @param path from the build's root
 */
export function isSharedRootFile(path: string): boolean {
  return shared.test(path);
}

/** Fields of the root's package.json that affect only the root itself. */
const ownFields = wordSet('name version description license author scripts nx');

/**
 * Fields of the root's package.json that differ and also affect other packages.
 * @returns undefined where the fields cannot be compared
 */
export async function changedSharedFields(one: Tree, other: Tree, root: string): Promise<string[] | undefined> {
  const path = inside(root, 'package.json');
  const [was, is] = [await one.read([path]), await other.read([path])].map((read) => fieldsInJson(read.get(path)));
  return was && is && changedFields(was, is).filter((field) => !ownFields.has(field));
}
