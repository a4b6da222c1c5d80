import { BrokenManifest } from '../../tree/broken-manifest.js';
import { table, type TomlTable } from '../../tree/formats/toml.js';
import { inside } from '../../tree/paths.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { append } from '../../../../shared/src/append.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { Commit } from '../commit.js';
import type { DeclaredTarget, External, Reader, Reading } from '../reader.js';
import { furtherFiles, ownedByRoot, rootTests } from './files.js';
import { lockedPackages, type BuiltPart, type Locked } from './lockfile.js';
import { Modules } from './modules.js';
import { manifestName, readProjects, type Project, type Projects } from './projects.js';
import { hasUnreadDependencies, type Part } from './requirements.js';

/** uv workspaces, and Python projects that depend on each other by path. uv and Python themselves are not needed. */
export const uv: Reader = { name: 'uv', read: readUv, isUsed: hasSeveralProjects };

/** A single project is one target, which adds nothing to those of another build system whose settings are in its pyproject.toml. */
async function hasSeveralProjects(commit: Commit, root: string): Promise<boolean> {
  try {
    const found = await readProjects(commit, root);
    return found !== undefined && (found.isWorkspace || found.projects.size > 1);
  } catch (error) {
    // The error is reported when uv is asked.
    if (error instanceof BrokenManifest || error instanceof Unanswerable) return true;
    throw error;
  }
}

// Keys of what is no package. The name of a project has no space.
const rootGroups = 'the dependency groups of the root';
const environment = 'the packages of uv.lock';
const anyProject = 'any project, since the dependencies are computed';

async function readUv(commit: Commit, start: string): Promise<Reading | undefined> {
  const read = await readProjects(commit, start);
  if (read === undefined) return undefined;
  const { projects, root, isWorkspace, opaque } = read;
  const lockfile = inside(root.folder, 'uv.lock');
  const locked = read.lock && lockedPackages(read.lock, lockfile, read);
  const paths = [...commit.files.keys()];
  const tests = rootTests(paths, read);
  const files = furtherFiles(read, paths, tests);
  const modules = await Modules.of(read, commit);
  const settings = settingsOfRoot(read);
  const externals = new Map([...(locked?.externals ?? []), ...groups(read, locked)]);
  const targets = [...projects.values()].map((project): DeclaredTarget => {
    const { name, folder } = project;
    const parts = partsOf(project, read, locked);
    const { uses = [], content = '' } = parts.get('') ?? {};
    parts.delete('');
    for (const [part, built] of parts) {
      const id = `${name}${part}`;
      externals.set(id, { label: id, content: built.content, uses: [{ id: name }, ...built.uses] });
    }
    return {
      id: name,
      name,
      folder,
      manifest: inside(folder, manifestName),
      names: [name],
      uses: [...uses, ...[...parts.keys()].map((part) => ({ id: `${name}${part}`, byTests: true }))],
      owns: files.get(folder) ?? [],
      facts: new Map([...settings, ...lockFacts(project, content, locked)]),
      ...(folder === root.folder && { atRoot: { owns: ownedByRoot(paths, read) } }),
    };
  });
  const ofRoot = root.requirements.flatMap((requirement) => read.usesOf(root, requirement));
  for (const folder of tests) {
    const uses = [{ id: environment }, ...ofRoot];
    const manifest = inside(root.folder, manifestName);
    const owns = files.get(folder) ?? [];
    const facts = new Map([...settings, ...(locked?.facts ?? [])]);
    targets.push({ id: folder, name: folder, folder, manifest, uses, owns, facts });
  }
  return {
    targets,
    externals,
    opaque,
    describedBy: (path) =>
      (isWorkspace && path === lockfile) || path === inside(root.folder, manifestName) ? path : undefined,
    resolve: (file, module) => ({ paths: modules.files(file, module, tests) }),
  };
}

/** What many projects use together. */
function groups(read: Projects, locked: Locked | undefined): Map<string, External> {
  const group = (label: string, ids: readonly string[]) =>
    [label, { label, content: '', uses: ids.map((id) => ({ id })) }] as const;
  const names = [...read.projects.values()].map(({ name }) => name);
  const packages = [...(locked?.externals.keys() ?? [])];
  return new Map<string, External>([
    // Without a lockfile, nobody knows who installs what an override of the root sends to a folder.
    [rootGroups, locked?.rootGroups ?? { label: rootGroups, content: '', uses: read.sourcesOfRoot() }],
    group(environment, [rootGroups, ...packages]),
    group(anyProject, names),
  ]);
}

/** What the parts of a project are built from: by its manifest, and by the lockfile, which also holds dependencies that its build computes. */
function partsOf(project: Project, read: Projects, locked: Locked | undefined): Map<Part, Omit<BuiltPart, 'part'>> {
  const { name, requirements, isMember, pyproject } = project;
  const inLockfile = isMember ? locked?.projects.get(name) : undefined;
  const ofAll = [
    ...(isMember ? [{ id: rootGroups }] : []),
    ...(inLockfile === undefined && hasUnreadDependencies(pyproject) ? [{ id: anyProject }] : []),
  ];
  const byPart = new Map<Part, BuiltPart[]>([['', [{ part: '', uses: ofAll, content: '' }]]]);
  for (const requirement of requirements) {
    append(byPart, requirement.of, { part: requirement.of, uses: read.usesOf(project, requirement), content: '' });
  }
  for (const one of inLockfile ?? []) append(byPart, one.part, one);
  const joined = [...byPart].map(([part, built]) => {
    const content = built.map((one) => one.content).join('');
    return [part, { uses: built.flatMap(({ uses }) => uses), content }] as const;
  });
  return new Map(joined);
}

/**
 * The settings of the root's pyproject.toml for all projects: settings of uv, and settings of tools, which search the folders above for them.
 * A project at the root is built from the other settings, and uv.lock has the results of those that it records.
 */
function settingsOfRoot({ root, isWorkspace, lock }: Projects): Map<string, string> {
  const builders = ['hatch', 'setuptools', 'setuptools_scm', 'poetry', 'pdm', 'flit', 'uv-dynamic-versioning'];
  const resolved = ['constraint-dependencies', 'override-dependencies', 'exclude-dependencies', 'exclude-newer'];
  const elsewhere = [...resolved, 'exclude-newer-package', 'workspace', 'sources', 'dev-dependencies', 'resolution'];
  const facts = new Map<string, string>();
  const add = (tables: TomlTable, prefix: string, except: readonly string[]) => {
    for (const [key, value] of Object.entries(tables)) {
      if (!except.includes(key)) facts.set(`${prefix}.${key} of the root's pyproject.toml`, canonicalJson(value));
    }
  };
  const tools = table(root.pyproject.tool);
  add(tools, 'tool', [...builders, 'uv']);
  add(table(tools.uv), 'tool.uv', elsewhere);
  if (isWorkspace) facts.set('uv.lock', lock === undefined ? 'missing' : 'there');
  return facts;
}

/** What the lockfile says of a project, where that is no edge. @param content its dependencies with their markers */
function lockFacts({ name, isMember }: Project, content: string, locked: Locked | undefined): Map<string, string> {
  if (!isMember || locked === undefined) return new Map();
  // The lockfile lags behind the manifests. uv would complete it, but from which entries is not known here.
  if (!locked.projects.has(name)) return new Map([[`uv.lock (which lacks ${name})`, locked.content()]]);
  return new Map([...locked.facts, [`the dependencies of ${name} in uv.lock`, content]]);
}
