import { join, posix } from 'node:path';
import type { Reason, Impact } from '../../graph/impact.js';
import type { Comparison, Tree } from '../../tree/tree.js';
import type { BuildSystem, Tools } from '../../graph/reader.js';
import { belowRoot } from '../../tree/build-root.js';
import { syntheticCommit } from '../../task-runners/synthetic-commit.js';
import { changedSharedFields, isSharedRootFile } from '../../task-runners/root-files.js';
import { impactOfPnpmSettings, pnpmSettings } from '../../task-runners/answer-of-workspaces.js';
import { NotInstalled } from '../../task-runners/installed.js';
import { namedByFiles } from '../../task-runners/named-files.js';
import { ownersOf } from '../../task-runners/owners.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { configurationNames, readTurboJsons, type TurboJson } from './turbo-json.js';
import { Turbo, type Packages } from './turbo.js';
import { fieldsOf } from '../../../../shared/src/json-values.js';

/** Lock files that turbo compares, so that it can attribute a change to packages. */
const lockFiles: ReadonlySet<string> = new Set(['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']);

/**
 * Endings of the files that `turbo ls` reads: manifests, lock files and settings. Which files changed it takes from the
 * two commits, whatever lies in the directory.
 */
const filesOfTurbo = ['.json', '.jsonc', '.yaml', '.yml', '.lock', '.lockb', '.npmrc', '.gitignore'];

export const turborepo: BuildSystem = {
  impact,
};

async function impact(comparison: Comparison, tools: Tools): Promise<Impact> {
  let turbo: Turbo;
  try {
    turbo = await Turbo.find(comparison, tools);
  } catch (error) {
    if (!(error instanceof NotInstalled)) throw error;
    const { impactWithoutTurbo } = await import('./without-turbo.js');
    return impactWithoutTurbo(comparison, tools, { why: error.message });
  }
  const targets = new Map<string, Reason>();
  const coveredPaths = new Set<string>();
  // Only the base's graph knows a deleted or renamed package and its dependents.
  const { base, head } = comparison;
  const sides = [
    impactOfSide(comparison, head, base, turbo, tools),
    impactOfSide(comparison, base, head, turbo, tools),
  ];
  // Where one fails, the other must end too before its directory is removed.
  await Promise.allSettled(sides);
  for (const side of await Promise.all(sides)) {
    if (side.kind === 'all') return side;
    for (const [name, reason] of side.targets) {
      if (!targets.has(name)) targets.set(name, reason);
    }
    for (const path of side.coveredPaths) coveredPaths.add(path);
  }
  const bySettings = await impactOfPnpmSettings(comparison, tools);
  if (bySettings?.kind === 'all') return { kind: 'all', why: bySettings.why };
  if (bySettings !== undefined) coveredPaths.add(posix.join(comparison.root, pnpmSettings));
  for (const [name, reason] of bySettings?.targets ?? []) if (!targets.has(name)) targets.set(name, reason);
  const left = comparison.changes.map(({ path }) => path).filter((path) => !coveredPaths.has(path));
  return { kind: 'targets', targets, coveredPaths, readPaths: await namedByFiles(comparison, left) };
}

