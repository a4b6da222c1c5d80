import type { Tree } from '../../tree/tree.js';
import { readOnce } from '../../tree/content-memory.js';
import { directoryOf, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { symbolicLinks } from '../../tree/symbolic-links.js';
import { isUnlisted, type Module, type Modules } from './modules.js';
import { readSourceFile, type SourceFile } from './source-file.js';

/** Files, besides Go itself, that the go command compiles or hands to a compiler (`go help packages`, `go/build`). */
export const compiledFile = /\.(?:go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$/;

/** A directory with Go files. */
export interface Package {
  readonly directory: string;
  readonly module: Module | undefined;
  readonly importPath: string;
  /**
   * False for packages that `./...` leaves out: samples, vendored packages, modules to which only a `replace` leads.
   */
  readonly listed: boolean;
  readonly sources: { readonly path: string; readonly source: SourceFile }[];
}

/**
 * The packages of a commit, by their directories.
 */
export async function readPackages(tree: Tree, modules: Modules): Promise<Map<string, Package>> {
  const vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
  const packages = new Map<string, Package>();
  const entries = new Map((await tree.entries()).map((entry) => [entry.path, entry]));
  const links = await symbolicLinks(tree);
  for (const { path, mode } of entries.values()) {
    const directory = directoryOf(path);
    if (mode === '160000' || !path.endsWith('.go') || isIgnored(path) || packages.has(directory)) continue;
    const found = packageAt(directory, modules, vendors);
    if (found) packages.set(directory, found);
  }
  const sources = [...entries.values()].flatMap(({ path, mode }) => {
    // A source may be a link, which another file holds the text of.
    const content = entries.get(links.destination(path));
    const isSource = packages.has(directoryOf(path)) && path.endsWith('.go') && !isIgnored(path) && mode !== '160000';
    return isSource && content?.mode.startsWith('100') ? [{ path, key: content.object, entry: content }] : [];
  });
  const read = await readOnce(tree, 'sources of go', sources, (content) => readSourceFile(content.toString('utf8')));
  for (const { path, key } of sources) {
    const source = read.get(key);
    if (source) packages.get(directoryOf(path))?.sources.push({ path, source });
  }
  return packages;
}

/** True for names that the go command skips. */
function isIgnored(path: string): boolean {
  return /^[._]/.test(nameOf(path));
}

function packageAt(directory: string, modules: Modules, vendors: readonly string[]): Package | undefined {
  const vendor = vendors.find((place) => directory !== place && isWithin(directory, place));
  if (vendor !== undefined) {
    const importPath = directory.slice(vendor.length + 1);
    return { directory, module: undefined, importPath, listed: false, sources: [] };
  }
  // The nearest module that takes part. A sample with its own go.mod stays a part of the package around it.
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

/** False for tests, and for scripts that are run by their name: parts of the target that importers do not see. */
export function isSeenByImporters(path: string, { apart }: SourceFile): boolean {
  return !path.endsWith('_test.go') && !apart;
}

/** Id of the node for the part that the importers of a package see. */
export function libraryId(directory: string): string {
  return `library:${directory}`;
}

/** Id of the node for a package's tests. */
export function testsId(directory: string): string {
  return `tests:${directory}`;
}
