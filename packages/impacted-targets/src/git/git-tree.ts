import { ImpactError } from '../tree/impact-error.js';
import type { Change, ContentMemory, Tree, TreeEntry } from '../tree/tree.js';
import { append, getOrMake } from '../../../shared/src/append.js';
import { counted } from '../../../shared/src/numbers.js';
import { remembered } from '../tree/remembered.js';
import { decodePath } from '../tree/names.js';
import { listTree, withChanges } from './listings.js';
import { batchReader } from './objects.js';
import type { PrivateRepository } from './private-repository.js';

/** What trees share that are compared with each other, so that each thing is read once. */
export interface SharedReading {
  readonly repository: PrivateRepository;
  /** Contents of small files, by object name: most manifests of a commit are those of the one before it. */
  readonly contents: Map<string, Buffer>;
  readonly made: ContentMemory;
  /** Results that were computed from commits of a history, by the commits' ids. */
  readonly memories?: Map<string, Map<string, Promise<unknown>>>;
}

/** Largest content that is kept, in bytes, and how many contents are kept before all are let go: 128 MiB at most. */
const largestKept = 16 * 1024;
const mostKept = 8192;

/** One commit of the private repository. */
export class GitTree implements Tree {
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
    shared: SharedReading,
    /** Another commit, and all differences from it. Equal entries are listed once and take memory once. */
    beside?: { readonly tree: Tree; readonly changes: readonly Change[] },
  ) {
    this.#shared = shared;
    this.#beside = beside;
    this.contents = shared.made;
    if (shared.memories) this.memory = getOrMake(shared.memories, object, () => new Map<string, Promise<unknown>>());
  }

  asInBase(base: Tree, changes: readonly Change[]): Tree {
    const { memories: _, ...shared } = this.#shared;
    return new GitTree('head', this.object, shared, { tree: base, changes });
  }

  entries(): Promise<readonly TreeEntry[]> {
    const beside = this.#beside;
    this.#beside = undefined;
    this.#entries ??= remembered(this, 'entries', async () =>
      beside
        ? withChanges(await beside.tree.entries(), beside.changes)
        : listTree(this.#shared.repository, this.object),
    );
    return this.#entries;
  }

  async read(paths: Iterable<string>): Promise<Map<string, Buffer>> {
    const wanted = new Set(paths);
    if (wanted.size === 0) return new Map();
    return this.#contents(
      (await this.entries()).filter(({ path, mode }) => wanted.has(path) && mode.startsWith('100')),
    );
  }

  /** One process, and one fetch where some are not here. @throws ImpactError where one is too large, or cannot be had */
  async readEach(
    files: readonly TreeEntry[],
    use: (indexes: readonly number[], content: Buffer) => void,
  ): Promise<void> {
    const { repository } = this.#shared;
    const alike = new Map<string, number[]>();
    for (const [index, { object }] of files.entries()) append(alike, object, index);
    const nameOf = (object: string) => JSON.stringify(files[alike.get(object)?.[0] ?? -1]?.path ?? object);
    /** Hands over the contents that are here. @returns those that are missing */
    const present = async (ids: readonly string[]): Promise<string[]> => {
      const missing: string[] = [];
      const reader = batchReader((position, object) => {
        if (object === undefined) missing.push(ids[position] ?? '');
        else use(alike.get(object.id) ?? [], object.content);
      }, nameOf);
      await repository.objects(ids, reader);
      return missing;
    };
    const missing = await present([...alike.keys()]);
    const [first] = missing;
    if (first === undefined) return;
    const named = `${nameOf(first)}, object ${first}`;
    await repository.fetch(missing, 'objects', `${counted(missing.length, 'file')} that the checkout lacks (${named})`);
    if ((await present(missing)).length === 0) return;
    throw new ImpactError(
      `${named} was fetched from ${repository.remoteName()} but is not there. Check out with fetch-depth: 0, or run git fetch --unshallow`,
    );
  }

  async #contents(files: readonly TreeEntry[]): Promise<Map<string, Buffer>> {
    const kept = this.#shared.contents;
    const found = new Map(files.map(({ object }) => [object, kept.get(object)]));
    const unknown = files.filter(({ object }) => !kept.has(object));
    await this.readEach(unknown, ([index = 0], slice) => {
      const object = unknown[index]?.object ?? '';
      // A slice of git's output would keep all of that output in memory.
      const content = Buffer.from(slice);
      found.set(object, content);
      if (kept.size >= mostKept) kept.clear();
      if (content.length <= largestKept) kept.set(object, content);
    });
    return new Map(files.map(({ path, object }) => [path, found.get(object) ?? Buffer.alloc(0)]));
  }

  links(): Promise<ReadonlyMap<string, string>> {
    this.#links ??= remembered(this, 'links', async () => {
      const links = (await this.entries()).filter(({ mode }) => mode === '120000');
      return new Map([...(await this.#contents(links))].map(([path, content]) => [path, decodePath(content)]));
    });
    return this.#links;
  }

  directory(endings?: readonly string[]): Promise<string> {
    return getOrMake(this.#directories, String(endings), async () => {
      // Whatever its name, a link may lead to a directory with files that are wanted.
      const links = endings && [...(await this.links()).keys()];
      const patterns = [
        ...(endings ?? []).map((ending) => `*${ending}`),
        ...(links ?? []).map((path) => `/${path.replaceAll(/[\\*?[ \t\r\n]/g, '?')}`),
      ];
      return this.#shared.repository.checkOut(this.object, endings && patterns);
    });
  }
}
