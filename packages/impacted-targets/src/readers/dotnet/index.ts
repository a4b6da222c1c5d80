import { shortened } from '../../../../shared/src/text.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import type { Commit } from '../commit.js';
import type { DeclaredTarget, External, Reader, Reading, TargetUse } from '../reader.js';
import { isMsbuildFile, MsbuildFiles, projectFile } from './msbuild-files.js';
import { CentralPackages } from './packages.js';
import { readProject, type Project, type Reference } from './project.js';
import { readSolutions, type Solution } from './solutions.js';

/** .NET projects, read from solutions, projects and what they import. Neither .NET nor MSBuild is needed. */
export const dotnet: Reader = {
  name: 'dotnet',
  read: readDotnet,
  // A solution may be empty, and global.json may be anywhere.
  isUsed: (commit, root) => Promise.resolve(projectsBelow(commit, root).length > 0),
};

function projectsBelow(commit: Commit, root: string): string[] {
  return [...commit.files.keys()].filter((path) => projectFile.test(path) && isWithin(path, root));
}

async function readDotnet(commit: Commit, start: string): Promise<Reading | undefined> {
  const roots = projectsBelow(commit, start);
  if (roots.length === 0) return undefined;
  const files = await MsbuildFiles.of(commit);
  const solutions = readSolutions(files).filter(({ path }) => isWithin(path, start));
  const projects = readProjects(roots, files, solutions);
  const imported = [...projects.values()].flatMap((one) => (one instanceof BrokenManifest ? [] : [...one.files]));
  const central = new CentralPackages(files, new Set(imported));
  const understood = new Set([
    ...solutions.map(({ path }) => path),
    ...files.paths.filter((path) => central.has(path)),
  ]);
  const uses = new Uses(commit, files, central, [...projects.keys()]);
  const folders = new Set([...projects.keys()].map(directoryOf));
  const targets = [...projects].map(([path, project]): DeclaredTarget => {
    const folder = directoryOf(path);
    const isAtStart = folder === start;
    const isBroken = project instanceof BrokenManifest;
    const unknown = isBroken ? project.message : uses.unknownOf(project);
    return {
      id: path,
      name: path,
      folder,
      manifest: path,
      uses: [...uses.ofTools(path), ...(isBroken ? [] : uses.of(project))],
      // The default items of MSBuild include what is in the folders of other projects inside.
      owns: isAtStart ? foldersAt(start, commit) : [folder],
      facts: factsOf(path, solutions),
      ...(isAtStart && { atRoot: { owns: (below) => isBuiltAtRoot(below) && !understood.has(inside(start, below)) } }),
      ...(unknown !== undefined && { unknown }),
    };
  });
  return {
    targets,
    externals: new Map([...central.externals, ...uses.externals]),
    describedBy: (path) => (understood.has(path) ? path : undefined),
    isRead: isMsbuildFile,
    // A project is compiled from every source in its folder, but for the folders of other projects, and from files elsewhere that it names.
    isCompiled: (path, folder) =>
      !isWithin(path, folder) || (source.test(path) && pathsAbove(path).find((above) => folders.has(above)) === folder),
  };
}

/**
 * Reads the projects below the root of the build and the projects that these reach. One that cannot be read is the error,
 * where neither a solution nor another project names it, because it may be a test's own.
 */
function readProjects(
  roots: readonly string[],
  files: MsbuildFiles,
  solutions: readonly Solution[],
): ReadonlyMap<string, Project | BrokenManifest> {
  const projects = new Map<string, Project | BrokenManifest>();
  const inSolutions = (path: string) => solutions.filter((solution) => solution.projects.has(path));
  const waiting = roots.map((path) => ({ path, isNamed: inSolutions(path).length > 0 }));
  // The loop over an array also reaches elements that are added while it runs.
  for (const { path, isNamed } of waiting) {
    const known = projects.get(path);
    if (isNamed && known instanceof BrokenManifest) throw known;
    if (known !== undefined) continue;
    try {
      const project = readProject(
        path,
        files,
        inSolutions(path).map((solution) => directoryOf(solution.path)),
      );
      projects.set(path, project);
      for (const reference of project.references)
        for (const other of projectsMeant(reference, files)) waiting.push({ path: other, isNamed: true });
    } catch (error) {
      if (isNamed || !(error instanceof BrokenManifest)) throw error;
      projects.set(path, error);
    }
  }
  return projects;
}

/** The projects that a reference may mean. */
function projectsMeant({ path, isEnd }: Reference, files: MsbuildFiles): string[] {
  return path === undefined ? [] : files.matching(path, isEnd).filter((one) => projectFile.test(one));
}

/** What solutions say of a project. */
function factsOf(project: string, solutions: readonly Solution[]): Map<string, string> {
  const facts = new Map<string, string>();
  for (const { path, projects, rest } of solutions) {
    const says = projects.get(project);
    if (says === undefined) continue;
    facts.set(`what ${path} says of ${project}`, says);
    facts.set(`configurations of ${path}`, rest);
  }
  return facts;
}

/** The description of a template of `dotnet new` (https://learn.microsoft.com/dotnet/core/tools/custom-templates). */
const template = /^(.+)\/\.template\.config\/template\.json$/;

/** What projects are built from. */
class Uses {
  readonly externals = new Map<string, External>();
  readonly #settings = new Map<string, string[]>();
  readonly #templates: ReadonlySet<string>;

