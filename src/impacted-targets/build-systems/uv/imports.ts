import type { Tree } from '../build-system.js';
import { searchTexts, type SearchedText } from '../../mentions/search-texts.js';
import { isLookedInto } from '../../mentions/written-paths.js';
import { directoryOf, isWithin, nameOf } from '../../tree/paths.js';

/** The mentions of other places in a Python file. */
export interface Mentions {
  /** Modules, with dots, as `import`, `from … import` and texts name them; relative imports are left out. */
  readonly modules: readonly string[];
  /** Those modules that only docstrings name: examples, which the tests of the project may run. */
  readonly documented: ReadonlySet<string>;
  /** Those modules that texts name, but no import. */
  readonly inTexts: ReadonlySet<string>;
  /** Endings of file names (`py`) that the file binds, so that `agent.py` may be an attribute of a module; or `any`. */
  readonly endings: ReadonlySet<string>;
  /** Segments of texts that may be paths. */
  readonly segments: ReadonlySet<string>;
  /** True where the file imports something beside it, by a name that begins with a dot. */
  readonly importsBeside: boolean;
  /** True where the file may list, load or run files that it does not name. */
  readonly reaches: boolean;
  /** How many directories up paths may lead from the file at most. */
  readonly stepsUp: number;
  /** True where paths may start from the directory in which a program runs. */
  readonly startsAtWork: boolean;
}

