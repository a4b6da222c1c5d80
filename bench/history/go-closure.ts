import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { readObjects } from './commits.js';
import { type CommitGraph, GraphClosure, nearestAbove, partOf, Users } from './graph-closure.js';
import { Worktree } from './worktree.js';

/** What Go's parser says of a file. */
interface GoFile {
  readonly Path: string;
  readonly Imports: readonly string[];
  readonly Script: boolean;
}

interface Module {
  readonly path: string;
  /** Its `go.mod`, without comments. */
  readonly text: string;
  /** Modules of the repository that it is built with. */
  readonly local: ReadonlySet<string>;
  /** Versions of the modules that it requires, and what replaces them. */
  readonly versions: ReadonlyMap<string, string>;
}

/** What Go packages impact, by the imports that Go's own parser finds, tests included, and the versions in `go.mod`. */
export class GoClosure extends GraphClosure {
  readonly #worktree: Worktree;
  readonly #program: string;
  readonly #known = new Map<string, GoFile>();

  constructor(directory: string) {
    super(directory);
    this.#worktree = new Worktree(directory, '*.go');
    const folder = mkdtempSync(join(tmpdir(), 'go-imports-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    this.#program = join(folder, 'go-imports');
    execFileSync('go', ['build', '-o', this.#program, resolve(import.meta.dirname, 'go-imports.go')]);
  }

  protected override graph(commit: string, files: ReadonlyMap<string, string>): CommitGraph {
    const modules = this.#modules(files);
    const sources = [...files].filter(
      ([path]) => path.endsWith('.go') && !/(^|\/)(testdata|vendor|_[^/]*|\.[^/]*)\//.test(path),
    );
    this.#parse(commit, sources);
    const packages = new Map<string, string>();
    const nameOf = (directory: string) => {
      const module = nearestAbove(`${directory}/x`.replace(/^\//, ''), modules);
      const [place] = [...modules].find(([, each]) => each === module) ?? [''];
      return module && posix.join(module.path, posix.relative(place, directory));
    };
    for (const [path] of sources) {
      const directory = posix.dirname(path).replace(/^\.$/, '');
      const name = nameOf(directory);
      if (name !== undefined) packages.set(directory, name);
    }
    const names = new Set(packages.values());
    const users = new Users();
    const libraries = new Map<string, Set<string>>();
    for (const name of names) users.add(partOf(name, 'tests'), name);
    for (const [path, object] of sources) {
      const file = this.#known.get(object);
      const name = packages.get(posix.dirname(path).replace(/^\.$/, ''));
      const module = nearestAbove(path, modules);
      if (file === undefined || name === undefined || module === undefined) continue;
      const node = path.endsWith('_test.go') || file.Script ? partOf(name, 'tests') : name;
      for (const used of file.Imports) {
        const isLocal = [module.path, ...module.local].some((each) => used === each || used.startsWith(`${each}/`));
        if (isLocal && names.has(used)) {
          users.add(node, used);
          continue;
        }
        const [library, version] =
          [...module.versions]
            .filter(([each]) => used === each || used.startsWith(`${each}/`))
            .sort(([a], [b]) => b.length - a.length)[0] ?? [];
        if (library === undefined) continue;
        libraries.set(node, (libraries.get(node) ?? new Set()).add(`${library} ${version ?? ''}`));
      }
    }
    const fingerprints = new Map([...libraries].map(([node, set]) => [node, [...set].sort().join('\n')]));
    const owners = (path: string): string[] => {
      const name = packages.get(posix.dirname(path).replace(/^\.$/, ''));
      if (path.endsWith('.go') && name !== undefined) {
        const isTest = path.endsWith('_test.go') || this.#known.get(files.get(path) ?? '')?.Script;
        return [isTest ? partOf(name, 'tests') : name];
      }
      const owner = nearestAbove(path, packages);
      return owner !== undefined && path.includes('testdata/') ? [partOf(owner, 'tests')] : [];
    };
    return { owners, users, fingerprints };
  }

  #modules(files: ReadonlyMap<string, string>): Map<string, Module> {
    const manifests = [...files].filter(([path]) => posix.basename(path) === 'go.mod' && !path.includes('testdata/'));
    const texts = readObjects(
      this.directory,
      manifests.map(([, object]) => object),
    );
    const found = manifests.flatMap(([path, object]): (readonly [string, string, string])[] => {
      const text = (texts.get(object) ?? '').replace(/\/\/.*/g, '');
      const name = /^module\s+(\S+)/m.exec(text)?.[1];
      return name === undefined ? [] : [[posix.dirname(path).replace(/^\.$/, ''), name, text] as const];
    });
    const byPlace = new Map(found.map(([place, name]) => [place, name]));
    return new Map(
      found.map(([place, path, text]) => {
        const local = new Set<string>();
        const versions = new Map<string, string>();
        for (const [, library = '', version = ''] of text.matchAll(/^\s*(?:require\s+)?(\S+\.\S+)\s+(v\S+)\s*$/gm)) {
          versions.set(library, version);
        }
        for (const [, library = '', by = ''] of text.matchAll(/^\s*(?:replace\s+)?(\S+)(?:\s+v\S+)?\s+=>\s+(.+)$/gm)) {
          const name = byPlace.get(posix.normalize(posix.join(place, by.trim())).replace(/^\.$|\/$/g, ''));
          if (by.startsWith('.') && name === library) local.add(library);
          else versions.set(library, by);
        }
        return [place, { path, text, local, versions }];
      }),
    );
  }

  #parse(commit: string, sources: readonly (readonly [string, string])[]): void {
    const unknown = sources.filter(([, object]) => !this.#known.has(object));
    if (unknown.length === 0) return;
    const output = execFileSync(this.#program, {
      cwd: this.#worktree.at(commit),
      encoding: 'utf8',
      input: unknown.map(([path]) => `${path}\n`).join(''),
      maxBuffer: 2 ** 30,
    });
    const objects = new Map(unknown);
    for (const line of output.trim().split('\n')) {
      const file = JSON.parse(line) as GoFile;
      this.#known.set(objects.get(file.Path) ?? '', file);
    }
  }
}
