import type { Tree } from '../../build-system.js';
import { directoryOf, isWithin, resolvePath } from '../../target-graph/paths.js';

/** What a Python file mentions of other places. */
export interface Mentions {
  /** Modules, with dots, as `import`, `from … import` and texts name them; relative imports are left out. */
  readonly modules: readonly string[];
  /** Texts that begin like a path out of the directory. */
  readonly paths: readonly string[];
}

/** Python files that were searched before, by git's object name, so that an unchanged file is searched once. */
export type SearchedSources = Map<string, Mentions>;

const IMPORT = /^[ \t]*import[ \t]+([^#\n;]+)/gm;
const FROM = /^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]*(?:\(([^)]*)\)|((?:[^#\n;\\]|\\\r?\n)*))/gm;
/** The same behind the last `)` of a file, so that none is looked for again and again. */
const FROM_AT_END = /^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]*()((?:[^#\n;\\]|\\\r?\n)*)/gm;
/** Modules in texts: `pytest_plugins`, `importlib.import_module`, `mock.patch`. */
const NAMED = /["']([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?::\w+)?["']/g;
const PATH = /["'](\.\.\/[^"'\s]*)["']/g;

/** Finds what the text of a Python file mentions. Comments and texts are not told apart: one mention more does no harm. */
function mentionsIn(source: string): Mentions {
  const modules = new Set<string>();
  for (const [, listed = ''] of source.matchAll(IMPORT)) {
    for (const one of listed.split(',')) modules.add(one.trim().split(/\s/)[0] ?? '');
  }
  const end = source.lastIndexOf(')') + 1;
  const imports = [...source.slice(0, end).matchAll(FROM), ...source.slice(end).matchAll(FROM_AT_END)];
  for (const [, from = '', inside, line] of imports) {
    if (from.startsWith('.')) continue;
    for (const one of ((inside === '' ? undefined : inside) ?? line ?? '').replace(/#.*$/gm, '').split(',')) {
      const name = /\w+/.exec(one)?.[0];
      modules.add(name === undefined ? from : `${from}.${name}`);
    }
  }
  for (const [, name = ''] of source.matchAll(NAMED)) modules.add(name);
  const paths = new Set([...source.matchAll(PATH)].map(([, path = '']) => path));
  return { modules: [...modules].filter((name) => /^[A-Za-z_]/.test(name)), paths: [...paths] };
}

/** Reads the Python files of a commit that belong to a project. */
export async function searchSources(
  tree: Tree,
  isOwned: (path: string) => boolean,
  searched: SearchedSources,
): Promise<Map<string, Mentions>> {
  const sources = (await tree.entries()).filter(
    ({ path, mode }) => /\.pyi?$/.test(path) && mode.startsWith('100') && isOwned(path),
  );
  const unknown = new Map(
    sources.filter(({ object }) => !searched.has(object)).map(({ object, path }) => [path, object]),
  );
  for (const [path, content] of await tree.read(unknown.keys())) {
    searched.set(unknown.get(path) ?? '', mentionsIn(content.toString('utf8')));
  }
  const found = new Map<string, Mentions>();
  for (const { path, object } of sources) {
    const mentions = searched.get(object);
    if (mentions !== undefined) found.set(path, mentions);
  }
  return found;
}

/** Which projects have the modules of a repository, under every name by which they may be imported. */
export class Modules {
  readonly #top = moduleNode();

  /**
   * @param sources the Python files of each project, by its directory
   */
  constructor(sources: ReadonlyMap<string, readonly string[]>) {
    const packages = new Set<string>();
    for (const paths of sources.values()) {
      for (const path of paths) if (/(^|\/)__init__\.pyi?$/.test(path)) packages.add(directoryOf(path));
    }
    for (const [directory, paths] of sources) {
      for (const path of paths) {
        const starts = new Set([directory]);
        if (isWithin(path, under(directory, 'src'))) starts.add(under(directory, 'src'));
        // The directory above the outermost package is where its name begins, wherever that is.
        let start = directoryOf(path);
        if (packages.has(start)) {
          while (packages.has(start) && start !== directory && start !== '') start = directoryOf(start);
          starts.add(start);
        }
        for (const from of starts) {
          const relative = path.slice(from === '' ? 0 : from.length + 1);
          const top = relative.split('/')[0] ?? relative;
          const node = this.#nodeOf(relative);
          node.owners.add(directory);
          if (top === relative || packages.has(under(from, top))) node.certain.add(directory);
        }
      }
    }
  }

  /**
   * The projects that have a module, or the part of its name that is found furthest. None where the project that
   * asks has it itself.
   */
  owners(module: string, asking: string): ReadonlySet<string> {
    let furthest: ModuleNode | undefined;
    let node: ModuleNode | undefined = this.#top;
    for (const part of module.split('.')) {
      node = node.below.get(part);
      if (node === undefined) break;
      if (node.owners.size > 0) furthest = node;
    }
    return furthest === undefined || furthest.certain.has(asking) ? new Set() : furthest.owners;
  }

  /** The node of the module that a file is. A directory without __init__.py is none: importing it runs nothing. */
  #nodeOf(path: string): ModuleNode {
    let node = this.#top;
    for (const part of path.replace(/(\/__init__)?\.pyi?$/, '').split(/[/.]/)) {
      const below = node.below.get(part) ?? moduleNode();
      node.below.set(part, below);
      node = below;
    }
    return node;
  }
}

/** A module, or a part of the names of some. */
interface ModuleNode {
  readonly below: Map<string, ModuleNode>;
  readonly owners: Set<string>;
  /** Of these, the projects that surely have it, and not only a directory that happens to have its name. */
  readonly certain: Set<string>;
}

const moduleNode = (): ModuleNode => ({ below: new Map(), owners: new Set(), certain: new Set() });

function under(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

/** Places outside of a project that the texts of one of its files may name. */
export function outsidePaths({ paths }: Mentions, file: string, directory: string): string[] {
  return [directoryOf(file), directory].flatMap((from) =>
    paths.flatMap((written) => {
      const path = resolvePath(from, written);
      if (path === undefined || path === '' || isWithin(path, directory) || isWithin(directory, path)) return [];
      return [path];
    }),
  );
}
