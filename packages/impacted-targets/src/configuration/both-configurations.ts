import { realpath } from 'node:fs/promises';
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import { isBelow, readWholeFile, readableFolders } from '../../../shared/src/files/open-file.js';
import { ImpactError } from '../tree/impact-error.js';
import { type Comparison, type Tree, type TreeEntry } from '../tree/tree.js';
import { foldedPath } from '../tree/folded-path.js';
import { pathsAbove } from '../tree/paths.js';
import type { Log } from '../tree/log.js';
import { isUtf16 } from '../../../shared/src/files/utf16.js';
import type { Configuration, Configurations } from './configuration.js';
import { ConfigurationError } from './mistakes.js';
import { emptyConfiguration, readConfiguration } from './read-configuration.js';

/** Path of the configuration file, unless `impacted-targets-config` names another. */
const defaultConfigPath = '.github/impacted-targets.yml';

/** Largest configuration file that is read. Files that people write have a few pages. */
const limitBytes = 1024 * 1024;

export interface ConfigurationRequest {
  readonly configPath?: string;
  readonly workingDirectory: string;
  readonly workspace?: string;
  readonly untrustedIn?: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

interface All {
  readonly kind: 'all';
  readonly why: string;
}

/**
 * Reads the configuration file of both commits. A pull request's change to the file can add targets, but cannot remove
 * targets that the target branch's rules name. The rules of an untrusted pull request are not even read.
 *
 * The file is found for each commit separately. Only regular files of the commits count. Git may track something else
 * under a name that could lead to the same file, such as a link. That is never read from the disk, because the pull
 * request's version would then count for both commits.
 */
export async function readConfigurations(
  request: ConfigurationRequest,
  comparison: Comparison,
  log: Log,
): Promise<Configurations | All> {
  const given = request.configPath === '' ? defaultConfigPath : (request.configPath ?? defaultConfigPath);
  const all = (why: string, mistakes?: string): All => {
    log.warn(`Everything counts as impacted: ${why}${mistakes === undefined ? '' : ` (${mistakes})`}`);
    return { kind: 'all', why };
  };
  const places = await configPlaces(given, request, comparison);
  const alike = new Alike(places);
  const changed = comparison.changes.find(({ path }) => alike.has(path));
  if (changed !== undefined && request.untrustedIn !== undefined) {
    return all(
      `the pull request changes ${changed.path}, whose rules are not taken from a pull request in ${request.untrustedIn}`,
    );
  }
  const head = await comparison.head.read(places);
  const base = changed === undefined ? head : await comparison.base.read(places);
  const files = { base: places.find((path) => base.has(path)), head: places.find((path) => head.has(path)) };
  if (files.base === undefined || files.head === undefined) {
    const odd = { base: await alike.oddIn(comparison.base), head: await alike.oddIn(comparison.head) };
    if (odd.base !== undefined && odd.head !== undefined) throw notRegular(given, odd.head);
    const found = odd.base ?? odd.head;
    if (found !== undefined) {
      return all(
        `${given} is ${describe(found)} in ${odd.base === undefined ? 'the pull request' : 'the target branch'}`,
      );
    }
  } else if (files.base !== files.head) {
    return all(`the rules are in ${files.base} of the target branch, and in ${files.head} of the pull request`);
  }
  const file = files.base ?? files.head;
  if (file === undefined) {
    if (given === defaultConfigPath)
      return { kind: 'configurations', file: given, base: emptyConfiguration, head: emptyConfiguration };
    const made = await readMade(given, request, comparison);
    if (typeof made !== 'string') return all(made.why);
    const configuration = readConfiguration(made, given);
    return { kind: 'configurations', file: given, base: configuration, head: configuration };
  }
  const read = (bytes: Buffer | undefined) => configurationOf(bytes, file);
  const headConfiguration = read(head.get(file));
  try {
    return {
      kind: 'configurations',
      file,
      base: changed === undefined ? headConfiguration : read(base.get(file)),
      head: headConfiguration,
    };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return all(`${file} of the target branch has mistakes, which the pull request mends`, error.message);
  }
}

/** The configuration in a file; without a file, one that says nothing. @throws ConfigurationError */
export function configurationOf(bytes: Buffer | undefined, file: string): Configuration {
  if (bytes === undefined) return emptyConfiguration;
  if (bytes.length > limitBytes) {
    throw new ConfigurationError(file, [{ line: 1, column: 1, message: `it has more than ${limitBytes} bytes` }]);
  }
  if (isUtf16(bytes)) {
    throw new ConfigurationError(file, [{ line: 1, column: 1, message: 'the file is UTF-16: save it as UTF-8' }]);
  }
  return readConfiguration(bytes.toString('utf8'), file);
}

/** Paths that could be the same file as one of these, on one system or another. */
class Alike {
  readonly #places: readonly string[];
  readonly #folded: ReadonlySet<string>;
  readonly #above = new Set<string>();

