import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
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
  readonly source: { readonly editable?: string; readonly virtual?: string; readonly directory?: string };
  readonly dependencies?: readonly Use[];
  readonly 'optional-dependencies'?: Readonly<Record<string, readonly Use[]>>;
  readonly 'dev-dependencies'?: Readonly<Record<string, readonly Use[]>>;
}

interface Lockfile {
  readonly package?: readonly Locked[];
  /** Of a workspace with more than its root. */
  readonly manifest?: { readonly members?: readonly string[] };
}

const isTest = (path: string) => /(^|\/)(tests?\/|test_[^/]*\.py$|conftest\.py$)/.test(path);

/** What a uv workspace impacts, by `uv.lock`, extras and groups apart, and by the imports that Python's own parser finds. */
export class UvClosure extends GraphClosure {
  readonly #imports = new Map<string, readonly string[]>();

  protected override graph(_commit: string, files: ReadonlyMap<string, string>): CommitGraph {
    const object = files.get('uv.lock') ?? '';
    const lock = parse(readObjects(this.directory, [object]).get(object) ?? '') as Lockfile;
    const members = membersOf(lock);
    const uses = new LockedUses(lock.package ?? [], new Set(members.values()));
    if (!members.has('') && [...files.keys()].some((path) => /^tests\/(.*\/)?test_[^/]*\.py$/.test(path))) {
      // Tests beside the members are a target where the root is not a project.
      members.set('tests', 'tests');
    }
    this.#addImports(files, members, uses.users);
    const owners = (path: string): string[] => {
      const owner = nearestAbove(path, members);
      const isOfPlace = owner !== undefined && [members.get(''), members.get('tests')].includes(owner);
      if (owner === undefined || (isOfPlace && !path.endsWith('.py'))) return [];
      return [isTest(path) ? partOf(owner, 'development') : owner];
    };
    return { owners, users: uses.users, fingerprints: uses.libraries };
  }

  #addImports(files: ReadonlyMap<string, string>, members: ReadonlyMap<string, string>, users: Users): void {
    const sources = [...files].filter(([path]) => path.endsWith('.py') && nearestAbove(path, members) !== undefined);
    this.#parse(sources.map(([, object]) => object));
    const places = new Map([...members].map(([place, name]) => [name, place]));
    const modules = new Users();
    for (const [path] of sources) {
      const owner = nearestAbove(path, members) ?? '';
      const inside = path.slice((places.get(owner) ?? '').length).replace(/^\/?(src\/)?/, '');
      modules.add(owner, inside.replace(/(\/__init__)?\.py$/, '').replaceAll('/', '.'));
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
    const input = unknown.map((object) => texts.get(object) ?? '');
    const output = execFileSync('python3', [resolve(import.meta.dirname, 'python-imports.py')], {
      encoding: 'utf8',
      input: input.map((text) => `${Buffer.byteLength(text)}\n${text}`).join(''),
      maxBuffer: 2 ** 30,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    for (const [index, line] of output.trim().split('\n').entries()) {
      this.#imports.set(unknown[index] ?? '', JSON.parse(line) as string[]);
    }
  }
}

/** Names of the members of the workspace by their directories. */
function membersOf({ package: locked = [], manifest }: Lockfile): Map<string, string> {
  return new Map(
    locked.flatMap(({ name, source: { editable, virtual = editable } }): [string, string][] => {
      const isMember = manifest?.members?.includes(name) ?? virtual === '.';
      return isMember && virtual !== undefined ? [[virtual.replace(/^\.$/, ''), name]] : [];
    }),
  );
}

/** What the lockfile says that members use: as libraries, by their extras, and in development. */
class LockedUses {
  readonly users = new Users();
  /** The packages from elsewhere that each node leads to. */
  readonly libraries = new Map<string, string>();

  constructor(
    readonly locked: readonly Locked[],
    readonly members: ReadonlySet<string>,
  ) {
    for (const { name, dependencies = [], ...more } of locked.filter((each) => members.has(each.name))) {
      const development = partOf(name, 'development');
      this.users.add(development, name);
      this.#add(name, dependencies);
      for (const [extra, uses] of Object.entries(more['optional-dependencies'] ?? {})) {
        this.#add(partOf(name, extra), uses);
        this.users.add(partOf(name, extra), name);
        this.users.add(development, partOf(name, extra));
      }
      this.#add(development, Object.values(more['dev-dependencies'] ?? {}).flat());
    }
  }

  #add(node: string, uses: readonly Use[]): void {
    for (const { name, extra = [] } of uses.filter((each) => this.members.has(each.name))) {
      this.users.add(node, name);
      for (const each of extra) this.users.add(node, partOf(name, each));
    }
    const found = new Set(this.#fromElsewhere(uses));
    for (const { dependencies = [] } of found) for (const each of this.#fromElsewhere(dependencies)) found.add(each);
    const names = [...found].map(({ name, version = '' }) => `${name} ${version}`);
    this.libraries.set(node, names.sort().join('\n'));
  }

  readonly #fromElsewhere = (uses: readonly Use[]): readonly Locked[] =>
    uses.flatMap((use) =>
      this.locked.filter(({ name, version, source: { editable, virtual, directory } }) => {
        const isLocal = (editable ?? virtual ?? directory) !== undefined;
        return name === use.name && (use.version === undefined || use.version === version) && !isLocal;
      }),
    );
}
