import type { Tree } from '../../tree/tree.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { directoryOf, inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import { leadsNowhere, Unanswerable } from '../../tree/unanswerable.js';
import { submodulesOf } from '../../tree/submodules.js';
import { membersOf, TomlManifests } from '../../tree/formats/toml-manifests.js';
import { isTable, parseToml, strings, table, tables, text, type TomlTable } from '../../tree/formats/toml.js';
import { addTo } from '../../../../shared/src/append.js';

/** A package whose source is in the repository. */
export interface LocalPackage {
  readonly name: string;
  /** From the root of the repository. */
  readonly directory: string;
  readonly manifest: TomlTable;
}

/** One dependency of a manifest, merged with the settings that it inherits from the workspace. */
export interface Dependency {
  /** Name of the package, whatever the manifest calls it. */
  readonly name: string;
  /** True for a dependency of tests, examples and benchmarks alone. Dependents of the package do not need it. */
  readonly development: boolean;
  /** Path of a path dependency, as written. */
  readonly written?: string;
  /** Directory of the manifest that declares it. */
  readonly from: string;
  /** Directory of a path dependency, when it is inside the repository. */
  readonly directory?: string;
  /** Key of the workspace's dependency from which it is inherited. */
  readonly inherited?: string;
}

/** The packages and settings that Cargo sees when it starts at the root of the build. */
export interface Workspace {
  /** Directory that holds Cargo.lock and the root manifest. */
  readonly directory: string;
  readonly root: TomlTable;
  /** Members, and every package of the repository that they reach by a path. The keys are directories. */
  readonly packages: ReadonlyMap<string, LocalPackage>;
  /** Packages that a `[patch]`, `[replace]` or `paths` entry replaces by others: name → directories. */
  readonly patches: ReadonlyMap<string, ReadonlySet<string>>;
  /** Submodules that hold members. The names of these members are not in the repository. */
  readonly opaque: ReadonlySet<string>;
  /** Packages that depend on a path where nothing is, by their directories, each with what is wrong. */
  readonly lost: ReadonlyMap<string, string>;
}

const manifestName = 'Cargo.toml';

/**
 * Finds the workspace of a directory and the packages of the repository that take part in it.
 * Rules: https://doc.rust-lang.org/cargo/reference/workspaces.html and Cargo's own `find_path_deps`.
 * @param start root of the build, from the root of the repository
 * @returns undefined when there is no manifest
 * @throws BrokenManifest
 * @throws Unanswerable when a path leads to a place where the commit has no package
 */
export async function readWorkspace(tree: Tree, start: string): Promise<Workspace | undefined> {
  const manifests = await TomlManifests.of(tree, manifestName);
  if (!manifests.has(start)) return undefined;
  const directory = workspaceDirectory(manifests, start);
  const root = manifests.get(directory);
  const packages = new Map<string, LocalPackage>();
  const patches = new Map<string, Set<string>>();
  const submodules = await submodulesOf(tree);
  const settings = table(root.workspace);
  const { members, opaque } = membersOf(
    manifests,
    directory,
    'workspace.members',
    strings(settings.members),
    (place) => isExcluded(place, directory, settings),
    submodules,
  );

  /** The directory that a path means. */
  const lost = new Map<string, string>();
  const placeOf = (from: string, written: string, file: string, what: string): string => {
    const place = resolvePath(from, written);
    const isThere =
      place !== undefined && (manifests.has(place) || submodules.some((submodule) => isWithin(place, submodule)));
    if (!isThere) throw leadsNowhere(file, written, what);
    return place;
  };
  const visit = (place: string) => {
    const submodule = submodules.find((path) => isWithin(place, path));
    // A path dependency below the workspace's directory is also a member.
    if (submodule !== undefined && isTable(root.workspace) && isWithin(place, directory)) opaque.add(submodule);
    if (packages.has(place) || !manifests.has(place)) return;
    const manifest = manifests.get(place);
    if (!isTable(manifest.package)) return;
    const name = text(manifest.package.name);
    if (name === undefined) throw new BrokenManifest(inside(place, manifestName), 'package.name is missing');
    packages.set(place, { name, directory: place, manifest });
    for (const dependency of dependenciesOf(manifest, place, root, directory)) {
      const { written, from, name: what } = dependency;
      if (written === undefined) continue;
      try {
        visit(placeOf(from, written, inside(from, manifestName), what));
      } catch (error) {
        if (!(error instanceof Unanswerable)) throw error;
        // Only this package cannot be built.
        lost.set(place, error.message);
      }
    }
  };

  const patched = [
    ...Object.values(table(root.patch)).map((patch) => [table(patch), directory] as const),
    [table(root.replace), directory] as const,
    ...(await patchesOfConfiguration(tree, directory)),
  ];
  if (isTable(root.package)) visit(directory);
  for (const member of members) visit(member);
  for (const [entries, from] of patched) {
    for (const [key, entry] of Object.entries(entries)) {
      const path = text(table(entry).path);
      if (path === undefined) continue;
      const place = placeOf(from, path, `the configuration of Cargo in ${from || 'the root'}`, key);
      visit(place);
      // A [replace] key is a package id, `name:version`. A [patch] key is a name that `package` may override.
      const name = packages.get(place)?.name ?? text(table(entry).package) ?? key.split(':')[0] ?? key;
      addTo(patches, name, place);
    }
  }
  return { directory, root, packages, patches, opaque, lost };
}

