import type { Tree } from '../build-system.js';
import { searchTexts, type SearchedText } from '../../mentions/search-texts.js';
import { isLookedInto } from '../../mentions/written-paths.js';
import { directoryOf, isWithin, nameOf } from '../../tree/paths.js';

/** What a Python file mentions of other places. */
export interface Mentions {
  /** Modules, with dots, as `import`, `from … import` and texts name them; relative imports are left out. */
  readonly modules: readonly string[];
  /** Endings of names of files (`py`) that the file itself binds, so that `agent.py` may mean what a module has; or `any`. */
  readonly endings: ReadonlySet<string>;
  /** Segments of texts that may be paths. */
  readonly segments: ReadonlySet<string>;
  /** True where something is imported from beside the file, by a name that begins with a dot. */
  readonly importsBeside: boolean;
  /** True where files that it does not name may be listed, loaded or run. */
  readonly reaches: boolean;
  /** The most directories that paths may lead up from the file itself. */
  readonly stepsUp: number;
  /** True where paths may start from the directory in which a program runs. */
  readonly startsAtWork: boolean;
}

/** Lines that begin as imports do, those within texts included: programs run some of these. */
const importStatement = /^[ \t]*import[ \t]+([^#\n;]+)/gm;
const fromImport = /^[ \t]*from[ \t]*([^\s#;()]+)[ \t]+import[ \t]*(?:\(([^)]*)\)|([^#\n;]*))/gm;
/** The same behind the last `)` of a file, so that none is looked for again and again. */
const fromImportAtEnd = /^[ \t]*from[ \t]*([^\s#;()]+)[ \t]+import[ \t]*()([^#\n;]*)/gm;
/** Imports that are a whole line, or several in parentheses, of which lines alone say everything. */
const wholeLine =
  /^(?<!\\\n)[ \t]*(?:import[ \t][\w., \t]*|from[ \t]+[\w.]+[ \t]+import(?:[ \t][\w., \t*]*|[ \t]*\([^()\\\u{80}-\u{10ffff}]*\)[ \t]*))(?:#.*)?$/gmu;
/** Modules in texts: `pytest_plugins`, `importlib.import_module`, `mock.patch`. */
const quotedModule = /["']([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?::\w+)?["']/g;
const quotedSegment = /["'/\\]([\w.@-]+)(?=["'/\\])/g;
const relativeImport = /^[ \t]*from[ \t]*\./m;
/** Modules that start programs, import by names that are made up, or list files. */
const reachingModule =
  /^(?:subprocess|importlib|pkgutil|pkg_resources|runpy|pexpect|glob|testcontainers|docker|os\.(?:f?walk|listdir|scandir|system|popen|exec\w*|spawn\w*)|asyncio\.create_subprocess\w*)(?:\.|$)/;
/** The same where it is used, and methods that do it. */
const reachingCall =
  /\b(?:subprocess|importlib|pkgutil|runpy|pexpect)\.\w|(?<!\bast)\.(?:r?glob|iterdir|f?walk|listdir|scandir|system|popen|execl|execv|spawn|posix_spawn|create_subprocess)|\b(?:__import__|pytester|testdir)\b|\b(?:exec|eval)[ \t]{0,9}\(/;
/** Endings of names of files that are hardly ever names in a module, where they stand as one: not behind a dot. */
const fileEnding = /(?<![.\w/-])(?:pyi?|txt|rst|ogg|wav|mp[34]|png|jpe?g|gif|svg|pdf)\b/g;
const onlyFileEnding = /^(?:pyi?|txt|rst|ogg|wav|mp[34]|png|jpe?g|gif|svg|pdf)$/;
/** What a module has without its source saying its name. */
const bindsAnything = /\bimport[ \t]+\*|__getattr__|__dict__|globals|setattr|\bvars\b|\bexec\b|sys\.modules/;
/** A step to the directory above; of a list of these, the place in it. */
const stepUpwards = /\.\.(?!\.)|\.parent\b|\bdirname\b|\.parents\b(?:\[(\d{1,3})\])?/g;
const startsHere = /__file__|__path__/;
const startsAtRoot = /toplevel|\broot_?(?:path|dir)\b/;
const startsAtWork = /cwd\b/;

/**
 * The most directories that a file can lead up from itself, if all steps in it are put together; from somewhere above where
 * that is not certain.
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

/** A source with the ends of lines, and the white space, that Python takes for the same. */
function withPlainLines(source: string): string {
  return source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^\f+/gm, '')
    .replaceAll('\f', ' ');
}

/** True where an import may stand elsewhere than on a line of its own: a parser has to say. */
function mayHideImports(source: string): boolean {
  return source.includes('import') && /\bimport\b/.test(source.replace(wholeLine, ''));
}

/** Adds the modules that lines of imports name. */
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

/**
 * Finds what the text of a Python file mentions. Comments and texts are not told apart: one mention more does no harm.
 * @param statements the import statements that a parser found; empty where lines say everything
 */
function mentionsIn(source: string, statements: string): Mentions {
  const modules = new Set<string>();
  addModules(source, modules);
  addModules(statements, modules);
  for (const [, name = ''] of source.matchAll(quotedModule)) modules.add(name);
  const code = source.replace(/^[ \t]*#.*$/gm, '');
  return {
    modules: [...modules].filter((name) => /^[\p{L}_]/u.test(name)),
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

/** What was found in the files of projects. */
export interface FoundInSources {
  /** What the Python files mention, by their paths. */
  readonly found: ReadonlyMap<string, Mentions>;
  /** What may be paths in all files that are looked into. */
  readonly texts: ReadonlyMap<string, SearchedText<Mentions | undefined>>;
}

/** Files that are read by themselves, as what they say. */
const manifestFile = /(?:^|\/)(?:pyproject\.toml|uv\.lock)$/;
/** Of a manifest's texts, the settings of tools that lie above it: `include = "../../shared_tasks.toml"`. */
const settingsAbove = (path: string) => path.startsWith('../') && /[^/]\.\w+$/.test(path) && !manifestFile.test(path);

/** Reads the files of a commit that belong to a project. */
export async function searchSources(tree: Tree, isOwned: (path: string) => boolean): Promise<FoundInSources> {
  const isWanted = (path: string) => isPython(path) || (isLookedInto(path) && nameOf(path) !== 'uv.lock');
  const entries = (await tree.entries()).filter(
    ({ path, mode }) => mode.startsWith('100') && isWanted(path) && isOwned(path),
  );
  // Loaded only here, because it is large.
  const { importStatements } = await import('./import-statements.js');
  const texts = await searchTexts(tree, entries, 'uv', (text, path) => {
    if (!isPython(path)) return undefined;
    const source = withPlainLines(text);
    return mentionsIn(source, mayHideImports(source) ? importStatements(source) : '');
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

/** Which projects have the modules of a repository, under every name by which they may be imported. */
export class Modules {
  readonly #top = moduleNode();

  /**
   * @param sources the Python files of each project, by its directory
   * @param found what they mention
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
          for (const ending of found.get(path)?.endings ?? []) node.endings.add(ending);
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
    let node = this.#top;
    const parts = module.split('.');
    for (const [index, part] of parts.entries()) {
      const below = node.below.get(part);
      // A text such as `agent.py` is the name of a file, where the module has nothing that is called `py`.
      const isFileName = index > 0 && index === parts.length - 1 && onlyFileEnding.test(part);
      if (below === undefined && isFileName && !node.endings.has(part) && !node.endings.has('any')) return new Set();
      if (below === undefined) break;
      node = below;
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
  /** Endings of names of files that it binds, or `any`. */
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

/** True for a file that only the tests of a project have, by the names that pytest and unittest go by. */
export function isTest(path: string, directory: string): boolean {
  const relative = directory === '' ? path : path.slice(directory.length + 1);
  return /(^|\/)(tests?)\//.test(relative) || /(^|\/)(test_[^/]*|[^/]*_test|conftest)\.py$/.test(relative);
}