async function impactOfSide(
  comparison: Comparison,
  tree: Tree,
  other: Tree,
  turbo: Turbo,
  tools: Tools,
): Promise<Impact> {
  const { root } = comparison;
  if ((await tree.read(configurationNames.map((name) => posix.join(root, name)))).size === 0) {
    return {
      kind: 'all',
      why: `there is no turbo.json in the ${tree.side} commit, so that its packages are not known`,
    };
  }
  const top = await tree.directory(filesOfTurbo);
  const directory = join(top, root);
  const commit = await syntheticCommit(top, tree, other, tools);
  const packages = await turbo.list(directory);
  const affected = new Set((await turbo.list(directory, `...[${other.object}...${commit}]`)).keys());

  const ownerOf = ownersOf([...packages].map(([name, path]) => [path, name]));
  let configurations: readonly TurboJson[];
  try {
    configurations = await readTurboJsons(tree, root);
  } catch (error) {
    if (!(error instanceof BrokenManifest)) throw error;
    return { kind: 'all', why: `${error.message} (in the ${tree.side} commit)` };
  }
  const changed = comparison.changes.flatMap(({ path }) => belowRoot(path, root) ?? []);
  const read = changed.find((path) =>
    configurations.some(({ reach }) => reach.inputs.some(({ start }) => path.startsWith(start))),
  );
  if (read !== undefined) return { kind: 'all', why: `${read} is an input of tasks of other packages (turbo.json)` };
  const dependentsOf = (name: string) => turbo.list(directory, `...${name}`);
  // turbo may miss names that git quotes.
  for (const owner of new Set(changed.flatMap((path) => ownerOf(path) ?? []))) {
    if (!affected.has(owner)) await addAll(affected, dependentsOf(owner));
  }
  const dependencies = configurations.flatMap(({ reach }) => reach.dependencies);
  await addTaskDependents(affected, dependencies, packages, dependentsOf);

  const coveredPaths = new Set<string>();
  const files = new Map<string, string>();
  const complete = packages.size > 0 && affected.size === packages.size;
  for (const path of changed) {
    const owner = ownerOf(path);
    const name = posix.join(root, path);
    if (owner !== undefined && !files.has(owner)) files.set(owner, name);
    if (complete || lockFiles.has(path) || owner !== undefined) coveredPaths.add(name);
  }
  const shared = complete ? undefined : await sharedChange(comparison, changed);
  if (shared !== undefined) return { kind: 'all', why: `${shared} concerns every package` };
  const targets = await reasons(tree, root, packages, affected, files);
  return { kind: 'targets', targets, coveredPaths };
}

/** A changed file at the root that affects every package, although turbo does not say so. */
async function sharedChange({ base, head, root }: Comparison, changed: readonly string[]): Promise<string | undefined> {
  const file = changed.find((path) => isSharedRootFile(path) && path !== pnpmSettings);
  if (file !== undefined || !changed.includes('package.json')) return file;
  const manifest = posix.join(root, 'package.json');
  const [before, after] = [await base.read([manifest]), await head.read([manifest])];
  const fields = changedSharedFields(before.get(manifest), after.get(manifest));
  return fields?.length === 0 ? undefined : 'package.json';
}

async function addAll(affected: Set<string>, packages: Promise<Packages>): Promise<void> {
  for (const name of (await packages).keys()) affected.add(name);
}

/** Adds the packages whose tasks depend by name on a task of an affected package, and their dependents. */
async function addTaskDependents(
  affected: Set<string>,
  dependencies: TurboJson['reach']['dependencies'],
  packages: Packages,
  dependentsOf: (name: string) => Promise<Packages>,
): Promise<void> {
  for (const name of affected) {
    for (const { from, on } of dependencies) {
      if (on !== name) continue;
      if (from === '*') for (const each of packages.keys()) affected.add(each);
      else if (packages.has(from) && !affected.has(from)) await addAll(affected, dependentsOf(from));
    }
  }
}

const dependencyFields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** A reason for each affected package: a file of its own, else an affected dependency, else turbo's answer. */
async function reasons(
  tree: Tree,
  root: string,
  packages: Packages,
  affected: ReadonlySet<string>,
  files: ReadonlyMap<string, string>,
): Promise<Map<string, Reason>> {
  const manifests = new Map(
    [...affected].flatMap((name): [string, string][] => {
      const path = packages.get(name);
      return path === undefined || files.has(name) ? [] : [[name, posix.join(root, path, 'package.json')]];
    }),
  );
  const contents = await tree.read(manifests.values());
  const reason = (name: string): Reason => {
    const path = files.get(name);
    if (path !== undefined) return { kind: 'file', path };
    const dependency = dependenciesIn(contents.get(manifests.get(name) ?? '')).find((each) => affected.has(each));
    return dependency !== undefined && dependency !== name
      ? { kind: 'dependency', target: dependency }
      : { kind: 'graph', what: 'turbo counts it as affected, by a global file, the lock file or a task' };
  };
  return new Map([...affected].map((name) => [name, reason(name)]));
}

function dependenciesIn(manifest: Buffer | undefined): string[] {
  const fields = fieldsInJson(manifest);
  return dependencyFields.flatMap((field) => Object.keys(fieldsOf(fields?.[field])));
}
