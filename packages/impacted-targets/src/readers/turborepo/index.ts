import { join } from 'node:path';
import { FileOwners } from '../../tree/file-owners.js';
import { inside, resolvePath } from '../../tree/paths.js';
import { syntheticCommit } from '../installed.js';
import type { Cause, Differences, Side } from '../reader.js';
import { filesForAll, isShared, type TaskRunner } from '../task-runner.js';
import type { ToolsAndCheckout } from '../tools.js';
import { readSettings } from './settings.js';
import { findTurbo } from './turbo.js';

/** Packages that turbo counts as affected. It compares the two commits itself, and reports no edges. */
export const turborepo: TaskRunner = {
  name: 'turborepo',
  find: findTurbo,
  everything: (commit, root) => Promise.resolve(filesForAll(commit, root, isShared)),
  compare: compareSide,
  settings: readSettings,
};

/**
 * Endings of the files that `turbo ls` reads: manifests, lock files and settings. Which files changed it takes from the
 * two commits, whatever lies in the directory.
 */
const filesOfTurbo = ['.json', '.jsonc', '.yaml', '.yml', '.lock', '.lockb', '.npmrc', '.gitignore'];

async function compareSide({ tree, other, root, changed }: Side, tools: ToolsAndCheckout): Promise<Differences> {
  const list = await findTurbo(root, tools);
  const top = await tree.directory(filesOfTurbo);
  const directory = join(top, root);
  const commit = await syntheticCommit(top, tree, other, tools);
  const lists = [undefined, `...[${other.object}...${commit}]`].map((filter) => list(directory, filter));
  // Where one fails, the other must end too before its directory is removed.
  await Promise.allSettled(lists);
  const [packages = new Map<string, string>(), affected = new Map<string, string>()] = await Promise.all(lists);
  const names = new Set(affected.keys());
  // Where turbo names all packages, it knows a file that concerns them all.
  const isComplete = packages.size > 0 && names.size === packages.size;
  const owners = new FileOwners();
  for (const [name, path] of packages) owners.add(resolvePath('', path.replaceAll('\\', '/')) ?? path, name);
  // turbo may miss names that git quotes, and files behind links.
  for (const owner of new Set(changed.flatMap((path) => [...owners.nearest(path)]))) {
    const dependents = names.has(owner) ? [] : (await list(directory, `...${owner}`)).keys();
    for (const name of dependents) names.add(name);
  }
  const covered = changed.filter((path) => isComplete || owners.nearest(path).size > 0);
  const what = 'turbo counts it as affected, by a global file, the lock file or a task';
  return {
    targets: new Map([...names].map((name): [string, Cause] => [name, { kind: 'graph', what }])),
    covered: new Set(covered.map((path) => inside(root, path))),
  };
}
