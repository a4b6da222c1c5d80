import { directoryOf, inside, nameOf, resolvePath } from '../../tree/paths.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { fieldsOf } from '../../../../shared/src/json-values.js';
import type { Manifest } from '../package-json.js';

export const rushFile = 'rush.json';

/** The content of rush.json (Rush's rush.schema.json). */
export interface Rush {
  /** The settings of each project, by its folder from the root of the build. */
  readonly projects: ReadonlyMap<string, Manifest>;
  /** The settings of all projects. */
  readonly settings: Manifest;
}

/**
 * What the fields of rush.json say.
 * @param path of the file, for errors
 * @throws Unanswerable
 */
export function rushOf({ projects: listed, ...settings }: Manifest, path: string): Rush {
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
 * The lockfile that shows the effect of a file of Rush: of a checksum of it, and of preferred versions (Rush's documentation of `repo-state.json` and
 * `common-versions.json`).
 * @param path from the root of the build
 */
export function lockfileBeside(path: string): string | undefined {
  const folder = directoryOf(path);
  const isBeside = installation.test(folder) && /^(?:repo-state|common-versions)\.json$/.test(nameOf(path));
  return isBeside ? inside(folder, 'pnpm-lock.yaml') : undefined;
}
