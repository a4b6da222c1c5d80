import { wordSet } from '../../../../shared/src/word-set.js';
import { posix } from 'node:path';
import type { Tree } from '../../tree/tree.js';
import { belowRoot } from '../../tree/build-root.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { resolvePath } from '../../tree/paths.js';
import { type Manifest } from './manifest.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { changedFields, fieldsOf } from '../../../../shared/src/json-values.js';

export const rushFile = 'rush.json';

/** The content of rush.json (Rush's rush.schema.json). */
export interface RushSettings {
  /** The settings of each project, by its directory from the root of the build. */
  readonly projects: ReadonlyMap<string, Manifest>;
  /** The settings of all projects. */
  readonly rest: Manifest;
}

/**
 * Reads rush.json.
 * @returns undefined where there is none
 * @throws Unanswerable
 */
export async function readRush(tree: Tree, root: string): Promise<RushSettings | undefined> {
  const path = posix.join(root, rushFile);
  const content = (await tree.read([path])).get(path);
  if (content === undefined) return undefined;
  const settings = fieldsInJson(content);
  if (settings === undefined) throw new Unanswerable(`${path} cannot be read`);
  const { projects: listed, ...rest } = settings;
  if (!Array.isArray(listed)) throw new Unanswerable(`${path} names no projects`);
  const projects = new Map<string, Manifest>();
  for (const entry of listed.map(fieldsOf)) {
    const { packageName: name, projectFolder: written } = entry;
    const directory = typeof written === 'string' ? resolvePath('', written.replaceAll('\\', '/')) : undefined;
    if (directory === undefined || directory === '') {
      throw new Unanswerable(`${path} does not say where its project ${JSON.stringify(name ?? null)} is`);
    }
    projects.set(directory, entry);
  }
  return { projects, rest };
}

/** Fields of rush.json about people and publishing. They change nothing that is built or tested. */
const descriptions = wordSet('$schema repository gitPolicy telemetryEnabled hotfixChangeEnabled');

/**
 * The impact of a change of rush.json: reasons why everything is impacted, each in a line, or directories of projects.
 */
export function rushImpact(
  base: RushSettings | undefined,
  head: RushSettings | undefined,
): { readonly reasons: readonly string[]; readonly directories: ReadonlySet<string> } {
  if (base === undefined || head === undefined) {
    const reasons = base === head ? [] : [`${rushFile} ${base === undefined ? 'is new' : 'was removed'}`];
    return { reasons, directories: new Set() };
  }
  const reasons = changedFields(base.rest, head.rest)
    .filter((field) => !descriptions.has(field))
    .map((field) => `${field} in ${rushFile} changed`);
  const directories = changedFields(Object.fromEntries(base.projects), Object.fromEntries(head.projects));
  return { reasons, directories: new Set(directories) };
}

/** Directory of the files from which Rush installs: for all projects, or for the projects of each subspace. */
const configuration = /^common\/config\/(?:rush|subspaces\/([^/]+))\//;

/**
 * The directory from which paths in a lockfile of Rush start, since pnpm runs in it.
 * @param path from the root of the build
 * @returns undefined where the file is none of Rush's
 */
export function rushLockfileDirectory(path: string): string | undefined {
  const match = configuration.exec(path);
  if (match === null || !path.endsWith('/pnpm-lock.yaml') || path.split('/').length !== (match[1] ? 5 : 4))
    return undefined;
  return match[1] === undefined ? 'common/temp' : `common/temp/${match[1]}`;
}

/** Paths of Rush's lockfiles in a commit, from the root of the repository. */
export async function rushLockfiles(tree: Tree, root: string): Promise<readonly string[]> {
  if ((await tree.read([posix.join(root, rushFile)])).size === 0) return [];
  return (await tree.entries()).flatMap(({ path }) =>
    rushLockfileDirectory(belowRoot(path, root) ?? '') === undefined ? [] : [path],
  );
}

/**
 * True for a file of Rush that impacts nothing by itself. These are notes for the next publication, which changes
 * manifests; a checksum of the lockfile; and preferred versions, where the lockfile beside them shows their effect
 * (Rush's documentation of `common/changes`, `repo-state.json` and `common-versions.json`).
 * @param path from the root of the build
 * @param lockfiles paths of the supported lockfiles, from the root of the build
 */
export function isSeenElsewhere(path: string, lockfiles: ReadonlySet<string>): boolean {
  if (/^common\/changes\/.+\.json$/.test(path)) return true;
  if (!configuration.test(path) || !/^(repo-state|common-versions)\.json$/.test(posix.basename(path))) return false;
  return lockfiles.has(posix.join(posix.dirname(path), 'pnpm-lock.yaml'));
}
