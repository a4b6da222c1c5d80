import type { Tree, TreeEntry } from '../build-system.js';
import { ImpactError } from '../build-system.js';
import type { TemporaryDirectories } from '../temporary-directories.js';
import { decodePath, isTextPath, nulRecords } from './names.js';
import type { PrivateRepository } from './private-repository.js';

/** Up to so many paths are looked up by name; for more the whole commit is listed, which is one process as well. */
const lookedUpByName = 100;

/** One commit of the private repository. */
export class GitTree implements Tree {
  #entries: Promise<readonly TreeEntry[]> | undefined;
  #directory: Promise<string> | undefined;
  #links: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(
    readonly side: 'base' | 'head',
    readonly object: string,
    private readonly repository: PrivateRepository,
    private readonly temporary: TemporaryDirectories,
  ) {}

  entries(): Promise<readonly TreeEntry[]> {
    this.#entries ??= this.#list([]);
    return this.#entries;
  }

  async read(paths: Iterable<string>): Promise<Map<string, Buffer>> {
    const wanted = new Set(paths);
    if (wanted.size === 0) return new Map();
    const byName =
      !this.#entries && wanted.size <= lookedUpByName && [...wanted].every((path) => path !== '' && isTextPath(path));
    const entries = await (byName ? this.#list([...wanted]) : this.entries());
    const files = entries.filter(({ path, mode }) => wanted.has(path) && mode.startsWith('100'));
    const contents = await readObjects(this.repository, files);
    return new Map(files.map(({ path, object }) => [path, contents.get(object) ?? Buffer.alloc(0)]));
  }

  links(): Promise<ReadonlyMap<string, string>> {
    this.#links ??= this.#readLinks();
    return this.#links;
  }

  async #readLinks(): Promise<ReadonlyMap<string, string>> {
    const links = (await this.entries()).filter(({ mode }) => mode === '120000');
    const contents = await readObjects(this.repository, links);
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
  const missing = await readPresent(repository, new Set(paths.keys()), contents);
  if (missing.length === 0) return contents;
  await repository.fetchObjects(missing, paths);
  const still = await readPresent(repository, new Set(missing), contents);
  if (still.length === 0) return contents;
  const [first = ''] = still;
  throw new ImpactError(
    `The content of ${JSON.stringify(paths.get(first) ?? '')} (object ${first}) was fetched from ${repository.remoteName()} but is not there. Check out with fetch-depth: 0`,
  );
}

async function readPresent(
  repository: PrivateRepository,
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
    contents.set(object, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return missing;
}
