import { execFileSync } from 'node:child_process';
import { posix, resolve } from 'node:path';
import { minimatch } from 'minimatch';
import { parse } from 'smol-toml';
import { readObjects } from './commits.js';
import { type CommitGraph, GraphClosure, nearestAbove, partOf, Users } from './graph-closure.js';

/** A dependency in `uv.lock`. */
interface Use {
  readonly name: string;
  readonly version?: string;
  readonly extra?: readonly string[];
}

interface Locked {
  readonly name: string;
  readonly version?: string;
  readonly source: Readonly<Record<string, unknown>>;
  readonly dependencies?: readonly Use[];
  readonly 'optional-dependencies'?: Readonly<Record<string, readonly Use[]>>;
  readonly 'dev-dependencies'?: Readonly<Record<string, readonly Use[]>>;
}

interface Manifest {
  readonly project?: { readonly name: string };
  readonly tool?: {
    readonly uv?: {
      readonly workspace?: { readonly members?: readonly string[]; readonly exclude?: readonly string[] };
    };
  };
}

/** What a uv workspace impacts, by `uv.lock`, extras and groups apart, and by the imports that Python's own parser finds. */
export class UvClosure extends GraphClosure {
  readonly #imports = new Map<string, readonly string[]>();

  protected override graph(_commit: string, files: ReadonlyMap<string, string>): CommitGraph {
    const formats = [...files].filter(([path]) => /(^|\/)pyproject\.toml$|^uv\.lock$/.test(path));
    const texts = readObjects(
      this.directory,
      formats.map(([, object]) => object),
    );
    const read = (path: string) => parse(texts.get(files.get(path) ?? '') ?? '') as unknown;
    const members = membersOf(
      formats.map(([path]) => path),
      (path) => read(path) as Manifest,
    );
    const users = new Users();
    const fingerprints = new Map<string, string>();
    const locked = (read('uv.lock') as { package?: readonly Locked[] }).package ?? [];
    for (const name of members.values()) usesOfMember(name, locked, new Set(members.values()), users, fingerprints);
    if (!members.has('') && [...files.keys()].some((path) => /^tests\/(.*\/)?test_[^/]*\.py$/.test(path))) {
      // Tests beside the members are a target where the root is not a project.
      members.set('tests', 'tests');
    }
    this.#usesOfSources(files, members, users);
    const owners = (path: string): string[] => {
      const owner = nearestAbove(path, members);
      if (owner === 'tests' && members.get('tests') === owner)
        return path.endsWith('.py') ? [partOf(owner, 'development')] : [];
      const isOfRoot = owner !== undefined && owner === members.get('') && !path.endsWith('.py');
      return owner === undefined || isOfRoot ? [] : [isTest(path) ? partOf(owner, 'development') : owner];
    };
    return { owners, users, fingerprints };
  }

  #usesOfSources(files: ReadonlyMap<string, string>, members: ReadonlyMap<string, string>, users: Users): void {
    const sources = [...files].filter(([path]) => path.endsWith('.py') && nearestAbove(path, members) !== undefined);
    this.#parse(sources.map(([, object]) => object));
    const modules = new Map<string, Set<string>>();
    for (const [path] of sources) {
      const owner = nearestAbove(path, members) ?? '';
      const place = [...members].find(([, name]) => name === owner)?.[0] ?? '';
      const inside = (place === '' ? path : path.slice(place.length + 1)).replace(/^src\//, '');
      const module = inside.replace(/(\/__init__)?\.py$/, '').replaceAll('/', '.');
      modules.set(module, (modules.get(module) ?? new Set()).add(owner));
    }
    for (const [path, object] of sources) {
      const owner = nearestAbove(path, members) ?? '';
      for (const name of this.#imports.get(object) ?? []) {
        const segments = name.split('.');
        while (segments.length > 0 && !modules.has(segments.join('.'))) segments.pop();
        const owning = modules.get(segments.join('.'));
        // A name of one segment is what tests call their helpers, too.
        if (owning === undefined || owning.has(owner) || segments.length < 2) continue;
        for (const used of owning) users.add(isTest(path) ? partOf(owner, 'development') : owner, used);
      }
    }
  }

  #parse(objects: readonly string[]): void {
    const unknown = [...new Set(objects)].filter((object) => !this.#imports.has(object));
    if (unknown.length === 0) return;
    const texts = readObjects(this.directory, unknown);
    const output = execFileSync('python3', [resolve(import.meta.dirname, 'python-imports.py')], {
      encoding: 'utf8',
      input: unknown
        .map((object) => texts.get(object) ?? '')
        .map((text) => `${Buffer.byteLength(text)}\n${text}`)
        .join(''),
      maxBuffer: 2 ** 30,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    for (const [index, line] of output.trim().split('\n').entries()) {
      this.#imports.set(unknown[index] ?? '', JSON.parse(line) as string[]);
    }
  }
}

const isTest = (path: string) => /(^|\/)(tests?\/|test_[^/]*\.py$|conftest\.py$)/.test(path);

/** Names of the projects of the workspace by their directories, normalized as the index has them. */
function membersOf(paths: readonly string[], read: (path: string) => Manifest): Map<string, string> {
  const workspace = read('pyproject.toml').tool?.uv?.workspace ?? {};
  const anyOf =
    (globs: readonly string[] = []) =>
    (path: string) =>
      globs.some((glob) => minimatch(path, glob));
  const included = anyOf(workspace.members);
  const excluded = anyOf(workspace.exclude);
  const members = new Map<string, string>();
  for (const path of paths) {
    if (posix.basename(path) !== 'pyproject.toml') continue;
    const directory = posix.dirname(path).replace(/^\.$/, '');
    if (directory !== '' && (!included(directory) || excluded(directory))) continue;
    const name = read(path).project?.name;
    if (name !== undefined) members.set(directory, name.replace(/[-_.]+/g, '-').toLowerCase());
  }
  return members;
}

/** What the lockfile says that a member uses: as a library, by its extras, and in development. */
function usesOfMember(
  name: string,
  locked: readonly Locked[],
  members: ReadonlySet<string>,
  users: Users,
  fingerprints: Map<string, string>,
): void {
  const development = partOf(name, 'development');
  users.add(development, name);
  const add = (node: string, uses: readonly Use[]) => {
    for (const { name: used, extra = [] } of uses) {
      if (!members.has(used)) continue;
      users.add(node, used);
      for (const each of extra) users.add(node, partOf(used, each));
    }
    fingerprints.set(node, librariesOf(uses, locked));
  };
  for (const entry of locked.filter((each) => each.name === name)) {
    add(name, entry.dependencies ?? []);
    for (const [extra, uses] of Object.entries(entry['optional-dependencies'] ?? {})) {
      add(partOf(name, extra), uses);
      users.add(partOf(name, extra), name);
      users.add(development, partOf(name, extra));
    }
    add(development, Object.values(entry['dev-dependencies'] ?? {}).flat());
  }
}

/** The packages from elsewhere that uses lead to. */
function librariesOf(uses: readonly Use[], locked: readonly Locked[]): string {
  const found = new Set<Locked>();
  const add = (each: readonly Use[]) => {
    for (const { name, version } of each) {
      for (const entry of locked) {
        const isLocal = ['editable', 'virtual', 'directory'].some((kind) => kind in entry.source);
        const isMeant = entry.name === name && (version === undefined || entry.version === version);
        if (isMeant && !isLocal) found.add(entry);
      }
    }
  };
  add(uses);
  for (const { dependencies = [] } of found) add(dependencies);
  return [...found]
    .map(({ name, version = '' }) => `${name} ${version}`)
    .sort()
    .join('\n');
}
