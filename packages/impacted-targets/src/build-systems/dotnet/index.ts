import type { Tree } from '../../tree/tree.js';
import type { BuildSystem } from '../../graph/reader.js';
import { readFromManifests } from '../../graph/manifests.js';
import { isWithin } from '../../tree/paths.js';
import { readDotnetGraph } from './graph.js';
import { projectFile } from './msbuild-files.js';

/** .NET projects, read from solutions, projects and what they import. Neither .NET nor MSBuild is needed. */
export const dotnet: BuildSystem = { detect: hasProjects, ...readFromManifests('dotnet', readDotnetGraph) };

/**
 * True where the build has a project. The root files alone do not show it: a solution may be empty, and global.json may
 * be anywhere.
 */
async function hasProjects(tree: Tree, root: string): Promise<boolean> {
  return (await tree.entries()).some(
    ({ path, mode }) => projectFile.test(path) && mode.startsWith('100') && isWithin(path, root),
  );
}
