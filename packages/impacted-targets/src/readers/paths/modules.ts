import { readAliases } from '../../literals/aliases.js';
import { TrackedPlaces } from '../../literals/places.js';
import { PythonRoots } from '../../literals/python-roots.js';
import { javascriptModule, namesOfModule } from '../../literals/resolve.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { directoryOf, inside, nameOf, pathsAbove } from '../../tree/paths.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import { textBetween } from '../../../../shared/src/globs/text-between.js';
import type { Commit } from '../commit.js';
import type { Reading } from '../reader.js';

type Finder = NonNullable<Reading['resolve']>;

/**
 * Finds modules as the languages do: of Python from the folders that hold packages, of JavaScript by the names of packages and the aliases of
 * compilers, of Go by the paths of modules.
 * @param ownersOf gives the targets that own a path
 */
export async function moduleFinder(commit: Commit, ownersOf: (path: string) => Iterable<string>): Promise<Finder> {
  const places = await TrackedPlaces.of(commit.tree);
  const ofPython = pythonFinder(commit, places);
  const ofGo = await goFinder(commit);
  const ofJavaScript = await javascriptFinder(commit, places, ownersOf);
  return (file, module) => {
    if (/\.(?:pyi?|pyx)$/.test(file)) return ofPython(file, module);
    return file.endsWith('.go') ? ofGo(file, module) : ofJavaScript(file, module);
  };
}

function pythonFinder(commit: Commit, places: TrackedPlaces): Finder {
  const files = [...commit.files.keys()];
  const given = commit.options.paths?.['python-roots'];
  const roots = new PythonRoots(rootsIn(files, given), files, places);
  /** Files by the last names of their modules, from two on: for modules that no known root has. */
  const byEnd = new Map<string, string[]>();
  for (const path of given === undefined ? files.filter((one) => /\.pyi?$/.test(one)) : []) {
    const names = path.replace(/(?:\/__init__)?\.pyi?$/, '').split('/');
    for (let at = names.length - 2; at >= 0; at -= 1) append(byEnd, names.slice(at).join('.'), path);
  }
  const isPackage = (path: string) => path !== '' && places.find(`${path}/__init__.py`) === 'file';
  return (file, module) => {
    const names = namesOfModule(module);
    // The folder above the outermost package that the file belongs to.
    const ownRoot = pathsAbove(file).find((path) => !isPackage(path)) ?? '';
    const found = roots.files(names, [ownRoot]);
    if (found.length > 0) return { paths: found };
    const ends = names.map((_name, at) => names.slice(0, names.length - at)).filter(({ length }) => length > 1);
    return { paths: ends.map((end) => byEnd.get(end.join('.'))).find((paths) => paths !== undefined) ?? [] };
  };
}

/** The folders in which Python finds modules: those that are given, else the root and the folders of projects, each with its `src`. */
function rootsIn(paths: readonly string[], given: readonly string[] | undefined): ReadonlySet<string> {
  if (given !== undefined) return new Set(given.map((root) => (root === '.' ? '' : root)));
  const projects = paths.filter((path) => /^(?:pyproject\.toml|setup\.py|setup\.cfg)$/.test(nameOf(path)));
  return new Set(['', ...projects.map(directoryOf).flatMap((folder) => [folder, inside(folder, 'src')])]);
}

/** Folders by the names that the manifests in them give. */
async function namedBy(commit: Commit, manifest: string, nameIn: (content: Buffer) => unknown) {
  const isNeeded = (path: string) => nameOf(path) === manifest && !`/${path}`.includes('/node_modules/');
  const contents = await commit.tree.read([...commit.files.keys()].filter(isNeeded));
  const named = [...contents].map(([path, content]) => [nameIn(content), directoryOf(path)] as const);
  return new Map(named.filter((one): one is readonly [string, string] => typeof one[0] === 'string' && one[0] !== ''));
}

async function goFinder(commit: Commit): Promise<Finder> {
  const modules = await namedBy(commit, 'go.mod', (go) => /^module\s+"?([^\s"]+)/m.exec(go.toString('utf8'))?.[1]);
  const sources = new Map<string, string[]>();
  for (const path of commit.files.keys())
    if (path.endsWith('.go') && !path.endsWith('_test.go')) append(sources, directoryOf(path), path);
  return (_file, module) => {
    const name = [module, ...pathsAbove(module)].find((above) => modules.has(above));
    if (name === undefined) return {};
    const folder = inside(modules.get(name) ?? '', module.slice(name.length + 1));
    return { paths: sources.get(folder) ?? [] };
  };
}

async function javascriptFinder(
  commit: Commit,
  places: TrackedPlaces,
  ownersOf: (path: string) => Iterable<string>,
): Promise<Finder> {
  const packages = await namedBy(commit, 'package.json', (content) => fieldsInJson(content)?.name);
  const aliasesIn = await readAliases(commit.tree, '');
  const given = Object.entries(commit.options.paths?.aliases ?? {});
  const inFolder = new Map<string, readonly string[]>();
  const targetsIn = (folder: string) =>
    getOrMake(inFolder, folder, () => [...new Set([...places.below(folder)].flatMap((path) => [...ownersOf(path)]))]);
  return (file, module) => {
    for (const place of [...given.flatMap((alias) => placesOf(alias, module)), ...aliasesIn(file, module)]) {
      const found = javascriptModule(place, places);
      if (found !== undefined) return { paths: [found.path] };
      if (places.find(place) === 'directory') return { ids: targetsIn(place) };
    }
    const name = [module, ...pathsAbove(module)].find((above) => packages.has(above));
    if (name !== undefined) {
      const folder = packages.get(name) ?? '';
      const below =
        name === module ? undefined : javascriptModule(inside(folder, module.slice(name.length + 1)), places);
      if (below !== undefined) return { paths: [below.path] };
      return { ids: targetsIn(folder), paths: [inside(folder, 'package.json')] };
    }
    // `@/`, `~/` and `#/` begin no name of a package in a registry.
    if (!/^[@~#]\//.test(module)) return {};
    const advice =
      'and no tsconfig.json in a folder above it maps that name. Add the alias under build-systems.paths.aliases';
    return { unknown: `${file} imports ${module}, ${advice}` };
  };
}

/** The place of a module by an alias that the rules give. */
function placesOf([pattern, place]: readonly [string, string], module: string): string[] {
  const found = textBetween(pattern.split('*', 2), module);
  return found === undefined ? [] : [place.replace('*', () => found[0] ?? '*')];
}
