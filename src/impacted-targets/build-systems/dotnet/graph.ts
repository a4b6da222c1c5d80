import type { Tree } from '../build-system.js';
import { FileOwners } from '../../tree/file-owners.js';
import { addMentions } from '../../graph/mentions.js';
import { searchTexts } from '../../mentions/search-texts.js';
import { isLookedInto } from '../../mentions/written-paths.js';
import { emptyGraph, graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { BrokenManifest } from '../../graph/manifests.js';
import { append } from '../../../shared/append.js';
import { contentMemory, keepUsed } from '../../tree/content-memory.js';
import { directoryOf, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { isMsbuildFile, projectFile, readMsbuildFiles, type MsbuildFiles } from './msbuild-files.js';
import { unknownText } from './msbuild-text.js';
import { OutsideFiles } from './outside-files.js';
import { CentralPackages, fileId } from './packages.js';
import { matching, readProject, type ProjectContent, type Reference } from './project.js';
import { rememberedProject } from './remembered-project.js';
import { readSolutions, type Solution } from './solutions.js';
import { Templates } from './templates.js';

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
  const submodules = await submodulesOf(tree);
  const projects = projectsOf(tree, start, roots, files, solutions);
  const templates = await Templates.of(tree);

  const nodes = new Map<string, GraphNode>();
  const owners = new FileOwners();
  /** The same without the projects in the root of the build, which do not own every file below it. */
  const belowRoot = new FileOwners();
  const outside = new OutsideFiles();
  const imported = new Set([...projects.values()].flatMap((project) => project?.files ?? []));
  const central = new CentralPackages(files, imported);
  central.addTo(nodes);
  for (const [path, content] of projects) {
    const node = graphNode(path, path);
    nodes.set(projectId(path), node);
    owners.add(directoryOf(path), projectId(path), 'directory');
    if (directoryOf(path) !== start) belowRoot.add(directoryOf(path), projectId(path), 'directory');
    if (content === undefined) continue;
    for (const reference of content.references) {
      for (const id of idsOf(reference, files, submodules)) if (id !== projectId(path)) node.dependencies.add(id);
    }
    const [unknown] = content.unknown;
    if (unknown !== undefined) {
      warn(`dotnet: only MSBuild knows what ${unknown} in ${path} is, so it counts as depending on every project`);
      for (const other of projects.keys()) if (other !== path) node.dependencies.add(projectId(other));
    }
    const lacking = missingReferences(content.references, files, submodules);
    const inTemplates = new Map(lacking.map((one) => [one, templateOf(path, one, templates)]));
    for (const template of inTemplates.values()) {
      if (template === undefined) continue;
      // The word in the path stands for the name of a project of the template.
      nodes.set(templateId(template), nodes.get(templateId(template)) ?? graphNode(`the template ${template}`));
      node.dependencies.add(templateId(template));
    }
    const missing = lacking.find((one) => inTemplates.get(one) === undefined);
    if (missing !== undefined) {
      warn(`dotnet: ${path} refers to ${missing.written}, and nothing is there, so it counts as impacted`);
      // Another system, or a step before the build, may create this file. It may differ each time.
      node.facts.set(`what ${missing.written} in ${path} is`, tree.object);
    }
    for (const reference of content.outside) outside.add(reference, directoryOf(path), projectId(path));
    const every = [...content.packages].some((name) => name.includes(unknownText)) || pinsAll(content, files);
    for (const file of content.files) {
      if (file === path) continue;
      if (!nodes.has(fileId(file))) nodes.set(fileId(file), graphNode(file));
      node.dependencies.add(fileId(file));
      if (!central.has(file)) for (const each of [owners, belowRoot]) each.add(file, fileId(file), 'file');
      else for (const id of central.used(file, content.packages, every)) node.dependencies.add(id);
    }
  }
  for (const path of projects.keys()) {
    for (const above of pathsAbove(path)) nodes.get(templateId(above))?.dependencies.add(projectId(path));
  }
  for (const submodule of submodules) {
    if ([...nodes.values()].some((node) => node.dependencies.has(submoduleId(submodule)))) {
      nodes.set(submoduleId(submodule), graphNode(`submodule ${submodule}`));
      for (const each of [owners, belowRoot]) each.add(submodule, submoduleId(submodule), 'directory');
    }
  }
  for (const { path, projects: listed, rest } of solutions) {
    for (const [project, says] of listed) {
      const facts = nodes.get(projectId(project))?.facts;
      facts?.set(`what ${path} says of ${project}`, says);
      facts?.set(`configurations of ${path}`, rest);
    }
  }
  const understood = new Set([
    ...solutions.map(({ path }) => path),
    ...[...imported].filter((path) => central.has(path)),
  ]);
  const mentioned = await mentionedBySources(tree, [...projects.keys()], nodes, start);
  return {
    nodes,
    owners: (path) => {
      if (understood.has(path)) return [];
      const own = (isBuiltAtRoot(path, start) ? owners : belowRoot).shared(path);
      const found = outside.of(path);
      const place = configuredDirectory(path);
      if (place !== undefined)
        for (const project of projects.keys()) if (isWithin(project, place)) found.add(projectId(project));
      return found.size === 0 ? own : new Set([...found, ...own]);
    },
    readers: (path) => mentioned.all(path),
    interpreted: (path) => understood.has(path),
    places: [...projects.keys()].map((path) => [directoryOf(path), projectId(path)] as const),
  };
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

function projectId(path: string): string {
  return `project:${path}`;
}

function templateId(directory: string): string {
  return `template:${directory}`;
}

function submoduleId(path: string): string {
  return `submodule:${path}`;
}

function directoryId(directory: string): string {
  return `directory:${directory}`;
}

/**
 * The projects of a commit. They are read once for all commits in which MSBuild reads the same files, and in which the
 * same other files exist.
 */
function projectsOf(
  tree: Tree,
  start: string,
  roots: readonly string[],
  files: MsbuildFiles,
  solutions: readonly Solution[],
): ReturnType<typeof readProjects> {
  const read = contentMemory<{ projects: ReturnType<typeof readProjects>; asked: ReadonlyMap<string, boolean> }>(
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
  const single = contentMemory<unknown>(tree, 'projects of .NET, each by itself');
  const projects = readProjects(roots, { ...files, exists }, solutions, single);
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
): Map<string, ProjectContent | undefined> {
  const projects = new Map<string, ProjectContent | undefined>();
  const used: string[] = [];
  const read = (path: string) => {
    const directories = solutions.filter((solution) => solution.projects.has(path)).map((one) => directoryOf(one.path));
    const key = JSON.stringify([path, directories]);
    used.push(key);
    return rememberedProject(memory, key, files, (asked) => readProject(path, asked, directories));
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
      for (const other of found(reference, files)) waiting.push({ path: other, named: true });
    }
  }
  keepUsed(memory, used);
  return projects;
}

/** The projects that a reference may mean. */
function found({ path, tail }: Reference, files: MsbuildFiles): string[] {
  return path === undefined ? [] : matching(path, tail, files).filter((one) => projectFile.test(one));
}

/** Directory of the template to which a project belongs and in which a missing reference leads to a placeholder. */
function templateOf(project: string, { path, tail }: Reference, templates: Templates): string | undefined {
  const template = path === undefined || tail ? undefined : templates.aroundPlaceholder(path);
  return template !== undefined && isWithin(project, template) ? template : undefined;
}

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
  const ids = found(reference, files).map(projectId);
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
