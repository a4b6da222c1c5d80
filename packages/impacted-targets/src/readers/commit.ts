import type { BuildSystemOptions } from '../configuration/configuration.js';
import { contentMemory, keepUsed } from '../tree/content-memory.js';
import { BrokenManifest } from '../tree/broken-manifest.js';
import { submodulesOf } from '../tree/submodules.js';
import type { Tree, TreeEntry } from '../tree/tree.js';

/** Reads a content. @param path of the file, for errors */
export type Parse<T> = (content: Buffer, path: string) => T;

/** One commit, as readers see it. */
export class Commit {
  private constructor(
    readonly tree: Tree,
    /** Regular files by their paths. */
    readonly files: ReadonlyMap<string, TreeEntry>,
    readonly submodules: readonly string[],
    readonly options: BuildSystemOptions,
  ) {}

  static async of(tree: Tree, options: BuildSystemOptions = {}): Promise<Commit> {
    const regular = (await tree.entries()).filter(({ mode }) => mode.startsWith('100'));
    return new Commit(tree, new Map(regular.map((entry) => [entry.path, entry])), await submodulesOf(tree), options);
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
    keepUsed(
      parsed,
      [...entries.values()].map(({ object }) => object),
    );
    const unread = [...entries.values()].filter(({ object }) => !parsed.has(object)).map(({ path }) => path);
    // Later documents of the same form may push what is known now out of the memory.
    const known = new Map([...entries.values()].flatMap(({ object }) => knownAt(parsed, object)));
    return new Documents(entries, await this.tree.read(unread), parsed, known, parse);
  }

  /** The document at a path; undefined where the commit has no such file. @throws as the parser does */
  async document<T>(form: string, path: string, parse: Parse<T>): Promise<T | undefined> {
    const documents = await this.documents(form, [path], parse);
    return documents.has(path) ? documents.get(path) : undefined;
  }
}

function knownAt<T>(parsed: ReadonlyMap<string, T>, object: string): (readonly [string, T])[] {
  const value = parsed.get(object);
  return value === undefined ? [] : [[object, value]];
}

/** Files of a commit that have one form. */
export class Documents<T> {
  constructor(
    readonly entries: ReadonlyMap<string, TreeEntry>,
    readonly contents: ReadonlyMap<string, Buffer>,
    /** Shared with other commits, by object. */
    readonly parsed: Map<string, T>,
    readonly known: Map<string, T>,
    readonly parse: Parse<T>,
  ) {}

  has(path: string): boolean {
    return this.entries.has(path);
  }

  paths(): Iterable<string> {
    return this.entries.keys();
  }

  /** @throws BrokenManifest for a path that is not there; as the parser does */
  get(path: string): T {
    const entry = this.entries.get(path);
    if (entry === undefined) throw new BrokenManifest(path, 'the manifest is missing');
    const known = this.known.get(entry.object);
    if (known !== undefined) return known;
    const made = this.parse(this.contents.get(path) ?? Buffer.alloc(0), path);
    this.known.set(entry.object, made);
    this.parsed.set(entry.object, made);
    return made;
  }
}
