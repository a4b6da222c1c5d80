import { posix } from 'node:path';
import { manifestText } from '../../tree/broken-manifest.js';
import { parseJsonWithComments } from '../../tree/formats/json-with-comments.js';
import { parseYamlDocuments } from '../../tree/formats/yaml.js';
import { directoryOf, inside, withoutEndSlashes } from '../../tree/paths.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { getOrMake } from '../../../../shared/src/append.js';
import { GlobError, pathMatcher, type PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import { fieldsOf, textEntries, texts } from '../../../../shared/src/json-values.js';
import type { Commit } from '../commit.js';
import { packageManifests, parseManifest, type Manifest } from '../package-json.js';
import { rushFile, rushOf, type Rush } from './rush.js';

/** One package of the repository. */
export interface Member {
  /** Its name, or its folder where it has none. `.` for a root without a name. */
  readonly name: string;
  /** From the root of the build; empty for the root package. All folders here are so. */
  readonly folder: string;
  /** Path of its manifest from the root of the build. */
  readonly path: string;
  readonly manifest: Manifest;
  readonly isUnreadable: boolean;
}

/** The settings of a workspace, and every package in its folders. */
export interface Workspace {
  readonly root: Member;
  /** The packages at folders that hold a manifest, members or not. `file:` dependencies are found by them. */
  readonly packages: ReadonlyMap<string, Member>;
  /** The settings of Rush, Lerna and pnpm are absent where there is no file of them. */
  readonly rush?: Rush;
  readonly lerna?: Manifest;
  readonly pnpm?: Manifest;
  readonly yarn: Manifest;
  /** Catalogs of versions: `default` and others by their names. */
  readonly catalogs: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export const lernaFile = 'lerna.json';
export const pnpmFile = 'pnpm-workspace.yaml';
/** Settings of Yarn, with its catalogs of versions. */
export const yarnFile = '.yarnrc.yml';

/** Whether a commit has workspaces at all. */
export async function hasWorkspaces(commit: Commit, root: string): Promise<boolean> {
  if ([pnpmFile, rushFile, lernaFile].some((name) => commit.files.has(inside(root, name)))) return true;
  const path = inside(root, 'package.json');
  const text = (await commit.tree.read([path])).get(path);
  // A broken file counts as if it had workspaces, and is reported as unreadable later.
  return text !== undefined && 'workspaces' in (parseManifest(text, path) ?? { workspaces: '' });
}

/** @throws Unanswerable where a file that says which packages there are cannot be read */
export async function readWorkspace(commit: Commit, root: string): Promise<Workspace> {
  const packages = await packagesOf(commit, root);
  const top = packages.get('') ?? { name: '.', folder: '', path: 'package.json', manifest: {}, isUnreadable: false };
  if (top.isUnreadable) throw new Unanswerable(`${inside(root, top.path)} cannot be read`);
  const read = async (name: string) => settingsIn(commit, inside(root, name));
  const [lerna, pnpm, yarn = {}] = [await read(lernaFile), await read(pnpmFile), await read(yarnFile)];
  const rushed = await read(rushFile);
  const rush = rushed && rushOf(rushed, inside(root, rushFile));
  for (const folder of rush?.projects.keys() ?? []) {
    if (!packages.has(folder)) throw new Unanswerable(`${inside(root, rushFile)} names ${folder}, where no package is`);
  }
  if (pnpm !== undefined && texts(pnpm.packages).length === 0 && rush === undefined) {
    throw new Unanswerable(`${inside(root, pnpmFile)} names no packages`);
  }
  return {
    root: top,
    packages,
    ...(rush && { rush }),
    ...(lerna && { lerna }),
    ...(pnpm && { pnpm }),
    yarn,
    catalogs: catalogsIn([pnpm ?? {}, yarn, fieldsOf(top.manifest.workspaces)]),
  };
}

/**
 * The packages of the workspace, sorted by folder, so that the root is first.
 * @param locked folders of packages that the lockfile knows
 * @throws Unanswerable for a pattern that could take long
 */
export function membersOf(workspace: Workspace, locked: ReadonlySet<string>): Member[] {
  const { root, packages, rush, lerna, pnpm } = workspace;
  const { workspaces } = root.manifest;
  const patterns = texts(pnpm?.packages ?? fieldsOf(workspaces).packages ?? workspaces);
  const ofLerna = lerna === undefined ? [] : lernaPatterns(lerna, patterns.length > 0);
  const matchers = [memberMatcher(patterns, pnpm !== undefined), memberMatcher(ofLerna, false)];
  const isMember = (folder: string) =>
    rush?.projects.has(folder) === true || locked.has(folder) || matchers.some((matches) => matches(folder));
  const folders = [...packages.keys()].filter((folder) => folder !== '' && isMember(folder));
  return [root, ...folders.sort().flatMap((folder) => packages.get(folder) ?? [])];
}

async function packagesOf(commit: Commit, root: string): Promise<Map<string, Member>> {
  const packages = new Map<string, Member>();
  for (const [path, parsed] of await packageManifests(commit, root)) {
    const manifest = parsed ?? {};
    const folder = directoryOf(path);
    const name = typeof manifest.name === 'string' && manifest.name !== '' ? manifest.name : folder || '.';
    packages.set(folder, { name, folder, path, manifest, isUnreadable: parsed === undefined });
  }
  return packages;
}

/**
 * The settings in a file; undefined where there is none.
 * @throws Unanswerable
 */
async function settingsIn(commit: Commit, path: string): Promise<Manifest | undefined> {
  return commit.document('settings', path, (content) => {
    const text = manifestText(content);
    try {
      return fieldsOf(path.endsWith('.json') ? parseJsonWithComments(text) : parseYamlDocuments(text)[0]);
    } catch {
      throw new Unanswerable(`${path} cannot be read`);
    }
  });
}

/**
 * Patterns of lerna.json (Lerna's documentation, `packages` and `useWorkspaces`).
 * @param hasOthers whether the package manager names packages; Lerna then uses these unless its settings have another list
 */
function lernaPatterns({ packages, useWorkspaces }: Manifest, hasOthers: boolean): readonly string[] {
  if (hasOthers && (useWorkspaces === true || packages === undefined)) return [];
  return Array.isArray(packages) ? texts(packages) : ['packages/*'];
}

/**
 * Which folders the patterns make members. `*` and `**` skip folders that begin with a dot, and no folder
 * within node_modules is a member. With npm and yarn the last matching pattern counts; with pnpm a `!` always does.
 */
function memberMatcher(patterns: readonly string[], isPnpm: boolean): (folder: string) => boolean {
  const rules = patterns.map((pattern) => {
    const isNegated = pattern.startsWith('!');
    const path = withoutEndSlashes(posix.normalize(pattern.slice(isNegated ? 1 : 0).replace(/^\/+/, '')));
    return { isNegated, matches: matcherOf(pattern, path === '.' ? '' : path, isNegated) };
  });
  return (folder) => {
    const matching = rules.filter(({ matches }) => matches(folder));
    const isMember = isPnpm ? !matching.some(({ isNegated }) => isNegated) : matching.at(-1)?.isNegated === false;
    return isMember && matching.length > 0 && !/(?:^|\/)(?:node_modules|bower_components)(?:\/|$)/.test(folder);
  };
}

/** @throws Unanswerable that names the pattern as written */
function matcherOf(written: string, glob: string, dot: boolean): PathMatcher {
  try {
    return pathMatcher(glob, { dot });
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    throw new Unanswerable(`the workspace has the pattern ${written.slice(0, 100)}: ${error.message}`);
  }
}

function catalogsIn(places: readonly Manifest[]): Map<string, Map<string, string>> {
  const catalogs = new Map<string, Map<string, string>>();
  for (const { catalog, catalogs: named } of places) {
    for (const [name, versions] of [['default', catalog] as const, ...Object.entries(fieldsOf(named))]) {
      const known = getOrMake(catalogs, name, () => new Map<string, string>());
      for (const [dependency, spec] of textEntries(versions)) known.set(dependency, spec);
    }
  }
  return catalogs;
}
