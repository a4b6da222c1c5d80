import { isDeepStrictEqual } from 'node:util';
import { append } from '../../../shared/src/append.js';
import { belowRoot } from '../tree/build-root.js';
import { ImpactError } from '../tree/impact-error.js';
import { directoryOf, nameOf } from '../tree/paths.js';
import { type Comparison, type Tree } from '../tree/tree.js';
import { buildSystems, supersedes } from './build-systems.js';
import type { AskedSystem, ListedBuildSystem } from './listed.js';
import type { Configurations } from '../configuration/configuration.js';
import { suggestion } from '../configuration/mistakes.js';

type Selected =
  | { readonly kind: 'systems'; readonly systems: readonly AskedSystem[] }
  | { readonly kind: 'all'; readonly why: string };

/** Other names that people use, each with the name of its build system. */
const otherNames: Readonly<Record<string, string>> = {
  npm: 'workspaces',
  yarn: 'workspaces',
  pnpm: 'workspaces',
  bun: 'workspaces',
  rush: 'workspaces',
  lerna: 'workspaces',
  rust: 'cargo',
  golang: 'go',
  python: 'uv',
  turbo: 'turborepo',
};

/**
 * Checks the names of build systems and drops repeated ones.
 * @throws ImpactError for a name of no build system
 */
export function checkNames(from: readonly string[]): readonly string[] {
  const known = ['auto', ...buildSystems.map(({ name }) => name)];
  const written = from.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  const names = [
    ...new Set(written.map((name) => (Object.hasOwn(otherNames, name) ? otherNames[name] : name) ?? name)),
  ];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown?.includes(',') === true) {
    throw new ImpactError(
      `impacted-targets-from: ${JSON.stringify(unknown)} holds a comma. Give one build system a line, without commas`,
    );
  }
  if (unknown !== undefined && /^(c?make|ninja|just|task|meson)$/.test(unknown)) {
    throw new ImpactError(
      `impacted-targets-from: ${unknown} does not say which files a target is made of, so nothing is computed from it. Give paths, and write rules for paths in .github/impacted-targets.yml`,
    );
  }
  if (unknown !== undefined || names.length === 0) {
    throw new ImpactError(
      `impacted-targets-from: ${unknown === undefined ? 'nothing is given' : `${JSON.stringify(unknown)} is not a build system${suggestion(unknown, known)}`}. ` +
        `Give auto, or any of ${known.slice(1).join(', ')}, one a line`,
    );
  }
  return names;
}

/**
 * The build systems to ask. `auto` takes those that the commits use: in the folders that `roots` names; else in the root of the build; else, where
 * nothing is there, in folders one and two levels below. Where the commits use different ones, the names of targets would differ too, so
 * everything is impacted.
 * @param candidates the build systems that may be asked
 * @param say gets a line about the folders that were taken
 * @throws ImpactError when neither commit uses any of them, or one that is named is not used
 */
export async function selectBuildSystems(
  asked: readonly string[],
  comparison: Comparison,
  configurations: Configurations,
  candidates: readonly ListedBuildSystem[] = buildSystems,
  say: (line: string) => void = () => undefined,
): Promise<Selected> {
  const { base, head, file } = configurations;
  if (base.roots !== undefined || head.roots !== undefined) {
    if (!isDeepStrictEqual(base.roots, head.roots)) return { kind: 'all', why: `the roots in ${file} changed` };
    return { kind: 'systems', systems: await systemsOfRoots(asked, comparison, configurations, candidates) };
  }
  if (!asked.includes('auto'))
    return { kind: 'systems', systems: await systemsNamed(asked, comparison, configurations, candidates) };
  const found: Found = { base: [], head: [] };
  for (const side of ['base', 'head'] as const) {
    const tree = comparison[side];
    const used = await usedIn(tree, comparison.root, await filesIn(tree, comparison.root), candidates);
    const isUsed = (listed: ListedBuildSystem) =>
      used.includes(listed) || asked.includes(listed.name) || listed.configuredBy?.isIn(configurations[side]);
    found[side].push(...candidates.filter(isUsed));
  }
  if (found.base.length + found.head.length > 0) return inBoth(found);
  const below = await foldersWithBuilds(comparison, candidates);
  const systems = below.head.length > 0 ? below.head : below.base;
  if (systems.length > 0) {
    const none = `${comparison.root || 'The root of the repository'} has no build`;
    const advice = `add to ${file} the ones that you want from: ${rootsOf(systems)}`;
    if (systems.length > mostFolders)
      return { kind: 'all', why: `${none}, and ${systems.length} folders have one: ${advice}` };
    say(`${none}, so the builds below it are used. To choose them yourself, ${advice}`);
    return inBoth(below);
  }
  const present = await filesIn(comparison.head, comparison.root);
  const files = candidates.flatMap(({ rootFiles }) => rootFiles);
  const isThere = (name: string) => hasRootFile({ rootFiles: [name] }, present);
  const alone = files.filter(isThere).map((name) => `${name} is there, but does not show one by itself. `);
  throw new ImpactError(
    `impacted-targets-from: auto found no build system in ${comparison.root || 'the root of the repository'}: none of ${files.filter((name) => !isThere(name)).join(', ')}. ` +
      `${alone.join('')}${await adviceFor(comparison, configurations, candidates, present)}`,
  );
}

