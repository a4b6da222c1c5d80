import { directoryOf, inside, resolvePath } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import type { GoFile, Replace } from './go-files.js';

/** A module whose source is in the repository. */
export interface Module {
  /** From the root of the repository. */
  readonly folder: string;
  readonly file: GoFile;
  /** True where its packages are targets. Other modules are here only because a `replace` leads to them. */
  readonly isListed: boolean;
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
  /** True when a go.mod lists every module that packages are built from. A module that is new to it then has no users among the others. */
  readonly isComplete: boolean;
  readonly vendors: readonly Vendor[];
  /** True where packages from elsewhere come from the `vendor` directory alone. Those of a workspace's modules are used without the workspace. */
  readonly isVendored: boolean;
}

/** A module path that stands for a folder: of a module of the build, or of one that a folder replaces. */
export interface Place {
  readonly module: string;
  readonly folder: string;
  /** What replaces the module by the folder; absent for a module of the build. */
  readonly replace?: Replace;
}

/** A `vendor` directory. */
export interface Vendor {
  readonly folder: string;
  /** The lines of modules.txt about each module. */
  readonly modules: Lines;
}

type Lines = ReadonlyMap<string, readonly string[]>;

/** Files of a commit that describe modules. */
export interface ModuleFiles {
  /** Lines of a go.sum or a modules.txt, by module; undefined where the file is not there. */
  lines(path: string): Lines | undefined;
  /** True where a folder holds a module, or is in a submodule that holds it. */
  hasModule(folder: string): boolean;
}

/** Id of a module from elsewhere. */
export function externalId({ manifest }: Build, module: string): string {
  return `${module} in ${manifest}`;
}

/** Id of what any module from elsewhere may be built from, where nobody knows which one is. */
export function othersId({ manifest }: Build): string {
  return `the modules of ${manifest}`;
}

/**
 * Reads what modules are built from.
 * @param manifest go.work, or the go.mod of the only module
 */
export function buildOf(
  manifest: string,
  work: GoFile | undefined,
  modules: readonly Module[],
  files: ModuleFiles,
): Build {
  const start = directoryOf(manifest);
  const written = [...(work === undefined ? [] : [{ file: work, folder: start }]), ...modules];
  const vendors = [...new Set([start, ...modules.map(({ folder }) => folder)])].flatMap((folder): Vendor[] => {
    const listed = files.lines(inside(folder, 'vendor/modules.txt'));
    return listed === undefined ? [] : [{ folder: inside(folder, 'vendor'), modules: listed }];
  });
  const isVendored = vendors.some(({ folder }) => folder === inside(start, 'vendor'));
  const places: Place[] = modules.map(({ file: { module }, folder }) => ({ module, folder }));
  const lost = new Map<string, string[]>();
  for (const { replace, from } of written.flatMap((one) =>
    one.file.replaces.map((replace) => ({ replace, from: one.folder })),
  )) {
    const { module, by, isFolder } = replace;
    const folder = isFolder ? resolvePath(from, by) : undefined;
    if (folder !== undefined && files.hasModule(folder)) places.push({ module, folder, replace });
    // With a vendor directory, nothing is built from what replaces a module.
    else if (isFolder && !isVendored) append(lost, module, by);
  }
  const isComplete = work === undefined && modules.every(({ file }) => file.isComplete);
  const sums = [...modules.map(({ folder }) => inside(folder, 'go.sum')), `${manifest}.sum`].flatMap(
    (path) => files.lines(path) ?? [],
  );
  const externals = contentsOf(
    written.map(({ file }) => file),
    sums,
    isComplete,
  );
  return { manifest, work, modules, places, externals, lost, isComplete, vendors, isVendored };
}

/** All that decides on the content of each module from elsewhere: what is written about it, and the hashes of its versions. */
function contentsOf(
  files: readonly GoFile[],
  sums: readonly Lines[],
  isComplete: boolean,
): ReadonlyMap<string, string> {
  const about = merged(files.map((file) => file.about));
  const hashes = merged(sums);
  const required = files.flatMap(({ requires }) => [...requires.keys()]);
  const contents = new Map<string, string>();
  for (const module of isComplete ? required : [...about.keys(), ...hashes.keys()]) {
    const lines = [module, ...(about.get(module) ?? [])];
    const words = new Set(lines.flatMap((line) => line.split(' ')));
    // Hashes of other versions are left from what was built before.
    const isMeant = (name: string, line: string) =>
      (!isComplete && name === module) || words.has(line.replace(/(?:\/go\.mod)?\s.*/s, ''));
    for (const name of words) lines.push(...(hashes.get(name) ?? []).filter((line) => isMeant(name, line)));
    contents.set(module, [...new Set(lines)].sort().join('\n'));
  }
  return contents;
}

function merged(all: readonly Lines[]): Lines {
  const found = new Map<string, string[]>();
  for (const [module, lines] of all.flatMap((one) => [...one])) for (const line of lines) append(found, module, line);
  return found;
}
