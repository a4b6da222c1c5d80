import { posix } from 'node:path';
import { matcherOf, TaskInputs } from '../../../../impacted-targets/src/task-runners/task-inputs.js';
import { belowRoot } from '../../../../impacted-targets/src/tree/build-root.js';
import { BrokenManifest } from '../../../../impacted-targets/src/tree/broken-manifest.js';
import { fieldsInJson } from '../../../../impacted-targets/src/tree/formats/json-with-comments.js';
import { nameOf } from '../../../../impacted-targets/src/tree/paths.js';
import type { Tree } from '../../../../impacted-targets/src/tree/tree.js';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';
import { wordSet } from '../../../../shared/src/word-set.js';
import type { Commit } from '../commit.js';
import type { TaskSettings } from '../task-runner.js';
import { configurationNames, readTurboJsons, type OutsideInput, type TurboJson } from './turbo-json.js';

/**
 * Keys of turbo.json that name no files and no packages, or that are read here
 * (https://turborepo.com/docs/reference/configuration). With any other key, turbo may know something that is not
 * searched for.
 */
const knownKeys = wordSet(
  '$schema extends pipeline tasks globalDependencies globalDotEnv globalEnv globalPassThroughEnv cacheDir ' +
    'cacheMaxAge cacheMaxSize daemon envMode ui experimentalUI experimentalSpaces experimentalObservability ' +
    'remoteCache concurrency noUpdateNotifier dangerouslyDisablePackageManagerCheck boundaries tags ' +
    'description',
);

/**
 * What turbo.json adds to the packages: files that affect every package, files outside of a package that a task reads, and tasks of other
 * packages.
 */
export async function readSettings({ tree }: Commit, root: string): Promise<TaskSettings> {
  const inputs = new TaskInputs();
  const matchers: ((path: string) => boolean)[] = [(path) => configurationNames.includes(path)];
  const known = { inputs, isGlobal: (path: string) => matchers.some((matches) => matches(path)) };
  let configurations: readonly TurboJson[];
  try {
    configurations = await readTurboJsons(tree, root);
  } catch (error) {
    if (!(error instanceof BrokenManifest)) throw error;
    return { ...known, unknown: error.message };
  }
  if (!configurations.some(({ path }) => configurationNames.includes(belowRoot(path, root) ?? ''))) {
    return { ...known, unknown: `there is no turbo.json in the ${tree.side} commit` };
  }
  for (const { path, fields } of configurations) {
    const unknown = Object.keys(fields).find((key) => !knownKeys.has(key));
    if (unknown !== undefined)
      return { ...known, unknown: `${path} has ${JSON.stringify(unknown)}, which only turbo knows` };
    for (const glob of [...texts(fields.globalDependencies), ...texts(fields.globalDotEnv)]) {
      if (glob.startsWith('!')) continue;
      matchers.push(matcherOf(posix.normalize(glob.replace(/^\$TURBO_ROOT\$\//, '')).replace(/\/$/, '')));
    }
  }
  const given = configurations.flatMap((one) => one.inputs);
  if (given.length > 0) await addInputs(tree, root, given, inputs);
  return { ...known, dependencies: configurations.flatMap((one) => one.dependencies) };
}

/** Adds the inputs of tasks to the packages that have a script of the task's name. Tasks of the root belong to the root. */
async function addInputs(tree: Tree, root: string, given: readonly OutsideInput[], inputs: TaskInputs): Promise<void> {
  const manifests = (await tree.entries()).flatMap(({ path }) =>
    nameOf(path) === 'package.json' && !`/${path}`.includes('/node_modules/') ? [path] : [],
  );
  for (const [path, content] of await tree.read(manifests)) {
    const manifest = belowRoot(path, root);
    if (manifest === undefined) continue;
    const fields = fieldsInJson(content) ?? {};
    const isRoot = manifest === 'package.json';
    for (const { task, from, glob } of given) {
      const isOfTask = from === '*' ? !isRoot : from === (isRoot ? '//' : fields.name);
      if (!isOfTask || !Object.hasOwn(fieldsOf(fields.scripts), task)) continue;
      inputs.add(glob.startsWith('../') ? posix.join(posix.dirname(manifest), glob) : glob, manifest);
    }
  }
}
