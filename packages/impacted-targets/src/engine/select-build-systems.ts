import { isDeepStrictEqual } from 'node:util';
import { append } from '../../../shared/src/append.js';
import { belowRoot } from '../tree/build-root.js';
import { ImpactError } from '../tree/impact-error.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove } from '../tree/paths.js';
import type { Comparison, Tree } from '../tree/tree.js';
import { buildSystems, supersedes } from './build-systems.js';
import type { AskedSystem, ListedBuildSystem } from './build-system.js';
import { Commit } from '../readers/commit.js';
import type { Configurations } from '../configuration/configuration.js';
import { suggestion } from '../configuration/mistakes.js';

type Selected =
  | {
      readonly kind: 'systems';
      readonly systems: readonly AskedSystem[];
      /** What was taken where nobody chose it, with lines for the configuration file. */
      readonly note?: string;
    }
  | { readonly kind: 'all'; readonly why: string };

/** Other names that people use, each with the name of its build system. */
const otherNames = new Map([
  ...'npm yarn pnpm bun rush lerna'.split(' ').map((name) => [name, 'workspaces'] as const),
  ['rust', 'cargo'],
  ['golang', 'go'],
  ['python', 'uv'],
  ['turbo', 'turborepo'],
]);

/**
 * Checks the names of build systems and drops repeated ones.
 * @throws ImpactError for a name of no build system
 */
export function checkNames(from: readonly string[]): readonly string[] {
  const known = ['auto', ...buildSystems.map(({ name }) => name)];
  const written = from.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  const names = [...new Set(written.map((name) => otherNames.get(name) ?? name))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined && names.length > 0) return names;
  const what =
    unknown === undefined
      ? 'nothing is given'
      : `${JSON.stringify(unknown)} is not a build system${suggestion(unknown, known)}`;
  throw new ImpactError(
    `{input:impacted-targets-from}: ${what}. Give auto or any of ${known.slice(1).join(', ')}. ` +
      'For any other build, give paths, and write rules for paths in .github/impacted-targets.yml',
  );
}

/** True where a commit has targets in the configuration file. */
const isConfigured = ({ base, head }: Configurations) => base.rules.length + head.rules.length > 0;

/**
 * The build systems to ask. `auto` takes those that the commits use: in the folders that `roots` names; else in the root of the build; else, where
 * nothing is there, in folders one and two levels below. Where the commits use different ones, the names of targets would differ too, so
 * everything is impacted.
 * @param candidates the build systems that may be asked
 * @throws ImpactError when neither commit uses any of them, or one that is named is not used
 */
export async function selectBuildSystems(
  asked: readonly string[],
  comparison: Comparison,
  configurations: Configurations,
  candidates: readonly ListedBuildSystem[] = buildSystems,
): Promise<Selected> {
  const { base, head, file } = configurations;
  const { root } = comparison;
  if (!isDeepStrictEqual(base.roots, head.roots)) return { kind: 'all', why: `the roots in ${file} changed` };
  if (head.roots !== undefined || !asked.includes('auto'))
    return { kind: 'systems', systems: await systemsNamed(asked, comparison, configurations, candidates) };
  const builds = {
    base: await buildsIn(comparison.base, root, candidates),
    head: await buildsIn(comparison.head, root, candidates),
  };
  const atRoot = (side: 'base' | 'head') =>
    candidates.filter(
      ({ name, ...listed }) =>
        builds[side].some((one) => one.root === root && one.name === name) ||
        asked.includes(name) ||
        (listed.isConfigured === true && configurations[side].rules.length > 0),
    );
  const here = { base: atRoot('base'), head: atRoot('head') };
  if (here.base.length + here.head.length > 0) return inBoth(here.base, here.head);
  const place = root || 'the root of the repository';
  const systems = builds.head.length > 0 ? builds.head : builds.base;
  if (systems.length === 0) throw await noBuild(comparison, candidates, file);
  const none = `There is no build in ${place}`;
  const advice = `add to ${file} the ones that you want from: ${rootsOf(systems)}`;
  if (systems.length > mostFolders)
    return { kind: 'all', why: `${none}, and ${systems.length} folders have one: ${advice}` };
  const selected = inBoth(builds.base, builds.head);
  const note = `${none}, so the builds below it are used. To choose them yourself, ${advice}`;
  return selected.kind === 'systems' ? { ...selected, note } : selected;
}

