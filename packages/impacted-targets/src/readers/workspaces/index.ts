import { readAliases } from '../../literals/aliases.js';
import { belowRoot } from '../../tree/build-root.js';
import { inside } from '../../tree/paths.js';
import { isCodeOfRoot } from '../../tree/root-code.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { Commit } from '../commit.js';
import type { DeclaredTarget, External, Reader, Reading } from '../reader.js';
import { Specifications, type Needs } from './dependencies.js';
import { readLockfiles } from './lockfiles/index.js';
import {
  hasWorkspaces,
  lernaFile,
  membersOf,
  pnpmFile,
  readWorkspace,
  yarnFile,
  type Member,
  type Workspace,
} from './members.js';
import { namesOfTool, usableByAll } from './root-tools.js';
import { lockfileBeside, rushFile } from './rush.js';
import { settingsOf } from './settings.js';

/** Workspaces of npm, yarn, pnpm, bun, Rush and Lerna, read from files; no package manager is run. */
export const workspaces: Reader = {
  name: 'workspaces',
  isUsed: hasWorkspaces,
  read: readWorkspaces,
};

/** Key of the external that stands for all dependencies of the root that every package can use. */
const usedByAll = 'dependencies of the root';

/** Key of the external of one of them. Packages that name it use it. */
const ofRoot = (name: string): string => `root dependency ${name}`;

async function readWorkspaces(commit: Commit, root: string): Promise<Reading> {
  const workspace = await readWorkspace(commit, root);
  const lockfiles = await readLockfiles(commit, root, workspace);
  const members = membersOf(workspace, new Set(lockfiles.read.flatMap(({ members: known = [] }) => known)));
  const names = new Set(members.map(({ name }) => name));
  const specifications = new Specifications(workspace, members, names, root);
  const isForAll = usableByAll(commit.options);
  const forAll = new Set<string>();
  const externals = new Map<string, External>(lockfiles.read.flatMap((lockfile) => [...lockfile.externals]));
  const targets = members.map((member): DeclaredTarget => {
    const needs = specifications.needsOf(member, lockfiles.read);
    const target = targetOf(member, needs, workspace, root);
    if (member !== workspace.root) return { ...target, uses: [...target.uses, { id: usedByAll }] };
    const rooted = rootDependencies(needs, names, root);
    for (const [name, external] of rooted) {
      externals.set(ofRoot(name), external);
      if (isForAll(name)) forAll.add(ofRoot(name));
    }
    // A change of what every package can use must also reach a new package. Both changes impact the root.
    const facts = new Map([...(target.facts ?? []), ['the list of packages', canonicalJson([...names].sort())]]);
    const owns = (below: string) => below === 'package.json' || isCodeOfRoot(below);
    const uses = [...target.uses, ...[...rooted.keys()].map((name) => ({ id: ofRoot(name) }))];
    return { ...target, uses, facts, atRoot: { owns, isForAll: true } };
  });
  externals.set(usedByAll, {
    label: 'what every package can use',
    content: '',
    uses: [...forAll].map((id) => ({ id })),
  });
  const aliases = await readAliases(commit.tree, root === '' ? '' : `${root}/`);
  return {
    targets,
    externals,
    everything: new Map([...settingsOf(workspace, root, lockfiles.paths.size > 0), ...lockfiles.settings]),
    describedBy: (path) => describedBy(path, workspace, lockfiles.paths, root),
    resolve: (file, module) => ({ paths: aliases(file, module) }),
  };
}

/**
 * The dependencies of the root that come from outside of the repository, by name.
 * @param local names of packages of the workspace
 */
function rootDependencies({ uses, asked }: Needs, local: ReadonlySet<string>, root: string): Map<string, External> {
  const found = new Map<string, External>();
  for (const [name, specs] of asked) {
    const used = uses.get(name) ?? [];
    if (local.has(name) || used.some((use) => 'id' in use && local.has(use.id))) continue;
    const label = `${name} of ${inside(root, 'package.json')}`;
    found.set(name, { label, content: canonicalJson(specs), uses: used, names: namesOfTool(name) });
  }
  return found;
}

function targetOf(member: Member, needs: Needs, { rush }: Workspace, root: string): DeclaredTarget {
  const { name, folder, path, manifest, isUnreadable } = member;
  const project = rush?.projects.get(folder);
  const unknown = isUnreadable ? `${inside(root, path)} cannot be read` : needs.unknown;
  return {
    id: name,
    name,
    folder: inside(root, folder),
    manifest: inside(root, path),
    uses: [...needs.uses.values()].flat(),
    facts:
      project === undefined
        ? needs.facts
        : new Map([...needs.facts, [`its entry in ${rushFile}`, canonicalJson(project)]]),
    // A package without a name is called by its folder, which is not a name of a module.
    ...(manifest.name === name && { names: [name] }),
    ...(unknown !== undefined && { unknown }),
  };
}

/**
 * The file with the whole meaning of a file of the package manager.
 * @param lockfiles from the root of the repository
 */
function describedBy(
  path: string,
  { rush }: Workspace,
  lockfiles: ReadonlySet<string>,
  root: string,
): string | undefined {
  const below = belowRoot(path, root);
  if (below === undefined) return undefined;
  // yarn's lockfile holds the checksums of the archives that yarn keeps in the repository.
  if (/^\.yarn\/cache\/[^/]+\.zip$/.test(below)) return inside(root, 'yarn.lock');
  const isRead = ['package.json', pnpmFile, yarnFile, lernaFile].includes(below) || lockfiles.has(path);
  const isOfRush = below === rushFile || lockfiles.has(inside(root, lockfileBeside(below) ?? ''));
  return isRead || (rush !== undefined && isOfRush) ? path : undefined;
}
