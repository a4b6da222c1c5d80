import { BrokenManifest } from '../../tree/broken-manifest.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove, resolvePath } from '../../tree/paths.js';
import { leadsNowhere } from '../../tree/unanswerable.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import { digest } from '../../../../shared/src/digest.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { Commit } from '../commit.js';
import {
  parseGoFile,
  parseGoMod,
  parseGoSum,
  parseModulesTxt,
  type GoFile,
  type Lines,
  type Replace,
} from './go-files.js';

/** A module whose source is in the repository, or a `vendor` directory, which is read as a module without a path. */
export interface Module {
  /** From the root of the repository. */
  readonly folder: string;
  readonly file: GoFile;
  /** True where its packages are targets. Other modules are here only because something is built from them. */
  readonly isListed: boolean;
  /** The lines of modules.txt about each module in a `vendor` directory. */
  readonly vendored?: Lines;
}

/** Modules that are built together, with one version of each other module: those of go.work, or a module by itself. */
export interface Build {
  /** Path of the go.work, or of the module's go.mod. */
  readonly manifest: string;
  readonly work: GoFile | undefined;
  readonly modules: readonly Module[];
  readonly places: readonly Place[];
  /** Modules from elsewhere by their paths, each with all that decides on its content: versions, what replaces it, and hashes. */
  readonly externals: ReadonlyMap<string, string>;
  /** Folders without a module that replace modules, as they are written, by the paths of these modules. */
  readonly lost: ReadonlyMap<string, readonly string[]>;
  /**
   * What else decides on any module from elsewhere, as a text that is only compared: before Go 1.17 a go.mod does not name all modules, so this
   * is all that is written about them.
   */
  readonly rest: string;
  /** True where packages from elsewhere come from the `vendor` directory alone. Those of a workspace's modules are used without the workspace. */
  readonly isVendored: boolean;
}

/** A module path that stands for a folder: of a module of the build, of one that a folder replaces, or of a `vendor` directory. */
export interface Place {
  readonly module: string;
  readonly folder: string;
  /** False where the same module may also come from elsewhere. */
  readonly isSure: boolean;
  /** What replaces the module by the folder. */
  readonly replace?: Replace;
}

/** Id of a module from elsewhere. */
export function externalId({ manifest }: Build, module: string): string {
  return `${module} in ${manifest}`;
}

/** Id of what any module from elsewhere may be built from, where nobody knows which one is. */
export function othersId({ manifest }: Build): string {
  return `the modules of ${manifest}`;
}

/** The modules that Go sees at the root of the build. */
export interface Modules {
  readonly builds: readonly Build[];
  /** All modules that take part, by their folders. */
  readonly byFolder: ReadonlyMap<string, Module>;
  /** Folders of all go.mod files, samples included, and `vendor` directories. No package crosses these folders. */
  readonly boundaries: ReadonlySet<string>;
  /** Files of which all is said. */
  readonly understood: ReadonlySet<string>;
}

/** Folders that `./...` leaves out (`go help packages`). */
const unlisted = /(?:^|\/)(?:testdata|vendor|[._][^/]*)(?:\/|$)/;

/** True when `./...` does not match the folder. Both paths are from the root of the repository. */
export function isUnlisted(folder: string, root: string): boolean {
  return unlisted.test(folder.slice(root === '' ? 0 : root.length + 1));
}

/**
 * Finds the modules of a build: those that go.work uses, and every other module below the root, each by itself.
 * @param root of the build, from the root of the repository
 * @throws BrokenManifest
 * @throws Unanswerable when a use of go.work leads out of the repository
 */
export async function readModules(commit: Commit, root: string): Promise<Modules> {
  const named = (...names: string[]) => [...commit.files.keys()].filter((path) => names.includes(nameOf(path)));
  const mods = await commit.documents('go.mod', named('go.mod'), parseGoMod);
  const sums = await commit.documents('go.sum', named('go.sum', 'go.work.sum'), parseGoSum);
  const listings = await commit.documents('modules.txt', named('modules.txt'), parseModulesTxt);
  const above = [root, ...pathsAbove(root)].map((folder) => inside(folder, 'go.work'));
  const workPath = above.find((path) => commit.files.has(path)) ?? '';
  const work = await commit.document('go.work', workPath, parseGoFile);
  const ofWork = work === undefined ? [] : [directoryOf(workPath)];

  const boundaries = new Set([...mods.paths()].map(directoryOf));
  const isModule = (folder: string) => boundaries.has(folder) || commit.submodules.some((one) => isWithin(folder, one));
  const used = (work?.uses ?? []).map((use) => folderUsed(use, workPath, isModule));
  const together = new Set(used.filter((folder) => boundaries.has(folder)));
  const below = [...boundaries].filter((folder) => isWithin(folder, root) && !isUnlisted(folder, root));
  const byFolder = new Map<string, Module>();
  const add = (folder: string, isListed: boolean): Module =>
    getOrMake(byFolder, folder, () => ({ folder, file: mods.get(inside(folder, 'go.mod')), isListed }));
  const modules = [...together].map((folder) => add(folder, true));
  const alone = below.filter((folder) => !together.has(folder)).map((folder) => add(folder, true));
  for (const start of new Set([...ofWork, ...byFolder.keys()])) {
    const folder = inside(start, 'vendor');
    const listing = inside(folder, 'modules.txt');
    if (!listings.has(listing)) continue;
    boundaries.add(folder);
    byFolder.set(folder, { folder, file: noFile, isListed: false, vendored: listings.get(listing) });
  }
  const known = { byFolder, isModule, linesOf: (path: string) => (sums.has(path) ? sums.get(path) : new Map()) };
  const builds = alone.map((module) => buildOf(inside(module.folder, 'go.mod'), undefined, [module], known));
  if (work !== undefined) builds.unshift(buildOf(workPath, work, modules, known));
  for (const { folder } of builds.flatMap(({ places }) => places)) if (boundaries.has(folder)) add(folder, false);
  const filesIn = (folders: Iterable<string>, ...names: string[]) =>
    [...folders].flatMap((folder) => names.map((name) => inside(folder, name)));
  const read = filesIn(byFolder.keys(), 'go.mod', 'go.sum', 'modules.txt');
  const understood = new Set([...filesIn(ofWork, 'go.work', 'go.work.sum'), ...read]);
  return { builds, byFolder, boundaries, understood };
}

