import { parseToml, isTable, table, type TomlTable } from '../../tree/formats/toml.js';
import { directoryOf, inside, isWithin } from '../../tree/paths.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { Commit } from '../commit.js';
import type { DeclaredTarget, Reader, Reading, TargetUse } from '../reader.js';
import { lockedPackages, type Locked } from './lockfile.js';
import { dependenciesOf, filesOf, manifestName, type Crate } from './manifest.js';
import { configuredFolder, readWorkspace, type Workspace } from './workspace.js';

/** Cargo workspaces and packages, read from manifests and lockfile. Cargo itself is not needed. */
export const cargo: Reader = {
  name: 'cargo',
  read: readCargo,
};

async function readCargo(commit: Commit, start: string): Promise<Reading | undefined> {
  const workspace = await readWorkspace(commit, start);
  if (workspace === undefined) return undefined;
  const { folder, root, crates, opaque } = workspace;
  const lockfile = inside(folder, 'Cargo.lock');
  const lock = await commit.document('toml', lockfile, (content, path) => parseToml(path, content));
  const locked = lock && lockedPackages(lock, lockfile, crates);
  const settings = settingsOfAll(root);
  const configured = [...commit.files.keys()].filter((path) => configuredFolder(path) !== undefined);
  const targets = [...crates.values()].map((crate): DeclaredTarget => {
    const isBelow = (place: string) => isWithin(crate.folder, place) || isWithin(folder, place);
    return {
      id: crate.name,
      name: crate.name,
      folder: crate.folder,
      manifest: inside(crate.folder, manifestName),
      names: [crate.name],
      uses: [...usesOf(crate, workspace), ...(locked?.uses(crate) ?? [])],
      owns: [...filesOf(crate), ...configured.filter((path) => isBelow(configuredFolder(path) ?? ''))],
      facts: new Map([...settings, ...factsOf(crate), ...lockFacts(crate, locked)]),
      ...(crate.folder === folder && { atRoot: { owns: ownedByRoot(crate) } }),
    };
  });
  const manifests = new Set([...crates.values()].map((crate) => inside(crate.rootFolder, manifestName)));
  return {
    targets,
    externals: locked?.externals ?? new Map(),
    describedBy: (path) =>
      path === lockfile || path === inside(folder, manifestName) || manifests.has(path) ? path : undefined,
    // A module is found by its name alone: `mod testing;`.
    isCompiled: (path, place) => path.endsWith('.rs') && isWithin(path, inside(place, 'src')),
    opaque,
  };
}

/** What a crate needs by its manifest: paths, and packages that a patch sends to the repository. */
function usesOf(crate: Crate, { patches }: Workspace): TargetUse[] {
  return dependenciesOf(crate).flatMap(({ name, byTests, place }) => [
    ...(place === undefined ? [] : [{ ...place, byTests }]),
    ...[...(patches.get(name) ?? [])].map((path) => ({ path, written: path, what: name, byTests })),
  ]);
}

/** The settings of the root manifest for all crates. Those that single crates inherit are facts of these crates. */
function settingsOfAll(root: TomlTable): Map<string, string> {
  const facts = new Map<string, string>();
  const add = (what: string, value: unknown) =>
    facts.set(`${what} of the workspace's Cargo.toml`, canonicalJson(value));
  const { resolver, edition } = table(root.package);
  // The root package's edition decides on the resolver where no `resolver` is written.
  add('package.resolver', [resolver, edition]);
  // The list of targets shows the members, and the members' facts what they inherit.
  const elsewhere = new Set(['members', 'exclude', 'default-members', 'dependencies', 'package', 'lints']);
  for (const [key, value] of Object.entries(table(root.workspace))) {
    if (!elsewhere.has(key)) add(`workspace.${key}`, value);
  }
  const ofAll = new Set(['profile', 'patch', 'replace', 'cargo-features']);
  for (const [key, value] of Object.entries(root)) {
    if (key !== 'workspace' && (!isTable(root.package) || ofAll.has(key))) add(key, value);
  }
  return facts;
}

/** What a crate inherits from the root of its workspace. */
function factsOf(crate: Crate): Map<string, string> {
  const { manifest, root } = crate;
  const workspace = table(root.workspace);
  const facts = new Map<string, string>();
  for (const [key, value] of Object.entries(table(manifest.package))) {
    if (table(value).workspace === true)
      facts.set(`workspace.package.${key}`, canonicalJson(table(workspace.package)[key]));
  }
  if (table(manifest.lints).workspace === true) facts.set('workspace.lints', canonicalJson(workspace.lints));
  for (const { inherited } of dependenciesOf(crate)) {
    if (inherited === undefined) continue;
    facts.set(`the workspace's dependency ${inherited}`, canonicalJson(table(workspace.dependencies)[inherited]));
  }
  return facts;
}

/** A lockfile lags behind the manifests where it lacks a crate. From which entries Cargo would complete it is not known. */
function lockFacts(crate: Crate, locked: Locked | undefined): Map<string, string> {
  const facts = new Map([['Cargo.lock', locked === undefined ? 'missing' : 'there']]);
  if (locked?.has(crate) === false) facts.set(`Cargo.lock (which lacks ${crate.name})`, locked.content);
  return facts;
}

/** Files of a package at the root of the workspace: https://doc.rust-lang.org/cargo/guide/project-layout.html */
function ownedByRoot(crate: Crate): (path: string) => boolean {
  const folders = filesOf(crate).map((path) =>
    directoryOf(path).slice(crate.folder === '' ? 0 : crate.folder.length + 1),
  );
  const compiled = folders.filter((folder) => folder !== '');
  return (path) =>
    /^(?:(?:src|tests|examples|benches)\/.|Cargo\.toml$|[^/]*\.rs$)/s.test(path) ||
    compiled.some((folder) => isWithin(path, folder));
}
