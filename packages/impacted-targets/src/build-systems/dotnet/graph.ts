import type { Tree } from '../../tree/tree.js';
import { emptyGraph, graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { FileOwners } from '../../tree/file-owners.js';
import { directoryOf, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { isMsbuildFile, projectFile, readMsbuildFiles, type MsbuildFiles } from './msbuild-files.js';
import { unknownText } from './msbuild-text.js';
import { OutsideFiles } from './outside-files.js';
import { CentralPackages, fileId } from './packages.js';
import { matching, type ProjectContent, type Reference } from './project.js';
import { projectsMeant, readProjects } from './read-projects.js';
import { readSolutions } from './solutions.js';

/**
 * The graph of a commit's .NET projects. Nodes without a target stand for the files that projects import and for the
 * central versions of packages.
 * @param start root of the build, from the root of the repository
 * @param warn receives warnings about values that only MSBuild knows, and about references to missing files
 * @throws BrokenManifest
 */
export async function readDotnetGraph(tree: Tree, start: string, warn: (line: string) => void): Promise<BuildGraph> {
  const files = await readMsbuildFiles(tree);
  const roots = [...files.paths()].filter((path) => projectFile.test(path) && isWithin(path, start));
  if (roots.length === 0) return emptyGraph;
  const solutions = readSolutions(files).filter(({ path }) => isWithin(path, start));
  const projects = readProjects(roots, files, solutions, warn);
  const submodules = await submodulesOf(tree);
  const templates = new Set((await tree.entries()).flatMap(({ path }) => template.exec(path)?.[1] ?? []));
  const nodes = new Map<string, GraphNode>();
  const owners = new FileOwners();
  /** The same without the projects in the root of the build, which do not own every file below it. */
  const belowRoot = new FileOwners();
  const outside = new OutsideFiles();
  const imported = new Set([...projects.values()].flatMap((project) => project?.files ?? []));
  const central = new CentralPackages(files, imported);
  central.addTo(nodes);
  for (const [path, content] of projects) addProject(path, content);
  for (const path of projects.keys()) {
    for (const above of pathsAbove(path)) nodes.get(templateId(above))?.dependencies.add(projectId(path));
  }
  for (const submodule of submodules) {
    if (![...nodes.values()].some((node) => node.dependencies.has(submoduleId(submodule)))) continue;
    nodes.set(submoduleId(submodule), graphNode(`submodule ${submodule}`));
    for (const each of [owners, belowRoot]) each.add(submodule, submoduleId(submodule), 'directory');
  }
  for (const { path, projects: listed, rest } of solutions) {
    for (const [project, says] of listed) {
      const facts = nodes.get(projectId(project))?.facts;
      facts?.set(`what ${path} says of ${project}`, says);
      facts?.set(`configurations of ${path}`, rest);
    }
  }
  /** Files whose whole meaning is in the nodes. */
  const understood = new Set([
    ...solutions.map(({ path }) => path),
    ...[...imported].filter((path) => central.has(path)),
  ]);
  const folders = new Map([...projects.keys()].map((path) => [projectId(path), directoryOf(path)]));
  const all = new Set(folders.values());
  const atStart = [...projects.keys()].filter((path) => directoryOf(path) === start);
  return {
    nodes,
    owners: (path) => (understood.has(path) ? [] : ownersOf(path)),
    interpreted: (path) => understood.has(path),
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

  function addProject(path: string, content: ProjectContent | undefined): void {
    const node = graphNode(path, path, path);
    nodes.set(projectId(path), node);
    owners.add(directoryOf(path), projectId(path), 'directory');
    if (directoryOf(path) !== start) belowRoot.add(directoryOf(path), projectId(path), 'directory');
    if (content === undefined) {
      // Nobody knows what it refers to.
      node.facts.set('what it is built from', tree.object);
      return;
    }
    for (const reference of content.references) {
      for (const id of idsOf(reference, files, submodules)) if (id !== projectId(path)) node.dependencies.add(id);
    }
    const [unknown] = content.unknown;
    if (unknown !== undefined) {
      warn(`dotnet: only MSBuild knows what ${unknown} in ${path} is, so it counts as depending on every project`);
      for (const other of projects.keys()) if (other !== path) node.dependencies.add(projectId(other));
    }
    addMissing(node, path, content);
    for (const place of content.outside) outside.add(place, projectId(path));
    const every = [...content.packages].some((name) => name.includes(unknownText)) || pinsAll(content, files);
    for (const file of content.files) {
      if (file === path) continue;
      if (!nodes.has(fileId(file))) nodes.set(fileId(file), graphNode(file));
      node.dependencies.add(fileId(file));
      if (central.has(file)) for (const id of central.used(file, content.packages, every)) node.dependencies.add(id);
      else for (const each of [owners, belowRoot]) each.add(file, fileId(file), 'file');
    }
  }

  function addMissing(node: GraphNode, path: string, { references }: ProjectContent): void {
    for (const reference of missingReferences(references, files, submodules)) {
      const { path: place = '', tail, written } = reference;
      const around = tail ? undefined : pathsAbove(place).find((above) => templates.has(above));
      if (around !== undefined && isWithin(path, around)) {
        // `dotnet new` replaces words in the paths of a template, so any project of the template may be meant.
        nodes.set(templateId(around), nodes.get(templateId(around)) ?? graphNode(`the template ${around}`));
        node.dependencies.add(templateId(around));
        continue;
      }
      warn(`dotnet: ${path} refers to ${written}, and nothing is there, so it counts as impacted`);
      // Another system, or a step before the build, may create this file. It may differ each time.
      node.facts.set(`what ${written} in ${path} is`, tree.object);
      return;
    }
  }

  function ownersOf(path: string): ReadonlySet<string> {
    const own = (isBuiltAtRoot(path, start) ? owners : belowRoot).shared(path);
    const found = outside.of(path);
    const place = configuredDirectory(path);
    if (place !== undefined)
      for (const project of projects.keys()) if (isWithin(project, place)) found.add(projectId(project));
    return found.size === 0 ? own : new Set([...found, ...own]);
  }
}

/** What compilers of .NET read. */
const source = /\.(?:cs|fs|fsi|vb|resx|xaml|axaml|razor|cshtml)$/i;

/** The description of a template of `dotnet new` (https://learn.microsoft.com/dotnet/core/tools/custom-templates). */
const template = /^(.+)\/\.template\.config\/template\.json$/;

/** References that surely need a project but find none, whichever of their possible values is right. */
function missingReferences(
  references: readonly Reference[],
  files: MsbuildFiles,
  submodules: readonly string[],
): Reference[] {
  const isThere = ({ path, tail }: Reference) =>
    path === undefined ||
    /[*?]/.test(path) ||
    matching(path, tail, files).length > 0 ||
    submodules.some((submodule) => isWithin(path, submodule));
  const there = new Set(references.filter(isThere).map(({ written }) => written));
  return references.filter(({ required, conditional, written }) => required && !conditional && !there.has(written));
}

function idsOf(reference: Reference, files: MsbuildFiles, submodules: readonly string[]): string[] {
  const ids = projectsMeant(reference, files).map(projectId);
  const { path } = reference;
  const holding = path === undefined ? [] : submodules.filter((submodule) => isWithin(path, submodule));
  return [...ids, ...holding.map(submoduleId)];
}

/**
 * True where central versions also count for packages that a project does not name, because other packages need them.
 */
function pinsAll(content: ProjectContent, files: MsbuildFiles): boolean {
  files.spend(content.files.length);
  return content.files.some((file) => files.statements(file).pinsAll);
}

/**
 * True for files at the root of the build that a project in the root is built from. These are the files that MSBuild's
 * default items may hold, not the whole repository.
 */
function isBuiltAtRoot(path: string, start: string): boolean {
  const relative = start === '' ? path : path.slice(start.length + 1);
  if (relative.startsWith('.')) return false;
  const builtAtTop =
    /\.(cs|fs|fsi|fsx|vb|resx|xaml|axaml|razor|cshtml|json|config|xml|settings|txt|snk|ruleset|props|targets|\w+proj|ico|manifest|proto|sql|tt)$/i;
  return relative.includes('/') || builtAtTop.test(relative);
}

/** Returns the directory of settings that .NET's tools find when they look in the directories above a project. */
function configuredDirectory(path: string): string | undefined {
  const name = nameOf(path).toLowerCase();
  if (name === 'dotnet-tools.json' && /(^|\/)\.config$/.test(directoryOf(path))) return directoryOf(directoryOf(path));
  const configures =
    /^(global\.json|nuget\.config|\.editorconfig|.*\.globalconfig|directory\.build\.rsp|msbuild\.rsp|directory\.solution\.(props|targets)|(before|after)\..*\.sln\.targets|dotnet-tools\.json|version\.json|gitversion\.yml|.*\.runsettings|testconfig\.json)$/;
  return configures.test(name) ? directoryOf(path) : undefined;
}

function projectId(path: string): string {
  return `project:${path}`;
}

function templateId(directory: string): string {
  return `template:${directory}`;
}

function submoduleId(path: string): string {
  return `submodule:${path}`;
}
