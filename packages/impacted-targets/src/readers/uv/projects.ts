import type { PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { memberMatcher, membersOf, TomlManifests } from '../../tree/formats/toml-manifests.js';
import { isTable, parseToml, strings, table, tables, text, type TomlTable } from '../../tree/formats/toml.js';
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
  /** The entries of `[tool.uv.sources]` by the normalized names of packages. */
  readonly sources: ReadonlyMap<string, readonly TomlTable[]>;
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
      this.#names.set(project.name, isMember || this.#names.get(project.name) === true);
      for (const requirement of project.requirements) {
        for (const { path } of this.#placesOf(project, requirement)) if (path !== undefined) waiting.push(path);
      }
    }
  }

  /** The name of the member that an entry of uv.lock stands for: in its folder, or moved from there. */
  memberAt(folder: string, name: string): string | undefined {
    return this.projects.get(folder)?.name ?? (this.#names.get(name) === true ? name : undefined);
  }

  /** What a requirement of a project leads to: places, and projects with the extras that are asked for. */
  usesOf(project: Project, requirement: Requirement): Use[] {
    const { name, parts } = requirement;
    const places = this.#placesOf(project, requirement);
    const { sources } = this.#sourcesOf(project, name);
    // A source on a server, or of an index, is no project of the repository.
    const isByName = sources.length === 0 || sources.some(({ workspace }) => workspace === true);
    const isMember = this.#names.get(name ?? '');
    const ids = places.flatMap(({ path }) => this.projects.get(path ?? '\0')?.name ?? []);
    // A member means no project beside the workspace.
    if (isByName && name !== undefined && isMember !== undefined && (isMember || !project.isMember)) ids.push(name);
    return [...places, ...ids.flatMap((id) => parts.map((part) => ({ id: `${id}${part}` })))];
  }

  #placesOf(project: Project, { name, path }: Requirement): PlaceUse[] {
    const what = name ?? 'a requirement';
    const place = (from: string, written: string): PlaceUse => ({ path: resolvePath(from, written), written, what });
    const { sources, folder } = this.#sourcesOf(project, name);
    const written = sources.flatMap((source) => text(source.path) ?? []);
    return [...(path === undefined ? [] : [place(project.folder, path)]), ...written.map((one) => place(folder, one))];
  }

  /** The places in the root's `[tool.uv.sources]`. */
  sourcesOfRoot(): PlaceUse[] {
    const { root } = this;
    const names = [...root.sources.keys()];
    return names.flatMap((name) => this.#placesOf(root, { name, parts: [], path: undefined, of: '' }));
  }

  /** Where a project says that a package comes from, else the root of its workspace. */
  #sourcesOf({ sources, folder, isMember }: Project, name = ''): { sources: readonly TomlTable[]; folder: string } {
    const own = sources.get(name);
    if (own !== undefined || !isMember) return { sources: own ?? [], folder };
    return { sources: this.root.sources.get(name) ?? [], folder: this.root.folder };
  }
}

function projectOf(pyproject: TomlTable, folder: string, isMember: boolean): Project {
  const sources = Object.entries(table(tool(pyproject, 'uv').sources)).map(
    ([name, written]) => [normalizeName(name), [...tables([written]), ...tables(written)]] as const,
  );
  return {
    name: projectName(pyproject) ?? (folder || '.'),
    folder,
    pyproject,
    requirements: requirementsOf(pyproject),
    sources: new Map(sources),
    isMember,
  };
}

/**
 * Finds the projects of a commit: the members of uv's workspace with what they reach by a path, and the projects beside it below the root of
 * the build. Without a workspace, all projects below that root. Rules: https://docs.astral.sh/uv/concepts/projects/workspaces/
 * @param start root of the build
 * @returns undefined where there is no pyproject.toml
 * @throws BrokenManifest, Unanswerable
 */
export async function readProjects(commit: Commit, start: string): Promise<Projects | undefined> {
  const manifests = await TomlManifests.of(commit.tree, manifestName);
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
  const inLockfile = tables(lock?.package).map((entry) => folderOf(entry, folder) ?? folder);
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
  for (const above of [start, ...pathsAbove(start)]) {
    if (!manifests.has(above)) continue;
    const { workspace } = tool(manifests.get(above), 'uv');
    if (!isTable(workspace)) continue;
    const isMember = matcherOf(above, workspace.members)(start) && !matcherOf(above, workspace.exclude)(start);
    if (above === start || isMember) return above;
  }
  return start;
}

/** The folder that is the source of an entry of uv.lock, from the root of the repository. */
export function folderOf(entry: TomlTable, folder: string): string | undefined {
  const source = table(entry.source);
  const written = text(source.editable) ?? text(source.virtual) ?? text(source.directory);
  return written === undefined ? undefined : resolvePath(folder, written);
}

/** The project's name. Undefined for a pyproject.toml without one, and for the placeholder of a template. */
function projectName(pyproject: TomlTable): string | undefined {
  const name = text(table(pyproject.project).name) ?? text(tool(pyproject, 'poetry').name);
  return name !== undefined && /^[a-z\d](?:[\w.-]*[a-z\d])?$/i.test(name) ? normalizeName(name) : undefined;
}

/** Matches folders against any of the patterns. */
function matcherOf(folder: string, patterns: TomlTable[string] | undefined): PathMatcher {
  const matchers = strings(patterns).flatMap((pattern) => {
    const path = resolvePath(folder, pattern);
    return path === undefined ? [] : [memberMatcher(path)];
  });
  return (place) => matchers.some((matches) => matches(place));
}
