import { isTable, strings, table, tables, text, type TomlTable } from '../../formats/toml.js';
import { withoutEscapes } from '../../mentions/escapes.js';
import { directoryOf, inside, isWithin, resolvePath } from '../../tree/paths.js';
import type { LocalPackage } from './workspace.js';

/** The references of a Rust file to other files, beside the paths that any text may mention. */
export interface SourceTexts {
  /** Paths of `#[path]`, and of `include!` and similar macros. They start from the directory of the file. */
  readonly included: readonly string[];
  /**
   * Paths from the package's directory: of `CARGO_MANIFEST_DIR`, and of files that a build script tells Cargo to watch.
   */
  readonly fromPackage: readonly string[];
  /** Names of the modules that lie in files of their own. */
  readonly modules: readonly string[];
  /**
   * Names in quotes in files that start Cargo or a program that it built. They may be names of packages and programs.
   */
  readonly programs: readonly string[];
}

// Each pattern matches a text in one way only, because two runs of white space never meet. Its time is therefore linear
// in the length of the text.
const includeMacro =
  /\binclude(?:_str|_bytes)?!\s*[([{]\s*(?:concat!\s*\(\s*env!\s*\(\s*"CARGO_MANIFEST_DIR"[\s,]*\)\s*,\s*(r#*)?"([^"]*)"|(r#*)?"([^"]*)")/g;
const pathAttribute = /\bpath\s*=\s*(?:r#*)?"([^"]*)"/g;
const manifestDirectory = /CARGO_MANIFEST_DIR"?[\s),]*"?(\/[^"]*)/g;
const watchedPath = /\brerun-if-changed=([^"{}\s]+)/g;
const moduleItem = /\bmod\s+(?:r#)?(\w+)\s*;/g;
/** Calls that start Cargo, or a program that it built, also through assert_cmd, escargot, snapbox and trycmd. */
const startsPrograms =
  /cargo_bin|escargot|CargoBuild|"cargo"|"CARGO"|current_exe|target_dir|trycmd|target\/(?:debug|release)/;
const programName = /"([\w-]+)"|\s(?:-p|--package|--bin|--example)[\s=]([\w-]+)/g;

/** Finds the references of a Rust file to other files. Comments are searched, too: one path more does no harm. */
export function sourceTexts(source: string, path: string): SourceTexts {
  const included = new Set<string>();
  const fromPackage = new Set<string>();
  // Raw strings are not recognized here, so each text also counts as it stands.
  for (const text of new Set([source, withoutEscapes(path, source)])) {
    for (const match of text.matchAll(includeMacro)) {
      if (match[2] !== undefined) fromPackage.add(`.${match[2]}`);
      if (match[4] !== undefined) included.add(match[4]);
    }
    for (const [, written = ''] of text.matchAll(pathAttribute)) included.add(written);
    for (const [, written = ''] of text.matchAll(manifestDirectory)) fromPackage.add(`.${written}`);
    for (const [, written = ''] of text.matchAll(watchedPath)) fromPackage.add(written);
  }
  const programs = startsPrograms.test(source) ? source.matchAll(programName) : [];
  return {
    included: [...included],
    fromPackage: [...fromPackage],
    modules: [...new Set([...source.matchAll(moduleItem)].map(([, name = '']) => name))],
    programs: [...new Set([...programs].map(([, quoted, named = '']) => quoted ?? named))],
  };
}

/**
 * Files and directories that a source file of a package tells the compiler or Cargo to read. They may lie outside of
 * the package's directory or in a package within it.
 */
export function filesOfSource(
  { included, fromPackage, modules }: SourceTexts,
  file: string,
  directory: string,
): string[] {
  const here = directoryOf(file);
  // `#[path]` inside an inline module starts from the directory that the module would have. So do modules of any file.
  const starts = [here, file.replace(/\.rs$/, '')];
  const inModules = modules.flatMap((name) => [`${name}.rs`, name]);
  return [
    ...starts.flatMap((start) => [...included, ...inModules].map((path) => resolvePath(start, path))),
    ...fromPackage.map((path) => resolvePath(directory, path)),
  ].filter((path) => isBelowOrBeside(path, directory));
}

/**
 * True for files and directories that Cargo finds by itself when it builds a package, whatever packages lie in them.
 */
export function isFoundByCargo(below: string): boolean {
  return /^(?:src\/.*|(?:tests|examples|benches)\/(?:[^/]+\.rs|[^/]+\/main\.rs))$/s.test(below);
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
