import { execFileSync } from 'node:child_process';
import { posix, relative } from 'node:path';
import { parse } from 'smol-toml';
import { type CommitGraph, GraphClosure, nearestAbove, partOf, Users } from './graph-closure.js';
import { Worktree } from './worktree.js';

interface Metadata {
  readonly workspace_root: string;
  readonly packages: readonly {
    readonly name: string;
    readonly manifest_path: string;
    readonly dependencies: readonly { readonly name: string; readonly kind: string | null; readonly path?: string }[];
    readonly [key: string]: unknown;
  }[];
}

interface Locked {
  readonly name: string;
  readonly version: string;
  readonly source?: string;
  readonly checksum?: string;
  readonly dependencies?: readonly string[];
}

/** What a Cargo workspace impacts, by `cargo metadata` of both commits and what their lockfiles lead to. */
export class CargoClosure extends GraphClosure {
  readonly #worktree: Worktree;

  constructor(directory: string) {
    super(directory);
    this.#worktree = new Worktree(directory, '*.rs', 'Cargo.toml', 'Cargo.lock');
  }

  protected override graph(commit: string, files: ReadonlyMap<string, string>): CommitGraph {
    const cwd = this.#worktree.at(commit);
    const { packages, workspace_root: root } = metadataOf(cwd);
    const places = new Map<string, string>();
    for (const { name, manifest_path: path } of packages) {
      places.set(posix.dirname(relative(root, path)).replace(/^\.$/, ''), name);
    }
    const locked = files.has('Cargo.lock')
      ? ((parse(this.#worktree.read('Cargo.lock')).package ?? []) as unknown as Locked[])
      : [];
    const patched = this.#patched(places);
    const users = new Users();
    const fingerprints = new Map<string, string>();
    for (const { name, manifest_path: _, dependencies, ...rest } of packages) {
      const tests = partOf(name, 'tests');
      users.add(tests, name);
      const normal = dependencies.filter(({ kind }) => kind !== 'dev');
      for (const [node, wanted] of [[name, normal] as const, [tests, dependencies] as const]) {
        for (const { name: dependency, path } of wanted) {
          const used = path === undefined ? patched.get(dependency) : places.get(relative(root, path));
          if (used !== undefined) users.add(node, used);
        }
        const libraries = librariesOf(
          locked,
          name,
          wanted.map((each) => each.name),
        );
        fingerprints.set(node, JSON.stringify([rest, wanted, libraries]).replaceAll(cwd, ''));
      }
    }
    const owners = (path: string): string[] => {
      const owner = nearestAbove(path, places);
      if (owner === undefined) return [];
      const place = [...places].find(([, name]) => name === owner)?.[0] ?? '';
      const inside = place === '' ? path : path.slice(place.length + 1);
      if (/^(tests|benches|examples)\//.test(inside)) return [partOf(owner, 'tests')];
      return place !== '' || /^src\/|^build\.rs$/.test(path) ? [owner] : [];
    };
    return { owners, users, fingerprints };
  }

  /** The members that replace packages of a registry, by `[patch]` of the root. */
  #patched(places: ReadonlyMap<string, string>): Map<string, string> {
    const { patch = {} } = parse(this.#worktree.read('Cargo.toml')) as unknown as {
      readonly patch?: Readonly<Record<string, Readonly<Record<string, { readonly path?: string }>>>>;
    };
    const entries = Object.values(patch).flatMap((packages) => Object.entries(packages));
    return new Map(
      entries.flatMap(([name, { path }]) => {
        const member = path === undefined ? undefined : places.get(posix.normalize(path).replace(/\/$/, ''));
        return member === undefined ? [] : [[name, member] as const];
      }),
    );
  }
}

/** Runs cargo, the one that is installed: a `rust-toolchain` file may name one that is not. */
function metadataOf(cwd: string): Metadata {
  const output = execFileSync('cargo', ['metadata', '--no-deps', '--offline', '--format-version=1'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, RUSTUP_TOOLCHAIN: 'stable' },
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output) as Metadata;
}

/** The packages from elsewhere that some dependencies of a member lead to by the lockfile. */
function librariesOf(locked: readonly Locked[], member: string, names: readonly string[]): readonly string[] {
  const find = (text: string) => {
    const [name, version] = text.split(' ');
    return locked.filter((each) => each.name === name && (version === undefined || each.version === version));
  };
  const own = locked.find(({ name, source }) => name === member && source === undefined);
  const found = new Set(
    (own?.dependencies ?? []).filter((text) => names.includes(text.split(' ')[0] ?? '')).flatMap(find),
  );
  for (const { source, dependencies = [] } of found) {
    if (source !== undefined) for (const text of dependencies) for (const each of find(text)) found.add(each);
  }
  return [...found]
    .flatMap(({ name, version, source, checksum = '' }) =>
      source === undefined ? [] : [`${name} ${version} ${source} ${checksum}`],
    )
    .sort();
}