/** What to write where there is no build, or none that may be asked: targets of `paths`, made from the folders of the head commit. */
async function noBuild({ head, root }: Comparison, candidates: readonly ListedBuildSystem[], file: string) {
  const unasked = buildSystems.filter((one) => !candidates.includes(one));
  const [only] = await buildsIn(head, root, unasked);
  if (only !== undefined)
    return new ImpactError(
      `Only ${only.name} builds ${only.root || 'this repository'}. It runs code of the repository, which is never done for past commits or for rules, ` +
        `so its targets are not known here. Define targets of paths in ${file}, or run merge-queue impact --trust`,
    );
  const tops = (await head.entries()).flatMap(({ path }) => /^[^/\s{}]+(?=\/)/.exec(belowRoot(path, root) ?? '') ?? []);
  const folders = [...new Set(tops)].filter((folder) => !foreignFolders.test(folder)).slice(0, mostFolders);
  const targets = folders.map((one) => `${JSON.stringify(one)}: [${JSON.stringify(`${inside(root, one)}/**`)}]`);
  return new ImpactError(
    `No build system was found in ${root || 'the root of the repository'}. If the repository is one package, write impacted-targets: ALL in the workflow. ` +
      `If its build is in another folder, name that in {input:working-directory}. Else add to ${file} the targets that you want` +
      (targets.length === 0 ? '' : ` from: targets: { ${targets.join(', ')} }`),
  );
}

/**
 * The build systems of `roots`, with `paths` where there are targets; else those that are asked for by their names.
 * @throws ImpactError where neither commit uses one that is named
 */
async function systemsNamed(
  asked: readonly string[],
  comparison: Comparison,
  configurations: Configurations,
  candidates: readonly ListedBuildSystem[],
): Promise<readonly AskedSystem[]> {
  const { roots } = configurations.head;
  const usual = candidates.filter(({ name }) => asked.includes('auto') || asked.includes(name));
  const inRoots = [...(roots ?? [])].flatMap(([root, names]) =>
    usual.filter((one) => names.includes(one.name) && one.isConfigured !== true).map((one) => ({ ...one, root })),
  );
  const named: readonly AskedSystem[] = roots === undefined ? usual : inRoots;
  for (const system of named) await checkUse(system, comparison, configurations);
  const ofFile = roots !== undefined && isConfigured(configurations);
  return [...named, ...candidates.filter((one) => ofFile && one.isConfigured === true)];
}

/** @throws ImpactError where neither commit uses a build system that is named. Its files may lie below the root of the build */
async function checkUse(system: AskedSystem, comparison: Comparison, configurations: Configurations): Promise<void> {
  const { name, rootFiles, root = comparison.root } = system;
  const { file, head } = configurations;
  if (system.isConfigured === true) {
    if (isConfigured(configurations)) return;
    throw new ImpactError(
      `{input:impacted-targets-from}: ${name} needs targets in ${file}, and neither commit has any there. Write them into this file, or name another build system`,
    );
  }
  const below: AskedSystem[] = [];
  for (const tree of [comparison.base, comparison.head]) {
    const names = (await filesByFolder(tree, root)).get(root) ?? [];
    if (hasRootFile(system, names) || (await isUsed(system, tree, root))) return;
    below.push(...(await buildsIn(tree, root, [system])));
  }
  const where = head.roots === undefined ? '{input:impacted-targets-from}' : `roots in ${file}`;
  const change = head.roots === undefined ? 'Set {input:working-directory}' : 'Write the folder that has one';
  const advice = below.length > 0 ? `, or add to ${file} the ones that you want from: ${rootsOf(below)}` : '';
  throw new ImpactError(
    `${where}: ${name} is not used in ${root || 'the root of the repository'}: neither commit has ${rootFiles.join(' or ')} there. ${change}${advice}`,
  );
}

/** The build systems that both commits use; everything where they use different ones. */
function inBoth(base: readonly AskedSystem[], head: readonly AskedSystem[]): Selected {
  const listed = (systems: readonly AskedSystem[]) =>
    systems.map(({ name, root }) => (root === undefined ? name : `${name} in ${root}`)).sort();
  const [before, after] = [base, head].map((systems) => listed(systems).join(', ') || 'nothing');
  if (before === after) return { kind: 'systems', systems: head };
  return { kind: 'all', why: `the pull request changes the build systems from ${before} to ${after}` };
}

/** A build system in a folder. */
type Located = ListedBuildSystem & { readonly root: string };

/** Folders whose builds are not those of the repository, or are made elsewhere. */
const foreignFolders =
  /(?:^|\/)(?:\.[^/]*|node_modules|vendor|third_party|testdata|fixtures|examples|templates)(?:\/|$)/;

/** Most folders that are taken without anybody naming them. */
const mostFolders = 20;

/** Names of the regular files in a folder, and in folders one and two levels below it, by the folders. */
async function filesByFolder(tree: Tree, root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const folders = new Map<string, string[]>();
  for (const { path, mode } of await tree.entries()) {
    const below = belowRoot(path, root);
    if (!mode.startsWith('100') || below === undefined) continue;
    const folder = directoryOf(below);
    if (folder.split('/').length <= 2 && !foreignFolders.test(folder))
      append(folders, inside(root, folder), nameOf(path));
  }
  return folders;
}

/**
 * The build systems that a commit uses in a folder; where there is none, in folders one level below it, and two levels below where the first
 * level has none. Those for which another one answers are left out.
 */
async function buildsIn(tree: Tree, root: string, candidates: readonly ListedBuildSystem[]): Promise<Located[]> {
  const found: Located[] = [];
  const depth = ([folder]: readonly [string, unknown]) => pathsAbove(folder).length;
  const outermost = [...(await filesByFolder(tree, root))].sort((one, other) => depth(one) - depth(other));
  for (const [folder, names] of outermost) {
    if (found.some((one) => one.root !== folder && isWithin(folder, one.root))) continue;
    const used: ListedBuildSystem[] = [];
    for (const listed of candidates) {
      if (listed.isConfigured !== true && hasRootFile(listed, names) && (await isUsed(listed, tree, folder)) !== false)
        used.push(listed);
    }
    const own = used.filter(({ name }) => !used.some((other) => supersedes[other.name]?.includes(name)));
    found.push(...own.map((one) => ({ ...one, root: folder })));
  }
  return found;
}

/** Whether a build system is used whose root files do not prove it; undefined for any other. */
async function isUsed(listed: ListedBuildSystem, tree: Tree, folder: string): Promise<boolean | undefined> {
  const { reader } = await listed.load();
  return reader?.isUsed?.(await Commit.of(tree), folder);
}

/** Build systems by their folders, as `roots` of the configuration file in one line of YAML. */
function rootsOf(systems: readonly AskedSystem[]): string {
  const byFolder = new Map<string, string[]>();
  for (const { root = '', name } of systems) append(byFolder, root, name);
  const entries = [...byFolder].map(
    ([folder, names]) => `${JSON.stringify(folder)}: [${[...new Set(names)].join(', ')}]`,
  );
  return `roots: { ${entries.join(', ')} }`;
}

/** True when one of the files shows that a build system is used: by its full name, or by the end of its name after `*`. */
function hasRootFile({ rootFiles }: Pick<ListedBuildSystem, 'rootFiles'>, files: readonly string[]): boolean {
  return rootFiles.some((file) =>
    files.some((name) => (file.startsWith('*') ? name.endsWith(file.slice(1)) : name === file)),
  );
}
