import { existsSync, realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import { isBelow, readWholeFile, readableFolders } from '../../../shared/src/files/open-file.js';
import { ImpactError } from '../tree/impact-error.js';
import { type Comparison, type Tree } from '../tree/tree.js';
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
  /** True where the file in the checkout counts, and not that of the commits. */
  readonly isOnDisk?: boolean;
}

interface All {
  readonly kind: 'all';
  readonly why: string;
}

/** The rules of one commit. */
interface Found {
  /** The place at which the commit has them, with their content. */
  readonly path?: string;
  readonly content?: Buffer | undefined;
  /** Path of what the commit has in their place, such as a link, and what is not read. */
  readonly odd?: string | undefined;
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
  const isLike = likeOneOf(places);
  const changed = comparison.changes.find(({ path }) => isLike(path));
  if (changed !== undefined && request.untrustedIn !== undefined) {
    return all(
      `the pull request changes ${changed.path}, whose rules are not taken from a pull request in ${request.untrustedIn}`,
    );
  }
  const head =
    (request.isOnDisk === true ? await foundOnDisk(places, request, comparison, log) : undefined) ??
    (await foundIn(comparison.head, places));
  const base = changed === undefined ? head : await foundIn(comparison.base, places);
  if (base.odd !== undefined && head.odd !== undefined) {
    throw new ImpactError(
      `{input:impacted-targets-config}: ${given} is not a regular file of that name in the repository. Give the path of one as Git spells it, not ${JSON.stringify(head.odd)}`,
    );
  }
  const odd = base.odd ?? head.odd;
  if (odd !== undefined)
    return all(`${given} is not a regular file of that name in both commits, but ${JSON.stringify(odd)} in one`);
  const file = base.path ?? head.path;
  if (file === undefined) {
    if (given !== defaultConfigPath) return madeConfigurations(given, request, comparison, all);
    await warnOfUnreadFiles(comparison.head, given, log);
    return alike(given, emptyConfiguration);
  }
  if (file !== (head.path ?? file))
    return all(`the rules are in ${file} of the target branch, and in ${String(head.path)} of the pull request`);
  const configuration = configurationOf(head.content, file);
  if (head.path !== undefined && configuration === emptyConfiguration)
    log.warn(`${file} has nothing in it, so it changes nothing. Write rules (docs/rules.md), or remove it`);
  if (changed === undefined) return alike(file, configuration);
  try {
    return { kind: 'configurations', file, base: configurationOf(base.content, file), head: configuration };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return all(`${file} of the target branch has mistakes, which the pull request mends`, error.message);
  }
}

/** Files that people take for the configuration file, and that nobody reads. */
const unreadFiles = /^(?:\.github\/(?:workflows\/)?)?impacted-targets\.(?:ya?ml|json)$/;

async function warnOfUnreadFiles(head: Tree, file: string, log: Log): Promise<void> {
  for (const { path } of (await head.entries()).filter((entry) => unreadFiles.test(entry.path)))
    log.warn(
      `${path} is not read. Rules are read from ${file}. Move them there, or set {input:impacted-targets-config} to ${path}`,
    );
}

const alike = (file: string, both: Configuration): Configurations => ({
  kind: 'configurations',
  file,
  base: both,
  head: both,
});

/** The configuration in a file; without a file, one that says nothing. @throws ConfigurationError */
export function configurationOf(bytes: Buffer | undefined, file: string): Configuration {
  if (bytes === undefined) return emptyConfiguration;
  const mistake = (message: string) => new ConfigurationError(file, [{ line: 1, column: 1, message }]);
  if (bytes.length > limitBytes) throw mistake(`it has more than ${limitBytes} bytes`);
  if (isUtf16(bytes)) throw mistake('the file is UTF-16: save it as UTF-8');
  return readConfiguration(bytes.toString('utf8'), file);
}

async function foundIn(tree: Tree, places: readonly string[]): Promise<Found> {
  const contents = await tree.read(places);
  const path = places.find((place) => contents.has(place));
  return path === undefined ? { odd: await pathLike(tree, places) } : { path, content: contents.get(path) };
}

/**
 * The rules as the checkout has them.
 * @returns undefined where it has none, as a sparse checkout
 * @throws ImpactError for a file that cannot be read
 */