/** Lines that begin like imports. Lines within texts count, too, because programs run some of them. */
const importStatement = /^[ \t]*import[ \t]+([^#\n;]+)/gm;
const fromImport = /^[ \t]*from[ \t]*([^\s#;()]+)[ \t]+import[ \t]*(?:\(([^)]*)\)|([^#\n;]*))/gm;
/** The same behind the last `)` of a file, so that the search for one is not repeated. */
const fromImportAtEnd = /^[ \t]*from[ \t]*([^\s#;()]+)[ \t]+import[ \t]*()([^#\n;]*)/gm;
/** Imports that fill a whole line, or several imports in parentheses. Their lines are enough to read them. */
const wholeLine =
  /^(?<!\\\n)[ \t]*(?:import[ \t][\w., \t]*|from[ \t]+[\w.]+[ \t]+import(?:[ \t][\w., \t*]*|[ \t]*\([^()\\\u{80}-\u{10ffff}]*\)[ \t]*))(?:#.*)?$/gmu;
/** Modules in texts: `pytest_plugins`, `importlib.import_module`, `mock.patch`. */
const quotedModule = /["']([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?::\w+)?["']/g;
const quotedSegment = /["'/\\]([\w.@-]+)(?=["'/\\])/g;
const relativeImport = /^[ \t]*from[ \t]*\./m;
/** Modules that start programs, import by computed names, or list files. */
const reachingModule =
  /^(?:subprocess|importlib|pkgutil|pkg_resources|runpy|pexpect|glob|testcontainers|docker|os\.(?:f?walk|listdir|scandir|system|popen|exec\w*|spawn\w*)|asyncio\.create_subprocess\w*)(?:\.|$)/;
/** Calls of these modules, and methods with the same effect. */
const reachingCall =
  /\b(?:subprocess|importlib|pkgutil|runpy|pexpect)\.\w|(?<!\bast)\.(?:r?glob|iterdir|f?walk|listdir|scandir|system|popen|execl|execv|spawn|posix_spawn|create_subprocess)|\b(?:__import__|pytester|testdir)\b|\b(?:exec|eval)[ \t]{0,9}\(/;
/** Endings of file names that are hardly ever names in a module. They count only where they do not follow a dot. */
const fileEnding = /(?<![.\w/-])(?:pyi?|txt|rst|ogg|wav|mp[34]|png|jpe?g|gif|svg|pdf)\b/g;
const onlyFileEnding = /^(?:pyi?|txt|rst|ogg|wav|mp[34]|png|jpe?g|gif|svg|pdf)$/;
/** Constructs by which a module binds names that its source does not write. */
const bindsAnything = /\bimport[ \t]+\*|__getattr__|__dict__|globals|setattr|\bvars\b|\bexec\b|sys\.modules/;
/** A step to the directory above. For `.parents[n]`, the group is the index in that list. */
const stepUpwards = /\.\.(?!\.)|\.parent\b|\bdirname\b|\.parents\b(?:\[(\d{1,3})\])?/g;
const startsHere = /__file__|__path__/;
const startsAtRoot = /toplevel|\broot_?(?:path|dir)\b/;
const startsAtWork = /cwd\b/;

/**
 * How many directories up a file can lead at most, if all its steps are combined. If that is uncertain, it may lead to
 * any directory above.
 */
function stepsUp(code: string): number {
  if (startsAtRoot.test(code)) return Infinity;
  if (!startsHere.test(code)) return 0;
  let steps = 0;
  for (const [step, place] of code.matchAll(stepUpwards)) {
    steps += place !== undefined ? Number(place) + 1 : step === '.parents' ? Infinity : 1;
  }
  return steps;
}

/** A source with one form for all line ends and white space that Python treats as equal. */
function withPlainLines(source: string): string {
  return source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^\f+/gm, '')
    .replaceAll('\f', ' ');
}

/** True where an import may stand elsewhere than on a line of its own, so that a parser is needed. */
function mayHideImports(source: string): boolean {
  return source.includes('import') && /\bimport\b/.test(source.replace(wholeLine, ''));
}

/** Adds the modules that import lines name. */
function addModules(lines: string, modules: Set<string>): void {
  for (const [, listed = ''] of lines.matchAll(importStatement)) {
    for (const one of listed.split(',')) modules.add(one.trim().split(/\s/)[0] ?? '');
  }
  const end = lines.lastIndexOf(')') + 1;
  const imports = [...lines.slice(0, end).matchAll(fromImport), ...lines.slice(end).matchAll(fromImportAtEnd)];
  for (const [, from = '', inside, line] of imports) {
    if (from.startsWith('.')) continue;
    for (const one of ((inside === '' ? undefined : inside) ?? line ?? '').replace(/#.*$/gm, '').split(',')) {
      const name = /[^\s()*\\]+/.exec(one)?.[0];
      modules.add(name === undefined ? from : `${from}.${name}`);
    }
  }
}

/** True where a docstring may hold an import or the name of a module, so that a parser is needed. */
function mayDocument(source: string): boolean {
  return source.split(/"{3}|'{3}/).some((part, index) => index % 2 === 1 && namesModule.test(part));
}

const namesModule = /^[ \t.>]*(?:import|from)[ \t]|["'][A-Za-z_]\w*\.[A-Za-z_]/m;

/**
 * Finds the mentions in the text of a Python file. Comments and texts are not distinguished, except for docstrings: one
 * mention more does no harm.
 * @param statements the import statements that a parser found; empty where the lines are enough
 * @param rest the file without its docstrings
 */
function mentionsIn(source: string, statements: string, rest: string): Mentions {
  const imported = new Set<string>();
  addModules(rest, imported);
  addModules(statements, imported);
  const named = new Set([...rest.matchAll(quotedModule)].map(([, name = '']) => name));
  const modules = new Set([...imported, ...named]);
  if (rest !== source) {
    addModules(source, modules);
    for (const [, name = ''] of source.matchAll(quotedModule)) modules.add(name);
  }
  const code = source.replace(/^[ \t]*#.*$/gm, '');
  return {
    modules: [...modules].filter((name) => /^[\p{L}_]/u.test(name)),
    documented: new Set([...modules].filter((name) => !imported.has(name) && !named.has(name))),
    inTexts: new Set([...named].filter((name) => !imported.has(name))),
    endings: new Set([
      ...[...code.matchAll(fileEnding)].map(([ending]) => ending),
      ...(bindsAnything.test(code) ? ['any'] : []),
    ]),
    segments: new Set([...source.matchAll(quotedSegment)].map(([, segment = '']) => segment)),
    importsBeside: relativeImport.test(source) || relativeImport.test(statements),
    reaches: [...modules].some((name) => reachingModule.test(name)) || reachingCall.test(code),
    stepsUp: stepsUp(code),
    startsAtWork: startsAtWork.test(code),
  };
}

/** The mentions that were found in the files of projects. */
export interface FoundInSources {
  /** The mentions in the Python files, by their paths. */
  readonly found: ReadonlyMap<string, Mentions>;
  /** Possible paths in all files that are searched. */
  readonly texts: ReadonlyMap<string, SearchedText<Mentions | undefined>>;
}

/** Files that are read separately, by their meaning. */
const manifestFile = /(?:^|\/)(?:pyproject\.toml|uv\.lock)$/;
/** True for texts of a manifest that name settings of tools above it: `include = "../../shared_tasks.toml"`. */
const settingsAbove = (path: string) => path.startsWith('../') && /[^/]\.\w+$/.test(path) && !manifestFile.test(path);

/** Reads the files of a commit that belong to a project. */
export async function searchSources(tree: Tree, isOwned: (path: string) => boolean): Promise<FoundInSources> {
  const isWanted = (path: string) => isPython(path) || (isLookedInto(path) && nameOf(path) !== 'uv.lock');
  const entries = (await tree.entries()).filter(
    ({ path, mode }) => mode.startsWith('100') && isWanted(path) && isOwned(path),
  );
  // Loaded only here, because it is large.
  const { importStatements, withoutDocumentation } = await import('./import-statements.js');
  const texts = await searchTexts(tree, entries, 'uv', (text, path) => {
    if (!isPython(path)) return undefined;
    const source = withPlainLines(text);
    const rest = mayDocument(source) ? withoutDocumentation(source) : source;
    return mentionsIn(source, mayHideImports(source) ? importStatements(source) : '', rest);
  });
  const found = new Map<string, Mentions>();
  for (const [path, { own, written }] of texts) {
    if (own !== undefined) found.set(path, own);
    if (!manifestFile.test(path)) continue;
    texts.set(path, { own, written: { paths: written.paths.filter(settingsAbove), climbs: false } });
  }
  return { found, texts };
}

const isPython = (path: string) => /\.pyi?$/.test(path);

/** Which projects have the modules of a repository, under every name by which the modules may be imported. */
export class Modules {
  readonly #top = moduleNode();

  /**
   * @param sources the Python files of each project, by its directory
   * @param found the mentions in these files
   */
  constructor(sources: ReadonlyMap<string, readonly string[]>, found: ReadonlyMap<string, Mentions>) {
    const packages = new Set<string>();
    for (const paths of sources.values()) {
      for (const path of paths) if (/(^|\/)__init__\.pyi?$/.test(path)) packages.add(directoryOf(path));
    }
    for (const [directory, paths] of sources) {
      for (const path of paths) {
        const starts = new Set([directory]);
        if (isWithin(path, under(directory, 'src'))) starts.add(under(directory, 'src'));
        // A module's name may begin in the directory above the outermost package, wherever that is.
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
          for (const ending of found.get(path)?.endings ?? []) node.endings.add(ending);
          if (top === relative || packages.has(under(from, top))) node.certain.add(directory);
        }
      }
    }
  }

  /** The projects that have a module, or the longest known part of its name. Empty if the asking project has it. */
  owners(module: string, asking: string): ReadonlySet<string> {
    let furthest: ModuleNode | undefined;
    let node = this.#top;
    const parts = module.split('.');
    for (const [index, part] of parts.entries()) {
      const below = node.below.get(part);
      // A text such as `agent.py` is the name of a file, unless the module has an attribute that is called `py`.
      const isFileName = index > 0 && index === parts.length - 1 && onlyFileEnding.test(part);
      if (below === undefined && isFileName && !node.endings.has(part) && !node.endings.has('any')) return new Set();
      if (below === undefined) break;
      node = below;
      if (node.owners.size > 0) furthest = node;
    }
    return furthest === undefined || furthest.certain.has(asking) ? new Set() : furthest.owners;
  }

  /** The node of the module in a file. A directory without __init__.py has none, because importing it runs nothing. */
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

/** A module, or a common beginning of module names. */
interface ModuleNode {
  readonly below: Map<string, ModuleNode>;
  readonly owners: Set<string>;
  /** The projects that surely have the module. Others may only have a directory of its name. */
  readonly certain: Set<string>;
  /** Endings of file names that the module binds, or `any`. */
  readonly endings: Set<string>;
}

const moduleNode = (): ModuleNode => ({
  below: new Map(),
  owners: new Set(),
  certain: new Set(),
  endings: new Set(),
});

function under(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

/** True for a file that belongs only to the tests of a project, by the naming rules of pytest and unittest. */
export function isTest(path: string, directory: string): boolean {
  const relative = directory === '' ? path : path.slice(directory.length + 1);
  return /(^|\/)(tests?)\//.test(relative) || /(^|\/)(test_[^/]*|[^/]*_test|conftest)\.py$/.test(relative);
}
