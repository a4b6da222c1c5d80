import { readAliases } from '../../literals/aliases.js';
import { belowRoot } from '../../tree/build-root.js';
import { inside } from '../../tree/paths.js';
import { isCodeOfRoot } from '../../tree/root-code.js';
import { append } from '../../../../shared/src/append.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { Commit } from '../commit.js';
import type { DeclaredTarget, External, Reader, Reading, Setting, Use } from '../reader.js';
import { Specifications } from './dependencies.js';
import { readLockfiles, type LockfileOrNot } from './lockfiles/index.js';
import type { Lockfile } from './lockfiles/lockfile.js';
import { dependenciesOf } from './manifest.js';
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
import { isSeenElsewhere, rushFile } from './rush.js';
import { settingsOf } from './settings.js';

/** Workspaces of npm, yarn, pnpm, bun, Rush and Lerna, read from files; no package manager is run. */
export const workspaces: Reader = {
  name: 'workspaces',
  isUsed: hasWorkspaces,
  read: readWorkspaces,
};

/** Key of the external that stands for all dependencies of the root that every package can use. */
const usedByAll = 'dependencies of the root';

async function readWorkspaces(commit: Commit, root: string): Promise<Reading> {
  const workspace = await readWorkspace(commit, root);
  const lockfiles = await readLockfiles(commit, root, workspace);
  const read = lockfiles.flatMap((one) => ('lockfile' in one ? [one.lockfile] : []));
  const members = membersOf(workspace, new Set(read.flatMap(({ members: known = [] }) => known)));
  const specifications = new Specifications(workspace, members, root);
  const needs = new Map(members.map((member) => [member, needsOf(member, specifications, read)]));
  const rooted = rootDependencies(needs.get(workspace.root), members, root);
  const isForAll = usableByAll(commit.options);
  const forAll = rooted.flatMap(({ name, key }) => (isForAll(name) ? [{ id: key }] : []));
  const externals = new Map<string, External>(read.flatMap((lockfile) => [...lockfile.externals]));
  externals.set(usedByAll, { label: 'what every package can use', content: '', uses: forAll });
  for (const { key, external } of rooted) externals.set(key, external);
  const aliases = await readAliases(commit.tree, root === '' ? '' : `${root}/`);
  return {
    targets: members.map((member) => {
      const further = member.folder === '' ? rooted.map(({ key }) => ({ id: key })) : [{ id: usedByAll }];
      return targetOf(member, needs.get(member), further, workspace, members, root);
    }),
    externals,
    everything: new Map([...settingsOf(workspace, root, lockfiles.length > 0), ...settingsOfLockfiles(lockfiles)]),
    describedBy: describing(workspace, lockfiles, root),
    resolve: (file, module) => ({ paths: aliases(file, module) }),
  };
}

/** What a package needs: for each dependency what it means, and what nobody knows. */
interface Needs {
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  /** What the manifest asks for, by name. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
  /** Entries of catalogs that it uses. */
  readonly facts: ReadonlyMap<string, string>;
  readonly unknown?: string;
}

/** A dependency is what a lockfile resolved; where none says so, or a specification names a place, also what the manifest says. */
function needsOf(
  { name, folder, manifest }: Member,
  specifications: Specifications,
  lockfiles: readonly Lockfile[],
): Needs {
  const uses = new Map<string, Use[]>();
  const asked = new Map<string, string[]>();
  const facts = new Map<string, string>();
  const certain = new Set<string>();
  let unknown: string | undefined;
  const dependencies = dependenciesOf(manifest).map((written) => {
    const spec = specifications.withoutCatalog(written) ?? written.spec;
    if (written.spec.startsWith('catalog:')) facts.set(`the catalog's ${written.name}`, spec);
    return { ...written, spec };
  });
  for (const resolved of lockfiles.flatMap((one) => one.installs({ name, folder, dependencies }))) {
    for (const use of resolved.uses) append(uses, resolved.name, use);
    if (resolved.isCertain) certain.add(resolved.name);
  }
  for (const dependency of dependencies) {
    append(asked, dependency.name, dependency.spec);
    if (certain.has(dependency.name) && !/^(?:workspace|file|link|portal):/.test(dependency.spec)) continue;
    const declared = specifications.meaning({ folder }, dependency);
    for (const use of declared.uses) append(uses, dependency.name, use);
    if (!certain.has(dependency.name)) unknown ??= declared.unknown;
  }
  return { uses, asked, facts, ...(unknown !== undefined && { unknown }) };
}

