import type { Change, Tree, TreeEntry } from '../tree/tree.js';
import { append } from '../../../shared/src/append.js';
import { ContentMemory } from '../tree/content-memory.js';
import { remembered } from '../tree/remembered.js';
import type { TemporaryDirectories } from '../programs/temporary-directories.js';
import { compareByteOrder, decodePath, firstFrom, nulRecords } from '../tree/names.js';
import { fetchMissing, readEachObject } from './objects.js';
import type { PrivateRepository } from './private-repository.js';

/** Modes of nearly all entries, so that hundreds of thousands of entries share one text. */
const usualModes = ['100644', '100755', '120000', '160000'];

/** Shared memory of the trees of a history, so that each thing is read once. */
export interface SharedReading {
  /** Contents by object name, up to a size limit. */
  readonly contents: Contents;
  readonly memories: Memories;
  readonly made: NonNullable<Tree['contents']>;
}

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

/** Contents of small files by object name; the oldest are dropped when there are too many bytes. */
export class Contents {
  readonly #limitBytes: number;
  readonly #known = new Map<string, Buffer>();
  #bytes = 0;

  /** @param limitBytes most bytes that are kept */
  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  get(object: string): Buffer | undefined {
    return this.#known.get(object);
  }

  add(object: string, content: Buffer): void {
    if (content.length > this.#limitBytes / 8 || this.#known.has(object)) return;
    // A copy, because a slice of git's output would keep all of that output in memory.
    this.#known.set(object, Buffer.from(content));
    this.#bytes += content.length;
    for (const [oldest, { length }] of this.#known) {
      if (this.#bytes <= this.#limitBytes) break;
      this.#known.delete(oldest);
      this.#bytes -= length;
    }
  }
}

/** One commit of the private repository. */
export class GitTree implements Tree {
  readonly #repository: PrivateRepository;
  readonly #temporary: TemporaryDirectories;
  readonly #shared: SharedReading | undefined;
  /** Let go once the entries are known, because it leads to the commits before that one, and to all of their memory. */
  #beside: { readonly tree: Tree; readonly changes: readonly Change[] } | undefined;

  readonly memory?: Map<string, Promise<unknown>>;
  readonly contents: NonNullable<Tree['contents']>;
  #entries: Promise<readonly TreeEntry[]> | undefined;
  #directory: Promise<string> | undefined;
  #links: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(
    readonly side: 'base' | 'head',
    readonly object: string,
    repository: PrivateRepository,
    temporary: TemporaryDirectories,
    shared?: SharedReading,
    /** Another commit, and all differences from it. Equal entries are listed once and take memory once. */
    beside?: { readonly tree: Tree; readonly changes: readonly Change[] },
  ) {
    this.#repository = repository;
    this.#temporary = temporary;
    this.#shared = shared;
    this.#beside = beside;
    this.contents = shared?.made ?? beside?.tree.contents ?? new ContentMemory();
    if (!shared) return;
    this.memory = shared.memories.of(object);
  }

  entries(): Promise<readonly TreeEntry[]> {
    const beside = this.#beside;
    this.#beside = undefined;
    this.#entries ??= remembered(this, 'entries', async () =>
      beside ? withChanges(await beside.tree.entries(), beside.changes) : this.#list(),
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
    const shared = this.#shared;
    const alike = new Map<string, number[]>();
    for (const [index, { object }] of files.entries()) append(alike, object, index);
    const unknown: string[] = [];
    for (const [object, indexes] of alike) {
      const content = shared?.contents.get(object);
      if (content) use(indexes, content);
      else unknown.push(object);
    }
    const indexesOf = (object: string) => alike.get(object) ?? [];
    await readEachObject(
      this.#repository,
      unknown,
      (object) => files[indexesOf(object)[0] ?? -1]?.path ?? '',
      (object, content) => {
        shared?.contents.add(object, content);
        use(indexesOf(object), content);
      },
    );
  }

  async #contents(files: readonly TreeEntry[]): Promise<Map<string, Buffer>> {
    const found = new Map<string, Buffer>();
    await this.readEach(files, ([index = 0], content) => found.set(files[index]?.object ?? '', Buffer.from(content)));
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

  directory(): Promise<string> {
    this.#directory ??= this.#checkOut();
    return this.#directory;
  }

  async #list(): Promise<TreeEntry[]> {
    const listed = await this.#repository.output(['ls-tree', '-z', '--full-tree', '-r', this.object]);
    return nulRecords(listed).map((record) => {
      const tab = record.indexOf('\t');
      const mode = usualModes.find((usual) => record.startsWith(usual)) ?? record.slice(0, 6);
      return { path: record.slice(tab + 1), mode, object: record.slice(record.indexOf(' ', 7) + 1, tab) };
    });
  }

  async #checkOut(): Promise<string> {
    const files = (await this.entries()).filter(({ mode }) => mode !== '160000');
    await fetchMissing(this.#repository, files);
    return this.#repository.checkOut(this.object, this.#temporary);
  }
}

/** The entries with these paths, in their order. Where many paths are asked for, other entries as well. */
function chosen(entries: readonly TreeEntry[], paths: ReadonlySet<string>): readonly TreeEntry[] {
  // A binary search looks at about twenty entries.
  if (paths.size > entries.length / 20) return entries;
  const pathAt = (index: number) => entries[index]?.path ?? '';
  const found = new Set([...paths].map((path) => firstFrom(entries.length, pathAt, path)));
  return [...found].sort((one, other) => one - other).flatMap((index) => entries[index] ?? []);
}

/**
 * The entries of a commit, made from another commit's entries and all differences. All are in the order of the paths'
 * bytes.
 */
function withChanges(entries: readonly TreeEntry[], changes: readonly Change[]): readonly TreeEntry[] {
  if (changes.length === 0) return entries;
  const result: TreeEntry[] = [];
  let next = 0;
  const takeAdded = (before?: string) => {
    for (let change = changes[next]; change?.head && !change.base; change = changes[next]) {
      if (before !== undefined && compareByteOrder(change.path, before) > 0) return;
      result.push(change.head);
      next += 1;
    }
  };
  for (const entry of entries) {
    takeAdded(entry.path);
    const change = changes[next];
    if (change?.path === entry.path) {
      if (change.head) result.push(change.head);
      next += 1;
    } else {
      result.push(entry);
    }
  }
  takeAdded();
  return result;
}
