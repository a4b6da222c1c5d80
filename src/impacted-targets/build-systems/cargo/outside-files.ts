import { isTable, strings, table, tables, text, type TomlTable } from '../../formats/toml.js';
import { directoryOf, inside, isWithin, pathInLiteral, resolvePath } from '../../tree/paths.js';
import type { LocalPackage } from './workspace.js';

/** Paths in a source file, as written, that may lead out of the package's directory. */
export interface WrittenPaths {
  /** Of `include!` and its kin and `#[path]`: from the directory of the file. */
  readonly included: readonly string[];
  /** From the package's directory: of `CARGO_MANIFEST_DIR`, and what a build script tells Cargo to watch. */
  readonly fromPackage: readonly string[];
  /** Any other text that begins like a path out of the directory. What it starts from is unknown. */
  readonly mentioned: readonly string[];
}

// Each matches a text in one way only, so that none takes longer than the text is: two runs of white space never meet.
const INCLUDE =
  /\binclude(?:_str|_bytes)?!\s*[([{]\s*(?:concat!\s*\(\s*env!\s*\(\s*"CARGO_MANIFEST_DIR"[\s,]*\)\s*,\s*(r#*)?"([^"]*)"|(r#*)?"([^"]*)")/g;
const PATH_ATTRIBUTE = /\bpath\s*=\s*(?:r#*)?"([^"]*)"/g;
const MANIFEST_DIRECTORY = /CARGO_MANIFEST_DIR"?[\s),]*"?(\/[^"]*)/g;
const WATCHED = /\brerun-if-changed=([^"{}\s]+)/g;
const MENTIONED = /"[/\\]*(\.\.[/\\][^"\s]*)"/g;

/** Finds the paths in the text of a Rust file. Comments are not told apart: one path more does no harm. */
export function writtenPaths(source: string): WrittenPaths {
  const included = new Set<string>();
  const fromPackage = new Set<string>();
  for (const match of source.matchAll(INCLUDE)) {
    if (match[2] !== undefined) fromPackage.add(`.${match[2]}`);
    if (match[4] !== undefined) included.add(match[4]);
  }
  for (const [, path = ''] of source.matchAll(PATH_ATTRIBUTE)) included.add(path);
  for (const [, path = ''] of source.matchAll(MANIFEST_DIRECTORY)) fromPackage.add(`.${path}`);
  for (const [, path = ''] of source.matchAll(WATCHED)) fromPackage.add(path);
  const mentioned = new Set([...source.matchAll(MENTIONED)].map(([, path = '']) => pathInLiteral(path)));
  // On some systems another spelling finds the same file. Such a path counts as mentioned, not as read.
  for (const path of included) mentioned.add(pathInLiteral(path));
  for (const path of fromPackage) mentioned.add(pathInLiteral(path));
  return { included: [...included], fromPackage: [...fromPackage], mentioned: [...mentioned] };
}

/** Files and directories outside a package's directory that it is built from. */
export interface OutsideFiles {
  /** Surely: the compiler or Cargo itself is told to read them. */
  readonly owned: ReadonlySet<string>;
  /** Perhaps: a source file holds such a path. */
  readonly mentioned: ReadonlySet<string>;
}

/** What the paths of one source file of a package lead to, outside of the package's directory. */
export function outsideFiles(written: WrittenPaths, file: string, directory: string): OutsideFiles {
  const here = directoryOf(file);
  // `#[path]` inside an inline module starts from the directory that the module would have.
  const starts = [here, file.replace(/\.rs$/, '')];
  const outside = (from: readonly string[], paths: readonly string[]) =>
    from.flatMap((start) => paths.map((path) => resolvePath(start, path)).filter((path) => leadsOut(path, directory)));
  return {
    owned: new Set([...outside(starts, written.included), ...outside([directory], written.fromPackage)]),
    mentioned: new Set(outside([here, directory], written.mentioned)),
  };
}

/**
 * Files outside a package's directory that its manifest names.
 * @param read what is made of a written path
 */
export function outsideFilesOfManifest(
  local: LocalPackage,
  root: TomlTable,
  rootDirectory: string,
  read?: (written: string) => string,
): Set<string> {
  const found = filesOfManifest(local, root, rootDirectory, read);
  return new Set(found.filter((path) => leadsOut(path, local.directory)));
}

/** Files that the manifest of a package names, from the root of the repository. */
export function filesOfManifest(
  { manifest, directory }: LocalPackage,
  root: TomlTable,
  rootDirectory: string,
  read: (written: string) => string = (written) => written,
): string[] {
  const entry = table(manifest.package);
  const shared = table(table(root.workspace).package);
  const targets = ['bin', 'example', 'test', 'bench'].flatMap((kind) => tables(manifest[kind]));
  const here = [entry.build, ...[table(manifest.lib), ...targets].map((target) => target.path)];
  const found = [...here.map(text), ...strings(entry.build)].map((path) => path && resolvePath(directory, read(path)));
  for (const key of ['readme', 'license-file']) {
    const value = entry[key];
    const inherited = isTable(value) && value.workspace === true;
    const path = text(inherited ? shared[key] : value);
    found.push(path && resolvePath(inherited ? rootDirectory : directory, read(path)));
  }
  return found.filter((path) => path !== undefined);
}

/** True for a path outside of a directory. A directory above is none: it would make the package own everything. */
function leadsOut(path: string | undefined, directory: string): path is string {
  return path !== undefined && path !== '' && !isWithin(path, directory) && !isWithin(directory, path);
}

/** Configuration that Cargo, rustup and their companions look for in the directory where they start and above it. */
export function configuredDirectory(path: string): string | undefined {
  const found = /^(?:(.*)\/)?(?:\.cargo\/.*|rust-toolchain(?:\.toml)?|\.?clippy\.toml|\.?rustfmt\.toml)$/s.exec(path);
  return found ? inside(found[1] ?? '', '') : undefined;
}
