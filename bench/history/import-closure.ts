import { posix } from 'node:path';
import { minimatch } from 'minimatch';
import ts from 'typescript';
import { load } from 'js-yaml';
import { changedPaths, filesOf, readObjects, type HistoryStep } from './commits.js';

/**
 * What npm workspaces impact, by the compiler's own reading of what every source file imports, tests included: file by
 * file, and a name of a package means its entry file, or all of its files where the entry is not known.
 * A manifest bears on all files of its package, which use what it declares for more than development. It shares no code
 * with what it is compared with.
 */
export class ImportClosure {
  /** Specifiers by object name. */
  readonly #imports = new Map<string, readonly string[]>();
  readonly #contents = new Map<string, string>();

  constructor(readonly directory: string) {}

  /** For each package that must be in the answer, the file that it is impacted by. */
  expected(step: HistoryStep): Map<string, string> {
    const changed = changedPaths(this.directory, step);
    const found = new Map<string, string>();
    for (const commit of [step.base, step.head]) {
      const { owner, users } = this.#graph(commit);
      const reached = new Map(changed.map((path) => [path, path]));
      // A Map's walk also reaches what is added while it goes on.
      for (const [path, by] of reached) {
        const name = owner(path);
        if (name !== undefined && !found.has(name)) found.set(name, by);
        for (const user of users.get(path) ?? []) if (!reached.has(user)) reached.set(user, by);
      }
    }
    return found;
  }

  /** For each file, those that use it. */
  #graph(commit: string) {
    const files = filesOf(this.directory, commit);
    this.#read([...files].filter(([path]) => /(^|\/)package\.json$|^pnpm-workspace\.yaml$/.test(path)));
    const content = (path: string) => this.#contents.get(files.get(path) ?? '') ?? '';
    const members = membersOf(files, content);
    const directories = new Map([...members].map(([directory, name]) => [name, directory]));
    const place = (path: string): string | undefined => {
      for (let at = posix.dirname(path); at !== '.'; at = posix.dirname(at)) if (members.has(at)) return at;
      return undefined;
    };
    const owner = (path: string) => members.get(place(path) ?? '');
    const users = new Map<string, Set<string>>();
    const edge = (from: string, to: string) => users.set(to, (users.get(to) ?? new Set()).add(from));
    const sources = [...files].filter(
      ([path]) => /\.[cm]?[jt]sx?$/.test(path) && place(path) !== undefined && !path.includes('node_modules/'),
    );
    const sourcesOf = (directory: string) =>
      sources.filter(([path]) => place(path) === directory).map(([path]) => path);
    const found = (path: string) =>
      endings.map((ending) => posix.normalize(path).replace(/\/$/, '') + ending).find((one) => files.has(one));
    /** The files that a name with or without a path behind it may mean. */
    const named = (name: string, path: string): readonly string[] => {
      const directory = directories.get(name) ?? '';
      const starts = path === '' ? ['src/index', 'index', 'src'] : [path, `src/${path}`];
      const file = starts.map((start) => found(`${directory}/${start}`)).find((one) => one !== undefined);
      return file === undefined ? sourcesOf(directory) : [file];
    };
    for (const [directory, name] of members) {
      const manifestPath = posix.join(directory, 'package.json');
      const manifest = parse(content(manifestPath));
      const own = sourcesOf(directory);
      for (const file of own) edge(file, manifestPath);
      for (const section of ['dependencies', 'optionalDependencies', 'peerDependencies']) {
        for (const [dependency, spec] of Object.entries((manifest[section] ?? {}) as Record<string, string>)) {
          if (!directories.has(dependency) || dependency === name || !/^(workspace|link|file):/.test(spec)) continue;
          for (const used of named(dependency, '')) edge(manifestPath, used);
        }
      }
    }
    this.#read(sources.filter(([, object]) => !this.#imports.has(object)));
    for (const [path, object] of sources) {
      for (const specifier of this.#importsOf(object)) {
        if (specifier.startsWith('.')) {
          const target = posix.join(posix.dirname(path), specifier);
          const file = target.startsWith('../')
            ? undefined
            : (found(target) ?? found(target.replace(/\.[cm]?jsx?$/, '')));
          if (file !== undefined) edge(path, file);
          continue;
        }
        const segments = specifier.split('/');
        const count = specifier.startsWith('@') ? 2 : 1;
        const name = segments.slice(0, count).join('/');
        if (!directories.has(name) || name === owner(path)) continue;
        for (const used of named(name, segments.slice(count).join('/'))) edge(path, used);
      }
    }
    return { owner, users };
  }

  #read(files: readonly (readonly [string, string])[]): void {
    const objects = files.map(([, object]) => object).filter((object) => !this.#contents.has(object));
    for (const [object, text] of readObjects(this.directory, [...new Set(objects)])) this.#contents.set(object, text);
  }

  #importsOf(object: string): readonly string[] {
    let known = this.#imports.get(object);
    if (known === undefined) {
      const text = this.#contents.get(object) ?? '';
      known = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
      this.#imports.set(object, known);
      this.#contents.delete(object);
    }
    return known;
  }
}

/** What may be left out at the end of a module's path. */
const endings = [
  '',
  ...['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.d.ts'].flatMap((end) => [end, `/index${end}`]),
];

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Names of the packages of the workspace by their directories, without the root. */
function membersOf(files: ReadonlyMap<string, string>, content: (path: string) => string): Map<string, string> {
  const root = parse(content('package.json'));
  const written = root.workspaces as readonly string[] | { packages: readonly string[] } | undefined;
  const patterns = files.has('pnpm-workspace.yaml')
    ? ((load(content('pnpm-workspace.yaml')) as { packages?: string[] } | undefined)?.packages ?? [])
    : ((Array.isArray(written) ? (written as string[]) : (written as { packages: string[] } | undefined)?.packages) ??
      []);
  const clean = (pattern: string) => posix.normalize(pattern).replace(/\/$/, '');
  const anyOf = (globs: readonly string[]) => (path: string) => globs.some((glob) => minimatch(path, clean(glob)));
  const included = anyOf(patterns.filter((each) => !each.startsWith('!')));
  const excluded = anyOf(patterns.filter((each) => each.startsWith('!')).map((each) => each.slice(1)));
  const members = new Map<string, string>();
  for (const path of files.keys()) {
    if (posix.basename(path) !== 'package.json') continue;
    const directory = posix.dirname(path);
    if (directory === '.' || !included(directory) || excluded(directory)) continue;
    const { name } = parse(content(path));
    members.set(directory, typeof name === 'string' && name !== '' ? name : directory);
  }
  return members;
}
