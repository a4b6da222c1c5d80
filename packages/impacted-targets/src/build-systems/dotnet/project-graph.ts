import { graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { FileOwners } from '../../tree/file-owners.js';
import { directoryOf, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import type { MsbuildFiles } from './msbuild-files.js';
import { unknownText } from './msbuild-text.js';
import { OutsideFiles } from './outside-files.js';
import { CentralPackages, fileId } from './packages.js';
import { matching, type ProjectContent, type Reference } from './project.js';
import { projectsMeant, type Projects } from './read-projects.js';
import type { Solution } from './solutions.js';
import type { Templates } from './templates.js';

/** All that the graph of the projects follows from. */
export interface ProjectSources {
  /** Root of the build, from the root of the repository. */
  readonly start: string;
  readonly files: MsbuildFiles;
  readonly projects: Projects;
  readonly solutions: readonly Solution[];
  /** Paths of the submodules. */
  readonly submodules: readonly string[];
  readonly templates: Templates;
}

/**
 * The graph of the projects, as far as it follows from what MSBuild reads. Commits share it, so nothing may be added to
 * it. It holds no file of the commit that it was made for.
 */
export interface ProjectGraph {
  readonly projects: Projects;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly owners: BuildGraph['owners'];
  readonly interpreted: BuildGraph['interpreted'];
  /** Warnings about values that only MSBuild knows, and about references to missing files. */
  readonly warnings: readonly string[];
  /** Ids of nodes that may differ in each commit, each with the name of what may differ. */
  readonly uncertain: readonly (readonly [id: string, fact: string])[];
}

/** Makes the graph of the projects. */
export function projectGraph(sources: ProjectSources): ProjectGraph {
  return new GraphOfProjects(sources).graph();
}

class GraphOfProjects {
  readonly #sources: ProjectSources;
  readonly #nodes = new Map<string, GraphNode>();
  readonly #ownership: Ownership;
  readonly #imported: ReadonlySet<string>;
  readonly #central: CentralPackages;
  readonly #warnings: string[] = [];
  readonly #uncertain: [string, string][] = [];

  constructor(sources: ProjectSources) {
    const { start, projects } = sources;
    this.#sources = sources;
    this.#ownership = {
      start,
      projects,
      owners: new FileOwners(),
      belowRoot: new FileOwners(),
      outside: new OutsideFiles(),
    };
    this.#imported = new Set([...sources.projects.values()].flatMap((project) => project?.files ?? []));
    this.#central = new CentralPackages(sources.files, this.#imported);
  }

  graph(): ProjectGraph {
    const { projects } = this.#sources;
    const ownership = this.#ownership;
    this.#central.addTo(this.#nodes);
    for (const [path, content] of projects) this.#addProject(path, content);
    this.#addTemplates();
    this.#addSubmodules();
    this.#addSolutions();
    const understood = this.#understood();
    return {
      projects,
      nodes: this.#nodes,
      owners: (path) => (understood.has(path) ? [] : ownersOf(path, ownership)),
      interpreted: (path) => understood.has(path),
      warnings: this.#warnings,
      uncertain: this.#uncertain,
    };
  }

  get #allOwners(): readonly FileOwners[] {
    return [this.#ownership.owners, this.#ownership.belowRoot];
  }

  #addProject(path: string, content: ProjectContent | undefined): void {
    const node = graphNode(path, path, path);
    this.#nodes.set(projectId(path), node);
    const { start, owners, belowRoot, outside } = this.#ownership;
    owners.add(directoryOf(path), projectId(path), 'directory');
    if (directoryOf(path) !== start) belowRoot.add(directoryOf(path), projectId(path), 'directory');
    if (content === undefined) return;
    this.#addReferences(node, path, content);
    this.#addMissing(node, path, content);
    for (const place of content.outside) outside.add(place, projectId(path));
    this.#addFiles(node, path, content);
  }

  #addReferences(node: GraphNode, path: string, { references, unknown: [unknown] }: ProjectContent): void {
    const { files, projects, submodules } = this.#sources;
    for (const reference of references) {
      for (const id of idsOf(reference, files, submodules)) if (id !== projectId(path)) node.dependencies.add(id);
    }
    if (unknown === undefined) return;
    this.#warnings.push(
      `dotnet: only MSBuild knows what ${unknown} in ${path} is, so it counts as depending on every project`,
    );
    for (const other of projects.keys()) if (other !== path) node.dependencies.add(projectId(other));
  }

  #addMissing(node: GraphNode, path: string, { references }: ProjectContent): void {
    const { files, submodules, templates } = this.#sources;
    const lacking = missingReferences(references, files, submodules);
    const inTemplates = new Map(lacking.map((one) => [one, templateOf(path, one, templates)]));
    for (const template of inTemplates.values()) {
      if (template === undefined) continue;
      // The word in the path stands for the name of a project of the template.
      const id = templateId(template);
      this.#nodes.set(id, this.#nodes.get(id) ?? graphNode(`the template ${template}`));
      node.dependencies.add(id);
    }
    const missing = lacking.find((one) => inTemplates.get(one) === undefined);
    if (missing === undefined) return;
    this.#warnings.push(`dotnet: ${path} refers to ${missing.written}, and nothing is there, so it counts as impacted`);
    // Another system, or a step before the build, may create this file. It may differ each time.
    this.#uncertain.push([projectId(path), `what ${missing.written} in ${path} is`]);
  }

  #addFiles(node: GraphNode, path: string, content: ProjectContent): void {
    const { files } = this.#sources;
    const every = [...content.packages].some((name) => name.includes(unknownText)) || pinsAll(content, files);
    for (const file of content.files) {
      if (file === path) continue;
      if (!this.#nodes.has(fileId(file))) this.#nodes.set(fileId(file), graphNode(file));
      node.dependencies.add(fileId(file));
      if (!this.#central.has(file)) {
        for (const each of this.#allOwners) each.add(file, fileId(file), 'file');
      } else for (const id of this.#central.used(file, content.packages, every)) node.dependencies.add(id);
    }
  }

  #addTemplates(): void {
    for (const path of this.#sources.projects.keys()) {
      for (const above of pathsAbove(path)) this.#nodes.get(templateId(above))?.dependencies.add(projectId(path));
    }
  }

  #addSubmodules(): void {
    for (const submodule of this.#sources.submodules) {
      if (![...this.#nodes.values()].some((node) => node.dependencies.has(submoduleId(submodule)))) continue;
      this.#nodes.set(submoduleId(submodule), graphNode(`submodule ${submodule}`));
      for (const each of this.#allOwners) each.add(submodule, submoduleId(submodule), 'directory');
    }
  }

  #addSolutions(): void {
    for (const { path, projects, rest } of this.#sources.solutions) {
      for (const [project, says] of projects) {
        const facts = this.#nodes.get(projectId(project))?.facts;
        facts?.set(`what ${path} says of ${project}`, says);
        facts?.set(`configurations of ${path}`, rest);
      }
    }
  }

  /** Files whose whole meaning is in the nodes. */
  #understood(): ReadonlySet<string> {
    return new Set([
      ...this.#sources.solutions.map(({ path }) => path),
      ...[...this.#imported].filter((path) => this.#central.has(path)),
    ]);
  }
}

/** How files belong to projects and to what they import. */
interface Ownership {
  readonly start: string;
  readonly projects: Projects;
  readonly owners: FileOwners;
  /** The same without the projects in the root of the build, which do not own every file below it. */
  readonly belowRoot: FileOwners;
  readonly outside: OutsideFiles;
}

function ownersOf(path: string, { start, projects, owners, belowRoot, outside }: Ownership): ReadonlySet<string> {
  const own = (isBuiltAtRoot(path, start) ? owners : belowRoot).shared(path);
  const found = outside.of(path);
  const place = configuredDirectory(path);
  if (place !== undefined)
    for (const project of projects.keys()) if (isWithin(project, place)) found.add(projectId(project));
  return found.size === 0 ? own : new Set([...found, ...own]);
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

export function projectId(path: string): string {
  return `project:${path}`;
}

function templateId(directory: string): string {
  return `template:${directory}`;
}

function submoduleId(path: string): string {
  return `submodule:${path}`;
}
