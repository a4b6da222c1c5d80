import { posix } from 'node:path';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { directoryOf, inside, nameOf, withoutEndSlashes } from '../../tree/paths.js';
import { belowRoot } from '../../tree/build-root.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { getOrMake } from '../../../../shared/src/append.js';
import { GlobError, pathMatcher, type PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import { fieldsOf, isObject, textEntries, texts } from '../../../../shared/src/json-values.js';
import type { Commit } from '../commit.js';
import { manifestNames, parseManifest, type Manifest } from './manifest.js';
import { readRush, rushFile, type Rush } from './rush.js';

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
  readonly rush?: Rush;
  /** lerna.json, pnpm-workspace.yaml and .yarnrc.yml; empty where there is none. */
  readonly lerna: Manifest;
  readonly pnpm: Manifest;
  readonly yarn: Manifest;
  /** True where pnpm-workspace.yaml says which packages there are. */
  readonly isPnpm: boolean;
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
  if (text === undefined) return false;
  // A broken file counts as if it had workspaces, and is reported as unreadable later.
  const manifest = parseManifest(text, path);
  return manifest === undefined ? text.includes('workspaces') : 'workspaces' in manifest;
}

/** @throws Unanswerable where a file that says which packages there are cannot be read */
export async function readWorkspace(commit: Commit, root: string): Promise<Workspace> {
  const packages = await packagesOf(commit, root);
  const top = packages.get('') ?? { name: '.', folder: '', path: 'package.json', manifest: {}, isUnreadable: false };
  if (top.isUnreadable) throw new Unanswerable(`${inside(root, top.path)} cannot be read`);
  const [pnpm, yarn] = [await settingsIn(commit, root, pnpmFile), await settingsIn(commit, root, yarnFile)];
  const lerna = await settingsIn(commit, root, lernaFile);
  const rush = await readRush(commit, root);
  for (const folder of rush?.projects.keys() ?? []) {
    if (!packages.has(folder)) throw new Unanswerable(`${inside(root, rushFile)} names ${folder}, where no package is`);
  }
  const isPnpm = pnpm !== undefined;
  if (isPnpm && texts(pnpm.packages).length === 0 && rush === undefined) {
    throw new Unanswerable(`${inside(root, pnpmFile)} names no packages`);
  }
  return {
    root: top,
    packages,
    ...(rush && { rush }),
    ...{ isPnpm, lerna: lerna ?? {}, pnpm: pnpm ?? {}, yarn: yarn ?? {} },
    catalogs: catalogsIn([pnpm ?? {}, yarn ?? {}, fieldsOf(top.manifest.workspaces)]),
  };
}

/**
 * The packages of the workspace, sorted by folder, so that the root is first.
 * @param locked folders of packages that the lockfile knows
 * @throws Unanswerable for a pattern that could take long
 */
export function membersOf(workspace: Workspace, locked: ReadonlySet<string>): Member[] {
  const { root, packages, rush, lerna, pnpm, isPnpm } = workspace;
  const { workspaces } = root.manifest;
  const patterns = isPnpm ? texts(pnpm.packages) : texts(isObject(workspaces) ? workspaces.packages : workspaces);
  const matchers = [memberMatcher(patterns, isPnpm), memberMatcher(lernaPatterns(lerna, patterns.length > 0), false)];
  const isMember = (folder: string) =>
    rush?.projects.has(folder) === true || locked.has(folder) || matchers.some((matches) => matches(folder));
  const folders = [...packages.keys()].filter((folder) => folder !== '' && isMember(folder));
  return [root, ...folders.sort().flatMap((folder) => packages.get(folder) ?? [])];
}

async function packagesOf(commit: Commit, root: string): Promise<Map<string, Member>> {
  const paths = [...commit.files.keys()].filter(
    (path) => manifestNames.includes(nameOf(path)) && !path.includes('node_modules/'),
  );
  const manifests = await commit.documents('package.json', paths, parseManifest);
  const packages = new Map<string, Member>();
  for (const path of manifests.paths()) {
    const below = belowRoot(path, root);
    if (below === undefined) continue;
    const parsed = manifests.get(path);
    const manifest = parsed ?? {};
    const folder = directoryOf(below);
    const name = typeof manifest.name === 'string' && manifest.name !== '' ? manifest.name : folder || '.';
    packages.set(folder, { name, folder, path: below, manifest, isUnreadable: parsed === undefined });
  }
  return packages;
}

/**
 * The settings in a file; undefined where there is none.
 * @throws Unanswerable
 */
async function settingsIn(commit: Commit, root: string, name: string): Promise<Manifest | undefined> {
  const path = inside(root, name);
  const content = (await commit.tree.read([path])).get(path);
  if (content === undefined) return undefined;
  const settings = name === lernaFile ? fieldsInJson(content) : parseManifest(content, path);
  // An empty file of YAML is no mapping, and has no settings.
  if (
    settings === undefined &&
    content
      .toString()
      .replace(/#.*|---/g, '')
      .trim() !== ''
  ) {
    throw new Unanswerable(`${path} cannot be read`);
  }
  return settings ?? {};
}

/**
 * Patterns of lerna.json (Lerna's documentation, `packages` and `useWorkspaces`).
 * @param hasOthers whether the package manager names packages; Lerna then uses these unless its settings have another list
 */
function lernaPatterns(lerna: Manifest, hasOthers: boolean): readonly string[] {
  const { packages, useWorkspaces } = lerna;
  if (Object.keys(lerna).length === 0 || (hasOthers && (useWorkspaces === true || packages === undefined))) return [];
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
