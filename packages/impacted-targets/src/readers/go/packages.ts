import { TrackedPlaces } from '../../literals/places.js';
import { readOnce } from '../../tree/content-memory.js';
import { directoryOf, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { symbolicLinks } from '../../tree/symbolic-links.js';
import type { Commit } from '../commit.js';
import { embeddedBy, readDirectives } from './directives.js';
import { isUnlisted, type Modules } from './modules.js';

/** Files, besides Go itself, that the go command compiles or hands to a compiler (`go help packages`, `go/build`). */
const compiledFile = /\.(?:go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$/;

/** A folder with Go files. */
export interface Package {
  readonly folder: string;
  /** Folder of its module, or the `vendor` directory that it is in. */
  readonly home: string;
  readonly importPath: string;
  /** False for packages that `./...` leaves out: samples, vendored packages, modules to which only a `replace` leads. */
  readonly isListed: boolean;
  /** Sources that are run by their names. */
  readonly scripts: Set<string>;
  /** Files that `//go:embed` puts into the package or into its tests. */
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
    if (isScript) one.scripts.add(path);
    for (const file of embeddedBy(embeds, one.folder, places, modules.boundaries))
      if (one.embedded.get(file) !== 'package')
        one.embedded.set(file, isScript || path.endsWith('_test.go') ? 'tests' : 'package');
  }
  return packages;
}

/** True for names that the go command skips. */
function isHidden(path: string): boolean {
  return /^[._]/.test(nameOf(path));
}

function packageAt(folder: string, { vendors, byFolder }: Modules): Package | undefined {
  const found = { folder, scripts: new Set<string>(), embedded: new Map<string, 'package' | 'tests'>() };
  const vendor = vendors.find((one) => folder !== one.folder && isWithin(folder, one.folder))?.folder;
  if (vendor !== undefined)
    return { ...found, home: vendor, importPath: folder.slice(vendor.length + 1), isListed: false };
  // The nearest module that takes part. A sample with its own go.mod stays a part of the module around it.
  const home = [folder, ...pathsAbove(folder)].find((above) => byFolder.has(above));
  const module = home === undefined ? undefined : byFolder.get(home);
  if (home === undefined || module === undefined) return undefined;
  const rest = folder.slice(home === '' ? 0 : home.length + 1);
  const importPath = [module.file.module, ...(rest === '' ? [] : [rest])].join('/');
  return { ...found, home, importPath, isListed: module.isListed && !isUnlisted(folder, home) };
}

/**
 * True for a file of a package that importers do not see: tests, what they read, scripts, and whatever is not compiled. The tests of a package
 * run in its folder.
 */
export function isForTests(path: string, { folder, scripts, embedded, isListed }: Package): boolean {
  const embeddedIn = embedded.get(path);
  if (embeddedIn !== undefined) return embeddedIn === 'tests';
  const isCompiled = compiledFile.test(path) && !isHidden(path) && !path.endsWith('_test.go');
  // Samples below a package are what its tests read.
  return !isCompiled || scripts.has(path) || (isListed && isUnlisted(directoryOf(path), folder));
}

/**
 * True for the files of a package at the root of the build: what is compiled, unless another package owns it, and what tests read. An
 * example is a sample without a go.mod.
 */
export function isOfRoot(path: string): boolean {
  return compiledFile.test(path) || isWithin(path, 'testdata') || path.includes('/testdata/');
}
