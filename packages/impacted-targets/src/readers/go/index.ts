import { inside, pathsAbove } from '../../tree/paths.js';
import { addTo } from '../../../../shared/src/append.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { Commit } from '../commit.js';
import type { DeclaredTarget, External, Reader, Reading } from '../reader.js';
import { usesOfExternals } from './module-graphs.js';
import { externalId, isUnlisted, othersId, readModules, type Build, type Modules, type Place } from './modules.js';
import { isForTests, isOfRoot, readPackages, type Package } from './packages.js';
import { packageId, resolver } from './resolve.js';

/** A reading with what `go mod graph` is asked about. */
type GoReading = Reading & { readonly builds: readonly Build[] };

/** Go modules and workspaces, read from go.mod, go.work, go.sum and the sources. */
export const go: Reader<GoReading> = {
  name: 'go',
  read: readGo,
  relate: (base, head, comparison, tools) => usesOfExternals(base.builds, head.builds, comparison, tools),
};

async function readGo(commit: Commit, root: string): Promise<GoReading | undefined> {
  const modules = await readModules(commit, root);
  const { builds, byFolder, understood } = modules;
  if (byFolder.size === 0) return undefined;
  const packages = await readPackages(commit, modules);
  const all = [...packages.values()];
  const externals = externalsOf(all, modules);
  const owners = ownersIn(packages, modules, externals, root);
  // A submodule may hold packages of the module around it. Their names are not in this repository.
  const opaque = new Set(commit.submodules.filter((path) => !isUnlisted(path, '')));
  return {
    builds,
    targets: all.filter(({ isListed }) => isListed).map((one) => targetOf(one, root)),
    externals,
    owners: (path) => (understood.has(path) || opaque.has(path) ? [] : owners(path)),
    describedBy: (path) => (understood.has(path) ? path : undefined),
    isForTests: (path, folder) => {
      const one = packages.get(folder);
      return one !== undefined && isForTests(path, one);
    },
    resolve: resolver(modules, packages),
    importsOnly: (path) => path.endsWith('.go'),
  };
}

/** Id of the settings of a module. */
function moduleId(folder: string): string {
  return `module ${folder}`;
}

function targetOf({ folder, home, importPath }: Package, root: string): DeclaredTarget {
  return {
    id: packageId(folder),
    name: importPath,
    folder,
    manifest: inside(home, 'go.mod'),
    names: [importPath],
    uses: [{ id: moduleId(home) }],
    ...(folder === root && { atRoot: { owns: isOfRoot } }),
  };
}

/** What targets are built from and nobody builds by name: settings of modules, other packages, and modules from elsewhere. */
function externalsOf(packages: readonly Package[], { builds, byFolder }: Modules): Map<string, External> {
  const externals = new Map<string, External>();
  const add = (id: string, label: string, content: string, uses: External['uses'] = []) =>
    externals.set(id, { label, content, uses });
  const workspace = builds.find(({ work }) => work !== undefined);
  for (const module of byFolder.values()) {
    const { folder, file, vendored = [] } = module;
    const around = workspace?.modules.includes(module) ? workspace.work?.settings : 'no go.work';
    add(moduleId(folder), `the settings of ${inside(folder, 'go.mod')}`, canonicalJson([file.settings, around]));
    for (const [name, lines] of vendored)
      add(moduleId(inside(folder, name)), `${name} in modules.txt`, lines.join('\n'));
  }
  for (const { folder, importPath } of packages.filter(({ isListed }) => !isListed)) {
    const module = [folder, ...pathsAbove(folder)].map(moduleId).find((id) => externals.has(id)) ?? '';
    add(packageId(folder), importPath, '', [{ id: module }]);
  }
  for (const build of builds) addModules(externals, build, packages);
  return externals;
}

/** Adds the modules from elsewhere. Any of them may be built from a folder of the repository that replaces a module that it requires. */
function addModules(externals: Map<string, External>, build: Build, packages: readonly Package[]): void {
  const homes = new Set(build.places.filter((place) => isForOthers(place, build)).map(({ folder }) => folder));
  const local = packages.filter(({ home }) => homes.has(home)).map(({ folder }) => ({ id: packageId(folder) }));
  const others = othersId(build);
  externals.set(others, { label: others, content: build.rest, uses: local });
  for (const [module, content] of build.externals) {
    const label = externalId(build, module);
    const nowhere = (build.lost.get(module) ?? []).map((written) => ({
      path: undefined,
      written,
      what: 'its replacement',
    }));
    externals.set(label, { label, content, uses: [{ id: others }, ...nowhere] });
  }
}

/**
 * True where modules from elsewhere may be built from the folder that replaces a module. They require no module of their own users' repository, and
 * none in a version that nobody publishes: a go.mod requires the highest version that any module requires.
 */
function isForOthers({ module, folder, replace }: Place, { modules }: Build): boolean {
  // A workspace builds its modules from each other, whatever their go.mod replaces where they are built alone.
  if (replace === undefined || modules.some((one) => one.folder === folder)) return false;
  const repository = repositoryOf(module, folder);
  return modules.some(({ file, folder: home }) => {
    const version = file.requires.get(module) ?? 'v0.0.0';
    const isPublished = !/^v0\.0\.0(?:-00010101000000-0{12})?$/.test(version);
    return isPublished && (repository === undefined || repository !== repositoryOf(file.module, home));
  });
}

/** The path of the repository that publishes a module from its folder; undefined for another repository's module. */
function repositoryOf(module: string, folder: string): string | undefined {
  const path = `/${module.replace(/\/v\d+$/, '')}`;
  const end = folder === '' ? '' : `/${folder}`;
  return path.endsWith(end) ? path.slice(0, path.length - end.length) : undefined;
}

/** Finds whose a file is: of the package or the vendored module in whose folder it is, and of the packages that embed it. */
function ownersIn(
  packages: ReadonlyMap<string, Package>,
  { byFolder }: Modules,
  externals: ReadonlyMap<string, External>,
  root: string,
): (path: string) => Iterable<string> {
  const embedding = new Map<string, Set<string>>();
  for (const { folder, embedded } of packages.values())
    for (const path of embedded.keys()) addTo(embedding, path, packageId(folder));
  return (path) => {
    const owners = new Set(embedding.get(path));
    for (const folder of pathsAbove(path)) {
      const one = packages.get(folder);
      const isModule = externals.has(moduleId(folder));
      if (one !== undefined && (folder !== root || isOfRoot(path.slice(root === '' ? 0 : root.length + 1))))
        owners.add(packageId(folder));
      if (one === undefined && isModule && !byFolder.has(folder)) owners.add(moduleId(folder));
      // A sample belongs to the package around it, too. It is a package itself for those that import it.
      if (one === undefined ? isModule : !isUnlisted(folder, one.home)) break;
    }
    return owners;
  };
}
