import { posix } from 'node:path';
import { append } from '../../../../shared/src/append.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { readAliases } from '../../literals/aliases.js';
import type { TrackedPlaces } from '../../literals/places.js';
import { PythonRoots } from '../../literals/python-roots.js';
import { javascriptModule, namesOfModule } from '../../literals/resolve.js';
import { textBetween } from '../../../../shared/src/globs/text-between.js';
import type { Tools } from '../../graph/reader.js';
import { directoryOf, inside, nameOf, pathsAbove } from '../../tree/paths.js';
import type { Tree } from '../../tree/tree.js';

/** What the name of a module means in a file. */
export interface Module {
  /** Files, from the root of the repository. */
  readonly paths?: readonly string[];
  /** Folder of the package that is meant as a whole. */
  readonly folder?: string;
  /** Why nobody knows where the module is. */
  readonly unknown?: string;
}

type Options = NonNullable<Tools['options']['paths']>;

/**
 * Finds modules as the languages do: of Python from the folders that hold packages, of JavaScript by the names of packages and the aliases of
 * compilers, of Go by the paths of modules.
 */
export class ModulesOfFiles {
  readonly #places: TrackedPlaces;
  readonly #options: Options;
  readonly #aliases: (file: string, name: string) => readonly string[];
  /** Folders of packages by their names in package.json. */
  readonly #packages = new Map<string, string>();
  /** Folders of Go's modules, by their paths in go.mod. */
  readonly #goModules = new Map<string, string>();
  readonly #pythonRoots: PythonRoots;
  /** Python files by the last names of their modules, from two on. */
  readonly #pythonEnds = new Map<string, string[]>();
  readonly #goFiles = new Map<string, string[]>();

  private constructor(
    places: TrackedPlaces,
    options: Options,
    aliases: (file: string, name: string) => readonly string[],
    paths: readonly string[],
  ) {
    this.#places = places;
    this.#options = options;
    this.#aliases = aliases;
    this.#pythonRoots = new PythonRoots(rootsIn(paths, options['python-roots']), paths, places);
    for (const path of paths) {
      if (path.endsWith('.go') && !path.endsWith('_test.go')) append(this.#goFiles, directoryOf(path), path);
      const names = /\.pyi?$/.test(path) && options['python-roots'] === undefined ? moduleNames(path) : [];
      for (let at = names.length - 2; at >= 0; at -= 1) append(this.#pythonEnds, names.slice(at).join('.'), path);
    }
  }

  static async of(tree: Tree, places: TrackedPlaces, options: Options): Promise<ModulesOfFiles> {
    const paths = (await tree.entries()).flatMap(({ path, mode }) => (mode.startsWith('100') ? [path] : []));
    const modules = new ModulesOfFiles(places, options, await readAliases(tree, ''), paths);
    const called = (name: string) =>
      paths.filter((path) => nameOf(path) === name && !/(?:^|\/)node_modules\//.test(path));
    const manifests = await tree.read([...called('package.json'), ...called('go.mod')]);
    for (const [path, content] of manifests) {
      const isGo = nameOf(path) === 'go.mod';
      const name = isGo ? /^module\s+"?([^\s"]+)/m.exec(content.toString('utf8'))?.[1] : fieldsInJson(content)?.name;
      if (typeof name !== 'string') continue;
      (isGo ? modules.#goModules : modules.#packages).set(name, directoryOf(path));
    }
    return modules;
  }

  /**
   * @param file that imports, mocks or resolves the module
   * @param module as the file writes it
   */
  find(file: string, module: string): Module {
    if (/\.(?:pyi?|pyx)$/.test(file)) return this.#ofPython(file, module);
    if (file.endsWith('.go')) return this.#ofGo(module);
    return this.#ofJavaScript(file, module);
  }

  #ofPython(file: string, module: string): Module {
    const names = namesOfModule(module);
    const found = this.#pythonRoots.files(names, [this.#ownRoot(file)]);
    if (found.length > 0 || names.length < 2) return { paths: found };
    // No root is known that has the module, but files are there whose paths end like its name.
    for (let length = names.length; length > 1; length -= 1) {
      const files = this.#pythonEnds.get(names.slice(0, length).join('.'));
      if (files !== undefined) return { paths: files };
    }
    return {};
  }

  /** The folder above the outermost package that a Python file belongs to. */
  #ownRoot(file: string): string {
    const folder = directoryOf(file);
    const isPackage = (path: string) => path !== '' && this.#places.find(`${path}/__init__.py`) === 'file';
    return [folder, ...pathsAbove(folder)].find((path) => !isPackage(path)) ?? '';
  }

  #ofGo(module: string): Module {
    for (const above of [module, ...pathsAbove(module)]) {
      const folder = this.#goModules.get(above);
      if (folder === undefined || above === '') continue;
      return {
        paths: this.#goFiles.get(posix.join(folder, module.slice(above.length)).replace(/^\.?\/|^\.$/, '')) ?? [],
      };
    }
    return {};
  }

  #ofJavaScript(file: string, module: string): Module {
    for (const place of [...this.#given(module), ...this.#aliases(file, module)]) {
      const found = javascriptModule(place, this.#places);
      if (found !== undefined) return { paths: [found.path] };
      if (this.#places.find(place) === 'directory') return { folder: place };
    }
    for (const name of [module, ...pathsAbove(module)]) {
      const folder = this.#packages.get(name);
      if (folder === undefined || name === '') continue;
      const below = javascriptModule(inside(folder, module.slice(name.length + 1)), this.#places);
      return below === undefined || name === module ? { folder } : { paths: [below.path] };
    }
    if (!/^[@~#]\//.test(module)) return {};
    return { unknown: `${file} imports ${module}, and no tsconfig.json that its folder can see says where that is` };
  }

  /** The places of an alias that the rules give. */
  #given(module: string): string[] {
    return Object.entries(this.#options.aliases ?? {}).flatMap(([pattern, place]) => {
      const found = textBetween(pattern.split('*', 2), module);
      const [captured] = found ?? [];
      if (captured === undefined) return found === undefined ? [] : [place];
      return [place.replace('*', () => captured)];
    });
  }
}

/** The folders in which Python finds modules: those that are given, else the root and the folders of projects, each with its `src`. */
function rootsIn(paths: readonly string[], given: Options['python-roots']): ReadonlySet<string> {
  if (given !== undefined) return new Set(given.map((root) => (root === '.' ? '' : root)));
  const projects = paths.filter((path) => /^(?:pyproject\.toml|setup\.py|setup\.cfg)$/.test(nameOf(path)));
  return new Set(['', ...projects.map(directoryOf).flatMap((folder) => [folder, inside(folder, 'src')])]);
}

/** The names of the module that a Python file is, from the root of the repository. */
function moduleNames(path: string): string[] {
  return path.replace(/(?:\/__init__)?\.pyi?$/, '').split('/');
}
