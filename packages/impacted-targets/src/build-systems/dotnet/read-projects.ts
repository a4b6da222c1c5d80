import { BrokenManifest } from '../../tree/broken-manifest.js';
import { directoryOf } from '../../tree/paths.js';
import { projectFile, type MsbuildFiles } from './msbuild-files.js';
import { matching, readProject, type ProjectContent, type Reference } from './project.js';
import type { Solution } from './solutions.js';

/**
 * Reads the projects below the root of the build and the projects that these reach. A project that cannot be read is
 * undefined, with a warning, where neither a solution nor another project names it, because it may be a test's own.
 * @returns the projects by their paths
 */
export function readProjects(
  roots: readonly string[],
  files: MsbuildFiles,
  solutions: readonly Solution[],
  warn: (line: string) => void,
): ReadonlyMap<string, ProjectContent | undefined> {
  const projects = new Map<string, ProjectContent | undefined>();
  const read = (path: string) => {
    const directories = solutions.filter((solution) => solution.projects.has(path)).map((one) => directoryOf(one.path));
    return readProject(path, files, directories);
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
      warn(`dotnet: ${error.message}, so every answer has ${path}`);
      projects.set(path, undefined);
      continue;
    }
    projects.set(path, content);
    for (const reference of content.references) {
      for (const other of projectsMeant(reference, files)) waiting.push({ path: other, named: true });
    }
  }
  return projects;
}

/** The projects that a reference may mean. */
export function projectsMeant({ path, tail }: Reference, files: MsbuildFiles): string[] {
  return path === undefined ? [] : matching(path, tail, files).filter((one) => projectFile.test(one));
}
