import type { Tree } from '../../tree/tree.js';
import { emptyGraph, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { contentMemory, keepUsed } from '../../tree/content-memory.js';
import { directoryOf, isWithin, pathsAbove } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { isMsbuildFile, projectFile, readMsbuildFiles } from './msbuild-files.js';
import { projectGraph, projectId, type ProjectGraph } from './project-graph.js';
import { projectsOf } from './read-projects.js';
import { readSolutions } from './solutions.js';
import { Templates } from './templates.js';

/**
 * The graph of a commit's .NET projects. Nodes without a target stand for the files that projects import and for the
 * central versions of packages.
 * @param start root of the build, from the root of the repository
 * @param warn receives warnings about values that only MSBuild knows, and about references to missing files
 * @throws BrokenManifest
 */
export async function readDotnetGraph(tree: Tree, start: string, warn: (line: string) => void): Promise<BuildGraph> {
  const graph = await readProjectGraph(tree, start);
  if (graph === undefined) return emptyGraph;
  const { projects, nodes: shared, owners, interpreted, warnings, uncertain } = graph;
  for (const warning of warnings) warn(warning);
  const nodes = new Map([...shared].map(([id, node]) => [id, copyOf(node)]));
  for (const [id, fact] of uncertain) nodes.get(id)?.facts.set(fact, tree.object);
  const folders = new Map([...projects.keys()].map((path) => [projectId(path), directoryOf(path)]));
  const all = new Set(folders.values());
  const atStart = [...projects.keys()].filter((path) => directoryOf(path) === start);
  return {
    nodes,
    owners,
    readers: () => new Map(),
    interpreted,
    described: isMsbuildFile,
    // A project is compiled from every source in its folder, but for the folders of other projects, and from files elsewhere that it names.
    compiled: (path, id) => {
      const folder = folders.get(id) ?? '';
      if (!isWithin(path, folder)) return true;
      return source.test(path) && pathsAbove(path).find((above) => all.has(above)) === folder;
    },
    places: [...projects.keys()].flatMap((path) => [
      [directoryOf(path), projectId(path)] as const,
      [path, projectId(path)] as const,
    ]),
    ...(atStart.length === 1 && { rootTarget: projectId(atStart[0] ?? '') }),
  };
}

/** What compilers of .NET read. */
const source = /\.(?:cs|fs|fsi|vb|resx|xaml|axaml|razor|cshtml)$/i;

/** The graph of the projects, undefined without projects. It is made once for all commits in which it follows from the same. */
async function readProjectGraph(tree: Tree, start: string): Promise<ProjectGraph | undefined> {
  const files = await readMsbuildFiles(tree);
  const roots = [...files.paths()].filter((path) => projectFile.test(path) && isWithin(path, start));
  if (roots.length === 0) return undefined;
  const solutions = readSolutions(files).filter(({ path }) => isWithin(path, start));
  const submodules = await submodulesOf(tree);
  const projects = projectsOf(tree, start, roots, files, solutions);
  const templates = await Templates.of(tree);
  const made = contentMemory<ProjectGraph>(tree, `graphs of .NET in ${start}`);
  const key = JSON.stringify([files.key, submodules, templates.key]);
  const known = made.get(key);
  // The key does not hold which other files exist. Projects are the same object where the answers are the same.
  const graph =
    known?.projects === projects ? known : projectGraph({ start, files, projects, solutions, submodules, templates });
  made.set(key, graph);
  keepUsed(made, [key]);
  return graph;
}

function copyOf(node: GraphNode): GraphNode {
  return { ...node, dependencies: node.dependencies.copy(), facts: new Map(node.facts) };
}
