import { isTable, strings, table, tables, text, type TomlTable } from '../../formats/toml.js';
import { inside, isWithin, resolvePath } from '../../tree/paths.js';
import type { LocalPackage } from './workspace.js';

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
