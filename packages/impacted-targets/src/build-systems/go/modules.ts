import type { Tree } from '../../tree/tree.js';
import { BrokenManifest, manifestText } from '../../tree/broken-manifest.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove, resolvePath } from '../../tree/paths.js';
import { leadsNowhere } from '../../tree/unanswerable.js';
import { submodulesOf } from '../../tree/submodules.js';
import {
  isAtLeast,
  readModFile,
  readSumFile,
  readVendoredModules,
  readWorkFile,
  type ModFile,
  type Replace,
  type WorkFile,
} from './mod-file.js';
import { addTo, append, getOrMake } from '../../../../shared/src/append.js';

/** A module whose source is in the repository. */
export interface Module {
  /** From the root of the repository. */
  readonly directory: string;
  readonly file: ModFile;
  /** True where its packages are targets. Other modules are here only because a `replace` leads to them. */
  readonly listed: boolean;
}

/** Modules that are built together, with one version of each other module: those of go.work, or a module by itself. */
export interface Build {
  /** Directory of go.work, or of the module. */
  readonly directory: string;
  /** The text of go.work's own settings. Undefined without a go.work. */
  readonly work: WorkFile | undefined;
  readonly modules: readonly Module[];
  /** Module paths that stand for a directory: of the modules themselves, and of modules that a directory replaces. */
  readonly places: readonly { readonly module: string; readonly directory: string }[];
  /** External modules, with all facts that decide on their content. */
  readonly externals: ReadonlyMap<string, string>;
  /**
   * Modules whose replacement is a directory without a module in the repository, each with the file of the `replace`.
   */
  readonly uncertain: ReadonlyMap<string, string>;
  /** True when a go.mod lists every module that packages are built from. A new module then has no old users. */
  readonly complete: boolean;
  /** Vendored packages: the directory of `vendor`, and the lines of modules.txt for each. */
  readonly vendors: readonly Vendor[];
  /** True when packages come only from the vendor directory. Before Go 1.14 a flag decided this. */
  readonly vendored: boolean;
}

/** A `vendor` directory. */
export interface Vendor {
  readonly directory: string;
  /** The lines of modules.txt about the module of each package. */
  readonly packages: ReadonlyMap<string, string>;
}

/** The modules that Go sees at the root of the build. */
export interface Modules {
  readonly builds: readonly Build[];
  /** All modules that take part, by directory. */
  readonly byDirectory: ReadonlyMap<string, Module>;
  /** Directories of all go.mod files, samples included. No package crosses these directories. */
  readonly boundaries: ReadonlySet<string>;
  /** Files whose whole meaning is in this object. */
  readonly files: ReadonlySet<string>;
}

/** Directories that `./...` leaves out. */
const unlistedPath = /(?:^|\/)(?:testdata|vendor|[._][^/]*)(?:\/|$)/;

/** True when `./...` does not match the directory. Both paths are from the root of the repository. */
export function isUnlisted(directory: string, root: string): boolean {
  return unlistedPath.test(directory.slice(root === '' ? 0 : root.length + 1));
}

/**
 * Finds the modules of a build: those that go.work uses, and every other module below the root, each by itself.
 * @param root of the build, from the root of the repository
 * @throws BrokenManifest
 * @param warn receives a warning about a `replace` of a missing module
 * @throws Unanswerable when a use of go.work leads out of the repository
 */
export async function readModules(tree: Tree, root: string, warn: (line: string) => void): Promise<Modules> {
  const names = new Set(['go.mod', 'go.sum', 'go.work', 'go.work.sum', 'modules.txt']);
  const paths = (await tree.entries()).map((entry) => entry.path).filter((path) => names.has(nameOf(path)));
  const boundaries = new Set(paths.filter((path) => nameOf(path) === 'go.mod').map(directoryOf));
  const submodules = await submodulesOf(tree);
  const reader = new Reader(
    await tree.read(paths),
    (place) => boundaries.has(place) || submodules.some((submodule) => isWithin(place, submodule)),
    warn,
  );

  const workDirectory = [root, ...pathsAbove(root)].find(
    (above) => reader.text(inside(above, 'go.work')) !== undefined,
  );
  const work = workDirectory === undefined ? undefined : reader.work(workDirectory);
  const used = new Set<string>();
  for (const use of work?.uses ?? []) {
    const directory = resolvePath(workDirectory ?? '', use);
    if (directory === undefined) throw leadsNowhere(inside(workDirectory ?? '', 'go.work'), use, 'a use');
    if (submodules.some((submodule) => isWithin(directory, submodule))) continue;
    if (!boundaries.has(directory)) {
      throw new BrokenManifest(inside(workDirectory ?? '', 'go.work'), `use names ${use}, where there is no go.mod`);
    }
    used.add(directory);
  }
  const listed = new Set([...boundaries].filter((place) => isWithin(place, root) && !isUnlisted(place, root)));
  for (const directory of used) listed.add(directory);

  const byDirectory = new Map<string, Module>();
  const module = (directory: string): Module => {
    const read = () => ({ directory, file: reader.module(directory), listed: listed.has(directory) });
    return getOrMake(byDirectory, directory, read);
  };
  const builds = [...listed]
    .filter((directory) => !used.has(directory))
    .sort()
    .map((directory) => reader.build(directory, undefined, [module(directory)]));
  if (work !== undefined && workDirectory !== undefined) {
    builds.unshift(reader.build(workDirectory, work, [...used].sort().map(module)));
  }
  for (const build of builds) {
    for (const { directory } of build.places) if (boundaries.has(directory)) module(directory);
  }
  return { builds, byDirectory, boundaries, files: reader.used };
}

