import { join } from 'node:path';
import { ownersOf } from '../../../../impacted-targets/src/task-runners/owners.js';
import { BrokenManifest } from '../../../../impacted-targets/src/tree/broken-manifest.js';
import { fieldsInJson } from '../../../../impacted-targets/src/tree/formats/json-with-comments.js';
import { inside } from '../../../../impacted-targets/src/tree/paths.js';
import { fieldsOf } from '../../../../shared/src/json-values.js';
import { wordSet } from '../../../../shared/src/word-set.js';
import { syntheticCommit } from '../installed.js';
import type { Cause, Differences, Side } from '../reader.js';
import { changedSharedFields, isSharedRootFile, type TaskDependency, type TaskRunner } from '../task-runner.js';
import type { ToolsAndCheckout } from '../tools.js';
import { readSettings } from './settings.js';
import { configurationNames, readTurboJsons, type TurboJson } from './turbo-json.js';
import { Turbo, type Packages } from './turbo.js';

/** Packages that turbo counts as affected. It compares the two commits itself, and reports no edges. */
export const turborepo: TaskRunner = {
  name: 'turborepo',
  read: () => Promise.resolve(undefined),
  compare: compareSide,
  settings: readSettings,
};

/** Lock files that turbo compares, so that it can attribute a change to packages. */
const lockFiles = wordSet('package-lock.json pnpm-lock.yaml yarn.lock bun.lock');

/**
 * Endings of the files that `turbo ls` reads: manifests, lock files and settings. Which files changed it takes from the
 * two commits, whatever lies in the directory.
 */
const filesOfTurbo = ['.json', '.jsonc', '.yaml', '.yml', '.lock', '.lockb', '.npmrc', '.gitignore'];

async function compareSide(side: Side, tools: ToolsAndCheckout): Promise<Differences> {
  const { tree, root, changed } = side;
  const turbo = await Turbo.find(root, tools);
  if ((await tree.read(configurationNames.map((name) => inside(root, name)))).size === 0) {
    return { everything: `there is no turbo.json in the ${tree.side} commit, so that its packages are not known` };
  }
  let configurations: readonly TurboJson[];
  try {
    configurations = await readTurboJsons(tree, root);
  } catch (error) {
    if (!(error instanceof BrokenManifest)) throw error;
    return { everything: `${error.message} (in the ${tree.side} commit)` };
  }
  const inputs = configurations.flatMap((one) => one.inputs);
  const read = changed.find((path) => inputs.some(({ start }) => path.startsWith(start)));
  if (read !== undefined) return { everything: `${read} is an input of tasks of other packages (turbo.json)` };
  const { packages, affected } = await listAffected(side, turbo, configurations, tools);
  const isComplete = packages.size > 0 && affected.size === packages.size;
  const shared = isComplete ? undefined : await sharedChange(side);
  if (shared !== undefined) return { everything: `${shared} concerns every package` };
  const ownerOf = ownersIn(packages);
  const covered = changed.filter((path) => isComplete || lockFiles.has(path) || ownerOf(path) !== undefined);
  return {
    targets: await causesOf(side, packages, affected),
    covered: new Set(covered.map((path) => inside(root, path))),
  };
}

/** All packages of a commit, and those that differ from the other one, with their dependents. */
async function listAffected(
  { tree, other, root, changed }: Side,
  turbo: Turbo,
  configurations: readonly TurboJson[],
  tools: ToolsAndCheckout,
): Promise<{ readonly packages: Packages; readonly affected: ReadonlySet<string> }> {
  const top = await tree.directory(filesOfTurbo);
  const directory = join(top, root);
  const commit = await syntheticCommit(top, tree, other, tools);
  const lists = [turbo.list(directory), turbo.list(directory, `...[${other.object}...${commit}]`)];
  // Where one fails, the other must end too before its directory is removed.
  await Promise.allSettled(lists);
  const [packages = new Map<string, string>(), listed = new Map<string, string>()] = await Promise.all(lists);
  const affected = new Set(listed.keys());
  const addDependents = async (name: string) => {
    for (const one of (await turbo.list(directory, `...${name}`)).keys()) affected.add(one);
  };
  const ownerOf = ownersIn(packages);
  // turbo may miss names that git quotes.
  for (const owner of new Set(changed.flatMap((path) => ownerOf(path) ?? []))) {
    if (!affected.has(owner)) await addDependents(owner);
  }
  const dependencies = configurations.flatMap((one) => one.dependencies);
  await addTaskDependents(affected, dependencies, packages, addDependents);
  return { packages, affected };
}

/** Adds the packages whose tasks depend by name on a task of an affected package, and their dependents. */
async function addTaskDependents(
  affected: Set<string>,
  dependencies: readonly TaskDependency[],
  packages: Packages,
  addDependents: (name: string) => Promise<void>,
): Promise<void> {
  // The loop over a Set also reaches elements that are added while it runs.
  for (const name of affected) {
    for (const { from, on } of dependencies) {
      if (on !== name) continue;
      if (from === '*') for (const each of packages.keys()) affected.add(each);
      else if (packages.has(from) && !affected.has(from)) await addDependents(from);
    }
  }
}

/** A changed file at the root that affects every package, although turbo does not say so. pnpm's settings are read elsewhere. */
async function sharedChange({ tree, other, root, changed }: Side): Promise<string | undefined> {
  const file = changed.find((path) => isSharedRootFile(path) && path !== 'pnpm-workspace.yaml');
  if (file !== undefined || !changed.includes('package.json')) return file;
  return (await changedSharedFields(tree, other, root))?.length === 0 ? undefined : 'package.json';
}

function ownersIn(packages: Packages): (path: string) => string | undefined {
  return ownersOf([...packages].map(([name, path]) => [path, name]));
}

const dependencyFields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** A cause for each affected package: a file of its own, else an affected dependency, else turbo's answer. */
async function causesOf(
  { tree, root, changed }: Side,
  packages: Packages,
  affected: ReadonlySet<string>,
): Promise<Map<string, Cause>> {
  const ownerOf = ownersIn(packages);
  const files = new Map([...changed].reverse().map((path) => [ownerOf(path), inside(root, path)]));
  const manifestOf = (name: string) => inside(root, inside(packages.get(name) ?? '', 'package.json'));
  const contents = await tree.read([...affected].map(manifestOf));
  const causeOf = (name: string): Cause => {
    const path = files.get(name);
    if (path !== undefined) return { kind: 'file', path };
    const fields = fieldsInJson(contents.get(manifestOf(name)));
    const dependencies = dependencyFields.flatMap((field) => Object.keys(fieldsOf(fields?.[field])));
    const target = dependencies.find((one) => one !== name && affected.has(one));
    if (target !== undefined) return { kind: 'dependency', target };
    return { kind: 'graph', what: 'turbo counts it as affected, by a global file, the lock file or a task' };
  };
  return new Map([...affected].map((name) => [name, causeOf(name)]));
}
