import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { directoryOf, inside, nameOf, resolvePath } from '../../tree/paths.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { fieldsOf } from '../../../../shared/src/json-values.js';
import type { Commit } from '../commit.js';
import type { Manifest } from './manifest.js';

export const rushFile = 'rush.json';

/** The content of rush.json (Rush's rush.schema.json). */
export interface Rush {
  /** The settings of each project, by its folder from the root of the build. */
  readonly projects: ReadonlyMap<string, Manifest>;
  /** The settings of all projects. */
  readonly settings: Manifest;
}

/**
 * Reads rush.json.
 * @returns undefined where there is none
 * @throws Unanswerable
 */
export async function readRush(commit: Commit, root: string): Promise<Rush | undefined> {
  const path = inside(root, rushFile);
  const content = (await commit.tree.read([path])).get(path);
  if (content === undefined) return undefined;
  const fields = fieldsInJson(content);
  if (fields === undefined) throw new Unanswerable(`${path} cannot be read`);
  const { projects: listed, ...settings } = fields;
  if (!Array.isArray(listed)) throw new Unanswerable(`${path} names no projects`);
  const projects = new Map<string, Manifest>();
  for (const project of listed.map(fieldsOf)) {
    const { packageName: name, projectFolder: written } = project;
    const folder = typeof written === 'string' ? resolvePath('', written.replaceAll('\\', '/')) : undefined;
    if (folder === undefined || folder === '') {
      throw new Unanswerable(`${path} does not say where its project ${JSON.stringify(name ?? null)} is`);
    }
    projects.set(folder, project);
  }
  return { projects, settings };
}

/** Folder of the files from which Rush installs: for all projects, or for the projects of each subspace. */
const installation = /^common\/config\/(?:rush|subspaces\/([^/]+))$/;

/**
 * The folder from which paths in a lockfile of Rush start, since pnpm runs in it.
 * @param path from the root of the build
 * @returns undefined where the file is none of Rush's lockfiles
 */
export function startOfRushLockfile(path: string): string | undefined {
  const match = installation.exec(directoryOf(path));
  if (match === null || nameOf(path) !== 'pnpm-lock.yaml') return undefined;
  return inside('common/temp', match[1] ?? '');
}

/**
 * True for a file of Rush that impacts nothing by itself. These are notes for the next publication, which changes
 * manifests; a checksum of the lockfile; and preferred versions, where the lockfile beside them shows their effect
 * (Rush's documentation of `common/changes`, `repo-state.json` and `common-versions.json`).
 * @param path from the root of the build
 * @param isLockfile true for a lockfile that is read
 */
export function isSeenElsewhere(path: string, isLockfile: (path: string) => boolean): boolean {
  if (/^common\/changes\/.+\.json$/.test(path)) return true;
  const folder = directoryOf(path);
  return (
    installation.test(folder) &&
    /^(?:repo-state|common-versions)\.json$/.test(nameOf(path)) &&
    isLockfile(inside(folder, 'pnpm-lock.yaml'))
  );
}
