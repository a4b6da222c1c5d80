import { BrokenManifest } from '../../tree/broken-manifest.js';
import { membersOf, TomlManifests } from '../toml-manifests.js';
import { isTable, parseToml, strings, table, text, type TomlTable } from '../../tree/formats/toml.js';
import { directoryOf, inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import { leadsNowhere } from '../../tree/unanswerable.js';
import { addTo } from '../../../../shared/src/append.js';
import type { Commit } from '../commit.js';
import { dependenciesOf, manifestName, type Crate } from './manifest.js';

/** The crates and settings that Cargo sees when it starts at the root of the build. */
export interface Workspace {
  /** Folder that holds Cargo.lock and the root manifest. */
  readonly folder: string;
  readonly root: TomlTable;
  /** Members, and every crate of the repository that they reach by a path, by their folders. */
  readonly crates: ReadonlyMap<string, Crate>;
  /** Packages that a `[patch]`, `[replace]` or `paths` entry replaces by others: name → folders. */
  readonly patches: ReadonlyMap<string, ReadonlySet<string>>;
  /** Submodules that hold members. */
  readonly opaque: ReadonlySet<string>;
}

/**
 * Finds the workspace of a folder and the crates that take part in it, by the rules of https://doc.rust-lang.org/cargo/reference/workspaces.html.
 * @returns undefined where no manifest is
 * @throws BrokenManifest, Unanswerable
 */
export async function readWorkspace(commit: Commit, start: string): Promise<Workspace | undefined> {
  const manifests = await TomlManifests.of(commit, manifestName);
  if (!manifests.has(start)) return undefined;
  const folder = rootOf(manifests, start);
  const root = manifests.get(folder);
  const settings = table(root.workspace);
  const { submodules } = commit;
  const isOut = (place: string) => isExcluded(place, folder, settings);
  const listed = membersOf(manifests, folder, 'workspace.members', strings(settings.members), isOut, submodules);
  const { members, opaque } = listed;
  const patched = await patchesOf(commit, root, folder);
  const crates = new Map<string, Crate>();
  const visit = (place: string): void => {
    const submodule = submodules.find((path) => isWithin(place, path));
    // A path dependency below the workspace's folder is also a member.
    if (submodule !== undefined && isTable(root.workspace) && isWithin(place, folder)) opaque.add(submodule);
    if (crates.has(place) || !manifests.has(place)) return;
    const manifest = manifests.get(place);
    if (!isTable(manifest.package)) return;
    const name = text(manifest.package.name);
    if (name === undefined) throw new BrokenManifest(inside(place, manifestName), 'package.name is missing');
    const rootFolder = rootOf(manifests, place);
    const crate = { name, folder: place, manifest, root: manifests.get(rootFolder), rootFolder };
    crates.set(place, crate);
    for (const { place: used } of dependenciesOf(crate)) if (used?.path !== undefined) visit(used.path);
  };
  if (isTable(root.package)) visit(folder);
  for (const member of [...members, ...patched.map(([, place]) => place)]) visit(member);
  const patches = new Map<string, Set<string>>();
  for (const [name, place] of patched) addTo(patches, crates.get(place)?.name ?? name, place);
  return { folder, root, crates, patches, opaque };
}

/** The folder of a crate's workspace: here, where `package.workspace` says, or above. Else the crate is one by itself. */
function rootOf(manifests: TomlManifests, start: string): string {
  const manifest = manifests.get(start);
  if (isTable(manifest.workspace)) return start;
  const named = text(table(manifest.package).workspace);
  if (named !== undefined) {
    const place = resolvePath(start, named);
    if (place !== undefined && manifests.has(place)) return place;
    const what = `package.workspace names ${named}, where there is no manifest`;
    throw new BrokenManifest(inside(start, manifestName), what);
  }
  for (const above of pathsAbove(start)) {
    const workspace = manifests.has(above) ? manifests.get(above).workspace : undefined;
    if (isTable(workspace)) return isExcluded(start, above, workspace) ? start : above;
  }
  return start;
}

function isExcluded(place: string, folder: string, workspace: TomlTable): boolean {
  const named = (key: string) =>
    strings(workspace[key]).some((path) => isWithin(place, resolvePath(folder, path) ?? '\0'));
  return named('exclude') && !named('members');
}

/**
 * Names of packages, each with the folder that takes its place: by the root manifest, and by the configuration files that Cargo reads when it
 * starts in the workspace's folder.
 * @throws Unanswerable for a folder outside of the repository
 */
async function patchesOf(commit: Commit, root: TomlTable, folder: string): Promise<[name: string, folder: string][]> {
  const entries: [table: TomlTable, from: string][] = [...Object.values(table(root.patch)), root.replace ?? {}].map(
    (patch) => [table(patch), folder],
  );
  const files = [folder, ...pathsAbove(folder)].flatMap((above) =>
    ['.cargo/config.toml', '.cargo/config'].map((name) => inside(above, name)),
  );
  for (const [path, content] of await commit.tree.read(files)) {
    const configuration = parseToml(path, content);
    // Paths of a configuration file start from the folder that holds `.cargo`.
    const from = directoryOf(directoryOf(path));
    for (const patch of Object.values(table(configuration.patch))) entries.push([table(patch), from]);
    for (const override of strings(configuration.paths)) entries.push([{ [override]: { path: override } }, from]);
  }
  return entries.flatMap(([patches, from]) =>
    Object.entries(patches).flatMap(([key, entry]): [string, string][] => {
      const written = text(table(entry).path);
      if (written === undefined) return [];
      const place = resolvePath(from, written);
      if (place === undefined) throw leadsNowhere(`the configuration of Cargo in ${from || 'the root'}`, written, key);
      // A [replace] key is a package id, `name:version`. A [patch] key is a name that `package` may override.
      return [[text(table(entry).package) ?? key.split(':')[0] ?? key, place]];
    }),
  );
}

/** The folder of a configuration file that Cargo, rustup and similar tools read in it and below it. */
export function configuredFolder(path: string): string | undefined {
  const found = /^(?:(.*)\/)?(?:\.cargo\/.*|rust-toolchain(?:\.toml)?|\.?clippy\.toml|\.?rustfmt\.toml)$/s.exec(path);
  return found ? (found[1] ?? '') : undefined;
}
