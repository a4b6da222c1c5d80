import { TrackedPlaces } from '../../literals/places.js';
import { readOnce } from '../../tree/content-memory.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { symbolicLinks } from '../../tree/symbolic-links.js';
import type { Commit } from '../commit.js';
import { embeddedBy, readDirectives } from './directives.js';
import { isUnlisted, type Modules } from './modules.js';

/** Files, besides Go itself, that the go command compiles or hands to a compiler (`go help packages`, `go/build`). */
const compiledFile = /\.(?:go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$/;

/** A folder with Go files. */
export interface Package {
  readonly folder: string;
  /** Folder of its module. */
  readonly home: string;
  readonly importPath: string;
  /** False for packages that `./...` leaves out: samples, vendored packages, modules to which only a `replace` leads. */
  readonly isListed: boolean;
  /** Files that `//go:embed` puts into the package or into its tests, and sources that are run by their names: importers do not see those of tests. */
  readonly embedded: Map<string, 'package' | 'tests'>;
}

/** The packages of a commit, by their folders. */
export async function readPackages(commit: Commit, modules: Modules): Promise<ReadonlyMap<string, Package>> {
  const packages = new Map<string, Package>();
  const links = await symbolicLinks(commit.tree);
  const sources = (await commit.tree.entries()).flatMap(({ path, mode }) => {
    if (!path.endsWith('.go') || isHidden(path) || mode === '160000') return [];
    const folder = directoryOf(path);
    const one = packages.get(folder) ?? packageAt(folder, modules);
    if (one === undefined) return [];
    packages.set(folder, one);
    // A source may be a link, which another file holds the text of.
    const entry = commit.files.get(links.destination(path));
    return entry === undefined ? [] : [{ path, entry, key: entry.object, one }];
  });
  const read = await readOnce(commit.tree, 'directives of go', sources, (content) =>
    readDirectives(content.toString('utf8')),
  );
  const places = await TrackedPlaces.of(commit.tree);
  for (const { path, key, one } of sources) {
    const { embeds = [], isScript = false } = read.get(key) ?? {};
    const role = isScript || path.endsWith('_test.go') ? 'tests' : 'package';
    for (const file of [...embeddedBy(embeds, one.folder, places), ...(isScript ? [path] : [])])
      if (one.embedded.get(file) !== 'package') one.embedded.set(file, role);
  }
  return packages;
}

/** True for names that the go command skips. */
function isHidden(path: string): boolean {
  return /^[._]/.test(nameOf(path));
}

function packageAt(folder: string, { byFolder }: Modules): Package | undefined {
  // The nearest module that takes part. A sample with its own go.mod stays a part of the module around it.
  const home = [folder, ...pathsAbove(folder)].find((above) => byFolder.has(above));
  const module = home === undefined ? undefined : byFolder.get(home);
  if (home === undefined || module === undefined || (folder === home && module.vendored)) return undefined;
  return {
    folder,
    home,
    importPath: inside(module.file.module, folder.slice(home === '' ? 0 : home.length + 1)),
    isListed: module.isListed && !isUnlisted(folder, home),
    embedded: new Map(),
  };
}

/**
 * True for a file of a package that importers do not see: tests, what they read, scripts, and whatever is not compiled. The tests of a package
 * run in its folder.
 */
export function isForTests(path: string, { folder, embedded, isListed }: Package): boolean {
  const embeddedIn = embedded.get(path);
  if (embeddedIn !== undefined) return embeddedIn === 'tests';
  const isCompiled = compiledFile.test(path) && !isHidden(path) && !path.endsWith('_test.go');
  // Samples below a package are what its tests read.
  return !isCompiled || (isListed && isUnlisted(directoryOf(path), folder));
}

/**
 * True for the files of a package at the root of the build: what is compiled, unless another package owns it, and what tests read. An
 * example is a sample without a go.mod.
 */
export function isOfRoot(path: string): boolean {
  return compiledFile.test(path) || isWithin(path, 'testdata') || path.includes('/testdata/');
}
