import { BrokenManifest } from '../../tree/broken-manifest.js';
import { memberMatcher, membersOf, TomlManifests } from '../toml-manifests.js';
import {
  isTable,
  parseToml,
  strings,
  table,
  tables,
  text,
  type TomlTable,
  type TomlValue,
} from '../../tree/formats/toml.js';
import { inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import type { Commit } from '../commit.js';
import type { PlaceUse, Use } from '../reader.js';
import { normalizeName, requirementsOf, tool, type Requirement } from './requirements.js';

export const manifestName = 'pyproject.toml';

/** A project whose source is in the repository. */
export interface Project {
  /** Name of the target: the project's normalized name, or its folder where it has no name. */
  readonly name: string;
  readonly folder: string;
  readonly pyproject: TomlTable;
  readonly requirements: readonly Requirement[];
  /** Paths in `[tool.uv.sources]`, by the normalized names of packages. */
  readonly sources: ReadonlyMap<string, readonly PlaceUse[]>;
  /** True for a member of the workspace, and for what members reach by a path: they share one environment. */
  readonly isMember: boolean;
}

/** The projects of one commit. */
export class Projects {
  /** By their folders. */
  readonly projects = new Map<string, Project>();
  /** Names of projects, each with whether it is one of the workspace. */
  readonly #names = new Map<string, boolean>();

  constructor(
    /** The root of the workspace, or of the build where there is no workspace. It is a target only where it has a name. */
    readonly root: Project,
    readonly isWorkspace: boolean,
    readonly lock: TomlTable | undefined,
    /** Submodules that hold members. */
    readonly opaque: ReadonlySet<string>,
    readonly manifests: TomlManifests,
  ) {}

  /** Adds a project, and those that it reaches by a path. */
  add(folder: string, isMember: boolean): void {
    const waiting = [folder];
    // The loop over an array also reaches elements that are added while it runs.
    for (const place of waiting) {
      if (this.projects.has(place) || !this.manifests.has(place)) continue;
      const project = projectOf(this.manifests.get(place), place, isMember);
      this.projects.set(place, project);
      this.#names.set(project.name, isMember || this.isMember(project.name));
      const reached = project.requirements.flatMap((requirement) => this.#placesOf(project, requirement));
      for (const { path } of reached) if (path !== undefined) waiting.push(path);
    }
  }

  /** True for the name of a member of the workspace. */
  isMember(name: string): boolean {
    return this.#names.get(name) === true;
  }

  /** What a requirement of a project leads to: places, and projects with the extras that are asked for. */
  usesOf(project: Project, requirement: Requirement): Use[] {
    const { name, parts } = requirement;
    const places = this.#placesOf(project, requirement);
    const ids = places.flatMap(({ path }) => this.projects.get(path ?? '\0')?.name ?? []);
    // A member means no project beside the workspace.
    if (this.isMember(name) || (this.#names.has(name) && !project.isMember)) ids.push(name);
    return [...places, ...ids.flatMap((id) => parts.map((part) => ({ id: `${id}${part}` })))];
  }

  /** Where a requirement says that a package comes from, and its project, or else the root of the workspace. */
  #placesOf({ folder, sources, isMember }: Project, { name, path }: Requirement): PlaceUse[] {
    const ofSources = sources.get(name) ?? (isMember ? this.root.sources.get(name) : undefined) ?? [];
    return [...placesAt(folder, path, name || 'a requirement'), ...ofSources];
  }
}

/** The place of a path that a file of a folder writes. None where nothing is written. */
export function placesAt(folder: string, written: TomlValue | undefined, what: string): PlaceUse[] {
  return typeof written === 'string' ? [{ path: resolvePath(folder, written), written, what }] : [];
}

/** Where an entry of uv.lock is installed from, if that is in the repository. */
export function placesOf({ source, name }: TomlTable, folder: string): PlaceUse[] {
  const { path, directory, editable, virtual } = table(source);
  return [path, directory, editable, virtual].flatMap((written) => placesAt(folder, written, text(name) ?? ''));
}

function projectOf(pyproject: TomlTable, folder: string, isMember: boolean): Project {
  const sources = Object.entries(table(tool(pyproject, 'uv').sources)).map(([name, written]) => {
    const all = [...tables([written]), ...tables(written)];
    return [normalizeName(name), all.flatMap(({ path }) => placesAt(folder, path, name))] as const;
  });
  const name = projectName(pyproject) ?? (folder || '.');
  return { name, folder, pyproject, requirements: requirementsOf(pyproject), sources: new Map(sources), isMember };
}

/**
 * Finds the projects of a commit: the members of uv's workspace with what they reach by a path, and the projects beside it below the root of
 * the build. Without a workspace, all projects below that root. Rules: https://docs.astral.sh/uv/concepts/projects/workspaces/
 * @param start root of the build
 * @returns undefined where there is no pyproject.toml
 * @throws BrokenManifest, Unanswerable
 */
export async function readProjects(commit: Commit, start: string): Promise<Projects | undefined> {
  const manifests = await TomlManifests.of(commit, manifestName);
  const all = manifests.directories().filter((place) => isWithin(place, start));
  if (all.length === 0) return undefined;
  const folder = workspaceFolder(manifests, start);
  const pyproject = manifests.has(folder) ? manifests.get(folder) : {};
  const { workspace } = tool(pyproject, 'uv');
  const isWorkspace = isTable(workspace);
  const root = projectOf(pyproject, folder, isWorkspace);
  const isExcluded = matcherOf(folder, table(workspace).exclude);
  const patterns = strings(table(workspace).members);
  const key = 'tool.uv.workspace.members';
  const { members, opaque } = membersOf(manifests, folder, key, patterns, isExcluded, commit.submodules);
  const lock = isWorkspace
    ? await commit.document('toml', inside(folder, 'uv.lock'), (content, path) => parseToml(path, content))
    : undefined;
  const projects = new Projects(root, isWorkspace, lock, opaque, manifests);
  // A root without a name is not a package. Its settings count for all projects.
  if (isWorkspace && projectName(pyproject) !== undefined) projects.add(folder, true);
  // An override may lead to a folder that no member names.
  const inLockfile = tables(lock?.package).flatMap((entry) => placesOf(entry, folder).map(({ path = folder }) => path));
  for (const place of [...members, ...inLockfile]) if (place !== folder) projects.add(place, true);
  for (const place of all) if (isProject(manifests, place, start, isWorkspace)) projects.add(place, false);
  return projects;
}

/**
 * Whether a folder that is no member holds a project, and not only settings of tools. A pyproject.toml that cannot be read is not a project
 * where a workspace or another project is around it: a test's own file, for example.
 */
function isProject(manifests: TomlManifests, place: string, start: string, isWorkspace: boolean): boolean {
  try {
    const pyproject = manifests.get(place);
    if (projectName(pyproject) !== undefined) return true;
    return !isWorkspace && (isTable(pyproject['build-system']) || isTable(pyproject.project));
  } catch (error) {
    const around = isWorkspace || pathsAbove(place).some((above) => above !== start && manifests.has(above));
    if (error instanceof BrokenManifest && around) return false;
    throw error;
  }
}

/** The folder of a folder's workspace: itself, or a folder above that has it as a member. */
function workspaceFolder(manifests: TomlManifests, start: string): string {
  const isAround = (above: string) => {
    const { workspace } = manifests.has(above) ? tool(manifests.get(above), 'uv') : {};
    if (!isTable(workspace) || above === start) return isTable(workspace);
    return matcherOf(above, workspace.members)(start) && !matcherOf(above, workspace.exclude)(start);
  };
  return [start, ...pathsAbove(start)].find(isAround) ?? start;
}

/** The project's name. Undefined for a pyproject.toml without one, and for the placeholder of a template. */
function projectName(pyproject: TomlTable): string | undefined {
  const name = text(table(pyproject.project).name) ?? text(tool(pyproject, 'poetry').name);
  return name !== undefined && /^[a-z\d](?:[\w.-]*[a-z\d])?$/i.test(name) ? normalizeName(name) : undefined;
}

/** Matches folders against any of the patterns. */
function matcherOf(folder: string, patterns: TomlValue | undefined) {
  const paths = strings(patterns).flatMap((pattern) => resolvePath(folder, pattern) ?? []);
  const matchers = paths.map(memberMatcher);
  return (place: string) => matchers.some((matches) => matches(place));
}
