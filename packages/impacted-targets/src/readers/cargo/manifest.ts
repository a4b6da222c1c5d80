import { isTable, strings, table, tables, text, type TomlTable } from '../../tree/formats/toml.js';
import { isWithin, resolvePath } from '../../tree/paths.js';
import type { PlaceUse } from '../reader.js';

export const manifestName = 'Cargo.toml';

/** A package whose source is in the repository. */
export interface Crate {
  readonly name: string;
  readonly folder: string;
  readonly manifest: TomlTable;
  /** The root of its workspace, from which it inherits. A path may lead to a crate of another workspace. */
  readonly root: TomlTable;
  readonly rootFolder: string;
}

/** One dependency of a manifest, merged with the settings that it inherits from the workspace. */
interface Dependency {
  /** Name of the package, whatever the manifest calls it. */
  readonly name: string;
  /** True for a dependency of tests, examples and benchmarks alone. Dependents of the crate do not need it. */
  readonly byTests: boolean;
  readonly place?: PlaceUse;
  /** Key of the workspace's dependency from which it is inherited. */
  readonly inherited?: string;
}

const kinds = {
  dependencies: false,
  'build-dependencies': false,
  build_dependencies: false,
  'dev-dependencies': true,
  dev_dependencies: true,
} as const;

/** The dependencies of a crate, of every kind and for every platform. */
export function dependenciesOf({ manifest, folder, root, rootFolder }: Crate): Dependency[] {
  const shared = table(table(root.workspace).dependencies);
  const sections = [manifest, ...Object.values(table(manifest.target)).map(table)];
  const dependency = (key: string, written: TomlTable, byTests: boolean): Dependency => {
    const inherits = written.workspace === true;
    const details = inherits ? table(shared[key]) : written;
    const name = text(details.package) ?? key;
    const path = text(details.path);
    const place = path === undefined ? undefined : placeOf(inherits ? rootFolder : folder, path, name);
    return { name, byTests, ...(place && { place }), ...(inherits && { inherited: key }) };
  };
  return sections.flatMap((section) =>
    Object.entries(kinds).flatMap(([kind, byTests]) =>
      Object.entries(table(section[kind])).map(([key, written]) => dependency(key, table(written), byTests)),
    ),
  );
}

/** @param from the folder in which the path is written */
function placeOf(from: string, written: string, what: string): PlaceUse {
  return { path: resolvePath(from, written), written, what };
}

/** Files that the manifest of a crate names as its own, from the root of the repository. */
export function filesOf({ manifest, folder, root, rootFolder }: Crate): string[] {
  const entry = table(manifest.package);
  const shared = table(table(root.workspace).package);
  const targets = ['bin', 'example', 'test', 'bench'].flatMap((kind) => tables(manifest[kind]));
  const here = [entry.build, ...[table(manifest.lib), ...targets].map((target) => target.path)];
  const found = [...here.map(text), ...strings(entry.build)].map((path) => path && resolvePath(folder, path));
  for (const key of ['readme', 'license-file']) {
    const value = entry[key];
    const inherits = isTable(value) && value.workspace === true;
    const path = text(inherits ? shared[key] : value);
    found.push(path && resolvePath(inherits ? rootFolder : folder, path));
  }
  // A folder around the crate does not count: the crate would own everything in it.
  return found.filter((path): path is string => path !== undefined && path !== '' && !isWithin(folder, path));
}
