import type { Tree } from '../build-system.js';
import { directoryOf, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { symbolicLinks } from '../../tree/symbolic-links.js';
import { isUnlisted, type Module, type Modules } from './modules.js';
import { readSourceFile, type SourceFile } from './source-file.js';

/** Files that the go command compiles or hands to a compiler, beside Go itself (`go help packages`, `go/build`). */
export const COMPILED = /\.(?:go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$/;
const CGO = /\.(?:c|cc|cpp|cxx|m|h|hh|hpp|hxx|s|S|sx)$/;

/** Files that were read before, by git's object name, so that an unchanged file is read once. */
export type ReadSources = Map<string, SourceFile>;

/** A directory with Go files. */
export interface Package {
  readonly directory: string;
  readonly module: Module | undefined;
  readonly importPath: string;
  /** False for what `./...` leaves out: samples, vendored packages, modules that only a `replace` leads to. */
  readonly listed: boolean;
  readonly sources: { readonly path: string; readonly source: SourceFile }[];
}

/**
 * The packages of a commit, by their directories.
 * @param read files that were read before; what is read now is added
 */
export async function readPackages(tree: Tree, modules: Modules, read: ReadSources): Promise<Map<string, Package>> {
  const vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
  const packages = new Map<string, Package>();
  const entries = await tree.entries();
  const objects = new Map(entries.map(({ path, object }) => [path, object]));
  const links = await symbolicLinks(tree);
  const files: { path: string; content: string; object: string; directory: string }[] = [];
  for (const { path, mode } of entries) {
    if (mode === '160000' || !COMPILED.test(path) || /^[._]/.test(nameOf(path))) continue;
    const directory = directoryOf(path);
    const content = links.destination(path);
    files.push({ path, content, object: objects.get(content) ?? '', directory });
    if (!path.endsWith('.go') || packages.has(directory)) continue;
    const found = packageAt(directory, modules, vendors);
    if (found) packages.set(directory, found);
  }
  const wanted = files.filter(
    ({ directory, path }) => packages.has(directory) && (path.endsWith('.go') || CGO.test(path)),
  );
  const unread = new Map(wanted.filter(({ object }) => !read.has(object)).map((each) => [each.content, each]));
  for (const [content, text] of await tree.read(unread.keys())) {
    const { object, path } = unread.get(content) ?? { object: '', path: content };
    read.set(object, readSourceFile(text.toString('utf8'), path.endsWith('.go')));
  }
  for (const { path, object, directory } of wanted) {
    const source = read.get(object);
    if (source) packages.get(directory)?.sources.push({ path, source });
  }
  return packages;
}

function packageAt(directory: string, modules: Modules, vendors: readonly string[]): Package | undefined {
  const vendor = vendors.find((place) => directory !== place && isWithin(directory, place));
  if (vendor !== undefined) {
    const importPath = directory.slice(vendor.length + 1);
    return { directory, module: undefined, importPath, listed: false, sources: [] };
  }
  // The nearest module that takes part: a sample's own go.mod leaves it a part of the package around it.
  const boundary = [directory, ...pathsAbove(directory)].find((above) => modules.byDirectory.has(above));
  const module = boundary === undefined ? undefined : modules.byDirectory.get(boundary);
  if (module === undefined) return undefined;
  const rest = directory.slice(module.directory === '' ? 0 : module.directory.length + 1);
  const importPath = rest === '' ? module.file.module : `${module.file.module}/${rest}`;
  return {
    directory,
    module,
    importPath,
    listed: module.listed && !isUnlisted(directory, module.directory),
    sources: [],
  };
}

/** Tests, and scripts that are run by their name, are part of the target, but importers of the package do not see them. */
export function isSeenByImporters(path: string, { apart }: SourceFile): boolean {
  return !path.endsWith('_test.go') && !apart;
}

/** The node of what the importers of a package see. */
export function libraryId(directory: string): string {
  return `library:${directory}`;
}

/** The node of a package's tests. */
export function testsId(directory: string): string {
  return `tests:${directory}`;
}
