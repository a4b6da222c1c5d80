import type { Tree } from '../build-system.js';
import { addMentions } from '../../graph/mentions.js';
import { searchTexts } from '../../mentions/search-texts.js';
import { isLookedInto } from '../../mentions/written-paths.js';
import { emptyGraph, graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { append } from '../../../shared/append.js';
import { contentMemory, keepUsed } from '../../tree/content-memory.js';
import { directoryOf, isWithin, pathsAbove } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { isMsbuildFile, projectFile, readMsbuildFiles } from './msbuild-files.js';
import { isBuiltAtRoot, projectGraph, projectId, type ProjectGraph } from './project-graph.js';
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
  const mentioned = await mentionedBySources(tree, [...projects.keys()], nodes, start);
  return {
    nodes,
    owners,
    readers: (path) => mentioned.all(path),
    interpreted,
    places: [...projects.keys()].map((path) => [directoryOf(path), projectId(path)] as const),
  };
}

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
  return { ...node, dependencies: new Set(node.dependencies), facts: new Map(node.facts) };
}

/** Adds the paths that sources, tests and scripts of projects mention. The graph already holds what MSBuild reads. */
async function mentionedBySources(
  tree: Tree,
  projects: readonly string[],
  nodes: Map<string, GraphNode>,
  start: string,
) {
  const inDirectory = new Map<string, string[]>();
  for (const path of projects) append(inDirectory, directoryOf(path), projectId(path));
  // One node stands for all projects of a directory, so that each mention is recorded once.
  for (const [directory, ids] of inDirectory) {
    if (ids.length < 2) continue;
    nodes.set(directoryId(directory), graphNode(`the files of ${directory === '' ? 'the root' : directory}`));
    for (const id of ids) nodes.get(id)?.dependencies.add(directoryId(directory));
  }
  const users = (directory: string) => {
    const ids = inDirectory.get(directory) ?? [];
    return ids.length < 2 ? ids : [directoryId(directory)];
  };
  const home = (path: string) => {
    const around = pathsAbove(path).find((above) => inDirectory.has(above));
    return around === start && !isBuiltAtRoot(path, start) ? undefined : around;
  };
  const sources = (await tree.entries()).filter(
    ({ path, mode }) =>
      mode.startsWith('100') && isLookedInto(path) && !isMsbuildFile(path) && home(path) !== undefined,
  );
  return addMentions(tree, nodes, await searchTexts(tree, sources, 'dotnet', () => undefined), {
    home,
    users: (path) => users(home(path) ?? ''),
    targets: projects.flatMap((path) => [
      [path, projectId(path)] as const,
      ...(inDirectory.get(directoryOf(path))?.length === 1 ? [[directoryOf(path), projectId(path)] as const] : []),
    ]),
  });
}

function directoryId(directory: string): string {
  return `directory:${directory}`;
}
