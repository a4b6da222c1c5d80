import { wordSet } from '../../../../shared/src/word-set.js';
import type { ProjectGraph } from './nx.js';
import { TaskInputs } from '../../../../impacted-targets/src/task-runners/task-inputs.js';
import { isSharedRootFile } from '../task-runner.js';
import { addListed } from './task-inputs.js';
import { fieldsOf } from '../../../../shared/src/json-values.js';

const lockFiles = wordSet('package-lock.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb');

export type RootFile =
  /** Nx follows a change of the file to the projects concerned. */
  | 'followed'
  /** Nx does not follow a change of the file, and the file affects more than the project that owns it. */
  | 'shared'
  /** Only the project that owns the file is known to use it. */
  | 'plain';

/** The facts that are needed to judge a file at the root. */
export interface RootFileContext {
  readonly nxMajorVersion: number;
  /** False when Nx said that it could not follow some dependency. */
  readonly affectedIsComplete: boolean;
  /** Fields of the root's package.json that differ and also affect other packages; undefined where they cannot be compared. */
  readonly changedFields: readonly string[] | undefined;
  /** The one tsconfig file at the root that Nx reads. Undefined where the head has none. */
  readonly typeScriptConfiguration: string | undefined;
  /** Fields of nx.json in the head; undefined where it cannot be read. */
  readonly nxJson: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Judges how far Nx's own answer covers a changed file that lies in no project except the root's, if there is one.
 * @param path from the build's root
 */
export function judgeRootFile(path: string, context: RootFileContext): RootFile {
  if (path === 'package.json') return judgeManifest(context);
  if (lockFiles.has(path)) return lockFileIsFollowed(context) ? 'followed' : 'shared';
  // Nx marks the projects of a changed path mapping, and every project for any other change.
  if (path === context.typeScriptConfiguration) return 'followed';
  return isSharedRootFile(path) || /^\.(nxignore|env(\..*)?)$/.test(path) ? 'shared' : 'plain';
}

/** Fields of the root's package.json that Nx follows. */
const followedFields: ReadonlySet<string> = new Set(['dependencies', 'devDependencies']);

function judgeManifest({ changedFields, affectedIsComplete }: RootFileContext): RootFile {
  if (changedFields === undefined || !affectedIsComplete) return 'shared';
  if (changedFields.length === 0) return 'plain';
  return changedFields.every((field) => followedFields.has(field)) ? 'followed' : 'shared';
}

/**
 * False with `projectsAffectedByDependencyUpdates: "auto"` in older versions of Nx, which then ignore the lock file.
 * Any other value marks the projects that the configuration names, or all.
 */
function lockFileIsFollowed({ nxMajorVersion, nxJson }: RootFileContext): boolean {
  const setting = fieldsOf(fieldsOf(nxJson?.pluginsConfig)['@nx/js']).projectsAffectedByDependencyUpdates;
  return nxJson !== undefined && (setting !== 'auto' || nxMajorVersion >= 23);
}

/** The files from the root that targets of projects name as inputs (`{workspaceRoot}/babel.config.json`), with the projects. */
export function workspaceInputs(graph: ProjectGraph, nxJson: RootFileContext['nxJson']): TaskInputs {
  const shared = fieldsOf(nxJson?.namedInputs);
  const inputs = new TaskInputs();
  for (const { name, root, targets, namedInputs } of graph.values()) {
    const lists = Object.values(targets).map((target) => fieldsOf(target).inputs);
    addListed(lists, { ...shared, ...namedInputs }, root, name, inputs);
  }
  return inputs;
}