async function foundOnDisk(
  places: readonly string[],
  request: ConfigurationRequest,
  { checkout, head }: Comparison,
  log: Log,
): Promise<Found | undefined> {
  // What lies behind a link is never read for a commit, either.
  const path = places.find(
    (place) => existsSync(join(checkout, place)) && realpathSync(join(checkout, place)) === join(checkout, place),
  );
  if (path === undefined) return undefined;
  const content = readFile(join(checkout, path), path, request);
  const committed = (await head.read([path])).get(path);
  // Git may write other line breaks into a checkout.
  const [here, there] = [content, committed].map((bytes) => bytes?.toString('latin1').replaceAll('\r\n', '\n'));
  if (here !== there)
    log.warn(`${path} is not committed as it is here. What is here was checked, with the files of the commit`);
  return { path, content };
}

/**
 * Says whether a path could be the same file as one of the places, on one system or another, or stands for a directory above it: a link, or a
 * submodule.
 */
function likeOneOf(places: readonly string[]): (path: string) => boolean {
  const folded = new Set(places.map(foldedPath).flatMap((place) => [place, ...pathsAbove(place)]));
  folded.delete('');
  return (path) => folded.has(foldedPath(path));
}

/** The path of the first entry of a commit that could be the file at one of the places. */
async function pathLike(tree: Tree | undefined, places: readonly string[]): Promise<string | undefined> {
  const isLike = likeOneOf(places);
  return (await tree?.entries())?.find(({ path }) => isLike(path))?.path;
}

/**
 * Reads a file that an earlier step of the job made. It is the same for both commits.
 * @returns all where the file may belong to another commit, which is checked out
 * @throws ImpactError when the file is missing, or could be one that Git tracks
 */
async function madeConfigurations(
  given: string,
  request: ConfigurationRequest,
  { base, head, checkedOut, checkout }: Comparison,
  all: (why: string) => All,
): Promise<Configurations | All> {
  const path = resolve(request.workingDirectory, given);
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) {
    throw new ImpactError(
      `{input:impacted-targets-config}: there is no file ${given} in either commit or in ${request.workingDirectory}. Check the path`,
    );
  }
  if (isBelow(real, checkout)) {
    const places = [slashed(relative(checkout, real))];
    const tracked = (await pathLike(base, places)) ?? (await pathLike(head, places));
    if (tracked !== undefined) {
      throw new ImpactError(
        `{input:impacted-targets-config}: ${given} leads to ${tracked}, which Git tracks. Give that path, so that it is read from each of the two commits`,
      );
    }
    // The author of a pull request may have written what is checked out, for example its newest commit.
    const foreign = await pathLike(checkedOut, places);
    if (foreign !== undefined)
      return all(`${given} leads to ${foreign} of the commit that is checked out, which is not compared`);
  }
  return alike(given, configurationOf(readFile(path, given, request), given));
}

/** @throws ImpactError */
function readFile(
  path: string,
  given: string,
  { workingDirectory, workspace = workingDirectory, environment }: ConfigurationRequest,
): Buffer {
  try {
    return readWholeFile(path, readableFolders(workspace, environment), limitBytes);
  } catch (error) {
    throw new ImpactError(`{input:impacted-targets-config}: ${given} cannot be read: ${(error as Error).message}`);
  }
}

const slashed = (path: string): string => path.split(sep).join('/');

/**
 * Paths at which a commit may have the configuration: from the working directory, else from the root of the repository.
 */
async function configPlaces(
  given: string,
  { workspace, workingDirectory }: ConfigurationRequest,
  { root, checkout }: Comparison,
): Promise<string[]> {
  const isOutside = (path: string) => path === '..' || path.startsWith('../') || isAbsolute(path);
  if (!isAbsolute(given))
    return [...new Set([posix.join(root, slashed(given)), posix.normalize(slashed(given))])].filter(
      (path) => !isOutside(path),
    );
  for (const folder of [checkout, workspace ?? workingDirectory, workingDirectory]) {
    if (!isBelow(resolve(given), resolve(folder))) continue;
    // The workspace may be a link, while the checkout has its real path.
    const real = await realpath(folder).catch(() => folder);
    const path = slashed(relative(checkout, join(real, relative(resolve(folder), resolve(given)))));
    if (!isOutside(path)) return [path];
  }
  return [];
}
