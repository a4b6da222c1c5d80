import type { Change, ContentMemory, Tree, TreeEntry } from '../tree/tree.js';
import { append, getOrMake } from '../../../shared/src/append.js';
import { remembered } from '../tree/remembered.js';
import type { TemporaryDirectories } from '../programs/temporary-directories.js';
import { compareByteOrder, decodePath, firstFrom, nulRecords } from '../tree/names.js';
import { fetchMissing, readEachObject } from './objects.js';
import type { PrivateRepository } from './private-repository.js';

/** Modes of nearly all entries, so that hundreds of thousands of entries share one text. */
const usualModes = ['100644', '100755', '120000', '160000'];

/** What trees share that are compared with each other, so that each thing is read once. */
export interface SharedReading {
  /** Contents of manifests and the like, by object name, up to a size limit. */
  readonly contents: Contents;
  readonly made: ContentMemory;
  /** Of the commits of a history. */
  readonly memories?: Memories;
}

export const sharedReading = (): SharedReading => ({ contents: new Contents(), made: new Map() });

/** Results that were computed from commits. When there are too many commits, the least recently used one is dropped. */
export class Memories {
  readonly #limit: number;
  readonly #known = new Map<string, Map<string, Promise<unknown>>>();

  /** @param limit most commits that are kept */
  constructor(limit: number) {
    this.#limit = limit;
  }

