import { BrokenManifest } from '../../tree/broken-manifest.js';
import { table } from '../../tree/formats/toml.js';
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
import { development, hasUnreadDependencies } from './requirements.js';

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
  const externals = lock ? lockedPackages(lock, lockfile, read) : new Map<string, External>();
  // Without a lockfile, nobody knows who installs what an override of the root sends to a folder.
  const overrides = [...root.sources.values()].flat();
  if (!lock) externals.set(rootGroups, { label: rootGroups, content: '', uses: overrides });
  const ids = [...projects.values()].map(({ name }) => ({ id: name }));
  externals.set(anyProject, { label: anyProject, content: '', uses: ids });
  const paths = new Set(commit.files.keys());
  const tests = rootTests(paths, read);
  // Such tests are like a member that the lockfile does not know: all that the root installs is theirs.
  for (const folder of tests) projects.set(folder, { ...root, name: folder, folder, pyproject: {}, isMember: true });
  const findModule = await moduleFinder(read, commit, tests.size > 0 ? [root.folder] : []);
  return {
    targets: targetsOf(read, paths, externals),
    externals,
    opaque,
    describedBy: (path) => ((isWorkspace && path === lockfile) || path === manifest ? path : undefined),
    resolve: (file, module) => ({ paths: findModule(file, module) }),
  };
}

/** @param externals gets the parts of projects */
function targetsOf(read: Projects, paths: ReadonlySet<string>, externals: Map<string, External>): DeclaredTarget[] {
  const { projects, manifests, root } = read;
  const facts = settingsOfRoot(read);
  const files = furtherFiles(read, paths);
  return [...projects.values()].map((project) => {
    const { name, folder } = project;
    const hasManifest = manifests.has(folder);
    return {
      id: name,
      name,
      folder,
      manifest: inside(hasManifest ? folder : root.folder, manifestName),
      names: hasManifest ? [name] : [],
      uses: usesOf(project, read, externals),
      owns: files.get(folder) ?? [],
      facts,
      ...(folder === root.folder && { atRoot: { owns: ownedByRoot(paths, read) } }),
    };
  });
}

/** What a project is built from, by its manifest and by the lockfile. What a part of it needs is an external. */
function usesOf(project: Project, read: Projects, externals: Map<string, External>): DeclaredTarget['uses'] {
  const { name, isMember, pyproject } = project;
  const byPart = new Map<string, Use[]>();
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
const ofRootAlone = wordSet('hatch setuptools setuptools_scm poetry pdm flit uv-dynamic-versioning');
/** Settings of uv whose results are in the graph or in uv.lock. */
const resolved = wordSet(
  'workspace sources dev-dependencies resolution constraint-dependencies override-dependencies exclude-dependencies exclude-newer exclude-newer-package',
);

/** The settings of the root's pyproject.toml for all projects: settings of uv, and settings of tools, which search the folders above for them. */
function settingsOfRoot({ root }: Projects): Map<string, string> {
  const { uv: ofUv, ...tools } = table(root.pyproject.tool);
  const settings = [
    ...Object.entries(tools).filter(([key]) => !ofRootAlone.has(key)),
    ...Object.entries(table(ofUv)).flatMap(([key, value]) =>
      resolved.has(key) ? [] : [[`uv.${key}`, value] as const],
    ),
  ];
  return new Map(settings.map(([key, value]) => [`tool.${key} of the root's pyproject.toml`, canonicalJson(value)]));
}