const noFile = parseGoFile(Buffer.alloc(0), '');

/** What is known before the modules that are built together. */
interface Known {
  readonly byFolder: ReadonlyMap<string, Module>;
  /** True where a folder holds a module, or is in a submodule that holds it. */
  readonly isModule: (folder: string) => boolean;
  /** Lines of a go.sum; none where the file is not there. */
  readonly linesOf: (path: string) => Lines;
}

/**
 * Reads what modules are built from.
 * @param manifest go.work, or the go.mod of the only module
 */
function buildOf(manifest: string, work: GoFile | undefined, modules: readonly Module[], known: Known): Build {
  const start = directoryOf(manifest);
  const vendorOf = (folder: string) => inside(folder, 'vendor');
  const isVendored = known.byFolder.has(vendorOf(start));
  const folders = [...new Set([start, ...modules.map(({ folder }) => folder)])];
  const written = [...(work === undefined ? [] : [{ file: work, folder: start }]), ...modules];
  const places: Place[] = [
    ...modules.map(({ file, folder }) => ({ module: file.module, folder, isSure: true })),
    ...folders
      .filter((folder) => known.byFolder.has(vendorOf(folder)))
      .map((folder) => ({ module: '', folder: vendorOf(folder), isSure: folder === start })),
  ];
  const lost = new Map<string, string[]>();
  for (const { file, folder: from } of written) {
    for (const replace of file.replaces.filter(({ isFolder }) => isFolder)) {
      const { module, by, version } = replace;
      const folder = resolvePath(from, by);
      // With a vendor directory, nothing is built from what replaces a module, but from its copy.
      const isSure = !isVendored && version === undefined;
      if (folder !== undefined && known.isModule(folder)) places.push({ module, folder, isSure, replace });
      else if (!isVendored) append(lost, module, by);
    }
  }
  const files = written.map(({ file }) => file);
  const sums = merged([...modules.map(({ folder }) => inside(folder, 'go.sum')), `${manifest}.sum`].map(known.linesOf));
  const isComplete = modules.every(({ file }) => file.isComplete);
  const rest = isComplete ? '' : digest(canonicalJson([files.map(({ about }) => [...about]), [...sums]]));
  return { manifest, work, modules, places, externals: contentsOf(files, sums), lost, rest, isVendored };
}

/** All that decides on the content of each module from elsewhere: what is written about it, and the hashes of its versions. */
function contentsOf(files: readonly GoFile[], sums: Lines): ReadonlyMap<string, string> {
  const about = merged(files.map((file) => file.about));
  const contents = new Map<string, string>();
  for (const module of files.flatMap(({ requires }) => [...requires.keys()])) {
    const lines = about.get(module) ?? [];
    const words = new Set(lines.flatMap((line) => line.split(' ')));
    // Hashes of other versions are left from what was built before.
    const isMeant = (line: string) => words.has(line.replace(/(?:\/go\.mod)?\s.*/s, ''));
    const hashes = [...words].flatMap((name) => (sums.get(name) ?? []).filter(isMeant));
    contents.set(module, [...new Set([...lines, ...hashes])].sort().join('\n'));
  }
  return contents;
}

function merged(all: readonly Lines[]): Lines {
  const found = new Map<string, string[]>();
  for (const [module, lines] of all.flatMap((one) => [...one])) for (const line of lines) append(found, module, line);
  return found;
}

/** The folder of a module that a workspace uses. */
function folderUsed(use: string, path: string, isModule: (folder: string) => boolean): string {
  const folder = resolvePath(directoryOf(path), use);
  if (folder === undefined) throw leadsNowhere(path, use, 'a use');
  if (isModule(folder)) return folder;
  throw new BrokenManifest(path, `use names ${use}, where there is no go.mod`);
}
