import { posix } from 'node:path';
import { parseJson } from '../../tree/formats/json.js';
import { GlobError, pathMatcher, type PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import { parseYaml } from '../../tree/formats/yaml.js';
import type { Tree } from '../../tree/tree.js';
import { directoryOf, withoutEndSlashes } from '../../tree/paths.js';
import { type Manifest } from './manifest.js';
import { lernaFile, lernaPackages } from './lerna.js';
import { readRush, rushFile, type RushSettings } from './rush.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { isObject, textEntries, texts } from '../../../../shared/src/json-values.js';
import { getOrMake } from '../../../../shared/src/append.js';

/** One package of the repository. */
export interface Project {
  /** Target name: the package's name, or its directory where it has no name. `.` for a root without a name. */
  readonly name: string;
  /** POSIX, from the root of the build; empty for the root package. */
  readonly directory: string;
  readonly manifest: Manifest;
}

/** The packages of one commit. */
export interface Workspace {
  readonly tree: Tree;
  /** The package that lists the others. */
  readonly root: Project;
  /** Sorted by directory, so the root is first. */
  readonly members: readonly Project[];
  /** rush.json; absent where there is none. */
  readonly rush?: RushSettings;
  /** pnpm-workspace.yaml; empty where there is none. */
  readonly settings: Manifest;
  /** .yarnrc.yml; empty where there is none. */
  readonly yarnSettings: Manifest;
  /** Manifests by the directories that hold a package.json, members or not. `file:` dependencies are found by them. */
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** Catalogs of versions: `default` and others by their names. */
  readonly catalogs: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Settings of Yarn, with its catalogs of versions. */
export const yarnFile = '.yarnrc.yml';

const manifestNames = ['package.json', 'package.yaml', 'package.json5'];

function isManifest(path: string): boolean {
  return manifestNames.some(
    (name) => path.endsWith(name) && (path.length === name.length || path.at(-name.length - 1) === '/'),
  );
}

/** Whether a commit has workspaces at all. */
export async function hasWorkspaces(tree: Tree, root: string): Promise<boolean> {
  const path = (name: string) => posix.join(root, name);
  const whole = ['pnpm-workspace.yaml', rushFile, lernaFile].map(path);
  const files = await tree.read([...whole, path('package.json')]);
  if (whole.some((file) => files.has(file))) return true;
  const text = files.get(path('package.json'));
  if (!text) return false;
  try {
    return isObject(parseJson(text.toString('utf8'))) && text.includes('"workspaces"');
  } catch {
    // The file is broken. It counts as if it had workspaces and is reported as unreadable later.
    return text.includes('workspaces');
  }
}

/**
 * Reads the packages of a commit.
 * @param known manifests by object name, shared by both commits, so that equal manifests are read once
 * @throws Unanswerable
 */
export async function readWorkspace(tree: Tree, root: string, known: Map<string, Manifest>): Promise<Workspace> {
  const prefix = root === '' ? '' : `${root}/`;
  const entries = (await tree.entries()).filter(({ path, mode }) => path.startsWith(prefix) && mode.startsWith('100'));
  const manifests = await readManifests(tree, prefix, entries, known);
  const rootManifest = manifests.get('') ?? {};
  const settingsPath = `${prefix}pnpm-workspace.yaml`;
  const ofPnpm = await readYaml(tree, settingsPath);
  const pnpm = ofPnpm !== undefined;
  const settings = ofPnpm ?? {};
  const patterns = pnpm ? texts(settings.packages) : workspacePatterns(rootManifest);
  const rush = await readRush(tree, root);
  const ofLerna = await lernaPackages(tree, `${prefix}${lernaFile}`, patterns.length > 0);
  const matchers = [memberMatcher(patterns, pnpm), memberMatcher(ofLerna, false)];
  if (pnpm && patterns.length === 0 && rush === undefined) throw new Unanswerable(`${settingsPath} names no packages`);
  for (const directory of rush?.projects.keys() ?? []) {
    if (!manifests.has(directory))
      throw new Unanswerable(`${prefix}${rushFile} names ${directory}, where no package is`);
  }
  const directories = [...manifests.keys()].filter(
    (directory) =>
      directory !== '' && (rush?.projects.has(directory) === true || matchers.some((isMember) => isMember(directory))),
  );
  const project = (directory: string): Project => {
    const manifest = manifests.get(directory) ?? {};
    const { name } = manifest;
    return { directory, manifest, name: typeof name === 'string' && name !== '' ? name : directory || '.' };
  };
  const rootProject = project('');
  const yarnSettings = (await readYaml(tree, `${prefix}${yarnFile}`)) ?? {};
  return {
    tree,
    root: rootProject,
    members: ['', ...directories].sort().map(project),
    ...(rush && { rush }),
    settings,
    yarnSettings,
    manifests,
    catalogs: readCatalogs([settings, yarnSettings, isObject(rootManifest.workspaces) ? rootManifest.workspaces : {}]),
  };
}

async function readManifests(
  tree: Tree,
  prefix: string,
  entries: readonly { path: string; object: string }[],
  known: Map<string, Manifest>,
): Promise<Map<string, Manifest>> {
  const files = entries.filter(({ path }) => isManifest(path) && !path.includes('node_modules/'));
  const contents = await tree.read(files.filter(({ object }) => !known.has(object)).map(({ path }) => path));
  const manifests = new Map<string, Manifest>();
  for (const { path, object } of files) {
    const manifest = getOrMake(known, object, () => readManifest(contents.get(path) ?? Buffer.alloc(0), path));
    manifests.set(directoryOf(path.slice(prefix.length)), manifest);
  }
  return manifests;
}

/** Reads a manifest. An unreadable one may be a test's sample, and matters only for a member (`unreadableManifest`). */
function readManifest(content: Buffer, path: string): Manifest {
  try {
    const text = content.toString('utf8').replace(/^\uFEFF/, '');
    const value: unknown = path.endsWith('.yaml') ? parseYaml(text) : parseJson(text);
    if (isObject(value)) return value;
  } catch {
    // The line below records the failure.
  }
  return { [unreadable]: path };
}

/** Key of a manifest that is neither JSON nor YAML. The value is the manifest's path. */
const unreadable = '\0unreadable';

/** The path of a manifest that could not be read; undefined for a readable one. */
export function unreadableManifest(manifest: Manifest): string | undefined {
  const path = manifest[unreadable];
  return typeof path === 'string' ? path : undefined;
}

/**
 * The settings in a file; undefined where there is none.
 * @throws Unanswerable
 */
async function readYaml(tree: Tree, path: string): Promise<Manifest | undefined> {
  const content = (await tree.read([path])).get(path);
  if (content === undefined) return undefined;
  try {
    const value = parseYaml(content.toString('utf8'));
    if (value === undefined || value === null) return {};
    if (isObject(value)) return value;
  } catch {
    // The line below records the failure.
  }
  throw new Unanswerable(`${path} cannot be read`);
}

/** `workspaces` of package.json: a list, or a mapping with the list under `packages`. */
function workspacePatterns({ workspaces }: Manifest): string[] {
  return texts(isObject(workspaces) ? workspaces.packages : workspaces);
}

function normalize(pattern: string): string {
  const path = withoutEndSlashes(posix.normalize(pattern.replace(/^\/+/, '')));
  return path === '.' ? '' : path;
}

/**
 * Which directories the patterns make members. `*` and `**` skip directories that begin with a dot, and no directory
 * within node_modules is a member. With npm and yarn the last matching pattern counts; with pnpm a `!` always does.
 * @throws Unanswerable for a pattern that could take long
 */
function memberMatcher(patterns: readonly string[], pnpm: boolean): (directory: string) => boolean {
  const rules = patterns.map((pattern) => {
    const negated = pattern.startsWith('!');
    const normal = normalize(negated ? pattern.slice(1) : pattern);
    return { negated, matches: matcherOf(pattern, normal, negated) };
  });
  return (directory) => {
    const matching = rules.filter(({ matches }) => matches(directory));
    const member = pnpm ? !matching.some(({ negated }) => negated) : matching.at(-1)?.negated === false;
    return member && matching.length > 0 && !/(^|\/)(node_modules|bower_components)(\/|$)/.test(directory);
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

function readCatalogs(places: readonly Manifest[]): Map<string, Map<string, string>> {
  const catalogs = new Map<string, Map<string, string>>();
  for (const { catalog, catalogs: named } of places) {
    for (const [name, versions] of [['default', catalog] as const, ...(isObject(named) ? Object.entries(named) : [])]) {
      const known = getOrMake(catalogs, name, () => new Map<string, string>());
      for (const [dependency, spec] of textEntries(versions)) known.set(dependency, spec);
    }
  }
  return catalogs;
}