/** A dependency of the root that comes from outside of the repository. Packages that name it use it. */
interface RootDependency {
  readonly name: string;
  readonly key: string;
  readonly external: External;
}

function rootDependencies(needs: Needs | undefined, members: readonly Member[], root: string): RootDependency[] {
  const local = new Set(members.map(({ name }) => name));
  return [...(needs?.asked ?? [])].flatMap(([name, specs]) => {
    const uses = needs?.uses.get(name) ?? [];
    if (local.has(name) || uses.some((use) => 'id' in use && local.has(use.id))) return [];
    const external: External = {
      label: `${name} of ${inside(root, 'package.json')}`,
      content: canonicalJson(specs),
      uses,
      names: namesOfTool(name).filter((one) => !local.has(one)),
    };
    return [{ name, key: `root dependency ${name}`, external }];
  });
}

function targetOf(
  member: Member,
  needs: Needs | undefined,
  further: readonly Use[],
  { rush }: Workspace,
  members: readonly Member[],
  root: string,
): DeclaredTarget {
  const { name, folder, path, manifest, isUnreadable } = member;
  const isRoot = folder === '';
  const facts = new Map(needs?.facts);
  const project = rush?.projects.get(folder);
  if (project !== undefined) facts.set(`its entry in ${rushFile}`, canonicalJson(project));
  // A change of what every package can use must also reach a new package. Both changes impact the root.
  if (isRoot) facts.set('the list of packages', canonicalJson([...new Set(members.map((one) => one.name))].sort()));
  const unknown = isUnreadable ? `${inside(root, path)} cannot be read` : needs?.unknown;
  return {
    id: name,
    name,
    folder: inside(root, folder),
    manifest: inside(root, path),
    uses: [...[...(needs?.uses.values() ?? [])].flat(), ...further],
    facts,
    // A package without a name is called by its folder, which is not a name of a module.
    ...(manifest.name === name && { names: [name] }),
    ...(isRoot && { atRoot: { owns: (below) => below === 'package.json' || isCodeOfRoot(below), isForAll: true } }),
    ...(unknown !== undefined && { unknown }),
  };
}

function settingsOfLockfiles(lockfiles: readonly LockfileOrNot[]): Map<string, Setting> {
  const settings = new Map<string, Setting>();
  for (const one of lockfiles) {
    const { path: file } = one;
    if ('unreadable' in one) settings.set(file, { file, value: one.content, unreadable: one.unreadable });
    else {
      settings.set(file, { file, value: 'there' });
      settings.set(`settings in ${file}`, { file, value: one.lockfile.settings });
    }
  }
  return settings;
}

/** The files of which the whole meaning is read, or that mean nothing by themselves. */
function describing(
  { rush }: Workspace,
  lockfiles: readonly LockfileOrNot[],
  root: string,
): (path: string) => string | undefined {
  const understood = new Set(['package.json', pnpmFile, yarnFile, lernaFile, ...(rush ? [rushFile] : [])]);
  const locked = new Set(lockfiles.map(({ path }) => belowRoot(path, root) ?? path));
  return (path) => {
    const below = belowRoot(path, root);
    if (below === undefined) return undefined;
    // yarn's lockfile holds the checksums of the archives that yarn keeps in the repository.
    if (/^\.yarn\/cache\/[^/]+\.zip$/.test(below)) return inside(root, 'yarn.lock');
    const isNote = rush !== undefined && isSeenElsewhere(below, (one) => locked.has(one));
    return understood.has(below) || locked.has(below) || isNote ? path : undefined;
  };
}