/** Finds a package's workspace: here, where `package.workspace` says, or in a directory above. Else the package is one by itself. */
function workspaceDirectory(manifests: TomlManifests, start: string): string {
  const manifest = manifests.get(start);
  if (isTable(manifest.workspace)) return start;
  const named = text(table(manifest.package).workspace);
  if (named !== undefined) {
    const place = resolvePath(start, named);
    if (place !== undefined && manifests.has(place)) return place;
    throw new BrokenManifest(
      inside(start, manifestName),
      `package.workspace names ${named}, where there is no manifest`,
    );
  }
  for (const above of pathsAbove(start)) {
    if (!manifests.has(above)) continue;
    const workspace = manifests.get(above).workspace;
    if (isTable(workspace)) return isExcluded(start, above, workspace) ? start : above;
  }
  return start;
}

function isExcluded(place: string, directory: string, workspace: TomlTable): boolean {
  const named = (key: string) =>
    strings(workspace[key]).some((path) => isWithin(place, resolvePath(directory, path) ?? '\0'));
  return named('exclude') && !named('members');
}

/**
 * The dependencies of a manifest, of every kind and for every platform.
 * @param place directory of the manifest
 * @param root manifest of the workspace, from which dependencies may be inherited
 * @param rootDirectory its directory, from which the paths of inherited dependencies start
 */
export function dependenciesOf(
  manifest: TomlTable,
  place: string,
  root: TomlTable,
  rootDirectory: string,
): Dependency[] {
  const shared = table(table(root.workspace).dependencies);
  const sections = [manifest, ...Object.values(table(manifest.target)).map(table)];
  const kinds = { dependencies: false, 'build-dependencies': false, build_dependencies: false } as const;
  const development = { 'dev-dependencies': true, dev_dependencies: true } as const;
  const found: Dependency[] = [];
  for (const section of sections) {
    for (const [kind, isDevelopment] of Object.entries({ ...kinds, ...development })) {
      for (const [key, written] of Object.entries(table(section[kind]))) {
        const inherits = table(written).workspace === true;
        const details = table(inherits ? shared[key] : written);
        const path = text(details.path);
        const from = inherits ? rootDirectory : place;
        const directory = path === undefined ? undefined : resolvePath(from, path);
        found.push({
          name: text(details.package) ?? key,
          development: isDevelopment,
          from,
          ...(path === undefined ? {} : { written: path }),
          ...(directory === undefined ? {} : { directory }),
          ...(inherits ? { inherited: key } : {}),
        });
      }
    }
  }
  return found;
}

/** `[patch]` and `paths` of the configuration files that Cargo reads when it starts in the workspace's directory. */
async function patchesOfConfiguration(tree: Tree, directory: string): Promise<(readonly [TomlTable, string])[]> {
  const files = [directory, ...pathsAbove(directory)].flatMap((above) =>
    ['.cargo/config.toml', '.cargo/config'].map((name) => inside(above, name)),
  );
  const found: (readonly [TomlTable, string])[] = [];
  for (const [path, content] of await tree.read(files)) {
    const configuration = parseToml(path, content);
    // Paths of a configuration file start from the directory that holds `.cargo`.
    const from = directoryOf(directoryOf(path));
    for (const patch of Object.values(table(configuration.patch))) found.push([table(patch), from]);
    const overrides = strings(configuration.paths).map((override): [string, TomlTable] => [
      override,
      { path: override },
    ]);
    found.push([Object.fromEntries(overrides), from]);
  }
  return found;
}

/** Files that the manifest of a package names, from the root of the repository. */
export function filesOfManifest(
  { manifest, directory }: LocalPackage,
  root: TomlTable,
  rootDirectory: string,
): string[] {
  const entry = table(manifest.package);
  const shared = table(table(root.workspace).package);
  const targets = ['bin', 'example', 'test', 'bench'].flatMap((kind) => tables(manifest[kind]));
  const here = [entry.build, ...[table(manifest.lib), ...targets].map((target) => target.path)];
  const found = [...here.map(text), ...strings(entry.build)].map((path) => path && resolvePath(directory, path));
  for (const key of ['readme', 'license-file']) {
    const value = entry[key];
    const inherited = isTable(value) && value.workspace === true;
    const path = text(inherited ? shared[key] : value);
    found.push(path && resolvePath(inherited ? rootDirectory : directory, path));
  }
  return found.filter((path) => isBelowOrBeside(path, directory));
}

/** False for a directory around the package, because the package would then own everything. */
function isBelowOrBeside(path: string | undefined, directory: string): path is string {
  return path !== undefined && path !== '' && !isWithin(directory, path);
}

/** The directory of a configuration file that Cargo, rustup and similar tools read in it and below it. */
export function configuredDirectory(path: string): string | undefined {
  const found = /^(?:(.*)\/)?(?:\.cargo\/.*|rust-toolchain(?:\.toml)?|\.?clippy\.toml|\.?rustfmt\.toml)$/s.exec(path);
  return found ? inside(found[1] ?? '', '') : undefined;
}
