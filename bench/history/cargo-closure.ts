import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { changedPaths, type Step } from './commits.js';
import { Worktree } from './worktree.js';

interface Metadata {
  readonly workspace_root: string;
  readonly packages: readonly {
    readonly name: string;
    readonly manifest_path: string;
    readonly dependencies: readonly { readonly path?: string }[];
  }[];
}

/** What a Cargo workspace impacts, by `cargo metadata` of both commits: owners of changed files, and their dependents. */
export class CargoClosure {
  readonly #worktree: Worktree;

  constructor(readonly directory: string) {
    this.#worktree = new Worktree(directory);
  }

  /** For each package that must be in the answer, the file or package that it is impacted by. */
  expected(step: Step): Map<string, string> {
    const changed = changedPaths(this.directory, step);
    const found = new Map<string, string>();
    for (const commit of [step.base, step.head]) {
      const { packages, workspace_root: root } = this.#metadata(commit);
      const places = packages.map((each) => ({
        ...each,
        place: relative(root, each.manifest_path).replace(/\/?Cargo\.toml$/, ''),
      }));
      for (const path of changed) {
        if (!/\.rs$|Cargo\.toml$/.test(path)) continue;
        const [owner] = places
          .filter(({ place }) =>
            place === '' ? /^(src|tests|benches|examples)\/|^build\.rs$/.test(path) : path.startsWith(`${place}/`),
          )
          .sort((a, b) => b.place.length - a.place.length);
        if (owner && !found.has(owner.name)) found.set(owner.name, path);
      }
      for (const name of found.keys()) {
        const place = places.find((each) => each.name === name)?.place;
        if (place === undefined) continue;
        for (const other of places) {
          const uses = other.dependencies.some(({ path }) => path !== undefined && relative(root, path) === place);
          if (uses && !found.has(other.name)) found.set(other.name, name);
        }
      }
    }
    return found;
  }

  #metadata(commit: string): Metadata {
    const cwd = this.#worktree.at(commit);
    const output = execFileSync('cargo', ['metadata', '--no-deps', '--offline', '--format-version=1'], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(output) as Metadata;
  }
}
