import type { Tree } from '../../tree/tree.js';
import { BrokenManifest } from '../../graph/manifests.js';
import { contentMemory, keepUsed } from '../../tree/content-memory.js';
import { directoryOf } from '../../tree/paths.js';
import { KnownValues } from './known-values.js';
import { projectFile, type MsbuildFiles } from './msbuild-files.js';
import { OutsidePlaces } from './outside-places.js';
import { matching, readProject, type ProjectContent, type Reference } from './project.js';
import { rememberedProject } from './remembered-project.js';
import type { Solution } from './solutions.js';

/** The projects of a commit by their paths. Undefined for a project that cannot be read, which may be a test's own. */
export type Projects = ReadonlyMap<string, ProjectContent | undefined>;

/**
 * The projects of a commit. They are read once for all commits in which MSBuild reads the same files, and in which the
 * same other files exist.
 */
export function projectsOf(
  tree: Tree,
  start: string,
  roots: readonly string[],
  files: MsbuildFiles,
  solutions: readonly Solution[],
): Projects {
  const read = contentMemory<{ projects: Projects; asked: ReadonlyMap<string, boolean> }>(
    tree,
    `projects of .NET in ${start}`,
  );
  const known = read.get(files.key);
  if (known && [...known.asked].every(([path, isThere]) => files.exists(path) === isThere)) return known.projects;
  const asked = new Map<string, boolean>();
  const exists = (path: string) => {
    const isThere = files.exists(path);
    asked.set(path, isThere);
    return isThere;
  };
  const kept = contentMemory<OutsidePlaces>(tree, 'places outside of projects of .NET');
  const single = contentMemory<unknown>(tree, 'projects of .NET, each by itself');
  const places = kept.get('') ?? new OutsidePlaces();
  kept.set('', places);
  const projects = readProjects(roots, { ...files, exists }, solutions, single, places);
  read.set(files.key, { projects, asked });
  keepUsed(read, [files.key]);
  return projects;
}

/**
 * Reads the projects below the root of the build and the projects that these reach. A project that cannot be read is
 * undefined where neither a solution nor another project names it, because it may be a test's own.
 * @param memory of projects that were read in other commits
 */
function readProjects(
  roots: readonly string[],
  files: MsbuildFiles,
  solutions: readonly Solution[],
  memory: Map<string, unknown>,
  places: OutsidePlaces,
): Projects {
  const projects = new Map<string, ProjectContent | undefined>();
  const used: string[] = [];
  const values = new KnownValues();
  const read = (path: string) => {
    const directories = solutions.filter((solution) => solution.projects.has(path)).map((one) => directoryOf(one.path));
    const key = JSON.stringify([path, directories]);
    used.push(key);
    return rememberedProject(memory, key, files, (asked) => readProject(path, asked, directories, values, places));
  };
  const listed = new Set(solutions.flatMap((solution) => [...solution.projects.keys()]));
  const waiting = roots.map((path) => ({ path, named: listed.has(path) }));
  for (const { path, named } of waiting) {
    if (projects.has(path) && (!named || projects.get(path) !== undefined)) continue;
    let content: ProjectContent;
    try {
      content = read(path);
    } catch (error) {
      if (named || !(error instanceof BrokenManifest)) throw error;
      projects.set(path, undefined);
      continue;
    }
    projects.set(path, content);
    for (const reference of content.references) {
      for (const other of projectsMeant(reference, files)) waiting.push({ path: other, named: true });
    }
  }
  keepUsed(memory, used);
  return projects;
}

/** The projects that a reference may mean. */
export function projectsMeant({ path, tail }: Reference, files: MsbuildFiles): string[] {
  return path === undefined ? [] : matching(path, tail, files).filter((one) => projectFile.test(one));
}