class Reader {
  readonly #contents: ReadonlyMap<string, Buffer>;
  readonly #isModule: (directory: string) => boolean;
  readonly #warn: (line: string) => void;

  /** Files that were understood. */
  readonly used = new Set<string>();
  constructor(
    contents: ReadonlyMap<string, Buffer>,
    /** True where a directory holds a module, or lies in a submodule that holds it. */
    isModule: (directory: string) => boolean,
    warn: (line: string) => void,
  ) {
    this.#contents = contents;
    this.#isModule = isModule;
    this.#warn = warn;
  }

  text(path: string): string | undefined {
    const content = this.#contents.get(path);
    return content === undefined ? undefined : manifestText(content);
  }

  module(directory: string): ModFile {
    const path = inside(directory, 'go.mod');
    this.used.add(path).add(inside(directory, 'go.sum'));
    return readModFile(path, this.text(path) ?? '');
  }

  work(directory: string): WorkFile {
    const path = inside(directory, 'go.work');
    this.used.add(path).add(inside(directory, 'go.work.sum'));
    return readWorkFile(path, this.text(path) ?? '');
  }

  build(directory: string, work: WorkFile | undefined, modules: readonly Module[]): Build {
    const replaces = [
      ...(work?.replaces ?? []).map((replace) => [replace, directory] as const),
      ...modules.flatMap((module) => module.file.replaces.map((replace) => [replace, module.directory] as const)),
    ];
    const vendors = this.#vendors(directory, modules);
    const vendored = vendors.length > 0 && modules.every((module) => isAtLeast(module.file.go, 14));
    const places = modules.map((module) => ({ module: module.file.module, directory: module.directory }));
    // Since Go 1.17, a go.mod names all modules that its packages are built from. Before that, and where several
    // modules are built together, go.sum may name more.
    const complete = work === undefined && modules.every((module) => isAtLeast(module.file.go, 17));
    const uncertain = new Map<string, string>();
    for (const [replace, from] of replaces) {
      if (!isPath(replace)) continue;
      const place = resolvePath(from, replace.by);
      // With a vendor directory, nothing is built from the replacement of a module.
      if (vendored || (place !== undefined && this.#isModule(place))) {
        if (place !== undefined) places.push({ module: replace.module, directory: place });
        continue;
      }
      const file = inside(from, work?.replaces.includes(replace) === true ? 'go.work' : 'go.mod');
      const used = !complete || modules.some((module) => module.file.requires.has(replace.module));
      if (used) uncertain.set(replace.module, file);
      this.#warn(
        `go: ${file} puts ${JSON.stringify(replace.by)} in the place of ${replace.module}, and the repository has no module there. ` +
          (used ? `Packages that import ${replace.module} count as impacted` : 'Nothing requires it'),
      );
    }
    return {
      directory,
      work,
      modules,
      places,
      externals: this.#externals(
        complete,
        modules,
        replaces.map(([replace]) => replace),
        work && inside(directory, 'go.work.sum'),
      ),
      complete,
      uncertain,
      vendors,
      vendored,
    };
  }

  #externals(
    complete: boolean,
    modules: readonly Module[],
    replaces: readonly Replace[],
    workSums: string | undefined,
  ): Map<string, string> {
    const sums = new Map<string, string[]>();
    const sumFiles = modules.map((module) => inside(module.directory, 'go.sum'));
    if (workSums !== undefined) sumFiles.push(workSums);
    for (const path of sumFiles) {
      for (const [module, lines] of readSumFile(this.text(path) ?? '')) {
        for (const one of lines) append(sums, module, one);
      }
    }
    const versions = new Map<string, Set<string>>();
    for (const { file } of modules) {
      for (const [module, version] of file.requires) addTo(versions, module, version);
    }
    if (!complete) for (const module of sums.keys()) if (!versions.has(module)) versions.set(module, new Set());

    const externals = new Map<string, string>();
    for (const [module, wanted] of versions) {
      const replaced = replaces.filter((replace) => replace.module === module);
      const lines = (of: string, only: ReadonlySet<string>) =>
        (sums.get(of) ?? []).filter((line) => only.size === 0 || only.has(line.replace(/(?:\/go\.mod)?\s.*/s, '')));
      const hashes = [
        ...lines(module, complete ? wanted : new Set()),
        ...replaced.flatMap(({ by, byVersion }) => (byVersion === undefined ? [] : lines(by, new Set([byVersion])))),
      ];
      const excluded = modules.map(({ file }) => file.excludes.get(module)).filter((each) => each !== undefined);
      const facts = [[...wanted].sort(), replaced, [...new Set(hashes)].sort(), excluded];
      externals.set(module, JSON.stringify(facts));
    }
    return externals;
  }

  #vendors(directory: string, modules: readonly Module[]): Vendor[] {
    return [...new Set([directory, ...modules.map((module) => module.directory)])].flatMap((place) => {
      const path = inside(place, 'vendor/modules.txt');
      const listing = this.text(path);
      if (listing === undefined) return [];
      this.used.add(path);
      return [{ directory: directoryOf(path), packages: readVendoredModules(listing) }];
    });
  }
}

/** Follows Go's own `modfile.IsDirectoryPath`, which is the same on every system. */
function isPath({ by }: Replace): boolean {
  return /^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:)/.test(by);
}
