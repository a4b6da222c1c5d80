import { BrokenManifest } from '../../tree/broken-manifest.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import type { Commit } from '../commit.js';
import type { DeclaredTarget, External, Reader, Reading, TargetUse } from '../reader.js';
import { isMsbuildFile, MsbuildFiles, projectFile } from './msbuild-files.js';
import { centralPackages } from './packages.js';
import { namesProject, readProject, type Project, type Reference } from './project.js';
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
  const central = centralPackages(files, imported);
  const understood = new Set([...solutions.map(({ path }) => path), ...imported.filter((path) => central.has(path))]);
  const tools = settingsIn(files);
  const externals = new Map<string, External>();
  const targets = [...projects].map(([path, project]): DeclaredTarget => {
    const folder = directoryOf(path);
    const read = project instanceof BrokenManifest ? undefined : project;
    const unknown = project instanceof BrokenManifest ? project.message : project.unknown;
    const imports = [...(read?.files ?? [])].filter((file) => file !== path && !central.has(file));
    const settingsAbove = pathsAbove(path).flatMap((above) => tools.get(above) ?? []);
    const owns = (below: string) => isBuiltAtRoot(below) && !understood.has(inside(start, below));
    return {
      ...{ id: path, name: path, folder, manifest: path },
      uses: [...[...settingsAbove, ...imports].map(placeUse), ...(read ? usesOf(read, files, externals) : [])],
      // The default items of MSBuild include what is in the folders of other projects inside.
      owns: folder === start ? foldersAt(start, commit) : [folder],
      facts: new Map([...factsOf(path, solutions), ...(read ? central.factsOf(read) : [])]),
      ...(folder === start && { atRoot: { owns } }),
      ...(unknown !== undefined && { unknown }),
    };
  });
  const folders = new Set([...projects.keys()].map(directoryOf));
  return {
    targets,
    externals,
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
  const waiting = roots.map((path) => ({ path, isNamed: solutions.some(({ says }) => says.has(path)) }));
  // The loop over an array also reaches elements that are added while it runs.
  for (const { path, isNamed } of waiting) {
    const known = projects.get(path);
    if (isNamed && known instanceof BrokenManifest) throw known;
    if (known !== undefined) continue;
    try {
      const project = readProject(path, files);
      projects.set(path, project);
      for (const other of project.references.flatMap((reference) => projectsMeant(reference, files)))
        waiting.push({ path: other, isNamed: true });
    } catch (error) {
      if (isNamed || !(error instanceof BrokenManifest)) throw error;
      projects.set(path, error);
    }
  }
  return projects;
}

/** The projects that a reference may mean. */
function projectsMeant({ path, isEnd }: Reference, files: MsbuildFiles): readonly string[] {
  return namesProject(path) ? files.matching(path, isEnd).filter((one) => projectFile.test(one)) : [];
}

/** What solutions say of a project. */
function factsOf(project: string, solutions: readonly Solution[]): [string, string][] {
  const about = solutions.filter(({ says }) => says.has(project));
  return about.flatMap(({ path, says }): [string, string][] => [
    [`what ${path} says of ${project}`, says.get(project)?.join('\n') ?? ''],
    [`configurations of ${path}`, says.get('')?.join('\n') ?? ''],
  ]);
}

/**
 * What a project refers to.
 * @param externals to which the files of patterns are added, since many projects may use them
 */
function usesOf(project: Project, files: MsbuildFiles, externals: Map<string, External>): TargetUse[] {
  return project.references.flatMap((reference): TargetUse[] => {
    const { path, isEnd, isFile } = reference;
    if (files.isInSubmodule(path)) return [placeUse(path)];
    if (namesProject(path)) return projectsMeant(reference, files).map((id) => ({ id }));
    if (!isFile && !isEnd && files.places.find(path) === 'directory') return [placeUse(files.places.written(path))];
    const label = `${isEnd ? '…/' : ''}${path}`;
    const uses = () => files.matching(path, isEnd).map(placeUse);
    const { uses: found } = getOrMake(externals, label, () => ({ label, content: '', uses: uses() }));
    return found.length > 0 ? [{ id: label }] : [];
  });
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
  const folder = /^[^./][^/]*(?=\/)/;
  const names = new Set(below.flatMap((path) => folder.exec(path.slice(start === '' ? 0 : start.length + 1)) ?? []));
  return [...names].map((name) => inside(start, name));
}

const settings =
  /^(global\.json|nuget\.config|\.editorconfig|.*\.globalconfig|directory\.build\.rsp|msbuild\.rsp|directory\.solution\.(props|targets)|(before|after)\..*\.sln\.targets|dotnet-tools\.json|version\.json|gitversion\.yml|.*\.runsettings|testconfig\.json)$/;

/** Settings that the tools of .NET find when they look in the folders above a project, by these folders. */
function settingsIn({ paths }: MsbuildFiles): ReadonlyMap<string, readonly string[]> {
  const byFolder = new Map<string, string[]>();
  for (const path of paths.filter((one) => settings.test(nameOf(one).toLowerCase())))
    append(byFolder, directoryOf(path.replace(/(?<=^|\/)\.config\/(?=dotnet-tools\.json$)/i, '')), path);
  return byFolder;
}
