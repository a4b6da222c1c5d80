import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { type CommitGraph, folderOf, GraphClosure, nearestAbove, partOf, Users } from './graph-closure.js';
import { Worktree } from './worktree.js';

/** What Go's parser says of a file. */
interface GoFile {
  readonly Path: string;
  readonly Imports: readonly string[];
  readonly Script: boolean;
}

/** What `go mod edit -json` says of a `go.mod`. */
interface Manifest {
  readonly Module: { readonly Path: string };
  readonly Require?: readonly { readonly Path: string; readonly Version: string }[] | null;
  readonly Replace?:
    readonly { readonly Old: { readonly Path: string }; readonly New: { Path: string; Version?: string } }[] | null;
}

interface Module {
  readonly place: string;
  readonly path: string;
  /** Modules of the repository that it is built with, itself among them. */
  readonly local: readonly string[];
  /** Versions of the other modules that it requires, and what replaces them. */
  readonly versions: ReadonlyMap<string, string>;
}

/** What Go packages impact, by the imports that Go's own parser finds, tests included, and the versions in `go.mod`. */
export class GoClosure extends GraphClosure {
  readonly #worktree = new Worktree(this.directory, '*.go', 'go.mod');
  readonly #parser: string;

  constructor(directory: string, config: string, root: string) {
    super(directory, config, root);
    const folder = mkdtempSync(join(tmpdir(), 'go-imports-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    this.#parser = join(folder, 'go-imports');
    execFileSync('go', ['build', '-o', this.#parser, resolve(import.meta.dirname, 'go-imports.go')]);
  }

  protected override graph(commit: string, files: ReadonlyMap<string, string>): CommitGraph {
    const cwd = join(this.#worktree.at(commit), this.root);
    const modules = modulesOf(cwd, files);
    const sources = this.#parse(cwd, files);
    const packages = new Map<string, string>();
    for (const { Path } of sources) {
      const module = nearestAbove(Path, modules);
      if (module) packages.set(folderOf(Path), posix.join(module.path, posix.relative(module.place, folderOf(Path))));
    }
    const names = new Set(packages.values());
    const nodes = new Map(
      sources.flatMap(({ Path, Script }): [string, string][] => {
        const name = packages.get(folderOf(Path));
        return name === undefined ? [] : [[Path, Script || Path.endsWith('_test.go') ? partOf(name, 'tests') : name]];
      }),
    );
    const users = new Users();
    for (const name of names) users.add(partOf(name, 'tests'), name);
    const libraries = new Users();
    for (const { Path, Imports } of sources) {
      const [node, module] = [nodes.get(Path), nearestAbove(Path, modules)];
      if (node === undefined || module === undefined) continue;
      for (const used of Imports) {
        if (names.has(used) && longestPrefix(used, module.local) !== undefined) users.add(node, used);
        else {
          const library = longestPrefix(used, [...module.versions.keys()]);
          if (library !== undefined) libraries.add(`${library} ${module.versions.get(library) ?? ''}`, node);
        }
      }
    }
    const owners = (path: string): string[] => {
      const owner = nearestAbove(path, packages);
      if (owner !== undefined && path.includes('testdata/')) return [partOf(owner, 'tests')];
      return [nodes.get(path)].filter((node) => node !== undefined);
    };
    return { owners, users, fingerprints: libraries.sorted() };
  }

  #parse(cwd: string, files: ReadonlyMap<string, string>): readonly GoFile[] {
    const sources = [...files.keys()].filter(
      (path) => path.endsWith('.go') && !/(^|\/)(testdata|vendor|_[^/]*|\.[^/]*)\//.test(path),
    );
    const input = sources.map((path) => `${path}\n`).join('');
    const lines = execFileSync(this.#parser, { cwd, encoding: 'utf8', input, maxBuffer: 2 ** 30 })
      .trim()
      .split('\n');
    return lines.map((line) => JSON.parse(line || '{"Path":"","Imports":[]}') as GoFile);
  }
}

/** The modules of a commit by their directories. */
function modulesOf(cwd: string, files: ReadonlyMap<string, string>): ReadonlyMap<string, Module> {
  const paths = [...files.keys()].filter((path) => /^go\.mod$|\/go\.mod$/.test(path) && !path.includes('testdata/'));
  const manifests = paths.map((path): readonly [string, Manifest] => {
    const said = execFileSync('go', ['mod', 'edit', '-json', path], { cwd, encoding: 'utf8' });
    return [folderOf(path), JSON.parse(said) as Manifest];
  });
  const byPlace = new Map(manifests.map(([place, { Module: module }]) => [place, module.Path]));
  return new Map(
    manifests.map(([place, { Module: module, Require, Replace }]) => {
      const versions = new Map((Require ?? []).map(({ Path, Version }) => [Path, Version]));
      const local = [module.Path];
      for (const { Old, New } of Replace ?? []) {
        const isLocal = byPlace.get(posix.join(place, New.Path).replace(/^\.$|\/$/g, '')) === Old.Path;
        if (isLocal && New.Path.startsWith('.')) local.push(Old.Path);
        else versions.set(Old.Path, `${New.Path} ${New.Version ?? ''}`);
      }
      return [place, { place, path: module.Path, local, versions }];
    }),
  );
}

const longestPrefix = (path: string, prefixes: readonly string[]): string | undefined =>
  prefixes
    .filter((each) => path === each || path.startsWith(`${each}/`))
    .sort((one, other) => other.length - one.length)[0];
