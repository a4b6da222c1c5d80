import { BrokenManifest } from '../../tree/broken-manifest.js';
import { table, type TomlTable } from '../../tree/formats/toml.js';
import { inside } from '../../tree/paths.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { append } from '../../../../shared/src/append.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import { wordSet } from '../../../../shared/src/word-set.js';
import type { Commit } from '../commit.js';
import type { DeclaredTarget, External, Reader, Reading, Use } from '../reader.js';
import { furtherFiles, ownedByRoot, rootTests } from './files.js';
import { environment, lockedPackages, lockedPart, rootGroups } from './lockfile.js';
import { moduleFinder } from './modules.js';
import { manifestName, readProjects, type Project, type Projects } from './projects.js';
import { development, hasUnreadDependencies, type Part } from './requirements.js';

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

/** The key of all projects together. The name of a project has no space. */
const anyProject = 'any project, since the dependencies are computed';

async function readUv(commit: Commit, start: string): Promise<Reading | undefined> {
  const read = await readProjects(commit, start);
  if (read === undefined) return undefined;
  const { projects, root, isWorkspace, opaque, lock } = read;
  const manifest = inside(root.folder, manifestName);
  const lockfile = inside(root.folder, 'uv.lock');
  const paths = [...commit.files.keys()];
  const tests = rootTests(paths, read);
  const files = furtherFiles(read, paths, tests);
  const externals = lock ? lockedPackages(lock, lockfile, read) : withoutLockfile(read);
  const ids = [...projects.values()].map(({ name }) => ({ id: name }));
  externals.set(anyProject, { label: anyProject, content: '', uses: ids });
  const facts = settingsOfRoot(read);
  const targets = [...projects.values()].map((project): DeclaredTarget => {
    const { name, folder } = project;
    return {
      id: name,
      name,
      folder,
      manifest: inside(folder, manifestName),
      names: [name],
      uses: usesOf(project, read, externals),
      owns: files.get(folder) ?? [],
      facts,
      ...(folder === root.folder && { atRoot: { owns: ownedByRoot(paths, read) } }),
    };
  });
  const uses = [
    { id: rootGroups },
    { id: environment },
    ...root.requirements.flatMap((requirement) => read.usesOf(root, requirement)),
  ];
  for (const folder of tests) {
    targets.push({ id: folder, name: folder, folder, manifest, uses, owns: files.get(folder) ?? [], facts });
  }
  const findModule = await moduleFinder(read, commit, tests.size > 0 ? [root.folder] : []);
  return {
    targets,
    externals,
    opaque,
    describedBy: (path) => ((isWorkspace && path === lockfile) || path === manifest ? path : undefined),
    resolve: (file, module) => ({ paths: findModule(file, module) }),
  };
}

/** Without a lockfile, nobody knows who installs what an override of the root sends to a folder. */
function withoutLockfile(read: Projects): Map<string, External> {
  const ofRoot = { label: rootGroups, content: 'no uv.lock', uses: read.sourcesOfRoot() };
  return new Map([[rootGroups, ofRoot]]);
}

/** What a project is built from, by its manifest and by the lockfile. What a part of it needs is an external. */
function usesOf(project: Project, read: Projects, externals: Map<string, External>): DeclaredTarget['uses'] {
  const { name, isMember, pyproject } = project;
  const byPart = new Map<Part, Use[]>();
  for (const requirement of project.requirements) {
    for (const use of read.usesOf(project, requirement)) append(byPart, requirement.of, use);
  }
  const always = byPart.get('') ?? [];
  byPart.delete('');
  const parts = [...byPart].map(([part, uses]) => ({ label: `${name}${part}`, content: '', uses }));
  for (const part of parts) externals.set(part.label, part);
  const isLocked = isMember && externals.has(lockedPart(name, ''));
  const needed = [
    // Where the lockfile lags behind the manifests, uv would complete it, from which entries is not known here.
    ...(isMember ? [rootGroups, isLocked ? lockedPart(name, '') : environment] : []),
    ...(!isLocked && hasUnreadDependencies(pyproject) ? [anyProject] : []),
  ];
  const byTests = [...parts.map(({ label }) => label), lockedPart(name, development)];
  return [...always, ...needed.map((id) => ({ id })), ...byTests.map((id) => ({ id, byTests: true }))];
}

/** Settings that a project at the root is built from, and no other. */
const ofRootAlone = wordSet('hatch setuptools setuptools_scm poetry pdm flit uv-dynamic-versioning uv');
/** Settings of uv whose results are in the graph or in uv.lock. */
const resolved = wordSet(
  'workspace sources dev-dependencies resolution constraint-dependencies override-dependencies exclude-dependencies exclude-newer exclude-newer-package',
);

/** The settings of the root's pyproject.toml for all projects: settings of uv, and settings of tools, which search the folders above for them. */
function settingsOfRoot({ root }: Projects): Map<string, string> {
  const facts = new Map<string, string>();
  const add = (settings: TomlTable, prefix: string, except: ReadonlySet<string>) => {
    for (const [key, value] of Object.entries(settings)) {
      if (!except.has(key)) facts.set(`${prefix}.${key} of the root's pyproject.toml`, canonicalJson(value));
    }
  };
  const tools = table(root.pyproject.tool);
  add(tools, 'tool', ofRootAlone);
  add(table(tools.uv), 'tool.uv', resolved);
  return facts;
}