/**
 * The build systems that are named, where there are no `roots`.
 * @throws ImpactError where neither commit uses one of them
 */
async function systemsNamed(
  asked: readonly string[],
  comparison: Comparison,
  configurations: Configurations,
  candidates: readonly ListedBuildSystem[],
): Promise<readonly AskedSystem[]> {
  const { file } = configurations;
  const systems = candidates.filter(({ name }) => asked.includes(name));
  for (const listed of systems) {
    const { name, rootFiles, configuredBy } = listed;
    if (configuredBy !== undefined) {
      if ([configurations.base, configurations.head].some((one) => configuredBy.isIn(one))) continue;
      throw new ImpactError(
        `impacted-targets-from: ${name} needs ${configuredBy.what} in ${file}, and neither commit has any there. Write them into this file, or name another build system`,
      );
    }
    if (!(await isNamedIn(listed, comparison, comparison.root))) {
      const { head: below } = await foldersWithBuilds(comparison, [listed]);
      const advice =
        below.length > 0
          ? `Set working-directory, or add to ${file} the ones that you want from: ${rootsOf(below)}`
          : 'Set working-directory, or name another build system';
      throw new ImpactError(
        `impacted-targets-from: ${name} is not used in ${comparison.root || 'the root of the repository'}: neither commit has ${rootFiles.join(' or ')} there. ${advice}`,
      );
    }
  }
  return systems;
}

/** The build systems that each commit uses. */
type Found = Readonly<Record<'base' | 'head', AskedSystem[]>>;

/** The build systems that both commits use; everything where they use different ones. */
function inBoth({ base, head }: Found): Selected {
  const [before = '', after = ''] = [base, head].map((systems) => listOf(systems).sort().join(', ') || 'nothing');
  return before === after
    ? { kind: 'systems', systems: head }
    : { kind: 'all', why: `the pull request changes the build systems from ${before} to ${after}` };
}

function listOf(systems: readonly AskedSystem[]): string[] {
  return systems.map(({ name, root }) => (root === undefined ? name : `${name} in ${root}`));
}

/** What to do where the root of the build has no build system. */
async function adviceFor(
  { head, root }: Comparison,
  { file }: Configurations,
  candidates: readonly ListedBuildSystem[],
  present: readonly string[],
): Promise<string> {
  if (root !== '' && (await usedIn(head, '', await filesIn(head, ''), candidates)).length > 0) {
    return 'The build begins at the root of the repository: leave working-directory empty';
  }
  const single = present.includes('package.json')
    ? 'A repository of one package is one target: in the workflow, write impacted-targets: ALL. Else set'
    : 'Set';
  return `${single} working-directory, or write rules for paths in ${file}`;
}

/**
 * The build systems of `roots`, and `paths` where there are targets.
 * @throws ImpactError where neither commit uses one that is named
 */
async function systemsOfRoots(
  asked: readonly string[],
  comparison: Comparison,
  { base, head, file }: Configurations,
  candidates: readonly ListedBuildSystem[],
): Promise<AskedSystem[]> {
  const systems: AskedSystem[] = [];
  for (const [root, names] of head.roots ?? []) {
    for (const listed of candidates.filter(({ name }) => names.includes(name))) {
      if (listed.configuredBy !== undefined) continue;
      if (!asked.includes('auto') && !asked.includes(listed.name)) continue;
      if (!(await isNamedIn(listed, comparison, root))) {
        throw new ImpactError(
          `roots in ${file}: ${listed.name} is not used in ${root || 'the root of the repository'}: neither commit has ${listed.rootFiles.join(' or ')} there`,
        );
      }
      systems.push({ ...listed, root });
    }
  }
  const isConfigured = ({ configuredBy }: ListedBuildSystem) =>
    configuredBy !== undefined && (configuredBy.isIn(base) || configuredBy.isIn(head));
  return [...systems, ...candidates.filter(isConfigured)];
}

