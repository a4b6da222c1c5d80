import { readAliases } from '../../literals/aliases.js';
import { TrackedPlaces } from '../../literals/places.js';
import { PythonRoots } from '../../literals/python-roots.js';
import { javascriptModule, namesOfModule } from '../../literals/resolve.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { directoryOf, inside, nameOf, pathsAbove } from '../../tree/paths.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import { textBetween } from '../../../../shared/src/globs/text-between.js';
import type { Commit } from '../commit.js';

/** What the name of a module means in a file. */
interface Module {
  /** Files, from the root of the repository. */
  readonly paths?: readonly string[];
  /** Targets with files in the package that is meant as a whole. */
  readonly ids?: readonly string[];
  /** Why nobody knows where the module is. */
  readonly unknown?: string;
}

/**
 * Finds modules as the languages do: of Python from the folders that hold packages, of JavaScript by the names of packages and the aliases of
 * compilers, of Go by the paths of modules.
 */
export class Modules {
  /** Folders of packages by their names in package.json. */
  readonly #packages = new Map<string, string>();
  /** Folders of Go's modules, by their paths in go.mod. */
  readonly #goModules = new Map<string, string>();
  readonly #goFiles = new Map<string, string[]>();
  readonly #pythonRoots: PythonRoots;
  /** Python files by the last names of their modules, from two on. */
  readonly #pythonEnds = new Map<string, string[]>();
  readonly #inFolder = new Map<string, readonly string[]>();
  readonly #options;

  private constructor(
    commit: Commit,
    readonly places: TrackedPlaces,
    readonly aliases: (file: string, name: string) => readonly string[],
    readonly ownersOf: (path: string) => Iterable<string>,
  ) {
    const files = [...commit.files.keys()];
    this.#options = commit.options.paths ?? {};
    const roots = this.#options['python-roots'];
    this.#pythonRoots = new PythonRoots(rootsIn(files, roots), files, places);
    for (const path of files) {
      if (path.endsWith('.go') && !path.endsWith('_test.go')) append(this.#goFiles, directoryOf(path), path);
      const names = roots === undefined && /\.pyi?$/.test(path) ? moduleNames(path) : [];
      for (let at = names.length - 2; at >= 0; at -= 1) append(this.#pythonEnds, names.slice(at).join('.'), path);
    }
  }

  /** @param ownersOf gives the targets that own a path */
  static async of(commit: Commit, ownersOf: (path: string) => Iterable<string>): Promise<Modules> {
    const places = await TrackedPlaces.of(commit.tree);
    const modules = new Modules(commit, places, await readAliases(commit.tree, ''), ownersOf);
    const manifests = (name: string) =>
      [...commit.files.keys()].filter((path) => nameOf(path) === name && !`/${path}`.includes('/node_modules/'));
    for (const [path, content] of await commit.tree.read(manifests('package.json'))) {
      const name = fieldsInJson(content)?.name;
      if (typeof name === 'string' && name !== '') modules.#packages.set(name, directoryOf(path));
    }
    for (const [path, content] of await commit.tree.read(manifests('go.mod'))) {
      const name = /^module\s+"?([^\s"]+)/m.exec(content.toString('utf8'))?.[1];
      if (name !== undefined) modules.#goModules.set(name, directoryOf(path));
    }
    return modules;
  }

  /**
   * @param file that imports, mocks or resolves the module
   * @param module as the file writes it
   */
  find(file: string, module: string): Module {
    if (/\.(?:pyi?|pyx)$/.test(file)) return this.#ofPython(file, module);
    return file.endsWith('.go') ? this.#ofGo(module) : this.#ofJavaScript(file, module);
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
    const isPackage = (path: string) => path !== '' && this.places.find(`${path}/__init__.py`) === 'file';
    return [folder, ...pathsAbove(folder)].find((path) => !isPackage(path)) ?? '';
  }

  #ofGo(module: string): Module {
    const name = [module, ...pathsAbove(module)].find((above) => this.#goModules.has(above));
    if (name === undefined) return {};
    const folder = inside(this.#goModules.get(name) ?? '', module.slice(name.length + 1));
    return { paths: this.#goFiles.get(folder) ?? [] };
  }

  #ofJavaScript(file: string, module: string): Module {
    for (const place of [...this.#given(module), ...this.aliases(file, module)]) {
      const found = javascriptModule(place, this.places);
      if (found !== undefined) return { paths: [found.path] };
      if (this.places.find(place) === 'directory') return { ids: this.#targetsIn(place) };
    }
    const name = [module, ...pathsAbove(module)].find((above) => this.#packages.has(above));
    if (name !== undefined) {
      const folder = this.#packages.get(name) ?? '';
      const below =
        name === module ? undefined : javascriptModule(inside(folder, module.slice(name.length + 1)), this.places);
      return below === undefined
        ? { ids: this.#targetsIn(folder), paths: [inside(folder, 'package.json')] }
        : { paths: [below.path] };
    }
    // `@/`, `~/` and `#/` begin no name of a package in a registry.
    if (!/^[@~#]\//.test(module)) return {};
    return {
      unknown: `${file} imports ${module}, and no tsconfig.json in a folder above it maps that name. Add the alias under build-systems.paths.aliases`,
    };
  }

  #targetsIn(folder: string): readonly string[] {
    const targets = () => new Set([...this.places.below(folder)].flatMap((path) => [...this.ownersOf(path)]));
    return getOrMake(this.#inFolder, folder, () => [...targets()]);
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
function rootsIn(paths: readonly string[], given: readonly string[] | undefined): ReadonlySet<string> {
  if (given !== undefined) return new Set(given.map((root) => (root === '.' ? '' : root)));
  const projects = paths.filter((path) => /^(?:pyproject\.toml|setup\.py|setup\.cfg)$/.test(nameOf(path)));
  return new Set(['', ...projects.map(directoryOf).flatMap((folder) => [folder, inside(folder, 'src')])]);
}

/** The names of the module that a Python file is, from the root of the repository. */
function moduleNames(path: string): string[] {
  return path.replace(/(?:\/__init__)?\.pyi?$/, '').split('/');
}
