import type { BuildSystemOptions } from '../configuration/configuration.js';
import { getOrMake } from '../../../shared/src/append.js';
import { contentMemory, keepUsed } from '../tree/content-memory.js';
import { BrokenManifest } from '../tree/broken-manifest.js';
import { submodulesOf } from '../tree/submodules.js';
import type { Change, Tree, TreeEntry } from '../tree/tree.js';

/** Reads a content. @param path of the file, for errors */
export type Parse<T> = (content: Buffer, path: string) => T;

/** One commit, as readers see it. */
export class Commit {
  private constructor(
    readonly tree: Tree,
    /** Regular files by their paths. `get` records that a reader has read the file. */
    readonly files: Pick<ReadonlyMap<string, TreeEntry>, 'has' | 'keys' | 'get'>,
    readonly submodules: readonly string[],
    readonly options: BuildSystemOptions,
  ) {}

  static readonly #files = new WeakMap<readonly TreeEntry[], ReadonlyMap<string, TreeEntry>>();
  static readonly #recording = new WeakMap<Tree, Tree>();

  static async of(tree: Tree, options: BuildSystemOptions = {}): Promise<Commit> {
    const entries = await tree.entries();
    const files = getOrMake(Commit.#files, entries, () => regularFiles(entries));
    const recording = getOrMake(Commit.#recording, tree, () => recorded(tree));
    const get = (path: string) => {
      readFiles(tree).set(path, true);
      return files.get(path);
    };
    const kept = { has: (path: string) => files.has(path), keys: () => files.keys(), get };
    return new Commit(recording, kept, await submodulesOf(tree), options);
  }

  /**
   * Documents of one form. Each content is parsed once for all commits that share a memory, and when it is first needed: a broken sample
   * of a test does not matter.
   * @param form name of the parser
   */
  async documents<T>(form: string, wanted: Iterable<string>, parse: Parse<T>): Promise<Documents<T>> {
    const entries = new Map<string, TreeEntry>();
    for (const path of wanted) {
      const entry = this.files.get(path);
      if (entry !== undefined) entries.set(path, entry);
    }
    const parsed = contentMemory<T>(this.tree, `documents ${form}`);
    const objects = new Set([...entries.values()].map(({ object }) => object));
    keepUsed(parsed, [...objects]);
    // Later documents of the same form may push what is known now out of the memory.
    const known = new Map([...parsed].filter(([object]) => objects.has(object)));
    const unread = [...entries.values()].filter(({ object }) => !known.has(object)).map(({ path }) => path);
    const contents = await this.tree.read(unread);
    return {
      has: (path) => entries.has(path),
      paths: () => entries.keys(),
      get: (path) => {
        const entry = entries.get(path);
        if (entry === undefined) throw new BrokenManifest(path, 'the manifest is missing');
        return getOrMake(known, entry.object, () => {
          const made = parse(contents.get(path) ?? Buffer.alloc(0), path);
          parsed.set(entry.object, made);
          return made;
        });
      },
    };
  }

  /** The document at a path; undefined where the commit has no such file. @throws as the parser does */
  async document<T>(form: string, path: string, parse: Parse<T>): Promise<T | undefined> {
    const documents = await this.documents(form, [path], parse);
    return documents.has(path) ? documents.get(path) : undefined;
  }
}

/** The files of both commits whose contents readers have read. */
function readFiles(tree: Pick<Tree, 'contents'>): Map<string, true> {
  return contentMemory<true>(tree, 'read by readers');
}

function regularFiles(entries: readonly TreeEntry[]): ReadonlyMap<string, TreeEntry> {
  return new Map(entries.filter(({ mode }) => mode.startsWith('100')).map((entry) => [entry.path, entry]));
}

/** A tree that records which files are read. */
function recorded(tree: Tree): Tree {
  const reads = readFiles(tree);
  const record = (paths: readonly string[]) => {
    for (const path of paths) reads.set(path, true);
    return paths;
  };
  const { side, object, memory, contents } = tree;
  return {
    ...{ side, object, ...(memory && { memory }), ...(contents && { contents }) },
    entries: () => tree.entries(),
    links: () => tree.links(),
    read: (paths) => tree.read(record([...paths])),
    readEach: (files, use) => {
      record(files.map(({ path }) => path));
      return tree.readEach(files, use);
    },
    directory: (endings) => tree.directory(endings),
    asInBase: (base, changes) => tree.asInBase(base, changes),
  };
}

/** True for a change of contents alone: the paths of a commit stay the same, and where they lead. */
export function isOfContent({ status, base, head }: Change): boolean {
  return status === 'modified' && base?.mode === head?.mode && head?.mode.startsWith('100') === true;
}

/** True for a change of a content that no reader has read. */
export function isUnread(tree: Pick<Tree, 'contents'>, change: Change): boolean {
  return isOfContent(change) && tree.contents !== undefined && !readFiles(tree).has(change.path);
}

/** Files of a commit that have one form. */
export interface Documents<T> {
  has(path: string): boolean;
  paths(): Iterable<string>;
  /** @throws BrokenManifest for a path that is not there; as the parser does */
  get(path: string): T;
}