  constructor(places: readonly string[]) {
    this.#places = places;
    this.#folded = new Set(places.map(foldedPath));
    for (const folded of this.#folded) for (const above of pathsAbove(folded)) if (above !== '') this.#above.add(above);
  }

  /**
   * True for a path that could be the same file, and for one that stands for a directory above that file: a link, or a
   * submodule.
   */
  has(path: string): boolean {
    const folded = foldedPath(path);
    return this.#folded.has(folded) || this.#above.has(folded);
  }

  /** The first entry of a commit at such a path, unless it is a regular file at the path itself. */
  async oddIn(tree: Tree): Promise<TreeEntry | undefined> {
    if (this.#places.length === 0) return undefined;
    const entries = await tree.entries();
    return entries.find(({ path, mode }) => this.has(path) && !(mode.startsWith('100') && this.#places.includes(path)));
  }
}

function describe({ path, mode }: TreeEntry): string {
  const kinds: Readonly<Record<string, string>> = { '120000': 'a symbolic link', '160000': 'a submodule' };
  const kind = kinds[mode];
  return kind === undefined ? `spelled ${JSON.stringify(path)}` : `${kind}, or below one (${path}),`;
}

function notRegular(given: string, entry: TreeEntry): ImpactError {
  return new ImpactError(
    `impacted-targets-config: ${given} is ${describe(entry)} in the repository. Give the path of a regular file as Git spells it, with / between its parts`,
  );
}

/**
 * Reads a file that an earlier step of the job made. It is the same for both commits.
 * @returns all where the file may belong to another commit, which is checked out
 * @throws ImpactError when the file is missing, or could be one that Git tracks
 */
async function readMade(
  given: string,
  request: ConfigurationRequest,
  comparison: Comparison,
): Promise<string | Pick<All, 'why'>> {
  const { workingDirectory, workspace = workingDirectory, environment } = request;
  const path = resolve(workingDirectory, given);
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) {
    throw new ImpactError(
      `impacted-targets-config: there is no file ${given} in either commit or in ${workingDirectory}. Check the path`,
    );
  }
  if (isBelow(real, comparison.checkout)) {
    const alike = new Alike([relative(comparison.checkout, real).split(sep).join('/')]);
    for (const tree of [comparison.base, comparison.head]) {
      const tracked = (await tree.entries()).find((entry) => alike.has(entry.path));
      if (tracked !== undefined) {
        throw new ImpactError(
          `impacted-targets-config: ${given} leads to ${tracked.path}, which Git tracks. Give that path, so that it is read from each of the two commits`,
        );
      }
    }
    // The author of a pull request may have written what is checked out, for example its newest commit.
    const foreign = (await comparison.checkedOut?.entries())?.find((entry) => alike.has(entry.path));
    if (foreign !== undefined) {
      return { why: `${given} leads to ${foreign.path} of the commit that is checked out, which is not compared` };
    }
  }
  try {
    return readWholeFile(path, readableFolders(workspace, environment), limitBytes).toString('utf8');
  } catch (error) {
    throw new ImpactError(`impacted-targets-config: ${given} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Paths at which a commit may have the configuration: from the working directory, else from the root of the repository.
 */
async function configPlaces(
  given: string,
  { workspace, workingDirectory }: ConfigurationRequest,
  { root, checkout }: Comparison,
): Promise<string[]> {
  const slashed = (path: string): string => path.split(sep).join('/');
  if (isAbsolute(given)) {
    for (const folder of [checkout, workspace ?? workingDirectory, workingDirectory]) {
      if (!isBelow(resolve(given), resolve(folder))) continue;
      // The workspace may be a link, while the checkout has its real path.
      const real = await realpath(folder).catch(() => folder);
      const path = relative(checkout, join(real, relative(resolve(folder), resolve(given))));
      if (!path.startsWith('..') && !isAbsolute(path)) return [slashed(path)];
    }
    return [];
  }
  const places = [posix.join(root, slashed(given)), posix.normalize(slashed(given))];
  return [...new Set(places)].filter((path) => path !== '..' && !path.startsWith('../'));
}
