import type { TreeEntry } from '../../build-system.js';
import { fieldsOf } from '../../../../shared/json-values.js';
import { isTextPath } from '../../../git/names.js';
import { directoryOf } from '../../../tree/paths.js';
import type { Workspace } from '../projects.js';
import { aliasesOf, isCompilerConfiguration, type Alias } from './aliases.js';
import { PackageNames } from './package-names.js';
import { findIdleScripts, type ScriptSearch } from './idle-scripts.js';
import { withMappedNames } from './mapped-mentions.js';
import { CommitPaths } from './paths-of-commit.js';
import type { Resolution } from './resolved-files.js';
import { Resolver, type Mentions } from './resolver.js';
import { isOfTests, isUnread, nothing, type FileMentions } from './mentions-in-file.js';
import { readTexts, type ReadTexts } from './read-texts.js';

export type { Mentions } from './resolver.js';

/** The mentions that were read from one commit. For another commit, only the files that differ need to be read. */
export interface Reading {
  readonly texts: ReadTexts;
  readonly resolution: Resolution;
  /** Directories of the packages in which a test runner may find tests. */
  readonly withTests: ReadonlySet<string>;
  readonly scripts: ScriptSearch;
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
  const placesNow = () =>
    new CommitPaths(
      files.map(({ path }) => path.slice(prefix.length)),
      directories,
    );
  const alike = before && hasSamePaths(files, before.texts.files) && before.texts.places.hasPackages(directories);
  const places = alike ? before.texts.places : placesNow();
  const aliases = await readAliases(workspace, prefix, files);
  const names = new PackageNames(workspace, aliases, rootDependencies);
  const rootScripts = Object.keys(fieldsOf(workspace.root.manifest.scripts)).sort();
  const reading = readTexts(tree, prefix, files, { known: names.known, rootScripts, places }, before?.texts);
  // This runs while git prints.
  const withTests = alike ? before.withTests : packagesWithTests(places);
  const texts = await reading;
  const resolver = new Resolver(workspace, places, names, before?.resolution);
  const spoken = new Map<string, FileMentions>();
  for (const [file, mentions] of spokenIn(texts, prefix)) {
    const place = { file, owner: places.ownerOfFile(file) };
    spoken.set(file, withMappedNames(mentions, place, names, places, usedOutside));
  }
  const { idle, search } = await findIdleScripts(
    tree,
    { prefix, files, mentions: spoken, places, names },
    before?.scripts,
  );
  const { mentions, resolution } = resolver.resolve(spoken, withTests, idle);
  return { mentions, reading: { texts, withTests, scripts: search, resolution } };
}

/** The mentions of all files that mention something, with their paths from the root of the build. */
function* spokenIn({ files, read }: ReadTexts, prefix: string): Iterable<[string, FileMentions]> {
  for (const [index, { path }] of files.entries()) {
    const mentions = read[index]?.mentions;
    if (mentions !== undefined && mentions !== nothing) yield [path.slice(prefix.length), mentions];
  }
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

async function readAliases({ tree }: Workspace, prefix: string, files: readonly TreeEntry[]): Promise<Alias[]> {
  const paths = files.flatMap(({ path }) => (isCompilerConfiguration(path) ? [path] : []));
  return [...(await tree.read(paths))].flatMap(([path, content]) =>
    aliasesOf(content.toString('utf8'), directoryOf(path.slice(prefix.length))),
  );
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
