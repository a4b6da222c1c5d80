import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { TreeEntry } from '../../build-system.js';
import { fieldsOf } from '../../../../shared/json-values.js';
import { compareByteOrder, isTextPath } from '../../../git/names.js';
import { directoryOf } from '../../../tree/paths.js';
import type { Workspace } from '../projects.js';
import { aliasesOf, isCompilerConfiguration, type Alias } from './aliases.js';
import { withMappedNames } from './mapped-mentions.js';
import { PackageNames } from './package-names.js';
import { CommitPaths } from './paths-of-commit.js';
import { Resolver, type Mentions } from './resolver.js';
import {
  anything,
  isOfTests,
  isSource,
  isUnread,
  mentionsBySigns,
  nothing,
  mentionsIn,
  type FileMentions,
} from './mentions-in-file.js';

export type { Mentions } from './resolver.js';

/** The mentions that were read from one commit. For another commit, only the files that differ need to be read. */
export interface Reading {
  /** All files that count, in the order of their paths. */
  readonly files: readonly TreeEntry[];
  /** The mentions of each file. Undefined for files that are not read, because they say nothing about what is built. */
  readonly written: readonly (FileMentions | undefined)[];
  /** The names that were searched for. */
  readonly known: ReadonlySet<string>;
  /** Names of the scripts in the manifest of the root, in order. */
  readonly rootScripts: readonly string[];
  readonly places: CommitPaths;
  /** Directories of the packages in which a test runner may find tests. */
  readonly withTests: ReadonlySet<string>;
}

/** Names that packages from outside of the repository have or use. */
export interface NamesFromOutside {
  /** Names of the dependencies in the root's manifest, with other names of each, such as commands. */
  readonly rootDependencies: ReadonlyMap<string, string>;
  /** Names that packages from outside use for others from outside. Undefined where no lockfile tells them. */
  readonly usedOutside: ReadonlySet<string> | undefined;
}

/**
 * Reads the mentions in the files of all packages and of the root.
 * @param prefix path of the build's root with a slash behind it; empty for the root of the repository
 * @param before the mentions that were read from another commit
 */
export async function readMentions(
  workspace: Workspace,
  prefix: string,
  { rootDependencies, usedOutside }: NamesFromOutside,
  before?: Reading,
): Promise<{ readonly mentions: Mentions; readonly reading: Reading }> {
  const { tree, members } = workspace;
  const files = (await tree.entries()).filter(
    ({ path, mode }) => path.startsWith(prefix) && mode.startsWith('100') && isTextPath(path) && !isInstalled(path),
  );
  const directories = new Set(members.map(({ directory }) => directory));
  const alike = before && hasSamePaths(files, before.files) && isSameSet(directories, before.places.packages);
  const paths = () => files.map(({ path }) => path.slice(prefix.length));
  const places = alike ? before.places : new CommitPaths(paths(), directories);
  const aliases = await readAliases(workspace, prefix, files);
  const names = new PackageNames(workspace, places, aliases, rootDependencies);
  const { known } = names;
  const rootScripts = Object.keys(fieldsOf(workspace.root.manifest.scripts)).sort();
  const reading = readWritten(workspace, prefix, files, places, { known, rootScripts }, before);
  // This runs while git prints.
  const withTests = alike ? before.withTests : packagesWithTests(places);
  const written = await reading;
  const spoken = new Map<string, FileMentions>();
  for (let index = 0; index < files.length; index += 1) {
    const one = written[index];
    if (one === undefined || one === nothing) continue;
    const file = files[index]?.path.slice(prefix.length) ?? '';
    const place = { file, owner: places.ownerOfFile(file) };
    spoken.set(file, withMappedNames(one, place, names, places, usedOutside));
  }
  return {
    mentions: new Resolver(workspace, places, names).resolve(spoken, withTests),
    reading: { files, written, known, rootScripts, places, withTests },
  };
}

/** True for a file of an installed package, or of an archive that yarn keeps. */
function isInstalled(path: string): boolean {
  // Nearly no path contains either text, so this check is faster.
  if (!path.includes('node_modules/') && !path.includes('.yarn/')) return false;
  return /(^|\/)(node_modules|\.yarn)\//.test(path);
}

