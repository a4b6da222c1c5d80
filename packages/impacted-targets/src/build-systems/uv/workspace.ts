import type { PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import type { Tree } from '../../tree/tree.js';
import { isTable, strings, table, tables, text, type TomlTable } from '../../tree/formats/toml.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import { submodulesOf } from '../../tree/submodules.js';
import { memberMatcher, membersOf, TomlManifests } from '../../tree/formats/toml-manifests.js';
import { normalizeName, projectName, requirementsOf, tool, type Requirement } from './requirements.js';
import { Unanswerable, leadsNowhere } from '../../tree/unanswerable.js';

/** A project whose source is in the repository. */
export interface Project {
  /** Target name: the project's normalized name, or its directory where it has no name. */
  readonly name: string;
  /** Directory from the root of the repository. */
  readonly directory: string;
  readonly pyproject: TomlTable;
  readonly requirements: readonly Requirement[];
}

/** The places to which a requirement may lead. */
interface Places {
  /** Directories of projects. */
  readonly projects: readonly string[];
  readonly others: readonly string[];
  /** Why a path of the requirement leads to nothing. */
  readonly lost?: string;
}

/** The projects of one commit. */
export interface Projects {
  /** Directory of the workspace's root, which holds uv.lock. The root of the build where there is no workspace. */
  readonly directory: string;
  /** The pyproject.toml in that directory. Empty when there is none. */
  readonly root: TomlTable;
  readonly isWorkspace: boolean;
  /** By directory. */
  readonly projects: ReadonlyMap<string, Project>;
  /** Submodules that hold members. The names of these members are not in the repository. */
  readonly opaque: ReadonlySet<string>;
  /** The places to which a project's requirement may lead: directories of projects, and others of the repository. */
  placesOf(project: Project, requirement: Requirement): Places;
}

const pyprojectName = 'pyproject.toml';

/**
 * Finds the projects of a commit: the members of uv's workspace and the projects that they reach by a path. Without a
 * workspace, every project below the root of the build and the projects that these reach.
 * Rules: https://docs.astral.sh/uv/concepts/projects/workspaces/
 * @param start root of the build, from the root of the repository
 * @returns undefined when there is no pyproject.toml at all
 * @throws BrokenManifest
 */
export async function readProjects(tree: Tree, start: string): Promise<Projects | undefined> {
  const entries = await tree.entries();
  const files = new Set(entries.map(({ path }) => path));
  const pyprojects = await TomlManifests.of(tree, pyprojectName);
  const all = pyprojects.directories();
  if (!all.some((directory) => isWithin(directory, start))) return undefined;
  const directory = workspaceDirectory(pyprojects, start);
  const root = pyprojects.has(directory) ? pyprojects.get(directory) : {};
  const workspace = table(tool(root, 'uv').workspace);
  const isWorkspace = isTable(table(table(root.tool).uv).workspace);
  const submodules = await submodulesOf(tree);
  const { members, opaque } = isWorkspace
    ? membersOf(
        pyprojects,
        directory,
        'tool.uv.workspace.members',
        strings(workspace.members),
        matcherOf(directory, workspace.exclude),
        submodules,
      )
    : { members: all.filter((place) => isProject(pyprojects, place, start)), opaque: new Set<string>() };

  const projects = new Map<string, Project>();
  const directories = new Set(entries.flatMap(({ path }) => pathsAbove(path)));
  const sourcesOf = ({ pyproject }: Project, name: string) => {
    const own = table(tool(pyproject, 'uv').sources);
    const shared = isWorkspace ? table(tool(root, 'uv').sources) : {};
    const [from, written] =
      entryOf(own, name) !== undefined ? ['own', entryOf(own, name)] : ['root', entryOf(shared, name)];
    return { from, sources: [...tables([written ?? false]), ...tables(written)] };
  };
  const placesOf: Projects['placesOf'] = (project, requirement) => {
    const places: string[] = requirement.path === undefined ? [] : [requirement.path];
    let lost: Unanswerable | undefined;
    const file = inside(project.directory, pyprojectName);
    if (requirement.written !== undefined && requirement.path === undefined) {
      lost = leadsNowhere(file, requirement.written, requirement.name ?? 'a requirement');
    }
    if (requirement.name !== undefined) {
      const { from, sources } = sourcesOf(project, requirement.name);
      for (const { path } of sources) {
        const written = text(path);
        const place = written && resolvePath(from === 'own' ? project.directory : directory, written);
        if (written === undefined) continue;
        if (place === undefined) lost = leadsNowhere(file, written, requirement.name);
        else places.push(place);
      }
    }
    const others: string[] = [];
    for (const place of places) {
      if (pyprojects.has(place) || submodules.some((submodule) => isWithin(place, submodule))) continue;
      if (!files.has(place) && !directories.has(place)) {
        lost = leadsNowhere(file, place, requirement.name ?? 'a requirement');
        continue;
      }
      others.push(place);
    }
    others.push(...places.filter((place) => submodules.some((submodule) => isWithin(place, submodule))));
    const projects = places.filter((place) => pyprojects.has(place));
    return { projects, others, ...(lost && { lost: lost.message }) };
  };

  const visit = (place: string) => {
    if (projects.has(place) || !pyprojects.has(place)) return;
    const pyproject = pyprojects.get(place);
    const requirements = requirementsOf(pyproject, place);
    const project = { name: projectName(pyproject) ?? (place || '.'), directory: place, pyproject, requirements };
    projects.set(place, project);
    for (const requirement of requirements) for (const found of placesOf(project, requirement).projects) visit(found);
  };
  // A root without a name is not a package. Its settings count for all projects.
  if (projectName(root) !== undefined && isWithin(directory, start)) visit(directory);
  for (const place of members) if (place !== directory) visit(place);
  if (isWorkspace && projectName(root) !== undefined) visit(directory);
  return { directory, root, isWorkspace, projects, opaque, placesOf };
}

/**
 * Whether uv should be asked: for a workspace, or several projects. A single project is only one target. That adds
 * nothing to the targets of another build system whose settings happen to be in a pyproject.toml.
 */
export async function hasSeveralProjects(tree: Tree, root: string): Promise<boolean> {
  try {
    const found = await readProjects(tree, root);
    return found !== undefined && (found.isWorkspace || found.projects.size > 1);
  } catch (error) {
    // The error is reported when uv is asked.
    if (error instanceof BrokenManifest || error instanceof Unanswerable) return true;
    throw error;
  }
}

/**
 * Whether a directory without a workspace holds a project, and not only settings of tools. A pyproject.toml that cannot
 * be read is not a project where another project is around it: a test's own file, for example.
 */
function isProject(pyprojects: TomlManifests, place: string, start: string): boolean {
  if (!isWithin(place, start)) return false;
  try {
    const pyproject = pyprojects.get(place);
    return projectName(pyproject) !== undefined || isTable(pyproject['build-system']) || isTable(pyproject.project);
  } catch (error) {
    const around = pathsAbove(place).some((above) => above !== start && pyprojects.has(above));
    if (error instanceof BrokenManifest && around) return false;
    throw error;
  }
}

/** The value of a key, in any spelling of its name. */
function entryOf(entries: TomlTable, name: string): TomlTable[string] | undefined {
  return Object.entries(entries).find(([key]) => normalizeName(key) === name)?.[1];
}

/** The directory of a directory's workspace: itself, or a directory above that has it as a member. */
function workspaceDirectory(pyprojects: TomlManifests, start: string): string {
  for (const above of [start, ...pathsAbove(start)]) {
    if (!pyprojects.has(above)) continue;
    const workspace = tool(pyprojects.get(above), 'uv').workspace;
    if (!isTable(workspace)) continue;
    if (above === start || isListed(start, above, workspace)) return above;
  }
  return start;
}

function isListed(place: string, directory: string, workspace: TomlTable): boolean {
  return matcherOf(directory, workspace.members)(place) && !matcherOf(directory, workspace.exclude)(place);
}

/** Matches directories against any of the patterns. */
function matcherOf(directory: string, patterns: TomlTable[string] | undefined): PathMatcher {
  const matchers = strings(patterns).flatMap((pattern) => {
    const path = resolvePath(directory, pattern);
    return path === undefined ? [] : [memberMatcher(path)];
  });
  return (place) => matchers.some((matches) => matches(place));
}