  constructor(
    readonly commit: Commit,
    readonly files: MsbuildFiles,
    readonly central: CentralPackages,
    readonly projects: readonly string[],
  ) {
    for (const path of files.paths) {
      const folder = configuredFolder(path);
      if (folder !== undefined) append(this.#settings, folder, path);
    }
    this.#templates = new Set([...commit.files.keys()].flatMap((path) => template.exec(path)?.[1] ?? []));
  }

  /** Settings that the tools of .NET find when they look in the folders above a project. */
  ofTools(project: string): TargetUse[] {
    return pathsAbove(project).flatMap((above) => (this.#settings.get(above) ?? []).map(placeUse));
  }

  of(project: Project): TargetUse[] {
    const { path, files, references, outside } = project;
    const imported = [...files].filter((file) => file !== path && !this.central.has(file));
    return [
      ...imported.map(placeUse),
      ...this.central.used(project),
      ...references.flatMap((reference) => this.#projects(reference)),
      ...this.#missing(project).flatMap(({ path: place }) => this.#template(project, place) ?? []),
      ...outside.flatMap((place) => this.#outside(place)),
    ];
  }

  /** Why nobody knows what a project is built from. */
  unknownOf(project: Project): string | undefined {
    const { path, unknown } = project;
    if (unknown !== undefined) return `only MSBuild knows what ${shortened(unknown, 100)} in ${path} is`;
    const missing = this.#missing(project).find((one) => this.#template(project, one.path) === undefined);
    return missing && `${path} refers to ${missing.written}, and nothing is there`;
  }

  #projects(reference: Reference): TargetUse[] {
    const { path } = reference;
    const isInSubmodule = path !== undefined && this.commit.submodules.some((one) => isWithin(path, one));
    return isInSubmodule ? [placeUse(path)] : projectsMeant(reference, this.files).map((id) => ({ id }));
  }

  /** References that surely need a project but find none, whichever of their possible values is right. */
  #missing({ references }: Project): Reference[] {
    const isThere = ({ path, isEnd }: Reference) =>
      path === undefined ||
      /[*?]/.test(path) ||
      this.files.matching(path, isEnd).length > 0 ||
      this.commit.submodules.some((submodule) => isWithin(path, submodule));
    const there = new Set(references.filter(isThere).map(({ written }) => written));
    return references.filter(({ isRequired, written }) => isRequired && !there.has(written));
  }

  /** `dotnet new` replaces words in the paths of a template, so a path where nothing is may be any project of the template. */
  #template({ path }: Project, place = ''): TargetUse | undefined {
    const around = pathsAbove(place).find((above) => this.#templates.has(above));
    if (around === undefined || !isWithin(path, around)) return undefined;
    const label = `the template ${around}`;
    const uses = () => this.projects.filter((one) => isWithin(one, around)).map((id) => ({ id }));
    getOrMake(this.externals, label, () => ({ label, content: '', uses: uses() }));
    return { id: label };
  }

  #outside({ path, isEnd, isFile }: Project['outside'][number]): TargetUse[] {
    const everything = isEnd ? undefined : /^([^*?]+)\/\*\*(?:\/\*(?:\.\*)?)?$/.exec(path)?.[1];
    const folder = everything ?? (isFile || isEnd ? undefined : path);
    if (folder !== undefined && this.files.places.find(folder) === 'directory')
      return [placeUse(this.files.places.written(folder))];
    const label = `${isEnd ? '…/' : ''}${path}`;
    const uses = () => this.files.matching(path, isEnd).map(placeUse);
    const { uses: found } = getOrMake(this.externals, label, () => ({ label, content: '', uses: uses() }));
    return found.length > 0 ? [{ id: label }] : [];
  }
}

const placeUse = (path: string) => ({ path, written: path, what: 'a file' });

/** What compilers of .NET read. */
const source = /\.(?:cs|fs|fsi|vb|resx|xaml|axaml|razor|cshtml)$/i;
const builtAtTop =
  /\.(cs|fs|fsi|fsx|vb|resx|xaml|axaml|razor|cshtml|json|config|xml|settings|txt|snk|ruleset|props|targets|\w+proj|ico|manifest|proto|sql|tt)$/i;

/** True for a file at the root of the build that MSBuild's default items may hold. */
function isBuiltAtRoot(path: string): boolean {
  return !path.startsWith('.') && (path.includes('/') || builtAtTop.test(path));
}

/** Folders at the root of the build that a project there is built from. */
function foldersAt(start: string, commit: Commit): string[] {
  const below = [...commit.files.keys()].filter((path) => isWithin(path, start));
  const first = below.map((path) => path.slice(start === '' ? 0 : start.length + 1).split('/'));
  const names = new Set(
    first.flatMap(([name = '', ...rest]) => (rest.length > 0 && !name.startsWith('.') ? name : [])),
  );
  return [...names].map((name) => inside(start, name));
}

const settings =
  /^(global\.json|nuget\.config|\.editorconfig|.*\.globalconfig|directory\.build\.rsp|msbuild\.rsp|directory\.solution\.(props|targets)|(before|after)\..*\.sln\.targets|dotnet-tools\.json|version\.json|gitversion\.yml|.*\.runsettings|testconfig\.json)$/;

/** The folder for which a file has settings of .NET's tools. */
function configuredFolder(path: string): string | undefined {
  const name = nameOf(path).toLowerCase();
  const folder = directoryOf(path);
  if (!settings.test(name)) return undefined;
  return name === 'dotnet-tools.json' && /(^|\/)\.config$/.test(folder) ? directoryOf(folder) : folder;
}