function hasSamePaths(files: readonly TreeEntry[], others: readonly TreeEntry[]): boolean {
  return files.length === others.length && files.every((file, index) => file.path === others[index]?.path);
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

async function readAliases({ tree }: Workspace, prefix: string, files: readonly TreeEntry[]): Promise<Alias[]> {
  const paths = files.flatMap(({ path }) => (isCompilerConfiguration(path) ? [path] : []));
  return [...(await tree.read(paths))].flatMap(([path, content]) =>
    aliasesOf(content.toString('utf8'), directoryOf(path.slice(prefix.length))),
  );
}

/** The mentions of each file. */
async function readWritten(
  { tree }: Workspace,
  prefix: string,
  files: readonly TreeEntry[],
  places: CommitPaths,
  { known, rootScripts }: Pick<Reading, 'known' | 'rootScripts'>,
  before: Reading | undefined,
): Promise<(FileMentions | undefined)[]> {
  // The search depends on the names, and on whether a file belongs to the root.
  const usable =
    before &&
    isSameSet(known, before.known) &&
    isDeepStrictEqual(rootScripts, before.rootScripts) &&
    isSameSet(places.packages, before.places.packages);
  const written = new Array<FileMentions | undefined>(files.length);
  /** The files that are read, and their indexes. */
  const reading: TreeEntry[] = [];
  const unknown: number[] = [];
  let other = 0;
  for (let index = 0; index < files.length; index += 1) {
    const file = files[index];
    if (file === undefined) continue;
    if (usable) {
      while (isBefore(before.files[other], file)) other += 1;
      const same = before.files[other];
      if (same?.path === file.path && same.object === file.object) {
        written[index] = before.written[other];
        continue;
      }
    }
    if (isUnread(file.path)) continue;
    reading.push(file);
    unknown.push(index);
    // The default, which stays for files that are left out.
    written[index] = nothing;
  }
  const belowAt = (index: number) => reading[index]?.path.slice(prefix.length) ?? '';
  const isOfRoot = (below: string) => places.ownerOfFile(below) === '';
  const use = (alike: readonly number[], content: Buffer) => {
    const found = new Map<string, FileMentions>();
    for (const each of alike) {
      const below = belowAt(each);
      const place = {
        ofRoot: isOfRoot(below),
        hasInner: places.hasInner(places.ownerOfFile(below)),
        tops: places.tops,
        rootScripts,
      };
      const kind = alike.length === 1 ? '' : `${place.ofRoot} ${place.hasInner} ${kindOf(below)}`;
      const spoken = found.get(kind) ?? mentionsIn(below, content, known, place);
      found.set(kind, spoken);
      // The compiler's configuration also counts by the content of other files of its kind.
      written[unknown[each] ?? -1] = spoken === nothing && isCompilerConfiguration(below) ? { ...nothing } : spoken;
    }
  };
  await tree.readEach(reading, use, {
    pattern: new RegExp(anything, 'gi'),
    mayBeLeftOut(index) {
      const below = belowAt(index);
      return mentionsBySigns(below, isOfRoot(below)) && !isCompilerConfiguration(below);
    },
  });
  return written;
}

function isBefore(file: TreeEntry | undefined, other: TreeEntry): boolean {
  return file !== undefined && file.path !== other.path && compareByteOrder(file.path, other.path) < 0;
}

/** The kind of a file, by its name. It decides what is searched for in the file. */
function kindOf(below: string): string {
  const extension = posix.basename(below) === 'package.json' ? 'manifest' : posix.extname(below);
  return `${isSource(below) ? 'source' : ''} ${extension}`;
}

/** Directories of the packages in which a test runner may find tests. */
function packagesWithTests(places: CommitPaths): Set<string> {
  const found = new Set<string>();
  for (const file of places.files) {
    const owner = places.ownerOfFile(file);
    if (owner !== '' && !found.has(owner) && isOfTests(file.slice(owner.length)) && !isUnread(file)) found.add(owner);
  }
  return found;
}