/** Folders whose builds are not those of the repository, or are made elsewhere. */
const foreignFolders = /^(?:\..*|node_modules|vendor|third_party|testdata|fixtures|examples|templates)$/;

/** Most folders that are taken without anybody naming them. */
const mostFolders = 20;

/**
 * The build systems of folders one level below the root of the build, and of folders two levels below where the first level has none.
 */
async function foldersWithBuilds(
  { base, head, root }: Comparison,
  candidates: readonly ListedBuildSystem[],
): Promise<Found> {
  const found: Found = { base: [], head: [] };
  for (const [side, tree] of [['base', base] as const, ['head', head] as const]) {
    const folders = new Map<string, string[]>();
    for (const { path, mode } of await tree.entries()) {
      const folder = belowRoot(directoryOf(path), root);
      if (!mode.startsWith('100') || folder === undefined || folder === '') continue;
      const names = folder.split('/');
      if (names.length <= 2 && !names.some((name) => foreignFolders.test(name))) append(folders, folder, nameOf(path));
    }
    const taken = new Set<string>();
    for (const folder of [...folders.keys()].sort((a, b) => a.split('/').length - b.split('/').length)) {
      if (taken.has(directoryOf(folder))) continue;
      const place = root === '' ? folder : `${root}/${folder}`;
      const used = await usedIn(tree, place, folders.get(folder) ?? [], candidates);
      if (used.length > 0) taken.add(folder);
      for (const listed of used) found[side].push({ ...listed, root: place });
    }
  }
  return found;
}

/** Folders that YAML reads as texts without quotes. */
const plain = /^(?!(?:true|false|null)$)[a-z][\w./-]*$/i;

/** Build systems by their folders, as `roots` of the configuration file in one line of YAML. */
function rootsOf(systems: readonly AskedSystem[]): string {
  const byFolder = new Map<string, string[]>();
  for (const { root = '', name } of systems) append(byFolder, root, name);
  const entries = [...byFolder].map(([folder, names]) => {
    const value = names.length === 1 ? names.join('') : `[${names.join(', ')}]`;
    return `${plain.test(folder) ? folder : JSON.stringify(folder)}: ${value}`;
  });
  return `roots: { ${entries.join(', ')} }`;
}

/**
 * The build systems that a commit uses in a folder, without those for which another one answers.
 * @param present names of the folder's files
 */
async function usedIn(
  tree: Tree,
  folder: string,
  present: readonly string[],
  candidates: readonly ListedBuildSystem[],
): Promise<ListedBuildSystem[]> {
  const used: ListedBuildSystem[] = [];
  for (const listed of candidates) {
    if (listed.configuredBy !== undefined || !hasRootFile(listed, present)) continue;
    const system = await listed.load();
    if (!system.detect || (await system.detect(tree, folder))) used.push(listed);
  }
  return used.filter(({ name }) => !used.some((other) => supersedes[other.name]?.includes(name)));
}

/** Names of the regular files of one directory. */
async function filesIn(tree: Tree, directory: string): Promise<readonly string[]> {
  return (await tree.entries()).flatMap(({ path, mode }) => {
    const name = mode.startsWith('100') ? belowRoot(path, directory) : undefined;
    return name === undefined || name.includes('/') ? [] : [name];
  });
}

/**
 * True when one of the files shows that a build system is used: by its full name, or by the end of its name after `*`.
 */
function hasRootFile({ rootFiles }: Pick<ListedBuildSystem, 'rootFiles'>, files: readonly string[]): boolean {
  return rootFiles.some((file) =>
    files.some((name) => (file.startsWith('*') ? name.endsWith(file.slice(1)) : name === file)),
  );
}

/** True when a build system that the user named can be used in either commit. Its files may lie below the root of the build. */
async function isNamedIn(listed: ListedBuildSystem, { base, head }: Comparison, root: string): Promise<boolean> {
  for (const tree of [base, head]) {
    if (hasRootFile(listed, await filesIn(tree, root))) return true;
    const system = await listed.load();
    if (await system.detect?.(tree, root)) return true;
  }
  return false;
}
