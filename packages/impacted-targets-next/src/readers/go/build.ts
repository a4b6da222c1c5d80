import { directoryOf, inside, resolvePath } from '../../../../impacted-targets/src/tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import type { Documents } from '../commit.js';
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
  /** Modules from elsewhere, by their paths. */
  readonly externals: ReadonlyMap<string, ExternalModule>;
  /** True when a go.mod lists every module that packages are built from. A module that is new to it then has no users among the others. */
  readonly isComplete: boolean;
  /** `vendor` directories, which hold all packages from elsewhere. */
  readonly vendors: readonly Vendor[];
}

/** A module path that stands for a folder: of a module of the build, or of one that a folder replaces. */
export interface Place {
  readonly module: string;
  readonly folder: string;
  /** What replaces the module by the folder; absent for a module of the build. */
  readonly replace?: Replace;
}

export interface ExternalModule {
  /** All that decides on its content: versions, what replaces it, and hashes. */
  readonly content: string;
  /** Folders that replace it, as they are written, where the repository has no module. */
  readonly lost: readonly string[];
}

export interface Vendor {
  readonly folder: string;
  /** The lines of modules.txt about each module. */
  readonly modules: Lines;
}

type Lines = ReadonlyMap<string, readonly string[]>;

/** Files of a commit that describe modules. */
export interface ModuleFiles {
  /** go.sum and go.work.sum. */
  readonly sums: Documents<Lines>;
  /** modules.txt. */
  readonly listings: Documents<Lines>;
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
  const vendors = [...new Set([start, ...modules.map(({ folder }) => folder)])].flatMap((folder): Vendor[] => {
    const path = inside(folder, 'vendor/modules.txt');
    return files.listings.has(path) ? [{ folder: directoryOf(path), modules: files.listings.get(path) }] : [];
  });
  const places: Place[] = modules.map(({ file: { module }, folder }) => ({ module, folder }));
  const lost = new Map<string, string[]>();
  for (const { file, folder: from } of [...(work ? [{ file: work, folder: start }] : []), ...modules]) {
    for (const replace of file.replaces) {
      const { module, by } = replace;
      const folder = replace.isFolder ? resolvePath(from, by) : undefined;
      if (folder !== undefined && files.hasModule(folder)) places.push({ module, folder, replace });
      // With a vendor directory, nothing is built from what replaces a module.
      else if (replace.isFolder && vendors.length === 0) append(lost, module, by);
    }
  }
  const isComplete = work === undefined && modules.every(({ file }) => file.isComplete);
  const written = [...(work ? [work] : []), ...modules.map(({ file }) => file)];
  const about = merged(written.map((file) => file.about));
  const paths = [...modules.map(({ folder }) => inside(folder, 'go.sum')), `${manifest}.sum`];
  const sums = merged(paths.flatMap((path) => (files.sums.has(path) ? [files.sums.get(path)] : [])));
  const required = written.flatMap(({ requires }) => [...requires.keys()]);
  const externals = new Map<string, ExternalModule>();
  for (const module of isComplete ? required : [...about.keys(), ...sums.keys()]) {
    const lines = [module, ...(about.get(module) ?? [])];
    const words = new Set(lines.flatMap((line) => line.split(' ')));
    // Hashes of other versions are left from what was built before.
    const hashes = [...words].flatMap((name) =>
      (sums.get(name) ?? []).filter((line) => (!isComplete && name === module) || words.has(versionOf(line))),
    );
    const content = [...new Set([...lines, ...hashes])].sort().join('\n');
    externals.set(module, { content, lost: lost.get(module) ?? [] });
  }
  return { manifest, work, modules, places, externals, isComplete, vendors };
}

/** The version of a line of go.sum. */
function versionOf(line: string): string {
  return line.replace(/(?:\/go\.mod)?\s.*/s, '');
}

function merged(all: readonly Lines[]): Lines {
  const found = new Map<string, string[]>();
  for (const [module, lines] of all.flatMap((one) => [...one])) for (const line of lines) append(found, module, line);
  return found;
}