  of(commit: string): Map<string, Promise<unknown>> {
    const memory = this.#known.get(commit) ?? new Map<string, Promise<unknown>>();
    this.#known.delete(commit);
    this.#known.set(commit, memory);
    for (const oldest of [...this.#known.keys()].slice(0, -this.#limit)) this.#known.delete(oldest);
    return memory;
  }
}

/**
 * Most bytes of contents that are kept: room for the manifests of some hundred commits, whose files are mostly the same.
 */
const limitBytes = 128 * 1024 * 1024;

/** Contents of small files by object name; the oldest are dropped when there are too many bytes. */
class Contents {
  readonly #known = new Map<string, Buffer>();
  #bytes = 0;

  get(object: string): Buffer | undefined {
    return this.#known.get(object);
  }

  add(object: string, content: Buffer): void {
    if (content.length > limitBytes / 8 || this.#known.has(object)) return;
    this.#known.set(object, content);
    this.#bytes += content.length;
    for (const [oldest, { length }] of this.#known) {
      if (this.#bytes <= limitBytes) break;
      this.#known.delete(oldest);
      this.#bytes -= length;
    }
  }
}

/** One commit of the private repository. */
export class GitTree implements Tree {
  readonly #repository: PrivateRepository;
  readonly #temporary: TemporaryDirectories;
  readonly #shared: SharedReading;
  /** Let go once the entries are known, because it leads to the commits before that one, and to all of their memory. */
  #beside: { readonly tree: Tree; readonly changes: readonly Change[] } | undefined;

  readonly memory?: Map<string, Promise<unknown>>;
  readonly contents: ContentMemory;
  #entries: Promise<readonly TreeEntry[]> | undefined;
  readonly #directories = new Map<string, Promise<string>>();
  #links: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(
    readonly side: 'base' | 'head',
    readonly object: string,
    repository: PrivateRepository,
    temporary: TemporaryDirectories,
    shared: SharedReading,
    /** Another commit, and all differences from it. Equal entries are listed once and take memory once. */
    beside?: { readonly tree: Tree; readonly changes: readonly Change[] },
  ) {
    this.#repository = repository;
    this.#temporary = temporary;
    this.#shared = shared;
    this.#beside = beside;
    this.contents = shared.made;
    if (shared.memories) this.memory = shared.memories.of(object);
  }

  asInBase(base: Tree, changes: readonly Change[]): Tree {
    const { contents, made } = this.#shared;
    return new GitTree(
      'head',
      this.object,
      this.#repository,
      this.#temporary,
      { contents, made },
      { tree: base, changes },
    );
  }

  entries(): Promise<readonly TreeEntry[]> {
    const beside = this.#beside;
    this.#beside = undefined;
    this.#entries ??= remembered(this, 'entries', async () =>
      beside ? withChanges(await beside.tree.entries(), beside.changes) : listTree(this.#repository, this.object),
    );
    return this.#entries;
  }

  async read(paths: Iterable<string>): Promise<Map<string, Buffer>> {
    const wanted = new Set(paths);
    if (wanted.size === 0) return new Map();
    const files = chosen(await this.entries(), wanted).filter(
      ({ path, mode }) => wanted.has(path) && mode.startsWith('100'),
    );
    const contents = await this.#contents(files);
    return new Map(files.map(({ path, object }) => [path, contents.get(object) ?? Buffer.alloc(0)]));
  }

  async readEach(
    files: readonly TreeEntry[],
    use: (indexes: readonly number[], content: Buffer) => void,
  ): Promise<void> {
    const alike = new Map<string, number[]>();
    for (const [index, { object }] of files.entries()) append(alike, object, index);
    const indexesOf = (object: string) => alike.get(object) ?? [];
    await readEachObject(
      this.#repository,
      [...alike.keys()],
      (object) => files[indexesOf(object)[0] ?? -1]?.path ?? '',
      (object, content) => {
        use(indexesOf(object), content);
      },
    );
  }

  async #contents(files: readonly TreeEntry[]): Promise<Map<string, Buffer>> {
    const { contents } = this.#shared;
    const found = new Map<string, Buffer>();
    const unknown: TreeEntry[] = [];
    for (const file of files) {
      const content = contents.get(file.object);
      if (content) found.set(file.object, content);
      else unknown.push(file);
    }
    await this.readEach(unknown, ([index = 0], slice) => {
      const object = unknown[index]?.object ?? '';
      // A slice of git's output would keep all of that output in memory.
      const content = Buffer.from(slice);
      contents.add(object, content);
      found.set(object, content);
    });
    return found;
  }

  links(): Promise<ReadonlyMap<string, string>> {
    this.#links ??= remembered(this, 'links', () => this.#readLinks());
    return this.#links;
  }

  async #readLinks(): Promise<ReadonlyMap<string, string>> {
    const links = (await this.entries()).filter(({ mode }) => mode === '120000');
    const contents = await this.#contents(links);
    return new Map(links.map(({ path, object }) => [path, decodePath(contents.get(object) ?? Buffer.alloc(0))]));
  }

  directory(endings?: readonly string[]): Promise<string> {
    return getOrMake(this.#directories, String(endings), () => this.#checkOut(endings));
  }

  async #checkOut(endings: readonly string[] | undefined): Promise<string> {
    // Whatever its name, a link may lead to a directory with files that are wanted.
    const files = (await this.entries()).filter(
      ({ path, mode }) =>
        mode === '120000' || (mode !== '160000' && (endings?.some((ending) => path.endsWith(ending)) ?? true)),
    );
    const paths = new Map(files.map(({ object, path }) => [object, path]));
    await fetchMissing(this.#repository, new Set(paths.keys()), paths);
    const links = files.flatMap(({ path, mode }) => (mode === '120000' ? [path] : []));
    const patterns = endings && [
      ...endings.map((ending) => `*${ending}`),
      ...links.map((path) => `/${path.replaceAll(/[\\*?[ \t\r\n]/g, '?')}`),
    ];
    return this.#repository.checkOut(this.object, this.#temporary, patterns);
  }
}

/** All entries of a commit or a tree. */
export async function listTree(repository: PrivateRepository, object: string): Promise<TreeEntry[]> {
  const listed = await repository.output(['ls-tree', '-z', '--full-tree', '-r', object]);
  return nulRecords(listed).map((record) => {
    const tab = record.indexOf('\t');
    const mode = usualModes.find((usual) => record.startsWith(usual)) ?? record.slice(0, 6);
    return { path: record.slice(tab + 1), mode, object: record.slice(record.indexOf(' ', 7) + 1, tab) };
  });
}

/** The entries with these paths, in their order. Where many paths are asked for, other entries as well. */
function chosen(entries: readonly TreeEntry[], paths: ReadonlySet<string>): readonly TreeEntry[] {
  // A binary search looks at about twenty entries.
  if (paths.size > entries.length / 20) return entries;
  const pathAt = (index: number) => entries[index]?.path ?? '';
  const found = new Set([...paths].map((path) => firstFrom(entries.length, pathAt, path)));
  return [...found].sort((one, other) => one - other).flatMap((index) => entries[index] ?? []);
}

/** The entries of a commit, made from another commit's entries and the differences, all in the order of the paths' bytes. */
function withChanges(entries: readonly TreeEntry[], changes: readonly Change[]): readonly TreeEntry[] {
  if (changes.length === 0) return entries;
  const changed = new Set(changes.map(({ path }) => path));
  const kept = entries.filter(({ path }) => !changed.has(path));
  // Sorting puts two sorted lists together in one walk.
  return [...kept, ...changes.flatMap(({ head }) => head ?? [])].sort((a, b) => compareByteOrder(a.path, b.path));
}
