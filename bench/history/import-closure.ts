import { posix } from 'node:path';
import picomatch from 'picomatch';
import ts from 'typescript';
import { load } from 'js-yaml';
import { changedPaths, filesOf, readObjects, type Step } from './commits.js';

/**
 * What npm workspaces impact, by the compiler's own reading of what every source file imports, tests included, and by
 * the manifests' dependencies on packages of the workspace. It shares no code with what it is compared with.
 */
export class ImportClosure {
  /** Specifiers by object name. */
  readonly #imports = new Map<string, readonly string[]>();
  readonly #contents = new Map<string, string>();

  constructor(readonly directory: string) {}

  /** For each package that must be in the answer, the file or package that it is impacted by. */
  expected(step: Step): Map<string, string> {
    const changed = changedPaths(this.directory, step);
    const found = new Map<string, string>();
    for (const commit of [step.base, step.head]) {
      const { owner, dependents } = this.#graph(commit);
      for (const path of changed) {
        const name = owner(path);
        if (name !== undefined && !found.has(name)) found.set(name, path);
      }
      for (const name of found.keys()) {
        for (const dependent of dependents.get(name) ?? []) if (!found.has(dependent)) found.set(dependent, name);
      }
    }
    return found;
  }

  #graph(commit: string) {
    const files = filesOf(this.directory, commit);
    this.#read([...files].filter(([path]) => /(^|\/)package\.json$|^pnpm-workspace\.yaml$/.test(path)));
    const content = (path: string) => this.#contents.get(files.get(path) ?? '') ?? '';
    const members = membersOf(files, content);
    const owner = (path: string): string | undefined => {
      for (let at = posix.dirname(path); ; at = posix.dirname(at)) {
        const name = members.get(at);
        if (name !== undefined || at === '.') return name;
      }
    };
    const names = new Set(members.values());
    const dependents = new Map<string, Set<string>>();
    const edge = (from: string | undefined, to: string | undefined) => {
      if (from === undefined || to === undefined || from === to) return;
      dependents.set(to, (dependents.get(to) ?? new Set()).add(from));
    };
    for (const [directory, name] of members) {
      const manifest = parse(content(posix.join(directory, 'package.json')));
      for (const section of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']) {
        for (const [dependency, spec] of Object.entries((manifest[section] ?? {}) as Record<string, string>)) {
          if (names.has(dependency) && /^(workspace|link|file):/.test(spec)) edge(name, dependency);
        }
      }
    }
    const sources = [...files].filter(
      ([path]) => /\.[cm]?[jt]sx?$/.test(path) && owner(path) !== undefined && !path.includes('node_modules/'),
    );
    this.#read(sources.filter(([, object]) => !this.#imports.has(object)));
    for (const [path, object] of sources) {
      const from = owner(path);
      for (const specifier of this.#importsOf(object)) {
        if (specifier.startsWith('.')) {
          const target = posix.join(posix.dirname(path), specifier);
          if (!target.startsWith('../')) edge(from, owner(posix.join(target, 'x')));
        } else {
          const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
          if (names.has(name)) edge(from, name);
        }
      }
    }
    return { owner, dependents };
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

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Names of the packages of the workspace by their directories; the root is none. */
function membersOf(files: ReadonlyMap<string, string>, content: (path: string) => string): Map<string, string> {
  const root = parse(content('package.json'));
  const written = root.workspaces as readonly string[] | { packages: readonly string[] } | undefined;
  const patterns = files.has('pnpm-workspace.yaml')
    ? ((load(content('pnpm-workspace.yaml')) as { packages?: string[] } | undefined)?.packages ?? [])
    : ((Array.isArray(written) ? (written as string[]) : (written as { packages: string[] } | undefined)?.packages) ??
      []);
  const clean = (pattern: string) => posix.normalize(pattern).replace(/\/$/, '');
  const included = picomatch(patterns.filter((each) => !each.startsWith('!')).map(clean));
  const excluded = picomatch(patterns.filter((each) => each.startsWith('!')).map((each) => clean(each.slice(1))));
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
