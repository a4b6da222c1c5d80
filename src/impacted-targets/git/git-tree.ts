import type { Tree, TreeEntry } from '../build-system.js';
import { ImpactError } from '../build-system.js';
import { grouped } from '../../service/errors.js';
import { remembered } from '../target-graph/remembered.js';
import type { TemporaryDirectories } from '../temporary-directories.js';
import { decodePath, isTextPath, nulRecords } from './names.js';
import type { PrivateRepository } from './private-repository.js';

/** Up to so many paths are looked up by name; for more the whole commit is listed, which is one process as well. */
const lookedUpByName = 100;

/** Largest file whose content is read, in bytes: GitHub takes none of more than 100 MB, and a longer text is none to Node.js. */
const fileLimitBytes = 256 * 1024 * 1024;

/** What the trees of a history share, so that each thing is read once, in memory. */
export interface SharedReading {
  /** Contents by object name, as long as they have room. */
  readonly contents: Contents;
  readonly memories: Memories;
}

/** What was made of commits; the one that was not asked for the longest is forgotten when there are too many. */
export class Memories {
  readonly #known = new Map<string, Map<string, Promise<unknown>>>();

  /** @param limit so many commits at most */
  constructor(private readonly limit: number) {}

  of(commit: string): Map<string, Promise<unknown>> {
    const memory = this.#known.get(commit) ?? new Map<string, Promise<unknown>>();
    this.#known.delete(commit);
    this.#known.set(commit, memory);
    for (const oldest of [...this.#known.keys()].slice(0, -this.limit)) this.#known.delete(oldest);
    return memory;
  }
}

/** Contents of small files by object name; the oldest go when there are more bytes than fit. */
export class Contents {
  readonly #known = new Map<string, Buffer>();
  #bytes = 0;

  /** @param limitBytes so many bytes at most */
  constructor(private readonly limitBytes: number) {}

  get(object: string): Buffer | undefined {
    return this.#known.get(object);
  }

  add(object: string, content: Buffer): void {
    if (content.length > this.limitBytes / 8 || this.#known.has(object)) return;
    // A copy of its own: a part of what git printed would keep all of it.
    this.#known.set(object, Buffer.from(content));
    this.#bytes += content.length;
    for (const [oldest, { length }] of this.#known) {
      if (this.#bytes <= this.limitBytes) break;
      this.#known.delete(oldest);
      this.#bytes -= length;
    }
  }
}

/** One commit of the private repository. */
export class GitTree implements Tree {
  readonly memory?: Map<string, Promise<unknown>>;
  #entries: Promise<readonly TreeEntry[]> | undefined;
  #directory: Promise<string> | undefined;
  #links: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(
    readonly side: 'base' | 'head',
    readonly object: string,
    private readonly repository: PrivateRepository,
    private readonly temporary: TemporaryDirectories,
    private readonly shared?: SharedReading,
  ) {
    if (!shared) return;
    this.memory = shared.memories.of(object);
  }

  entries(): Promise<readonly TreeEntry[]> {
    this.#entries ??= remembered(this, 'entries', () => this.#list([]));
    return this.#entries;
  }

  async read(paths: Iterable<string>): Promise<Map<string, Buffer>> {
    const wanted = new Set(paths);
    if (wanted.size === 0) return new Map();
    const byName =
      !this.#entries &&
      !this.shared &&
      wanted.size <= lookedUpByName &&
      [...wanted].every((path) => path !== '' && isTextPath(path));
    const entries = await (byName ? this.#list([...wanted]) : this.entries());
    const files = entries.filter(({ path, mode }) => wanted.has(path) && mode.startsWith('100'));
    const contents = await this.#contents(files);
    return new Map(files.map(({ path, object }) => [path, contents.get(object) ?? Buffer.alloc(0)]));
  }

  async #contents(files: readonly TreeEntry[]): Promise<Map<string, Buffer>> {
    const { shared } = this;
    if (!shared) return readObjects(this.repository, files);
    const found = new Map<string, Buffer>();
    for (const { object } of files) {
      const content = shared.contents.get(object);
      if (content) found.set(object, content);
    }
    const read = await readObjects(
      this.repository,
      files.filter(({ object }) => !found.has(object)),
    );
    for (const [object, content] of read) {
      shared.contents.add(object, content);
      found.set(object, content);
    }
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

  async #list(paths: readonly string[]): Promise<TreeEntry[]> {
    const args = ['ls-tree', '-z', '--full-tree', ...(paths.length === 0 ? ['-r'] : []), this.object];
    const output = await this.repository.output(paths.length === 0 ? args : [...args, '--', ...paths]);
    return nulRecords(output).map((record) => {
      const tab = record.indexOf('\t');
      const [mode = '', , object = ''] = record.slice(0, tab).split(' ');
      return { path: record.slice(tab + 1), mode, object };
    });
  }

  async #checkOut(): Promise<string> {
    const files = (await this.entries()).filter(({ mode }) => mode !== '160000');
    await fetchMissing(this.repository, files);
    return this.repository.checkOut(this.object, this.temporary);
  }
}

/** A path of each object: several files may have one content. */
function pathsByObject(entries: readonly TreeEntry[]): Map<string, string> {
  return new Map(entries.map(({ object, path }) => [object, path]));
}

/** Fetches the content of those files that is not here, in one go. */
async function fetchMissing(repository: PrivateRepository, entries: readonly TreeEntry[]): Promise<void> {
  const paths = pathsByObject(entries);
  if (paths.size === 0) return;
  const output = await repository.output(
    ['cat-file', '--batch-check'],
    Buffer.from(`${[...paths.keys()].join('\n')}\n`),
  );
  const missing = output.toString('latin1').split('\n');
  await repository.fetchObjects(
    missing.flatMap((line) => (line.endsWith(' missing') ? [line.slice(0, -' missing'.length)] : [])),
    paths,
  );
}

/** The content of blobs, by object name: one process, and one fetch where some are not here. */
async function readObjects(repository: PrivateRepository, entries: readonly TreeEntry[]): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  const paths = pathsByObject(entries);
  const missing = await readPresent(repository, paths, new Set(paths.keys()), contents);
  if (missing.length === 0) return contents;
  await repository.fetchObjects(missing, paths);
  const still = await readPresent(repository, paths, new Set(missing), contents);
  if (still.length === 0) return contents;
  const [first = ''] = still;
  throw new ImpactError(
    `The content of ${JSON.stringify(paths.get(first) ?? '')} (object ${first}) was fetched from ${repository.remoteName()} but is not there. Check out with fetch-depth: 0`,
  );
}

/**
 * @returns the objects that are not here
 * @throws ImpactError where one is too large
 */
async function readPresent(
  repository: PrivateRepository,
  paths: ReadonlyMap<string, string>,
  objects: ReadonlySet<string>,
  contents: Map<string, Buffer>,
): Promise<string[]> {
  if (objects.size === 0) return [];
  const output = await repository.output(['cat-file', '--batch'], Buffer.from(`${[...objects].join('\n')}\n`));
  const missing: string[] = [];
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(0x0a, at);
    const [object = '', kind = '', size = '0'] = output.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (kind === 'missing') {
      missing.push(object);
      continue;
    }
    if (Number(size) > fileLimitBytes) {
      throw new ImpactError(
        `${JSON.stringify(paths.get(object) ?? '')} has ${grouped(Number(size))} bytes, and at most ${grouped(fileLimitBytes)} of a file are read. Keep it in Git LFS`,
      );
    }
    contents.set(object, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return missing;
}
